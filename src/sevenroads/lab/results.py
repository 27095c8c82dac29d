"""The results file of an arena: one line per finished pair, all of the run's own match-ups."""

from __future__ import annotations

import os
from collections.abc import Collection

from ..rules import RULES_REVISION
from .lines_file import LinesFile, ResultsError
from .pairs import MatchUp, Pair

__all__ = ["ResultsError", "ResultsFile"]


class ResultsFile(LinesFile[Pair]):
    """A results file, open for one run."""

    kind = Pair
    opening = b'{"pair":'
    title = "a finished pair"
    advice = "Give another file with --out."

    def __init__(self, path: str | os.PathLike[str], match_ups: Collection[MatchUp]) -> None:
        self._match_ups = match_ups
        super().__init__(path)

    @property
    def pairs(self) -> list[Pair]:
        """The pairs that the file contains."""
        return self.entries

    def key(self, pair: Pair) -> object:
        return pair.match_up, pair.pair

    def check(self, number: int, pair: Pair) -> None:
        if pair.match_up not in self._match_ups:
            wanted = "; ".join(str(match_up) for match_up in self._match_ups)
            raise self.wrong(number, f"a pair of another match-up ({pair.match_up}); this run is {wanted}")
        if pair.rules != RULES_REVISION:
            raise self.wrong(number, f"played under rules revision {pair.rules}, not {RULES_REVISION}")
