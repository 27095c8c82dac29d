"""What a player is: something that is shown a view and names one of its legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..rules.tables import Action
from ..view import View

#: An action as a viewer saw it: what it saw of the position before, and what was played.
Seen = tuple[View, Action]
History = Sequence[Seen]


class Player(Protocol):
    """A player never gets a state: whatever it knows, it knows from views."""

    name: str

    def choose(self, view: View, history: History = ()) -> Action:
        """One of the view's legal actions. The viewer is the side to move.

        `history` is the game so far as the viewer saw it, from its first action on; it may be left
        out, and the player then knows no more than the view tells.
        """
        ...


def require_view(view: View) -> None:
    """Refuse anything but a view: a state would tell what its reader may not know."""
    if not isinstance(view, View):
        raise TypeError(f"a player is shown a View, not {type(view).__name__}")


def require_turn(view: View) -> list[Action]:
    """The legal actions of a view whose viewer is to act; a `ValueError` for any other."""
    require_view(view)
    if not view.on_turn:
        raise ValueError(f"it is not the turn of {view.viewer}, or the game has ended")
    return view.legal_actions()
