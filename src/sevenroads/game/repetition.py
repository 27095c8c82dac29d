"""Draw by repetition (R7.3): the positions at the starts of turns, counted."""

from __future__ import annotations

from typing import Final

from ..state import State

REPETITIONS: Final = 3


class TurnStarts:
    """The positions at the starts of turns so far, to find one that occurs for the third time.

    Positions are compared by their bytes, which cannot collide.
    """

    __slots__ = ("_counts",)

    def __init__(self, start: State) -> None:
        self._counts = {start.repetition_key(): 1}

    def repeats(self, state: State) -> bool:
        """Add a position; true if it has now occurred three times."""
        key = state.repetition_key()
        times = self._counts.get(key, 0) + 1
        self._counts[key] = times
        return times >= REPETITIONS

    def copy(self) -> TurnStarts:
        twin = TurnStarts.__new__(TurnStarts)
        twin._counts = self._counts.copy()
        return twin
