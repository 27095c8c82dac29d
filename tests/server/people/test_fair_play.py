"""Hints are refused during rated games, whichever worker is asked and after a restart, on both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select

from sevenroads.game.clock import DAY
from sevenroads.server import housekeeping
from sevenroads.server.people.deletion import delete_account
from sevenroads.server.store import addresses
from sevenroads.server.store.addresses import AddressBook
from sevenroads.server.store.schema import addresses as stored_addresses

from ..client import Api, ServerProcess, run, serving
from ..inside import Inside, inside
from ..playing import Game, fresh, game, registered

OPENING = ("T1", "T2", "P3", "M4", ".", "T5", "P6", "P1", "M2", ".")


async def rated_game(url: str) -> tuple[dict[str, Api], str]:
    """Play the opening of a rated game; returns its players and the position to ask about."""
    people = [await registered(url, fresh("Rated")) for _ in range(2)]
    async with game(url, *people, rated=True, start="south") as playing:
        for action in OPENING:
            await playing.act(action)
        return playing.people, without_cards(playing)


def without_cards(playing: Game) -> str:
    roads = playing.moments["south"]["position"]["text"].split(" ")[1]
    return f"ardennes+novictory+noobjectives {roads} s3:4 -/- -/- -/- -"


async def codes(url: str, position: str, people: list[Api]) -> set[Any]:
    return {
        (await person.post("/api/practice/hint", {"position": position}, 403))["error"]["code"]
        for person in people
    }


def test_a_restart_does_not_free_the_positions_of_a_rated_game(server: ServerProcess) -> None:
    async def before() -> tuple[str, str]:
        people, position = await rated_game(server.url)
        assert await codes(server.url, position, list(people.values())) == {"rated-position"}
        return str(people["south"].cookie), position

    cookie, position = run(before())
    server.stop()
    server.start()

    async def after() -> None:
        # The players have not been here since the restart; somebody else at their address has.
        guest = Api(server.url)
        await guest.post("/api/guest")
        player = Api(server.url)
        player.http.cookies.set("sevenroads", cookie)
        assert await codes(server.url, position, [guest, player]) == {"rated-position"}

    run(after())


def test_every_worker_refuses(postgres: str) -> None:
    async def play(server: ServerProcess) -> None:
        _, position = await rated_game(server.url)
        guests = [Api(server.url) for _ in range(8)]  # each has a connection of its own
        for guest in guests:
            await guest.post("/api/guest")
        assert await codes(server.url, position, guests) == {"rated-position"}

    with serving(postgres, workers=2, machine_pace=0) as server:
        run(play(server))


def test_a_bot_does_not_get_hints_for_its_owner(server: ServerProcess) -> None:
    async def play() -> None:
        people, position = await rated_game(server.url)
        token = (await people["south"].post("/api/bots", {"name": fresh("Helper")}))["token"]
        assert await codes(server.url, position, [Api(server.url, token)]) == {"rated-position"}

    run(play())


# ------------------------------------------------------------ addresses


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(stored_addresses)).scalar_one())


def test_addresses_are_hashed_shared_by_workers_and_forgotten(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        books = [AddressBook(at.hub.database) for _ in range(2)]
        hashed = await books[0].hash("192.0.2.7")
        assert "192.0.2.7" not in hashed
        assert hashed == await books[1].hash("192.0.2.7") != await books[0].hash("192.0.2.8")
        ada, ben = (user.id for user in at.users.values())
        for book in books:
            for user in (ada, ben):
                await book.note(user, "192.0.2.7", at.wall())
        found = partial(addresses.accounts_at, address=hashed, most=10)
        read = at.hub.database.read
        assert sorted(await read(partial(found, now=at.wall()))) == [ada, ben]
        await delete_account(at.hub, ben)
        assert await read(partial(found, now=at.wall())) == [ada]
        at.wall.wait(addresses.KEPT_DAYS * DAY / 1000 - 1)
        await housekeeping.clean_up(at.hub)
        assert await read(count) == 1
        at.wall.wait(2)
        assert await read(partial(found, now=at.wall())) == []
        await housekeeping.clean_up(at.hub)
        assert await read(count) == 0

    async def body() -> None:
        async with inside(tmp_path, database) as at:
            await test(at)

    asyncio.run(body())


def test_a_repeated_use_of_an_address_is_stored_once_an_hour(tmp_path: Path) -> None:
    async def body() -> None:
        async with inside(tmp_path) as at:
            ada = at.users["south"].id
            book = AddressBook(at.hub.database)

            async def noted() -> int:
                await book.note(ada, "192.0.2.7", at.wall())
                return int(
                    await at.hub.database.read(
                        lambda c: c.execute(select(stored_addresses.c.at)).scalar_one()
                    )
                )

            first = await noted()
            at.wall.wait(3599)
            assert await noted() == first
            at.wall.wait(1)
            assert await noted() == first + 3600_000

    asyncio.run(body())
