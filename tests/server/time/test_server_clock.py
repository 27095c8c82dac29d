"""The server's time with clocks that the test controls: wall clocks that jump, hosts that stop, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, insert, text

from sevenroads import State
from sevenroads.rules.types import Side
from sevenroads.server import wire
from sevenroads.server.runtime.clock import FRESH, SLEW, TOLERANCE, ServerClock
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, migrations
from sevenroads.server.store.database import Database, open_database
from sevenroads.server.store.schema import games
from sevenroads.server.store.time_keeping import TimeKeeper
from sevenroads.server.tables.table import Table, TableSettings

START = 1_800_000_000_000
HOUR = 3_600_000
STEP = 5_000


class World:
    """The reference clock, and hosts whose uptime runs with it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.wall = START
        self.hosts: list[Host] = []

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the reference clock."""
        self.wall += milliseconds

    async def wait(self, milliseconds: int, *, without: Host | None = None) -> None:
        """Time passes in steps; every host but one compares its clock after each step."""
        left = milliseconds
        while left > 0:
            step = min(left, STEP)
            left -= step
            self.wall += step
            for host in self.hosts:
                if host is not without:
                    host.uptime += step
            for host in self.hosts:
                if host is not without and host.worker:
                    await host.keeper.synchronise()

    async def clocks_run(self, running: bool) -> None:
        """Begin or end the only game with a clock."""

        def work(connection: Connection) -> None:
            connection.execute(games.delete())
            if running:
                person = accounts.create_account(connection, "guest", "guest", START)
                row = {"id": "x", "variant": "v", "edition": "e", "settings": {}, "status": "playing"}
                more = {"public": False, "rated": False, "creator": person.id, "created": 0, "rules": 1}
                connection.execute(insert(games).values(**row, **more, deadline=START + 100 * HOUR))

        await self.database.write(work)


class Host:
    """A computer with one worker."""

    def __init__(self, world: World, boot: str) -> None:
        self.world, self.boot, self.uptime, self.worker = world, boot, 1_000, ""
        self._count = 0
        world.hosts.append(self)

    async def start(self) -> None:
        self._count += 1
        self.worker = f"{self.boot} {self._count}"
        self.now = ServerClock(lambda: self.world.wall, lambda: self.uptime)
        self.keeper = TimeKeeper(
            self.world.database, self.now, self.worker, boot=self.boot, reference=lambda _: self.world.wall
        )
        await self.keeper.synchronise()

    def stop(self) -> None:
        self.worker = ""


@asynccontextmanager
async def world(address: str) -> AsyncIterator[World]:
    settings = Settings(database=address)
    await asyncio.to_thread(migrations.upgrade, settings)
    database = open_database(settings)
    try:
        yield World(database)
    finally:
        await database.close()


def since(moment: int, passed: int, host: Host) -> None:
    """The host's time went on by about as much as really passed; slewing may take or add a hundredth."""
    assert abs(host.now() - moment - passed) <= passed // SLEW + TOLERANCE


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 300 * 24 * HOUR, -300 * 24 * HOUR, 10_000, -10_000])
def test_a_jump_of_the_wall_clock_does_not_change_the_time(database: str, jump: int) -> None:
    async def play() -> None:
        async with world(database) as at:
            await at.clocks_run(True)
            host = Host(at, "one")
            await host.start()
            await at.wait(60_000)
            before = host.now()
            assert before == START + 60_000
            at.jump(jump)
            assert host.now() == before
            await at.wait(60_000)
            since(before, 60_000, host)

    asyncio.run(play())


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_while_the_server_is_restarted_does_not_change_the_time(database: str, jump: int) -> None:
    async def play() -> None:
        async with world(database) as at:
            await at.clocks_run(True)
            host = Host(at, "one")
            await host.start()
            await at.wait(60_000)
            before = host.now()
            host.stop()
            at.jump(jump)
            await at.wait(30_000)
            await host.start()
            since(before, 30_000, host)

    asyncio.run(play())


def test_time_does_not_go_back_when_a_restarted_computer_has_an_earlier_wall_clock(database: str) -> None:
    async def play() -> None:
        async with world(database) as at:
            await at.clocks_run(True)
            host = Host(at, "one")
            await host.start()
            await at.wait(60_000)
            before = host.now()
            host.stop()
            host.boot, host.uptime = "two", 0
            at.jump(-100 * HOUR)
            await host.start()
            assert host.now() == before
            # The time server of the network corrects the clock.
            at.jump(100 * HOUR)
            await at.wait(30_000)
            since(before, 30_000, host)

    asyncio.run(play())


def test_time_while_the_computer_was_off_counts(database: str) -> None:
    async def play() -> None:
        async with world(database) as at:
            await at.clocks_run(True)
            host = Host(at, "one")
            await host.start()
            host.stop()
            host.boot = "two"
            await at.wait(2 * HOUR)
            host.uptime = 10
            await host.start()
            assert host.now() == at.wall

    asyncio.run(play())


def test_the_time_approaches_the_wall_clock_by_a_hundredth_and_then_follows_it(database: str) -> None:
    async def play() -> None:
        async with world(database) as at:
            await at.clocks_run(True)
            hosts = [Host(at, "one")]
            await hosts[0].start()
            at.jump(30_000)
            await at.wait(10_000)
            behind = at.wall - hosts[0].now()
            assert 29_000 < behind <= 30_000
            last = hosts[0].now()
            while behind > 0:
                await at.wait(100_000)
                assert 0 < hosts[0].now() - last <= 101_000
                last = hosts[0].now()
                assert at.wall - last < behind
                behind = at.wall - last
            await at.wait(10_000)
            assert hosts[0].now() == at.wall

    asyncio.run(play())


def test_without_a_running_clock_one_server_follows_the_wall_clock_at_once(sqlite: str) -> None:
    async def play() -> None:
        async with world(sqlite) as at:
            host = Host(at, "one")
            await host.start()
            for jump in (HOUR, -2 * HOUR):
                at.jump(jump)
                await at.wait(STEP)
                assert host.now() == at.wall
            # While a clock runs, a jump is a pause. The server makes it up when no clock runs.
            await at.clocks_run(True)
            at.jump(HOUR)
            await at.wait(STEP)
            assert abs(at.wall - host.now() - HOUR) < TOLERANCE
            await at.clocks_run(False)
            await at.wait(STEP)
            assert host.now() == at.wall
            host.stop()
            await host.start()
            assert host.now() == at.wall

    asyncio.run(play())


def test_several_hosts_agree_on_the_time_through_jumps_and_restarts(postgres: str) -> None:
    async def play() -> None:
        async with world(postgres) as at:
            await at.clocks_run(True)
            hosts = [Host(at, name) for name in ("one", "two", "three")]
            hosts[1].uptime = 77 * HOUR
            for host in hosts:
                await host.start()
            before, passed = hosts[0].now(), 0
            for jump in (HOUR, -3 * HOUR, 20_000, -20_000):
                at.jump(jump)
                await at.wait(30_000)
                hosts[2].stop()
                await at.wait(10_000)
                await hosts[2].start()
                passed += 40_000
                times = [host.now() for host in hosts]
                assert max(times) - min(times) <= TOLERANCE
                for host in hosts:
                    since(before, passed, host)

    asyncio.run(play())


def test_a_host_that_stood_still_takes_the_time_of_the_others(postgres: str) -> None:
    """A virtual machine that was stopped for an hour: the players of the other hosts do not gain an hour."""

    async def play() -> None:
        async with world(postgres) as at:
            await at.clocks_run(True)
            hosts = [Host(at, name) for name in ("one", "two")]
            for host in hosts:
                await host.start()
            await at.wait(10_000)
            await at.wait(HOUR, without=hosts[0])
            await hosts[0].keeper.synchronise()
            assert abs(hosts[0].now() - at.wall) <= TOLERANCE
            await at.wait(10_000)
            assert [host.now() for host in hosts] == [at.wall] * 2

    asyncio.run(play())


def test_hosts_that_start_together_on_an_empty_database_have_the_same_time(postgres: str) -> None:
    async def play() -> None:
        async with world(postgres) as at:
            hosts = [Host(at, str(number)) for number in range(8)]
            await asyncio.gather(*(host.start() for host in hosts))
            assert {host.now() for host in hosts} == {START}

    asyncio.run(play())


def test_the_reference_of_postgresql_is_its_own_clock(postgres: str) -> None:
    async def play() -> None:
        async with world(postgres) as at:
            late = ServerClock(lambda: START - 900 * HOUR)
            await TimeKeeper(at.database, late, "w").synchronise()
            asked = await at.database.read(
                lambda c: c.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
            )
            assert abs(late() - float(asked) * 1000) < FRESH

    asyncio.run(play())


def test_time_never_runs_backwards_at_a_table_when_two_workers_differ() -> None:
    """The worker that is behind stores its entry at the time of the last one, not before it."""
    settings = TableSettings(wire.ClockSettings("live", seconds=60, increment=5))
    table = Table(State.new("ardennes", seed=1), settings, 1_000)
    for side, now in (("south", 10_000), ("north", 10_000), ("south", 30_000)):
        table.apply(table.decide("act", Side(side), now, "."))
    table.apply(table.decide("draw-offer", Side.NORTH, 29_900))
    assert [applied.entry.at for applied in table.log] == [10_000, 10_000, 30_000, 30_000]
    clock = table.match.clock
    assert clock is not None
    assert (clock.left(Side.SOUTH, 29_900), clock.left(Side.NORTH, 29_900)) == (45_000, 60_000)
