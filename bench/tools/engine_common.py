"""What the parts of bench/engine.py share: the amount of work, and columns with ratios to the peer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from . import openspiel as peer
from .measure import Figure

EDITIONS: Final = ("ardennes", "dday", "prototype")
SEED: Final = 7

Report = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """The amount of work of one round."""

    rounds: int
    playouts: int
    rollouts: int
    games: int
    loops: int
    copies: int


FULL: Final = Size(rounds=9, playouts=8000, rollouts=4000, games=300, loops=400, copies=200_000)
QUICK: Final = Size(rounds=5, playouts=2000, rollouts=1000, games=60, loops=60, copies=50_000)


def heads(pyspiel: Any) -> list[str]:
    return [f"x {name}" for name in peer.GAMES] if pyspiel else []


def times(ratios: dict[str, Figure], key: str) -> str:
    return f"{ratios[key].text(1)}" if key in ratios else ""
