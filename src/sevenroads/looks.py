"""Which edition is set in which landscape, and which seat wears which livery.

A matter of looks alone, so it does not stand in the editions: one that is not listed takes the
default. Colours and characters belong to the renderers and the web client.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .rules.types import Side

Ground = Literal["winter", "beach", "meadow"]


@dataclass(frozen=True, slots=True)
class Setting:
    """A landscape, and the seat that wears the star and the smooth edge; the other has the cross."""

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
