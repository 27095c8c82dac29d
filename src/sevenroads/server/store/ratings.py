"""Ratings in the database, and the results of an account's finished games.

The arithmetic is in `glicko`. `tables.rated_games` decides which games are rated and how much they count.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection, and_, case, delete, exists, func, insert, or_, select, update

from ...game.clock import DAY
from . import glicko
from .schema import aborts, games, rating_changes, ratings, users

#: Days without a game that count as one idle rating period.
PERIOD_DAYS: Final = 7

#: Why a game counts less: it ended in the first turns, or the same two people played shortly before.
Reason = Literal["early", "repeated"]


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


@dataclass(frozen=True, slots=True)
class Score:
    """What one player got in a rated game: 0 to 1 points, and how much of them counts, from 0 to 1."""

    user_id: int
    person: int  # the account itself, or the owner of a bot
    points: float
    weight: float = 1.0
    reason: Reason | None = None  # why it counts less


@dataclass(frozen=True, slots=True)
class Change:
    """How a game changed one player's rating."""

    before: float
    after: float
    weight: float
    reason: Reason | None


def lock_players(connection: Connection, ids: Collection[int]) -> None:
    """Lock accounts until the transaction ends, so that the games of two people are rated one by one.

    The ids are locked in order: two games of the same people that end at once must not deadlock. A bot has a
    higher id than its owner, so this is also the order in which a deletion locks them.
    """
    # `key_share` leaves the keys free: the entries of every running game refer to them and would wait.
    found = select(users.c.id).where(users.c.id.in_(ids)).order_by(users.c.id)
    connection.execute(found.with_for_update(key_share=True))


def count_games(connection: Connection, one: int, other: int, since: int) -> int:
    """The rated games of two people, their bots included, that ended after a time."""
    pair = or_(
        and_(rating_changes.c.person == one, rating_changes.c.opponent == other),
        and_(rating_changes.c.person == other, rating_changes.c.opponent == one),
    )
    found = select(func.count(rating_changes.c.game_id.distinct())).where(pair, rating_changes.c.at > since)
    return connection.execute(found).scalar_one()


def rate_game(
    connection: Connection, game_id: str, edition: str, scores: tuple[Score, Score], now: int
) -> None:
    """Update both players' ratings in the transaction that ends the game, after `lock_players`.

    If a game does not count for a player at all, the rating stays exactly as it was.
    """
    stored = [_lock_rating(connection, score.user_id, edition) for score in scores]
    for score, enemy, own, other in zip(scores, scores[::-1], stored, stored[::-1], strict=True):
        before = after = own.glicko if own else glicko.Rating()
        if score.weight:
            enemy_now = glicko.rest(other.glicko, other.idle_periods(now)) if other else glicko.Rating()
            idle = own.idle_periods(now) if own else 0.0
            after = glicko.update(before, enemy_now, score.points, idle, score.weight)
            _store_rating(connection, score.user_id, edition, own, after, now)
        connection.execute(
            insert(rating_changes),
            {
                "game_id": game_id,
                "user_id": score.user_id,
                "before": before.rating,
                "after": after.rating,
                "person": score.person,
                "opponent": enemy.person,
                "at": now,
                "weight": score.weight,
                "reason": score.reason,
            },
        )


def changes_by(connection: Connection, game_id: str) -> dict[int, Change]:
    """The changes by a game, by account; empty if it has not been rated."""
    columns = (rating_changes.c[name] for name in ("user_id", "before", "after", "weight", "reason"))
    found = connection.execute(select(*columns).where(rating_changes.c.game_id == game_id))
    return {
        user: Change(before, after, 1.0 if weight is None else weight, reason)
        for user, before, after, weight, reason in found
    }


def _lock_rating(connection: Connection, user_id: int, edition: str) -> StoredRating | None:
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
    for table in (ratings, rating_changes, aborts):
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
