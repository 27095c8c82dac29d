"""Everything that chooses actions. A player is shown a view, never a state."""

from .base import Player
from .greedy import GreedyPlayer
from .random import RandomPlayer

PLAYERS: dict[str, type[RandomPlayer] | type[GreedyPlayer]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}

__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer"]
