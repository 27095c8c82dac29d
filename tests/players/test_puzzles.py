"""Puzzles: one shortest win this turn, solvable with the visible cards."""

from __future__ import annotations

from itertools import islice, permutations

import pytest
from rules.boards import Table, both_seats, mirrored_action, with_cards

from sevenroads import Catalog, IllegalAction, Side, State, View
from sevenroads.game import Match
from sevenroads.players.analyst.puzzles import Puzzle, find_puzzles, generate, make_puzzle, turn_starts

#: South holds road 6 and needs road 1 (objective 16). A mine in front of the tank and its attack
#: leave a gap of three. With 2 AP only the last tank in stock fills it; with 3 AP a redeployed one does, too.
ROADS = {1: "TTPPPP|T", 6: "!1TTTTG|"}


def puzzle_of(table: Table) -> Puzzle | None:
    return make_puzzle(table.state)


def solves(state: State, actions: tuple[str, ...]) -> bool:
    """Whether actions in this order win for the side to move."""
    side, state = state.side, state.copy()
    try:
        for action in actions:
            state.apply(action)
    except IllegalAction:
        return False
    return state.outcome is not None and state.outcome.winner is side


@both_seats
def test_a_win_with_one_shortest_way_is_a_puzzle(seat: str) -> None:
    table = with_cards(seat, ROADS, turn="s9:2")
    found = puzzle_of(table)
    assert found is not None
    expected = ("M1", "x1", "T1")
    assert found.solution == (expected if seat == "south" else tuple(map(mirrored_action, expected)))
    assert found.side == seat
    assert solves(table.state, found.solution)


@both_seats
def test_a_win_with_two_shortest_ways_is_not_a_puzzle(seat: str) -> None:
    assert puzzle_of(with_cards(seat, ROADS, turn="s9:4")) is None


@both_seats
def test_a_win_of_one_action_is_too_easy(seat: str) -> None:
    assert puzzle_of(with_cards(seat, {1: "TTTTT|", 6: "!1PPPPPPG|"}, turn="s9:1")) is None


@both_seats
def test_filling_up_a_road_is_too_easy(seat: str) -> None:
    # Only two tanks fill six tiles in two actions: the general stands on road 6.
    table = with_cards(seat, {1: "TTTT|", 6: "!1PPPPPPG|"}, turn="s9:2")
    assert puzzle_of(table) is None


@both_seats
def test_no_win_and_a_game_that_has_ended_are_no_puzzle(seat: str) -> None:
    assert puzzle_of(with_cards(seat, {})) is None
    assert puzzle_of(with_cards(seat, {1: "TTTTT|", 6: "!1PPPPPPG|"}).play("T1")) is None


@both_seats
def test_a_search_that_did_not_finish_yields_no_puzzle(seat: str) -> None:
    assert make_puzzle(with_cards(seat, ROADS, turn="s9:2").state, limit=1) is None


@both_seats
def test_a_card_that_has_still_to_be_drawn_is_not_part_of_a_solution(seat: str) -> None:
    roads = {1: "4TMMM|", 2: "TTTTCC|", 6: "!3PPPPPG|"}
    table = with_cards(seat, roads, turn="s9:3", victory_deck="reinforcements")
    lucky = table.after("S2", "!reinforcements", "T1", "T1", "P1")
    assert lucky.outcome == ("objective", "south")
    assert puzzle_of(table) is None


def test_a_puzzle_shows_what_the_solver_sees_and_the_whole_position() -> None:
    table = with_cards("south", ROADS, turn="s9:2", enemy_hand="sabotage")
    found = puzzle_of(table)
    assert found is not None
    assert found.position == str(table.state)
    assert found.view == str(table.state.view("south"))
    assert "sabotage" not in found.view
    assert View.parse(found.view).on_turn


def test_more_actions_and_more_choice_make_a_puzzle_harder() -> None:
    easy = puzzle_of(with_cards("south", ROADS, turn="s9:2"))
    choice = {**ROADS, 3: "P|", 4: "M|", 5: "C|"}
    harder = puzzle_of(with_cards("south", choice, turn="s9:2", hand="supply-cut"))
    assert easy is not None
    assert harder is not None
    assert easy.solution == harder.solution
    assert 1 <= easy.difficulty <= harder.difficulty


# ---------------------------------------------------------------- from games


def test_puzzles_of_a_match_are_looked_for_at_the_start_of_each_turn() -> None:
    match = Match(with_cards("south", ROADS, turn="s9:2").state)
    for action in ("M3", ".", "."):
        match.play(action)
    assert [state.turn for state in turn_starts(match)] == [9, 10, 11]
    assert [puzzle.side for puzzle in find_puzzles(match)] == [Side.SOUTH]


def test_positions_that_differ_only_in_the_turn_number_are_one_puzzle() -> None:
    first = with_cards("south", ROADS, turn="s9:2").state
    later = with_cards("south", ROADS, turn="s11:2").state
    assert len(list(find_puzzles([first, later, first]))) == 1


@pytest.mark.parametrize("edition", Catalog.editions())
def test_generated_puzzles_have_exactly_their_solution(edition: str) -> None:
    for puzzle in generate(2, seed=1, edition=edition, level=3):
        state = State.parse(puzzle.position)
        assert str(state.view(puzzle.side)) == puzzle.view
        assert solves(state, puzzle.solution)
        assert len(puzzle.solution) >= 2
        # No part of the solution wins, in any order.
        for length in range(1, len(puzzle.solution)):
            for order in islice(permutations(puzzle.solution, length), 200):
                assert not solves(state, order)


def test_the_same_seed_makes_the_same_puzzles_and_another_makes_others() -> None:
    first, again, other = (list(generate(2, seed=seed, level=3)) for seed in (1, 1, 2))
    assert first == again
    assert len(set(first)) == 2
    assert not set(first) & set(other)


def test_an_unknown_edition_is_rejected() -> None:
    with pytest.raises(ValueError, match="unknown edition"):
        next(generate(1, edition="atlantis"))
