"""Two players at a table, for tests: their clients, their sockets, and what each sees."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from typing import Any

import asyncpg

from .client import Api, Socket

#: Commands without a sequence number.
UNNUMBERED = ("resign", "abort", "claim-time")
_numbers = count(1)


def fresh(name: str) -> str:
    """A name that no other test has taken."""
    return f"{name} {next(_numbers)}"


class Game:
    """A table with two players; `moments` is its current state as each of them sees it."""

    def __init__(self, table: str, people: dict[str, Api], sockets: dict[str, Socket]) -> None:
        self.table = table
        self.people = people
        self.sockets = sockets
        self.moments: dict[str, Any] = {}
        self.status = "playing"

    @property
    def side(self) -> str:
        return str(self.moments["south"]["position"]["side"])

    @property
    def other(self) -> str:
        return "north" if self.side == "south" else "south"

    @property
    def seq(self) -> int:
        return int(self.moments["south"]["seq"])

    async def watch(self) -> None:
        for seat, socket in self.sockets.items():
            self.moments[seat] = (await socket.watch(self.table))["moment"]

    async def command(self, seat: str, kind: str, /, **more: Any) -> dict[str, Any]:
        """Send a command and return its answer, after both players have received its effect."""
        number = None if kind in UNNUMBERED else more.pop("seq", self.seq)
        answer = await self.sockets[seat].command(kind, self.table, number, **more)
        if answer["type"] == "ack":
            await self.settle(answer["seq"])
        return answer

    async def settle(self, seq: int) -> None:
        """Wait until both players have received an entry."""
        for seat, socket in self.sockets.items():
            while self.moments[seat]["seq"] < seq:
                update = socket.last
                if update is None or update["entry"]["seq"] <= self.moments[seat]["seq"]:
                    update = await socket.until("update")
                self.moments[seat] = update["moment"]
                self.status = update["status"]

    async def do(self, seat: str, kind: str, /, **more: Any) -> dict[str, Any]:
        """Send a command that must be acknowledged."""
        answer = await self.command(seat, kind, **more)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, seat: str, kind: str, /, **more: Any) -> str:
        """Send a command that must be refused; returns the code."""
        answer = await self.command(seat, kind, **more)
        assert answer["type"] == "refused", answer
        assert answer["message"]
        return str(answer["code"])

    async def act(self, action: str | None = None, rng: random.Random | None = None) -> dict[str, Any]:
        """Play an action for the side to act, by default a random one that does not end the turn."""
        if action is None:
            choices = [text for text in self.moments[self.side]["legal"] if text != "."]
            action = (rng or random.Random(0)).choice(choices)
        return await self.do(self.side, "act", action=action)

    async def turns(self, count: int) -> None:
        """Play whole turns of one action each."""
        for _ in range(count):
            await self.act()
            await self.act(".")

    def heard(self, seat: str, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind that a player's socket has received so far."""
        return heard(self.sockets[seat], kind)


def heard(socket: Socket, kind: str) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, socket.raw) if message["type"] == kind]


@asynccontextmanager
async def game(
    url: str, south: Api | None = None, north: Api | None = None, **wish: Any
) -> AsyncIterator[Game]:
    """A new table with two guests or the given people, and their sockets."""
    people = {"south": south or Api(url), "north": north or Api(url)}
    opened = await people["south"].post("/api/tables", {"side": "south", **wish})
    table = opened["table"]["id"]
    await people["north"].post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
    async with at_table(table, people) as playing:
        yield playing


@asynccontextmanager
async def at_table(table: str, people: dict[str, Api]) -> AsyncIterator[Game]:
    async with people["south"].socket() as one, people["north"].socket() as two:
        playing = Game(table, people, {"south": one, "north": two})
        await playing.watch()
        yield playing


async def registered(url: str, name: str, password: str = "a long enough secret") -> Api:
    person = Api(url)
    await person.post("/api/register", {"name": name, "password": password})
    return person


async def change(database: str, statement: str) -> None:
    """Change the database of a running server directly."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=10)) as file, file:
            file.execute(statement)
        return
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
