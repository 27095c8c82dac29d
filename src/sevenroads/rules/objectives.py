"""Which sets of roads fulfil the take clauses of an objective (R9), worked out once per card."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from .types import ROADS, Objective, Take


def _choices(clauses: tuple[Take, ...]) -> set[int]:
    """Every set of roads that serves all clauses, no road counted in two of them."""
    found = {0}
    for clause in clauses:
        chosen = [road_set(roads) for roads in combinations(sorted(clause.roads), clause.count)]
        found = {used | roads for used in found for roads in chosen if not used & roads}
    return found


def road_set(roads: tuple[int, ...] | frozenset[int]) -> int:
    """Roads numbered from 1 as a bit set.

    >>> road_set((1, 3))
    5
    """
    return sum(1 << (road - 1) for road in roads)


@lru_cache(maxsize=4096)
def fulfilling_sets(objective: Objective) -> int:
    """A number whose bit m says that holding exactly the road set m fulfils the take clauses.

    >>> sets = fulfilling_sets(Objective("13", (Take(2, frozenset({1, 3})),)))
    >>> [m for m in range(16) if sets >> m & 1]
    [5, 7, 13, 15]
    """
    least = _choices(objective.take)
    return sum(1 << held for held in range(1 << ROADS) if any(held & need == need for need in least))
