"""The link to PostgreSQL: a worker notices that nobody answers, and only then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from sevenroads.server.store.database import PostgresDatabase, connect_postgres
from sevenroads.server.store.postgres_link import Link, is_outage

from ..hosts.network import Relay


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.05)


def through(relay: Relay, address: str) -> str:
    """The address of a database, reached by a relay."""
    return f"postgresql://sevenroads@127.0.0.1:{relay.port}/{address.rpartition('/')[2]}"


def test_a_worker_notices_that_nobody_answers_and_that_the_database_is_back(postgres: str) -> None:
    async def play() -> None:
        relay = Relay(int(postgres.rpartition(":")[2].partition("/")[0]))
        address = through(relay, postgres)
        link, database = (
            Link(partial(connect_postgres, address, serving=True)),
            PostgresDatabase(address, serving=True),
        )
        lost: list[float] = []

        async def note() -> None:
            lost.append(time.monotonic())

        link.on_lost = note
        watching = asyncio.create_task(link.watch())
        try:
            assert await database.read(lambda c: c.execute(text("SELECT 7")).scalar()) == 7
            relay.open.clear()
            # No connection is closed, but nobody answers: the link ends the wait.
            with pytest.raises(Exception) as failed:  # noqa: PT011
                await database.read(lambda c: c.execute(text("SELECT 8")).scalar())
            assert is_outage(failed.value)
            await until(lambda: bool(lost))
            assert not link.reachable
            relay.open.set()
            await until(lambda: link.reachable)
            assert await database.read(lambda c: c.execute(text("SELECT 9")).scalar()) == 9
            assert len(lost) == 1
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching
            await database.close()
            await asyncio.to_thread(relay.close)

    asyncio.run(play())


class Stalling:
    """A connection of a worker that gets no processor time while it waits for each answer."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection
        self.is_closed, self.terminate = connection.is_closed, connection.terminate

    async def fetchval(self, query: str) -> object:
        # When the query is sent, nothing else runs for longer than the link waits.
        asyncio.get_running_loop().call_soon(time.sleep, 2.5)
        return await self._connection.fetchval(query)


def test_a_worker_without_processor_time_is_not_cut_off(postgres: str) -> None:
    async def play() -> None:
        connections: list[Stalling] = []

        async def connect() -> Stalling:
            real = await connect_postgres(postgres, serving=True)
            if len(connections) < 2:
                connections.append(Stalling(real))
                return connections[-1]
            return real  # type: ignore[no-any-return]

        link = Link(connect)  # type: ignore[arg-type]
        lost: list[bool] = []

        async def note() -> None:
            lost.append(True)

        link.on_lost = note
        watching = asyncio.create_task(link.watch())
        try:
            await until(lambda: len(connections) == 2)
            await until(lambda: link._connection is not None)
            assert not lost
        finally:
            watching.cancel()
            with suppress(asyncio.CancelledError):
                await watching

    asyncio.run(play())


def test_an_outage_is_told_from_a_mistake(postgres: str) -> None:
    async def play() -> None:
        database = PostgresDatabase(postgres, serving=True)
        try:
            with pytest.raises(DBAPIError) as mistake:
                await database.read(lambda c: c.execute(text("SELECT nothing")))
            assert not is_outage(mistake.value)
        finally:
            await database.close()
        for error in (ConnectionRefusedError(), TimeoutError(), asyncpg.CannotConnectNowError("starting")):
            assert is_outage(error)
        assert not is_outage(KeyError())

    asyncio.run(play())
