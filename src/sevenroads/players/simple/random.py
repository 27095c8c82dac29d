"""The random player: chooses uniformly among the legal actions."""

from __future__ import annotations

import random

from ...rules.tables import Action
from ...view import View
from ..base import History, require_turn


class RandomPlayer:
    """Chooses uniformly among the legal actions.

    >>> from sevenroads import State
    >>> view = State.new("ardennes", seed=7).view("south")
    >>> RandomPlayer(seed=1).choose(view) in view.legal_actions()
    True
    """

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View, history: History = ()) -> Action:
        return self._rng.choice(require_turn(view))
