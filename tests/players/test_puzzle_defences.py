"""Puzzles in which the enemy must be stopped, the judgement of attempts, and the grading of puzzles."""

from __future__ import annotations

import pytest
from rules.boards import both_seats, with_cards

from sevenroads import IllegalAction, Side, State
from sevenroads.players.analyst.puzzle_grading import HIGHEST, LOWEST, THEMES, rating, themes
from sevenroads.players.analyst.puzzles import NotOneTurn, Puzzle, find_puzzles, generate, judge, make_puzzle
from sevenroads.players.exact.endings import find_win

from .test_defence import FOUR_WAYS, MINES_IN_THE_WAY


def defence_of(state: State) -> Puzzle:
    puzzle = make_puzzle(state, kind="defence")
    assert puzzle is not None
    return puzzle


def test_a_threat_that_can_be_stopped_is_a_defence() -> None:
    state = State.parse(MINES_IN_THE_WAY)
    puzzle = defence_of(state)
    assert (puzzle.kind, puzzle.side, puzzle.position) == ("defence", Side.SOUTH, MINES_IN_THE_WAY)
    assert puzzle.solution == ("<5", "S5")
    state.apply(".")
    for action in puzzle.threat:
        state.apply(action)
    assert state.outcome is not None
    assert state.outcome.winner is Side.NORTH


@both_seats
def test_no_threat_an_own_win_and_a_lost_position_are_no_defence(seat: str) -> None:
    quiet = with_cards(seat, {})
    winning = with_cards(seat, {1: "TTTTT|", 6: "!1PPPPPPG|", 2: "|M17!", 7: "|M14"})
    for state in (quiet.state, winning.state, State.parse(FOUR_WAYS), winning.play("T1").state):
        assert make_puzzle(state, kind="defence") is None


def test_an_unfinished_search_yields_no_defence() -> None:
    assert make_puzzle(State.parse(MINES_IN_THE_WAY), limit=1, kind="defence") is None


def test_positions_that_differ_in_the_enemys_objective_are_different_defences() -> None:
    text = "ardennes |/|/|/|M17!/|/|/|M14 s9:4 137/- 247/- 245,246/- -"
    first, later, other = (
        State.parse(each) for each in (text, text.replace("s9", "s11"), text.replace(" 47/", " 57/"))
    )
    found = list(find_puzzles([first, later, other], kind="defence"))
    assert [puzzle.position for puzzle in found] == [str(first)]
    third = State.parse(text.replace(" 47/", " 46/").replace("/|/|/|M14", "/|/|M14/|M14"))
    assert len(list(find_puzzles([first, third], kind="defence"))) == 2


# ---------------------------------------------------------------- judging


def test_any_turn_that_stops_every_win_solves_a_defence() -> None:
    state = State.parse(MINES_IN_THE_WAY)
    assert judge(state, "defence", ["<5", "S5"]).solved
    assert judge(state, "defence", ["<5", "S5", "."]).solved
    # The same idea on the other road.
    assert judge(state, "defence", ["<7", "S7"]).solved


def test_a_turn_that_does_not_stop_the_enemy_is_answered_by_its_win() -> None:
    state = State.parse(MINES_IN_THE_WAY)
    verdict = judge(state, "defence", ["P1", "."])
    assert not verdict.solved
    for action in ("P1", ".", *verdict.reply):
        state.apply(action)
    assert state.outcome is not None
    assert state.outcome.winner is Side.NORTH


def test_a_card_in_the_enemys_hand_counts() -> None:
    """Four units are too short for road 7; with reinforcements north places six."""
    state = State.parse("ardennes |/|/|/|M17!/|/|/|P s9:4 137/- 247/reinforcements 245,246/- -")
    plain = State.parse(str(state).replace("/reinforcements ", "/- "))
    assert judge(plain, "defence", []).solved
    assert "!reinforcements" in judge(state, "defence", []).reply


def test_a_win_is_judged_by_the_result() -> None:
    state = with_cards("south", {1: "TTPPPP|T", 6: "!1TTTTG|"}, turn="s9:2").state
    assert judge(state, "win", ["M1", "x1", "T1"]).solved
    assert judge(state, "win", ["M1", "x1"]).solved is False
    assert judge(state, "win", ["M1", "."]).solved is False


@pytest.mark.parametrize("kind", ["win", "defence"])
def test_an_attempt_is_one_legal_turn(kind: str) -> None:
    state = State.parse(MINES_IN_THE_WAY)
    before = str(state)
    with pytest.raises(NotOneTurn, match="P1 comes after the end of the turn"):
        judge(state, kind, [".", "P1"])  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        judge(state, kind, ["x1"])  # type: ignore[arg-type]
    assert str(state) == before


# ---------------------------------------------------------------- grading


def puzzle_of(position: str, *solution: str) -> Puzzle:
    return Puzzle(position, "", Side.SOUTH, solution, 3)


@pytest.mark.parametrize(
    ("roads", "solution", "expected"),
    [
        ("6TS|MPMT/|/|/|/|/|/|", ["x1"], ["sweep"]),
        ("8TP|PT/|/|/|/|/|/|", ["x1"], ["trade"]),
        ("9TS|MT/|/|/|/|/|/|", ["x1"], []),
        ("|/TTT|/|/|/|/|/|", [">2", "<2"], ["redeploy", "retreat"]),
        ("2TTTTT|/2TTPPPPM|/|P/|/|/|/|", ["M1", "M2", "!sabotage:3"], ["cards", "two-roads"]),
        ("PK|/|PPPPPPT/|/|/|/|/|", ["Kr"], ["fire"]),
    ],
)
def test_themes_are_derived_from_the_solution(roads: str, solution: list[str], expected: list[str]) -> None:
    position = f"ardennes {roads} s9:4 346/sabotage 157/- 245,246/- -"
    assert list(themes(puzzle_of(position, *solution))) == expected


def test_a_defence_is_a_theme_of_its_own() -> None:
    assert themes(defence_of(State.parse(MINES_IN_THE_WAY))) == ("retreat", "defence")


def test_ratings_are_reproducible_and_within_bounds() -> None:
    easy = defence_of(State.parse("ardennes |/|/|/|M17!/|/|/|M14 s9:4 137/- 247/- 245,246/- -"))
    hard = defence_of(State.parse(MINES_IN_THE_WAY))
    assert LOWEST <= rating(easy) < rating(hard) <= HIGHEST
    assert rating(hard) == rating(hard)


@pytest.mark.parametrize("edition", ["ardennes", "dday"])
def test_generated_defences_are_threatened_and_stoppable(edition: str) -> None:
    for puzzle in generate(2, seed=3, edition=edition, level=3, kind="defence"):
        state = State.parse(puzzle.position)
        assert find_win(state.view(puzzle.side).position).actions is None
        assert not judge(state, "defence", []).solved
        assert judge(state, "defence", puzzle.solution).solved
        assert set(themes(puzzle)) <= set(THEMES)
