"""What the value of each searched position of a training game should have been.

A search overrates the side that moves, because it takes the best of many uncertain values. A value that is
fitted to what the search found learns to overrate that side too, and the machine then never ends a turn
early. The turns that follow are searched by both sides alternately, so that their errors cancel. A target
therefore mixes them all, as in TD(λ).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

#: The share of the later turns and the result. The rest is what the search found at the position itself.
LATER_SHARE: Final = 0.85


class Searched(NamedTuple):
    """A searched position: its turn, whether south moves, and the search's value for the side that moves."""

    turn: int
    south: bool
    value: float


def value_targets(searched: Sequence[Searched], result: float) -> list[float]:
    """The target of each position, for the side that moves there. `result` is south's.

    The later share of a target is the target of the next turn's first searched position, and in the last
    turn the result of the game.

    >>> [round(target, 4) for target in value_targets([Searched(1, True, 0.6), Searched(2, False, 0.6)], 1.0)]
    [0.8635, 0.09]
    """
    targets = [0.0] * len(searched)
    later = following = result
    turn = searched[-1].turn if searched else 0
    for number in reversed(range(len(searched))):
        position = searched[number]
        if position.turn != turn:
            turn, later = position.turn, following
        found = position.value if position.south else 1 - position.value
        following = (1 - LATER_SHARE) * found + LATER_SHARE * later
        targets[number] = following if position.south else 1 - following
    return targets
