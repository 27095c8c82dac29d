"""Draws the seven roads: starting blocks, units, gaps, flags, sandbags and clashes.

Roads are drawn before units and units before marks, so that nothing covers what a player needs to see. Each
layer is a text of its own, because a film of a game repeats only the layers that change.
"""

from __future__ import annotations

from ...rules.types import SIDES, Side
from .. import descriptions
from .brush import Brush
from .ground import Sea, surface
from .markup import number, star_points, tag, words
from .measures import BLOCK, PAD, ROAD, TILE
from .pieces import draw_piece, insignia
from .shapes import flag

_TOP = PAD + BLOCK
_FADED = 0.45


def road_layers(brush: Brush) -> list[str]:
    """All seven roads, the lowest layer first; the board's top left corner is at (0, 0).

    Every position of a game has the same number of layers; some may be empty.
    """
    scene = brush.scene
    dug_in = [(side, road) for side in SIDES for road in scene.columns if scene.dug_in(side, road)]
    return [
        *(_road(brush, road) for road in scene.columns),
        _tide(brush),
        *(_block(brush, side, road) for side in SIDES for road in scene.columns),
        *(_units(brush, road) for road in scene.columns),
        "".join(_sandbags(brush, side, road) for side, road in dug_in),
        "".join(_spark(brush, road) for road in scene.columns if scene.contact(road)),
    ]


def _road(brush: Brush, road: int) -> str:
    x = brush.road_x(road)
    drawn = brush.paint(surface(brush.scene.length, x, road, brush.look.ground == "town"))
    conqueror = brush.scene.conqueror(road)
    if conqueror:
        height = number(brush.field_height)
        sides = f"M{number(x - 0.5)} {_TOP}v{height}M{number(x + ROAD + 0.5)} {_TOP}v{height}"
        drawn += tag("path", d=sides, stroke=brush.livery(conqueror)["flag"], stroke_width=3)
    return drawn + _gap(brush, road)


def _tide(brush: Brush) -> str:
    if brush.look.ground != "beach":
        return ""
    return tag("g", brush.paint(Sea(brush.scene.length, brush.sea_below).tide()), class_="tide")


def _gap(brush: Brush, road: int) -> str:
    """The width of the gap, written in its middle; nothing on an empty or full road."""
    rows = brush.scene.gap_rows(road)
    if not 0 < len(rows) < brush.scene.length:
        return ""
    x, y = brush.road_x(road) + ROAD / 2, _TOP + (rows[0] + len(rows) / 2) * TILE
    colour = brush.land["number"]
    return tag("rect", x=x - 13, y=y - 9, width=26, height=18, fill=brush.land["road"]) + words(
        str(len(rows)), x, y + 5, 14, fill=colour, text_anchor="middle", class_="gap"
    )


def _block(brush: Brush, side: Side, road: int) -> str:
    """A starting block with the road's number, and the flag of the enemy if it has conquered the road."""
    scene, colours, x = brush.scene, brush.colours, brush.road_x(road)
    below = side is scene.bottom
    y = _TOP + brush.field_height if below else PAD
    livery = brush.livery(side)
    band = y + BLOCK - 6 if below else y
    middle = y + (BLOCK - 6) / 2 + (0 if below else 6)
    parts = [
        tag("rect", x=x - 2, y=y, width=ROAD + 4, height=BLOCK, rx=3, fill=colours["tray-edge"]),
        tag("rect", x=x - 0.5, y=y + 1.5, width=ROAD + 1, height=BLOCK - 3, rx=2, fill=colours["tray"]),
        tag("rect", x=x - 0.5, y=band, width=ROAD + 1, height=6, fill=livery["face"]),
    ]
    conqueror = scene.conqueror(road)
    centre = x + ROAD / 2
    if conqueror is side.other:
        parts.append(draw_flag(brush, conqueror, x + 32, middle - 8))
        centre = x + 15
    if road in descriptions.targets(scene, side.other):
        parts.append(
            tag(
                "circle",
                cx=centre,
                cy=middle,
                r=10,
                fill="none",
                stroke=brush.livery(side.other)["flag"],
                stroke_width=1.8,
                class_="target",
            )
        )
    parts.append(
        words(
            str(road),
            centre,
            middle + 5,
            14.5,
            fill=colours["tray-text"],
            font_weight=700,
            text_anchor="middle",
        )
    )
    return "".join(parts)


def draw_flag(brush: Brush, side: Side, x: float, y: float) -> str:
    """A flag on its pole, 22 by 19 units large."""
    livery = brush.livery(side)
    pole, cloth = flag(x, y)
    return tag(
        "g",
        tag("path", d=pole, stroke=brush.colours["tray-text"], stroke_width=1.8),
        tag("path", d=cloth, fill=livery["flag"]),
        insignia(brush, side, x + 11, y + 6.2, 4.2, livery["print"]),
        class_="flag",
    )


def _units(brush: Brush, road: int) -> str:
    scene, x = brush.scene, brush.road_x(road)
    drawn = [
        draw_piece(brush, piece, x, _TOP + scene.top_row(piece) * TILE)
        for piece in scene.pieces
        if piece.road == road
    ]
    if not drawn:
        return ""
    closed = scene.conqueror(road) is not None
    return tag(
        "g",
        *drawn,
        class_="conquered" if closed else "line",
        opacity=_FADED if closed else None,
    )


def _sandbags(brush: Brush, side: Side, road: int) -> str:
    """Two rows of sandbags along a line that is dug in."""
    scene, x = brush.scene, brush.road_x(road)
    line = [piece for piece in scene.pieces if piece.road == road and piece.side is side]
    first = min(scene.top_row(piece) for piece in line)
    last = max(scene.top_row(piece) + piece.unit.length for piece in line)
    bags = [
        tag(
            "rect",
            x=x + edge - 5.5 + (1.4 if k % 2 else -1.4),
            y=_TOP + first * TILE + k * 15 + 0.8,
            width=11,
            height=13.4,
            rx=4.6,
        )
        for edge in (-3, ROAD + 3)
        for k in range((last - first) * TILE // 15)
    ]
    colours = brush.colours
    return tag("g", *bags, class_="dug-in", fill=colours["bag"], stroke=colours["bag-edge"], stroke_width=1.1)


def _spark(brush: Brush, road: int) -> str:
    """A star where the two leading units touch."""
    scene = brush.scene
    front = next(
        piece for piece in scene.pieces if piece.road == road and piece.leading and piece.side is scene.bottom
    )
    x, y = brush.road_x(road) + ROAD / 2, _TOP + scene.top_row(front) * TILE
    colours = brush.colours
    return tag(
        "path",
        class_="clash",
        d=star_points(x, y, 8, 8, 4),
        fill=colours["spark"],
        stroke=colours["steel-edge"],
        stroke_width=1,
    )
