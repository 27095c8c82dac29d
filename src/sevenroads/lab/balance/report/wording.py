"""Numbers of a report as text."""

from __future__ import annotations

from typing import Final

from ..measures import Measured
from ..statistics import Estimate

#: The columns of `measured_row` after the name.
MEASURED_HEADERS: Final = ("games", "points", "interval", "won", "drawn", "verdict")


def percent(value: float) -> str:
    return "–" if value != value else f"{100 * value:.1f}%"


def interval(estimate: Estimate) -> str:
    return f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}%" if estimate.count else "–"


def signed(value: float) -> str:
    return "–" if value != value else f"{100 * value:+.1f}"


def signed_interval(estimate: Estimate) -> str:
    return f"{100 * estimate.low:+.1f} to {100 * estimate.high:+.1f}" if estimate.count else "–"


def count(number: int) -> str:
    return f"{number:,}"


def measured_row(name: str, row: Measured) -> list[str]:
    return [
        name,
        count(row.points.count),
        percent(row.points.value),
        interval(row.points),
        percent(row.won),
        percent(row.drawn),
        row.verdict,
    ]
