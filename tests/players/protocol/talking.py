"""Helpers for tests of the engine protocol: a session in this process, a real one, and bots."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sevenroads import State
from sevenroads.players.protocol.session import EngineSession

ENGINE = [sys.executable, "-W", "error", "-m", "sevenroads.cli", "engine"]
#: What a well-behaved bot says before the first `go`.
POLITE = """\
import os, sys, time, subprocess
def say(line):
    print(line, flush=True)
def lines():
    for line in sys.stdin:
        if line == "identify\\n":
            say("id protocol 1")
            say("identified")
        elif line == "ready\\n":
            say("ready")
        else:
            yield line.split()
"""


class Conversation:
    """A session whose answers are collected."""

    def __init__(self, spec: str = "level:2") -> None:
        self.lines: list[str] = []
        self.session = EngineSession(spec, self.lines.append, "0")

    def say(self, *lines: str | bytes) -> list[str]:
        """Send lines; the answers that have come when they are handled."""
        before = len(self.lines)
        for line in lines:
            self.session.handle(line if isinstance(line, bytes) else f"{line}\n".encode())
        return self.lines[before:]

    def until(self, word: str, seconds: float = 20) -> str:
        """Wait for the next line that begins with a word; forget all lines up to it."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            for number, line in enumerate(self.lines):
                if line.split()[0] == word:
                    del self.lines[: number + 1]
                    return line
            time.sleep(0.002)
        raise AssertionError(f"no {word}: {self.lines}")

    def until_error(self, line: str) -> str:
        """Send a line and wait for its error, among other lines of a search."""
        self.say(line)
        return self.until("error")

    def state(self) -> object:
        """Everything that a wrong line must not change."""
        session = self.session
        return session._view, list(session._history), session._variant, dict(session._chosen), session._spec


def started(state: State, side: str = "south", spec: str = "level:2") -> Conversation:
    """A conversation in which a game has begun."""
    talk = Conversation(spec)
    view = state.view(side)
    assert talk.say(f"newgame {str(view).split()[0]} {side}", f"position {view}") == []
    return talk


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`sevenroads engine` in a process."""
    with subprocess.Popen(
        [*ENGINE, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        yield process


def bot(folder: Path, body: str) -> list[str]:
    """The command of a bot in Python with this body; `POLITE` comes before it."""
    script = folder / "bot.py"
    script.write_text(POLITE + body)
    return [sys.executable, "-S", "-E", str(script)]
