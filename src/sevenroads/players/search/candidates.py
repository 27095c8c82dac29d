"""Candidate turns: the actions of a turn, its estimated value, and the threats it leaves.

This module only defines them. The searching player and the analyst find and check them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...rules.effects import REVEALING_EFFECTS
from ...rules.tables import Action
from ...rules.types import Side
from ...view import View


@dataclass(frozen=True, slots=True)
class CandidateAction:
    """An action at the root of the tree: its visit count, its mean value and its prior."""

    action: Action
    visits: int
    value: float
    prior: float


@dataclass(frozen=True, slots=True)
class CandidateTurn:
    """A turn as far as it can be planned: its visit count and its estimated chance of winning.

    `danger` is the probability that the enemy then has a certain win in its next turn. `sure` is false if
    that check ran out of time or nodes. `circles` is true if the turn repeats a position.
    """

    actions: tuple[Action, ...]
    visits: int
    value: float
    danger: float = 0.0
    sure: bool = True
    circles: bool = False

    @property
    def worth(self) -> float:
        """An upper bound on the chance of winning: the value, reduced by danger and repetition."""
        return min(self.value, 1 - self.danger, 0.5 if self.circles else 1.0)


def outcome_value(winner: Side | None, side: Side) -> float:
    """The value of a finished game for a side: 1 for a win, 0.5 for a draw, 0 for a loss."""
    return 0.5 if winner is None else float(winner is side)


def plannable(view: View, actions: Sequence[Action]) -> tuple[Action, ...]:
    """The part of a turn that its player can plan: it stops where a hidden card would be revealed."""
    hand = list(view.layout.cards[Side(view.viewer).number].hand)
    for number, action in enumerate(actions):
        if action.card is not None:
            if action.card not in hand:
                return tuple(actions[:number])
            hand.remove(action.card)
        if action.card in REVEALING_EFFECTS:
            return tuple(actions[: number + 1])
    return tuple(actions)
