"""Draws the ground under the roads: snow with firs, a beach with the sea, a town, or a meadow.

No random numbers are used, so that the same position always gives the same drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...rules.types import ROADS
from .brush import BLOCK, EDGE, GUTTER, PAD, PITCH, TILE, WIDTH, Brush, board_height
from .markup import number, points, tag


def draw_land(brush: Brush) -> str:
    """The ground with its frame, in the size of the board."""
    land = brush.land
    ground = tag("rect", width=WIDTH, height=board_height(brush), rx=10, fill=land.ground)
    frame = tag(
        "rect",
        x=0.75,
        y=0.75,
        width=WIDTH - 1.5,
        height=board_height(brush) - 1.5,
        rx=9.5,
        fill="none",
        stroke=land.frame,
        stroke_width=1.5,
    )
    dressing: dict[str, Callable[[Brush], str]] = {
        "winter": _forest,
        "beach": _shore,
        "town": _town,
        "meadow": _meadow,
    }
    return ground + dressing[brush.look.ground](brush) + frame


def _strips(brush: Brush, count: int) -> Iterator[tuple[float, float, float]]:
    """Places for trees and the like beside the roads: x, y and the scale that fits there."""
    inner = board_height(brush) - 2 * (PAD + BLOCK) - 2 * TILE
    for k in range(count):
        turn, strip = divmod(k, ROADS + 1)
        y = PAD + BLOCK + TILE + inner * ((62 * turn + 37 * strip + 9) % 100) / 100
        if strip == 0:
            yield EDGE / 2 - 2 + (k % 3 - 1) * 4, y, 1.5
        elif strip == ROADS:
            yield WIDTH - EDGE / 2 + 2 + (k % 3 - 1) * 4, y, 1.5
        else:
            yield EDGE + strip * PITCH - GUTTER / 2, y, 0.8


def _forest(brush: Brush) -> str:
    return "".join(_fir(brush, *place) for place in _strips(brush, 34))


def _fir(brush: Brush, x: float, y: float, size: float) -> str:
    def tier(width: float, low: float, high: float) -> str:
        return points(
            (x - width * size, y + low * size), (x, y + high * size), (x + width * size, y + low * size)
        )

    green = tier(7, 9, -2) + tier(5.6, 4, -7) + tier(4, -1, -12)
    foot = y + 9 * size
    trunk = points(
        (x - size, foot), (x + size, foot), (x + size, foot + 3 * size), (x - size, foot + 3 * size)
    )
    snow = tier(2.4, -6, -12) + points(
        (x - 5.6 * size, y + 4 * size), (x - 2.6 * size, y - 1 * size), (x - 1.4 * size, y + 2.4 * size)
    )
    return tag("path", d=green + trunk, fill=brush.land.growth) + tag(
        "path", d=snow, fill=brush.land.growth_top
    )


def _town(brush: Brush) -> str:
    return "".join(_house(brush, *place) for place in _strips(brush, 26))


def _house(brush: Brush, x: float, y: float, size: float) -> str:
    """A gabled house with a lit window, and snow on its slate roof."""

    def at(*places: tuple[float, float]) -> str:
        return points(*((x + dx * size, y + dy * size) for dx, dy in places))

    wall = at((-7, 0), (7, 0), (7, 11), (-7, 11))
    chimney = at((3, -9), (6, -9), (6, -2), (3, -2))
    roof = at((-9, 1), (0, -10), (9, 1))
    snow = at((-9, 1), (0, -10), (9, 1), (6.4, 1), (0, -6.4), (-6.4, 1))
    window = at((-4, 4), (-1, 4), (-1, 8), (-4, 8))
    land = brush.land
    return (
        tag("path", d=wall + chimney, fill=land.wall)
        + tag("path", d=roof, fill=land.growth)
        + tag("path", d=snow, fill=land.growth_top)
        + tag("path", d=window, fill=brush.colours.gilt)
    )


def _meadow(brush: Brush) -> str:
    return "".join(_tuft(brush, *place) for place in _strips(brush, 40))


def _tuft(brush: Brush, x: float, y: float, size: float) -> str:
    blades = "".join(
        f"M{number(x)} {number(y)}q{number(dx * 0.2 * size)} {number(dy * 0.6 * size)} "
        f"{number(dx * size)} {number(dy * size)}"
        for dx, dy in ((-5, -6), (-2, -8.5), (1.5, -9), (5, -6.5))
    )
    return tag(
        "path", d=blades, fill="none", stroke=brush.land.growth, stroke_width=1.3, stroke_linecap="round"
    )


def _shore(brush: Brush) -> str:
    """Water at the edge of the side with the star, beach obstacles near it, grass at the other end."""
    height = board_height(brush)
    below = brush.look.star is brush.scene.bottom
    parts = []
    for x, y, size in _strips(brush, 40):
        inland = (height - y if below else y) / height
        if inland > 0.66:
            parts.append(_tuft(brush, x, y, size))
        elif inland < 0.45:
            parts.append(_obstacle(brush, x, y, size))
    turned = f"translate(0 {number(height)}) scale(1 -1)" if below else None
    return tag("g", _water(brush), transform=turned) + "".join(parts)


def _water(brush: Brush) -> str:
    deep = PAD + BLOCK + 1.1 * TILE
    half = WIDTH / 16
    waves = f"q{number(half / 2)} -8 {number(half)} 0" + f"t{number(half)} 0" * 15
    sea = f"M0 {number(deep)}{waves}V10Q{WIDTH} 0 {WIDTH - 10} 0H10Q0 0 0 10Z"
    lines = (
        tag(
            "path",
            d=f"M0 {number(deep + dy)}{waves}",
            fill="none",
            stroke=brush.land.foam,
            stroke_width=width,
            stroke_opacity=opacity,
        )
        for dy, width, opacity in ((0, 3, 0.9), (-10, 1.2, 0.5), (-22, 1, 0.35))
    )
    return tag("path", d=sea, fill=brush.land.water) + "".join(lines)


def _obstacle(brush: Brush, x: float, y: float, size: float) -> str:
    """A beach obstacle: three crossed beams."""
    beams = "".join(
        f"M{number(x - dx * size)} {number(y - dy * size)}L{number(x + dx * size)} {number(y + dy * size)}"
        for dx, dy in ((6, 5), (6, -5), (0.8, 7))
    )
    return tag("path", d=beams, stroke=brush.land.growth, stroke_width=1.8 * size, stroke_linecap="round")
