"""A game in progress together with what each side has seen of it, which is all that players are given."""

from __future__ import annotations

from typing import Final

from ..game import Match, Rollout
from ..players import History, Seen
from ..rules.tables import Action
from ..rules.types import SIDES, Side
from ..view import View


class SeenGame:
    """Plays a match or a rollout on and keeps both histories: each side's own view before every action.

    >>> from sevenroads import State
    >>> game = SeenGame(Match(State.new("ardennes", seed=1)))
    >>> game.play("T3")
    >>> side, view, history = game.look()
    >>> side, [action.text for _, action in history]
    (<Side.SOUTH: 'south'>, ['T3'])
    """

    def __init__(self, game: Match | Rollout) -> None:
        self._game: Final = game
        self._histories: Final[dict[Side, list[Seen]]] = {side: [] for side in SIDES}
        self._look()

    def look(self) -> tuple[Side, View, History]:
        """The side to move, its view and its history."""
        side = self.state.side
        return side, self._views[side.number], self._histories[side]

    def play(self, action: Action | str) -> None:
        """Play a legal action; raises `IllegalAction` and changes nothing otherwise."""
        played = self.state.action(action)
        self._game.play(played)
        for view, history in zip(self._views, self._histories.values(), strict=True):
            history.append((view, played))
        self._look()

    def _look(self) -> None:
        #: The position now. Only `play` changes it.
        self.state = self._game.state
        self._views: list[View] = self.state.views(SIDES)
