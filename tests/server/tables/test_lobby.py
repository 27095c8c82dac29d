"""The lobby: read once for many requests, and never without a change that this worker knows of."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sevenroads.server.store import games, schema
from sevenroads.server.store.database import Database, Work
from sevenroads.server.tables import lobby, opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest
from sevenroads.server.workers.messages import TableStored

from ..client import Api, ServerProcess, run
from ..inside import Inside, Listener, inside


class Counting:
    """A database that counts how often the lobby is read, and waits while `go_on` is cleared."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.reads = 0
        self.go_on = asyncio.Event()
        self.go_on.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def read(self, work: Work[Any]) -> Any:
        found = await self._database.read(work)
        if getattr(work, "__func__", None) is lobby.Lobby.read_tables:
            self.reads += 1
            await self.go_on.wait()
        return found


@asynccontextmanager
async def counted(folder: Path) -> AsyncIterator[tuple[Inside, Counting]]:
    async with inside(folder) as at:
        database = Counting(at.hub.database)
        yield Inside(Hub(database, at.wall), at.wall, list(at.users.values())), database


async def shown(hub: Hub) -> set[str]:
    """The tables of the lobby; its two encodings contain the same."""
    whole = await hub.lobby.listing()
    frame, answer = json.loads(whole.frame), json.loads(whole.answer)
    assert frame["tables"] == answer["tables"]
    return {table["id"] for table in answer["tables"]}


async def open_public(at: Inside) -> str:
    return (await opening.open_table(at.hub, at.users["south"], TableRequest(public=True))).id


def test_many_requests_for_the_lobby_read_it_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            table = await open_public(at)
            seen = await asyncio.gather(*(shown(at.hub) for _ in range(50)))
            assert seen == [{table}] * 50
            listener = Listener(None)
            for _ in range(50):
                await at.hub.lobby.send([listener])
            assert len(listener.frames) == 50
            assert database.reads == 1

    asyncio.run(scene())


def test_the_lobby_is_read_again_when_the_cache_expires(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            table = await open_public(at)
            assert await shown(at.hub) == {table}
            # Another process deletes it; SQLite has no notifications.
            await database.write(lambda c: c.execute(schema.games.delete()))
            assert await shown(at.hub) == {table}
            monkeypatch.setattr(lobby, "CACHE_SECONDS", 0.0)
            assert await shown(at.hub) == set()

    asyncio.run(scene())


def test_the_lobby_shows_opened_joined_and_closed_tables_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with counted(tmp_path) as (at, _):
            assert await shown(at.hub) == set()
            first = await open_public(at)
            assert await shown(at.hub) == {first}
            second = await open_public(at)
            assert await shown(at.hub) == {first, second}
            await opening.cancel(at.hub, at.users["south"], first)
            assert await shown(at.hub) == {second}
            await opening.join(at.hub, at.users["north"], second, None)
            tables = json.loads((await at.hub.lobby.listing()).answer)["tables"]
            assert [(table["id"], table["status"]) for table in tables] == [(second, "playing")]

    asyncio.run(scene())


def test_the_lobby_shows_a_table_opened_at_another_worker_even_without_watchers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            other = Inside(Hub(database, at.wall), at.wall, list(at.users.values()))  # type: ignore[arg-type]
            assert await shown(at.hub) == set()
            table = await open_public(other)
            await at.hub.remote.handle(TableStored(table))
            assert await shown(at.hub) == {table}

    asyncio.run(scene())


def test_a_change_during_the_reading_of_the_lobby_is_in_the_sent_list(tmp_path: Path) -> None:
    """Otherwise a watcher would get the new table first, and then a list without it."""

    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            database.go_on.clear()
            listener = Listener(None)
            at.hub.lobby.watchers.add(listener)
            sending = asyncio.create_task(at.hub.lobby.send([listener]))
            while not database.reads:
                await asyncio.sleep(0)
            table = await open_public(at)
            late = asyncio.create_task(shown(at.hub))
            await asyncio.sleep(0)
            database.go_on.set()
            await sending
            assert await late == {table}
            assert [[one["id"] for one in frame["tables"]] for frame in listener.frames] == [[table]] * 2
            assert database.reads == 2

    asyncio.run(scene())


def test_a_constantly_changing_lobby_is_sent_with_every_change(tmp_path: Path) -> None:
    """The list is read only a few times; the last one must not undo the changes sent meanwhile."""

    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            opened: list[str] = []

            async def changing(work: Work[Any]) -> Any:
                found = await database.read(work)
                opened.append(await open_public(at))
                return found

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(at.hub.lobby, "_database", SimpleNamespace(read=changing))
                listener = Listener(None)
                at.hub.lobby.watchers.add(listener)
                await at.hub.lobby.send([listener])
            known: set[str] = set()
            for frame in listener.frames:
                known = (set() if frame.get("whole") else known) | {one["id"] for one in frame["tables"]}
            assert known == set(opened)
            assert len(opened) == lobby.ATTEMPTS

    asyncio.run(scene())


@pytest.mark.parametrize("loaded", [False, True])
def test_a_table_that_the_operator_deletes_leaves_the_lobby(tmp_path: Path, loaded: bool) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await open_public(at)
            if loaded:
                await at.hub.rooms.get(table)
            listener = Listener(None)
            at.hub.lobby.watchers.add(listener)
            await at.hub.database.write(lambda c: games.delete(c, table))
            await at.hub.remote.handle(TableStored(table))
            assert [frame["gone"] for frame in listener.frames] == [[table]]

    asyncio.run(scene())


def test_a_cancelled_request_for_the_lobby_does_not_cancel_the_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with counted(tmp_path) as (at, database):
            table = await open_public(at)
            database.go_on.clear()
            first, second = (asyncio.create_task(shown(at.hub)) for _ in range(2))
            while not database.reads:
                await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
            database.go_on.set()
            assert await second == {table}

    asyncio.run(scene())


def test_socket_and_http_show_the_same_lobby(server: ServerProcess) -> None:
    async def play() -> None:
        host = Api(server.url)
        async with host.socket() as socket:
            await socket.send({"type": "watch-lobby"})
            assert (await socket.until("lobby"))["tables"] == []
            for _ in range(3):
                opened = (await host.post("/api/tables", {"public": True}))["table"]["id"]
                # Skip a whole list that was sent before.
                while opened not in [table["id"] for table in (await socket.until("lobby"))["tables"]]:
                    pass
                await socket.send({"type": "watch-lobby"})
                while not (sent := await socket.until("lobby")).get("whole"):
                    pass
                listed = (await host.get("/api/tables"))["tables"]
                assert sent["tables"] == listed
                assert opened in [table["id"] for table in listed]

    run(play())
