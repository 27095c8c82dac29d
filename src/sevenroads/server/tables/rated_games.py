"""The rules of rated games: who may play them, how much they count, and how often one may call them off.

They make it pointless to collect rating points without playing. Every function runs inside the transaction
that opens, begins or ends the game, so that the rules hold with any number of workers. `docs/server.md`
explains the rules to operators.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from ...game.clock import DAY
from ...rules.types import Termination
from ..runtime.errors import CommandRefused
from ..store import aborts, accounts, ratings
from ..store.ratings import Change, Score
from ..store.rows import Entry, GameRow, Progress

#: The first three turns of both players, in the numbering of R7.3. Until then nobody gains by an early end.
EARLY_TURNS: Final = 6
#: The ways to end a game without winning it on the board.
_GIVEN_UP: Final = frozenset(
    {Termination.RESIGNATION, Termination.TIME, Termination.AGREEMENT, Termination.REPETITION}
)
#: The weights of the games of the same two people within a day; further games do not count.
WEIGHTS: Final = tuple(0.5**number for number in range(7))
#: Milliseconds for which games of the same two people, and aborts, are counted.
WINDOW: Final = DAY
#: Rated games that an account may call off in a day.
MOST_ABORTS: Final = 3
#: Milliseconds for which others see how many rated games a player has called off, and from which number on.
ABORTS_SHOWN: Final = 7 * DAY
NOTICEABLE_ABORTS: Final = 3
#: Milliseconds after which a player who does not act is absent: in a live game, and in any other.
_ABSENT_LIVE: Final = 5 * 60_000
_ABSENT: Final = DAY

_SCORES: Final = {"south": 1.0, "north": 0.0, "draw": 0.5}


def check_players(connection: Connection, row: GameRow) -> None:
    """Refuse a rated game for which the players at the table, or the one it is reserved for, do not qualify.

    Every transaction that opens a table or gives a seat to somebody calls this with the new row.
    """
    if not row.rated:
        return
    if row.hotseat or row.south_level is not None or row.north_level is not None:
        raise CommandRefused("not-rated", "Rated games are for two registered players.")
    ids = {player for player in (row.south, row.north, row.settings.reserved) if player is not None}
    found = accounts.find_all(connection, ids)
    if any(account.kind not in ("user", "bot") for account in found):
        raise CommandRefused("not-rated", "Rated games are for registered players.")
    if len({account.person for account in found}) < len(ids):
        raise CommandRefused(
            "own-bot",
            "An account cannot play rated games against its own bot, nor can two bots of one owner play them"
            " against each other. Play without a rating.",
        )


def store_end(connection: Connection, row: GameRow, entry: Entry, progress: Progress) -> None:
    """Rate a game that `entry` has ended, or count its abort. `row` is the game before the entry."""
    if not row.rated or row.south is None or row.north is None:
        return
    if progress.result is not None:
        _rate(connection, row, progress, entry.at)
    elif progress.status == "aborted" and not _is_absent(row, entry):
        _count_abort(connection, row, entry)


def _rate(connection: Connection, row: GameRow, progress: Progress, now: int) -> None:
    assert row.south is not None
    assert row.north is not None
    seats = (row.south, row.north)
    people = {account.id: account.person for account in accounts.find_all(connection, seats)}
    one, other = (people[user] for user in seats)
    if one == other:
        return  # a game with the player's own bot that began before there was a rule against it
    ratings.lock_players(connection, {*seats, one, other})
    earlier = ratings.count_games(connection, one, other, since=now - WINDOW)
    repeated = WEIGHTS[earlier] if earlier < len(WEIGHTS) else 0.0
    early = is_early(progress.turn, progress.termination)
    south = _SCORES[str(progress.result)]

    def score(user: int, points: float) -> Score:
        if early and points > 0.0:
            return Score(user, people[user], points, 0.0, "early")
        return Score(user, people[user], points, repeated, "repeated" if earlier else None)

    scores = score(row.south, south), score(row.north, 1.0 - south)
    ratings.rate_game(connection, row.id, row.edition, scores, now)


def is_early(turn: int, termination: str | None) -> bool:
    """Whether a game ended in the first turns without a win on the board."""
    return turn <= EARLY_TURNS and termination in _GIVEN_UP


def _count_abort(connection: Connection, row: GameRow, entry: Entry) -> None:
    """Count an abort for the player who called the game off; refuse it if there were too many."""
    user = row.player(entry.seat)
    assert user is not None
    # Two aborts of one player at once must not both see the last free place.
    ratings.lock_players(connection, [user])
    if aborts.count(connection, [user], entry.at - WINDOW).get(user, 0) >= MOST_ABORTS:
        raise CommandRefused(
            "many-aborts",
            f"You have called off {MOST_ABORTS} rated games in the last 24 hours. Play on, or resign.",
        )
    aborts.add(connection, row.id, user, entry.at)


def _is_absent(row: GameRow, entry: Entry) -> bool:
    """Whether a game is called off because the other player does not act."""
    if row.side == entry.seat.value or row.moved is None:
        return False
    return entry.at - row.moved >= (_ABSENT_LIVE if row.settings.clock.kind == "live" else _ABSENT)


# ------------------------------------------------------------ what others see


@dataclass(frozen=True, slots=True)
class Standing:
    """What a table shows of a player's rated games."""

    rating: int | None = None
    #: Rated games that the player has called off lately, if there were many.
    aborts: int = 0
    #: How this game changed the rating.
    change: Change | None = None


def standings(connection: Connection, row: GameRow, now: int) -> dict[int, Standing]:
    """What a table shows of its players, who may be people without a rating."""
    players = {player for player in (row.south, row.north) if player is not None}
    called_off = noticeable_aborts(connection, rated_players([row]), now)
    changes = ratings.changes_by(connection, row.id) if row.rated and row.status == "ended" else {}
    found: dict[int, Standing] = {}
    for player in players:
        stored = ratings.rating_of(connection, player, row.edition)
        rating = round(stored.rating) if stored is not None else None
        found[player] = Standing(rating, called_off.get(player, 0), changes.get(player))
    return found


def listed_standings(connection: Connection, rows: Iterable[GameRow], now: int) -> dict[int, Standing]:
    """What a list of tables shows of the players who wait for an opponent in a rated game."""
    found = noticeable_aborts(connection, rated_players(row for row in rows if row.status == "open"), now)
    return {player: Standing(aborts=number) for player, number in found.items()}


def noticeable_aborts(connection: Connection, ids: Collection[int], now: int) -> dict[int, int]:
    """How many rated games these accounts have called off lately; only numbers that others should know."""
    found = aborts.count(connection, ids, now - ABORTS_SHOWN)
    return {user: number for user, number in found.items() if number >= NOTICEABLE_ABORTS}


def rated_players(rows: Iterable[GameRow]) -> set[int]:
    """The players at rated tables."""
    seats = (player for row in rows if row.rated for player in (row.south, row.north))
    return {player for player in seats if player is not None}
