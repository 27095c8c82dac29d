"""Several workers behind one port: started, watched, started again when one dies, stopped together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from . import metrics
from .logs import log

#: Seconds between two looks at the workers.
TICK: Final = 0.1
#: Least seconds between two starts of a worker, so that one that cannot start does not spin.
PAUSE: Final = 1.0
#: Seconds a worker may take to stop.
PATIENCE: Final = 15


class Supervisor:
    """Keeps a number of workers running on a listening socket."""

    def __init__(self, listening: socket.socket, workers: int, started: Callable[[], None]) -> None:
        self._listening = listening
        self._say_started = started
        self._up = False
        self._stopping = False
        #: Closed with this process, however it ends: workers do not outlive it.
        self._lifeline, self._held = os.pipe()
        #: Where a worker tells that it answers clients.
        self._told, self._ready = os.pipe()
        os.set_blocking(self._told, False)
        self._workers = [self._start() for _ in range(workers)]
        self._started = [time.monotonic()] * workers

    def run(self) -> bool:
        """Watch the workers until told to stop; False if one ended before any has started."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            time.sleep(TICK)
            self._look_for_the_first()
            if not self._up and any(worker.poll() is not None for worker in self._workers):
                break
            for place, worker in enumerate(self._workers):
                since = time.monotonic() - self._started[place]
                if worker.poll() is not None and since > PAUSE and not self._stopping:
                    log("worker-died", process=worker.pid, code=worker.returncode)
                    metrics.forget_worker(worker.pid)
                    self._workers[place] = self._start()
                    self._started[place] = time.monotonic()
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            try:
                worker.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                worker.kill()
        return self._up or self._stopping

    def _look_for_the_first(self) -> None:
        if self._up:
            return
        try:
            self._up = bool(os.read(self._told, 1))
        except BlockingIOError:
            return
        self._say_started()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self) -> subprocess.Popen[bytes]:
        handles = (self._listening.fileno(), self._lifeline, self._ready)
        command = "import sys; from sevenroads.server.serve import work; work(*map(int, sys.argv[1:]))"
        return subprocess.Popen(
            # In a session of its own: Ctrl-C reaches the supervisor alone, which stops the workers in order.
            [sys.executable, "-P", "-c", command, *map(str, handles)],
            pass_fds=handles,
            start_new_session=True,
            env=os.environ.copy(),
        )
