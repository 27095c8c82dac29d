"""A server with its default limits, for one attack after the other."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


class Target:
    """`sevenroads serve` with its default settings, in a process."""

    def __init__(self, folder: Path, descriptors: int | None = None, **settings: object) -> None:
        self._log = folder / "log"
        files = (descriptors, descriptors) if descriptors else resource.getrlimit(resource.RLIMIT_NOFILE)
        environment = {
            **os.environ,
            "SEVENROADS_DATABASE": f"sqlite:///{folder}/games.db",
            "SEVENROADS_PORT": "0",
            "SEVENROADS_MACHINE_PROCESSES": "0",
            **{f"SEVENROADS_{name.upper()}": str(value) for name, value in settings.items()},
        }
        with self._log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "sevenroads.cli", "serve"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, files),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log
        self.port = int(line.rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def log(self) -> str:
        return self._log.read_text()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def attacked(folder: Path, descriptors: int | None = None, **settings: object) -> Iterator[Target]:
    """A server with these settings, which may have `descriptors` open files."""
    target = Target(folder, descriptors, **settings)
    try:
        yield target
    finally:
        target.stop()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with attacked(tmp_path_factory.mktemp("target")) as running:
        yield running
