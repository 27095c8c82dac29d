"""The server closes tables that nobody joins within some days, and tells their watchers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sevenroads.server import housekeeping, wire
from sevenroads.server.app import create_app
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest
from sevenroads.server.workers.messages import TableStored

from ..inside import Inside, Listener, inside

DAY = 24 * 60 * 60
DAYS = Settings().open_days


async def status(hub: Hub, table: str) -> str:
    return str((await hub.rooms.get(table)).row.status)


async def open_table(at: Inside, **wish: Any) -> opening.Opened:
    return await opening.open_table(at.hub, at.users["south"], TableRequest(**wish))


def test_an_unjoined_table_is_closed_and_its_watchers_are_told(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            public, private = await open_table(at, public=True), await open_table(at)
            playing = await at.open(wire.ClockSettings("none"), public=True)
            at.wall.wait(DAY)
            young = await open_table(at, public=True)
            host, guest = Listener(at.users["south"]), Listener(None)
            await at.hub.watching.watch(host, wire.Watch(table=private.id))
            at.hub.lobby.watchers.add(guest)
            await at.hub.lobby.send([guest])
            at.wall.wait((DAYS - 1) * DAY + 1)
            await housekeeping.close_unjoined_tables(at.hub, DAYS)
            assert [await status(at.hub, one.id) for one in (public, private, young)] == [
                "cancelled",
                "cancelled",
                "open",
            ]
            assert await status(at.hub, playing) == "playing"
            assert host.frames[-1]["table"]["status"] == "cancelled"
            assert guest.frames[-1]["gone"] == [public.id]
            await at.hub.lobby.send([guest])
            assert {table["id"] for table in guest.frames[-1]["tables"]} == {young.id, playing}
            with pytest.raises(CommandRefused) as taken:
                await opening.join(at.hub, at.users["north"], private.id, private.invite)
            assert taken.value.code == "taken"

    asyncio.run(scene())


def test_an_invite_link_lasts_for_a_week(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            opened = await open_table(at, clock=wire.ClockSettings("days", days=3))
            at.wall.wait(7 * DAY)
            await housekeeping.close_unjoined_tables(at.hub, DAYS)
            await opening.join(at.hub, at.users["north"], opened.id, opened.invite)
            at.wall.wait(7 * DAY)
            await housekeeping.close_unjoined_tables(at.hub, DAYS)
            assert await status(at.hub, opened.id) == "playing"

    asyncio.run(scene())


def test_a_rematch_that_expired_can_be_requested_again(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            table = await at.open(wire.ClockSettings("none"))
            await at.send("north", wire.Resign, table)
            asked = await opening.rematch(at.hub, at.users["south"], table)
            at.wall.wait(DAYS * DAY + 1)
            await housekeeping.close_unjoined_tables(at.hub, DAYS)
            assert await status(at.hub, asked) == "cancelled"
            again = await opening.rematch(at.hub, at.users["north"], table)
            assert again != asked
            assert await status(at.hub, again) == "open"

    asyncio.run(scene())


def test_another_worker_shows_that_a_table_was_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            opened = await open_table(at, public=True)
            other, looker = Hub(at.hub.database, at.wall), Listener(None)
            await other.watching.watch(looker, wire.Watch(table=opened.id))
            at.wall.wait(DAYS * DAY + 1)
            # Both workers find it; one closes it.
            assert await opening.close(at.hub, opened.id)
            assert not await opening.close(other, opened.id)
            await other.remote.handle(TableStored(opened.id))
            assert looker.frames[-1]["table"]["status"] == "cancelled"

    asyncio.run(scene())


def test_the_server_closes_tables_after_the_days_in_its_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/set.db", open_days=30, machine_processes=0)
    migrations.upgrade(settings)
    done: dict[str, Callable[[], Awaitable[None]]] = {}
    asked: list[int] = []

    async def once(name: str, _seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        done[name] = task

    async def close(_hub: Hub, days: int) -> None:
        asked.append(days)

    monkeypatch.setattr(housekeeping, "repeat", once)
    monkeypatch.setattr(housekeeping, "close_unjoined_tables", close)

    async def scene() -> None:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            await asyncio.sleep(0)
            await done["unjoined-tables"]()

    asyncio.run(scene())
    assert asked == [30]
