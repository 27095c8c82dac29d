"""The arena's worker processes, which exit as soon as the arena stops for any reason.

They are spawned, not forked, so that all platforms behave alike. They ignore keyboard interrupts, which only
the arena handles, and watch a pipe to notice when the arena is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A process pool; leaving the block abandons its running tasks."""
    spawning = multiprocessing.get_context("spawn")
    # The arena has the only writing end. When the arena closes it or dies, every worker exits.
    watched, held = spawning.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, spawning, _start_worker, (watched,))
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(wait=True, cancel_futures=True)
        watched.close()


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Defer keyboard interrupts. Processes started in the block never receive them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(watched: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_arena, args=(watched,), daemon=True).start()


def _exit_with_arena(watched: Connection) -> None:
    with suppress(EOFError, OSError):
        watched.recv_bytes()
    os._exit(0)
