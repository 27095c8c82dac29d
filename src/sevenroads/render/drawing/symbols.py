"""The pictures printed on the units, drawn for this project: silhouettes, insignia and rank.

Letter and class together select a silhouette. If an edition uses a known letter for a unit of another class,
that unit gets the map sign of its class.
"""

from __future__ import annotations

from typing import Final

from ...rules.types import Unit
from .markup import number, star_points, tag

#: Around (0, 0), within 54 x 38; filled with the colour of the element that uses them. Shapes run
#: clockwise and holes the other way, so that overlaps stay filled.
_HULL: Final = (
    "M-21 4L-17 -2.5H16L22 3.2V4Z"
    "M-9.5 -3.2L-7 -11H6.5L10 -3.2Z"
    "M8 -9.3H23V-9.9H26.5V-5.4H23V-6.1H9.4Z"
    "M-18 5H18A5.4 5.4 0 0 1 18 15.6H-18A5.4 5.4 0 0 1 -18 5Z"
    + "".join(f"M{x - 2.9} 10.3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z" for x in (-16, -8, 0, 8, 16))
)
_PATHS: Final = {
    "tank": _HULL,
    "command-tank": _HULL + "M-5.4 -11L-8 -22.5H-6.6L-4 -11ZM-7.9 -22.5L-20 -19.6L-7.1 -16.6Z",
    "artillery": (
        "M-1.2 -6.4L23.2 -14.2L24.4 -10.4L0 -2.6ZM22 -15.4L25.4 -16.4L27.6 -9.6L24.2 -8.6Z"
        "M1.4 -13.6L5.2 -13.6L8.4 5.4L4.6 5.4Z"
        "M-6.4 3.4L-3.2 6.4L-21.4 15.4H-26.4V12.6H-22.4Z"
        "M-10 7.2a9 9 0 1 1 18 0a9 9 0 1 1 -18 0ZM-7 7.2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"
        "M-3.4 7.2a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0Z"
    ),
    "helmet": (
        "M-14.5 4.5C-14.5 -8 -8 -13.5 0 -13.5C8 -13.5 14.5 -8 14.5 4.5L19 8.2Q19 10.6 16.5 10.6"
        "H-16.5Q-19 10.6 -19 8.2Z"
    ),
    "mine": (
        "M-12 0a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z"
        "M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z"
        "M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z"
        "M-14.4 -2H-11V2H-14.4ZM11 -2H14.4V2H11ZM-2 -14.4H2V-11H-2ZM-2 11H2V14.4H-2Z"
    ),
    "hat": (
        "M-22 6.4C-17 4.6 -14 5.6 -11.6 6.6C-5 9 5 9 11.6 6.6C14 5.6 17 4.6 22 6.4"
        "C17 13.6 -17 13.6 -22 6.4Z"
        "M-11.4 1.2C-11 -8 -9.4 -13 -5.4 -12.6C-2.6 -12.2 -1.6 -10.4 0 -10.4C1.6 -10.4 2.6 -12.2 5.4 -12.6"
        "C9.4 -13 11 -8 11.4 1.2C5 3.4 -5 3.4 -11.4 1.2Z"
        "M-11.6 2.6C-5 4.9 5 4.9 11.6 2.6L11.8 5C5 7.4 -5 7.4 -11.8 5Z"
    ),
    "tube": (
        "M-11.6 8.6L5.4 -15.4L10.2 -12L-6.8 12ZM4.4 -17L11.8 -11.8L10.4 -9.8L3 -15Z"
        "M-18 11.4H-3.6V14.8H-18Z"
        "M4.6 -4.6L7.2 -6L14.6 14.8H11.4ZM3.4 -3.4L5.6 -3L4.4 14.8H1.4Z"
    ),
    "cap": (
        "M-17.5 -3.4C-16.5 -11 -7 -14 0 -14C7 -14 16.5 -11 17.5 -3.4C17 -1 14.4 0.6 12.6 1.4"
        "C5 -1 -5 -1 -12.6 1.4C-14.4 0.6 -17 -1 -17.5 -3.4Z"
        "M-12.4 2.8C-5 0.4 5 0.4 12.4 2.8L12 7C5 4.6 -5 4.6 -12 7Z"
        "M-12.6 8.4C-5 5.6 5 5.6 12.6 8.4C9 13.6 -9 13.6 -12.6 8.4Z"
    ),
}

#: The map signs: a box with the symbol of a class.
_BOX: Final = "M-18 -11H18V11H-18ZM-16 -9V9H16V-9Z"
_SIGNS: Final = {
    "infantry": "M-16 -9L-13.9 -9L16 7.8V9H13.9L-16 -7.8ZM16 -9V-7.8L-13.9 9H-16V7.8L13.9 -9Z",
    "tank": "M-11 0A11 5.6 0 0 1 11 0A11 5.6 0 0 1 -11 0ZM-9 0A9 3.7 0 0 0 9 0A9 3.7 0 0 0 -9 0Z",
    "mine": "".join(f"M{x - 2.6} 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" for x in (-8, 0, 8)),
    "spy": "M12.9 -9H15.4L-12.9 9H-15.4Z",
}
PICTURES: Final = _PATHS | {f"sign-{name}": _BOX + path for name, path in _SIGNS.items()}

_KNOWN: Final = {
    ("T", "tank"): "tank",
    ("K", "tank"): "command-tank",
    ("A", "tank"): "artillery",
    ("P", "infantry"): "helmet",
    ("C", "infantry"): "helmet",
    ("S", "infantry"): "helmet",
    ("G", "infantry"): "cap",
    ("R", "infantry"): "tube",
    ("M", "mine"): "mine",
    ("Y", "spy"): "hat",
}


def picture_of(unit: Unit) -> str:
    """The name of a unit's picture.

    >>> picture_of(Unit("T", "tank", 3, 7)), picture_of(Unit("T", "spy", 1, 1))
    ('tank', 'sign-spy')
    """
    return _KNOWN.get((unit.letter, unit.unit_class), f"sign-{unit.unit_class}")


def define(prefix: str) -> str:
    """The definitions of all pictures, to which `picture` refers."""
    return "".join(tag("path", id=prefix + name, d=path) for name, path in PICTURES.items())


def picture(prefix: str, name: str, x: float, y: float, scale: float, fill: str) -> str:
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return tag("use", href=f"#{prefix}{name}", transform=place, fill=fill)


def star(x: float, y: float, radius: float, fill: str) -> str:
    """A five-pointed star."""
    return tag("path", d=star_points(x, y, 5, radius, radius * 0.4), fill=fill)


def cross(x: float, y: float, radius: float, fill: str) -> str:
    """A plain upright cross with straight arms of equal length."""
    long, thin = number(2 * radius), radius * 0.36
    arms = (
        f"M{number(x - thin)} {number(y - radius)}h{number(2 * thin)}v{long}h{number(-2 * thin)}Z"
        f"M{number(x - radius)} {number(y - thin)}h{long}v{number(2 * thin)}h-{long}Z"
    )
    return tag("path", d=arms, fill=fill)


def chevrons(x: float, y: float, count: int, fill: str) -> str:
    """Stripes of rank, one above the other, centred on (`x`, `y`)."""
    step, top = 5.2, y - (count - 1) * 2.6
    paths = "".join(f"M{number(x - 9)} {number(top + k * step + 2.6)}l9 -5.2l9 5.2" for k in range(count))
    return tag("path", class_="chevrons", d=paths, fill="none", stroke=fill, stroke_width=2.3)


def strap(x: float, y: float, width: float, stars: int, ground: str, fill: str) -> str:
    """A rank in stars: a row on a dark shoulder strap of this width, centred on (`x`, `y`)."""
    pitch = min(width / max(stars, 4), 11.6)
    radius = pitch * 0.48
    left = x - (stars - 1) * pitch / 2
    band = tag(
        "rect",
        x=number(x - width / 2),
        y=number(y - radius - 1.4),
        width=number(width),
        height=number(2 * radius + 2.4),
        rx=3,
        fill=ground,
    )
    row = "".join(star_points(left + k * pitch, y + 0.3, 5, radius, radius * 0.42) for k in range(stars))
    return band + tag("path", class_="stars", d=row, fill=fill)
