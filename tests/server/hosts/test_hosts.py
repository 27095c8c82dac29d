"""Several hosts behind HAProxy: whatever fails, players lose nothing and play on.

The tests report the longest pause. They fail only if it is far too long, because computers that run tests
are busy.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from ..client import run
from .cluster import Cluster, cluster, until
from .network import Namespaces
from .players import Crowd

Record = Callable[[str, object], None]
#: Seconds in which play must go on, on a computer that does nothing else.
WANTED = 5
#: Seconds after which a test fails; the computers of tests are busy.
BOUND = 60


@pytest.fixture(scope="module")
def hosts() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@asynccontextmanager
async def playing(at: Cluster, record: Record, what: str, rounds: int = 1) -> AsyncIterator[Crowd]:
    """A crowd plays while the test breaks something; afterwards nothing is lost or doubled."""
    crowd = Crowd(at.url, at.database)
    await crowd.progress()
    began = asyncio.get_running_loop().time()
    yield crowd
    await crowd.progress()
    pause = crowd.longest_pause(began)
    await crowd.stop()
    entries = await crowd.check()
    assert entries > 40
    reconnects = sum(one.reconnects for one in crowd.players)
    record(
        "measured",
        f"{what}, {at.network.name}: longest pause {pause:.1f} s (wanted {WANTED}), {rounds} times, "
        f"{entries} entries, {reconnects} reconnects{crowd.note}",
    )
    assert pause < BOUND


async def do(work: Callable[[], object]) -> None:
    await asyncio.to_thread(work)


async def kill_a_host(at: Cluster, crowd: Crowd, number: int) -> None:
    host = at.hosts[number]
    await do(host.kill)
    await crowd.progress()
    await do(host.start)


async def cut_a_host_off(at: Cluster, crowd: Crowd, number: int) -> None:
    host = at.hosts[number]
    before = host.events().count("database-lost")
    at.network.cut(host.number)
    await crowd.progress()
    # The host says itself that it is useless, and closes its sockets.
    await do(lambda: until(lambda: host.events().count("database-lost") > before, "the host notices"))
    assert not await asyncio.to_thread(host.is_healthy)
    at.network.mend(host.number)
    await do(lambda: until(host.is_healthy, "the host is healthy again"))
    await crowd.progress()


def test_play_goes_on_when_a_host_is_killed(hosts: Cluster, record_property: Record) -> None:
    async def play() -> None:
        async with playing(hosts, record_property, "a host killed") as crowd:
            await kill_a_host(hosts, crowd, 0)

    run(play())


def test_play_goes_on_when_a_host_is_cut_off_from_the_database(
    hosts: Cluster, record_property: Record
) -> None:
    async def play() -> None:
        async with playing(hosts, record_property, "a host cut off from PostgreSQL") as crowd:
            await cut_a_host_off(hosts, crowd, 1)

    run(play())


def test_play_goes_on_when_a_host_vanishes_from_the_network(hosts: Cluster, record_property: Record) -> None:
    network = hosts.network
    if not isinstance(network, Namespaces):
        pytest.skip("no network namespaces: a process cannot vanish from the network")

    async def play() -> None:
        async with playing(hosts, record_property, "a host without network") as crowd:
            network.unplug(1)
            await crowd.progress()
            network.plug_in(1)
            await do(lambda: until(hosts.hosts[0].is_healthy, "the host is healthy again"))
            await crowd.progress()

    run(play())


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_play_goes_on_when_postgresql_is_restarted(hosts: Cluster, record_property: Record, how: str) -> None:
    async def play() -> None:
        async with playing(hosts, record_property, f"PostgreSQL restarted ({how})") as crowd:
            stopped = asyncio.get_running_loop().time()
            await do(lambda: hosts.postgres.stop(how))
            await do(hosts.postgres.start)
            crowd.note = f", PostgreSQL was away for {asyncio.get_running_loop().time() - stopped:.1f} s"
            await crowd.progress()

    run(play())


@pytest.mark.slow
def test_play_goes_on_through_many_failures(hosts: Cluster, record_property: Record) -> None:
    async def play() -> None:
        rng = random.Random(11)
        rounds = 20
        async with playing(hosts, record_property, "failures at random", rounds) as crowd:
            for _ in range(rounds):
                number = rng.randrange(2)
                what = rng.choice(("kill", "cut", "restart"))
                if what == "kill":
                    await kill_a_host(hosts, crowd, number)
                elif what == "cut":
                    await cut_a_host_off(hosts, crowd, number)
                else:
                    await do(lambda: hosts.postgres.stop(rng.choice(("fast", "immediate"))))
                    await do(hosts.postgres.start)
                # Both hosts must serve again: the next failure may hit the other one.
                for host in hosts.hosts:
                    await do(lambda host=host: until(host.is_healthy, "both hosts are healthy"))
                await crowd.progress()

    run(play())
