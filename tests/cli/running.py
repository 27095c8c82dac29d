"""Helpers of the command-line tests: run a command in this process and check how it ended."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from sevenroads.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class InProcess:
    """Runs commands in this process, which is faster than starting one for each."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *arguments: str, text: str = "") -> Ran:
        """Run a command with a text on standard input."""
        self._monkeypatch.setattr("sys.stdin", io.StringIO(text))
        try:
            code = main(list(arguments))
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
        return Ran(code, *self._capsys.readouterr())


def assert_rejected(ran: Ran, message: str = "") -> None:
    """Exit code 1, nothing on standard output, one line on standard error."""
    assert (ran.code, ran.out) == (1, ""), ran
    assert ran.err.startswith("sevenroads: ")
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.endswith("\n")
    assert message in ran.err
