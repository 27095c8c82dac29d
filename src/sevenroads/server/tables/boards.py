"""Compares boards, to find out whether a position comes from a certain game.

A board is what everybody at a table sees of the roads: the units of both lines and who has conquered the
road. Hidden cards, the turn, AP, the edition and the distances of the lines do not count, nor does the order
of the roads: a position that differs only in these is the same board.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ...rules.types import ROADS, Side
from ...state import State

#: A road from one side: its own units, the enemy's units, and who has conquered the road.
Road: TypeAlias = tuple[str, str, str]
Board: TypeAlias = tuple[Road, ...]

#: Roads that may differ: about as many as a player changes in one turn.
DIFFERENT_ROADS: Final = 3
#: Units on the equal roads: about as many as both sides place in their first turns. Boards with fewer units
#: are openings, which many games share.
EQUAL_UNITS: Final = 6
#: The equal roads must also have this share of the units of either board.
EQUAL_SHARE: Final = 0.5

_OWN, _ENEMY, _NOBODY = "own", "enemy", ""


def board_of(state: State) -> Board:
    """The board, seen from the south."""
    layout = state.layout()
    south, north = layout.lines
    return tuple(
        (
            south[road].units,
            north[road].units,
            _NOBODY if (side := layout.conquered[road]) is None else _OWN if side is Side.SOUTH else _ENEMY,
        )
        for road in range(ROADS)
    )


def has_enough_units(board: Board) -> bool:
    """Whether another board can resemble this one."""
    return _all_units(board) >= EQUAL_UNITS


def resembles(one: Board, other: Board) -> bool:
    """Whether two boards are the same, or about one turn apart, also with the seats swapped."""
    return _shares_roads(one, other) or _shares_roads(tuple(map(_swapped, one)), other)


def _shares_roads(one: Board, other: Board) -> bool:
    left, units = list(one), 0
    for road in other:
        if road in left:
            left.remove(road)
            units += _units(road)
    needed = max(EQUAL_UNITS, EQUAL_SHARE * _all_units(one), EQUAL_SHARE * _all_units(other))
    return len(left) <= DIFFERENT_ROADS and units >= needed


def _swapped(road: Road) -> Road:
    own, enemy, conqueror = road
    return enemy, own, {_OWN: _ENEMY, _ENEMY: _OWN}.get(conqueror, _NOBODY)


def _all_units(board: Board) -> int:
    return sum(map(_units, board))


def _units(road: Road) -> int:
    return len(road[0]) + len(road[1])
