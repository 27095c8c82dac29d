"""How an edition is drawn: its landscape, which seat has which emblem, and how units show their rank.

An edition that is not listed has the default landscape. Rank signs come from the edition file. The renderers
and the web client choose colours and characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .editions.schema import Edition
from .rules.types import Side

Ground = Literal["winter", "beach", "town", "meadow"]
_MOST_CHEVRONS: Final = 4
_GENERAL_STARS: Final = 3


@dataclass(frozen=True, slots=True)
class Look:
    """A landscape, and the seat with the star and the smooth edge; the other seat has the cross."""

    ground: Ground
    star: Side


@dataclass(frozen=True, slots=True)
class RankSign:
    """The rank sign of a unit: a number of chevrons or of stars, or neither."""

    chevrons: int = 0
    stars: int = 0


_LOOKS: Final = {
    "ardennes": Look("winter", Side.NORTH),
    "prototype": Look("town", Side.SOUTH),
    "dday": Look("beach", Side.NORTH),
}
_DEFAULT: Final = Look("meadow", Side.NORTH)


def look_of(edition_id: str) -> Look:
    return _LOOKS.get(edition_id, _DEFAULT)


def rank_sign(edition: Edition, letter: str) -> RankSign:
    """The rank sign that a unit of the edition shows. The options of a game do not change it.

    With `ranks = "stars"`, all infantry shows as many stars as its rank. With `"chevrons"`, ordinary infantry
    shows its place among the ranks of ordinary infantry, and a special unit above them a general's stars.
    """
    unit = next(unit for unit in edition.units if unit.letter == letter)
    if unit.rank is None:
        return RankSign()
    if edition.ranks == "stars":
        return RankSign(stars=unit.rank)
    ordinary = sorted({one.rank for one in edition.units if one.rank is not None and not one.special})
    if not unit.special:
        return RankSign(chevrons=min(ordinary.index(unit.rank) + 1, _MOST_CHEVRONS))
    return RankSign(stars=_GENERAL_STARS if unit.rank > max(ordinary, default=0) else 0)
