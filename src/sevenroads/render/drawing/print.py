"""One unit as a wooden bar or as a chip of a tray, in parts.

The star's bars have round corners; the cross's bars have a notch for every tile. This shows side and length
without colour. The web client draws the same parts (`web/src/board/print.ts`); a test compares them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...looks import RankSign
from ...rules.types import Unit
from .look import Part, PieceSet, picture_of
from .markup import number, rounded
from .shapes import chain, chevrons, cross, grain, notched, smooth, star, strap

_OWN_SIZE: Final = {"command-tank": 0.6, "mine": 0.82, "hat": 0.72, "tube": 0.72, "cap": 0.8}


@dataclass(frozen=True, slots=True)
class Bar:
    """A unit to draw. `up` means that its front is at the upper edge; `seed` chooses the grain."""

    unit: Unit
    sign: RankSign
    star: bool
    width: float
    height: float
    up: bool
    blocked: bool = False
    seed: int = 0
    pieces: PieceSet = "wood"


def face(bar: Bar) -> list[Part]:
    """The whole unit, with its upper left corner at (0, 0)."""
    front = number(3.2 if bar.up else bar.height - 3.2)
    printed = _lettered if bar.pieces == "letters" else _starred if bar.sign.stars else _plain
    parts = [*_body(bar), Part("front", f"M9 {front}H{number(bar.width - 9)}"), *printed(bar)]
    if bar.blocked:
        links = chain(4.4 if bar.up else bar.height - 4.4, bar.width)
        parts += [Part("chain-edge", links), Part("chain", links)]
    return parts


def _outline(bar: Bar, inset: float) -> str:
    if bar.star:
        return smooth(bar.width, bar.height, inset)
    return notched(bar.width, bar.height, bar.unit.length, inset)


def _body(bar: Bar) -> list[Part]:
    """The wood: shadow, rim, face, grain, and the light from the upper left."""
    width, height = bar.width, bar.height
    inset = 3.2 if bar.unit.special else 1.8
    edge = _outline(bar, 0)
    parts = [
        Part("shadow", edge, at=(1.6, 2.4, 1)),
        Part("edge", edge),
        *([Part("gilt", _outline(bar, 0.9))] if bar.unit.special else []),
        Part("wood", _outline(bar, inset)),
    ]
    if bar.pieces != "wood":
        return parts
    far, end = number(inset + 4.4), number(width - inset - 4.4)
    return [
        *parts,
        Part("grain", grain(width, height, inset, bar.seed)),
        Part("lit", f"M{far} {number(inset + 0.8)}H{end}"),
        Part("shade", f"M{far} {number(height - inset - 0.8)}H{end}"),
    ]


def _moved(bar: Bar) -> float:
    """How far the print moves back from a chain across the front of a short unit."""
    if not bar.blocked or bar.unit.length > 2:
        return 0
    return 3 if bar.up else -3


def _plain(bar: Bar) -> list[Part]:
    unit, width, height = bar.unit, bar.width, bar.height
    shift, picture = _moved(bar), picture_of(unit)
    if unit.length == 1:
        middle, size = height / 2 + shift, min(15.5, height - 3)
        scale = min(0.62 if picture == "hat" else 0.6, height / 36)
        return [
            _use(picture, width * 0.26, middle, scale),
            _letter(unit, width * 0.6, middle + size * 0.35, size),
            _badge(bar, "print", width - 8.5, middle, 3.8),
        ]
    if unit.length > 2 and not bar.sign.chevrons:
        return [
            _use(picture, width / 2, (height - 22) / 2 + 4, 0.9),
            _letter(unit, 14.5, height - 8, 17.5),
            _badge(bar, "print", width - 14.5, height - 13.6, 5.6),
        ]
    return _two_tiles(bar, picture, shift)


def _two_tiles(bar: Bar, picture: str, shift: float) -> list[Part]:
    """The print of a unit of two tiles or with chevrons; it shrinks with the height of the tiles."""
    unit, width, height = bar.unit, bar.width, bar.height
    top, scale, size = (
        (13.5, 0.54, 14.5) if height < 48 else (17.0, 0.72, 17.0) if height < 54 else (20.5, 0.84, 17.0)
    )
    low = min(shift, 0)
    if bar.sign.chevrons:
        y = (height / 2 - 8 if unit.length > 2 else top) + shift / 2
        helmet = picture == "helmet"
        return [
            _use(picture, width / 2, y, scale),
            _badge(bar, "badge" if helmet else "print", width / 2 + (0 if helmet else 18), y, 5.5 * scale),
            _letter(unit, size - 2.5, height - 7 + low, size),
            Part("rank", chevrons(width - size - 1, height - 13 + low, bar.sign.chevrons)),
        ]
    return [
        _use(picture, width / 2 + 4, height / 2 - 3 + shift / 2, max(scale, 0.62)),
        _letter(unit, size - 3, height - 7 + low, size),
        _badge(bar, "print", width - 13, height - 12 + low, 5),
    ]


def _starred(bar: Bar) -> list[Part]:
    """A unit with a rank in stars. They have a strap of their own, away from the insignia."""
    unit, width, height, stars = bar.unit, bar.width, bar.height, bar.sign.stars
    picture = picture_of(unit)
    if unit.length == 1:
        middle, size = height / 2 + _moved(bar), min(15.5, height - 3)
        return [
            _letter(unit, 12, middle + size * 0.35, size),
            *_strapped(width * 0.64, middle, width * 0.56, stars),
        ]
    if unit.length == 2:
        low = height - 11.5 - (6 if bar.blocked and not bar.up else 0)
        head = 10 if bar.blocked and bar.up else 3
        high = (low - 7 + head) / 2
        helmet = picture == "helmet"
        x = width / 2 + (7 if helmet else 3)
        scale = min(0.68, (low - 10 - head) / 26)
        return [
            _letter(unit, 13.5, high + 5.8, 16),
            _use(picture, x, high, scale),
            _badge(bar, "badge", x, high, 5.5 * scale)
            if helmet
            else _badge(bar, "print", x + 16, high - 5 * scale, 3.6),
            *_strapped(width / 2, low, width - 13, stars),
        ]
    y = (height - 22) / 2 + 4
    return [
        _use(picture, width / 2, y - 12, 0.95),
        *_strapped(width / 2, y + 14, width - 13, stars),
        _letter(unit, 14.5, height - 8, 17.5),
        _badge(bar, "print", width - 14.5, height - 13.6, 5.6),
    ]


def _lettered(bar: Bar) -> list[Part]:
    """A large letter, the insignia and the rank: readable in small pictures and without colours."""
    unit, width, height, sign = bar.unit, bar.width, bar.height, bar.sign
    middle = height / 2 + _moved(bar)
    if unit.length == 1:
        size = min(20, height - 4)
        rank = (
            _strapped(width * 0.66, middle, width * 0.5, sign.stars)
            if sign.stars
            else [_badge(bar, "print", width * 0.68, middle, min(6.5, height / 4))]
        )
        return [_letter(unit, width * 0.3, middle + size * 0.36, size), *rank]
    size, y = min(34, height * 0.52), middle - 6 if sign.stars else middle
    badge_y = y - height * 0.16 if sign.chevrons else y
    parts = [
        _letter(unit, width * 0.33, y + size * 0.36, size),
        _badge(bar, "print", width * 0.74, badge_y, min(7.5, height / 7)),
    ]
    if sign.chevrons:
        parts.append(Part("rank", chevrons(width * 0.74, y + height * 0.17, sign.chevrons)))
    if sign.stars:
        parts += _strapped(width / 2, y + size * 0.36 + 9, width - 13, sign.stars)
    return parts


def chip(unit: Unit, sign: RankSign, star_side: bool, lengths: bool, pieces: PieceSet = "wood") -> list[Part]:
    """A unit as a small tile of 44 by 40; its length shows as marks."""

    def outline(inset: float) -> str:
        return smooth(44, 40, inset) if star_side else notched(44, 40, 1, inset)

    picture, large = picture_of(unit), pieces == "letters"
    parts = [Part("edge", outline(0))]
    if unit.special:
        parts.append(Part("gilt", outline(0.9)))
    parts.append(Part("wood", outline(3 if unit.special else 1.8)))
    if sign.stars:
        parts += _strapped(22, 9.4, 38, sign.stars)
        shown = _use(picture, 28.5, 21.5 if lengths else 25, 0.42 if lengths else 0.54)
    elif sign.chevrons:
        shown = _use(picture, 14.5, 13, 0.56)
    else:
        shown = _use(picture, 22, 14, _OWN_SIZE.get(picture, 0.68))
    if not large:
        parts.append(shown)
    if sign.chevrons and not sign.stars:
        parts.append(Part("rank", chevrons(0, 0, sign.chevrons), at=(33.5, 13.5, 0.84)))
    low = (34, 20) if sign.stars else (27, 24)
    parts.append(_letter(unit, 14, *low) if large else _letter(unit, 12, 36, 16))
    if lengths:
        marks = (f"M{number(39 - 3.9 * k)} 28h2.7v7h-2.7Z" for k in range(1, unit.length + 1))
        parts += [Part("print", mark) for mark in marks]
    return parts


def _use(picture: str, x: float, y: float, scale: float) -> Part:
    return Part("print", use=picture, at=(rounded(x), rounded(y), rounded(scale)))


def _letter(unit: Unit, x: float, y: float, size: float) -> Part:
    return Part("print", text=unit.letter, at=(rounded(x), rounded(y), rounded(size)))


def _badge(bar: Bar, style: str, x: float, y: float, radius: float) -> Part:
    return Part(style, (star if bar.star else cross)(x, y, radius))


def _strapped(x: float, y: float, width: float, count: int) -> list[Part]:
    band, stars = strap(x, y, width, count)
    return [Part("strap", band), Part("stars", stars)]
