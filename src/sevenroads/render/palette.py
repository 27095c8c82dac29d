"""Colours and frames of the two liveries in a terminal.

`rich` reduces colours to those of the terminal. With sixteen colours it would turn all of these into grey, so
`in_sixteen` chooses their substitutes. Colours without a background are readable on dark and on light.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style

from ..looks import look_of
from ..rules.types import Side
from .scene import Scene

QUIET: Final = Style(dim=True)
STRONG: Final = Style(bold=True)

_GREEN, _GREEN_INK = "#2e622c", "#4f9a55"
_RED, _RED_INK = "#7d2f2d", "#c0605a"
_GILT: Final = "#ffd75f"
_SIXTEEN: Final = {
    _GREEN: "green",
    _GREEN_INK: "green",
    _RED: "red",
    _RED_INK: "red",
    _GILT: "bright_yellow",
}


@dataclass(frozen=True, slots=True)
class Frame:
    """How one side's units are drawn.

    `corners` are top left, top right, bottom left and bottom right; `ends` enclose a unit of one tile.
    """

    corners: str
    across: str
    upright: str
    ends: str
    ink: Style
    edge: Style
    face: Style

    @property
    def letter(self) -> Style:
        return self.face + STRONG

    @property
    def gilt(self) -> Style:
        return self.face + Style(color=_GILT, bold=True)

    @property
    def faded(self) -> Style:
        return self.ink + QUIET


def _frame(lines: str, ends: str, ink: str, edge: str, wood: str) -> Frame:
    """A frame from its four corners, its horizontal and its vertical line, and the colours of a livery."""
    return Frame(
        corners=lines[:4],
        across=lines[4],
        upright=lines[5],
        ends=ends,
        ink=Style(color=ink),
        edge=Style(color=edge, bgcolor=wood),
        face=Style(color="#ffffff", bgcolor=wood),
    )


_SMOOTH: Final = _frame("╭╮╰╯─│", "()", ink=_GREEN_INK, edge="#b9d3b0", wood=_GREEN)
_HEAVY: Final = _frame("┏┓┗┛━┃", "[]", ink=_RED_INK, edge="#e0bdb6", wood=_RED)


def frame_of(scene: Scene, side: Side) -> Frame:
    """The star has a smooth light frame, the cross a heavy angular one."""
    return _SMOOTH if look_of(scene.variant.edition.id).star is side else _HEAVY


def ink_of(scene: Scene, side: Side | None) -> Style:
    """The style of a side's name and flags; the quiet style for no side."""
    return frame_of(scene, side).ink if side else QUIET


def in_sixteen(style: Style | str) -> Style | str:
    """The same style for a terminal with sixteen colours."""
    if isinstance(style, str):
        return style
    color, ground = (
        _SIXTEEN.get(part.name, "bright_white") if part else None for part in (style.color, style.bgcolor)
    )
    return Style(color=color, bgcolor=ground, bold=style.bold, dim=style.dim)
