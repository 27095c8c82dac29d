"""Worker processes for games, which exit as soon as the process that started them stops for any reason.

They are spawned, not forked, so that all platforms behave alike. They ignore keyboard interrupts, which only
their parent handles, and watch a pipe to notice when it is gone. `Pool` is the interface that they share with
the workers of a cluster (`cluster`).
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar

from ..players.protocol.program import kill_all
from .task_files import NO_FILES, TaskFiles

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerDied(ValueError):
    """A worker process ended while it ran a task."""


class Pool(Protocol):
    """Workers that run tasks. The results depend on the tasks only, not on the workers."""

    def finished_tasks(
        self, run: Callable[[Task], Result], tasks: Iterator[Task], files: TaskFiles = NO_FILES
    ) -> Generator[tuple[Task, Result], None, None]:
        """Run tasks and yield each with its result, in the order in which they finish.

        `run` is a function of a module, or a `partial` of one; `files` has the files that tasks name. Tasks
        are taken only when a worker is about to need one. Closing the generator abandons running tasks.
        """
        ...


class ProcessPool:
    """Worker processes on this computer, by default one for each core."""

    def __init__(self, workers: int | None = None) -> None:
        check_workers(workers)
        self.workers = workers or os.cpu_count() or 1

    def finished_tasks(
        self, run: Callable[[Task], Result], tasks: Iterator[Task], files: TaskFiles = NO_FILES
    ) -> Generator[tuple[Task, Result], None, None]:
        """Run tasks, as in `Pool`. The workers open the files themselves."""
        return finished_tasks(self.workers, run, tasks)


def check_workers(workers: int | None) -> None:
    """Raise a `ValueError` for a number of workers that is not positive; `None` leaves it to the pool."""
    if workers is not None and workers < 1:
        raise ValueError(f"The number of workers must be 1 or more, not {workers}.")


@contextmanager
def open_pool(workers: int | None = None, ray: str | None = None) -> Iterator[Pool]:
    """A pool of processes or, with an address, of the workers of a Ray cluster (see `cluster.ray_pool`)."""
    if ray is None:
        yield ProcessPool(workers)
        return
    from .cluster import ray_pool

    with ray_pool(ray, workers) as pool:
        yield pool


def finished_tasks(
    workers: int, run: Callable[[Task], Result], tasks: Iterator[Task]
) -> Generator[tuple[Task, Result], None, None]:
    """Run tasks in worker processes, or here if there is only one; yield each with its result.

    Tasks are taken only when a worker is about to need one. Closing the generator abandons running tasks.
    """
    if workers == 1:
        for task in tasks:
            yield task, run(task)
        return
    # Two tasks per worker are submitted, so that no worker waits.
    ready = list(itertools.islice(tasks, 2 * workers))
    if not ready:
        return
    with worker_pool(workers) as pool:
        under_way: dict[Future[Result], Task] = {}
        while ready or under_way:
            for task in ready:
                with interrupts_deferred():
                    under_way[pool.submit(run, task)] = task
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                task = under_way.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    raise WorkerDied("A worker process died. Run with --workers 1 to see where.") from None
                yield task, result
            ready = list(itertools.islice(tasks, 2 * workers - len(under_way)))


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A process pool; leaving the block abandons its running tasks."""
    spawning = multiprocessing.get_context("spawn")
    # This process has the only writing end. When it closes the end or dies, every worker exits.
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
    threading.Thread(target=_exit_with_parent, args=(watched,), daemon=True).start()


def _exit_with_parent(watched: Connection) -> None:
    with suppress(EOFError, OSError):
        watched.recv_bytes()
    kill_all()
    os._exit(0)
