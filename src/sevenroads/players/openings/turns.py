"""Whole turns, played on the bare board: without objectives and Victory cards, so nothing is hidden.

A turn is its actions without the end. Two turns from the same position are one if they lead to the same
position, so the order of the actions does not matter where the rules allow several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...editions import Variant
from ...rules.errors import IllegalAction
from ...rules.types import Side
from ...state import State, choose_variant

#: The text of a turn without actions.
PASS: Final = "."
#: Without objectives, three roads win in every edition (R10).
_BARE: Final = {"victory_cards": False, "objectives": False, "three_roads_win": True}


def bare_start(edition: str | Variant) -> State:
    """The empty board of an edition without cards; the starting player sits south."""
    return State.new(choose_variant(edition, options=_BARE), seed=0, start=Side.SOUTH)


def position_key(state: State) -> str:
    """The roads and the turn in notation: the same for all hidden cards.

    >>> position_key(bare_start("ardennes"))
    '|/|/|/|/|/|/| s1:4'
    """
    return " ".join(str(state).split(" ", 3)[1:3])


def read_turn(text: str) -> tuple[str, ...]:
    """The actions of a turn in notation. Its end may be written; alone it is a turn without actions.

    >>> read_turn("T3 T3 P4 M4"), read_turn(".")
    (('T3', 'T3', 'P4', 'M4'), ())
    """
    actions = tuple(text.split())
    return actions[:-1] if actions[-1:] == (PASS,) else actions


def write_turn(actions: Sequence[str]) -> str:
    return " ".join(actions) or PASS


def after_turn(state: State, actions: Sequence[str]) -> State:
    """The position after a turn and its end. Raises `IllegalAction` or `InvalidNotation`."""
    played = state.copy()
    for action in actions:
        played.apply(action)
        if played.turn != state.turn:
            raise IllegalAction(f"{write_turn(actions)}: these are two turns.", "R3.1")
    if not played.is_over:
        played.apply(PASS)
    return played


def in_order(state: State, actions: Sequence[str]) -> tuple[str, ...]:
    """The turn with its actions ordered by road, if that leads to the same position."""
    given = tuple(actions)
    # The sort is stable: actions on one road keep their order.
    ordered = tuple(sorted(given, key=lambda action: state.action(action).road or 0))
    try:
        same = position_key(after_turn(state, ordered)) == position_key(after_turn(state, given))
    except IllegalAction:
        same = False
    return ordered if same else given


def conquers(before: State, after: State) -> bool:
    """Whether a road was conquered in between."""
    return before.layout().conquered != after.layout().conquered
