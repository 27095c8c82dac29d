"""The puzzles that come with the package. The web client shows them and the server judges attempts at them.

`web/tools/puzzles.py` writes the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from ...rules.types import Side
from ...state import State
from .puzzle_grading import Theme
from .puzzles import Kind


@dataclass(frozen=True, slots=True)
class BookPuzzle:
    """A puzzle of the file; `rating` is its first rating. The other fields are as in `Puzzle`."""

    id: str
    kind: Kind
    edition: str
    rating: int
    themes: tuple[Theme, ...]
    side: Side
    position: str
    solution: tuple[str, ...]
    threat: tuple[str, ...] = ()

    @property
    def state(self) -> State:
        return State.parse(self.position)


@cache
def puzzle_book() -> Mapping[str, BookPuzzle]:
    """The puzzles by id, the easiest first."""
    source = resources.files(__package__) / "data" / "puzzles.json"
    puzzles = [_read(entry) for entry in json.loads(source.read_text(encoding="utf-8"))["puzzles"]]
    return MappingProxyType({puzzle.id: puzzle for puzzle in puzzles})


def _read(entry: dict[str, Any]) -> BookPuzzle:
    lists = {name: tuple(entry.get(name, ())) for name in ("themes", "solution", "threat")}
    return BookPuzzle(**{**entry, **lists, "side": Side(entry["side"])})
