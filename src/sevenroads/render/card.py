"""A game as a picture for link previews: the board, and beside it the edition, the players and the status."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from ..rules.types import Side
from ..view import View
from . import descriptions
from .drawing.brush import Brush
from .drawing.ground import height_of
from .drawing.look import Theme
from .drawing.markup import number, shorten, tag, words
from .drawing.measures import WIDTH as BOARD_WIDTH
from .drawing.pieces import insignia
from .drawing.roads import draw_flag
from .scene import lay_out
from .svg import FONT, board_layers, definitions

#: The size that Open Graph recommends for a large picture.
WIDTH: Final = 1200
HEIGHT: Final = 630
_MARGIN: Final = 15.0


def card_svg(view: View, south: str, north: str, *, theme: Theme = "light", language: str = "en") -> str:
    """What a viewer sees of a game, 1200 × 630 pixels, with the names of the two players."""
    brush = Brush(lay_out(view, language=language), theme)
    scene, colours = brush.scene, brush.colours
    board_height = height_of(scene.length)
    scale = min((HEIGHT - 2 * _MARGIN) / board_height, 1.1)
    top = (HEIGHT - scale * board_height) / 2
    left = 2 * _MARGIN + scale * BOARD_WIDTH + 25
    room = WIDTH - left - 2 * _MARGIN
    status = f"{descriptions.turn(scene)} · {descriptions.status(scene)}"
    return tag(
        "svg",
        tag("title", escape(descriptions.heading(scene))),
        tag("defs", definitions(brush)),
        tag("rect", width=WIDTH, height=HEIGHT, fill=colours["page"]),
        tag(
            "g",
            *board_layers(brush),
            transform=f"translate({number(_MARGIN)} {number(top)}) scale({number(scale)})",
        ),
        words("Seven Roads", left, 70, 26, fill=colours["quiet"], font_weight=600),
        _fitting(descriptions.title(scene), left, 120, 42, room, colours["text"]),
        _seat(brush, Side.NORTH, north, left, 230, room),
        _seat(brush, Side.SOUTH, south, left, 390, room),
        _fitting(status, left, 560, 30, room, colours["text"]),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        lang=language,
        font_family=FONT,
    )


def _seat(brush: Brush, side: Side, name: str, x: float, y: float, room: float) -> str:
    """A seat's insignia, its player, and below them its name and conquered roads."""
    colours, livery = brush.colours, brush.livery(side)
    parts = [
        tag("circle", cx=x + 26, cy=y, r=26, fill=livery["flag"]),
        insignia(brush, side, x + 26, y + 0.6, 15, livery["print"]),
        _fitting(descriptions.clean(name), x + 70, y + 2, 36, room - 70, colours["text"]),
        words(descriptions.seat(brush.scene, side), x + 70, y + 38, 24, fill=colours["quiet"]),
    ]
    for k, _ in enumerate(brush.scene.held(side)):
        parts.append(
            tag(
                "g",
                draw_flag(brush, side, 0, 0),
                transform=f"translate({number(x + 70 + 50 * k)} {number(y + 56)}) scale(1.7)",
            )
        )
    return "".join(parts)


def _fitting(text: str, x: float, y: float, size: float, room: float, colour: str) -> str:
    return words(shorten(text, size, room), x, y, size, fill=colour, font_weight=700)
