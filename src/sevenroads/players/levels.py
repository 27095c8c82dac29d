"""The machine's eight levels, from Recruit to General. The ratings were measured in the arena.

Levels 1 to 6 choose by heuristics: 1 to 4 with the weights of the first machine, 5 and 6 with the net.
Levels 7 and 8 search. To add or change a level, edit `LEVELS`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from threading import Event
from typing import Final

from ..rules.types import ROADS
from .base import Player
from .search.player import SearchPlayer
from .search.settings import SearchSettings
from .search_limit import SearchLimit
from .simple.heuristic import HeuristicPlayer, Heuristics

#: This many last actions of a game always include the enemy's last turn.
LAST_TURN: Final = 24


@dataclass(frozen=True, slots=True)
class Level:
    """One level. It either plays by `heuristics`, or searches with `settings` within a `limit`.

    >>> [level.name for level in LEVELS[:3]]
    ['Recruit', 'Private', 'Corporal']
    """

    number: int
    name: str
    rating: int
    heuristics: Heuristics | None = None
    limit: SearchLimit | None = None
    settings: SearchSettings = field(default_factory=SearchSettings)

    @property
    def memory(self) -> int | None:
        """How many of the game's last actions can influence its play; `None` for all of them."""
        if self.heuristics is None:
            return None if self.settings.believes else 0
        return LAST_TURN if self.heuristics.roads < ROADS else 0


LEVELS: Final = (
    Level(1, "Recruit", 0, Heuristics(0.38, roads=3)),
    Level(2, "Private", 280, Heuristics(1.0)),
    Level(3, "Corporal", 560, Heuristics(0.75, exact=True)),
    Level(4, "Sergeant", 850, Heuristics(1.0, exact=True, turns=10)),
    Level(5, "Lieutenant", 1300, Heuristics(0.53, exact=True, weights="current")),
    Level(6, "Captain", 1750, Heuristics(0.77, exact=True, turns=6, weights="current")),
    Level(7, "Colonel", 2100, limit=SearchLimit(nodes=180)),
    Level(8, "General", 2550, limit=SearchLimit(seconds=1.0)),
)


def level_player(
    number: int,
    seed: int = 0,
    limit: SearchLimit | None = None,
    *,
    megabytes: int | None = None,
    cancel: Event | None = None,
) -> Player:
    """Return a player of a level. `limit` and `megabytes` replace the level's own.

    Levels that do not search raise `ValueError` if either is given, and need no `cancel`.

    >>> from sevenroads import State
    >>> view = State.new("ardennes", seed=7).view("south")
    >>> level_player(4, seed=1).choose(view) in view.legal_actions()
    True
    """
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"There is no level {number}; levels go from 1 to {len(LEVELS)}.")
    level = LEVELS[number - 1]
    if level.heuristics is not None:
        if limit is not None or megabytes is not None:
            raise ValueError(f"Level {number} does not search: it takes no limit and no memory size.")
        return HeuristicPlayer(level.heuristics, seed, level.name)
    chosen = limit or level.limit
    assert chosen is not None
    settings = level.settings if megabytes is None else replace(level.settings, megabytes=megabytes)
    return SearchPlayer(chosen, seed=seed, settings=settings, name=level.name, cancel=cancel)
