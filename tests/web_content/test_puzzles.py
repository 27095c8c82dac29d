"""The client's puzzles: each wins this turn, and a sample is solved again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from sevenroads import State
from sevenroads.players.analyst.puzzles import LIMIT, make_puzzle
from sevenroads.players.exact.endings import find_all_wins
from sevenroads.view import View

from .content import load

DATA: Final = load("puzzles.json")
PUZZLES: Final[list[dict[str, Any]]] = DATA["puzzles"]
SAMPLE: Final = PUZZLES[::17]


def test_there_are_enough_puzzles_and_no_duplicates() -> None:
    assert len(PUZZLES) >= 240
    assert len({puzzle["id"] for puzzle in PUZZLES}) == len(PUZZLES)
    seen = Counter(
        " ".join(part for number, part in enumerate(puzzle["view"].split(" ")) if number != 2)
        for puzzle in PUZZLES
    )
    assert max(seen.values()) == 1
    assert {puzzle["edition"] for puzzle in PUZZLES} == {"ardennes", "dday", "prototype"}


def test_puzzles_are_graded_and_sorted_by_difficulty() -> None:
    grades = [puzzle["grade"] for puzzle in PUZZLES]
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3, 4, 5}
    assert min(Counter(grades).values()) >= 40
    kinds = {kind for puzzle in PUZZLES for kind in puzzle["theme"]}
    assert kinds >= {"place", "attack", "redeploy", "retreat", "card"}


def test_the_daily_order_has_each_puzzle_once() -> None:
    assert sorted(DATA["daily"]) == sorted(puzzle["id"] for puzzle in PUZZLES)


def test_every_puzzle_parses_and_its_solution_wins() -> None:
    for puzzle in PUZZLES:
        state = State.parse(puzzle["position"])
        assert str(state) == puzzle["position"]
        assert str(View.parse(puzzle["view"], puzzle["side"])) == puzzle["view"]
        assert str(state.view(puzzle["side"])) == puzzle["view"]
        assert state.side == puzzle["side"]
        assert len(state.legal_actions()) == puzzle["legal"]
        assert len(puzzle["solution"]) == puzzle["length"] >= 2
        assert "." not in puzzle["solution"]
        for action in puzzle["solution"]:
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner == puzzle["side"]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle["id"])
def test_a_sample_has_exactly_one_shortest_solution(puzzle: dict[str, Any]) -> None:
    state = State.parse(puzzle["position"])
    found = find_all_wins(state.view(puzzle["side"]).position, LIMIT)
    assert found.finished
    assert [sorted(win) for win in found.wins] == [sorted(puzzle["solution"])]
    again = make_puzzle(state)
    assert again is not None
    assert again.difficulty == puzzle["difficulty"]
