"""The machine's eight levels, from Recruit to General: what each sees and how long it thinks.

The lowest act on impulse, without looking ahead; the middle ones search a little and forget the
cards they could infer; the highest use everything there is. Ratings come from the arena.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from ..rules.tables import Action
from ..view import View
from .base import History, Player, require_turn
from .endings import find_win
from .engine import Mind, SearchPlayer
from .evaluator import linear_preferences
from .evaluators import default_evaluator
from .limit import Limit


@dataclass(frozen=True, slots=True)
class Level:
    """One level. `impulse` is the sharpness of a player that does not search; else it searches."""

    number: int
    name: str
    rating: int
    impulse: float | None = None
    limit: Limit | None = None
    mind: Mind = field(default_factory=Mind)


LEVELS: Final = (
    Level(1, "Recruit", 0, impulse=0.4),
    Level(2, "Private", 270, impulse=0.8),
    Level(3, "Corporal", 545, impulse=1.3),
    Level(4, "Sergeant", 710, impulse=3.6),
    Level(5, "Lieutenant", 970, limit=Limit(nodes=90), mind=Mind(believes=False, foresees=False)),
    Level(6, "Captain", 1215, limit=Limit(nodes=320), mind=Mind(foresees=False)),
    Level(7, "Colonel", 1485, limit=Limit(nodes=700)),
    Level(8, "General", 1765, limit=Limit(seconds=1.0)),
)
#: Levels from here on see every win of the turn.
EXACT_FROM: Final = 3
EXACT_NODES: Final = 20_000


class ImpulsivePlayer:
    """Acts by first impressions: what looks good at once, more or less sharply."""

    def __init__(self, sharpness: float, seed: int = 0, name: str = "impulse", exact: bool = False) -> None:
        self.name = name
        self._sharpness = sharpness
        self._seed = seed
        self._exact = exact

    def choose(self, view: View, history: History = ()) -> Action:
        require_turn(view)
        position = view.position
        if self._exact and (win := find_win(position, EXACT_NODES).actions):
            return win[0]
        rng = random.Random(f"{self._seed} {view}")
        odds = linear_preferences(position, default_evaluator(), self._sharpness)
        number = rng.choices([n for n, _ in odds], [p for _, p in odds])[0]
        return position.rules.actions[number]


def level_player(number: int, seed: int = 0, limit: Limit | None = None) -> Player:
    """The player of a level; a limit replaces the time or nodes it would have."""
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"level {number}: there are levels 1 to {len(LEVELS)}")
    level = LEVELS[number - 1]
    if level.impulse is not None:
        return ImpulsivePlayer(level.impulse, seed, level.name, exact=number >= EXACT_FROM)
    chosen = limit or level.limit
    assert chosen is not None
    return SearchPlayer(chosen, seed=seed, mind=level.mind, name=level.name)
