"""The character cells of the terminal board: units, gaps, empty tiles and starting blocks.

A road is five characters wide and a tile one row high. A unit is a frame as tall as its tiles, with
its letter in the middle and an arrow on its front edge. `MEANINGS` explains the marks.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from .palette import QUIET, Frame, frame_of
from .scene import Piece, Scene

CELL: Final = 5
EMPTY: Final = Text(" " * CELL)

SPECIAL: Final = "★"
LEFT, RIGHT = "◄", "►"
BLOCKED: Final = "∞"
DUG_IN: Final = "∩"
CONQUERED: Final = "⚑"
GAP: Final = "↕"

MEANINGS: Final = {
    SPECIAL: "special",
    LEFT + RIGHT: "fires",
    BLOCKED: "blocked",
    DUG_IN: "dug in",
    CONQUERED: "conquered",
    GAP: "gap",
}


def gap_cell(count: int | None) -> Text:
    """A tile of the gap; one of them shows the width of the gap."""
    return Text("  ·  " if count is None else f" {GAP}{count:<3}", QUIET)


def block_cell(frame: Frame, below: bool, dug_in: bool, closed: bool) -> Text:
    """A starting block; sandbags where the line is dug in."""
    if closed:
        return Text("─" * CELL, QUIET)
    return Text((DUG_IN if dug_in else "▀" if below else "▄") * CELL, frame.ink)


def piece_cells(scene: Scene, piece: Piece) -> list[Text]:
    """A unit from its top row to its bottom row."""
    frame = frame_of(scene, piece.side)
    grid = _outline(frame, piece.unit.length)
    closed = scene.conqueror(piece.road) is not None
    _mark(grid, piece, piece.side is scene.bottom, closed)
    for arrow in piece.unit.arrows:
        row = scene.row(piece.tile_of(arrow)) - scene.top_row(piece)
        grid[row][0 if scene.points_left(piece, arrow) else -1] = (
            LEFT if scene.points_left(piece, arrow) else RIGHT
        )
    return [_coloured(row, frame, piece.unit.letter, closed) for row in grid]


def _outline(frame: Frame, length: int) -> list[list[str]]:
    if length == 1:
        return [[frame.ends[0], " ", " ", " ", frame.ends[1]]]
    inside = CELL - 2
    rows = [[frame.upright, *" " * inside, frame.upright] for _ in range(length)]
    rows[0] = [frame.corners[0], *frame.across * inside, frame.corners[1]]
    rows[-1] = [frame.corners[2], *frame.across * inside, frame.corners[3]]
    return rows


def _mark(grid: list[list[str]], piece: Piece, forward: bool, closed: bool) -> None:
    """Letter, front arrow (none once the road is closed), star and chain.

    In a unit of one tile they share a single row.
    """
    arrow = "▲" if forward else "▼"
    if len(grid) == 1:
        row = grid[0]
        row[1:4] = [" " if closed else arrow, piece.unit.letter, SPECIAL if piece.unit.special else " "]
        if piece.blocked:
            row[1 if piece.unit.special else 3] = BLOCKED
        return
    front, rear = (grid[0], grid[-1]) if forward else (grid[-1], grid[0])
    middle = rear if len(grid) == 2 else grid[len(grid) // 2]
    middle[1:4] = [" ", piece.unit.letter, SPECIAL if piece.unit.special else " "]
    side = BLOCKED if piece.blocked else front[1]
    front[1:4] = [side, front[2] if closed else arrow, side]


def _coloured(row: list[str], frame: Frame, letter: str, closed: bool) -> Text:
    if closed:
        return Text("".join(row), frame.faded)
    styles: dict[str, Style] = {letter: frame.letter, "▲": frame.face, "▼": frame.face}
    styles |= dict.fromkeys((SPECIAL, LEFT, RIGHT, BLOCKED), frame.gilt)
    return Text.assemble(*((sign, styles.get(sign, frame.edge)) for sign in row))
