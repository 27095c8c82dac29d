"""A player's progress in the database: lessons, puzzles, the ladder and medals.

Progress only grows; only old puzzles from own games are dropped. A browser sends what it has, and `merge`
joins it with what is stored, so that two browsers of one account never overwrite each other. Each part has
a maximum, far above what a player can reach: the names come from the client.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ..wire import OwnPuzzle, PlayerProgress
from .schema import progress, users

Key = TypeVar("Key")
Value = TypeVar("Value")

#: Puzzles from a player's own games that are kept; the newest stay.
MOST_OWN_PUZZLES: Final = 100
#: Entries of each other part; new ones are ignored when there are so many.
MOST_LESSONS: Final = 200
MOST_PUZZLES: Final = 5000
MOST_DAYS: Final = 20_000
MOST_EDITIONS: Final = 100
MOST_MEDALS: Final = 200


def progress_of(connection: Connection, user_id: int) -> PlayerProgress:
    """The stored progress of an account; empty if there is none."""
    stored = connection.execute(select(progress.c.data).where(progress.c.user_id == user_id)).scalar()
    return msgspec.convert(stored, PlayerProgress) if stored is not None else PlayerProgress()


def merge(connection: Connection, user_id: int, new: PlayerProgress, now: int) -> PlayerProgress:
    """Join new progress with what is stored, and return the result."""
    # Lock the user's row, because before the first time there is no row of progress to lock.
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))
    merged = joined(progress_of(connection, user_id), new)
    values = {"data": msgspec.to_builtins(merged), "at": now}
    if not connection.execute(update(progress).where(progress.c.user_id == user_id).values(values)).rowcount:
        connection.execute(insert(progress), {"user_id": user_id, **values})
    return merged


def delete_progress(connection: Connection, ids: Sequence[int]) -> None:
    connection.execute(delete(progress).where(progress.c.user_id.in_(ids)))


def joined(one: PlayerProgress, other: PlayerProgress) -> PlayerProgress:
    """Everything that was reached in either. A puzzle keeps the state it had first: `one` is the older."""
    return PlayerProgress(
        lessons=_larger(one.lessons, other.lessons, MOST_LESSONS),
        puzzles=_limited(one.puzzles, other.puzzles, MOST_PUZZLES),
        days=tuple(sorted(_limited(dict.fromkeys(one.days), dict.fromkeys(other.days), MOST_DAYS))),
        ladder=_larger(one.ladder, other.ladder, MOST_EDITIONS),
        medals=_limited(one.medals, other.medals, MOST_MEDALS),
        own_puzzles=_newest(one.own_puzzles, other.own_puzzles),
    )


def _limited(one: Mapping[Key, Value], other: Mapping[Key, Value], most: int) -> dict[Key, Value]:
    """All entries of `one`, and of `other` the new ones for which there is room."""
    new = [key for key in other if key not in one]
    return {**one, **{key: other[key] for key in new[: max(most - len(one), 0)]}}


def _newest(one: Mapping[str, OwnPuzzle], other: Mapping[str, OwnPuzzle]) -> dict[str, OwnPuzzle]:
    """The newest puzzles of both. A puzzle that is open in one has the state that it has in the other."""
    both = {
        **other,
        **{key: found for key, found in one.items() if found.state != "open" or key not in other},
    }
    newest = sorted(both.items(), key=lambda item: (-item[1].day, item[0]))
    return dict(newest[:MOST_OWN_PUZZLES])


def _larger(one: Mapping[str, int], other: Mapping[str, int], most: int) -> dict[str, int]:
    kept = _limited(one, other, most)
    return {key: max(kept[key], other.get(key, 0)) for key in sorted(kept)}
