"""The puzzles of the client and the server: wins win, defences are threatened and can be stopped."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from sevenroads import State
from sevenroads.players.analyst.puzzle_book import BookPuzzle, puzzle_book
from sevenroads.players.analyst.puzzle_grading import THEMES, rating, themes
from sevenroads.players.analyst.puzzles import LIMIT, Puzzle, judge, make_puzzle
from sevenroads.players.exact.endings import find_all_wins, find_win, threats
from sevenroads.server.store.puzzles import START

from .content import puzzles_file

PUZZLES: Final = list(puzzle_book().values())
WINS: Final = [puzzle for puzzle in PUZZLES if puzzle.kind == "win"]
DEFENCES: Final = [puzzle for puzzle in PUZZLES if puzzle.kind == "defence"]
SAMPLE: Final = PUZZLES[::29]


def name_of(puzzle: BookPuzzle) -> str:
    return puzzle.id


def made_again(puzzle: BookPuzzle) -> Puzzle:
    found = make_puzzle(puzzle.state, kind=puzzle.kind)
    assert found is not None
    return found


def test_there_are_enough_puzzles_of_both_kinds_and_no_duplicates() -> None:
    assert len(WINS) >= 280
    editions = Counter(puzzle.edition for puzzle in DEFENCES)
    assert editions["ardennes"] >= 48
    assert editions["dday"] >= 36
    assert editions["prototype"] >= 20
    boards = Counter(
        (*puzzle.position.split(" ")[:2], *puzzle.position.split(" ")[3:5], puzzle.side) for puzzle in PUZZLES
    )
    assert max(boards.values()) == 1


def test_puzzles_are_sorted_by_rating_and_of_different_difficulty() -> None:
    for some in (PUZZLES, WINS, DEFENCES):
        ratings = [puzzle.rating for puzzle in some]
        assert ratings == sorted(ratings)
        assert ratings[len(ratings) // 10] + 400 < ratings[-len(ratings) // 10]


def test_every_theme_has_puzzles_to_practise() -> None:
    counted = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes)
    # Fire hardly ever decides a game of the machine against itself; the client does not offer this theme.
    assert set(counted) <= set(THEMES)
    assert min(counted[theme] for theme in THEMES if theme != "fire") >= 20


def test_a_newcomer_finds_easy_puzzles_in_the_main_edition() -> None:
    easy = [one for one in PUZZLES if one.edition == "ardennes" and one.rating <= START.rating]
    assert len(easy) >= 20
    assert any(one.kind == "defence" for one in easy)


def test_the_daily_order_has_each_puzzle_once() -> None:
    assert sorted(puzzles_file()["daily"]) == sorted(puzzle_book())


def test_every_position_is_canonical_and_its_themes_are_those_of_its_solution() -> None:
    for puzzle in PUZZLES:
        state = State.parse(puzzle.position)
        assert str(state) == puzzle.position
        assert (state.side, state.variant.edition.id) == (puzzle.side, puzzle.edition)
        described = Puzzle(puzzle.position, "", puzzle.side, puzzle.solution, 0, puzzle.kind, puzzle.threat)
        assert puzzle.themes == themes(described)


def test_the_solution_of_every_win_wins() -> None:
    for puzzle in WINS:
        assert len(puzzle.solution) >= 2
        assert "." not in puzzle.solution
        assert judge(puzzle.state, "win", puzzle.solution).solved
        assert not puzzle.threat


def test_every_defence_is_threatened_and_stopped_by_its_solution() -> None:
    for puzzle in DEFENCES:
        state = puzzle.state
        own = find_win(state.view(puzzle.side).position, LIMIT)
        assert (own.actions, own.finished) == (None, True)
        wins = [ending.actions for ending in threats(state, LIMIT).values() if ending.actions]
        assert min(map(len, wins)) == len(puzzle.threat)
        passed = judge(state, "defence", [])
        assert not passed.solved
        state.apply(".")
        for action in puzzle.threat:
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner is puzzle.side.other
        assert judge(puzzle.state, "defence", puzzle.solution).solved


@pytest.mark.parametrize("puzzle", [one for one in SAMPLE if one.kind == "win"], ids=name_of)
def test_a_sample_of_wins_has_exactly_one_shortest_solution(puzzle: BookPuzzle) -> None:
    found = find_all_wins(puzzle.state.view(puzzle.side).position, LIMIT)
    assert found.finished
    assert [sorted(win) for win in found.wins] == [sorted(puzzle.solution)]


@pytest.mark.parametrize("puzzle", SAMPLE, ids=name_of)
def test_a_sample_has_about_the_rating_that_the_generator_computes(puzzle: BookPuzzle) -> None:
    # Level 2 may play a little differently since the file was made.
    assert abs(rating(made_again(puzzle)) - puzzle.rating) <= 200
