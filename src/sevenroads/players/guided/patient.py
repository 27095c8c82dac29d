"""The patient machine of the guided game: it meets the learner's lines so that there is something to learn.

First it gives the learner a contact in which the learner's unit is the stronger one, and once the learner has
attacked, one in which its own unit blocks the learner's. It keeps that unit where it is: a retreat would look
like giving the game away. It never attacks and never conquers a road, so it cannot win, and after a few turns
it only retreats units that block nothing. It chooses from its view, so it does not know the learner's
objective.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from ...rules.tables import Action
from ...rules.types import TURN_AP, Side
from ...view import View
from ..base import History, require_turn
from .roads import RoadFacts, defeats, fillings, open_roads

#: The most units that it places to reach the learner's line.
_MOST_UNITS: Final = 3
#: From this turn on it only retreats, so that every game comes to an end.
_LAST_TURN: Final = 12
#: It blocks no line that has come further than this many tiles.
_FAR: Final = 12
#: Its lines stay this short on roads on which the learner has none.
_SHORT: Final = 6


class PatientPlayer:
    """Plans a turn at its first action and carries the plan out."""

    name = "patient"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._plan: list[str] = []

    def choose(self, view: View, history: History = ()) -> Action:
        legal = {action.text: action for action in require_turn(view)}
        if view.ap == TURN_AP:
            self._plan = self._planned(view, history)
        action = self._plan.pop(0) if self._plan else "."
        return legal.get(action, legal["."])

    def _planned(self, view: View, history: History) -> list[str]:
        rng = random.Random(f"{self._seed} {view}")
        roads = [road for road in open_roads(view, view.side) if road.enemy]
        if view.turn >= _LAST_TURN:
            return [f"<{road.road}" for road in roads if road.own and not _blocks(view, road)]
        plans: list[list[str]] = []
        if not _has_attacked(view.side.other, history):
            plans = list(_weak_contacts(view, roads)) or list(_approaches(view, roads))
        elif not _has_blocked(view, history):
            plans = list(_new_blocks(view, roads))
        plans = plans or list(_quiet(view, view.side))
        return rng.choice(plans) if plans else []


def _has_attacked(side: Side, history: History) -> bool:
    return any(action.kind == "attack" and seen.side is side for seen, action in history)


def _has_blocked(view: View, history: History) -> bool:
    """Whether it blocks a line or has blocked one; one block is enough to learn from."""
    seen = (view, *(before for before, _ in history))
    return any(_blocks(one, road) for one in seen for road in open_roads(one, view.side))


def _weak_contacts(view: View, roads: list[RoadFacts]) -> Iterator[list[str]]:
    """Rows that touch a line whose leading unit beats all of them."""
    for road in roads:
        for row in fillings(view, view.side, road.gap, _MOST_UNITS) if road.gap else ():
            if all(defeats(view.variant.ruleset, road.enemy[-1], unit) for unit in road.own + row):
                yield [f"{unit}{road.road}" for unit in row]


def _new_blocks(view: View, roads: list[RoadFacts]) -> Iterator[list[str]]:
    """Rows that touch a line with a unit that beats its leading unit, while that line is not yet far."""
    rules = view.variant.ruleset
    for road in roads:
        far = rules.road_length - road.reach - road.gap > _FAR
        for row in fillings(view, view.side, road.gap, 2) if road.gap and not far else ():
            if defeats(rules, row[-1], road.enemy[-1]):
                yield [f"{unit}{road.road}" for unit in row]


def _blocks(view: View, road: RoadFacts) -> bool:
    return road.contact and defeats(view.variant.ruleset, road.own[-1], road.enemy[-1])


def _approaches(view: View, roads: list[RoadFacts]) -> Iterator[list[str]]:
    """One unit in the way of a learner's line, which beats it."""
    rules, stock = view.variant.ruleset, view.stock(view.side)
    for road in roads:
        for unit in rules.in_play:
            fits = stock.get(unit.letter) and unit.length < road.gap
            if fits and not road.own and defeats(rules, road.enemy[-1], unit.letter):
                yield [f"{unit.letter}{road.road}"]


def _quiet(view: View, me: Side) -> Iterator[list[str]]:
    """One unit on a road on which the learner has no line; the line stays short."""
    rules, stock = view.variant.ruleset, view.stock(me)
    for road in open_roads(view, me):
        for unit in rules.in_play:
            if stock.get(unit.letter) and not road.enemy and road.reach + unit.length <= _SHORT:
                yield [f"{unit.letter}{road.road}"]
