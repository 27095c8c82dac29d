"""Why an action is not legal, as data: a code, the rule's number and what a sentence needs.

The kernel alone decides whether an action is legal. Tests check that every action it refuses has a
reason here, and that no legal one has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .clash import beats
from .kernel import Position
from .tables import Action
from .types import ROADS, SIDES, Effects, FiresWhen, Line, Side, Unit

Value = str | int


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason. `code` names the sentence, `values` fill it, `rule` is the rule's number."""

    code: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)


def refusal(position: Position, action: Action) -> Refusal | None:
    """The reason an action of the action space is not legal; `None` if it is."""
    if position.is_legal(action):
        return None
    if position.outcome is not None:
        return Refusal("game-over", position.outcome.termination.rule)
    if action.kind == "fire":
        return _fire(position, action)
    if action.card is not None:
        return _card(position, action)
    assert action.road is not None
    return _road_action(position, action.kind, action.road, action.unit)


def _road_action(position: Position, kind: str, road: int, letter: str | None) -> Refusal:
    if (holder := position.conqueror(road)) is not None:
        return Refusal("road-conquered", "R7.1", {"road": road, "side": holder})
    if kind == "place":
        assert letter is not None
        return _place(position, road, letter)
    if kind == "attack":
        return _attack(position, road)
    structural = _redeploy(position, road) if kind == "redeploy" else _retreat(position, road)
    return structural or _points(position, kind, road)


def _points(position: Position, kind: str, road: int = 0) -> Refusal:
    if kind == "place":
        cost, rule = 1, "R3.1"
    elif kind == "redeploy":
        cost, rule = (1 if position.layout().effects.night_march else 2), "R4.2"
    else:
        blocked = is_blocked(position, position.side, road)
        cost, rule = (3 if blocked else 2), "R4.3"
        if blocked:
            return Refusal("blocked-points", rule, {"cost": cost, "ap": position.ap, "road": road})
    return Refusal("points", rule, {"cost": cost, "ap": position.ap, "action": kind})


def _place(position: Position, road: int, letter: str) -> Refusal:
    unit = _unit(position, letter)
    stock = position.stock(position.side)
    if letter not in stock:
        return Refusal("not-in-play", "R10", {"unit": letter})
    if not stock[letter]:
        return Refusal("stock-empty", "R4.1", {"unit": letter})
    if unit.special and _specials(position) >= 1 + _second_front(position):
        return Refusal("special-limit", "R2.4", {"unit": letter, "limit": 1 + _second_front(position)})
    if unit.length > position.gap(road):
        return _too_long(position, road, unit)
    return _points(position, "place")


def _too_long(position: Position, road: int, unit: Unit) -> Refusal:
    return Refusal(
        "does-not-fit",
        "R1.6",
        {"unit": unit.letter, "length": unit.length, "road": road, "gap": position.gap(road)},
    )


def _redeploy(position: Position, road: int) -> Refusal | None:
    line = position.line(position.side, road)
    if not line.units:
        return Refusal("no-line", "R4.2", {"road": road})
    if len(line.units) == 1:
        return Refusal("lone-unit", "R4.2", {"road": road, "unit": line.units})
    rearmost = _unit(position, line.units[0])
    return _too_long(position, road, rearmost) if rearmost.length > position.gap(road) else None


def _retreat(position: Position, road: int) -> Refusal | None:
    if not position.line(position.side, road).units:
        return Refusal("no-line", "R4.3", {"road": road})
    return None


def _attack(position: Position, road: int) -> Refusal:
    own, enemy = (position.line(side, road) for side in (position.side, position.side.other))
    if not own.units:
        return Refusal("no-line", "R5.1", {"road": road})
    if not enemy.units:
        return Refusal("no-enemy", "R5.1", {"road": road})
    if position.gap(road):
        return Refusal("no-contact", "R5.1", {"road": road, "gap": position.gap(road)})
    if (position.side.other, road) in position.layout().effects.dig_in:
        return Refusal("dug-in", "R8", {"road": road})
    return Refusal("stronger", "R5.1", {"road": road, "unit": own.units[-1], "enemy": enemy.units[-1]})


def _fire(position: Position, action: Action) -> Refusal:
    letter, direction = action.unit, action.direction
    assert letter is not None
    assert direction is not None
    unit = _unit(position, letter)
    if letter not in position.stock(position.side):
        return Refusal("not-in-play", "R10", {"unit": letter})
    layout = position.layout()
    lines = layout.lines[position.side.number]
    road = next((number for number, line in enumerate(lines, 1) if letter in line.units), None)
    if road is None:
        return Refusal("not-on-a-road", "R6.1", {"unit": letter})
    if position.conqueror(road) is not None:
        return Refusal("gun-on-conquered", "R6.5", {"unit": letter, "road": road})
    if unit.fires_when is not FiresWhen.ALWAYS and not layout.effects.fresh:
        return Refusal(f"not-{unit.fires_when}", "R6.4", {"unit": letter})
    arrow = next(arrow for arrow in unit.arrows if arrow.direction == direction)
    target = target_road(position.side, road, direction, arrow.distance)
    if target is None:
        return Refusal("no-road-there", "R6.1", {"unit": letter, "direction": direction, "road": road})
    values: dict[str, Value] = {"unit": letter, "direction": direction, "road": target}
    if position.conqueror(target) is not None:
        return Refusal("target-conquered", "R6.3", values)
    if (position.side.other, target) in layout.effects.dig_in:
        return Refusal("dug-in", "R8", {"road": target})
    return Refusal("no-target", "R6.1", values)


def _card(position: Position, action: Action) -> Refusal:
    card, road = action.card, action.road
    assert card is not None
    effects = position.layout().effects
    if card not in position.layout().cards[position.side.number].hand:
        return Refusal("not-in-hand", "R8", {"card": card})
    if road is None:
        return Refusal(_unplayable(position, card), "R8.1", {"card": card})
    if (holder := position.conqueror(road)) is not None:
        return Refusal("road-conquered", "R7.1", {"road": road, "side": holder})
    cost = -position.rules.ruleset.points(card)
    points = Refusal("card-points", "R8", {"card": card, "cost": cost, "ap": position.ap})
    return _road_card(position, card, road, effects) or points


def _road_card(position: Position, card: str, road: int, effects: Effects) -> Refusal | None:
    if card == "forced-march":
        return _redeploy(position, road)
    if card == "withdrawal":
        return _retreat(position, road)
    side = position.side.other if card == "sabotage" else position.side
    if (side, road) in effects.dig_in:
        if card == "sabotage":
            return Refusal("dug-in", "R8", {"road": road})
        return Refusal("dug-in-already", "R8.1", {"road": road})
    if not position.line(side, road).units:
        return Refusal("no-enemy" if card == "sabotage" else "no-line", "R8", {"road": road})
    return None


def _unplayable(position: Position, card: str) -> str:
    ruleset = position.rules.ruleset
    if card == "second-front":
        return "no-specials"
    if card == "intelligence":
        return "objective-known" if ruleset.objectives else "no-objectives"
    return "night-march-in-force" if card == "night-march" else "no-objective-cards"


# ---------------------------------------------------------------- questions about a position


def is_blocked(position: Position, side: Side, road: int) -> bool:
    """R4.4: the leading unit touches an enemy unit that beats it."""
    own, enemy = position.line(side, road).units, position.line(side.other, road).units
    if not own or not enemy or position.gap(road):
        return False
    return beats(_unit(position, enemy[-1]), _unit(position, own[-1]))


def target_road(side: Side, road: int, direction: str, distance: int) -> int | None:
    """The road an arrow points at, seen from its owner (R1.2, R6)."""
    step = distance if (direction == "right") == (side is SIDES[0]) else -distance
    return road + step if 1 <= road + step <= ROADS else None


def _unit(position: Position, letter: str) -> Unit:
    return position.rules.ruleset.unit(letter)


def _specials(position: Position) -> int:
    special = {unit.letter for unit in position.rules.ruleset.army if unit.special}
    lines: tuple[Line, ...] = position.layout().lines[position.side.number]
    return sum(letter in special for line in lines for letter in line.units)


def _second_front(position: Position) -> int:
    return position.layout().effects.second_front[position.side.number]
