"""The players' clocks, when the wall clocks of the hosts and of PostgreSQL differ and jump."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ..client import Api, run
from ..playing import at_table
from ..time.wall_clock import time_left
from .cluster import Cluster, Host, cluster

HOUR = 3600
SECONDS = 600


@pytest.fixture
def hosts() -> Iterator[Cluster]:
    with cluster(set_clocks=True) as running:
        yield running


def set_clocks(at: Cluster, database: int, *others: int) -> None:
    """Set PostgreSQL's wall clock and those of the hosts, to so many hours from the right time."""
    for one, hours in zip((at.postgres, *at.hosts), (database, *others), strict=True):
        assert one.wall is not None
        one.wall.set(hours * HOUR)


def jumps(host: Host) -> int:
    return host.events().count("wall-clock-jumped")


def test_players_neither_lose_nor_gain_time_when_wall_clocks_differ_and_jump(hosts: Cluster) -> None:
    async def play() -> None:
        set_clocks(hosts, 0, 2, -5)
        south, north = (Api(f"http://{host.address}:{host.port}") for host in hosts.hosts)
        wish = {"side": "south", "clock": {"kind": "live", "seconds": SECONDS, "increment": 0}}
        opened = await south.post("/api/tables", wish)
        table = opened["table"]["id"]
        await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        began = asyncio.get_running_loop().time()

        async def check(person: Api) -> None:
            spent = asyncio.get_running_loop().time() - began
            left = await time_left(person, table, "south")
            assert SECONDS - spent - 30 < left <= SECONDS

        # Each player at another host.
        async with at_table(table, {"south": south, "north": north}) as at:
            await at.turns(2)
            await check(south)
            for hours in (3, -4):
                before = [jumps(host) for host in hosts.hosts]
                set_clocks(hosts, hours, -hours, 7)
                while any(jumps(host) == count for host, count in zip(hosts.hosts, before, strict=True)):
                    await asyncio.sleep(0.1)
                await check(south)
            assert at.status == "playing"
            await at.turns(2)
            # A host that starts now takes the time of the other.
            await asyncio.to_thread(hosts.hosts[0].kill)
            await asyncio.to_thread(hosts.hosts[0].start)
            await check(south)
        for person in (south, north):
            await person.close()

    run(play())
