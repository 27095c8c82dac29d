"""A position as one self-contained SVG: the board between the trays of the two seats.

The drawing contains its description as text, refers to nothing outside itself and has no script. The same
view always gives the same text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, TypedDict
from xml.sax.saxutils import escape

from ..state import State
from ..view import View
from . import descriptions
from .drawing.brush import Brush
from .drawing.ground import ground, height_of
from .drawing.look import BOARDS, MEASURES, PICTURES, PIECE_SETS, THEMES, BoardTheme, PieceSet, Theme, livery
from .drawing.markup import number, tag
from .drawing.measures import WIDTH
from .drawing.roads import road_layers
from .drawing.trays import FOOTER, TRAY, draw_footer, draw_tray
from .scene import lay_out

FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
SIZE: Final = 640
_MARGIN: Final = 14.0
_SPACE: Final = 10.0


class DrawingOptions(TypedDict, total=False):
    """How to draw a position: the keyword arguments of `board_svg`."""

    bottom: str
    theme: Theme
    board: BoardTheme
    pieces: PieceSet
    size: int
    language: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing in layers, the lowest first. Each layer is a text and the height at which it begins."""

    width: float
    height: float
    title: str
    description: str
    definitions: str
    layers: tuple[tuple[float, str], ...]
    size: int
    language: str

    def document(self, *content: str) -> str:
        """The SVG document with this drawing's head and the given content."""
        return tag(
            "svg",
            tag("title", escape(self.title)),
            tag("desc", escape(self.description)),
            tag("defs", self.definitions),
            *content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            width=self.size,
            height=round(self.size * self.height / self.width),
            role="img",
            lang=self.language,
            font_family=FONT,
        )


def board_svg(
    position: View | State,
    *,
    bottom: str = "south",
    theme: Theme = "light",
    board: BoardTheme = "own",
    pieces: PieceSet = "wood",
    size: int = SIZE,
    language: str = "en",
) -> str:
    """The position as SVG, `size` pixels wide, with the seat `bottom` at the bottom.

    A view shows what its viewer may see; a whole position shows all cards. `board` is the landscape (`own` is
    that of the edition, `plain` has none) and `pieces` the set of pieces.

    >>> from sevenroads import State
    >>> board_svg(State.new("dday", seed=7).view("north"), theme="dark", size=320)[:45]
    '<svg xmlns="http://www.w3.org/2000/svg" viewB'
    """
    drawing = draw(position, bottom, theme, board, pieces, size, language)
    groups = groupby(drawing.layers, key=lambda layer: layer[0])
    return drawing.document(*(at(y, *(text for _, text in layers)) for y, layers in groups))


def draw(
    position: View | State,
    bottom: str = "south",
    theme: Theme = "light",
    board: BoardTheme = "own",
    pieces: PieceSet = "wood",
    size: int = SIZE,
    language: str = "en",
) -> Drawing:
    """The layers of `board_svg`. Every position of a game has the same number of layers."""
    _check("theme", theme, THEMES)
    _check("board", board, BOARDS)
    _check("pieces", pieces, PIECE_SETS)
    if size < 1:
        raise ValueError(f"size must be 1 or more, not {size}.")
    brush = Brush(lay_out(position, bottom, language), theme, board, pieces)
    scene = brush.scene
    board_top = TRAY + _SPACE
    below = board_top + height_of(scene.length) + _SPACE
    width, height = WIDTH + 2 * _MARGIN, below + TRAY + _SPACE + FOOTER + 2 * _MARGIN
    page = tag("rect", x=-_MARGIN, y=-_MARGIN, width=width, height=height, rx=14, fill=brush.colours["page"])
    return Drawing(
        width=width,
        height=height,
        title=descriptions.heading(scene),
        description=descriptions.describe(scene),
        definitions=definitions(brush),
        layers=(
            (0.0, page),
            (0.0, draw_tray(brush, scene.bottom.other)),
            *((board_top, layer) for layer in board_layers(brush)),
            (below, draw_tray(brush, scene.bottom)),
            (below + TRAY + _SPACE, draw_footer(brush)),
        ),
        size=size,
        language=language,
    )


def board_layers(brush: Brush) -> list[str]:
    """The landscape and the roads with their units, without trays and footer."""
    land = ground(brush.scene.length, brush.look.ground, brush.sea_below)
    return [brush.paint(land), *road_layers(brush)]


def at(y: float, *parts: str) -> str:
    """Parts of a drawing inside its margin, at the height `y`."""
    return tag("g", *parts, transform=f"translate({number(_MARGIN)} {number(_MARGIN + y)})")


def definitions(brush: Brush) -> str:
    """What the parts refer to: the wood and the pictures of the units."""
    return _wood(brush) + _pictures(brush)


def _check(name: str, value: Any, allowed: Iterable[str]) -> None:
    if value not in allowed:
        raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {value!r}.")


def _wood(brush: Brush) -> str:
    """The gradients of both liveries: light from the upper left."""
    light = MEASURES["light"]
    liveries = {name: livery(name, brush.theme, brush.pieces) for name in ("star", "cross")}
    return "".join(
        tag(
            "linearGradient",
            tag("stop", offset="0", stop_color=colours["lit"]),
            tag("stop", offset=light["stop"], stop_color=colours["face"]),
            id=brush.prefix + name,
            x1="0",
            y1="0",
            x2=light["x"],
            y2=light["y"],
        )
        for name, colours in liveries.items()
    )


def _pictures(brush: Brush) -> str:
    return "".join(tag("path", id=brush.prefix + name, d=path) for name, path in PICTURES.items())
