"""Writes SVG elements as text, with escaped content and short numbers. It knows nothing about the game."""

from __future__ import annotations

from math import cos, floor, pi, sin
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Value = str | float

_NARROW: Final = "fijlrtI.,:;'|·()- "
_BROAD: Final = "mwMW@…"


def number(value: float) -> str:
    """A number as text, with at most two decimals and no trailing zeros.

    >>> number(3.0), number(2.505), number(-0.001)
    ('3', '2.51', '0')
    """
    return f"{rounded(value):.2f}".rstrip("0").rstrip(".")


def rounded(value: float) -> float:
    """The number with two decimals. Halves go up, as in JavaScript, so that both draw the same.

    >>> rounded(0.125), rounded(-0.125), rounded(-0.001)
    (0.13, -0.12, 0.0)
    """
    return floor(value * 100 + 0.5) / 100 + 0.0


def tag(name: str, *inside: str, **attributes: Value | None) -> str:
    """An element. `stroke_width` is written `stroke-width`, `class_` is `class`; `None` is left out.

    >>> tag("rect", x=1.0, stroke_width=2)
    '<rect x="1" stroke-width="2"/>'
    """
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = " ".join(parts)
    return f"<{opening}>{''.join(inside)}</{name}>" if inside else f"<{opening}/>"


def words(content: str, x: float, y: float, size: float, **attributes: Value | None) -> str:
    """A line of text."""
    return tag("text", escape(content), x=x, y=y, font_size=size, **attributes)


def text_width(content: str, size: float) -> float:
    """An estimate of the width of a line of text; the real width depends on the font."""
    return size * sum(0.32 if c in _NARROW else 0.9 if c in _BROAD else 0.58 for c in content)


def shorten(content: str, size: float, room: float) -> str:
    """The text, cut to fit the width `room`.

    >>> shorten("Conquer roads 1 and 3", 10, 70)
    'Conquer roa…'
    """
    if text_width(content, size) <= room:
        return content
    while content and text_width(content + "…", size) > room:
        content = content[:-1]
    return content.rstrip() + "…"


def points(*corners: tuple[float, float]) -> str:
    """The data of a closed path through these points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def star_points(x: float, y: float, spikes: int, outer: float, inner: float) -> str:
    """The data of a closed path: a star around (`x`, `y`) with its first spike at the top."""
    radii = [outer, inner] * spikes
    return points(
        *((x + r * sin(k * pi / spikes), y - r * cos(k * pi / spikes)) for k, r in enumerate(radii))
    )
