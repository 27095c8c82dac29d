"""The player protocol: a player is given a view and returns one of its legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..rules.tables import Action
from ..view import View

#: One action of the game as a viewer saw it: the view before the action, and the action.
Seen = tuple[View, Action]
History = Sequence[Seen]


class Player(Protocol):
    """Chooses actions from views. A player never gets a state, so it cannot know hidden cards.

    >>> class First:
    ...     name = "first"
    ...
    ...     def choose(self, view: View, history: History = ()) -> Action:
    ...         return view.legal_actions()[0]
    >>> from sevenroads import State
    >>> player: Player = First()
    >>> player.choose(State.new("ardennes", seed=7).view("south")).text
    'M1'
    """

    name: str

    def choose(self, view: View, history: History = ()) -> Action:
        """Return one of the view's legal actions. The viewer must be the side to move.

        `history` is the game so far as the viewer saw it, from the first action. Without it the player
        knows only what the view shows.
        """
        ...


def require_view(view: View) -> None:
    """Raise `TypeError` unless this is a view: a state would reveal hidden cards."""
    if not isinstance(view, View):
        raise TypeError(f"a player takes a View, not {type(view).__name__}")


def require_turn(view: View) -> list[Action]:
    """Return the view's legal actions; raise `ValueError` unless its viewer is to move."""
    require_view(view)
    if not view.on_turn:
        raise ValueError(f"{view.viewer} is not to move, or the game has ended")
    return view.legal_actions()


def close_player(player: Player) -> None:
    """End what a player has started outside this process, such as the program of a bot."""
    close = getattr(player, "close", None)
    if close is not None:
        close()
