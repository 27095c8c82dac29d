"""Players whose sockets belong to different workers of one server, for tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from .client import Api, ServerProcess, Socket
from .playing import Game, heard


def worker_of(server: ServerProcess, socket: Socket) -> int:
    """The worker that serves a socket, found by the two ends of its connection."""
    port = socket.connection.local_address[1]
    inode = None
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        ends = [int(end.split(":")[1], 16) for end in fields[1:3]]
        if ends == [server.port, port]:
            inode = fields[9]
    for worker in server.workers:
        for handle in Path(f"/proc/{worker}/fd").iterdir():
            try:
                if os.readlink(handle) == f"socket:[{inode}]":
                    return worker
            except OSError:
                continue
    raise AssertionError("no worker has this socket")


@asynccontextmanager
async def socket_at(server: ServerProcess, person: Api, *, other_than: int | None) -> AsyncIterator[Socket]:
    """A socket of a person at any worker but `other_than`."""
    async with AsyncExitStack() as stack:
        for _ in range(100):
            socket = await stack.enter_async_context(person.socket())
            if other_than is None or worker_of(server, socket) != other_than:
                yield socket
                return
            # Kept open until the end: a busier worker leaves the next connection to the other, once that one
            # has got some processor time.
            await asyncio.sleep(0.02)
        raise AssertionError("one worker took a hundred sockets")


@asynccontextmanager
async def apart(server: ServerProcess, **wish: Any) -> AsyncIterator[Game]:
    """Two players at one table, connected to different workers."""
    south, north = Api(server.url), Api(server.url)
    opened = await south.post("/api/tables", {"side": "south", **wish})
    table = opened["table"]["id"]
    await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
    async with (
        socket_at(server, south, other_than=None) as one,
        socket_at(server, north, other_than=worker_of(server, one)) as two,
    ):
        at = Game(table, {"south": south, "north": north}, {"south": one, "north": two})
        await at.watch()
        yield at


def numbers(socket: Socket) -> list[int]:
    return [update["entry"]["seq"] for update in heard(socket, "update")]
