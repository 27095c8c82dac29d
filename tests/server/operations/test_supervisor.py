"""The supervisor, with workers that only wait: after any failure all processes end together."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

#: A supervisor like that of `serve`. A worker prints its process id, reports that it is ready and waits. Like
#: a serving worker it runs until the supervisor's end of the lifeline closes.
BEGIN = """
import os, signal, sys
from sevenroads.server.runtime import logs
from sevenroads.server.supervisor import Supervisor

def work(lifeline, ready):
    os.write(1, b"%d\\n" % os.getpid())
    os.write(ready, b".")
    os.read(lifeline, 1)

def started():
    os.write(1, b"started\\n")

logs.configure("info")
"""
RUN = "sys.exit(0 if Supervisor({workers}, work, started).run() else 3)"


@contextmanager
def supervising(*lines: str, workers: int = 2) -> Iterator[subprocess.Popen[str]]:
    program = "\n".join((BEGIN, *lines, RUN.format(workers=workers)))
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()  # its workers see it end


def told(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(count)]


def logged(errors: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in errors.splitlines() if line.startswith("{")]


def alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def test_a_supervisor_whose_start_callback_fails_stops_its_workers_and_exits() -> None:
    """For example when the parent process has closed the pipe for the printed address."""
    with supervising("def started(): raise BrokenPipeError") as process:
        output, errors = process.communicate(timeout=20)
    assert "BrokenPipeError" in errors
    assert process.returncode == 1
    workers = [int(line) for line in output.split()]
    assert workers
    assert not any(alive(worker) for worker in workers)


def test_a_failed_restart_of_a_worker_is_retried_while_the_others_serve() -> None:
    failing = """
fork, forks = os.fork, []
def meagre():
    forks.append(1)
    if len(forks) in (3, 4):
        raise BlockingIOError(11, "Resource temporarily unavailable")
    return fork()
os.fork = meagre
"""
    with supervising(failing) as process:
        lines = told(process, 3)
        lines.remove("started")
        first, second = map(int, lines)
        os.kill(first, signal.SIGKILL)
        (third,) = map(int, told(process, 1))
        assert alive(second)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 0
    assert not alive(second)
    assert not alive(third)
    events = [(line["event"], line["level"]) for line in logged(errors)]
    assert events == [("worker-died", "error")] + [("worker-not-started", "error")] * 2


def test_a_supervisor_that_cannot_start_any_worker_reports_it_and_exits() -> None:
    failing = """
def meagre():
    raise BlockingIOError(11, "Resource temporarily unavailable")
os.fork = meagre
"""
    with supervising(failing) as process:
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 3
    assert {line["event"] for line in logged(errors)} == {"worker-not-started"}


def test_a_worker_stopped_before_it_has_started_exits() -> None:
    """The signal arrives right after the fork, while the supervisor's handlers are still installed."""
    at_once = "os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGTERM))"
    with supervising(at_once, workers=1) as process:
        output, _ = process.communicate(timeout=20)
    assert process.returncode == 3
    assert output == ""


def test_a_supervisor_stopped_while_it_starts_workers_exits() -> None:
    at_once = "os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), signal.SIGINT))"
    with supervising(at_once) as process:
        began = time.monotonic()
        process.communicate(timeout=20)
    assert process.returncode == 0
    assert time.monotonic() - began < 10
