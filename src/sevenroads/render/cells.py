"""The character cells of the terminal board: units, gaps, empty tiles and starting blocks.

A road is five characters wide and a tile one row high. A unit is a frame as tall as its tiles, with
its letter in the middle and an arrow on its front edge. Stars show its rank if the edition has ranks in
stars. `MEANINGS` names the texts that explain the marks.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from ..looks import rank_sign
from .palette import QUIET, Frame, frame_of
from .scene import Piece, Scene

CELL: Final = 5
EMPTY: Final = Text(" " * CELL)

SPECIAL: Final = "◆"
STAR: Final = "★"
LEFT, RIGHT = "◄", "►"
BLOCKED: Final = "∞"
DUG_IN: Final = "∩"
CONQUERED: Final = "⚑"
GAP: Final = "↕"

MEANINGS: Final = {
    SPECIAL: "mark-special",
    STAR: "mark-rank",
    LEFT + RIGHT: "mark-fires",
    BLOCKED: "mark-blocked",
    DUG_IN: "mark-dug-in",
    CONQUERED: "mark-conquered",
    GAP: "mark-gap",
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
    forward = piece.side is scene.bottom
    _mark(grid, piece, forward, closed)
    _decorate(grid if forward else grid[::-1], rank_stars(scene, piece.unit.letter))
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


def rank_stars(scene: Scene, letter: str) -> int:
    """The stars of a unit's rank; none in an edition with chevrons, which the terminal does not draw."""
    edition = scene.variant.edition
    return rank_sign(edition, letter).stars if edition.ranks == "stars" else 0


def _mark(grid: list[list[str]], piece: Piece, forward: bool, closed: bool) -> None:
    """Letter, front arrow (none once the road is closed), special mark and chain.

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


def _decorate(grid: list[list[str]], stars: int) -> None:
    """Put the stars behind and beside the letter, then beside the front arrow; none if they do not all fit.

    `grid` begins with the front row. The chain of a blocked unit moves to the place of the arrow.
    """
    if len(grid) == 1 or not stars:
        return
    front = grid[0]
    rows = sorted(grid[:0:-1], key=lambda row: row[2].isalpha())
    free = [(row, k) for row in rows for k in (1, 3, 2) if row[k] == " "]
    beside = [(front, 1), (front, 3)]
    if len(free) + len(beside) < stars:
        return
    if len(free) < stars and front[1] == BLOCKED:
        front[2] = BLOCKED
    for row, k in (free + beside)[:stars]:
        row[k] = STAR


def _coloured(row: list[str], frame: Frame, letter: str, closed: bool) -> Text:
    if closed:
        return Text("".join(row), frame.faded)
    styles: dict[str, Style] = {letter: frame.letter, "▲": frame.face, "▼": frame.face}
    styles |= dict.fromkeys((SPECIAL, STAR, LEFT, RIGHT, BLOCKED), frame.gilt)
    return Text.assemble(*((sign, styles.get(sign, frame.edge)) for sign in row))
