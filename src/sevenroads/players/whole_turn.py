"""A player's whole turn from one view, as far as it can be known without the hidden cards."""

from __future__ import annotations

import random

from ..game.events import REVEALING, describe
from ..rules.tables import Action
from ..state import State
from ..view import View
from .base import History, Player


def choose_turn(player: Player, view: View, history: History = ()) -> tuple[Action, ...]:
    """Let a player act until its turn ends or an action reveals a card that the view does not show."""
    actions: list[Action] = []
    seen = list(history)
    while True:
        action = player.choose(view, seen)
        # An action that reveals nothing leads to the same view, whatever the hidden cards are.
        before = State.sample(view, random.Random(0))
        after = before.copy()
        after.apply(action)
        actions.append(action)
        revealed = any(event.kind in REVEALING for event in describe(before, action, after))
        if action.kind == "end" or revealed or after.is_over:
            return tuple(actions)
        seen.append((view, action))
        view = after.view(view.viewer)
