"""Everything that chooses actions. A player is shown a view, never a state."""

from .base import History, Player, Seen
from .engine import TEXTBOOK, Mind, SearchPlayer
from .greedy import GreedyPlayer
from .levels import LEVELS, Level, level_player
from .limit import Limit
from .make import make_player
from .random import RandomPlayer

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
