"""Pictures of tables. The functions run in thinking processes, because drawing takes a tenth of a second.

They get what spectators see of a game, so that no hidden card can reach a picture.
"""

from __future__ import annotations

from ...render.card import card_svg
from ...render.drawing.look import Theme
from ...render.pictures import png
from ...render.svg import board_svg
from ..tables.player_views import SeenGame


def draw_card(seen: SeenGame, south: str, north: str, theme: Theme, language: str) -> bytes:
    """The picture for link previews, as PNG."""
    return png(card_svg(seen.view(), south, north, theme=theme, language=language))


def draw_board(seen: SeenGame, theme: Theme, language: str) -> bytes:
    """The board with its trays, as SVG."""
    return board_svg(seen.view(), theme=theme, language=language).encode()
