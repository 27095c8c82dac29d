"""Sums up a turn that has just ended, as facts for one sentence: what it did, and what it threatens.

It reads the events of the turn and a view of the position after it, so it knows no more than its viewer. A
threat is a conquest or a win that the exact search finds for that side's next turn if the other side does
nothing. `texts` has the words.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ...game.events import Event
from ...rules.types import ROADS, UNKNOWN, Side
from ...state import State
from ...view import View
from ..exact.endings import find_conquest, threats

#: Node limit of each exact search. All seven roads together take a fraction of a millisecond, seldom a few.
LIMIT: Final = 2_000
#: Facts that are told only if nothing more important happened, in this order: event, code.
_MOVES: Final = (("placed", "placed"), ("redeployed", "redeployed"), ("retreated", "retreated"))


@dataclass(frozen=True, slots=True)
class TurnFact:
    """One part of the sentence. Codes: took, beat, played, placed, redeployed, retreated, nothing, threatens,
    threatens-win.

    `count` is a number of units.
    """

    code: str
    roads: tuple[int, ...] = ()
    count: int = 0
    card: str | None = None


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """What a side did in a turn, the most important fact first; a threat comes last."""

    turn: int
    side: Side
    facts: tuple[TurnFact, ...]


def summarise(events: Iterable[Event], view: View) -> TurnSummary:
    """Sum up the turn that ended just before this position, from its events."""
    side = view.side.other
    done = tuple(events)
    facts = _deeds(done, side) or [*_cards(done), *_moves(done, side)] or [TurnFact("nothing")]
    return TurnSummary(view.turn - 1, side, (*facts, *_threat(view)))


def _deeds(events: Sequence[Event], side: Side) -> list[TurnFact]:
    """Conquests and defeated enemy units, with the cards played."""
    facts = []
    if took := _roads(events, "conquered", side):
        facts.append(TurnFact("took", took))
    beaten = [event for event in events if event.kind == "left" and event.side is side.other]
    if beaten:
        roads = tuple(dict.fromkeys(event.road for event in beaten if event.road))
        facts.append(TurnFact("beat", roads, sum(len(event.units) for event in beaten)))
    return facts and [*facts, *_cards(events)]


def _cards(events: Sequence[Event]) -> list[TurnFact]:
    return [TurnFact("played", card=event.card) for event in events if event.kind == "card-played"]


def _moves(events: Sequence[Event], side: Side) -> list[TurnFact]:
    """Units that came, moved up or went back."""
    return [
        TurnFact(code, _roads(events, kind, side), count)
        for kind, code in _MOVES
        if (count := sum(event.kind == kind for event in events))
    ]


def _roads(events: Sequence[Event], kind: str, side: Side) -> tuple[int, ...]:
    found = (event.road for event in events if event.kind == kind and event.side is side)
    return tuple(sorted({road for road in found if road}))


def _threat(view: View) -> list[TurnFact]:
    """What the enemy of the side to move can certainly do next turn, as far as the viewer can know."""
    seen = view.layout.cards[view.side.other.number].objective
    known = [] if seen in (None, UNKNOWN) else [seen]
    wins = threats(view.position, LIMIT, known).values()
    if any(ending.actions for ending in wins):
        return [TurnFact("threatens-win")]
    # Dealt at random to end the turn; the view of the position after it hides the cards again.
    later = State.sample(view, random.Random(0))
    later.apply(".")
    if later.is_over:
        return []
    position = later.view(view.viewer).position
    roads = tuple(
        road
        for road in range(1, ROADS + 1)
        if later.conqueror(road) is None and find_conquest(position, road, LIMIT).actions
    )
    return [TurnFact("threatens", roads)] if roads else []
