"""Draws one unit as a wooden bar: outline, face, picture, letter, rank, insignia and marks.

The star's bars have round corners; the cross's bars have a notch for every tile. This shows side and length
without colour. The caller decides where the bar goes.
"""

from __future__ import annotations

from xml.sax.saxutils import escape

from ...rules.types import Arrow, Side, Unit
from .. import descriptions
from ..scene import Piece
from .brush import ROAD, TILE, Brush
from .colours import Livery
from .markup import number, points, tag, words
from .symbols import chevrons, cross, picture, picture_of, star, strap

_CORNER = 6.0
_NOTCH = 3.6


def smooth_outline(width: float, height: float, inset: float = 0) -> str:
    """A bar with round corners.

    >>> smooth_outline(58, 30)[:14]
    'M6 0H52Q58 0 5'
    """
    left = top = inset
    right, foot, r = width - inset, height - inset, _CORNER - inset / 2
    n = number
    return (
        f"M{n(left + r)} {n(top)}H{n(right - r)}Q{n(right)} {n(top)} {n(right)} {n(top + r)}"
        f"V{n(foot - r)}Q{n(right)} {n(foot)} {n(right - r)} {n(foot)}"
        f"H{n(left + r)}Q{n(left)} {n(foot)} {n(left)} {n(foot - r)}"
        f"V{n(top + r)}Q{n(left)} {n(top)} {n(left + r)} {n(top)}Z"
    )


def notched_outline(width: float, height: float, inset: float = 0) -> str:
    """A bar with cut corners and a notch on both sides of every tile."""
    left, top, right, foot = inset, inset, width - inset, height - inset
    cut = 3.0
    tiles = max(1, round(height / TILE))
    middles = [(k + 0.5) * height / tiles for k in range(tiles)]
    down = [
        (right - depth, y + dy)
        for y in middles
        for depth, dy in ((0.0, -_NOTCH), (_NOTCH, 0.0), (0.0, _NOTCH))
    ]
    up = [(left + right - x, y) for x, y in reversed(down)]
    return points(
        (left + cut, top),
        (right - cut, top),
        (right, top + cut),
        *down,
        (right, foot - cut),
        (right - cut, foot),
        (left + cut, foot),
        (left, foot - cut),
        *up,
        (left, top + cut),
    )


def bar(brush: Brush, side: Side, width: float, height: float, special: bool) -> str:
    """The bare wood: rim, face and grain."""
    outline = smooth_outline if brush.wears_star(side) else notched_outline
    livery = brush.livery(side)
    face = outline(width, height, 3.4 if special else 2)
    rim = brush.colours.gilt if special else livery.edge
    parts = [tag("path", class_="outline", d=outline(width, height), fill=livery.edge)]
    if special:
        parts.append(tag("path", d=outline(width, height, 0.9), fill=rim))
    parts += [
        tag("path", d=face, fill=brush.wood(side)),
        tag("path", d=face, fill=f"url(#{brush.prefix}grain)"),
    ]
    return "".join(parts)


def insignia(brush: Brush, side: Side, x: float, y: float, radius: float, fill: str) -> str:
    return (star if brush.wears_star(side) else cross)(x, y, radius, fill)


def draw_piece(brush: Brush, piece: Piece, x: float, y: float) -> str:
    """A unit on its road; `x`, `y` is its top left corner."""
    height = piece.unit.length * TILE
    forward = piece.side is brush.scene.bottom
    lift = _room_for_chain(piece, forward) if piece.blocked else 0
    parts = [
        tag("title", escape(_tooltip(brush, piece))),
        bar(brush, piece.side, ROAD, height, piece.unit.special),
        _front(brush, piece, height),
        _face(brush, piece.side, piece.unit, lift),
        *(_arrow(brush, piece, arrow) for arrow in piece.unit.arrows),
    ]
    if piece.blocked:
        parts.append(_chain(brush, 4.4 if forward else height - 4.4))
    return tag(
        "g",
        *parts,
        class_="unit",
        data_unit=piece.unit.letter,
        data_side=piece.side.value,
        data_road=str(piece.road),
        data_blocked="yes" if piece.blocked else None,
        transform=f"translate({number(x)} {number(y)})",
    )


def _room_for_chain(piece: Piece, forward: bool) -> float:
    """How far up the print moves to make room for the chain; negative for down."""
    if not forward:
        return 4
    return -4 if piece.unit.length == 1 else 0


def _tooltip(brush: Brush, piece: Piece) -> str:
    scene = brush.scene
    unit = descriptions.unit(scene, piece.unit.letter)
    name = scene.texts.labelled(descriptions.seat(scene, piece.side), unit)
    where = f"{descriptions.lane(scene)} {piece.road}"
    return ", ".join([name, where, *[scene.texts.cli("mark-blocked")] * piece.blocked])


def _front(brush: Brush, piece: Piece, height: float) -> str:
    """A light line along the edge that faces the enemy."""
    y = 3.4 if piece.side is brush.scene.bottom else height - 3.4
    fill = brush.livery(piece.side).print
    return tag("path", d=f"M9 {number(y)}H{ROAD - 9}", stroke=fill, stroke_opacity=0.35, stroke_width=1.4)


def _face(brush: Brush, side: Side, unit: Unit, lift: float) -> str:
    """The print of a unit: picture, letter, rank and insignia, moved up by `lift`."""
    livery, name = brush.livery(side), picture_of(unit)
    height = unit.length * TILE - lift
    sign = brush.sign(unit)
    if sign.stars:
        return _starred(brush, side, unit, sign.stars, height)
    if unit.length == 1:
        scale = 0.5 if name.startswith("sign") else 0.6
        return (
            picture(brush.prefix, name, 16, height / 2, scale, livery.print)
            + _letter(unit, 34.5, height / 2 + 5.5, 15, livery)
            + insignia(brush, side, 49, height / 2 + 0.2, 3.8, livery.print)
        )
    letter = _letter(unit, 14.5, height - 8, 16, livery)
    if sign.chevrons:
        middle = 20.5 - lift / 2 if unit.length == 2 else height / 2 - 8
        rank = chevrons(ROAD - 18, height - 14, sign.chevrons, livery.print)
        return letter + _marked(brush, side, name, ROAD / 2, middle, 0.84) + rank
    middle = (height - 20) / 2 + 4
    badge = insignia(brush, side, ROAD - 14.5, height - 13.6, 5.2, livery.print)
    scale = 0.9 if unit.length > 2 else 0.78
    return letter + badge + picture(brush.prefix, name, ROAD / 2, middle, scale, livery.print)


def _starred(brush: Brush, side: Side, unit: Unit, stars: int, height: float) -> str:
    """The print of a unit with a rank in stars. They have a strap of their own, away from the insignia."""
    livery, name = brush.livery(side), picture_of(unit)

    def rank(x: float, y: float, width: float) -> str:
        return strap(x, y, width, stars, livery.edge, brush.colours.gilt)

    if unit.length == 1:
        return _letter(unit, 12, height / 2 + 5.5, 15, livery) + rank(37, height / 2, 32)
    if unit.length == 2:
        top = height - 41
        return (
            _letter(unit, 13.5, top + 17, 16, livery)
            + _marked(brush, side, name, 36 if name == "helmet" else 32, top + 11.5, 0.68)
            + rank(ROAD / 2, height - 11.5, ROAD - 13)
        )
    middle = (height - 20) / 2 + 4
    return (
        _letter(unit, 14.5, height - 8, 16, livery)
        + insignia(brush, side, ROAD - 14.5, height - 13.6, 5.2, livery.print)
        + picture(brush.prefix, name, ROAD / 2, middle - 14, 0.9, livery.print)
        + rank(ROAD / 2, middle + 12, ROAD - 13)
    )


def _marked(brush: Brush, side: Side, name: str, x: float, y: float, scale: float) -> str:
    """A picture with the insignia on it, since the rank takes the corner."""
    livery = brush.livery(side)
    shown = picture(brush.prefix, name, x, y, scale, livery.print)
    if name == "helmet":
        return shown + insignia(brush, side, x, y, 5.5 * scale, livery.face)
    if name == "tube":
        return shown + insignia(brush, side, x + 16, y - 4, 3.8, livery.print)
    disc = tag("circle", cx=x, cy=y, r=6, fill=livery.face)
    return shown + disc + insignia(brush, side, x, y, 4.6, livery.print)


def _letter(unit: Unit, x: float, y: float, size: float, livery: Livery) -> str:
    return words(unit.letter, x, y, size, fill=livery.print, font_weight=700, text_anchor="middle")


def _arrow(brush: Brush, piece: Piece, arrow: Arrow) -> str:
    """A gilt arrow over the edge, with its range if that is more than one road."""
    scene, colours = brush.scene, brush.colours
    row = scene.row(piece.tile_of(arrow)) - scene.top_row(piece)
    y = (row + 0.5) * TILE
    left = scene.points_left(piece, arrow)
    out, base = (-11.0, 1.5) if left else (ROAD + 11.0, ROAD - 1.5)
    shape = points((out, y), (base, y - 8), (base, y + 8))
    parts = tag("path", d=shape, fill=colours.gilt, stroke=brush.livery(piece.side).edge, stroke_width=1.2)
    if arrow.distance > 1:
        parts += words(
            str(arrow.distance),
            -2.2 if left else ROAD + 2.2,
            y + 3.1,
            8.6,
            fill=brush.livery(piece.side).edge,
            font_weight=700,
            text_anchor="middle",
        )
    return parts


def _chain(brush: Brush, y: float) -> str:
    """The chain of a blocked unit across its front: long links seen flat, short ones on edge."""
    flat = "".join(
        f"M{x} {number(y - 3.4)}h4a3.4 3.4 0 0 1 0 6.8h-4a3.4 3.4 0 0 1 0 -6.8Z" for x in (5, 20, 35, 50)
    )
    edge = "".join(f"M{x} {number(y)}h8" for x in (10, 25, 40))
    drawn = flat + edge
    shape = {"d": drawn, "fill": "none", "stroke_linecap": "round"}
    return tag("path", **shape, stroke=brush.colours.steel_edge, stroke_width=4.2) + tag(
        "path", **shape, stroke=brush.colours.steel, stroke_width=2
    )
