"""Draws one unit on its road: the bar of `print.py`, its arrows and a tooltip."""

from __future__ import annotations

from xml.sax.saxutils import escape

from ...rules.types import Arrow, Side
from .. import descriptions
from ..scene import Piece
from .brush import Brush
from .markup import number, points, tag, words
from .measures import ROAD, TILE
from .print import Bar, face
from .shapes import cross, star


def insignia(brush: Brush, side: Side, x: float, y: float, radius: float, fill: str) -> str:
    shape = star if brush.wears_star(side) else cross
    return tag("path", d=shape(x, y, radius), fill=fill)


def draw_piece(brush: Brush, piece: Piece, x: float, y: float) -> str:
    """A unit on its road; `x`, `y` is its top left corner."""
    bar = Bar(
        piece.unit,
        brush.sign(piece.unit),
        brush.wears_star(piece.side),
        ROAD,
        piece.unit.length * TILE,
        up=piece.side is brush.scene.bottom,
        blocked=piece.blocked,
        seed=_seed(brush, piece),
        pieces=brush.pieces,
    )
    return tag(
        "g",
        tag("title", escape(_tooltip(brush, piece))),
        brush.paint(face(bar), piece.side),
        *(_arrow(brush, piece, arrow) for arrow in piece.unit.arrows),
        class_="unit",
        data_unit=piece.unit.letter,
        data_side=piece.side.value,
        data_road=str(piece.road),
        data_blocked="yes" if piece.blocked else None,
        transform=f"translate({number(x)} {number(y)})",
    )


def _seed(brush: Brush, piece: Piece) -> int:
    """Units look alike, pieces of wood do not."""
    south = piece.side is Side.SOUTH
    reach = piece.tile if south else brush.scene.length - piece.tile - piece.unit.length
    return piece.road * 7 + (reach + 1) * 5 + ord(piece.unit.letter) + (0 if south else 3)


def _tooltip(brush: Brush, piece: Piece) -> str:
    scene = brush.scene
    unit = descriptions.unit(scene, piece.unit.letter)
    name = scene.texts.labelled(descriptions.seat(scene, piece.side), unit)
    where = f"{descriptions.lane(scene)} {piece.road}"
    return ", ".join([name, where, *[scene.texts.cli("mark-blocked")] * piece.blocked])


def _arrow(brush: Brush, piece: Piece, arrow: Arrow) -> str:
    """A gilt arrow over the edge, with its range if that is more than one road."""
    scene, colours = brush.scene, brush.colours
    row = scene.row(piece.tile_of(arrow)) - scene.top_row(piece)
    y = (row + 0.5) * TILE
    left = scene.points_left(piece, arrow)
    out, base = (-11.0, 1.5) if left else (ROAD + 11.0, ROAD - 1.5)
    shape = points((out, y), (base, y - 8), (base, y + 8))
    parts = tag(
        "path", d=shape, fill=colours["gilt"], stroke=brush.livery(piece.side)["edge"], stroke_width=1.2
    )
    if arrow.distance > 1:
        parts += words(
            str(arrow.distance),
            -2.2 if left else ROAD + 2.2,
            y + 3.1,
            8.6,
            fill=brush.livery(piece.side)["edge"],
            font_weight=700,
            text_anchor="middle",
        )
    return parts
