"""The coach of the guided game: one thing that the learner may do next, and what it is good for.

`advise` gives a code, an action and the values of a sentence, and `remark` what is worth explaining on the
board; `texts` has the sentences. The advice is always legal. It follows a simple plan: win, conquer, attack,
bring a line to the end of its road, or to an enemy unit with a unit that beats it. It is not the best turn;
hints are for that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from ...rules.objectives import roads_needed
from ...rules.refusal import Value
from ...rules.tables import Action
from ...rules.types import ROADS, Side
from ...view import View
from ..base import require_turn
from ..exact.endings import find_conquest, find_win
from .roads import RoadFacts, defeats, open_roads

#: Node limit of each exact search.
_NODES: Final = 3_000
#: The points that a road of the objective is worth more than another road, when the coach chooses one.
_WANTED: Final = 3.0
#: The tiles that one point covers, about.
_TILES_PER_POINT: Final = 2.5
#: The points that a blocked line costs.
_BLOCKED: Final = 4.0
#: The action points for the retreat of a blocked unit and for another unit in its place.
_REPLACING: Final = 4
#: The action points for a retreat and for the same unit on another road.
_MOVING: Final = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do next. `wins` says that the game can be won in this turn by following the advice."""

    code: str
    action: str
    values: Mapping[str, Value] = field(default_factory=dict)
    wins: bool = False


@dataclass(frozen=True, slots=True)
class Note:
    """Something on the board that the coach explains: a code and the values of its sentence."""

    code: str
    values: Mapping[str, Value]


def advise(view: View) -> Advice:
    """What the viewer may do next. The viewer must be the side to move."""
    legal = {action.text: action for action in require_turn(view)}
    position, me = view.position, view.side
    if win := find_win(position, _NODES).actions:
        return _told(view, win[0], conquers=len(win) == 1, wins=True)
    roads = sorted(open_roads(view, me), key=lambda road: _cost(view, road))
    for road in roads:
        plan = find_conquest(position, road.road, _NODES).actions
        if plan:
            return _told(view, plan[0], conquers=len(plan) == 1)
    for action in (
        *(step for road in roads for step in _steps(view, road)),
        *(step for road in roads for step in _second_best(view, road)),
        *_withdrawals(view, roads),
    ):
        if action in legal:
            return _told(view, legal[action])
    return Advice("end", ".", {"ap": view.ap})


def _told(view: View, action: Action, *, conquers: bool = False, wins: bool = False) -> Advice:
    """An action as advice: its code says what it does, its values what the sentence names."""
    if action.road is None:
        return Advice("end", action.text, {"ap": view.ap}, wins)
    me, rules, road = view.side, view.variant.ruleset, action.road
    own, enemy = view.line(me, road).units, view.line(me.other, road).units
    unit = action.unit or own[0 if action.kind == "redeploy" else -1]
    values: dict[str, Value] = {"road": road, "unit": unit, "gap": view.gap(road)}
    if enemy:
        values["enemy"] = enemy[-1]
    if action.kind in ("place", "redeploy"):
        values |= {"length": rules.unit(unit).length, "left": view.gap(road) - rules.unit(unit).length}
    code = action.kind
    if conquers:
        code = f"{code}-conquers"
    elif action.kind == "attack" and not defeats(rules, unit, enemy[-1]):
        code = "trade"
    elif action.kind == "place" and enemy and values["left"] == 0 and defeats(rules, unit, enemy[-1]):
        code = "meet"
    elif (
        action.kind == "place"
        and enemy
        and defeats(rules, enemy[-1], unit)
        and (counter := _counter(view, road, unit))
    ):
        code, values["counter"] = "approach", counter
    elif action.kind == "place" and _wanted(view, road):
        code = "place-wanted"
    if action.kind == "place" and not enemy and (filler := _filler(view, road, unit)):
        values["filler"] = filler
    return Advice(code, action.text, values, wins)


def _filler(view: View, road: int, placed: str) -> str | None:
    """The unit that fills what `placed` leaves of a gap, and so conquers the road."""
    rules, stock = view.variant.ruleset, view.stock(view.side)
    left = view.gap(road) - rules.unit(placed).length
    for unit in rules.in_play:
        if unit.length == left and stock.get(unit.letter, 0) - (unit.letter == placed) > 0:
            return unit.letter
    return None


def _counter(view: View, road: int, placed: str) -> str | None:
    """The longest unit that beats the enemy's leading unit and still fits in front of `placed`, if any."""
    rules, stock = view.variant.ruleset, view.stock(view.side)
    room, enemy = view.gap(road) - rules.unit(placed).length, view.line(view.side.other, road).units[-1]
    fitting = [
        unit
        for unit in rules.in_play
        if unit.length <= room and stock.get(unit.letter) and defeats(rules, unit.letter, enemy)
    ]
    return max(fitting, key=lambda unit: unit.length).letter if fitting else None


# ---------------------------------------------------------------- which road


def _held(view: View, side: Side) -> frozenset[int]:
    return frozenset(road for road in range(1, ROADS + 1) if view.conqueror(road) is side)


def _wanted(view: View, road: int) -> bool:
    """Whether conquering a road brings the objective closer."""
    card = view.layout.cards[view.side.number].objective
    objective = next((one for one in view.variant.ruleset.objectives if one.id == card), None)
    if objective is None:
        return False
    own, enemy = _held(view, view.side), _held(view, view.side.other)
    now, then = (roads_needed(objective, held, enemy) for held in (own, own | {road}))
    return now is not None and then is not None and then < now


def _cost(view: View, road: RoadFacts) -> float:
    """About how many points it takes to conquer a road; roads of the objective count as cheaper."""
    length = view.variant.ruleset.road_length
    cost = (length - road.reach) / _TILES_PER_POINT + 0.5 * len(road.enemy)
    if road.contact and defeats(view.variant.ruleset, road.enemy[-1], road.own[-1]):
        cost += _BLOCKED
    return cost - (_WANTED if _wanted(view, road.road) else 0.0)


# ---------------------------------------------------------------- what to do on it


def _steps(view: View, road: RoadFacts, returned: str = "") -> Iterator[str]:
    """Actions that help on a road, the best first; not all of them are legal.

    A unit `returned` is in stock, besides those that are there.
    """
    rules = view.variant.ruleset
    stock = Counter(view.stock(view.side)) + Counter(returned)
    units = sorted((unit for unit in rules.in_play if stock.get(unit.letter)), key=lambda unit: -unit.length)
    if road.contact:
        own, enemy = rules.unit(road.own[-1]), road.enemy[-1]
        if not defeats(rules, enemy, own.letter):
            yield f"x{road.road}"
        elif view.ap >= _REPLACING and any(
            unit.length == own.length and defeats(rules, unit.letter, enemy) for unit in units
        ):
            yield f"<{road.road}"
        return
    if not road.enemy:
        for unit in units:
            yield f"{unit.letter}{road.road}"
        return
    stronger = [unit for unit in units if defeats(rules, unit.letter, road.enemy[-1])]
    yield from (f"{unit.letter}{road.road}" for unit in stronger if unit.length == road.gap)
    for unit in units:
        # Room must stay for a unit that beats the enemy's leading unit.
        if any(unit.length + one.length <= road.gap for one in stronger):
            yield f"{unit.letter}{road.road}"


def _second_best(view: View, road: RoadFacts) -> Iterator[str]:
    """Actions on a road on which no unit of the stock helps."""
    rules = view.variant.ruleset
    if road.contact:
        if defeats(rules, road.enemy[-1], road.own[-1]):
            yield f"<{road.road}"
        return
    if road.own and not (
        road.enemy
        and rules.unit(road.own[0]).length == road.gap
        and defeats(rules, road.enemy[-1], road.own[0])
    ):
        yield f">{road.road}"


def _withdrawals(view: View, roads: list[RoadFacts]) -> Iterator[str]:
    """Retreats of units that help on a better road; `roads` begins with the best.

    A unit never leaves the better of two roads, or the coach would put it there again.
    """
    stock = view.stock(view.side)
    for number, road in reversed(list(enumerate(roads))):
        if not road.own or stock.get(road.own[-1]) or view.ap < _MOVING:
            continue
        better = roads[:number]
        if any(
            f"{road.own[-1]}{other.road}" in _steps(view, other, returned=road.own[-1]) for other in better
        ):
            yield f"<{road.road}"


# ---------------------------------------------------------------- what is worth a word


def remark(view: View, last: Action | None = None) -> Note | None:
    """What the learner should know about the board now; `None` if there is nothing new.

    `last` is the learner's last action in this turn. If it led to a block, that was a mistake.
    """
    rules = view.variant.ruleset
    for road in open_roads(view, view.side):
        if not road.contact or not defeats(rules, road.enemy[-1], road.own[-1]):
            continue
        values: dict[str, Value] = {"road": road.road, "unit": road.own[-1], "enemy": road.enemy[-1]}
        if last is None:
            return Note("blocked", values)
        if last.kind in ("place", "redeploy") and last.road == road.road:
            return Note("mistake-blocked", values)
    return None
