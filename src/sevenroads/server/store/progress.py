"""A player's progress in the database: lessons, puzzles, the ladder and medals.

Progress only grows. A browser sends what it has, and `merge` joins it with what is stored, so that two
browsers of one account never overwrite each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ..wire import PlayerProgress
from .schema import progress, users


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
        lessons=_larger(one.lessons, other.lessons),
        puzzles={**other.puzzles, **one.puzzles},
        days=tuple(sorted({*one.days, *other.days})),
        ladder=_larger(one.ladder, other.ladder),
        medals={**other.medals, **one.medals},
    )


def _larger(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {key: max(one.get(key, 0), other.get(key, 0)) for key in sorted({*one, *other})}
