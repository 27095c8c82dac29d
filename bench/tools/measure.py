"""What the benchmark scripts share: arguments, interleaved rounds, medians, tables and the JSON line.

Machines are noisy, so all subjects take turns in several rounds, in rotating order, after one warm-up round.
A figure is the median over the rounds, with the lowest and the highest value. A ratio is computed in each
round and its median is reported, so that a slow period that covers a round cancels out.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

INSTALL: Final = '.venv/bin/pip install -e ".[bench]"'
WIDTH: Final = 118

console: Final = Console(width=WIDTH, highlight=False)

Run = Callable[[], float]
"""Does the work of one round and returns the amount of work."""


@dataclass(frozen=True)
class Sample:
    """One subject in one round; times in seconds."""

    work: float
    wall: float
    cpu: float


@dataclass(frozen=True)
class Figure:
    """A median over the rounds, with its spread."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        return cls(median(values), min(values), max(values))

    def text(self, digits: int = 2) -> str:
        return f"{self.median:,.{digits}f}"

    def spread(self, digits: int = 2) -> str:
        return f"{self.low:,.{digits}f} to {self.high:,.{digits}f}"


Rounds = dict[str, list[Sample]]


def parser_for(description: str | None) -> argparse.ArgumentParser:
    """A parser with the options that all scripts have."""
    parser = argparse.ArgumentParser(description=(description or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="Do less work, in under 45 seconds.")
    parser.add_argument("--json", action="store_true", help="Print a JSON object as the last line.")
    return parser


def arguments(description: str | None) -> argparse.Namespace:
    return parser_for(description).parse_args()


def interleave(subjects: Mapping[str, Run], rounds: int) -> Rounds:
    """Let the subjects take turns for a number of rounds, after one warm-up round."""
    names = list(subjects)
    samples: Rounds = {name: [] for name in names}
    for number in range(-1, rounds):
        start = number % len(names)
        for name in names[start:] + names[:start]:
            sample = timed(subjects[name])
            if number >= 0:
                samples[name].append(sample)
    return samples


def timed(run: Run) -> Sample:
    """Wall time and CPU time of this process (all its threads), without garbage collection."""
    gc.collect()
    gc.disable()
    try:
        wall, cpu = time.perf_counter(), time.process_time()
        work = run()
        return Sample(work, time.perf_counter() - wall, time.process_time() - cpu)
    finally:
        gc.enable()


def rate(samples: Iterable[Sample], clock: str = "cpu", scale: float = 1.0) -> list[float]:
    """Work per second in each round, divided by `scale`."""
    return [sample.work / getattr(sample, clock) / scale for sample in samples]


def cost(samples: Iterable[Sample], clock: str = "cpu", scale: float = 1e-9) -> list[float]:
    """Time per unit of work in each round, in units of `scale` seconds."""
    return [getattr(sample, clock) / sample.work / scale for sample in samples]


def ratio(over: Sequence[float], under: Sequence[float]) -> Figure:
    """The ratio in each round, and the median of these."""
    return Figure.of([a / b for a, b in zip(over, under, strict=True)])


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], note: str = "") -> None:
    """Print a table. The first column is left-aligned, the others right-aligned."""
    grid = Table(title=title, title_justify="left", caption=note or None, caption_justify="left")
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right" if number else "left", no_wrap=not number)
    for row in rows:
        grid.add_row(*row)
    console.print(grid)


def say(text: str) -> None:
    console.print(text, markup=False)


def missing(peer: str) -> None:
    say(f"{peer} is not installed, so only Seven Roads is measured. To install it: {INSTALL}")


def cores() -> int:
    """The number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def machine() -> dict[str, Any]:
    """What a reader needs to judge the figures."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "cores": cores(),
        "load": load,
        "python": platform.python_version(),
        "arch": platform.machine(),
    }


def plain(value: Any) -> Any:
    """Convert figures to dicts and shorten floats, for JSON."""
    if isinstance(value, Figure):
        return plain(asdict(value))
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return float(f"{value:.6g}") if isinstance(value, float) else value


def json_line(report: Mapping[str, Any]) -> None:
    """Write the report as the last line of the output."""
    console.file.flush()
    sys.stdout.write(json.dumps(plain(report)) + "\n")
    sys.stdout.flush()
