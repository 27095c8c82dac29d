"""Draws positions as terminal text and as SVG. It decides no rule and changes no position."""

from .svg import board_svg
from .terminal import board, plain

__all__ = ["board", "board_svg", "plain"]
