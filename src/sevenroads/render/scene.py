"""A position laid out for drawing: where each unit stands and how it is marked.

`lay_out` takes a view or a whole position. Renderers draw only the `Scene` it returns, so they cannot draw
what a view hides. A scene has no colours, characters or sizes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ..editions import Variant
from ..rules.clash import beats
from ..rules.types import ROADS, SIDES, Arrow, Layout, Line, Outcome, Side, Unit
from ..state import State
from ..texts import Texts
from ..view import View


@dataclass(frozen=True, slots=True)
class Piece:
    """One unit on a road. It covers `unit.length` tiles, the southernmost being `tile`, from 0."""

    side: Side
    road: int
    unit: Unit
    tile: int
    leading: bool
    blocked: bool

    def tile_of(self, arrow: Arrow) -> int:
        """The tile an arrow sits on; arrows count from the unit's rear (R6)."""
        return self.tile + (arrow.tile - 1 if self.side is Side.SOUTH else self.unit.length - arrow.tile)


@dataclass(frozen=True)
class Scene:
    """Everything to draw. Pairs are south's and north's; `gaps` starts at road 1.

    `texts` has the language of the words on and beside the board.
    """

    variant: Variant
    layout: Layout
    bottom: Side
    outcome: Outcome | None
    stocks: tuple[dict[str, int], dict[str, int]]
    gaps: tuple[int, ...]
    discards: tuple[str, ...] | None
    free_actions: tuple[str, ...]
    texts: Texts

    @property
    def length(self) -> int:
        return self.variant.road_length

    @cached_property
    def units(self) -> dict[str, Unit]:
        """The units in play by letter, in army order."""
        return {unit.letter: unit for unit in self.variant.ruleset.in_play}

    @property
    def columns(self) -> tuple[int, ...]:
        """The roads from left to right, as the bottom seat sees them (R1.2)."""
        roads = range(1, ROADS + 1)
        return tuple(roads if self.bottom is Side.SOUTH else reversed(roads))

    def row(self, tile: int) -> int:
        """The row of a tile, the top one being 0."""
        return self.length - 1 - tile if self.bottom is Side.SOUTH else tile

    def top_row(self, piece: Piece) -> int:
        return min(self.row(piece.tile), self.row(piece.tile + piece.unit.length - 1))

    def points_left(self, piece: Piece, arrow: Arrow) -> bool:
        """Whether an arrow, given as its owner sees it, points left in the drawing."""
        return (arrow.direction == "left") == (piece.side is self.bottom)

    def line(self, side: Side, road: int) -> Line:
        return self.layout.lines[side.number][road - 1]

    def conqueror(self, road: int) -> Side | None:
        return self.layout.conquered[road - 1]

    def held(self, side: Side) -> tuple[int, ...]:
        """The roads a side has conquered."""
        return tuple(road for road in range(1, ROADS + 1) if self.conqueror(road) is side)

    def dug_in(self, side: Side, road: int) -> bool:
        return (side, road) in self.layout.effects.dig_in

    def contact(self, road: int) -> bool:
        """Whether the two leading units touch on a road that is not conquered."""
        both = all(self.line(side, road).units for side in SIDES)
        return both and self.gaps[road - 1] == 0 and self.conqueror(road) is None

    def gap_rows(self, road: int) -> list[int]:
        """The rows of the empty tiles between the two sides, top first; none once conquered."""
        if self.conqueror(road) is not None:
            return []
        south = self.line(Side.SOUTH, road)
        reach = south.distance + sum(self.units[letter].length for letter in south.units)
        return sorted(self.row(tile) for tile in range(reach, reach + self.gaps[road - 1]))

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Every unit on the battlefield: by road, south's line before north's, rear to front."""
        return tuple(
            piece for road in range(1, ROADS + 1) for side in SIDES for piece in self._line_pieces(side, road)
        )

    def _line_pieces(self, side: Side, road: int) -> Iterator[Piece]:
        line = self.line(side, road)
        reach = line.distance
        for place, letter in enumerate(line.units, start=1):
            unit = self.units[letter]
            tile = reach if side is Side.SOUTH else self.length - reach - unit.length
            reach += unit.length
            leading = place == len(line.units)
            yield Piece(side, road, unit, tile, leading, leading and self._blocked(side, road))

    def _blocked(self, side: Side, road: int) -> bool:
        """Whether a side's leading unit is blocked (R4.4)."""
        if not self.contact(road):
            return False
        own, enemy = (self.units[self.line(who, road).units[-1]] for who in (side, side.other))
        return beats(enemy, own)


def lay_out(position: View | State, bottom: str = "south", language: str = "en") -> Scene:
    """The scene of a view, or of a whole position with all its cards."""
    if bottom not in SIDES:
        raise ValueError(f"bottom must be one of {', '.join(SIDES)}, not {bottom!r}.")
    if isinstance(position, State):
        layout, discards = position.layout(), position.view("spectator").discards
    else:
        layout, discards = position.layout, position.discards
    return Scene(
        variant=position.variant,
        layout=layout,
        bottom=Side(bottom),
        outcome=position.outcome,
        stocks=(position.stock("south"), position.stock("north")),
        gaps=tuple(position.gap(road) for road in range(1, ROADS + 1)),
        discards=discards,
        free_actions=tuple(a.text for a in position.legal_actions() if a.kind in ("attack", "fire")),
        texts=Texts(language),
    )
