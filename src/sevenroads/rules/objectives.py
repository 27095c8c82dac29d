"""Which sets of roads fulfil the take clauses of an objective (R9), and how far a side is from winning.

The sets are worked out once per card.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from .types import ROADS, UNKNOWN, Layout, Objective, Ruleset, Side, Take

#: How many conquered roads win the game if three roads win (R7.2).
THREE_ROADS: Final = 3


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


def needed_roads(objective: Objective) -> tuple[int, int]:
    """The roads that some way to fulfil an objective needs, and those that every way needs, as bit sets.

    >>> needed_roads(Objective("17x", (Take(2, frozenset({1, 7})), Take(1, frozenset(range(1, 8))))))
    (127, 65)
    """
    some, every = 0, (1 << ROADS) - 1
    for roads in _choices(objective.take):
        some |= roads
        every &= roads
    return some, every


@lru_cache(maxsize=4096)
def roads_needed(objective: Objective, own: frozenset[int], enemy: frozenset[int]) -> int | None:
    """How many more roads fulfil an objective; `None` if it can no longer be fulfilled (R7.3, R9).

    >>> card = Objective("13", (Take(2, frozenset({1, 3})),))
    >>> roads_needed(card, frozenset({3}), frozenset()), roads_needed(card, frozenset(), frozenset({1}))
    (1, None)
    """
    if objective.deny & enemy:
        return None
    sets, held, lost = fulfilling_sets(objective), road_set(own), road_set(enemy)
    missing = [(m & ~held).bit_count() for m in range(1 << ROADS) if sets >> m & 1 and not m & lost]
    return min(missing, default=None)


@dataclass(frozen=True, slots=True)
class Goal:
    """How many more roads a side needs for each way to win (R7.2); `None` if that way is closed.

    `objective` is the objective card's way, `three` that of any three roads.
    """

    objective: int | None
    three: int | None


def goal_of(rules: Ruleset, layout: Layout, side: Side) -> Goal | None:
    """The goal of a side, from the cards that the layout shows; `None` if its objective is hidden.

    A view has the hidden cards covered, so its layout gives a viewer no goal that the viewer may not know.
    """
    card = layout.cards[side.number].objective
    if card == UNKNOWN:
        return None
    own, enemy = (
        frozenset(road for road, holder in enumerate(layout.conquered, 1) if holder is who)
        for who in (side, side.other)
    )
    objective = next((one for one in rules.objectives if one.id == card), None)
    # A road that the enemy holds is closed for the rest of the game (R7.1).
    three = rules.three_roads_win and ROADS - len(enemy) >= THREE_ROADS
    return Goal(
        None if objective is None else roads_needed(objective, own, enemy),
        max(0, THREE_ROADS - len(own)) if three else None,
    )
