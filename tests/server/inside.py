"""A hub or a whole application inside the test process, with a wall clock that the test controls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from sevenroads.server import wire
from sevenroads.server.app import create_app
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, migrations
from sevenroads.server.store.accounts import User
from sevenroads.server.store.database import open_database
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest
from sevenroads.server.web.routes.common import Services

START = 1_800_000_000_000
SITE = "http://127.0.0.1"


class Wall:
    """A wall clock that only moves when the test says so."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Listener:
    """A receiver that keeps the frames it is sent."""

    def __init__(self, user: User | None) -> None:
        self.user = user
        self.user_id = user.id if user else None
        self.token: str | None = None
        self.frames: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    async def close(self, code: int, reason: str) -> None:
        """Nothing is open."""

    async def goodbye(self, after: int) -> None:
        """Nothing is open."""


class Inside:
    """A hub with two players, `south` and `north`."""

    def __init__(self, hub: Hub, wall: Wall, users: list[User]) -> None:
        self.hub = hub
        self.wall = wall
        self.users = dict(zip(("south", "north"), users, strict=True))
        self._count = 0

    async def open(self, clock: wire.ClockSettings, **wish: Any) -> str:
        opened = await opening.open_table(self.hub, self.users["south"], TableRequest(clock=clock, **wish))
        await opening.join(self.hub, self.users["north"], opened.id, opened.invite)
        return opened.id

    async def send(self, seat: str, kind: type[Any], table: str, **more: Any) -> wire.Ack:
        room = await self.hub.rooms.get(table)
        assert room.table is not None
        self._count += 1
        fields = {"table": table, "id": f"i{self._count}", **more}
        if "seq" in kind.__struct_fields__:
            fields.setdefault("seq", room.table.seq)
        return await self.hub.commands.run(self.users[seat].id, kind(**fields))

    async def turns(self, table: str, count: int) -> None:
        """Play whole turns of one action each, so that no position is repeated."""
        room = await self.hub.rooms.get(table)
        for _ in range(count):
            assert room.table is not None
            match = room.table.match
            action = next(one.text for one in match.state.legal_actions() if one.text != ".")
            await self.send(match.side.value, wire.Act, table, action=action)
            await self.turn(table)

    async def turn(self, table: str) -> None:
        """The side to act ends its turn."""
        room = await self.hub.rooms.get(table)
        assert room.table is not None
        await self.send(room.table.match.side.value, wire.Act, table, action=".")


@asynccontextmanager
async def inside(folder: Path, address: str | None = None) -> AsyncIterator[Inside]:
    """A hub with its own database: a file in the folder, or the one at the address."""
    settings = Settings(database=address or f"sqlite:///{folder}/inside.db")
    await asyncio.to_thread(migrations.upgrade, settings)  # may run an event loop of its own
    database = open_database(settings)
    wall = Wall()
    try:
        users = [
            await database.write(lambda c, name=name: accounts.create_account(c, name, "user", wall()))  # type: ignore[misc]
            for name in ("Ada", "Ben")
        ]
        yield Inside(Hub(database, wall), wall, users)
    finally:
        await database.close()


@asynccontextmanager
async def application(folder: Path, **more: Any) -> AsyncIterator[tuple[Services, httpx.AsyncClient]]:
    """The whole application with more settings, by default without limits, and an HTTP client for it."""
    given: dict[str, Any] = {"limits": False, "machine_processes": 0} | more
    settings = Settings(database=f"sqlite:///{folder}/application.db", **given)
    migrations.upgrade(settings)
    app = create_app(settings)
    transport = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=SITE, headers={"origin": SITE}) as client,
    ):
        yield app.state.services, client
