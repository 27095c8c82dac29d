"""The search limit: how long a player may think. Playing, analysis and the arena share it."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class SearchLimit:
    """Seconds for a whole turn, nodes (simulations) for each action, or both.

    >>> SearchLimit(nodes=500)
    SearchLimit(seconds=None, nodes=500)
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("A search limit needs seconds or nodes.")
        if (self.seconds is not None and not 0 < self.seconds < inf) or (
            self.nodes is not None and self.nodes < 1
        ):
            raise ValueError("A limit must be positive and finite.")
