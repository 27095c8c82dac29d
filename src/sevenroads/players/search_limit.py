"""How long a player may think: the same for playing, analysing and the arena."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Limit:
    """A bound on thinking: seconds for a whole turn, simulations for each action, or both.

    >>> Limit(nodes=500)
    Limit(seconds=None, nodes=500)
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise ValueError("a limit needs seconds or nodes")
        if (self.seconds is not None and not 0 < self.seconds < inf) or (
            self.nodes is not None and self.nodes < 1
        ):
            raise ValueError("a limit is more than nothing and has an end")
