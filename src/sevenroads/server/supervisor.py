"""Several workers behind one port: started, watched, started again when one dies, stopped together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
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

    def __init__(self, listening: socket.socket, workers: int) -> None:
        self._listening = listening
        self._stopping = False
        #: Closed with this process, however it ends: workers do not outlive it.
        self._lifeline, self._held = os.pipe()
        self._workers = [self._start() for _ in range(workers)]
        self._started = [time.monotonic()] * workers

    def run(self) -> None:
        """Watch the workers until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            time.sleep(TICK)
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

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self) -> subprocess.Popen[bytes]:
        handle = self._listening.fileno()
        command = "import sys; from sevenroads.server.serve import work; work(*map(int, sys.argv[1:]))"
        return subprocess.Popen(
            # In a session of its own: Ctrl-C reaches the supervisor alone, which stops the workers in order.
            [sys.executable, "-P", "-c", command, str(handle), str(self._lifeline)],
            pass_fds=(handle, self._lifeline),
            start_new_session=True,
            env=os.environ.copy(),
        )
