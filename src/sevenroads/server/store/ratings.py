"""Ratings in the database, and the results of an account's finished games.

The arithmetic is in `glicko`. The caller decides which games are rated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection, case, delete, exists, func, insert, or_, select, update

from ...game.clock import DAY
from . import glicko
from .schema import games, rating_changes, ratings, users

#: Days without a game that count as one idle rating period.
PERIOD_DAYS: Final = 7


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A row of `ratings`: one account's rating in one edition."""

    edition: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at: int  # the end of the last rated game

    @property
    def glicko(self) -> glicko.Rating:
        return glicko.Rating(self.rating, self.deviation, self.volatility)

    def idle_periods(self, now: int) -> float:
        return max(0, now - self.at) / (PERIOD_DAYS * DAY)


@dataclass(frozen=True, slots=True)
class Statistics:
    """Finished games of one account in one edition on one side."""

    edition: str
    side: Literal["south", "north"]
    played: int
    won: int
    drawn: int


_RATING = select(
    ratings.c.edition,
    ratings.c.rating,
    ratings.c.deviation,
    ratings.c.volatility,
    ratings.c.games,
    ratings.c.at,
)


def rating_of(connection: Connection, user_id: int, edition: str) -> glicko.Rating | None:
    row = connection.execute(
        _RATING.where(ratings.c.user_id == user_id, ratings.c.edition == edition)
    ).one_or_none()
    return StoredRating(*row).glicko if row is not None else None


def ratings_of(connection: Connection, user_id: int) -> list[StoredRating]:
    found = connection.execute(_RATING.where(ratings.c.user_id == user_id).order_by(ratings.c.edition))
    return [StoredRating(*row) for row in found]


def rate_game(
    connection: Connection, game_id: str, edition: str, south: int, north: int, score: float, now: int
) -> None:
    """Update both players' ratings in the transaction that ends the game. `score` is south's."""
    # Lock in the order of ids: two games of the same two players that end at once must not deadlock.
    stored = {user: _lock_rating(connection, user, edition) for user in sorted((south, north))}
    for user, enemy, points in ((south, north, score), (north, south, 1 - score)):
        own, other = stored[user], stored[enemy]
        before = own.glicko if own else glicko.Rating()
        enemy_now = glicko.rest(other.glicko, other.idle_periods(now)) if other else glicko.Rating()
        after = glicko.update(before, enemy_now, points, own.idle_periods(now) if own else 0.0)
        _store_rating(connection, user, edition, own, after, now)
        connection.execute(
            insert(rating_changes),
            {"game_id": game_id, "user_id": user, "before": before.rating, "after": after.rating},
        )


def _lock_rating(connection: Connection, user_id: int, edition: str) -> StoredRating | None:
    # Lock the user's row as well, because before the first rated game there is no rating row to lock.
    # `key_share` leaves the user's key free: the entries of every running game refer to it and would wait.
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))
    row = connection.execute(
        _RATING.where(ratings.c.user_id == user_id, ratings.c.edition == edition).with_for_update()
    ).one_or_none()
    return StoredRating(*row) if row is not None else None


def _store_rating(
    connection: Connection,
    user_id: int,
    edition: str,
    old: StoredRating | None,
    new: glicko.Rating,
    now: int,
) -> None:
    values = {
        "rating": new.rating,
        "deviation": new.deviation,
        "volatility": new.volatility,
        "games": (old.games if old else 0) + 1,
        "at": now,
    }
    if old is None:
        connection.execute(insert(ratings), {"user_id": user_id, "edition": edition, **values})
        return
    own = (ratings.c.user_id == user_id, ratings.c.edition == edition)
    connection.execute(update(ratings).where(*own).values(**values))


def deleted_accounts_with_ratings(connection: Connection) -> list[int]:
    """Deleted accounts whose ratings are still stored and that have no running game."""
    own = or_(games.c.south == users.c.id, games.c.north == users.c.id)
    found = (
        select(ratings.c.user_id)
        .distinct()
        .join(users, users.c.id == ratings.c.user_id)
        .where(users.c.kind == "gone", ~exists().where(games.c.status == "playing", own))
        .order_by(ratings.c.user_id)
    )
    return list(connection.execute(found).scalars())


def delete_ratings(connection: Connection, ids: Sequence[int]) -> None:
    for table in (ratings, rating_changes):
        connection.execute(delete(table).where(table.c.user_id.in_(ids)))


def statistics_of(connection: Connection, user_id: int) -> list[Statistics]:
    """Results by edition and side, of finished games only. Games against oneself do not count."""
    return [row for side in ("south", "north") for row in _side_statistics(connection, user_id, side)]


def _side_statistics(
    connection: Connection, user_id: int, side: Literal["south", "north"]
) -> list[Statistics]:
    found = connection.execute(
        select(
            games.c.edition,
            func.count(),
            func.sum(case((games.c.result == side, 1), else_=0)),
            func.sum(case((games.c.result == "draw", 1), else_=0)),
        )
        .where(
            games.c[side] == user_id,
            games.c.status == "ended",
            games.c.south.is_distinct_from(games.c.north),
        )
        .group_by(games.c.edition)
        .order_by(games.c.edition)
    )
    return [Statistics(edition, side, played, won, drawn) for edition, played, won, drawn in found]
