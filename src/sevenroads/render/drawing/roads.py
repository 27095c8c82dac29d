"""Draws the seven roads: starting blocks, units, gaps, flags, sandbags and clashes.

Roads are drawn before units and units before marks, so that nothing covers what a player needs to see.
"""

from __future__ import annotations

from ...rules.types import SIDES, Side
from .. import descriptions
from .brush import BLOCK, PAD, ROAD, TILE, Brush
from .markup import number, star_points, tag, words
from .pieces import draw_piece, insignia

_TOP = PAD + BLOCK
_FADED = 0.45


def draw_roads(brush: Brush) -> str:
    """All seven roads; the board's top left corner is at (0, 0)."""
    scene = brush.scene
    dug_in = [(side, road) for side in SIDES for road in scene.columns if scene.dug_in(side, road)]
    return "".join(
        (
            *(_road(brush, road) for road in scene.columns),
            *(_block(brush, side, road) for side in SIDES for road in scene.columns),
            *(_units(brush, road) for road in scene.columns),
            *(_sandbags(brush, side, road) for side, road in dug_in),
            *(_spark(brush, road) for road in scene.columns if scene.contact(road)),
        )
    )


def _road(brush: Brush, road: int) -> str:
    land, x = brush.land, brush.road_x(road)
    ticks = "".join(
        f"M{number(x + 5)} {number(_TOP + k * TILE)}h{ROAD - 10}" for k in range(1, brush.scene.length)
    )
    conqueror = brush.scene.conqueror(road)
    verge = brush.livery(conqueror).flag if conqueror else land.verge
    height = brush.field_height
    parts = [
        tag("rect", x=x - 2, y=_TOP, width=ROAD + 4, height=height, fill=verge),
        tag("rect", x=x, y=_TOP, width=ROAD, height=height, fill=land.road),
        _paving(brush, x) if brush.look.ground == "town" else _ruts(brush, x),
        tag("path", d=ticks, stroke=land.tick, stroke_width=1),
    ]
    return "".join(parts) + _gap(brush, road)


def _ruts(brush: Brush, x: float) -> str:
    lines = "".join(f"M{number(x + dx)} {_TOP}v{number(brush.field_height)}" for dx in (15, 43))
    return tag("path", d=lines, stroke=brush.land.tick, stroke_width=5, stroke_opacity=0.3)


def _paving(brush: Brush, x: float) -> str:
    """Cobbles: two courses in every tile, their joints staggered."""
    height, half = brush.field_height, TILE / 2
    courses = "".join(
        f"M{number(x)} {number(_TOP + (k + 0.5) * TILE)}h{ROAD}" for k in range(brush.scene.length)
    )
    joints = [
        tag(
            "path",
            d="".join(f"M{number(x + dx)} {number(_TOP + start)}v{number(height - start)}" for dx in places),
            stroke_dasharray=f"{number(half)} {number(half)}",
        )
        for start, places in ((0.0, (14.5, 43.5)), (half, (29.0,)))
    ]
    return tag(
        "g",
        tag("path", d=courses),
        *joints,
        fill="none",
        stroke=brush.land.tick,
        stroke_opacity=0.6,
        stroke_width=1,
    )


def _gap(brush: Brush, road: int) -> str:
    """The width of the gap, written in its middle; nothing on an empty or full road."""
    rows = brush.scene.gap_rows(road)
    if not 0 < len(rows) < brush.scene.length:
        return ""
    x, y = brush.road_x(road) + ROAD / 2, _TOP + (rows[0] + len(rows) / 2) * TILE
    colour = brush.land.number
    return tag("rect", x=x - 13, y=y - 9, width=26, height=18, fill=brush.land.road) + words(
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
        tag("rect", x=x - 2, y=y, width=ROAD + 4, height=BLOCK, rx=3, fill=colours.tray_edge),
        tag("rect", x=x - 0.5, y=y + 1.5, width=ROAD + 1, height=BLOCK - 3, rx=2, fill=colours.tray),
        tag("rect", x=x - 0.5, y=band, width=ROAD + 1, height=6, fill=livery.face),
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
                stroke=brush.livery(side.other).flag,
                stroke_width=1.8,
                class_="target",
            )
        )
    parts.append(
        words(str(road), centre, middle + 5, 14.5, fill=colours.text, font_weight=700, text_anchor="middle")
    )
    return "".join(parts)


def draw_flag(brush: Brush, side: Side, x: float, y: float) -> str:
    """A flag on its pole, 22 by 19 units large."""
    livery, n = brush.livery(side), number
    cloth = f"M{n(x + 1)} {n(y)}q5 -2.4 10 0t10 0v12q-5 2.4 -10 0t-10 0Z"
    return tag(
        "g",
        tag("path", d=f"M{n(x)} {n(y - 1.5)}V{n(y + 17.5)}", stroke=brush.colours.text, stroke_width=1.8),
        tag("path", d=cloth, fill=livery.flag),
        insignia(brush, side, x + 11, y + 6.2, 4.2, livery.print),
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
    return tag("g", *bags, class_="dug-in", fill=colours.bag, stroke=colours.bag_edge, stroke_width=1.1)


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
        fill=colours.spark,
        stroke=colours.steel_edge,
        stroke_width=1,
    )
