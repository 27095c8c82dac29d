"""The sections of a report about one variant. Every table says what it counts."""

from __future__ import annotations

from typing import Final

from ....rules.types import SIDES, Side
from ..games import EARLY_TURNS
from ..statistics import EQUAL
from . import plots
from .document import Section, Table
from .groups import GroupReport
from .wording import MEASURED_HEADERS, count, interval, measured_row, percent, signed, signed_interval

#: Words for the kinds of ending.
ENDINGS: Final = {
    "objective": "objective fulfilled",
    "three roads": "three roads conquered",
    "repetition": "drawn by repetition",
    "nobody can win": "drawn: nobody can win any more",
    "turn limit": "drawn at the turn limit",
}


def group_sections(group: GroupReport, suffix: str) -> list[Section]:
    """The sections of one variant. The names of its plots end with `suffix`."""
    sections = [
        Section(f"{group.names.edition}: {group.name}", 2),
        _starting(group),
        _first_turn(group),
    ]
    if group.measures.objectives:
        sections.append(_objectives(group, suffix))
    if group.measures.victory_cards:
        sections.append(_victory_cards(group, suffix))
    if group.measures.specials:
        sections.append(_specials(group))
    sections.append(_endings(group, suffix))
    return sections


def _starting(group: GroupReport) -> Section:
    measures = group.measures
    rows = [measured_row("starting player", measures.starting)]
    rows += [
        measured_row(f"starting player, {group.names.seat(side)} starts", measures.starting_from(side))
        for side in SIDES
    ]
    rows.append(measured_row(group.names.seat(Side.SOUTH), measures.south))
    text = "The last row shows whether the seat matters, whoever starts."
    return Section("Starting player and seat", 3, [text, Table(("", *MEASURED_HEADERS), rows)])


def _first_turn(group: GroupReport) -> Section:
    measures = group.measures
    rows = [measured_row(f"{row.label} AP", row) for row in measures.by_first_turn()]
    text = (
        "The starting player's result by the AP that it spent in its first turn. The player chose what to "
        "do, so a difference shows what it preferred, not what a first turn is worth."
    )
    waiting = (
        f"The starting player passed its first turn in {percent(measures.first_passed.value)} of the games; "
        f"both players passed theirs in {percent(measures.both_first_passed.value)}. In "
        f"{percent(measures.never_opened.value)}, the game was drawn before anyone spent an AP. Of the first "
        f"{EARLY_TURNS} turns of a game, {measures.early_passes:.1f} were passed on average; of all turns, "
        f"{percent(measures.passed)}."
    )
    return Section(
        "First turn and waiting", 3, [text, Table(("spent in turn 1", *MEASURED_HEADERS), rows), waiting]
    )


def _objectives(group: GroupReport, suffix: str) -> Section:
    cards = sorted(group.measures.objectives, key=lambda row: row.points.rank)
    rows = [[*measured_row(group.names.card(row.label), row), percent(row.fulfilled)] for row in cards]
    text = (
        "The points of the sides that were dealt each card. On average they are 50%, because two cards meet "
        "in every game. The last column is the share of these sides that won by fulfilling an objective, not "
        "by three roads."
    )
    figure = plots.objectives(group.measures, f"objectives-{suffix}", group.name)
    headers = ("card", "dealt", *MEASURED_HEADERS[1:], "fulfilled")
    return Section("Objective cards", 3, [text, Table(headers, rows), figure])


def _victory_cards(group: GroupReport, suffix: str) -> Section:
    uses = [header for use in ("drawn", "held", "played") for header in (use, "points")]
    cards = sorted(group.measures.victory_cards, key=lambda card: card.effect.rank)
    rows = [
        [
            group.names.card(card.label),
            *(
                text
                for row in (card.drawn, card.held, card.played)
                for text in (count(row.points.count), percent(row.points.value))
            ),
            signed(card.effect.value),
            signed_interval(card.effect),
            card.verdict,
        ]
        for card in cards
    ]
    text = (
        "How often a side drew the card, held it at the end and played it, each with the points of these "
        "sides. A side draws a card for each road that it conquers, so most of these points are above 50%."
    )
    effect = (
        "The **effect** shows what the card itself is worth, in percentage points. It compares sides that "
        "drew this card with sides that drew another card at the same moment: as the same card from the top "
        "of the deck, and as their first, second or later one. Chance decides which card a side draws, so "
        "the card causes the difference. A card that came with the winning road is not counted. An effect "
        f"between {100 * EQUAL[0]:+.0f} and {100 * EQUAL[1]:+.0f} is fair."
    )
    figure = plots.victory_cards(group.measures, f"victory-cards-{suffix}", group.name)
    return Section(
        "Victory cards",
        3,
        [text, effect, Table(("card", *uses, "effect", "interval", "verdict"), rows), figure],
    )


def _specials(group: GroupReport) -> Section:
    rows = [
        [
            group.names.unit(row.label),
            percent(used.value),
            *measured_row("", row)[1:6],
        ]
        for row, used in group.measures.specials
    ]
    text = (
        "How many sides placed each special unit at least once, and the points of these sides. The players "
        "chose when to place them, so this does not show what a unit is worth."
    )
    headers = ("unit", "used", "sides", *MEASURED_HEADERS[1:5])
    return Section("Special units", 3, [text, Table(headers, rows)])


def _endings(group: GroupReport, suffix: str) -> Section:
    measures = group.measures
    rows = [
        [ENDINGS.get(row.kind, row.kind), percent(row.share.value), interval(row.share), f"{row.turns:.1f}"]
        for row in measures.endings
    ]
    low, middle, high = measures.turn_deciles
    length = (
        f"A game has {measures.turns:.1f} turns on average, counting the turns of both players. Half of the "
        f"games have at most {middle:.0f}, one in ten at most {low:.0f}, and one in ten more than {high:.0f}."
    )
    figure = plots.lengths(measures, f"lengths-{suffix}", group.name)
    table = Table(("ending", "games", "interval", "mean turns"), rows)
    return Section("Endings and length", 3, [table, length, figure])
