"""The revisions of the rules that this version can replay, and which shipped files each of them uses.

A game is replayed with the files of its own revision. A file of `data/` that a new revision changes stays in
`data/revisions/N/`, where N is the last revision that used it; without such a copy a revision uses today's
file. The files of players have no revisions: they are found by path or by the hash of their text.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ..rules import OLDEST_REVISION, RULES_REVISION
from ..rules.errors import InvalidEdition

_DATA: Final = Path(__file__).parent / "data"
#: The revision that added a value of the fire switches (R6.4); the other values are as old as the rules.
_NEW_VALUES: Final = {"placed": 2}


def check_revision(revision: int) -> None:
    """Raise `InvalidEdition` for a revision that this version cannot replay."""
    if not OLDEST_REVISION <= revision <= RULES_REVISION:
        raise InvalidEdition(
            f"unknown revision {revision} of the rules: this version of Seven Roads knows "
            f"revision {OLDEST_REVISION} to revision {RULES_REVISION}"
        )


def check_value(name: str, value: str, revision: int) -> None:
    """Refuse a value of a fire switch that a revision did not have yet."""
    since = _NEW_VALUES.get(value, OLDEST_REVISION)
    if revision < since:
        raise InvalidEdition(
            f"{name} is {value!r}: revision {revision} of the rules does not have this value"
        )


@cache
def shipped_files(folder: str, revision: int) -> dict[str, Path]:
    """The edition or deck files of a revision in a folder of `data/`, by id, sorted."""
    found: dict[str, Path] = {}
    for root in (_DATA, *_archives(revision)):
        place = root.joinpath(folder) if folder else root
        if place.is_dir():
            found |= {f.name.removesuffix(".toml"): f for f in place.iterdir() if f.name.endswith(".toml")}
    return dict(sorted(found.items()))


def _archives(revision: int) -> Iterator[Path]:
    """The folders of old files that a revision uses, newest first: an older folder takes precedence."""
    for last in range(RULES_REVISION - 1, revision - 1, -1):
        yield _DATA.joinpath("revisions", str(last))
