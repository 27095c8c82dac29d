"""Finds what a turn of a finished game missed: a win of that turn, or a defence against one of the next.

Both are exact. A missed win or defence is one that the player could find with the cards it saw. Whether the
enemy could really win afterwards is decided with all cards open. Mistakes of other kinds are not found here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from ...rules.tables import Action
from ...rules.types import Side
from ...state import State
from ..exact.defence import find_defence
from ..exact.endings import find_win, threats

#: Node limit of each exact search.
LIMIT: Final = 50_000


@dataclass(frozen=True, slots=True)
class Missed:
    """What a turn missed, and a shortest turn that finds it, without its end."""

    kind: Literal["win", "defence"]
    solution: tuple[Action, ...]


def find_missed(start: State, after: State) -> Missed | None:
    """What the turn from `start` to `after` missed; `None` if it missed nothing of the kind."""
    side = start.side
    if _won(after, side):
        return None
    position = start.view(side).position
    win = find_win(position, LIMIT).actions
    if win is not None:
        return Missed("win", win)
    if after.is_over or after.side is side or find_win(after, LIMIT).actions is None:
        return None
    defence = find_defence(position, LIMIT).actions
    return Missed("defence", defence) if defence else None


def is_found(missed: Missed, before_end: State, side: Side) -> bool:
    """Whether another turn finds what was missed. `before_end` is the position before that turn is ended.

    A defence must stop every certain win of the enemy's next turn, whichever objective the enemy may hold.
    """
    if missed.kind == "win":
        return _won(before_end, side)
    if before_end.is_over:
        return not _won(before_end, side.other)
    found = threats(before_end.view(side).position, LIMIT).values()
    return not any(ending.actions is not None for ending in found)


def _won(state: State, side: Side) -> bool:
    return state.outcome is not None and state.outcome.winner is side
