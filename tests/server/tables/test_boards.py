"""Which positions count as the same board: recognised in disguise, and never taken for another game's."""

from __future__ import annotations

from itertools import combinations

import pytest

from sevenroads import State
from sevenroads.players.levels import level_player
from sevenroads.rules.types import SIDES
from sevenroads.server.tables.boards import EQUAL_UNITS, Board, board_of, has_enough_units, resembles

MIDDLE = "6TMC|MPT/CM|M/!4TPTPTM|/PS|PS2/1PTK|PPMT1/MP|PTCMT/|GTPCMT2!"


def board(roads: str, turn: str = "s23:3", rules: str = "ardennes+novictory+noobjectives") -> Board:
    return board_of(State.parse(f"{rules} {roads} {turn} -/- -/- -/- -"))


def test_a_board_resembles_itself() -> None:
    assert resembles(board(MIDDLE), board(MIDDLE))


@pytest.mark.parametrize(
    "other",
    [
        board(MIDDLE, "n8:1"),
        board("/".join(reversed(MIDDLE.split("/")))),
        board(MIDDLE.replace("6TMC", "4TMC")),
        board("TPM|CMT6/M|MC/|MTPTPT4!/2SP|SP/1TMPP|KTP1/TMCTP|PM/!2TMCPTG|"),
    ],
    ids=["another turn", "roads reversed", "a line moved", "seats swapped"],
)
def test_a_disguised_board_is_recognised(other: Board) -> None:
    assert resembles(other, board(MIDDLE))
    assert resembles(board(MIDDLE), other)


def test_three_changed_roads_are_recognised_and_four_are_not() -> None:
    roads = MIDDLE.split("/")
    for number, road in ((0, "M|"), (1, "|M"), (3, "MM|")):
        roads[number] = road
    assert resembles(board("/".join(roads)), board(MIDDLE))
    roads[4] = "|T"
    assert not resembles(board("/".join(roads)), board(MIDDLE))


def test_the_empty_board_and_openings_resemble_nothing() -> None:
    empty, opening = board("|/|/|/|/|/|/|", "s1:4"), board("T|/P|/P|M/T|/|/|/|", "s3:4")
    for one in (empty, opening):
        assert not has_enough_units(one)
        assert not resembles(one, one)


def boards_of_game(seed: int) -> set[Board]:
    """The boards of a game between two machines of level 3."""
    state = State.new("ardennes", seed=seed, start=("south", "north")[seed % 2])
    players = {side.value: level_player(3, seed=seed + number) for number, side in enumerate(SIDES)}
    boards = set()
    while not state.is_over and state.turn < 40:
        state.apply(players[state.side.value].choose(state.view(state.side.value)))
        boards.add(board_of(state))
    return set(filter(has_enough_units, boards))


def test_games_of_other_people_are_not_mistaken_for_ones_own() -> None:
    games = [boards_of_game(seed) for seed in range(0, 60, 10)]
    assert min(map(len, games)) > 20
    alike = [(a, b) for one, two in combinations(games, 2) for a in one for b in two if resembles(a, b)]
    assert alike == []


def test_two_equal_lines_on_otherwise_different_roads_are_no_resemblance() -> None:
    one = "GTTTM|T/TT|TTT/|/T|TMGM/T|/|/|"
    other = "|T/|/|/TG|G/T|/PP|MCS/TT|TTT"
    assert not resembles(board(one), board(other))


def test_a_board_with_enough_units_can_be_resembled() -> None:
    roads = "/".join(["P|P"] * (EQUAL_UNITS // 2) + ["|"] * (7 - EQUAL_UNITS // 2))
    assert has_enough_units(board(roads))
    assert resembles(board(roads), board(roads))
