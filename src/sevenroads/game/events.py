"""What an action did, as data: for logs, animation and screen readers.

Events are derived from the positions before and after an action; no rule is decided here. `secret` holds
what only one player may know, and `seen_by` removes it for everyone else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ..rules.refusal import target_road
from ..rules.tables import Action, Rules
from ..rules.types import Outcome, Side
from ..state import State

#: Kinds of events after which nobody can take the action back: a card has been seen.
REVEALING: Final = frozenset({"card-drawn", "objective-seen", "objective-drawn"})


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `side` is who did it or, for `left`, whose units left. `units` are letters, the foremost first.
    `tile` is the tile of the unit's rear, counted from its owner's block. `secret` is a card that
    only `side` may know. `cost` is the AP that the action cost, below 0 if a card gave some.

    Kinds: placed, redeployed, retreated, attacked, fired, left, card-played, conquered, card-drawn,
    objective-seen, objective-put-under, objective-drawn, turn-ended, turn-began, game-ended.

    >>> from sevenroads import State
    >>> from sevenroads.game import Match
    >>> match = Match(State.new("ardennes", seed=1))
    >>> event = match.play("T3")[0]
    >>> event.kind, event.unit, event.road, event.cost
    ('placed', 'T', 3, 1)
    """

    kind: str
    side: Side
    rule: str
    road: int | None = None
    unit: str | None = None
    units: tuple[str, ...] = ()
    tile: int | None = None
    cost: int = 0
    target: int | None = None
    card: str | None = None
    secret: str | None = None
    turn: int | None = None
    ap: int | None = None
    outcome: Outcome | None = None


def seen_by(event: Event, viewer: str) -> Event:
    """The event as a viewer may see it while the game is on."""
    return event if event.secret is None or viewer == event.side else replace(event, secret=None)


def describe(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """The events of one action that led from one position to the other."""
    events = _deed(before, action, after)
    if action.road is not None and before.conqueror(action.road) is None:
        events += _conquest(before, action, after, action.road)
    if action.kind == "end" and not after.is_over:
        events.append(Event("turn-began", after.side, "R3.1", turn=after.turn, ap=after.ap))
    if after.outcome is not None:
        events.append(ending(before.side, after.outcome))
    return tuple(events)


def ending(side: Side, outcome: Outcome) -> Event:
    return Event("game-ended", side, outcome.termination.rule, outcome=outcome)


def _deed(before: State, action: Action, after: State) -> list[Event]:
    side, road = before.side, action.road
    if action.kind == "end":
        return [Event("turn-ended", side, "R3.2", turn=before.turn)]
    if action.kind == "fire":
        return _shot(before, action, after)
    if action.kind == "card":
        return _card(before, action, after)
    assert road is not None
    if action.kind == "attack":
        return _clash(before, road, after)
    return [_moved(before, action.kind, road, after)]


def _moved(before: State, kind: str, road: int, after: State, by_card: bool = False) -> Event:
    side = before.side
    cost = 0 if by_card else before.ap - after.ap
    if kind == "retreat":
        unit = before.line(side, road).units[-1]
        return Event("retreated", side, "R4.3", road=road, unit=unit, units=(unit,), cost=cost)
    line = after.line(side, road)
    unit = line.units[-1]
    tile = line.distance + sum(map(_lengths(after.rules).__getitem__, line.units[:-1])) + 1
    name, rule = ("placed", "R4.1") if kind == "place" else ("redeployed", "R4.2")
    return Event(name, side, rule, road=road, unit=unit, tile=tile, cost=cost)


def _clash(before: State, road: int, after: State) -> list[Event]:
    side = before.side
    unit = before.line(side, road).units[-1]
    own, enemy = (_lost(before, after, who, road) for who in (side, side.other))
    sweep = before.rules.ruleset.unit(unit).sweep
    rule = "R5.2" if own else "R5.4" if sweep else "R5.3"
    events = [Event("attacked", side, rule, road=road, unit=unit, units=enemy)]
    events.append(Event("left", side.other, rule, road=road, units=enemy))
    if own:
        events.append(Event("left", side, rule, road=road, units=own))
    return events


def _shot(before: State, action: Action, after: State) -> list[Event]:
    side, letter = before.side, action.unit
    assert letter is not None
    unit = before.rules.ruleset.unit(letter)
    arrow = next(a for a in unit.arrows if a.direction == action.direction)
    road = next(road for road in range(1, 8) if unit.letter in before.line(side, road).units)
    target = target_road(side, road, arrow.direction, arrow.distance)
    assert target is not None
    units = _lost(before, after, side.other, target)
    return [
        Event("fired", side, "R6.1", road=road, unit=letter, units=units, target=target),
        Event("left", side.other, "R6.1", road=target, units=units),
    ]


def _card(before: State, action: Action, after: State) -> list[Event]:
    side, card, road = before.side, action.card, action.road
    played = Event("card-played", side, "R8", road=road, card=card, cost=before.ap - after.ap)
    if card == "forced-march" and road:
        return [played, _moved(before, "redeploy", road, after, by_card=True)]
    if card == "withdrawal" and road:
        return [played, _moved(before, "retreat", road, after, by_card=True)]
    if card == "sabotage" and road:
        units = _lost(before, after, side.other, road)
        return [played, Event("left", side.other, "R8", road=road, units=units)]
    if card == "intelligence":
        enemy = after.layout().cards[side.other.number].objective
        return [played, Event("objective-seen", side, "R8", secret=enemy)]
    if card == "new-orders":
        own_before, own_after = (s.layout().cards[side.number].objective for s in (before, after))
        return [
            played,
            Event("objective-put-under", side, "R8", secret=own_before),
            Event("objective-drawn", side, "R8", secret=own_after),
        ]
    return [played]


def _conquest(before: State, action: Action, after: State, road: int) -> list[Event]:
    side = before.side
    if after.conqueror(road) is None:
        return []
    events = [Event("conquered", side, "R7.1", road=road)]
    drawn = Counter(after.layout().cards[side.number].hand)
    drawn.subtract(before.layout().cards[side.number].hand)
    if action.card is not None:
        drawn[action.card] += 1
    events += [Event("card-drawn", side, "R7.1", secret=card) for card in drawn.elements()]
    return events


def _lost(before: State, after: State, side: Side, road: int) -> tuple[str, ...]:
    """The units a line lost at its front, the foremost first."""
    units, left = before.line(side, road).units, after.line(side, road).units
    return tuple(reversed(units[len(left) :]))


@lru_cache
def _lengths(rules: Rules) -> dict[str, int]:
    return {unit.letter: unit.length for unit in rules.ruleset.army}
