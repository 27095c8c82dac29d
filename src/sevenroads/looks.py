"""The landscape of each edition, and which seat has which emblem.

Appearance is not part of the rules, so edition files do not hold it. An edition that is not listed has the
default. The renderers and the web client choose colours and characters.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .rules.types import Side

Ground = Literal["winter", "beach", "meadow"]


@dataclass(frozen=True, slots=True)
class Look:
    """A landscape, and the seat with the star and the smooth edge; the other seat has the cross."""

    ground: Ground
    star: Side


_LOOKS: Final = {
    "ardennes": Look("winter", Side.NORTH),
    "prototype": Look("winter", Side.SOUTH),
    "dday": Look("beach", Side.NORTH),
}
_DEFAULT: Final = Look("meadow", Side.NORTH)


def look_of(edition_id: str) -> Look:
    return _LOOKS.get(edition_id, _DEFAULT)
