"""How accurately a side played: a share from 0 to 1 for a turn, and the mean over its turns for a game.

It depends only on the chance of winning that each turn gave away. It does not say how hard the turns were.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: A turn that gives away this much of the chance of winning has half the accuracy of a perfect one.
HALVING_LOSS: Final = 0.15


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The accuracy of a side in a game, over a number of turns. `loss` is the mean loss of a turn."""

    turns: int
    accuracy: float
    loss: float


def turn_accuracy(loss: float) -> float:
    """The accuracy of a turn that gave away `loss` of the chance of winning.

    >>> [round(turn_accuracy(loss), 2) for loss in (0, 0.05, 0.15, 0.3, 1)]
    [1.0, 0.79, 0.5, 0.25, 0.01]
    """
    return float(0.5 ** (max(0.0, loss) / HALVING_LOSS))


def game_accuracy(losses: Sequence[float]) -> Accuracy | None:
    """The accuracy of a side from the losses of its turns; `None` if it had no turn."""
    if not losses:
        return None
    count = len(losses)
    return Accuracy(count, sum(map(turn_accuracy, losses)) / count, sum(losses) / count)
