"""Ratings in puzzles: of accounts and of the puzzles themselves.

An attempt is like a game between the player and the puzzle. Only an account's first attempt at a puzzle
counts. The arithmetic is in `glicko`; the caller has judged the attempts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from ...game.clock import DAY
from . import glicko
from .database import insert_unless_there
from .ratings import PERIOD_DAYS, lock_players
from .schema import puzzle_attempts, puzzle_players, puzzle_ratings

#: The rating of a new player, among the easier puzzles. It is less uncertain than that of a new player in
#: games, so that one slip does not cost hundreds of points.
START: Final = glicko.Rating(rating=1000.0, deviation=200.0)
#: The deviation of a puzzle that nobody has attempted; its first rating is only an estimate.
PUZZLE_DEVIATION: Final = 150.0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A judged attempt; `first_rating` is the rating of the puzzle in the puzzle file."""

    puzzle: str
    first_rating: float
    solved: bool


@dataclass(frozen=True, slots=True)
class Change:
    """How an attempt changed the player's rating."""

    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's rating, and how the first attempt at each puzzle ended."""

    rating: glicko.Rating = START
    attempts: Mapping[str, bool] = field(default_factory=dict)


def rate(player: glicko.Rating, puzzle: glicko.Rating, solved: bool) -> tuple[glicko.Rating, glicko.Rating]:
    """Both ratings after an attempt.

    >>> player, puzzle = rate(START, glicko.Rating(1000.0, PUZZLE_DEVIATION), solved=True)
    >>> round(player.rating), round(puzzle.rating)
    (1082, 952)
    """
    score = glicko.WIN if solved else glicko.LOSS
    return glicko.update(player, puzzle, score), glicko.update(puzzle, player, glicko.WIN - score)


def rate_guest(
    connection: Connection, player: glicko.Rating, attempts: Iterable[Attempt]
) -> tuple[glicko.Rating, list[Change]]:
    """The rating that a player without an account would have after these attempts. Nothing is stored."""
    current, changes = ratings_of_puzzles(connection), []
    for attempt in attempts:
        puzzle = glicko.Rating(current.get(attempt.puzzle, attempt.first_rating), PUZZLE_DEVIATION)
        before, (player, _) = player.rating, rate(player, puzzle, attempt.solved)
        changes.append(Change(before, player.rating))
    return player, changes


def standing_of(connection: Connection, user_id: int) -> Standing:
    player, _ = _player(connection, user_id)
    columns = puzzle_attempts.c.puzzle, puzzle_attempts.c.solved
    rows = connection.execute(select(*columns).where(puzzle_attempts.c.user_id == user_id))
    return Standing(player, {row.puzzle: row.solved for row in rows})


def ratings_of_puzzles(connection: Connection) -> dict[str, float]:
    """The ratings of all puzzles that accounts have attempted."""
    rows = connection.execute(select(puzzle_ratings.c.puzzle, puzzle_ratings.c.rating))
    return {row.puzzle: row.rating for row in rows}


def count_attempts(
    connection: Connection, user_id: int, attempts: Sequence[Attempt], now: int
) -> list[Change | None]:
    """Rate an account's attempts in this order; None for a puzzle that the account has attempted before."""
    # The lock lets the attempts of one account count one after the other.
    lock_players(connection, [user_id])
    counted = set(standing_of(connection, user_id).attempts)
    puzzles = _lock_puzzles(connection, attempts)
    changes: list[Change | None] = []
    for attempt in attempts:
        if attempt.puzzle in counted:
            changes.append(None)
            continue
        counted.add(attempt.puzzle)
        changes.append(_count(connection, user_id, attempt, puzzles, now))
    return changes


def _count(
    connection: Connection, user_id: int, attempt: Attempt, puzzles: dict[str, glicko.Rating], now: int
) -> Change:
    before, at = _player(connection, user_id)
    rested = glicko.rest(before, max(0, now - at) / (PERIOD_DAYS * DAY) if at is not None else 0.0)
    player, puzzles[attempt.puzzle] = rate(rested, puzzles[attempt.puzzle], attempt.solved)
    own = puzzle_players.c.user_id == user_id
    values = {**_columns(player), "at": now}
    more = update(puzzle_players).where(own).values(**values, attempts=puzzle_players.c.attempts + 1)
    if not connection.execute(more).rowcount:
        connection.execute(insert(puzzle_players), {"user_id": user_id, **values, "attempts": 1})
    connection.execute(
        update(puzzle_ratings)
        .where(puzzle_ratings.c.puzzle == attempt.puzzle)
        .values(**_columns(puzzles[attempt.puzzle]), attempts=puzzle_ratings.c.attempts + 1)
    )
    change = Change(before.rating, player.rating)
    connection.execute(
        insert(puzzle_attempts),
        {
            "user_id": user_id,
            "puzzle": attempt.puzzle,
            "solved": attempt.solved,
            "before": change.before,
            "after": change.after,
            "at": now,
        },
    )
    return change


def delete_of(connection: Connection, ids: Sequence[int]) -> None:
    """Delete ratings and attempts of accounts. The ratings of the puzzles stay."""
    for table in (puzzle_players, puzzle_attempts):
        connection.execute(delete(table).where(table.c.user_id.in_(ids)))


def _player(connection: Connection, user_id: int) -> tuple[glicko.Rating, int | None]:
    """A player's rating, and when it last changed."""
    columns = (puzzle_players.c[name] for name in ("rating", "deviation", "volatility", "at"))
    row = connection.execute(select(*columns).where(puzzle_players.c.user_id == user_id)).one_or_none()
    return (START, None) if row is None else (glicko.Rating(*row[:3]), row.at)


def _lock_puzzles(connection: Connection, attempts: Sequence[Attempt]) -> dict[str, glicko.Rating]:
    """The current ratings of puzzles, locked until the end of the transaction.

    Rows are created and locked in order, so that two players with the same puzzles cannot deadlock.
    """
    locked = {}
    columns = [puzzle_ratings.c[name] for name in ("rating", "deviation", "volatility")]
    for puzzle, first in sorted({attempt.puzzle: attempt.first_rating for attempt in attempts}.items()):
        row = select(*columns).where(puzzle_ratings.c.puzzle == puzzle).with_for_update()
        found = connection.execute(row).one_or_none()
        if found is None:
            new = {"puzzle": puzzle, **_columns(glicko.Rating(first, PUZZLE_DEVIATION)), "attempts": 0}
            insert_unless_there(connection, puzzle_ratings, new)
            found = connection.execute(row).one()
        locked[puzzle] = glicko.Rating(*found)
    return locked


def _columns(rating: glicko.Rating) -> dict[str, Any]:
    return {"rating": rating.rating, "deviation": rating.deviation, "volatility": rating.volatility}
