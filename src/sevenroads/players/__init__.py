"""Everything that chooses actions. A player is shown a view, never a state."""

from .base import History, Player, Seen
from .levels import LEVELS, Level, level_player
from .search.player import TEXTBOOK, Mind, SearchPlayer
from .search_limit import Limit
from .simple.greedy import GreedyPlayer
from .simple.random import RandomPlayer
from .spec import make_player

__all__ = [
    "LEVELS",
    "TEXTBOOK",
    "GreedyPlayer",
    "History",
    "Level",
    "Limit",
    "Mind",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Seen",
    "level_player",
    "make_player",
]
