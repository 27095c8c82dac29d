"""`sevenroads admin suspicious`: pairs whose rated games look arranged, with the reasons."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from sqlalchemy import Connection, insert

from sevenroads.game.clock import DAY
from sevenroads.server.operations import admin, suspicion
from sevenroads.server.operations.suspicion import Suspicion
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, addresses, migrations
from sevenroads.server.store.database import open_database
from sevenroads.server.store.schema import aborts, games

from .club import do, sevenroads

NOW = 1_800_000_000_000
HOUR = DAY // 24


class Club:
    """Accounts and rated games, written straight into a database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._count = 0

    def account(self, name: str, owner: int | None = None) -> int:
        kind: accounts.AccountKind = "user" if owner is None else "bot"
        return accounts.create_account(self.connection, name, kind, NOW, owner=owner).id

    def game(
        self,
        south: int,
        north: int,
        ended: int,
        result: str | None = "south",
        termination: str | None = "resignation",
        turn: int = 30,
        rated: bool = True,
    ) -> str:
        """A game that has ended or, without a result, was called off by south."""
        self._count += 1
        game = f"game{self._count:08}"
        self.connection.execute(
            insert(games),
            {
                "id": game,
                "variant": "ardennes",
                "edition": "ardennes",
                "settings": {},
                "status": "ended" if result else "aborted",
                "public": False,
                "rated": rated,
                "creator": south,
                "south": south,
                "north": north,
                "created": ended,
                "ended": ended,
                "rules": 2,
                "turn": turn,
                "result": result,
                "termination": termination,
            },
        )
        if result is None:
            self.connection.execute(insert(aborts), {"game_id": game, "user_id": south, "at": ended})
        return game


def fill(connection: Connection) -> None:
    """A farmer with a friend and its bot, two people who call off games, a club with one address."""
    club = Club(connection)
    farmer, friend = club.account("Farmer"), club.account("Friend")
    bot = club.account("Friendly bot", friend)
    for number in range(12):
        loser, turn = bot if number % 2 else friend, 4 if number < 3 else 30
        club.game(farmer, loser, NOW - 20 * HOUR + number * HOUR, turn=turn)
    picky, patient = club.account("Picky"), club.account("Patient")
    for number in range(4):
        club.game(picky, patient, NOW - number * DAY, None, None, 1)
    for one, other in ((farmer, friend), (picky, farmer), (patient, picky)):
        addresses.note_use(connection, one, f"home of {one}", NOW)
        addresses.note_use(connection, other, f"home of {other}", NOW)
    for user in (friend, farmer):
        addresses.note_use(connection, user, "the same house", NOW)
    # Two club members: one game each week, at the same address.
    cleo, dirk = club.account("Cleo"), club.account("Dirk")
    for week in range(4):
        club.game(cleo, dirk, NOW - week * 7 * DAY, ("south", "north")[week % 2], "objective")
    for user in (cleo, dirk):
        addresses.note_use(connection, user, "the club", NOW)
    # Nothing here is suspicious: other opponents, no rating, or long ago.
    emma, finn = club.account("Emma"), club.account("Finn")
    for number in range(4):
        club.game(emma, finn, NOW - number * HOUR, ("south", "north")[number % 2], "objective")
        club.game(emma, cleo, NOW - number * HOUR, "south", "objective", rated=False)
    for number in range(20):
        club.game(emma, finn, NOW - 40 * DAY + number, turn=2)


@pytest.fixture
def settings(database: str) -> Settings:
    """A database with this club."""
    made = Settings(database=database)
    migrations.upgrade(made)

    async def body() -> None:
        opened = open_database(made)
        try:
            await opened.write(fill)
        finally:
            await opened.close()

    asyncio.run(body())
    return made


def test_pairs_are_listed_with_the_reasons_and_the_most_suspicious_first(settings: Settings) -> None:
    async def body() -> list[Suspicion]:
        opened = open_database(settings)
        try:
            return await opened.read(partial(suspicion.suspicious_pairs, now=NOW))
        finally:
            await opened.close()

    assert asyncio.run(body()) == [
        Suspicion(
            8 + 4 + 6 + 2,
            ("Farmer", "Friend"),
            (
                "12 games within 24 hours",
                "Farmer won 12 of 12",
                "3 of 12 games given up or drawn in the first turns",
                "same address",
            ),
        ),
        Suspicion(4, ("Picky", "Patient"), ("4 games called off",)),
        Suspicion(2, ("Cleo", "Dirk"), ("same address",)),
    ]


def test_the_command_prints_the_pairs(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admin, "milliseconds", lambda: NOW)
    lines = do(admin.list_suspicious(settings))
    assert len(lines) == 3
    assert lines[1] == "   4  Picky – Patient: 4 games called off"


def test_the_command_says_so_if_nothing_is_suspicious(sqlite: str) -> None:
    migrations.upgrade(Settings(database=sqlite))
    done = sevenroads(sqlite, "suspicious")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "no suspicious pairs in the rated games of the last 30 days\n"
