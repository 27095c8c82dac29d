"""Several workers behind one port: started, watched, started again when one dies, stopped together.

A worker is forked from a supervisor that has loaded everything and does nothing but watch: it has no thread,
no event loop and no connection. So a new worker is there at once, and all share the memory of what is loaded.
"""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.context import ForkProcess
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
#: What a worker would load when it starts, or later.
LOADED: Final = (
    "asyncpg",
    "sevenroads.server.app",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.ext.asyncio",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)


class Supervisor:
    """Keeps a number of workers running."""

    def __init__(self, workers: int, work: Callable[[int, int], None], started: Callable[[], None]) -> None:
        """`work` is what a worker does, given where it sees this process end and where it tells it is up."""
        self._work = work
        self._say_started = started
        self._up = False
        self._stopping = False
        #: Closed with this process, however it ends: workers do not outlive it.
        self._lifeline, self._held = os.pipe()
        #: Where a worker tells that it answers clients.
        self._told, self._ready = os.pipe()
        os.set_blocking(self._told, False)
        for module in LOADED:
            importlib.import_module(module)
        gc.collect()
        gc.freeze()  # what is looked at for garbage is written to, and then no longer shared
        self._workers = [self._start() for _ in range(workers)]
        self._started = [time.monotonic()] * workers

    def run(self) -> bool:
        """Watch the workers until told to stop; False if one ended before any has started."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        while not self._stopping:
            time.sleep(TICK)
            self._look_for_the_first()
            if not self._up and any(worker.exitcode is not None for worker in self._workers):
                break
            for place, worker in enumerate(self._workers):
                since = time.monotonic() - self._started[place]
                if worker.exitcode is not None and since > PAUSE and not self._stopping:
                    assert worker.pid is not None
                    log("worker-died", process=worker.pid, code=worker.exitcode)
                    metrics.forget_worker(worker.pid)
                    self._workers[place] = self._start()
                    self._started[place] = time.monotonic()
        for worker in self._workers:
            worker.terminate()
        for worker in self._workers:
            worker.join(PATIENCE)
            if worker.exitcode is None:
                worker.kill()
                worker.join()
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

    def _start(self) -> ForkProcess:
        process = multiprocessing.get_context("fork").Process(target=self._be_a_worker)
        process.start()
        return process

    def _be_a_worker(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        # In a session of its own: Ctrl-C reaches the supervisor alone, which stops the workers in order.
        os.setsid()
        for end in (self._held, self._told):
            os.close(end)
        self._work(self._lifeline, self._ready)
