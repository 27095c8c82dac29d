"""Processor time and memory of processes, from /proc."""

from __future__ import annotations

import os
from pathlib import Path

CLOCK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def family(process: int) -> list[int]:
    """A process and its descendants, except those in which the machine thinks."""
    found = [process]
    for child in children(process):
        if b"sevenroads.server.machine.thinking" not in Path(f"/proc/{child}/cmdline").read_bytes():
            found += family(child)
    return found


def cpu_ticks(process: int, *, ended: bool = False) -> int:
    """The processor time of one process; with `ended`, also that of its children that have ended.

    A process that has just ended counts as zero.
    """
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return sum(int(field) for field in fields[11 : 15 if ended else 13])


def seconds(ticks: int) -> float:
    return ticks / CLOCK


def cpu_seconds(process: int) -> float:
    """The processor time of a server and its workers."""
    return seconds(sum(cpu_ticks(one) for one in family(process)))


def stolen_seconds() -> float:
    """Processor time stolen by other virtual machines since this one started."""
    return seconds(int(_total().split()[8]))


def busy_seconds() -> float:
    """Processor time that all processes of this computer have used since it started."""
    fields = [int(field) for field in _total().split()[1:9]]
    return seconds(sum(fields) - fields[3] - fields[4])


def _total() -> str:
    return Path("/proc/stat").read_text().split("\n", 1)[0]


def kilobytes(process: int) -> float:
    """The resident memory of a server and its workers."""
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(process))
    return pages * PAGE / 1024
