"""Draws positions as SVG and as terminal text. It decides no rule and changes no position.

`terminal` is not imported here: it needs Rich, from the extra `terminal`.
"""

from .svg import board_svg

__all__ = ["board_svg"]
