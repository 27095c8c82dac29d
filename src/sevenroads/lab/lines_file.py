"""A file with one line of JSON for each finished piece of work, so that a run can resume.

A killed run leaves at most an incomplete last line, which is removed. A file with other content is rejected
and left unchanged.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec

if sys.platform != "win32":
    import fcntl

Entry = TypeVar("Entry", bound=msgspec.Struct)


class ResultsError(ValueError):
    """This run cannot use the file."""


class LinesFile(Generic[Entry]):
    """A file of entries, open for one run; `entries` are those it contains, in the order of its lines.

    A subclass says what the entries are, how each line begins, and which entries belong to this run.
    """

    kind: type[Entry]
    opening: bytes
    #: What a line is, for error messages, and what the user should do about a wrong one.
    title = "a finished entry"
    advice = ""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        self.entries: list[Entry] = []
        self._file = self.path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, entry: Entry) -> None:
        """Append an entry and flush it to the operating system."""
        self._file.write(msgspec.json.encode(entry) + b"\n")
        self._file.flush()
        self.entries.append(entry)

    def key(self, entry: Entry) -> object:
        """What identifies an entry; of entries with the same key only the first counts."""
        raise NotImplementedError

    def check(self, number: int, entry: Entry) -> None:
        """Raise `ResultsError` if the entry of a line does not belong to this run."""

    def wrong(self, number: int, what: str) -> ResultsError:
        return ResultsError(f"{self.path}, line {number}: {what}. {self.advice}")

    def _lock(self) -> None:
        # Two runs would do the same work and remove each other's lines as incomplete.
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ResultsError(f"{self.path}: another run is writing this file") from None

    def _read(self) -> None:
        self._file.seek(0)
        *lines, rest = self._file.read().split(b"\n")
        seen = set()
        for number, line in enumerate(lines, 1):
            entry = self._entry(number, line)
            self.check(number, entry)
            if (key := self.key(entry)) not in seen:
                seen.add(key)
                self.entries.append(entry)
        if rest and not (rest.startswith(self.opening) or self.opening.startswith(rest)):
            raise self.wrong(len(lines) + 1, f"not {self.title}")
        if rest:
            self._file.truncate(sum(len(line) + 1 for line in lines))

    def _entry(self, number: int, line: bytes) -> Entry:
        try:
            return msgspec.json.decode(line, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.wrong(number, f"not {self.title}: {error}") from None
