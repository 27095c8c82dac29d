"""The story of a finished game as data: which roads fell when, which decided, and three facts to word.

It reads the events of a match and judges no action; the review does that. A story is told after the end only,
when all cards are open. `texts` has the sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from ..rules.types import ROADS, Objective, Outcome, Side, Termination
from .events import Event
from .match import Match

#: An attack or a shot that removed fewer units is no turning point.
LEAST_SWEEP: Final = 2


#: Events with the turns in which they happened.
Timed = list[tuple[int, Event]]


@dataclass(frozen=True, slots=True)
class Conquest:
    """A road that fell; `decides` if it counts for the way in which the game was won."""

    road: int
    side: Side
    turn: int
    decides: bool


@dataclass(frozen=True, slots=True)
class StoryFact:
    """One sentence of the story: a code, and the values of its text.

    Codes: first-road, no-road, comeback, sweep, losses, peace, decided-roads, decided-objective,
    decided-orders, decided-resignation, decided-time, decided-other, decided-draw.
    """

    code: str
    values: Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Story:
    """How a game began, turned and ended, in the order of the turns, and the roads in the order they fell."""

    facts: tuple[StoryFact, StoryFact, StoryFact]
    conquests: tuple[Conquest, ...]


def tell(match: Match) -> Story:
    """The story of a finished match."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("A story reveals both players' cards, so the game must have ended.")
    events = [(step.before.turn, event) for step in match.steps for event in step.events]
    conquests = tuple(_conquests(match, outcome, events))
    begun = _beginning(match, conquests)
    turned = _comeback(outcome, conquests) or _sweep(events) or _losses(events)
    # A fact about the whole game has no turn and stays in the middle.
    if int(turned.values.get("turn", begun.values["turn"])) < int(begun.values["turn"]):
        begun, turned = turned, begun
    return Story((begun, turned, _end(match, outcome)), conquests)


def _conquests(match: Match, outcome: Outcome, events: Timed) -> Iterator[Conquest]:
    """Conquests of the match in order, with those that stood before its start first."""
    deciding = _deciding(match, outcome)
    start = match.start
    for road in range(1, ROADS + 1):
        if (side := start.conqueror(road)) is not None:
            yield Conquest(road, side, start.turn, road in deciding)
    for turn, event in events:
        if event.kind == "conquered" and event.road is not None:
            yield Conquest(event.road, event.side, turn, event.road in deciding)


def _deciding(match: Match, outcome: Outcome) -> frozenset[int]:
    """The winner's roads that count for its objective or, without one, all of its roads."""
    if outcome.winner is None or outcome.termination not in (Termination.THREE_ROADS, Termination.OBJECTIVE):
        return frozenset()
    held = _held(match, outcome.winner)
    if outcome.termination is Termination.THREE_ROADS:
        return held
    objective = _objective(match, outcome.winner)
    named = (
        frozenset(road for clause in objective.take for road in clause.roads) if objective else frozenset()
    )
    return held & named or held


def _held(match: Match, side: Side) -> frozenset[int]:
    state = match.state
    return frozenset(road for road in range(1, ROADS + 1) if state.conqueror(road) is side)


def _objective(match: Match, side: Side) -> Objective | None:
    state = match.state
    held = state.layout().cards[side.number].objective
    return next((card for card in state.rules.ruleset.objectives if card.id == held), None)


def _beginning(match: Match, conquests: tuple[Conquest, ...]) -> StoryFact:
    if not conquests:
        return StoryFact("no-road", {"turn": match.turn})
    first = conquests[0]
    return StoryFact("first-road", {"side": first.side.value, "road": first.road, "turn": first.turn})


def _comeback(outcome: Outcome, conquests: tuple[Conquest, ...]) -> StoryFact | None:
    """The winner's largest deficit in roads."""
    winner = outcome.winner
    if winner is None:
        return None
    roads, worst = dict.fromkeys(Side, 0), (0, 0, 0)
    for conquest in conquests:
        roads[conquest.side] += 1
        own, enemy = roads[winner], roads[winner.other]
        if enemy - own > worst[1] - worst[0]:
            worst = (own, enemy, conquest.turn)
    own, enemy, turn = worst
    if enemy == own:
        return None
    return StoryFact("comeback", {"side": winner.value, "turn": turn, "own": own, "count": enemy})


def _sweep(events: Timed) -> StoryFact | None:
    """The attack or shot that removed the most units."""
    blows = [(turn, event) for turn, event in events if event.kind in ("attacked", "fired")]
    if not blows:
        return None
    turn, blow = max(blows, key=lambda found: len(found[1].units))
    if len(blow.units) < LEAST_SWEEP:
        return None
    road = blow.target if blow.kind == "fired" else blow.road
    values = {"side": blow.side.value, "turn": turn, "unit": blow.unit or "", "road": road or 0}
    return StoryFact("sweep", {**values, "count": len(blow.units)})


def _losses(events: Timed) -> StoryFact:
    """How many units of each side went back to the stock by attacks, shots and cards."""
    south, north = (
        sum(len(event.units) for _, event in events if event.kind == "left" and event.side is side)
        for side in Side
    )
    if south == north == 0:
        return StoryFact("peace", {})
    return StoryFact("losses", {"side": Side.SOUTH.value, "own": south, "count": north})


def _end(match: Match, outcome: Outcome) -> StoryFact:
    winner, turn = outcome.winner, match.turn
    if winner is None:
        south, north = (len(_held(match, side)) for side in Side)
        return StoryFact("decided-draw", {"turn": turn, "own": south, "count": north})
    values: dict[str, int | str] = {"side": winner.value, "turn": turn}
    if outcome.termination in (Termination.RESIGNATION, Termination.TIME, Termination.OTHER):
        own, enemy = (len(_held(match, side)) for side in (winner, winner.other))
        return StoryFact(f"decided-{outcome.termination.value}", {**values, "own": own, "count": enemy})
    last = next((event for event in reversed(match.events) if event.kind == "conquered"), None)
    if outcome.termination is Termination.THREE_ROADS and last is not None and last.road is not None:
        return StoryFact("decided-roads", {**values, "road": last.road})
    objective = _objective(match, winner)
    values["objective"] = objective.id if objective else ""
    took = match.steps[-1].events if match.steps else ()
    road = next((event.road for event in took if event.kind == "conquered"), None)
    if road is None:
        return StoryFact("decided-orders", values)
    return StoryFact("decided-objective", {**values, "road": road})
