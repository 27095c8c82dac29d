"""A disk that becomes full or read-only while people play: what they are answered, and what is left of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenroads.server.store.health import CACHE_SECONDS

from ..client import COOKIE, Api, ServerProcess, run, serving
from ..disks import Disk, small_disk
from ..playing import Game, at_table, game


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with small_disk(tmp_path) as made:
        yield made


async def health(api: Api, status: int) -> None:
    time.sleep(CACHE_SECONDS + 0.1)
    await api.get("/healthz", expect=status)


async def check_that_only_reading_works(server: ServerProcess, playing: Game) -> None:
    """Everything that stores something is refused with a reason; the rest goes on."""
    api = Api(server.url)
    await health(api, 503)
    answer = await api.post("/api/guest", {"name": "Late"}, expect=503)
    assert (answer["error"]["code"], answer["error"]["wait"]) == ("failed", 5)
    assert await playing.refused("south", "act", action="T4") == "failed"
    assert playing.heard("north", "update")[-1]["entry"]["action"] == "T3"
    await api.get(f"/api/tables/{playing.table}")
    await api.get("/api/editions")


def test_a_full_disk_refuses_actions_until_there_is_space_again(disk: Disk) -> None:
    async def scene(server: ServerProcess) -> None:
        async with game(server.url) as playing:
            await playing.act("T3")
            ballast = disk.fill()
            # What SQLite has reserved is used up after some actions.
            for _ in range(2000):
                if (await playing.command("south", "act", action="T4"))["type"] == "refused":
                    break
                await playing.do("south", "undo")
            await playing.watch()
            stored = playing.seq
            assert await playing.refused("south", "act", action="T4") == "failed"
            await health(Api(server.url), 503)
            await Api(server.url).post("/api/guest", {"name": "Late"}, expect=503)
            ballast.unlink()
            await health(Api(server.url), 200)
            assert (await playing.act("T4"))["seq"] == stored + 1

    with serving(f"sqlite:///{disk.folder}/games.db", machine_processes=0) as server:
        run(scene(server))


def test_on_a_read_only_disk_nothing_is_acknowledged_and_after_a_repair_nothing_is_lost(disk: Disk) -> None:
    async def until_read_only(server: ServerProcess) -> tuple[str, dict[str, str]]:
        async with game(server.url) as playing:
            await playing.act("T3")
            disk.make_read_only()
            await check_that_only_reading_works(server, playing)
            return playing.table, {seat: str(api.cookie) for seat, api in playing.people.items()}

    async def after_repair(server: ServerProcess, table: str, cookies: dict[str, str]) -> None:
        back = {seat: Api(server.url) for seat in cookies}
        for seat, cookie in cookies.items():
            back[seat].http.cookies.set(COOKIE, cookie)
        async with at_table(table, back) as playing:
            assert playing.moments["north"]["position"]["ap"] == 3
            await playing.act("T4")

    server = ServerProcess(f"sqlite:///{disk.folder}/games.db", machine_processes=0)
    server.start()
    try:
        table, cookies = run(until_read_only(server))
        server.kill()
        disk.repair()
        server.start()
        run(after_repair(server, table, cookies))
    finally:
        server.stop()
        server.forget_log()
