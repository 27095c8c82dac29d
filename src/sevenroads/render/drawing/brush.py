"""What every part of one drawing shares: its measures, colours, and the prefix of its ids.

Two drawings on one page keep apart by that prefix as far as they differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...looks import Look, look_of
from ...rules.types import ROADS, Side
from ..scene import Scene
from .colours import LANDS, TABLES, Land, Livery, Table, Theme

#: Measures in the drawing's own units.
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
    def table(self) -> Table:
        return TABLES[self.theme]

    @property
    def land(self) -> Land:
        return LANDS[self.look.ground, self.theme]

    @property
    def prefix(self) -> str:
        return f"sevenroads-{self.look.ground}-{self.theme}-"

    def wears_star(self, side: Side) -> bool:
        return side is self.look.star

    def livery(self, side: Side) -> Livery:
        return self.table.star if self.wears_star(side) else self.table.cross

    def wood(self, side: Side) -> str:
        """The fill of a side's wood."""
        return f"url(#{self.prefix}{'star' if self.wears_star(side) else 'cross'})"

    def road_x(self, road: int) -> float:
        return EDGE + self.scene.columns.index(road) * PITCH

    @property
    def field_height(self) -> float:
        return self.scene.length * TILE


def board_height(brush: Brush) -> float:
    return brush.field_height + 2 * (BLOCK + PAD)
