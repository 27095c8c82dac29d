"""The supervisor of several workers behind one port: starts them, replaces those that die, stops them all.

The supervisor imports all modules and forks the workers from itself. It has no threads, event loop or
connections, so forking is safe. A new worker starts at once and shares the memory of the loaded code.
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

#: Seconds between two checks of the workers.
POLL_SECONDS: Final = 0.1
#: Minimum seconds between two starts in one slot, so that a worker that cannot start does not spin.
RESTART_DELAY: Final = 1.0
#: Seconds after which a worker that does not stop is killed.
SHUTDOWN_SECONDS: Final = 15
#: Signals that stop the supervisor and its workers.
STOP_SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
#: Modules that a worker would otherwise import at its start or later.
PRELOADED: Final = (
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
        """`work` runs a worker. Its arguments are two file descriptors.

        The first reaches end of file when the supervisor ends. The worker writes a byte to the second once it
        accepts clients.
        """
        self._work = work
        self._on_started = started
        self._started = False
        self._stopping = False
        #: This pipe closes when the supervisor ends for any reason; then the workers stop too.
        self._lifeline, self._held = os.pipe()
        #: Workers write here once they accept clients.
        self._ready_reader, self._ready_writer = os.pipe()
        os.set_blocking(self._ready_reader, False)
        for module in PRELOADED:
            importlib.import_module(module)
        gc.collect()
        gc.freeze()  # garbage collection would write to shared pages and so copy them
        #: The worker in each slot (None while it cannot be started), and when a start was last tried.
        self._workers: list[ForkProcess | None] = [None] * workers
        self._last_start = [0.0] * workers

    def run(self) -> bool:
        """Run the workers until a stop signal; returns False if one ended before any had started."""
        for number in STOP_SIGNALS:
            signal.signal(number, self._stop)
        try:
            for slot in range(len(self._workers)):
                self._start(slot)
            self._watch()
        finally:
            # Always stop the workers: each waits for this process to end, and this process for them.
            self._stop_workers()
        return self._started or self._stopping

    def _watch(self) -> None:
        while not self._stopping:
            time.sleep(POLL_SECONDS)
            self._check_first_start()
            if not self._started and any(one is None or one.exitcode is not None for one in self._workers):
                return
            for slot in range(len(self._workers)):
                self._keep_running(slot)

    def _check_first_start(self) -> None:
        if self._started:
            return
        try:
            self._started = bool(os.read(self._ready_reader, 1))
        except BlockingIOError:
            return
        self._on_started()

    def _keep_running(self, slot: int) -> None:
        """Replace the worker in a slot if it has died; retry a failed start after a delay."""
        worker = self._workers[slot]
        if worker is not None and worker.exitcode is not None:
            assert worker.pid is not None
            log("worker-died", level=logging.ERROR, process=worker.pid, code=worker.exitcode)
            metrics.drop_gauges(slot)
            self._workers[slot] = worker = None
        if (
            worker is None
            and time.monotonic() - self._last_start[slot] > RESTART_DELAY
            and not self._stopping
        ):
            self._start(slot)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _stop_workers(self) -> None:
        workers = [worker for worker in self._workers if worker is not None]
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(SHUTDOWN_SECONDS)
            if worker.exitcode is None:
                worker.kill()
                worker.join()

    def _start(self, slot: int) -> None:
        self._last_start[slot] = time.monotonic()
        # A daemon: if the supervisor exits in an unforeseen way, it terminates the worker instead of waiting.
        # A daemon may not have `multiprocessing` children; the machine's processes are started differently.
        process = multiprocessing.get_context("fork").Process(
            target=self._run_worker, args=(slot,), daemon=True
        )
        # The new worker inherits this process's signal handler, which would not stop it. Block the signals
        # until the worker has restored the default handlers.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
        try:
            process.start()
            self._workers[slot] = process
        except OSError as error:  # too many processes, or not enough memory
            log("worker-not-started", error=error)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def _run_worker(self, slot: int) -> None:
        for number in STOP_SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
        # A new session: Ctrl-C then reaches only the supervisor, which stops the workers in order.
        os.setsid()
        for end in (self._held, self._ready_reader):
            os.close(end)
        metrics.use_slot(slot)
        self._work(self._lifeline, self._ready_writer)
