"""A position as terminal text for `rich`: the board, and beside it a panel with cards, stock and status.

Frames, arrows and letters carry all information; colours only repeat it, so `plain` loses nothing. This
module has no prompts, menus or animation.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Span, Text

from ..rules.types import Side
from ..state import State
from ..view import View
from . import descriptions
from .cells import CONQUERED, EMPTY, MEANINGS, STAR, block_cell, gap_cell, piece_cells, rank_stars
from .palette import QUIET, STRONG, frame_of, in_sixteen, ink_of
from .panel import middle_lines, seat_lines
from .scene import Scene, lay_out

#: The least width for a panel beside the board; in a narrower terminal it goes below.
BESIDE: Final = 76
_BETWEEN: Final = 3
_RULER: Final = 3
_WIDEST_PANEL: Final = 44
#: Stands for a no-break space while a text is wrapped.
_GLUE: Final = "\ue000"


def board(
    position: View | State, *, bottom: str = "south", width: int | None = None, language: str = "en"
) -> RenderableType:
    """The board for `rich` to print; `width` is by default the console's.

    A view shows what its viewer may see; a whole position shows all cards. The roads need 44
    columns, the panel goes beside them from 76 on.
    """
    return _Board(lay_out(position, bottom, language), width)


def plain(position: View | State, *, bottom: str = "south", width: int = 80, language: str = "en") -> str:
    """The board as plain text, without colours, control codes and trailing spaces.

    >>> plain(State.new("dday", seed=7).view("north")).split()[:9]
    ['1', '2', '3', '4', '5', '6', '7', '▼', 'Allies']
    """
    console = Console(file=StringIO(), width=width, color_system=None, force_terminal=False)
    lines = _compose(lay_out(position, bottom, language), console, width)
    return "".join(f"{line.plain.rstrip()}\n" for line in lines)


class _Board:
    """A renderable that takes its width from the console when it is printed."""

    def __init__(self, scene: Scene, width: int | None) -> None:
        self._scene = scene
        self._width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(self._width or options.max_width, options.max_width)
        for line in _compose(self._scene, console, width):
            line.no_wrap = True
            if console.no_color:
                # rich would leave bold and dim on; NO_COLOR here means no escape codes at all.
                line.spans, line.style = [], ""
            elif console.color_system in ("standard", "windows"):
                line.spans = [Span(s.start, s.end, in_sixteen(s.style)) for s in line.spans]
            yield line


def _compose(scene: Scene, console: Console, width: int) -> list[Text]:
    field = _field(scene)
    used = max(cell_len(line.plain) for line in field)
    if width < BESIDE:
        panel = _panel(scene, console, width, 0)
        return [*field, Text(), *panel, Text(), *_legend(scene, field, width)]
    room = min(width - used - _BETWEEN, _WIDEST_PANEL)
    panel = _panel(scene, console, room, len(field))
    legend = _legend(scene, field, used + _BETWEEN + room)
    field += [Text()] * (len(panel) - len(field))
    lines = []
    for left, right in zip(field, panel, strict=True):
        pad = " " * (used + _BETWEEN - cell_len(left.plain))
        lines.append(Text.assemble(left, pad, right))
    return [*lines, Text(), *legend]


def _field(scene: Scene) -> list[Text]:
    """The seven roads, upright, with their starting blocks and numbers."""
    columns = [_column(scene, road) for road in scene.columns]
    lines = [_numbers(scene), _blocks(scene, scene.bottom.other)]
    for row in range(scene.length):
        cells = [column[row] for column in columns]
        lines.append(_across(_tile_number(scene.length - row), cells))
    return [*lines, _blocks(scene, scene.bottom), _numbers(scene)]


def _tile_number(number: int) -> str:
    """Some of the bottom side's tile numbers (R1.3)."""
    return f"{number:>2}" if number == 1 or number % 3 == 0 else ""


def _across(number: str, cells: Iterable[Text]) -> Text:
    return Text.assemble((f"{number:<{_RULER}}", QUIET), Text(" ").join(cells))


def _numbers(scene: Scene) -> Text:
    cells = []
    for road in scene.columns:
        conqueror = scene.conqueror(road)
        flag = (CONQUERED if conqueror else " ", ink_of(scene, conqueror))
        cells.append(Text.assemble(" ", flag, (str(road), QUIET if conqueror else STRONG), "  "))
    return _across("", cells)


def _blocks(scene: Scene, side: Side) -> Text:
    frame, below = frame_of(scene, side), side is scene.bottom
    return _across(
        "",
        (
            block_cell(frame, below, scene.dug_in(side, road), scene.conqueror(road) is not None)
            for road in scene.columns
        ),
    )


def _column(scene: Scene, road: int) -> list[Text]:
    """The cells of a road from top to bottom."""
    cells = [EMPTY] * scene.length
    for piece in scene.pieces:
        if piece.road == road:
            top = scene.top_row(piece)
            cells[top : top + piece.unit.length] = piece_cells(scene, piece)
    rows = scene.gap_rows(road)
    for row in rows:
        cells[row] = gap_cell(None)
    if 0 < len(rows) < scene.length:
        cells[rows[(len(rows) - 1) // 2]] = gap_cell(len(rows))
    return cells


def _panel(scene: Scene, console: Console, width: int, height: int) -> list[Text]:
    """The top side, the common lines and the bottom side, spread over at least `height` lines."""

    def wrapped(lines: Iterable[Text]) -> list[Text]:
        return [part for line in lines for part in _wrap(line, console, width)]

    top = wrapped(seat_lines(scene, scene.bottom.other))
    middle = wrapped(middle_lines(scene))
    bottom = wrapped(seat_lines(scene, scene.bottom))
    spare = max(height - len(top) - len(middle) - len(bottom), 2)
    above = spare // 2
    return [*top, *[Text()] * above, *middle, *[Text()] * (spare - above), *bottom]


def _wrap(line: Text, console: Console, width: int) -> list[Text]:
    """The lines of a wrapped text. `rich` would also break it at no-break spaces."""
    line.plain = line.plain.replace("\u00a0", _GLUE)
    parts = list(line.wrap(console, width))
    for part in parts:
        part.plain = part.plain.replace(_GLUE, "\u00a0")
    return parts


def _legend(scene: Scene, field: list[Text], width: int) -> list[Text]:
    """The meanings of the letters, and of the marks on the board."""
    drawn = "".join(line.plain for line in field)
    names = {letter: descriptions.unit(scene, letter) for letter in scene.units}
    letters = [
        (letter, f"{name} {STAR * rank_stars(scene, letter)}".rstrip())
        for letter, name in names.items()
        if name != letter or rank_stars(scene, letter)
    ]
    marks = [(mark, scene.texts.cli(key)) for mark, key in MEANINGS.items() if set(mark) & set(drawn)]
    lines: list[Text] = []
    for entries in (letters, marks):
        line = Text()
        for sign, meaning in entries:
            entry = Text.assemble((sign, STRONG), " ", (meaning, QUIET), "   ")
            if line and cell_len(line.plain) + cell_len(entry.plain.rstrip()) > width:
                lines.append(line)
                line = Text()
            line.append_text(entry)
        lines.append(line)
    return [line for line in lines if line]
