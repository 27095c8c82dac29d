"""The ground, the roads and the sea, in parts.

No random numbers are used, so that the same position always gives the same drawing; the light comes from the
upper left. The web client draws the same parts (`web/src/board/ground.ts`); a test compares them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .look import Part
from .markup import number as n
from .markup import points
from .measures import BLOCK, EDGE, GUTTER, PAD, ROAD, TILE, WIDTH
from .shapes import oval

_WAVES: Final = 16
#: The sea ends at the frame.
_SHORE_EDGE: Final = 2
#: How far the snow or grass beside a road reaches over it, from bump to bump.
_BUMPS: Final = (2.6, 4.2, 1.4, 3.6, 2, 4.8, 1)
_TOP: Final[float] = PAD + BLOCK
Spot = tuple[float, float, float]
Point = tuple[float, float]


def height_of(length: int) -> float:
    """The height of a board with roads of `length` tiles."""
    return 2 * _TOP + length * TILE


def _spots(height: float) -> list[Spot]:
    """Places beside the roads: x, y, and how much room each has."""
    top = _TOP + TILE
    inner = height - 2 * top
    spots: list[Spot] = []
    for k in range(36):
        turn, strip = divmod(k, 8)
        y = top + inner * ((62 * turn + 37 * strip + 9) % 100) / 100
        sway = (k % 3 - 1) * 4
        if strip == 0:
            spots.append((EDGE / 2 - 1 + sway, y, 1.35))
        elif strip == 7:
            spots.append((WIDTH - EDGE / 2 + 1 + sway, y, 1.35))
        else:
            spots.append((EDGE + strip * (ROAD + GUTTER) - GUTTER / 2, y, 0.8))
    return spots


def _shape(spot: Spot, *places: Point) -> str:
    x, y, size = spot
    return points(*((x + dx * size, y + dy * size) for dx, dy in places))


def _lines(spot: Spot, *pairs: tuple[Point, Point]) -> str:
    x, y, size = spot

    def at(place: Point) -> str:
        return f"{n(x + place[0] * size)} {n(y + place[1] * size)}"

    return "".join(f"M{at(start)}L{at(end)}" for start, end in pairs)


def _joined(style: str, spots: Sequence[Spot], draw: Callable[[Spot], str]) -> list[Part]:
    return [Part(style, "".join(map(draw, spots)))] if spots else []


def _tier(s: Spot, width: float, low: float, high: float) -> str:
    return _shape(s, (-width, low), (0, high), (width, low))


def _lit_tier(s: Spot, width: float, low: float, high: float) -> str:
    return _shape(s, (-width, low), (0, high), (-width * 0.15, low))


def _cast(s: Spot, dx: float, dy: float, rx: float, ry: float) -> str:
    x, y, size = s
    return oval(x + dx * size, y + dy * size, rx * size, ry * size)


def _firs(spots: Sequence[Spot]) -> list[Part]:
    def green(s: Spot) -> str:
        trunk = _shape(s, (-1, 9), (1, 9), (1, 12), (-1, 12))
        return _tier(s, 7.4, 9, -2) + _tier(s, 6, 4, -7) + _tier(s, 4.2, -1, -13) + trunk

    def lit(s: Spot) -> str:
        return _lit_tier(s, 7.4, 9, -2) + _lit_tier(s, 6, 4, -7) + _lit_tier(s, 4.2, -1, -13)

    def snow(s: Spot) -> str:
        return (
            _tier(s, 2.2, -6.8, -13)
            + _shape(s, (-6, 4), (-2.6, -1.6), (-1, 1.4), (-2.4, 2.4))
            + _shape(s, (-7.4, 9), (-3.4, 3.2), (-1.6, 6.2), (-3.4, 7.2))
        )

    return [
        *_joined("cast", spots, lambda s: _cast(s, 4, 11, 7.5, 2.6)),
        *_joined("growth", spots, green),
        *_joined("growth-lit", spots, lit),
        *_joined("growth-top", spots, snow),
    ]


def _houses(spots: Sequence[Spot]) -> list[Part]:
    """Gabled houses with a lit window, and snow on the side of the roof."""

    def walls(s: Spot) -> str:
        chimney = _shape(s, (3, -9), (6, -9), (6, -2), (3, -2))
        return _shape(s, (-7, 0), (7, 0), (7, 11), (-7, 11)) + chimney

    def snow(s: Spot) -> str:
        return _shape(s, (-9, 1), (0, -10), (3.2, -6.2), (1, -5), (-1.4, -3.4), (-3, -2.4), (-5, 1))

    return [
        *_joined("cast", spots, lambda s: _shape(s, (-5, 11), (7, 11), (13, 13.6), (0, 13.6))),
        *_joined("wall", spots, walls),
        *_joined("wall-shade", spots, lambda s: _shape(s, (2, 1), (7, 1), (7, 11), (2, 11))),
        *_joined("roof", spots, lambda s: _shape(s, (-9, 1), (0, -10), (9, 1))),
        *_joined("growth-top", spots, snow),
        *_joined("window", spots, lambda s: _shape(s, (-5, 4), (-2, 4), (-2, 8), (-5, 8))),
    ]


def _tufts(spots: Sequence[Spot]) -> list[Part]:
    def blades(s: Spot) -> str:
        x, y, size = s
        return "".join(
            f"M{n(x)} {n(y)}q{n(dx * 0.2 * size)} {n(dy * 0.6 * size)} {n(dx * size)} {n(dy * size)}"
            for dx, dy in ((-5, -6), (-2, -8.5), (1.5, -9), (5, -6.5))
        )

    return [
        *_joined("cast", spots, lambda s: _cast(s, 2, 0.6, 4.6, 1.5)),
        *_joined("blade", spots, blades),
    ]


def _hedgehogs(spots: Sequence[Spot]) -> list[Part]:
    """Beach obstacles: three crossed beams."""

    def beams(s: Spot) -> str:
        return _lines(s, ((-6, -5), (6, 6)), ((-6, 6), (6, -5)), ((-0.8, -7), (0.8, 6.6)))

    return [
        *_joined("cast", spots, lambda s: _cast(s, 3, 6, 7, 2.4)),
        *_joined("beam", spots, beams),
        *_joined(
            "beam-lit", spots, lambda s: _lines(s, ((-6.4, -5.2), (5, 4.8)), ((-6.4, 5.4), (5.6, -5.4)))
        ),
    ]


class Sea:
    """The sea at one edge of a board; depths are counted from that edge."""

    def __init__(self, length: int, below: bool) -> None:
        self._height, self._below = height_of(length), below

    def _y(self, depth: float) -> str:
        return n(self._height - depth if self._below else depth)

    def _waves(self, depth: float) -> str:
        """A line of waves across the board."""
        step = (WIDTH - 2 * _SHORE_EDGE) / _WAVES
        return "".join(
            f"Q{n(_SHORE_EDGE + (k + 0.5) * step)} {self._y(depth + (7 if k % 2 else -7))} "
            f"{n(_SHORE_EDGE + (k + 1) * step)} {self._y(depth)}"
            for k in range(_WAVES)
        )

    def _band(self, style: str, start: float, end: float) -> Part:
        edge = self._y(start)
        return Part(style, f"M{_SHORE_EDGE} {edge}V{self._y(end)}{self._waves(end)}V{edge}Z")

    def _crest(self, depth: float) -> str:
        return f"M{_SHORE_EDGE} {self._y(depth)}{self._waves(depth)}"

    def water(self) -> list[Part]:
        """Wet sand and water beside the roads."""
        shore = _TOP + 1.1 * TILE
        return [
            self._band("wet", _SHORE_EDGE, shore + 0.8 * TILE),
            self._band("water", _SHORE_EDGE, shore),
            self._band("deep", _SHORE_EDGE, shore - 0.9 * TILE),
        ]

    def tide(self) -> list[Part]:
        """The sea over the ends of the roads: shallow water, then the surf."""
        shore = _TOP + 1.1 * TILE
        return [
            self._band("damp", _TOP, shore + 0.8 * TILE),
            self._band("shallow", _TOP, shore),
            Part("ripple", self._crest(shore - 0.35 * TILE) + self._crest(shore - 0.75 * TILE)),
            Part("surf", self._crest(shore)),
        ]


def _field(height: float, inset: float, r: float) -> str:
    right, foot = n(WIDTH - inset), n(height - inset)
    near, low = n(WIDTH - inset - r), n(height - inset - r)
    i, c = n(inset), n(inset + r)
    return (
        f"M{c} {i}H{near}Q{right} {i} {right} {c}V{low}Q{right} {foot} {near} {foot}"
        f"H{c}Q{i} {foot} {i} {low}V{c}Q{i} {i} {c} {i}Z"
    )


def ground(length: int, land: str, sea_below: bool) -> list[Part]:
    """Everything under the roads, for roads of `length` tiles."""
    height = height_of(length)
    drifts = []
    for k in range(11):
        rx = 34 + k % 3 * 22
        x = rx + 6 + (WIDTH - 2 * rx - 12) * ((37 * k + 13) % 100) / 100
        y = rx / 2 + 6 + (height - rx - 12) * ((61 * k + 29) % 100) / 100
        drifts.append(oval(x, y, rx, rx * 0.42))
    return [
        Part("ground", _field(height, 0, 8)),
        Part("drift", "".join(drifts)),
        *_dressing(length, land, sea_below),
        Part("frame", _field(height, 3.5, 6)),
        Part("rim", _field(height, 1.6, 7)),
        Part("rim-lit", _field(height, 0.7, 7.6)),
    ]


def _dressing(length: int, land: str, sea_below: bool) -> list[Part]:
    height = height_of(length)
    spots = _spots(height)
    if land == "winter":
        return _firs(spots)
    if land == "town":
        return _houses(spots[:26])
    if land != "beach":
        return _tufts(spots)

    def inland(s: Spot) -> float:
        return (height - s[1] if sea_below else s[1]) / height

    return [
        *Sea(length, sea_below).water(),
        *_hedgehogs([s for s in spots if inland(s) < 0.5]),
        *_tufts([s for s in spots if inland(s) > 0.66]),
    ]


def surface(length: int, x: float, road: int, paved: bool) -> list[Part]:
    """The road in a column, without blocks and units."""
    field = length * TILE
    ticks = (f"M{n(x + 5)} {n(_TOP + (k + 1) * TILE)}h{n(ROAD - 10)}" for k in range(length - 1))
    bank = _banks(length, x, road)
    return [
        Part("verge", f"M{n(x - 2)} {n(_TOP)}h{n(ROAD + 4)}v{n(field)}h{n(-ROAD - 4)}Z"),
        Part("surface", f"M{n(x)} {n(_TOP)}h{n(ROAD)}v{n(field)}h{n(-ROAD)}Z"),
        *([Part("joint", _cobbles(length, x))] if paved else _ruts(length, x, road)),
        Part("tick", "".join(ticks)),
        Part("bank-shade", bank, at=(1.6, 1.2, 1)),
        Part("bank", bank),
    ]


def _ruts(length: int, x: float, road: int) -> list[Part]:
    step = length * TILE / 6
    sways = [((road * 5 + k * 3) % 5 - 2) * 1.3 for k in range(6)]

    def line(at: float) -> str:
        bends = "".join(f"q{n(sway)} {n(step / 2)} 0 {n(step)}" for sway in sways)
        return f"M{n(x + at)} {n(_TOP)}{bends}"

    left, right = ROAD * 0.26, ROAD * 0.74
    return [
        Part("rut", line(left) + line(right)),
        Part("rut-deep", line(left - 0.8) + line(right - 0.8)),
        Part("glint", line(left + 3.2) + line(right + 3.2)),
    ]


def _cobbles(length: int, x: float) -> str:
    """Cobbles: two courses in every tile, their joints staggered."""
    half = TILE / 2
    courses = []
    for k in range(2 * length):
        y = n(_TOP + k * half)
        joints = (0.5,) if k % 2 else (0.25, 0.75)
        courses.append(f"M{n(x)} {y}h{n(ROAD)}")
        courses += [f"M{n(x + ROAD * at)} {y}v{n(half)}" for at in joints]
    return "".join(courses)


def _banks(length: int, x: float, road: int) -> str:
    """What has piled up on both sides of a road: snow, sand or grass, with an uneven edge."""
    out = min(3.4, GUTTER / 2)

    def side(edge: float, way: int, first: int) -> str:
        bumps = "".join(
            f"Q{n(edge + way * _BUMPS[(k * 3 + road * 5 + first) % len(_BUMPS)])} "
            f"{n(_TOP + (k + 0.5) * TILE)} {n(edge)} {n(_TOP + (k + 1) * TILE)}"
            for k in range(length)
        )
        return f"M{n(edge - way * out)} {n(_TOP)}H{n(edge)}{bumps}H{n(edge - way * out)}Z"

    return side(x, 1, 0) + side(x + ROAD, -1, 3)
