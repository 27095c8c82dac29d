"""Who beats whom (R2.1 to R2.3), from the classes and ranks of an army."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import InvalidEdition
from .types import Unit

_CLASS_BEATS = {("mine", "tank"), ("tank", "infantry"), ("infantry", "mine")}


def beats(unit: Unit, other: Unit) -> bool:
    """R2.1.

    >>> tank, private = Unit("T", "tank", 3, 7), Unit("P", "infantry", 2, 6, rank=2)
    >>> beats(tank, private), beats(private, tank)
    (True, False)
    """
    if unit.unit_class == "spy":
        return other.unit_class != "spy"
    if other.unit_class == "spy":
        return False
    if unit.unit_class == other.unit_class == "infantry":
        return unit.rank > other.rank
    return (unit.unit_class, other.unit_class) in _CLASS_BEATS


def equal(unit: Unit, other: Unit) -> bool:
    """R2.2: the same letter, infantry of the same rank, or any two units of class tank."""
    if unit.letter == other.letter:
        return True
    if unit.unit_class != other.unit_class:
        return False
    return unit.unit_class == "tank" or (unit.unit_class == "infantry" and unit.rank == other.rank)


def check_clashes(army: Sequence[Unit]) -> None:
    """R2.3: of any two units, one beats the other or they are equal. Refuse an army that breaks this."""
    for unit in army:
        for other in army:
            if beats(unit, other) + beats(other, unit) + equal(unit, other) != 1:
                raise InvalidEdition(
                    f"units {unit.letter} and {other.letter}: one must beat the other, or they must be "
                    "equal (R2.3). An army can have only one letter of class mine and one of class spy"
                )
