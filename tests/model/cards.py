"""The cards: the decks of R8 and R9, and when an objective is fulfilled.

What playing a victory card does is in `game`; here are only their names and numbers.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

ALL_ROADS = frozenset(range(1, 8))


@dataclass(frozen=True)
class Objective:
    take: tuple[tuple[int, frozenset[int]], ...]  # (how many, out of which roads)
    deny: frozenset[int]

    def fulfilled(self, own: Iterable[int], enemy: Iterable[int]) -> bool:
        """R9: every take clause with roads of its own, and no denied road in enemy hands."""
        if self.deny.intersection(enemy):
            return False
        return _can_take(self.take, frozenset(own))


def _can_take(clauses: tuple[tuple[int, frozenset[int]], ...], roads: frozenset[int]) -> bool:
    if not clauses:
        return True
    number, allowed = clauses[0]
    # No road is counted in two clauses: what this clause uses is gone for the rest.
    return any(
        _can_take(clauses[1:], roads.difference(used)) for used in combinations(roads & allowed, number)
    )


def _roads(digits: str) -> frozenset[int]:
    return frozenset(int(digit) for digit in digits)


def _both(digits: str) -> tuple[int, frozenset[int]]:
    return (2, _roads(digits))


_ARDENNES_PAIRS = [
    *("13", "14", "15", "16", "17"),
    *("24", "25", "26", "27"),
    *("35", "36", "37"),
    *("46", "47"),
    "57",
]
_ARDENNES_OBJECTIVES = {pair: Objective((_both(pair),), frozenset()) for pair in _ARDENNES_PAIRS} | {
    "west": Objective(((2, _roads("123")),), _roads("123")),
    "centre": Objective(((2, _roads("345")),), _roads("345")),
    "east": Objective(((2, _roads("567")),), _roads("567")),
    "flanks": Objective(((1, _roads("12")), (1, _roads("67"))), _roads("4")),
    "blitz": Objective(((2, ALL_ROADS),), ALL_ROADS),
}

_PROTOTYPE_OBJECTIVES = {
    f"{pair}x": Objective((_both(pair), (1, ALL_ROADS)), frozenset())
    for pair in ("17", "26", "35", "14", "47")
} | {f"{pair}h": Objective((_both(pair),), ALL_ROADS) for pair in ("24", "46", "17")}

# Deck id -> objective id -> card; each card is there once.
OBJECTIVE_DECKS = {"ardennes": _ARDENNES_OBJECTIVES, "prototype": _PROTOTYPE_OBJECTIVES}

# The cards of R8 marked * come first.
_STARRED = [
    "reinforcements",
    "forced-march",
    "withdrawal",
    "sabotage",
    "second-front",
    "intelligence",
    "dig-in",
    "supply-cut",
]

# Deck id -> victory card id -> how many.
VICTORY_DECKS = {
    "ardennes": dict.fromkeys([*_STARRED, "night-march", "new-orders"], 2),
    "prototype": dict.fromkeys(_STARRED, 1),
}
