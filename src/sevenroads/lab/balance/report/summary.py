"""The first sections of a report: an overview, a comparison of its variants, and the findings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....rules.types import Termination
from ..measures import MOST_DRAWN, Ending, Measures
from ..statistics import Estimate, difference
from . import plots
from .document import Part, Section, Table
from .groups import GroupReport
from .wording import count, interval, percent, signed, signed_interval

#: The figures that a comparison shows, with their names.
COMPARED: Final[tuple[tuple[str, Callable[[Measures], Estimate]], ...]] = (
    ("points of the starting player", lambda measures: measures.starting.points),
    ("drawn games", lambda measures: measures.drawn),
    ("won by objective", lambda measures: measures.ending(Termination.OBJECTIVE)),
    ("won by three roads", lambda measures: measures.ending(Termination.THREE_ROADS)),
    ("starting player passes its first turn", lambda measures: measures.first_passed),
)


def summary(groups: list[GroupReport]) -> list[Section]:
    """What the command line prints."""
    if not groups:
        return [Section("Overview", 2, ["No game is finished yet."])]
    sections = [_overview(groups)]
    if len(groups) > 1:
        sections.append(_comparison(groups))
    sections.append(_findings(groups))
    return sections


def _overview(groups: list[GroupReport]) -> Section:
    headers = ("variant", "games", "starting player", "interval", "verdict", "drawn games", "turns", "ends")
    rows = []
    for group in groups:
        measures = group.measures
        starting = measures.starting
        rows.append(
            [
                group.name,
                count(len(measures.games)),
                percent(starting.points.value),
                interval(starting.points),
                starting.verdict,
                percent(measures.drawn.value),
                f"{measures.turns:.1f}",
                _main_endings(measures.endings),
            ]
        )
    text = "The points of the starting player, the share of drawn games, and the mean length."
    return Section("Overview", 2, [text, Table(headers, rows), plots.starting_players(groups)])


def _main_endings(endings: Iterable[Ending]) -> str:
    return ", ".join(f"{ending.kind} {100 * ending.share.value:.0f}%" for ending in endings)


def _comparison(groups: list[GroupReport]) -> Section:
    first, *others = groups
    text = (
        f"Differences in percentage points to {first.name}, with 95% intervals. If an interval does not "
        "contain 0, the difference is larger than chance explains. The intervals are not corrected for the "
        "number of rows: of twenty rows without a difference, about one seems to have one."
    )
    headers = ("", *(group.name for group in others))
    rows = [
        [label, *(_difference_text(value(first.measures), value(group.measures)) for group in others)]
        for label, value in COMPARED
    ]
    rows.append(["mean turns", *(f"{group.measures.turns - first.measures.turns:+.1f}" for group in others)])
    parts: list[Part] = [text, Table(headers, rows)]
    if cards := _compared_objectives(groups):
        parts += ["Points of the sides that were dealt an objective card:", Table(headers, cards)]
    return Section("Comparison", 2, parts)


def _compared_objectives(groups: list[GroupReport]) -> list[list[str]]:
    """A row for each objective card of the first variant that another variant has too."""
    ours, *theirs = ({row.label: row.points for row in group.measures.objectives} for group in groups)
    return [
        [
            groups[0].names.card(card),
            *(_difference_text(points, their[card]) if card in their else "–" for their in theirs),
        ]
        for card, points in ours.items()
        if any(card in their for their in theirs)
    ]


def _difference_text(first: Estimate, second: Estimate) -> str:
    found = difference(first, second)
    return f"{signed(found.value)} ({signed_interval(found)})"


def _findings(groups: list[GroupReport]) -> Section:
    return Section("Findings", 2, ["\n".join(line for group in groups for line in _findings_of(group))])


def _findings_of(group: GroupReport) -> list[str]:
    """One sentence about the starting player, and one about everything that the tables show to be unfair."""
    measures, names = group.measures, group.names
    starting = measures.starting
    said = [
        f"the starting player wins {percent(starting.points.value)} of the points "
        f"({interval(starting.points)}): {starting.verdict}"
    ]
    if measures.drawn.low > MOST_DRAWN:
        said.append(f"{percent(measures.drawn.value)} of the games are drawn")
    if measures.both_first_passed.low > MOST_DRAWN:
        said.append(
            f"both players pass their first turn in {percent(measures.both_first_passed.value)} of games"
        )
    for verdict in ("too strong", "too weak"):
        objectives = [
            f"{names.card(row.label)} {percent(row.points.value)}"
            for row in measures.objectives
            if row.verdict == verdict
        ]
        cards = [
            f"{names.card(row.label)} {signed(row.effect.value)}"
            for row in measures.victory_cards
            if row.verdict == verdict
        ]
        said += [
            f"Objective cards that are {verdict}: {', '.join(objectives)}" if objectives else "",
            f"Victory cards that are {verdict}: {', '.join(cards)}" if cards else "",
        ]
    return [f"- {group.name}: {sentence}." for sentence in said if sentence]
