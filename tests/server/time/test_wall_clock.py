"""A real server whose wall clock is set while people play; libfaketime sets it for this process only."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ..client import Api, ServerProcess, run
from ..playing import game
from .wall_clock import WallClock, time_left

HOUR = 3600
LIVE = {"kind": "live", "seconds": 600, "increment": 0}


class SetServer(ServerProcess):
    """A server whose wall clock the test can set."""

    def __init__(self, database: str, wall: WallClock, **settings: object) -> None:
        super().__init__(database, **settings)
        self.wall = wall

    def environment(self, **extra: object) -> dict[str, str]:
        return super().environment(**extra) | self.wall.environment()

    def jumps(self) -> list[float]:
        """The jumps of the wall clock that the server has logged, in seconds."""
        lines = [json.loads(line) for line in self.logged().splitlines() if line.startswith("{")]
        return [line["seconds"] for line in lines if line["event"] == "wall-clock-jumped"]


@pytest.fixture
def server(sqlite: str, tmp_path: Path) -> Iterator[SetServer]:
    made = SetServer(sqlite, WallClock(tmp_path / "wall"), machine_processes=0)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        made.forget_log()


def stored_time(server: SetServer) -> bool:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection:
        return bool(connection.execute("SELECT 1 FROM server_state WHERE name = 'clock'").fetchone())


async def noticed(server: SetServer, count: int) -> float:
    """Wait until the server has logged this many jumps; returns the last."""
    for _ in range(600):
        if len(found := server.jumps()) >= count:
            return found[-1]
        await asyncio.sleep(0.1)
    raise AssertionError("the server did not notice the jump")


def test_a_player_neither_loses_nor_gains_time_when_the_wall_clock_is_set(server: SetServer) -> None:
    async def play() -> None:
        async with game(server.url, clock=LIVE) as at:
            await at.turns(2)
            loop = asyncio.get_running_loop()
            began = loop.time()
            # Each jump is from the time before: two hours on, three hours back, a month on.
            total = 0
            for count, jump in enumerate((2 * HOUR, -3 * HOUR, 30 * 24 * HOUR), 1):
                total += jump
                server.wall.set(total)
                assert abs(await noticed(server, count) - jump) < 60
                spent = loop.time() - began
                # 600 seconds, less what has really passed; never hours.
                assert 600 - spent - 60 < await time_left(at.people[at.side], at.table, at.side) <= 600
            assert at.status == "playing"
            # The session has not expired, and play goes on.
            await at.turns(1)

    run(play())


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
def test_a_player_neither_loses_nor_gains_time_when_the_wall_clock_is_set_during_a_restart(
    server: SetServer, jump: int
) -> None:
    async def play() -> None:
        people: dict[str, Api] = {}
        async with game(server.url, clock=LIVE) as at:
            await at.turns(2)
            people = at.people
            began = asyncio.get_running_loop().time()
            # The server stores the time every few seconds while a clock runs.
            while not stored_time(server):
                await asyncio.sleep(0.1)
        await asyncio.to_thread(server.kill)
        server.wall.set(jump)
        await asyncio.to_thread(server.start)
        spent = asyncio.get_running_loop().time() - began
        assert 600 - spent - 60 < await time_left(at.people[at.side], at.table, at.side) <= 600
        info = (await people["south"].get(f"/api/tables/{at.table}"))["table"]
        assert info["status"] == "playing"

    run(play())
