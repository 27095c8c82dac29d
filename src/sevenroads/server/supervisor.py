"""Several workers behind one port: started, watched, started again when one dies, stopped together.

A worker is forked from a supervisor that has loaded everything and does nothing but watch: it has no thread,
no event loop and no connection. So a new worker is there at once, and all share the memory of what is loaded.
"""

from __future__ import annotations

import gc
import importlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from multiprocessing.context import ForkProcess
from types import FrameType
from typing import Final

from .runtime import metrics
from .runtime.logs import log

#: Seconds between two looks at the workers.
TICK: Final = 0.1
#: Least seconds between two starts of a worker, so that one that cannot start does not spin.
PAUSE: Final = 1.0
#: Seconds a worker may take to stop.
PATIENCE: Final = 15
#: What ends the supervisor, and by it the workers.
ENDING: Final = (signal.SIGTERM, signal.SIGINT)
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
        #: The worker at each place, none while one cannot be started, and when a start was last tried.
        self._workers: list[ForkProcess | None] = [None] * workers
        self._tried = [0.0] * workers

    def run(self) -> bool:
        """Start the workers and watch them until told to stop; False if one ended before any has started."""
        for number in ENDING:
            signal.signal(number, self._stop)
        try:
            for place in range(len(self._workers)):
                self._start(place)
            self._watch()
        finally:
            # Whatever ends the watch: this process cannot leave while a worker waits for it to leave.
            self._end()
        return self._up or self._stopping

    def _watch(self) -> None:
        while not self._stopping:
            time.sleep(TICK)
            self._look_for_the_first()
            if not self._up and any(one is None or one.exitcode is not None for one in self._workers):
                return
            for place in range(len(self._workers)):
                self._look_after(place)

    def _look_for_the_first(self) -> None:
        if self._up:
            return
        try:
            self._up = bool(os.read(self._told, 1))
        except BlockingIOError:
            return
        self._say_started()

    def _look_after(self, place: int) -> None:
        """Fill a place whose worker has died; what cannot be started is tried again after a pause."""
        worker = self._workers[place]
        if worker is not None and worker.exitcode is not None:
            assert worker.pid is not None
            log("worker-died", level=logging.ERROR, process=worker.pid, code=worker.exitcode)
            metrics.forget_worker(place)
            self._workers[place] = worker = None
        if worker is None and time.monotonic() - self._tried[place] > PAUSE and not self._stopping:
            self._start(place)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _end(self) -> None:
        workers = [worker for worker in self._workers if worker is not None]
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(PATIENCE)
            if worker.exitcode is None:
                worker.kill()
                worker.join()

    def _start(self, place: int) -> None:
        self._tried[place] = time.monotonic()
        # A daemon is ended and not waited for, should this process leave by a way not thought of. It may have
        # no children by `multiprocessing`; the machine's players are none.
        process = multiprocessing.get_context("fork").Process(
            target=self._be_a_worker, args=(place,), daemon=True
        )
        # A new worker has this process's handler at first, which would not end it: until it has its own, what
        # is to end it waits.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            process.start()
            self._workers[place] = process
        except OSError as error:  # too many processes, or no memory for one more
            log("worker-not-started", error=error)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _be_a_worker(self, place: int) -> None:
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        # In a session of its own: Ctrl-C reaches the supervisor alone, which stops the workers in order.
        os.setsid()
        for end in (self._held, self._told):
            os.close(end)
        metrics.work_at(place)
        self._work(self._lifeline, self._ready)
