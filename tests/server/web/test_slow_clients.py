"""Slow clients: their queue is bounded, and they get new snapshots when they read again."""

from __future__ import annotations

import asyncio
import json
import re
import socket as network
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sevenroads.server.web import connection as module
from sevenroads.server.web.connection import Connection

from ..client import COOKIE, Api, ServerProcess, Socket, run
from ..playing import game

#: Receive window of a slow client in bytes.
WINDOW = 4096
#: Snapshots that it requests without reading them; each has a long chat and more than 30 KB.
ASKED = 500
MB = 1024 * 1024


@asynccontextmanager
async def slow_socket(server: ServerProcess, person: Api) -> AsyncIterator[Socket]:
    """A socket with a small window; nothing is read from it until `receive` is called."""
    plain = network.socket()
    plain.setsockopt(network.SOL_SOCKET, network.SO_RCVBUF, WINDOW)
    plain.connect(("127.0.0.1", server.port))
    plain.setblocking(False)
    connection = await connect(
        server.url.replace("http", "ws", 1) + "/api/socket",
        sock=plain,
        origin=server.url,  # type: ignore[arg-type]
        additional_headers={"cookie": f"{COOKIE}={person.cookie}"} if person.cookie else {},
        compression=None,
        proxy=None,
        max_queue=1,
        ping_interval=None,
        close_timeout=1,
    )
    try:
        yield Socket(connection)
    finally:
        connection.transport.abort()
        await connection.wait_closed()


def memory(server: ServerProcess) -> int:
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    assert found is not None
    return int(found[1]) * 1024


async def slow_clients(person: Api) -> float:
    text = await person.get("/metrics")
    found = re.search(r"^sevenroads_slow_clients\w* ([\d.e+]+)$", text, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def fill(socket: Socket, table: str, times: int) -> None:
    for _ in range(times):
        await socket.send({"type": "watch", "table": table})


async def long_chat(person: Api, table: str) -> None:
    """A hundred lines of chat, which make each snapshot long."""
    async with person.socket() as socket:
        await socket.watch(table)
        for number in range(100):
            line = {"type": "chat", "table": table, "id": f"l{number}", "text": f"{number} " + "x" * 290}
            await socket.send(line)
        for _ in range(100):
            await socket.until("chat")


def test_a_client_that_does_not_read_uses_little_memory_and_gets_a_snapshot_later(
    shared_sqlite: ServerProcess,
) -> None:
    async def play() -> None:
        looker = Api(shared_sqlite.url)
        async with game(shared_sqlite.url, public=True) as at, slow_socket(shared_sqlite, looker) as slow:
            await long_chat(at.people["south"], at.table)
            await slow.send({"type": "watch-lobby"})
            await slow.send({"type": "watch", "table": at.table})
            await at.turns(2)
            before = memory(shared_sqlite)
            asked = asyncio.create_task(fill(slow, at.table, ASKED))
            deadline = time.monotonic() + 60
            while not await slow_clients(looker) and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            assert await slow_clients(looker) >= 1
            # The players are not delayed, and no memory piles up.
            for _ in range(4):
                began = time.monotonic()
                await at.turns(1)
                assert time.monotonic() - began < 10
            grown = memory(shared_sqlite) - before
            assert grown < 12 * MB, f"{grown / MB:.1f} MB"
            # Now it reads: queued frames first, then current snapshots of its table and the lobby.
            last: dict[str, Any] = {}
            lobbies = 0
            while last.get("moment", {}).get("seq") != at.seq or lobbies < 1:
                message = json.loads(await asyncio.wait_for(slow.connection.recv(), 30))
                if message["type"] == "snapshot":
                    last = message
                elif message["type"] == "lobby" and message.get("whole"):
                    lobbies += 1
            await asked
            assert len(last["chat"]) == 100
            # It gets updates again.
            reading = asyncio.create_task(drain(slow))
            await at.turns(1)
            async with asyncio.timeout(30):
                while reading_seq(slow) != at.seq:
                    await asyncio.sleep(0.05)
            reading.cancel()

    run(play())


async def drain(socket: Socket) -> None:
    while True:
        await socket.receive(60)


def reading_seq(socket: Socket) -> int | None:
    """The last sequence number received in an update or snapshot."""
    for text in reversed(socket.raw):
        message = json.loads(text)
        if message["type"] in ("update", "snapshot"):
            return int(message["moment"]["seq"])
    return None


def test_a_client_that_does_not_read_delays_neither_sign_out_nor_shutdown(
    sqlite_server: ServerProcess,
) -> None:
    async def play() -> None:
        person = Api(sqlite_server.url)
        table = (await person.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        async with slow_socket(sqlite_server, person) as slow, slow_socket(sqlite_server, Api("")) as other:
            await long_chat(person, table)
            asked = [asyncio.create_task(fill(socket, table, ASKED)) for socket in (slow, other)]
            deadline = time.monotonic() + 60
            while await slow_clients(Api(sqlite_server.url)) < 2 and time.monotonic() < deadline:
                await asyncio.sleep(0.05)
            began = time.monotonic()
            await person.post("/api/logout")
            assert time.monotonic() - began < 6
            # Messages of the ended session have no effect.
            await asyncio.wait_for(asyncio.shield(asyncio.gather(*asked, return_exceptions=True)), 60)
            with suppress(ConnectionClosed):
                await slow.send({"type": "resign", "table": table, "id": "too-late"})
            await asyncio.sleep(0.5)
            seen = await Api(sqlite_server.url).get(f"/api/tables/{table}")
            assert seen["table"]["status"] == "playing"
            began = time.monotonic()
            await asyncio.to_thread(sqlite_server.stop)
            assert time.monotonic() - began < 15

    run(play())


class Clogged:
    """A fake socket whose client reads only after `open` is set."""

    def __init__(self) -> None:
        self.taken: list[str] = []
        self.open = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.taken.append(text)


class Sender:
    """A fake hub that resends fixed snapshots to a lagging socket."""

    def __init__(self, *frames: bytes) -> None:
        self.frames = frames
        self.watching = self

    async def resend(self, receiver: Connection) -> AsyncIterator[None]:
        for frame in self.frames:
            receiver.send(frame)
            yield


def clogged(*anew: bytes) -> tuple[Clogged, Connection]:
    socket = Clogged()
    return socket, Connection(socket, None, None, Sender(*anew), lambda: 0.0)  # type: ignore[arg-type]


async def everything(connection: Connection) -> None:
    while connection._writer is not None:
        await asyncio.sleep(0)


def test_the_queue_is_limited_in_bytes_as_well_as_in_frames() -> None:
    async def scene() -> list[str]:
        socket, slow = clogged(b"table", b"lobby")
        for number in range(module.MAX_QUEUED_FRAMES // 2):
            slow.send(b"%02d" % number + b"x" * 40_000)
            assert sum(map(len, slow._queue)) < module.MAX_QUEUED_BYTES + 40_002
        socket.open.set()
        await everything(slow)
        return socket.taken

    # The queue was dropped; the snapshots of the watched tables were sent.
    assert run(scene()) == ["table", "lobby"]


def test_a_single_frame_larger_than_the_queue_is_sent() -> None:
    async def scene() -> list[str]:
        socket, slow = clogged()
        slow.send(b"small")
        slow.send(b"x" * (2 * module.MAX_QUEUED_BYTES))
        socket.open.set()
        await everything(slow)
        slow.send(b"after")
        await everything(slow)
        return socket.taken

    assert [len(text) for text in run(scene())] == [5, 2 * module.MAX_QUEUED_BYTES, 5]


def test_a_client_that_catches_up_gets_all_its_tables_even_if_they_exceed_the_queue() -> None:
    tables = module.MAX_WATCHED_TABLES

    async def scene() -> list[str]:
        snapshots = [b"%02d" % number + b"x" * 40_000 for number in range(tables)]
        socket, slow = clogged(*snapshots)
        for _ in range(module.MAX_QUEUED_FRAMES + 1):
            slow.send(b"news")
        socket.open.set()
        async with asyncio.timeout(10):
            await everything(slow)
        return socket.taken

    assert [text[:2] for text in run(scene())] == [f"{number:02d}" for number in range(tables)]
