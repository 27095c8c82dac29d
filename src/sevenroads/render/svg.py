"""A position as one self-contained SVG: the board between the trays of the two seats.

The drawing contains its description as text, refers to nothing outside itself and has no script. The same
view always gives the same text.
"""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from ..state import State
from ..view import View
from . import descriptions
from .drawing.brush import WIDTH, Brush, board_height
from .drawing.colours import THEMES, Theme
from .drawing.landscape import draw_land
from .drawing.markup import number, tag
from .drawing.roads import draw_roads
from .drawing.symbols import define
from .drawing.trays import FOOTER, TRAY, draw_footer, draw_tray
from .scene import lay_out

_MARGIN: Final = 14.0
_SPACE: Final = 10.0
_FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"


def board_svg(
    position: View | State,
    *,
    bottom: str = "south",
    theme: Theme = "light",
    size: int = 640,
    language: str = "en",
) -> str:
    """The position as SVG, `size` pixels wide, with the seat `bottom` at the bottom.

    A view shows what its viewer may see; a whole position shows all cards.
    """
    if theme not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}.")
    if size < 1:
        raise ValueError(f"size must be 1 or more, not {size}.")
    brush = Brush(lay_out(position, bottom, language), theme)
    scene = brush.scene
    board_top = _MARGIN + TRAY + _SPACE
    below = board_top + board_height(brush) + _SPACE
    width, height = WIDTH + 2 * _MARGIN, below + TRAY + _SPACE + FOOTER + _MARGIN
    return tag(
        "svg",
        tag(
            "title",
            escape(descriptions.heading(scene)),
        ),
        tag("desc", escape(descriptions.describe(scene))),
        tag("defs", _wood(brush), define(brush.prefix)),
        tag("rect", width=width, height=height, rx=14, fill=brush.colours.page),
        _at(_MARGIN, draw_tray(brush, scene.bottom.other)),
        _at(board_top, draw_land(brush), draw_roads(brush)),
        _at(below, draw_tray(brush, scene.bottom)),
        _at(below + TRAY + _SPACE, draw_footer(brush)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=size,
        height=round(size * height / width),
        role="img",
        lang=language,
        font_family=_FONT,
    )


def _at(y: float, *parts: str) -> str:
    return tag("g", *parts, transform=f"translate({number(_MARGIN)} {number(y)})")


def _wood(brush: Brush) -> str:
    """The definitions of both liveries' gradients and of the wood grain."""
    shades = [
        tag(
            "linearGradient",
            tag("stop", offset="0", stop_color=livery.lit),
            tag("stop", offset="1", stop_color=livery.face),
            id=brush.prefix + name,
            x1="0",
            y1="0",
            x2="1",
            y2="1",
        )
        for name, livery in (("star", brush.colours.star), ("cross", brush.colours.cross))
    ]
    lines = "M9 -2C6 20 13 40 9 62M22 -2C25 18 19 44 22 62M37 -2C33 22 40 36 37 62M50 -2C53 24 47 42 50 62"
    grain = tag(
        "pattern",
        tag("path", d=lines, fill="none", stroke="#000", stroke_opacity=0.09, stroke_width=1.2),
        id=f"{brush.prefix}grain",
        width=58,
        height=60,
        patternUnits="userSpaceOnUse",
    )
    return "".join(shades) + grain
