"""Worker processes for the arena that leave at once when it stops, however it stops.

They are spawned, not forked, so that every platform plays alike. An interrupt from the keyboard is
for the arena alone; the workers only watch whether it is still there.
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
def crew(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool whose tasks under way are dropped when the block is left."""
    spawning = multiprocessing.get_context("spawn")
    # The arena holds the only writing end: closed by it, or by its death, it ends every worker.
    watched, held = spawning.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, spawning, _begin, (watched,))
    try:
        yield pool
    finally:
        held.close()
        pool.shutdown(wait=True, cancel_futures=True)
        watched.close()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let an interrupt wait. Processes started meanwhile never get one, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(watched: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_arena, args=(watched,), daemon=True).start()


def _leave_with_the_arena(watched: Connection) -> None:
    with suppress(EOFError, OSError):
        watched.recv_bytes()
    os._exit(0)
