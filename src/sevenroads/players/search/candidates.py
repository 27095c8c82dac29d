"""A turn as the machine considers it: its actions, what they promise and what they leave the enemy.

Only what a turn is; how it is found and checked is the business of the players and of the analyst.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...rules.tables import Action
from ...rules.types import Side
from ...view import View


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as far as it can be planned: how often it was looked at, and how likely it wins.

    `danger` is how likely the enemy then wins for certain in its next turn; `sure`: it was looked for to the
    end. `circles`: the turn brings back a position.
    """

    actions: tuple[Action, ...]
    visits: int
    value: float
    danger: float = 0.0
    sure: bool = True
    circles: bool = False

    @property
    def worth(self) -> float:
        """How likely it wins, at most."""
        return min(self.value, 1 - self.danger, 0.5 if self.circles else 1.0)


def points(winner: Side | None, side: Side) -> float:
    """What a game that has ended is worth to a side."""
    return 0.5 if winner is None else float(winner is side)


def foreseen(view: View, actions: Sequence[Action]) -> tuple[Action, ...]:
    """A turn as far as its player can plan it: not with what it would only be shown on the way."""
    hand = list(view.layout.cards[Side(view.viewer).number].hand)
    for number, action in enumerate(actions):
        if action.card is not None:
            if action.card not in hand:
                return tuple(actions[:number])
            hand.remove(action.card)
        if action.card in ("intelligence", "new-orders"):
            return tuple(actions[: number + 1])
    return tuple(actions)
