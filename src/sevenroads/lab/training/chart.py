"""Draws the figures of a training run, round by round, as an SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 300
HEIGHT: Final = 180
MARGIN: Final = 40
COLOURS: Final = ("#8a8a8a", "#1f5fa8", "#b0532a", "#2c7a4b", "#7a3f8f")

#: The title of each chart, and its lines: a name, and where its number is found in the figures of a round.
CHARTS: Final[tuple[tuple[str, tuple[tuple[str, tuple[str, ...]], ...]], ...]] = (
    (
        "Log loss of the value",
        (
            ("linear, before", ("before", "value")),
            ("linear, after", ("after", "value")),
            ("net, before", ("net_before", "value")),
            ("net", ("net", "value")),
        ),
    ),
    (
        "Cross-entropy of the preferences",
        (
            ("linear, before", ("before", "actions")),
            ("linear, after", ("after", "actions")),
            ("entropy of the visits", ("after", "entropy")),
            ("net, before", ("net_before", "actions")),
            ("net", ("net", "actions")),
        ),
    ),
    ("Games", (("drawn", ("drawn",)), ("points of the starting player", ("starter_points",)))),
    ("Turns per game", (("turns", ("turns",)),)),
)


def draw_chart(rounds: Sequence[dict[str, Any]]) -> str:
    """One chart for each entry of `CHARTS`, side by side."""
    charts = [
        _chart(title, [(name, [_number(figures, keys) for figures in rounds]) for name, keys in lines], at)
        for at, (title, lines) in enumerate(CHARTS)
    ]
    width = WIDTH * len(CHARTS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 75}" '
        f'font-family="sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="white"/>\n'
        + "\n".join(charts)
        + "\n</svg>\n"
    )


def _number(figures: dict[str, Any], keys: tuple[str, ...]) -> float:
    """A figure of a round; not a number if the round does not have it."""
    found: Any = figures
    for key in keys:
        found = found.get(key, {})
    return float(found or math.nan)


def _chart(title: str, lines: list[tuple[str, list[float]]], at: int) -> str:
    known = [number for _, numbers in lines for number in numbers if number == number]
    low, high = min(known, default=0.0), max(known, default=1.0)
    spread = (high - low) or max(abs(high), 1e-9)
    low, high = low - 0.1 * spread, high + 0.1 * spread
    left, right = WIDTH * at + MARGIN, WIDTH * (at + 1) - 15
    top, bottom = 30, HEIGHT - 10
    parts = [
        f'<text x="{left}" y="18" font-weight="bold">{escape(title)}</text>',
        f'<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="#444"/>',
        *(
            f'<text x="{left - 4}" y="{y + 4}" text-anchor="end">{number:.3g}</text>'
            for y, number in ((top, high), (bottom, low))
        ),
    ]
    count = len(lines[0][1])
    across = [left + 10 + (right - left - 20) * n / max(1, count - 1) for n in range(count)]
    parts += [
        f'<text x="{x:.1f}" y="{bottom + 14}" text-anchor="middle">{number}</text>'
        for number, x in enumerate(across, 1)
    ]
    for row, ((name, numbers), colour) in enumerate(zip(lines, COLOURS, strict=False)):
        points = [
            (x, bottom - (bottom - top) * (number - low) / (high - low))
            for x, number in zip(across, numbers, strict=True)
            if number == number
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        parts.append(f'<text x="{left}" y="{bottom + 30 + 13 * row}" fill="{colour}">{escape(name)}</text>')
    return "\n".join(parts)
