"""A club with accounts, a finished game and its rematch, for the tests of backups and admin commands."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import text

from sevenroads.server.operations import admin
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store.database import open_database

from ..client import Api, ServerProcess, Socket, run, serving

PASSWORD = "four horses on a road"


def sevenroads(
    database: str, *arguments: str, given: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sevenroads.cli", "admin", *arguments]
    environment = os.environ | {"SEVENROADS_DATABASE": database}
    return subprocess.run(
        command,
        env=environment,
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def do(lines: Iterator[str]) -> list[str]:
    return list(lines)


def execute(database: str, *statements: str) -> Any:
    """Run SQL statements; returns the rows of the last one."""

    async def body() -> Any:
        opened = open_database(Settings(database=database))
        try:
            return await opened.write(work)
        finally:
            await opened.close()

    def work(connection: Any) -> Any:
        for statement in statements:
            found = connection.execute(text(statement))
        return [tuple(row) for row in found] if found.returns_rows else None

    return asyncio.run(body())


# ------------------------------------------------------------ a club in play


async def act(socket: Socket, table: str, seq: int) -> int:
    """Play one action as the player of both seats; returns the new sequence number."""
    snapshot = await socket.watch(table, seat="south")
    if not snapshot["moment"].get("legal"):
        snapshot = await socket.watch(table, seat="north")
    action = snapshot["moment"]["legal"][0]
    answer = await socket.command("act", table, seq, action=action)
    assert answer["type"] == "ack"
    return int(answer["seq"])


async def register(url: str, name: str) -> Api:
    api = Api(url)
    await api.post("/api/register", {"name": name, "password": PASSWORD})
    return api


async def club(server: ServerProcess) -> tuple[str, str]:
    """Two players finish a rated game and start its rematch; one has a bot. Returns both game ids."""
    anna, bert = await register(server.url, "Anna"), await register(server.url, "Bert")
    await anna.post("/api/bots", {"name": "Annabot"})
    opened = await anna.post("/api/tables", {"rated": True})
    game = opened["table"]["id"]
    await bert.post(f"/api/tables/{game}/join", {"invite": opened["invite"]})
    async with anna.socket() as socket:
        snapshot = await socket.watch(game)
        for seq in range(3):
            action = snapshot["moment"]["legal"][0]
            assert (await socket.command("act", game, seq, action=action))["type"] == "ack"
            snapshot = await socket.watch(game)
        await socket.send({"type": "chat", "table": game, "id": "hello", "text": "Zoë ♥ — good game"})
        await socket.until("chat")
        assert (await socket.command("resign", game))["type"] == "ack"
    for api in (anna, bert):
        again = await api.post(f"/api/tables/{game}/rematch")
    return game, again["id"]


@dataclass(frozen=True)
class Club:
    """A SQLite file with a club, a backup of it, and the ids of its two games."""

    folder: Path
    game: str
    rematch: str

    @property
    def backup(self) -> Path:
        return self.folder / "club.backup"

    def copy(self, folder: Path) -> str:
        shutil.copy(self.folder / "club.db", folder / "copy.db")
        return f"sqlite:///{folder}/copy.db"


def store_club(folder: Path) -> Club:
    database = f"sqlite:///{folder}/club.db"
    with serving(database, machine_processes=0) as server:
        made = Club(folder, *run(club(server)))
    do(admin.save(Settings(database=database), str(made.backup)))
    return made
