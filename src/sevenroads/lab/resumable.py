"""What resumable runs share: they store each result as it arrives, and write files in one step.

A run that is killed at any moment then loses at most the tasks that were running, and never leaves half a
file behind.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from .lines_file import Entry, LinesFile
from .task_files import NO_FILES, TaskFiles
from .worker_pool import Pool, interrupts_deferred

Task = TypeVar("Task")


def stored_results(
    file: LinesFile[Entry],
    pool: Pool,
    run: Callable[[Task], Entry],
    tasks: Iterator[Task],
    files: TaskFiles = NO_FILES,
) -> Generator[Entry, None, None]:
    """Run tasks, as `Pool.finished_tasks` does, and yield each result after it is in the file.

    Closing the generator abandons the running tasks.
    """
    with closing(pool.finished_tasks(run, tasks, files)) as finished:
        for _, result in finished:
            # `file.entries` and the file itself must have the same results.
            with interrupts_deferred():
                file.add(result)
            yield result


def open_folder(path: Path) -> None:
    """Make a directory if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise ValueError(f"{path} is a file. Give a directory.") from None


def write_whole(path: Path, data: bytes) -> None:
    """Write a file in one step: after a kill it is there whole, or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(data)
    part.replace(path)
