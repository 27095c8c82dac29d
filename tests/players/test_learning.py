"""Learning from a finished game: accuracy, missed wins and defences, and another try at a turn."""

from __future__ import annotations

import pytest
from rules.boards import both_seats, mirrored_action, with_cards

from sevenroads import Side, State
from sevenroads.game import Match
from sevenroads.players import SearchLimit
from sevenroads.players.analyst.accuracy import game_accuracy, turn_accuracy
from sevenroads.players.analyst.analysis import play_turn, report, retry_turn
from sevenroads.players.analyst.missed import find_missed, is_found
from sevenroads.rules.errors import IllegalAction

from .test_analysis import FEW, WINNING, played

#: The enemy holds road 2 and fills up road 7 with one unit more; its objective is 27.
THREATENED = {7: "|TTTTT", 2: "|GPPPPPP1!"}
MORE = SearchLimit(nodes=300)


def for_seat(seat: str, *actions: str) -> list[str]:
    return [mirrored_action(action) if seat == "north" and action != "." else action for action in actions]


def game(seat: str, roads: dict[int, str], *actions: str, **cards: str) -> Match:
    """A game in which south plays one turn and the other side gives up."""
    match = Match(with_cards(seat, roads, **cards).state)
    for action in for_seat(seat, *actions):
        match.play(action)
    if match.outcome is None:
        match.resign(Side(seat).other)
    return match


def around(match: Match) -> tuple[State, State]:
    """The positions before and after the first turn."""
    return match.steps[0].before, match.steps[-1].after


# ---------------------------------------------------------------- accuracy


def test_accuracy_falls_from_one_and_halves_with_every_fifteen_points() -> None:
    assert turn_accuracy(0) == 1
    assert turn_accuracy(0.15) == pytest.approx(0.5)
    assert turn_accuracy(0.45) == pytest.approx(0.125)
    assert turn_accuracy(-0.2) == 1


def test_the_accuracy_of_a_game_is_the_mean_of_its_turns() -> None:
    found = game_accuracy([0, 0.15, 0.3])
    assert found is not None
    assert (found.turns, found.accuracy, found.loss) == (3, pytest.approx(1.75 / 3), pytest.approx(0.15))
    assert game_accuracy([]) is None


def test_a_report_has_the_accuracy_of_both_sides() -> None:
    found = report(played(5), FEW)
    for side in Side:
        turns = [turn for turn in found.turns if turn.side is side]
        accuracy = found.accuracy(side)
        assert accuracy is not None
        assert accuracy.turns == len(turns)
        assert accuracy.accuracy == pytest.approx(sum(turn.known.accuracy for turn in turns) / len(turns))
        assert 0 < accuracy.accuracy <= 1


# ---------------------------------------------------------------- missed wins and defences


@both_seats
def test_a_missed_win_is_found_with_its_solution(seat: str) -> None:
    match = game(seat, WINNING, "M3", ".", objective_deck="235")
    missed = find_missed(*around(match))
    assert missed is not None
    assert missed.kind == "win"
    start = match.steps[0].before
    before_end, after = play_turn(start, missed.solution)
    assert after.outcome is not None
    assert after.outcome.winner is Side(seat)
    assert is_found(missed, before_end, Side(seat))
    assert not is_found(missed, around(match)[1], Side(seat))


@both_seats
def test_nothing_is_missed_by_the_turn_that_wins(seat: str) -> None:
    match = game(seat, WINNING, "T1", objective_deck="235")
    assert match.outcome is not None
    assert find_missed(*around(match)) is None


@both_seats
def test_a_missed_defence_is_found_with_a_solution_that_stops_every_objective(seat: str) -> None:
    match = game(seat, THREATENED, "M3", ".", objective_deck="235,147,247", enemy_objective="257")
    missed = find_missed(*around(match))
    assert missed is not None
    assert missed.kind == "defence"
    start = match.steps[0].before
    assert is_found(missed, play_turn(start, [*missed.solution, "."])[0], Side(seat))
    assert not is_found(missed, play_turn(start, for_seat(seat, "M3", "."))[0], Side(seat))


@both_seats
def test_a_defence_is_not_missed_if_the_enemy_could_not_win(seat: str) -> None:
    # With objective 35, roads 2 and 7 do not win for the enemy.
    match = game(seat, THREATENED, "M3", ".", objective_deck="257,147,247", enemy_objective="235")
    assert find_missed(*around(match)) is None


@both_seats
def test_a_turn_that_stops_the_enemy_misses_no_defence(seat: str) -> None:
    lost = game(seat, THREATENED, "M3", ".", objective_deck="235,147,247", enemy_objective="257")
    missed = find_missed(*around(lost))
    assert missed is not None
    start = lost.steps[0].before
    after = play_turn(start, [*missed.solution, "."])[1]
    assert find_missed(start, after) is None


# ---------------------------------------------------------------- another try


@both_seats
def test_only_a_win_is_as_good_where_a_win_was_missed(seat: str) -> None:
    match = game(seat, WINNING, "M3", ".", objective_deck="235")
    won = retry_turn(match, 9, for_seat(seat, "T1"), MORE)
    assert (won.verdict, won.win, won.best) == ("as-good", 1, 1)
    other = retry_turn(match, 9, for_seat(seat, "M2", "."), MORE)
    assert other.verdict != "as-good"
    assert other.win < 1


@both_seats
def test_the_turn_of_the_game_is_no_better_than_itself(seat: str) -> None:
    match = game(seat, WINNING, "M3", ".", objective_deck="235")
    again = retry_turn(match, 9, for_seat(seat, "M3", "."), MORE)
    assert again.verdict == "worse"
    assert again.win == again.played < again.best


@both_seats
def test_a_defence_that_was_missed_is_as_good_and_anything_else_is_not(seat: str) -> None:
    match = game(seat, THREATENED, "M3", ".", objective_deck="235,147,247", enemy_objective="257")
    missed = find_missed(*around(match))
    assert missed is not None
    assert retry_turn(match, 9, [*missed.solution, "."], MORE).verdict == "as-good"
    assert retry_turn(match, 9, for_seat(seat, "T7", "."), MORE).verdict == "worse"


def test_the_machines_own_turn_is_as_good_as_the_machines() -> None:
    match = played(5)
    found = report(match, MORE)
    for turn in [turn for turn in found.mistakes(0.06) if turn.missed is None][:4]:
        better = [action.text for action in turn.known.better]
        tried = retry_turn(match, turn.turn, [*better, "."] if "." not in better else better, MORE)
        assert tried.verdict == "as-good", turn
        assert tried.played == turn.known.after


def test_a_turn_that_is_illegal_incomplete_or_too_long_is_refused() -> None:
    match = game("south", WINNING, "M3", ".", objective_deck="235")
    with pytest.raises(IllegalAction):
        retry_turn(match, 9, ["x3", "."], FEW)
    with pytest.raises(ValueError, match="not complete"):
        retry_turn(match, 9, ["M3"], FEW)
    with pytest.raises(ValueError, match="after its end"):
        retry_turn(match, 9, ["M3", ".", "M3"], FEW)
    with pytest.raises(ValueError, match="Turn 3 has no actions"):
        retry_turn(match, 3, ["."], FEW)


def test_a_running_game_takes_no_other_try() -> None:
    match = Match(State.new("ardennes", seed=1))
    match.play(".")
    with pytest.raises(ValueError, match="must have ended"):
        retry_turn(match, 1, ["."], FEW)
