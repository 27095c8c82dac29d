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

#: Seconds before a worker that died is started again, so that one that cannot start does not spin.
PAUSE: Final = 0.5
#: Seconds a worker may take to stop.
PATIENCE: Final = 15


class Supervisor:
    """Keeps a number of workers running on a listening socket."""

    def __init__(self, listening: socket.socket, workers: int) -> None:
        self._listening = listening
        self._stopping = False
        self._workers = [self._start() for _ in range(workers)]

    def run(self) -> None:
        """Watch the workers until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            time.sleep(PAUSE)
            for place, worker in enumerate(self._workers):
                if worker.poll() is not None and not self._stopping:
                    log("worker-died", process=worker.pid, code=worker.returncode)
                    metrics.forget_worker(worker.pid)
                    self._workers[place] = self._start()
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
        command = "import sys; from sevenroads.server.serve import work; work(int(sys.argv[1]))"
        return subprocess.Popen(
            # In a session of its own: Ctrl-C reaches the supervisor alone, which stops the workers in order.
            [sys.executable, "-P", "-c", command, str(handle)],
            pass_fds=(handle,),
            start_new_session=True,
            env=os.environ.copy(),
        )
