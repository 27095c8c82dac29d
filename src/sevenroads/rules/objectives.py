"""Which sets of roads fulfil the take clauses of an objective (R9), worked out once per card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from .types import ROADS, Objective, Take


def _choices(clauses: tuple[Take, ...], used: int) -> Iterator[int]:
    """Every set of roads that serves all clauses, no road counted in two of them."""
    if not clauses:
        yield used
        return
    first, *rest = clauses
    for chosen in combinations(sorted(first.roads), first.count):
        roads = road_set(chosen)
        if not roads & used:
            yield from _choices(tuple(rest), used | roads)


def road_set(roads: tuple[int, ...] | frozenset[int]) -> int:
    """Roads numbered from 1 as a bit set.

    >>> road_set((1, 3))
    5
    """
    return sum(1 << (road - 1) for road in roads)


@cache
def fulfilling_sets(objective: Objective) -> int:
    """A number whose bit m says that holding exactly the road set m fulfils the take clauses.

    >>> sets = fulfilling_sets(Objective("13", (Take(2, frozenset({1, 3})),)))
    >>> [m for m in range(16) if sets >> m & 1]
    [5, 7, 13, 15]
    """
    least = set(_choices(objective.take, 0))
    return sum(1 << held for held in range(1 << ROADS) if any(held & need == need for need in least))
