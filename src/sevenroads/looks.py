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
class Setting:
    """A landscape, and the seat with the star and the smooth edge; the other seat has the cross."""

    ground: Ground
    star: Side


_SETTINGS: Final = {
    "ardennes": Setting("winter", Side.NORTH),
    "prototype": Setting("winter", Side.SOUTH),
    "dday": Setting("beach", Side.NORTH),
}
_DEFAULT: Final = Setting("meadow", Side.NORTH)


def setting_of(edition_id: str) -> Setting:
    return _SETTINGS.get(edition_id, _DEFAULT)
