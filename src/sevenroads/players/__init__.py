"""Everything that chooses actions. A player is given a view, never a state.

- `base`: the `Player` protocol; `levels`: the machine's levels; `spec`: players from short texts.
- `exact`: proven wins and defences of one turn.
- `search`: tree search, belief about hidden cards, and the player that combines them.
- `judging`: evaluators and their weights.
- `simple`: players without tree search.
- `analyst`: hints, reports, explanations and puzzles.
- `openings`: opening books.
- `guided`: the guided first game with its coach.
"""

from .base import History, Player, Seen
from .levels import LEVELS, Level, level_player
from .search.player import SearchPlayer
from .search.settings import CLASSIC, TEXTBOOK, SearchSettings
from .search_limit import SearchLimit
from .simple.greedy import GreedyPlayer
from .simple.random import RandomPlayer
from .spec import player_from_spec

__all__ = [
    "CLASSIC",
    "LEVELS",
    "TEXTBOOK",
    "GreedyPlayer",
    "History",
    "Level",
    "Player",
    "RandomPlayer",
    "SearchLimit",
    "SearchPlayer",
    "SearchSettings",
    "Seen",
    "level_player",
    "player_from_spec",
]
