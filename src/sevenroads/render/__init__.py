"""Positions as terminal text and as SVG. Drawing only: nothing here decides or changes anything."""

from .svg import board_svg
from .terminal import board, plain

__all__ = ["board", "board_svg", "plain"]
