"""The results file of an arena: one line of JSON per finished pair, so that a run can resume.

A killed run leaves at most an incomplete last line, which is removed. A file with other content, or with
pairs of another match-up, is rejected and left unchanged.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from ..rules import RULES_REVISION
from .pairs import MatchUp, Pair

if sys.platform != "win32":
    import fcntl

_OPENING: Final = b'{"pair":'


class ResultsError(ValueError):
    """This run cannot use the results file."""


class ResultsFile:
    """A results file, open for one run; `pairs` are those it contained before."""

    def __init__(self, path: str | os.PathLike[str], match_ups: Collection[MatchUp]) -> None:
        self.path = Path(path)
        self.pairs: list[Pair] = []
        self._file = self.path.open("a+b")
        try:
            self._lock()
            self._read(match_ups)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, pair: Pair) -> None:
        """Append a pair and flush it to the operating system."""
        self._file.write(msgspec.json.encode(pair) + b"\n")
        self._file.flush()

    def _lock(self) -> None:
        # Two runs would play the same pairs and remove each other's lines as incomplete.
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ResultsError(f"{self.path}: another run is writing this file") from None

    def _read(self, match_ups: Collection[MatchUp]) -> None:
        self._file.seek(0)
        *lines, rest = self._file.read().split(b"\n")
        seen = set()
        for number, line in enumerate(lines, 1):
            pair = self._pair(number, line)
            self._check(number, pair, match_ups)
            if (key := (pair.match_up, pair.pair)) not in seen:
                seen.add(key)
                self.pairs.append(pair)
        if rest and not (rest.startswith(_OPENING) or _OPENING.startswith(rest)):
            raise self._wrong(len(lines) + 1, "not a results file of the arena")
        if rest:
            self._file.truncate(sum(len(line) + 1 for line in lines))

    def _pair(self, number: int, line: bytes) -> Pair:
        try:
            return msgspec.json.decode(line, type=Pair)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._wrong(number, f"not a finished pair: {error}") from None

    def _check(self, number: int, pair: Pair, match_ups: Collection[MatchUp]) -> None:
        if pair.match_up not in match_ups:
            wanted = "; ".join(str(match_up) for match_up in match_ups)
            raise self._wrong(number, f"a pair of another match-up ({pair.match_up}); this run is {wanted}")
        if pair.rules != RULES_REVISION:
            raise self._wrong(number, f"played under rules revision {pair.rules}, not {RULES_REVISION}")

    def _wrong(self, number: int, what: str) -> ResultsError:
        return ResultsError(f"{self.path}, line {number}: {what}. Give another file with --out.")
