"""Finds pairs of players whose rated games look arranged, for the operator to judge.

It reads the rated games of the last 30 days. Nothing here is a proof: friends play often, a strong player
wins often, and a club has one address. So it only lists pairs with the reasons, the most suspicious first.
A bot counts as its owner.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select

from ...game.clock import DAY
from ..store import addresses
from ..store.schema import aborts, games, users
from ..tables.rated_games import is_early

#: Days of games that are examined.
DAYS: Final = 30
#: Games of two people within 24 hours from which on they are many.
MANY_GAMES: Final = 5
#: Decided games, and the share that one player won, from which on the results are one-sided.
ONE_SIDED_GAMES: Final = 5
ONE_SIDED_SHARE: Final = 0.9
MANY_EARLY: Final = 2
MANY_ABORTS: Final = 3
#: The most points that one reason gives.
MOST_POINTS: Final = 10
ONE_SIDED_POINTS: Final = 4
SHARED_POINTS: Final = 2


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A pair of players; the more points, the more suspicious."""

    points: int
    names: tuple[str, str]
    reasons: tuple[str, ...]


@dataclass(slots=True)
class _Pair:
    """The rated games of two people."""

    played: int = 0
    early: int = 0
    aborted: int = 0
    most_in_a_day: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    _recent: deque[int] = field(default_factory=deque)

    def add(self, ended: int, winner: int | None, early: bool) -> None:
        """Count a game that has ended; games are added in the order of their ends."""
        self.played += 1
        self.early += early
        if winner is not None:
            self.wins[winner] += 1
        self._recent.append(ended)
        while self._recent[0] <= ended - DAY:
            self._recent.popleft()
        self.most_in_a_day = max(self.most_in_a_day, len(self._recent))

    def reasons(self, names: Mapping[int, str], shared: bool) -> Iterator[tuple[int, str]]:
        """The points and the text of each reason for suspicion."""
        if self.most_in_a_day >= MANY_GAMES:
            yield self.most_in_a_day - MANY_GAMES + 1, f"{self.most_in_a_day} games within 24 hours"
        if self.wins:
            winner, won = self.wins.most_common(1)[0]
            decided = self.wins.total()
            if decided >= ONE_SIDED_GAMES and won >= ONE_SIDED_SHARE * decided:
                yield ONE_SIDED_POINTS, f"{names[winner]} won {won} of {decided}"
        if self.early >= MANY_EARLY:
            yield 2 * self.early, f"{self.early} of {self.played} games given up or drawn in the first turns"
        if self.aborted >= MANY_ABORTS:
            yield self.aborted, f"{self.aborted} games called off"
        if shared:
            yield SHARED_POINTS, "same address"


def suspicious_pairs(connection: Connection, now: int) -> list[Suspicion]:
    """All pairs with a reason for suspicion, the most suspicious first."""
    since = now - DAYS * DAY
    people, names = _people(connection)
    places = _addresses_of_people(connection, people, now)
    found = []
    for (one, other), pair in _pairs(connection, people, since).items():
        shared = not places.get(one, set()).isdisjoint(places.get(other, set()))
        reasons = list(pair.reasons(names, shared))
        points = sum(min(points, MOST_POINTS) for points, _ in reasons)
        if points:
            found.append(Suspicion(points, (names[one], names[other]), tuple(text for _, text in reasons)))
    return sorted(found, key=lambda suspicion: (-suspicion.points, suspicion.names))


def _people(connection: Connection) -> tuple[dict[int, int], dict[int, str]]:
    """The person behind each account, and the names of all accounts."""
    rows = connection.execute(select(users.c.id, users.c.owner, users.c.name)).all()
    return {row.id: row.owner or row.id for row in rows}, {row.id: row.name for row in rows}


def _addresses_of_people(connection: Connection, people: Mapping[int, int], now: int) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for user, used in addresses.by_account(connection, now).items():
        found.setdefault(people[user], set()).update(used)
    return found


def _pairs(connection: Connection, people: Mapping[int, int], since: int) -> dict[tuple[int, int], _Pair]:
    """The pairs who have played or called off rated games, the lower id first."""
    counted = set(connection.execute(select(aborts.c.game_id).where(aborts.c.at > since)).scalars())
    columns = ("id", "south", "north", "ended", "status", "result", "termination", "turn")
    rows = connection.execute(
        select(*(games.c[name] for name in columns))
        .where(games.c.rated, games.c.status.in_(("ended", "aborted")), games.c.ended > since)
        .where(games.c.south.is_not(None), games.c.north.is_not(None))
        .order_by(games.c.ended)
    )
    found: dict[tuple[int, int], _Pair] = {}
    for row in rows:
        seats = {"south": people[row.south], "north": people[row.north]}
        pair = found.setdefault(_ordered(seats.values()), _Pair())
        if row.status == "ended":
            pair.add(row.ended, seats.get(row.result), is_early(row.turn, row.termination))
        elif row.id in counted:
            pair.aborted += 1
    return found


def _ordered(people: Iterable[int]) -> tuple[int, int]:
    one, other = sorted(people)
    return one, other
