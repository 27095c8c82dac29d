"""R9, R7.3: how many roads a side still needs, and which ways to win are closed."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from sevenroads import State
from sevenroads.rules.objectives import Goal, goal_of
from sevenroads.rules.types import ROADS, Ruleset, Side
from sevenroads.view import VIEWERS

EMPTY = "|"
SOUTH, NORTH = "!15T|", "|T15!"


def state(roads: dict[int, str], south: str = "235", edition: str = "ardennes+novictory") -> State:
    lines = "/".join(roads.get(road, EMPTY) for road in range(1, ROADS + 1))
    return State.parse(f"{edition} {lines} s9:4 {south}/- 246/- 146/- -")


def goal(position: State, side: Side = Side.SOUTH, viewer: str = "south") -> Goal | None:
    return goal_of(position.variant.ruleset, position.view(viewer).layout, side)


@pytest.mark.rule("R9")
def test_a_goal_counts_the_roads_that_are_still_missing() -> None:
    assert goal(state({})) == Goal(objective=2, three=3)
    assert goal(state({3: SOUTH})) == Goal(objective=1, three=2)
    assert goal(state({1: SOUTH})) == Goal(objective=2, three=2)


@pytest.mark.rule("R9")
def test_an_objective_whose_roads_the_enemy_holds_can_no_longer_be_fulfilled() -> None:
    assert goal(state({3: NORTH})) == Goal(objective=2, three=3)
    assert goal(state({3: NORTH, 5: NORTH})) == Goal(objective=None, three=3)


@pytest.mark.rule("R9")
def test_an_objective_whose_denied_road_the_enemy_holds_can_no_longer_be_fulfilled() -> None:
    assert goal(state({6: NORTH}, "east")) == Goal(objective=None, three=3)
    assert goal(state({1: NORTH}, "east")) == Goal(objective=2, three=3)


@pytest.mark.rule("R7.2")
def test_three_roads_are_no_goal_where_they_do_not_win() -> None:
    prototype = State.parse("prototype+novictory |/|/|/|/|/|/| s9:4 1246x/- 2346x/- 1347x/- -")
    assert goal(prototype) == Goal(objective=3, three=None)


@pytest.mark.rule("R10")
def test_without_objectives_only_three_roads_are_left() -> None:
    off = State.parse("ardennes+novictory+noobjectives |/|/|/|/|/|/| s9:4 -/- -/- -/- -")
    assert goal(off) == goal(off, viewer="spectator") == Goal(objective=None, three=3)


@pytest.mark.rule("R11")
def test_only_who_may_see_an_objective_is_given_its_goal() -> None:
    position = state({3: NORTH})
    assert [goal(position, Side.SOUTH, viewer) is not None for viewer in VIEWERS] == [True, False, False]
    known = State.parse("ardennes |/|/|T15!/|/|T15!/|/| s9:4 235/- 246/- 146/- intelligence:n")
    assert goal(known, Side.SOUTH, "north") == Goal(objective=None, three=3)


def fewest(rules: Ruleset, position: State, side: Side) -> int | None:
    """How many open roads fulfil the objective, by trying every choice of them."""
    layout = position.layout()
    own = [road for road in range(1, ROADS + 1) if layout.conquered[road - 1] is side]
    free = [road for road in range(1, ROADS + 1) if layout.conquered[road - 1] is None]
    card = next(one for one in rules.objectives if one.id == layout.cards[side.number].objective)
    enemy = {road for road in range(1, ROADS + 1) if layout.conquered[road - 1] is side.other}
    for count in range(len(free) + 1):
        for more in combinations(free, count):
            if card.deny & enemy:
                continue
            if all(len(clause.roads & {*own, *more}) >= clause.count for clause in card.take):
                # The clauses of these decks share no road, or the last one takes any further road.
                need = sum(clause.count for clause in card.take)
                if len({*own, *more} & frozenset().union(*(c.roads for c in card.take))) >= need:
                    return count
    return None


@pytest.mark.rule("R9")
@pytest.mark.parametrize(("edition", "least_closed"), [("ardennes", 21), ("prototype", 0)])
def test_the_goal_agrees_with_trying_every_choice_of_roads(edition: str, least_closed: int) -> None:
    rng = random.Random(edition)
    closed = 0
    for seed in range(40):
        position = State.new(edition, seed=seed)
        while not position.is_over and position.turn < 120:
            legal = position.legal_actions()
            # Long units and few attacks, so that roads fall.
            position.apply(max(rng.sample(legal, min(3, len(legal))), key=lambda one: one.kind == "place"))
            if not position.is_over and position.ap == 4:
                for side in Side:
                    found = goal_of(position.variant.ruleset, position.layout(), side)
                    assert found is not None
                    assert found.objective == fewest(position.variant.ruleset, position, side)
                    closed += found.objective is None
    assert closed >= least_closed, "the games closed too few objectives"
