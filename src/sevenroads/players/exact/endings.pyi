from collections.abc import Iterable
from typing import NamedTuple

from ...rules.kernel import Position
from ...rules.tables import Action

class Ending(NamedTuple):
    actions: tuple[Action, ...] | None
    finished: bool
    nodes: int

class Wins(NamedTuple):
    wins: tuple[tuple[str, ...], ...]
    finished: bool
    nodes: int

def find_win(position: Position, limit: int = 200_000, until: float | None = None) -> Ending: ...
def find_conquest(position: Position, road: int, limit: int = 200_000) -> Ending: ...
def find_all_wins(position: Position, limit: int = 200_000) -> Wins: ...
def threats(
    position: Position,
    limit: int = 200_000,
    objectives: Iterable[str] | None = None,
    until: float | None = None,
) -> dict[str | None, Ending]: ...
