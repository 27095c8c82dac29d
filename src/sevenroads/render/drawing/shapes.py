"""Outlines and insignia as path data. The web client draws the same paths (`web/src/board/shapes.ts`)."""

from __future__ import annotations

from typing import Final

from .look import MEASURES
from .markup import number as n
from .markup import points, star_points

_CORNER: Final[float] = MEASURES["corner"]
_NOTCH: Final[float] = MEASURES["notch"]
_CUT: Final[float] = MEASURES["cut"]


def smooth(width: float, height: float, inset: float = 0) -> str:
    """The star's wood: round corners.

    >>> smooth(58, 30)[:14]
    'M6 0H52Q58 0 5'
    """
    left = top = inset
    right, foot, r = width - inset, height - inset, _CORNER - inset / 2
    return (
        f"M{n(left + r)} {n(top)}H{n(right - r)}Q{n(right)} {n(top)} {n(right)} {n(top + r)}"
        f"V{n(foot - r)}Q{n(right)} {n(foot)} {n(right - r)} {n(foot)}"
        f"H{n(left + r)}Q{n(left)} {n(foot)} {n(left)} {n(foot - r)}"
        f"V{n(top + r)}Q{n(left)} {n(top)} {n(left + r)} {n(top)}Z"
    )


def notched(width: float, height: float, tiles: int, inset: float = 0) -> str:
    """The cross's wood: cut corners, and a notch on both sides of every tile."""
    left, top, right, foot = inset, inset, width - inset, height - inset
    middles = [(k + 0.5) * height / tiles for k in range(tiles)]
    down = [
        place for y in middles for place in ((right, y - _NOTCH), (right - _NOTCH, y), (right, y + _NOTCH))
    ]
    up = [(left + right - x, y) for x, y in reversed(down)]
    return points(
        (left + _CUT, top),
        (right - _CUT, top),
        (right, top + _CUT),
        *down,
        (right, foot - _CUT),
        (right - _CUT, foot),
        (left + _CUT, foot),
        (left, foot - _CUT),
        *up,
        (left, top + _CUT),
    )


def _chance(seed: int, k: int) -> float:
    """A number from 0 to 1 that looks random and is always the same."""
    return ((seed * 37 + k * 53 + ((seed * k) % 7) * 11) % 19) / 18


def grain(width: float, height: float, inset: float, seed: int) -> str:
    """The grain of the wood; each `seed` has its own, and every third a knot."""
    top, foot = inset + 0.4, height - inset - 0.4
    waves = max(1, int(height / 60 + 0.5))
    step = (foot - top) / waves
    lines = []
    for k, at in enumerate((6, 15, 27, 38, 50)):
        x = (at + _chance(seed, k) * 7 - 3.5) * width / 58
        bend = _chance(seed, k + 5) * 9 - 4.5
        lines.append(f"M{n(x)} {n(top)}" + f"q{n(bend)} {n(step / 2)} 0 {n(step)}" * waves)
    if seed % 3 == 0:
        x, y = (0.2 + 0.6 * _chance(seed, 11)) * width, (0.3 + 0.4 * _chance(seed, 13)) * height
        lines += [oval(x, y, r, r * 1.7) for r in (2.2, 4.4)]
    return "".join(lines)


def oval(x: float, y: float, rx: float, ry: float) -> str:
    a, b = n(rx), n(ry)
    return f"M{n(x - rx)} {n(y)}a{a} {b} 0 1 0 {n(2 * rx)} 0a{a} {b} 0 1 0 {n(-2 * rx)} 0Z"


def star(x: float, y: float, radius: float) -> str:
    """A five-pointed star."""
    return star_points(x, y, 5, radius, radius * 0.4)


def cross(x: float, y: float, radius: float) -> str:
    """A plain upright cross with straight arms of equal length."""
    thin = radius * 0.36
    return (
        f"M{n(x - thin)} {n(y - radius)}h{n(2 * thin)}v{n(2 * radius)}h{n(-2 * thin)}Z"
        f"M{n(x - radius)} {n(y - thin)}h{n(2 * radius)}v{n(2 * thin)}h{n(-2 * radius)}Z"
    )


def chevrons(x: float, y: float, count: int) -> str:
    """Stripes of rank, one above the other, centred on (`x`, `y`)."""
    top = y - (count - 1) * 2.6
    return "".join(f"M{n(x - 9)} {n(top + k * 5.2 + 2.6)}l9 -5.2l9 5.2" for k in range(count))


def strap(x: float, y: float, width: float, count: int) -> tuple[str, str]:
    """A rank in stars: a dark shoulder strap of this width centred on (`x`, `y`), and the stars on it."""
    pitch = min(width / max(count, 4), 11.6)
    radius, left = pitch * 0.48, x - (count - 1) * pitch / 2
    half, r = width / 2, radius + 1.4
    band = points(
        (x - half, y - r + 2),
        (x - half + 2, y - r),
        (x + half - 2, y - r),
        (x + half, y - r + 2),
        (x + half, y + r - 2),
        (x + half - 2, y + r),
        (x - half + 2, y + r),
        (x - half, y + r - 2),
    )
    stars = (star_points(left + k * pitch, y + 0.3, 5, radius, radius * 0.42) for k in range(count))
    return band, "".join(stars)


def chain(y: float, width: float) -> str:
    """A chain across a unit: long links seen flat, short ones seen on edge."""

    def at(x: float) -> str:
        return n(x * width / 58)

    link = f"a3.4 3.4 0 0 1 0 6.8h{at(-4)}a3.4 3.4 0 0 1 0 -6.8Z"
    flat = "".join(f"M{at(x)} {n(y - 3.4)}h{at(4)}{link}" for x in (4, 19, 34, 49))
    return flat + "".join(f"M{at(x)} {n(y)}h{at(8)}" for x in (9, 24, 39))


def flag(x: float, y: float) -> tuple[str, str]:
    """A flag of 22 by 19 units: its pole and its cloth."""
    cloth = f"M{n(x + 1)} {n(y)}q5 -2.4 10 0t10 0v12q-5 2.4 -10 0t-10 0Z"
    return f"M{n(x)} {n(y - 1.5)}V{n(y + 17.5)}", cloth
