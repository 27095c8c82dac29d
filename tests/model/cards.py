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


def _two(digits: str) -> tuple[int, frozenset[int]]:
    return (2, _roads(digits))


def _one_of(*sets: str) -> tuple[tuple[int, frozenset[int]], ...]:
    return tuple((1, _roads(digits)) for digits in sets)


# Revision 1 and 2.
_OLD_PAIRS = [
    *("13", "14", "15", "16", "17"),
    *("24", "25", "26", "27"),
    *("35", "36", "37"),
    *("46", "47"),
    "57",
]
_SECTORS = {
    "west": Objective(((2, _roads("123")),), _roads("123")),
    "centre": Objective(((2, _roads("345")),), _roads("345")),
    "east": Objective(((2, _roads("567")),), _roads("567")),
    "flanks": Objective(_one_of("12", "67"), _roads("4")),
}
_OLD_ARDENNES = (
    {pair: Objective((_two(pair),), frozenset()) for pair in _OLD_PAIRS}
    | _SECTORS
    | {"blitz": Objective(((2, ALL_ROADS),), ALL_ROADS)}
)
_OLD_PROTOTYPE = {
    f"{pair}x": Objective((_two(pair), (1, ALL_ROADS)), frozenset())
    for pair in ("17", "26", "35", "14", "47")
} | {f"{pair}h": Objective((_two(pair),), ALL_ROADS) for pair in ("24", "46", "17")}

# Revision 3.
_TWO_OF_THREE = [
    *("125", "135", "136", "137", "146", "147", "157"),
    *("235", "245", "246", "247", "257"),
    *("346", "356", "357", "367"),
]
_OLD_ARDENNES_3 = {three: Objective((_two(three),), frozenset()) for three in _TWO_OF_THREE} | _SECTORS
_PROTOTYPE = {
    f"{four}x": Objective((_two(four), (1, ALL_ROADS)), frozenset())
    for four in ("1246", "1267", "1347", "1357", "1457", "2346", "2456", "2467")
}

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
_OLD_ARDENNES_VICTORY = dict.fromkeys([*_STARRED, "night-march", "new-orders"], 2)
_OLD_PROTOTYPE_VICTORY = dict.fromkeys(_STARRED, 1)

# Revision 4: `west` and `east` deny one road instead of three, and `flanks` none.
_ARDENNES = _OLD_ARDENNES_3 | {
    "west": Objective(((2, _roads("123")),), _roads("2")),
    "east": Objective(((2, _roads("567")),), _roads("6")),
    "flanks": Objective(_one_of("12", "67"), frozenset()),
}

# First revision -> victory card id -> the AP that playing it gives or, below 0, costs; 0 if not listed (R8).
_POINTS = {
    1: {"reinforcements": 2},
    4: {"reinforcements": 1, "intelligence": 1, "sabotage": -2, "forced-march": -1},
}

NEWEST_REVISION = 4

# Deck id -> first revision -> objective id -> card; each card is there once.
_OBJECTIVE_DECKS = {
    "ardennes": {1: _OLD_ARDENNES, 3: _OLD_ARDENNES_3, 4: _ARDENNES},
    "prototype": {1: _OLD_PROTOTYPE, 3: _PROTOTYPE},
}
# Deck id -> first revision -> victory card id -> how many.
_VICTORY_DECKS = {"ardennes": {1: _OLD_ARDENNES_VICTORY}, "prototype": {1: _OLD_PROTOTYPE_VICTORY}}


def card_points(revision: int) -> dict[str, int]:
    return _POINTS[max(first for first in _POINTS if first <= revision)]


def objective_deck(name: str, revision: int) -> dict[str, Objective]:
    decks = _OBJECTIVE_DECKS[name]
    return decks[max(first for first in decks if first <= revision)]


def victory_deck(name: str, revision: int) -> dict[str, int]:
    decks = _VICTORY_DECKS[name]
    return decks[max(first for first in decks if first <= revision)]
