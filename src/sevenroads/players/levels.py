"""The machine's eight levels, from Recruit to General: what each sees and how long it thinks.

The lowest act on impulse, without looking ahead; the middle ones search a little and forget the
cards they could infer; the highest use everything there is. Ratings come from the arena.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from ..rules.types import ROADS
from .base import Player
from .search.player import Mind, SearchPlayer
from .search_limit import Limit
from .simple.heuristic import Impulse, ImpulsivePlayer

#: Actions among which the enemy's last turn is found.
LAST_TURN: Final = 24


@dataclass(frozen=True, slots=True)
class Level:
    """One level: it acts on an `impulse`, or searches with a `mind` within a `limit`."""

    number: int
    name: str
    rating: int
    impulse: Impulse | None = None
    limit: Limit | None = None
    mind: Mind = field(default_factory=Mind)

    @property
    def memory(self) -> int | None:
        """How many of the last actions of the game make a difference to it; `None` for all."""
        if self.impulse is None:
            return None if self.mind.believes else 0
        return LAST_TURN if self.impulse.roads < ROADS else 0


LEVELS: Final = (
    Level(1, "Recruit", 0, Impulse(0.38, roads=3)),
    Level(2, "Private", 240, Impulse(0.7)),
    Level(3, "Corporal", 470, Impulse(0.5, exact=True)),
    Level(4, "Sergeant", 730, Impulse(0.68, exact=True, turns=5)),
    Level(5, "Lieutenant", 1020, limit=Limit(nodes=430), mind=Mind(believes=False, foresees=False)),
    Level(6, "Captain", 1285, limit=Limit(nodes=500), mind=Mind(foresees=False)),
    Level(7, "Colonel", 1520, limit=Limit(nodes=2000)),
    Level(8, "General", 1750, limit=Limit(seconds=1.0)),
)


def level_player(
    number: int, seed: int = 0, limit: Limit | None = None, *, megabytes: int | None = None
) -> Player:
    """The player of a level. A limit replaces the time or nodes it would have, `megabytes` its memory.

    Levels that act on impulse have neither, and refuse them.
    """
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"level {number}: there are levels 1 to {len(LEVELS)}")
    level = LEVELS[number - 1]
    if level.impulse is not None:
        if limit is not None or megabytes is not None:
            raise ValueError(f"level {number} does not search: it has no limit of time, nodes or memory")
        return ImpulsivePlayer(level.impulse, seed, level.name)
    chosen = limit or level.limit
    assert chosen is not None
    mind = level.mind if megabytes is None else replace(level.mind, megabytes=megabytes)
    return SearchPlayer(chosen, seed=seed, mind=mind, name=level.name)
