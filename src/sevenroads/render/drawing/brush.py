"""What the parts of one drawing share: the scene, its colours, and a prefix for element ids.

The prefix names pieces and theme. Drawings on one page whose definitions differ have different ids.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape

from ...looks import Look, RankSign, look_of, rank_sign
from ...rules.types import Side, Unit
from ..scene import Scene
from .look import STYLES, BoardTheme, Part, PieceSet, Theme, colours, land, livery
from .markup import number, tag
from .measures import EDGE, PITCH, TILE

_LETTER = {"font_weight": "700", "text_anchor": "middle"}
#: What the plain board leaves out: everything on the ground but the sea, and the wear of the roads.
_ORNAMENTS = frozenset(
    (
        *("drift", "cast", "growth", "growth-lit", "growth-top", "wall", "wall-shade", "roof", "window"),
        *("blade", "beam", "beam-lit", "rim", "rim-lit", "rut", "rut-deep", "glint", "joint"),
        *("bank", "bank-shade"),
    )
)


@dataclass(frozen=True, slots=True)
class Brush:
    """The scene to draw and what to draw it with."""

    scene: Scene
    theme: Theme
    board: BoardTheme = "own"
    pieces: PieceSet = "wood"

    @property
    def look(self) -> Look:
        return look_of(self.scene.variant.edition.id)

    @property
    def colours(self) -> dict[str, str]:
        return colours(self.theme)

    @property
    def land(self) -> dict[str, str]:
        return land(self.look.ground if self.board == "own" else self.board, self.theme)

    @property
    def prefix(self) -> str:
        return f"sevenroads-{self.pieces}-{self.theme}-"

    def wears_star(self, side: Side) -> bool:
        return side is self.look.star

    def emblem(self, side: Side) -> Literal["star", "cross"]:
        return "star" if self.wears_star(side) else "cross"

    def livery(self, side: Side) -> dict[str, str]:
        return livery(self.emblem(side), self.theme, self.pieces)

    def sign(self, unit: Unit) -> RankSign:
        return rank_sign(self.scene.variant.edition, unit.letter)

    def road_x(self, road: int) -> float:
        return EDGE + self.scene.columns.index(road) * PITCH

    @property
    def field_height(self) -> float:
        return self.scene.length * TILE

    @property
    def sea_below(self) -> bool:
        return self.look.star is self.scene.bottom

    def paint(self, parts: Iterable[Part], side: Side | None = None) -> str:
        """The parts as SVG; a unit's parts take the colours of its side."""
        known = self.colours | self.land
        if side is not None:
            known |= self.livery(side) | {"wood": f"url(#{self.prefix}{self.emblem(side)})"}
        shown = parts if self.board != "plain" else (part for part in parts if part.style not in _ORNAMENTS)
        return "".join(self._element(part, known) for part in shown)

    def _element(self, part: Part, known: dict[str, str]) -> str:
        style = {
            key.replace("-", "_"): known.get(value, value) if isinstance(value, str) else value
            for key, value in STYLES[part.style].items()
        }
        if part.text is not None and part.at is not None:
            x, y, size = part.at
            return tag("text", escape(part.text), x=x, y=y, font_size=size, **_LETTER, **style)
        place = None
        if part.at is not None:
            x, y, scale = part.at
            place = f"translate({number(x)} {number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
        if part.use is not None:
            return tag("use", href=f"#{self.prefix}{part.use}", transform=place, **style)
        return tag("path", class_=part.style, d=part.d, transform=place, **style)
