"""The units of R2 and the arrows of R6: what they are, and who beats whom.

Nothing here knows where a unit stands or whether it is in play.
"""

from dataclasses import dataclass

ROADS = range(1, 8)  # R1.1

SOUTH = "s"
NORTH = "n"
SIDES = (SOUTH, NORTH)
ENEMY = {SOUTH: NORTH, NORTH: SOUTH}


@dataclass(frozen=True)
class Unit:
    name: str
    kind: str
    length: int
    rank: int  # orders infantry only; 0 for all others
    count: int
    special: bool


# In army order, which is also the order of the legal placements.
UNITS = {
    "M": Unit("anti-tank mine", "mine", 1, 0, 5, False),
    "T": Unit("tank", "tank", 3, 0, 7, False),
    "P": Unit("private", "infantry", 2, 2, 6, False),
    "C": Unit("corporal", "infantry", 2, 3, 2, False),
    "S": Unit("sergeant", "infantry", 2, 4, 1, False),
    "G": Unit("general", "infantry", 5, 5, 1, True),
    "R": Unit("mortar", "infantry", 2, 1, 1, True),
    "Y": Unit("spy", "spy", 1, 0, 1, True),
    "K": Unit("command tank", "tank", 3, 0, 1, True),
    "A": Unit("artillery", "tank", 3, 0, 1, True),
}

SPECIALS = [letter for letter, unit in UNITS.items() if unit.special]


def beats(first: str, second: str) -> bool:
    """R2.1, sentence by sentence."""
    one, other = UNITS[first], UNITS[second]
    if one.kind == "spy":
        return other.kind != "spy"
    if one.kind == "mine":
        return other.kind == "tank"
    if one.kind == "tank":
        return other.kind == "infantry"
    if other.kind == "mine":
        return True
    return other.kind == "infantry" and other.rank < one.rank


def equal(first: str, second: str) -> bool:
    """R2.2, clause by clause."""
    one, other = UNITS[first], UNITS[second]
    if first == second:
        return True
    if one.kind == "infantry" and other.kind == "infantry" and one.rank == other.rank:
        return True
    return one.kind == "tank" and other.kind == "tank"


@dataclass(frozen=True)
class Arrows:
    directions: str  # "l" and "r", as the owner sees them
    tile: int  # of the unit, counted from its rear, from 1
    distance: int  # in roads
    hits: tuple[str, ...]


INFANTRY = tuple(letter for letter, unit in UNITS.items() if unit.kind == "infantry")

# The table of R6, in army order.
ARROWS = {
    "R": Arrows("l", 2, 2, ("P",)),
    "K": Arrows("lr", 2, 1, INFANTRY),
    "A": Arrows("lr", 2, 3, INFANTRY),
}


def road_beside(side: str, road: int, direction: str, distance: int) -> int:
    """The road so far to the owner's left or right (R1.2); it may not exist."""
    # South has road 1 on its left, north road 7.
    towards_seven = (side == SOUTH) == (direction == "r")
    return road + distance if towards_seven else road - distance
