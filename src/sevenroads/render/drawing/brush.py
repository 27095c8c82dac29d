"""What the parts of one drawing share: measures, colours, and a prefix for element ids.

The prefix names landscape and theme. Drawings on one page whose definitions differ have different ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...looks import Look, RankSign, look_of, rank_sign
from ...rules.types import ROADS, Side, Unit
from ..scene import Scene
from .colours import LANDS, THEME_COLOURS, Land, Livery, Theme, ThemeColours

#: Measures in the user units of the SVG.
TILE: Final = 30
ROAD: Final = 58
GUTTER: Final = 18
BLOCK: Final = 30
EDGE: Final = 43
PAD: Final = 10
PITCH: Final = ROAD + GUTTER
WIDTH: Final = 2 * EDGE + ROADS * ROAD + (ROADS - 1) * GUTTER


@dataclass(frozen=True, slots=True)
class Brush:
    """The scene to draw and what to draw it with."""

    scene: Scene
    theme: Theme

    @property
    def look(self) -> Look:
        return look_of(self.scene.variant.edition.id)

    @property
    def colours(self) -> ThemeColours:
        return THEME_COLOURS[self.theme]

    @property
    def land(self) -> Land:
        return LANDS[self.look.ground, self.theme]

    @property
    def prefix(self) -> str:
        return f"sevenroads-{self.look.ground}-{self.theme}-"

    def wears_star(self, side: Side) -> bool:
        return side is self.look.star

    def livery(self, side: Side) -> Livery:
        return self.colours.star if self.wears_star(side) else self.colours.cross

    def wood(self, side: Side) -> str:
        """The fill of a side's units: a reference to its gradient."""
        return f"url(#{self.prefix}{'star' if self.wears_star(side) else 'cross'})"

    def sign(self, unit: Unit) -> RankSign:
        return rank_sign(self.scene.variant.edition, unit.letter)

    def road_x(self, road: int) -> float:
        return EDGE + self.scene.columns.index(road) * PITCH

    @property
    def field_height(self) -> float:
        return self.scene.length * TILE


def board_height(brush: Brush) -> float:
    return brush.field_height + 2 * (BLOCK + PAD)
