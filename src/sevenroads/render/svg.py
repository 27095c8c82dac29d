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
from .drawing.brush import Brush
from .drawing.ground import ground, height_of
from .drawing.look import MEASURES, PICTURES, THEMES, Theme, livery
from .drawing.markup import number, tag
from .drawing.measures import WIDTH
from .drawing.roads import draw_roads
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
    land = ground(scene.length, brush.look.ground, brush.sea_below)
    below = board_top + height_of(scene.length) + _SPACE
    width, height = WIDTH + 2 * _MARGIN, below + TRAY + _SPACE + FOOTER + _MARGIN
    return tag(
        "svg",
        tag(
            "title",
            escape(descriptions.heading(scene)),
        ),
        tag("desc", escape(descriptions.describe(scene))),
        tag("defs", _wood(brush), _pictures(brush)),
        tag("rect", width=width, height=height, rx=14, fill=brush.colours["page"]),
        _at(_MARGIN, draw_tray(brush, scene.bottom.other)),
        _at(board_top, brush.paint(land), draw_roads(brush)),
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
    """The gradients of both liveries: light from the upper left."""
    light = MEASURES["light"]
    return "".join(
        tag(
            "linearGradient",
            tag("stop", offset="0", stop_color=livery(name, brush.theme)["lit"]),
            tag("stop", offset=light["stop"], stop_color=livery(name, brush.theme)["face"]),
            id=brush.prefix + name,
            x1="0",
            y1="0",
            x2=light["x"],
            y2=light["y"],
        )
        for name in ("star", "cross")
    )


def _pictures(brush: Brush) -> str:
    return "".join(tag("path", id=brush.prefix + name, d=path) for name, path in PICTURES.items())
