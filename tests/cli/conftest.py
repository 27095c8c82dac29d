"""The fixture `run` of the command-line tests."""

from __future__ import annotations

import pytest

from .running import InProcess


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> InProcess:
    return InProcess(capsys, monkeypatch)
