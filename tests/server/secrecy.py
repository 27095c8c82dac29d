"""Plays twin games in the application and compares, byte for byte, what their viewer is sent.

It is the whole application, called in this process, with SQLite in memory, a clock that only moves between
steps, and the same ids and tokens in both games. The traffic of the viewer is kept by channel: frames of the
socket, HTTP answers with headers, and the input of the machine if it had the seat. `test_secrecy.py` and
`soak_server.py` run this; `real.py` plays the same scripts over real sockets.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine, insert

from sevenroads.game.commitment import commit
from sevenroads.rules import RULES_REVISION
from sevenroads.rules.types import Side
from sevenroads.server.app import create_app
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, schema, sessions
from sevenroads.server.store.health import HealthCheck
from sevenroads.server.tables.hub import Hub
from sevenroads.server.web.rate_limits import RateLimits
from sevenroads.server.web.routes.common import COOKIE, Services
from sevenroads.state import State

from .twins import BEGAN, Step, Twins, make_twins

T = TypeVar("T")
PEOPLE = ("south", "north", "spectator")
SALT = bytes(range(32))


def table_id(twins: Twins) -> str:
    return f"T{twins.seed:011d}"


def game_row(twins: Twins, start: State) -> dict[str, Any]:
    """The stored row of a game that begins: both seats are taken, the cards are dealt."""
    return {
        "id": table_id(twins),
        "variant": twins.variant,
        "edition": start.variant.name,
        "settings": twins.settings,
        "status": "playing",
        "public": True,
        "rated": False,
        "creator": 1,
        "south": 1,
        "north": 2,
        "created": BEGAN,
        "started": BEGAN,
        "moved": BEGAN,
        "start": str(start),
        "salt": SALT.hex(),
        "commitment": commit(start, SALT),
        "rules": RULES_REVISION,
        "turn": start.turn,
        "side": start.side.value,
        "acting": PEOPLE.index(start.side.value) + 1,
    }


@dataclass(slots=True)
class Traffic:
    """What a viewer was sent, by channel."""

    frames: list[bytes] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    thoughts: list[bytes] = field(default_factory=list)

    def without(self, *commitments: str) -> Traffic:
        """The same without commitments, which differ because they are salted hashes of the deal."""
        pattern = re.compile("|".join(commitments).encode())
        return Traffic(
            [pattern.sub(b"COMMITMENT", frame) for frame in self.frames],
            [pattern.sub(b"COMMITMENT", answer) for answer in self.answers],
            self.thoughts,
        )

    def bytes(self) -> int:
        return sum(map(len, (*self.frames, *self.answers, *self.thoughts)))


class MemoryDatabase:
    """SQLite in memory, without threads."""

    def __init__(self) -> None:
        engine = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
        self.connection: Connection = engine.connect()
        schema.metadata.create_all(self.connection)
        self.connection.commit()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    look_up = read

    async def write(self, work: Callable[[Connection], T]) -> T:
        with self.connection.begin():
            return work(self.connection)

    write_together = write

    async def close(self) -> None:
        self.connection.close()
        self.connection.engine.dispose()


class Link:
    """A socket of the application, without a network."""

    def __init__(self, stage: Stage, who: str) -> None:
        self.frames: list[bytes] = []
        self._failures: list[bytes] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._mark = b""
        self._marked = asyncio.Event()
        self._pings = 0
        scope = {"type": "websocket", "scheme": "ws", "subprotocols": [], **stage.scope(who, "/api/socket")}
        self._task = asyncio.create_task(stage.app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            frame = message["text"].encode()
            self.frames.append(frame)
            if b'"code":"failed"' in frame:
                self._failures.append(frame)
            if self._mark and self._mark in frame:
                self._marked.set()

    async def ask(self, message: dict[str, Any]) -> None:
        """Send a message and wait until it has been answered."""
        chat = message["type"] == "chat"
        self._mark = b"" if chat else b'"id":"%s"' % message["id"].encode()
        self._put(message)
        if chat:
            await self.settle()
        else:
            await self._wait()

    async def settle(self) -> None:
        """Wait until all that was sent before has been answered."""
        self._mark = b'{"type":"pong"'
        self._put({"type": "ping"})
        await self._wait()

    def _put(self, message: dict[str, Any]) -> None:
        self._marked.clear()
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def _wait(self) -> None:
        await asyncio.wait_for(self._marked.wait(), 20)
        self._mark = b""

    async def close(self) -> None:
        """Disconnect. A server that failed in both games alike has not passed: its log has the cause."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        assert not self._failures, self._failures[0]


class Stage:
    """The application in this process, with three people who have sessions."""

    def __init__(self) -> None:
        self.now = BEGAN
        self.database = MemoryDatabase()
        self.hub = Hub(self.database, now=lambda: self.now)
        settings = Settings(limits=False)
        self.app = create_app(settings)
        parts: dict[str, Any] = {
            "settings": settings,
            "database": self.database,
            "hub": self.hub,
            "health": HealthCheck(self.database),
        }
        parts["limits"] = RateLimits.from_settings(settings)
        # Passwords, the machine and pushes are not needed.
        self.app.state.services = Services(**{part.name: parts.get(part.name) for part in fields(Services)})
        self.tokens: dict[str, str] = {}
        with self.database.connection.begin():
            for who in PEOPLE:
                user = accounts.create_account(self.database.connection, who.capitalize(), "guest", BEGAN)
                self.tokens[who] = sessions.open_session(
                    self.database.connection, user.id, "cookie", BEGAN, 90
                )

    def scope(self, who: str, path: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        return {
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (b"host", b"test"),
                (b"origin", b"http://test"),
                (b"cookie", f"{COOKIE}={self.tokens[who]}".encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("test", 80),
        }

    async def get(self, who: str, path: str) -> bytes:
        """The whole answer to a request: status, headers, body."""
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "scheme": "http", **self.scope(who, path)}
        await self.app(scope, receive, send)
        head, *bodies = sent
        lines = [b"%d" % head["status"], *(b"%s: %s" % header for header in head["headers"])]
        return b"\n".join((*lines, b"", *(body.get("body", b"") for body in bodies)))

    async def play(self, twins: Twins, start: State) -> tuple[Traffic, Traffic]:
        """Play one of the games; returns what its viewer was sent before and after all cards were open."""
        self.now = BEGAN
        row = game_row(twins, start)
        await self.database.write(lambda connection: connection.execute(insert(schema.games), row))
        self.hub.lobby.expire()
        run = _Run(self, twins)
        try:
            return await run.play()
        finally:
            await self.database.write(lambda connection: _forget(connection, row["id"]))
            self.hub.rooms.loaded.pop(row["id"], None)

    async def close(self) -> None:
        await self.database.close()


def _forget(connection: Connection, game: str) -> None:
    for table in (schema.entries, schema.chat):
        connection.execute(table.delete().where(table.c.game_id == game))
    connection.execute(schema.games.delete().where(schema.games.c.id == game))


class _Run:
    """One game being played from its script."""

    def __init__(self, stage: Stage, twins: Twins) -> None:
        self.stage = stage
        self.twins = twins
        self.table = table_id(twins)
        self.traffic = Traffic()
        self.links: dict[str, Link] = {}

    async def play(self) -> tuple[Traffic, Traffic]:
        twins = self.twins
        self.links = {who: Link(self.stage, who) for who in PEOPLE}
        await self._arrive(None)
        for step in twins.steps[: twins.open_from]:
            await self._do(step)
        closed = await self._taken()
        for step in twins.steps[twins.open_from :]:
            await self._do(step)
        opened = await self._taken()
        for link in self.links.values():
            await link.close()
        return closed, opened

    async def _taken(self) -> Traffic:
        """What the viewer has been sent since the last call."""
        link = self.links[self.twins.viewer]
        await link.settle()
        taken, self.traffic = self.traffic, Traffic()
        taken.frames += link.frames
        link.frames.clear()
        return taken

    async def _arrive(self, number: int | None) -> None:
        link = self.links[self.twins.viewer]
        await link.settle()
        watch = {"type": "watch", "table": self.table}
        link._put({"type": "watch-lobby"})
        link._put(watch if number is None else {**watch, "seq": number})
        await link.settle()

    async def _do(self, step: Step) -> None:
        self.stage.now = step.at
        # A cached lobby would depend on how fast this test runs.
        self.stage.hub.lobby.expire()
        viewer = self.twins.viewer
        if step.what == "send":
            await self.links[step.who].ask({"table": self.table, **step.message})
            if step.who != viewer:
                await asyncio.sleep(0)
        elif step.what == "get":
            path = step.path.replace("{table}", self.table)
            self.traffic.answers.append(await self.stage.get(viewer, path))
        elif step.what == "reconnect":
            old = self.links[viewer]
            await old.settle()
            self.traffic.frames += old.frames
            await old.close()
            self.links[viewer] = Link(self.stage, viewer)
            await self._arrive(step.number)
        elif viewer != "spectator":
            thought = self.stage.hub.rooms.loaded[self.table].seen_game(Side(viewer))
            self.traffic.thoughts.append(pickle.dumps(thought))


@dataclass(slots=True)
class Tally:
    """How many games, actions, frames and so on were compared."""

    games: int = 0
    actions: int = 0
    frames: int = 0
    answers: int = 0
    thoughts: int = 0
    bytes: int = 0
    viewers: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)

    def add(self, twins: Twins, traffic: Traffic) -> None:
        self.games += 1
        self.actions += twins.actions
        self.frames += len(traffic.frames)
        self.answers += len(traffic.answers)
        self.thoughts += len(traffic.thoughts)
        self.bytes += traffic.bytes()
        self.viewers[twins.viewer] += 1
        self.steps.update(_name(step) for step in twins.steps)
        self.steps["aborted"] += twins.aborted

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, part.name) + getattr(other, part.name) for part in fields(Tally)))

    def __str__(self) -> str:
        return (
            f"{self.games} pairs of games, {self.actions} actions, {self.frames} frames, "
            f"{self.answers} answers and {self.thoughts} requests of the machine: {self.bytes} bytes alike"
        )


def _name(step: Step) -> str:
    kind: str = step.message.get("type", step.path.rpartition("/")[2])
    action: str = step.message.get("action", "")
    return (
        f"card {action.partition(':')[0]}" if kind == "act" and action.startswith("!") else kind or step.what
    )


async def compare(seeds: Iterable[int]) -> Tally:
    """Play the twins of these seeds; raises AssertionError with the seed at the first difference."""
    stage, tally = Stage(), Tally()
    try:
        for seed in seeds:
            twins = make_twins(seed)
            tally.add(twins, await compare_twins(stage, twins))
    finally:
        await stage.close()
    return tally


async def compare_twins(stage: Stage, twins: Twins) -> Traffic:
    seen = []
    for start in twins.starts:
        closed, _opened = await stage.play(twins, start)
        seen.append(closed.without(commit(start, SALT)))
    must_be_alike(twins, *seen)
    return seen[0]


def must_be_alike(twins: Twins, one: Traffic, other: Traffic) -> None:
    for channel in ("frames", "answers", "thoughts"):
        here, there = getattr(one, channel), getattr(other, channel)
        for number, (left, right) in enumerate(zip(here, there, strict=False)):
            if left != right:
                raise AssertionError(
                    f"seed {twins.seed}, {twins.viewer}: {channel} {number} differ\n{left!r}\n{right!r}"
                )
        assert len(here) == len(there), f"seed {twins.seed}: more {channel} in one game than in its twin"
