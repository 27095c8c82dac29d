"""Starts servers quickly: a process that has loaded all modules forks them on request.

Starting `sevenroads serve` takes nearly all its time for loading modules. The kill test restarts the server
thousands of times and is interested in the rest: migrations, the port, the games. A forked server is a
process with its own settings, and SIGKILL ends it like any other.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

from sevenroads.server import supervisor

from .client import ServerProcess, answers

#: All modules that a server imports, at the start or later.
MODULES = (*supervisor.PRELOADED, "sevenroads.server.serve", "sqlalchemy.dialects.sqlite")


class ForkServer:
    """The process that forks servers; close it at the end."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from server.fork_server import main; main()"],
            cwd=os.path.dirname(os.path.dirname(__file__)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def fork(self, environment: dict[str, str], log: str) -> int:
        """Start a server; returns its process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"environment": environment, "log": log}) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class ForkedServer(ServerProcess):
    """A server that a `ForkServer` starts; it needs a port."""

    def __init__(self, fork_server: ForkServer, database: str, port: int, **settings: object) -> None:
        super().__init__(database, port, **settings)
        self._fork_server = fork_server
        self.pid = 0

    def begin(self, **extra: object) -> None:
        """Start the server without waiting until it answers."""
        self.pid = self._fork_server.fork(self.environment(**extra), self._log_file())

    def start(self, **extra: object) -> None:
        self.begin(**extra)
        deadline = time.monotonic() + 30
        while not answers(self.port):
            if not self.alive() or time.monotonic() > deadline:
                raise RuntimeError(f"The server did not start: {self.logged()[-2000:]}")
            time.sleep(0.005)

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        deadline = time.monotonic() + 20
        if self.pid and self.alive():
            os.kill(self.pid, number)
        while self.pid and self.alive():
            time.sleep(0.002)
            if time.monotonic() > deadline:
                os.kill(self.pid, signal.SIGKILL)
        self.pid = 0


# ------------------------------------------------------------ in the forking process


def main() -> None:
    for module in MODULES:
        importlib.import_module(module)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # reap ended servers at once
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            _serve(order)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _serve(order: dict[str, Any]) -> None:
    from sevenroads.server.runtime import failpoints
    from sevenroads.server.runtime.settings import read_settings
    from sevenroads.server.serve import serve

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    nothing = os.open(os.devnull, os.O_RDWR)
    for place, file in ((0, nothing), (1, nothing), (2, log)):
        os.dup2(file, place)
    code = 1
    try:
        os.environ.clear()
        os.environ.update(order["environment"])
        failpoints._armed, failpoints._left = failpoints._read()
        serve(read_settings())
        code = 0
    finally:
        os._exit(code)
