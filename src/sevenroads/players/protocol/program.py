"""A bot's process: starts a program, exchanges lines with it, and always ends it.

The program has its own process group, so that everything it started ends with it. Its standard error is kept
for messages about failures. What the lines mean is not known here.
"""

from __future__ import annotations

import os
import queue
import shutil
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO, Final

from .lines import LONGEST_LINE, one_line

#: Seconds that a program has to exit by itself, before it is killed.
EXIT_SECONDS: Final = 1.0
#: Lines of standard error that a message about a failure quotes.
_LAST_ERRORS: Final = 3
#: Lines that may wait to be read; a program that writes more has to wait.
_QUEUED_LINES: Final = 1000


class BotFailed(ValueError):
    """A bot could not be started, crashed, did not answer in time, or gave an answer that is not allowed."""


def find_program(command: Sequence[str]) -> str:
    """The path of a command's program; raises `ValueError` if there is none that can be run."""
    if not command:
        raise ValueError("name the program to run, for example exec:./bot")
    found = shutil.which(command[0])
    if found is None:
        raise ValueError(f"there is no program {command[0]!r} that can be run")
    return found


class BotProgram:
    """A running program. It is killed when it is closed, no longer used, or when Python exits.

    Threads read and write its streams, so that a program that does neither cannot block the caller.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self.name = command[0]
        try:
            process = subprocess.Popen(
                [find_program(command), *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailed(f"cannot start {self.name}: {error.strerror or error}") from None
        _running[process.pid] = process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._received: queue.Queue[str | None] = queue.Queue(_QUEUED_LINES)
        self._to_send: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._errors: deque[str] = deque(maxlen=_LAST_ERRORS)
        closed = threading.Event()
        # Neither the threads nor the finalizer refer to this object, or it would never be collected.
        self._threads = [
            threading.Thread(target=target, args=arguments, daemon=True)
            for target, arguments in (
                (_read, (process.stdout, _put_into(self._received, closed))),
                (_read, (process.stderr, _keep_in(self._errors))),
                (_write, (process.stdin, self._to_send)),
            )
        ]
        self._finalizer = weakref.finalize(self, _end, process, self._to_send, closed)
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Send a line. If the program has ended, the next `receive` reports it."""
        self._to_send.put(line)

    def receive(self, deadline: float) -> str | None:
        """The next line, or `None` if there is none before the deadline (`time.monotonic`)."""
        try:
            line = self._received.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None
        if line is None:
            _wait(self._process, EXIT_SECONDS)
            raise self.failure("ended")
        return line

    def failure(self, what: str) -> BotFailed:
        """End the program; return an error with its exit code and the last lines of its standard error."""
        self.close()
        code = self._process.returncode
        exited = f" with exit code {code}" if what == "ended" and code >= 0 else ""
        quoted = "; ".join(self._errors)
        return BotFailed(f"the bot {self.name} {what}{exited}{f': {quoted}' if quoted else ''}")

    def close(self, last_line: str | None = None) -> None:
        """End the program: with a last line, give it a second to exit by itself."""
        if last_line is not None and self._finalizer.alive:
            self.send(last_line)
            self._to_send.put(None)
            _wait(self._process, EXIT_SECONDS)
        self._finalizer()
        for thread in self._threads:
            thread.join(EXIT_SECONDS)


_running: Final[dict[int, subprocess.Popen[bytes]]] = {}


def kill_all() -> None:
    """Kill every bot of this process; for a process that is about to exit without cleaning up."""
    for process in list(_running.values()):
        _kill(process)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a program that was not waited for yet, and everything in its process group."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _wait(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Wait for a program's exit but leave it a zombie, so that its process group can still be killed."""
    if not hasattr(os, "waitid"):
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        return
    deadline = time.monotonic() + seconds
    with suppress(ChildProcessError):
        while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
            if time.monotonic() > deadline:
                return
            time.sleep(0.005)


def _end(
    process: subprocess.Popen[bytes], to_send: queue.SimpleQueue[str | None], closed: threading.Event
) -> None:
    closed.set()
    to_send.put(None)
    _kill(process)
    process.wait()
    _running.pop(process.pid, None)


def _read(stream: IO[bytes], put: Callable[[str | None], None]) -> None:
    """Hand over each line, then `None`: the program has ended or closed the stream."""
    with stream, suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            put(one_line(line.decode(errors="replace")))
    put(None)


def _write(stream: IO[bytes], lines: queue.SimpleQueue[str | None]) -> None:
    # Closing flushes, which fails as well if the program has ended.
    with suppress(OSError), stream:
        while (line := lines.get()) is not None:
            stream.write(f"{line}\n".encode())
            stream.flush()


def _put_into(lines: queue.Queue[str | None], closed: threading.Event) -> Callable[[str | None], None]:
    def put(line: str | None) -> None:
        while not closed.is_set():
            with suppress(queue.Full):
                lines.put(line, timeout=0.1)
                return

    return put


def _keep_in(errors: deque[str]) -> Callable[[str | None], None]:
    def keep(line: str | None) -> None:
        if line:
            errors.append(line)

    return keep
