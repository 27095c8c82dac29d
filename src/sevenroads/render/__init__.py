"""Draws positions and games as SVG, PNG and GIF, and as terminal text. It decides no rule.

`terminal` is not imported here: it needs Rich, from the extra `terminal`. PNG, GIF and arrays of pixels need
the extra `pictures`.
"""

from .film import game_gif, game_svg, positions_of
from .pictures import png, rgb_array
from .svg import board_svg

__all__ = ["board_svg", "game_gif", "game_svg", "png", "positions_of", "rgb_array"]
