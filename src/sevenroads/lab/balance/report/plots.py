"""Draws the plots of a report as SVG: intervals beside a band that counts as fair, and histograms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....render.drawing.markup import shorten, tag, words
from ..measures import Measures
from ..statistics import EQUAL, FAIR, Estimate
from .document import Figure
from .groups import GroupReport

WIDTH: Final = 760
LABELS: Final = 170
RIGHT: Final = 20
TOP: Final = 34
ROW: Final = 20
INK: Final = "#444"
BAND: Final = "#dcebdc"
COLOURS: Final = {"fair": "#2f7d32", "not decided": "#777", "too strong": "#b0532a", "too weak": "#1f5fa8"}
#: A histogram has at most this many bars.
MOST_BARS: Final = 40
BARS_HEIGHT: Final = 180

#: One row of an interval plot: a label, the value, and the verdict that gives its colour.
Row = tuple[str, Estimate, str]


def starting_players(groups: Sequence[GroupReport]) -> Figure:
    """The starting player's points in each group."""
    rows = [
        (group.name.replace("`", ""), group.measures.starting.points, group.measures.starting.verdict)
        for group in groups
    ]
    return Figure(
        "starting-player", _interval_plot(rows, FAIR, percent=True), "Points of the starting player"
    )


def objectives(measures: Measures, name: str, group: str) -> Figure:
    """The points of each objective card, best first."""
    rows = [(row.label, row.points, row.verdict) for row in measures.objectives]
    title = f"Points of the sides that were dealt each objective card, {group}"
    return Figure(name, _interval_plot(rows, FAIR, percent=True), title)


def victory_cards(measures: Measures, name: str, group: str) -> Figure:
    """The effect of each Victory card, best first."""
    rows = [(card.label, card.effect, card.verdict) for card in measures.victory_cards]
    title = f"Effect of each Victory card in percentage points, {group}"
    return Figure(name, _interval_plot(rows, EQUAL, percent=False), title)


def lengths(measures: Measures, name: str, group: str) -> Figure:
    """How many games have which length."""
    longest = max(game.turns for game in measures.games)
    width = max(1, -(-longest // MOST_BARS))
    return Figure(name, _histogram(measures.turn_counts(width), width), f"Turns per game, {group}")


def _interval_plot(rows: Sequence[Row], band: tuple[float, float], percent: bool) -> str:
    ordered = sorted((row for row in rows if row[1].count), key=lambda row: row[1].rank)
    low = min([band[0], *(row[1].low for row in ordered)]) - 0.02
    high = max([band[1], *(row[1].high for row in ordered)]) + 0.02
    bottom = TOP + ROW * len(ordered)

    def across(value: float) -> float:
        return LABELS + (WIDTH - LABELS - RIGHT) * (value - low) / (high - low)

    parts = [
        tag(
            "rect",
            x=across(band[0]),
            y=TOP,
            width=across(band[1]) - across(band[0]),
            height=bottom - TOP,
            fill=BAND,
        )
    ]
    for value in _ticks(low, high):
        label = f"{100 * value:.0f}%" if percent else f"{100 * value:+.0f}"
        parts.append(tag("path", d=f"M{across(value):.1f} {TOP}V{bottom}", stroke="#ccc"))
        parts.append(words(label, across(value), TOP - 8, 11, text_anchor="middle", fill=INK))
    middle = sum(band) / 2
    parts.append(tag("path", d=f"M{across(middle):.1f} {TOP}V{bottom}", stroke=INK))
    for number, (label, estimate, verdict) in enumerate(ordered):
        y, colour = TOP + ROW * (number + 0.5), COLOURS[verdict]
        line = f"M{across(estimate.low):.1f} {y:.1f}H{across(estimate.high):.1f}"
        parts += [
            words(shorten(label, 12, LABELS - 16), LABELS - 10, y + 4, 12, text_anchor="end", fill=INK),
            tag("path", d=line, stroke=colour, stroke_width=2),
            tag("circle", cx=across(estimate.value), cy=y, r=4, fill=colour),
        ]
    return _drawing(parts, bottom + 28, _legend(bottom + 18))


def _legend(y: float) -> list[str]:
    parts, x = [], float(LABELS)
    for verdict, colour in COLOURS.items():
        parts += [tag("circle", cx=x, cy=y - 4, r=4, fill=colour), words(verdict, x + 8, y, 11, fill=INK)]
        x += 110
    return parts


def _ticks(low: float, high: float) -> list[float]:
    """Round values between two bounds, at most about ten."""
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if (high - low) / step <= 12)
    first = int(low // step) + 1
    return [n * step for n in range(first, int(high // step) + 1)]


def _histogram(counts: dict[int, int], width: int) -> str:
    first, last = min(counts), max(counts)
    starts = range(first, last + 1, width)
    most = max(counts.values())
    left, right = 60, WIDTH - RIGHT
    step = (right - left) / len(starts)
    bottom = TOP + BARS_HEIGHT
    parts = [
        words("games", left - 8, TOP - 12, 11, text_anchor="end", fill=INK),
        words(f"{most:,}", left - 8, TOP + 4, 11, text_anchor="end", fill=INK),
        words("0", left - 8, bottom + 4, 11, text_anchor="end", fill=INK),
        words("turns", right, bottom + 32, 11, text_anchor="end", fill=INK),
        tag("path", d=f"M{left} {TOP}V{bottom}H{right}", fill="none", stroke=INK),
    ]
    every = max(1, len(starts) // 12)
    for number, start in enumerate(starts):
        height = BARS_HEIGHT * counts.get(start, 0) / most
        x = left + step * number
        parts.append(tag("rect", x=x + 1, y=bottom - height, width=step - 1.5, height=height, fill="#1f5fa8"))
        if number % every == 0:
            parts.append(words(str(start), x + step / 2, bottom + 15, 11, text_anchor="middle", fill=INK))
    return _drawing(parts, bottom + 40)


def _drawing(parts: Sequence[str], height: float, more: Sequence[str] = ()) -> str:
    background = tag("rect", width="100%", height="100%", fill="white")
    body = "\n".join((background, *parts, *more))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'font-family="sans-serif">\n{body}\n</svg>\n'
    )
