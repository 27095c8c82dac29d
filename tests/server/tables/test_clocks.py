"""Clocks at tables (R7.4), with a wall clock that the tests control."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from sevenroads.server import housekeeping, wire
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store import games, schema
from sevenroads.server.tables import presenter

from ..inside import START, Listener, inside

LIVE = wire.ClockSettings("live", seconds=60, increment=5)
DAYS = wire.ClockSettings("days", days=2)
DAY = 24 * 60 * 60


def test_a_live_clock_runs_when_both_have_ended_a_turn_and_gives_the_increment(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(LIVE)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            for _ in range(2):
                at.wall.wait(1000)  # no clock runs yet
                await at.turn(table)
            clock = room.table.match.clock
            assert clock is not None
            assert (clock.running, clock.remaining) == ("south", (60_000, 60_000))
            at.wall.wait(20)
            await at.turn(table)
            clock = room.table.match.clock
            assert clock is not None
            assert (clock.running, clock.remaining) == ("north", (45_000, 60_000))
            assert room.row.deadline == at.wall() + 60_000

    asyncio.run(play())


def test_the_opponent_claims_expired_time_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(LIVE)
            for _ in range(2):
                await at.turn(table)
            at.wall.wait(59.999)
            with pytest.raises(CommandRefused, match="time left"):
                await at.send("north", wire.ClaimTime, table)
            at.wall.wait(0.001)
            first = await at.send("north", wire.ClaimTime, table, id="claim")
            again = await at.send("north", wire.ClaimTime, table, id="claim")
            assert first == again
            with pytest.raises(CommandRefused) as late:
                await at.send("south", wire.ClaimTime, table)
            assert late.value.code == "over"
            row = (await at.hub.rooms.get(table)).row
            assert (row.result, row.termination, row.seq) == ("north", "time", 3)

    asyncio.run(play())


def test_an_action_after_the_time_has_run_out_is_refused_and_ends_the_game(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(DAYS)
            at.wall.wait(2 * DAY)
            with pytest.raises(CommandRefused) as late:
                await at.turn(table)
            assert late.value.code == "over"
            assert late.value.rule == "R7.4"
            assert (await at.hub.rooms.get(table)).row.result == "north"

    asyncio.run(play())


def test_a_clock_in_days_starts_again_with_each_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(DAYS)
            for turn in range(3):
                room = await at.hub.rooms.get(table)
                assert room.row.deadline == START + int(turn * 1.5 * DAY * 1000) + 2 * DAY * 1000
                at.wall.wait(1.5 * DAY)
                await at.turn(table)
            assert room.row.status == "playing"

    asyncio.run(play())


def test_the_periodic_task_ends_every_overdue_game_and_tells_the_watchers(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            tables = [await at.open(DAYS) for _ in range(3)]
            spared = await at.open(wire.ClockSettings("days", days=3))
            listener = Listener(at.users["north"])
            await at.hub.watching.watch(listener, wire.Watch(table=tables[0]))
            at.hub.rooms.loaded.pop(tables[1])  # not in memory: the task finds it in the database
            # A game that cannot be loaded must not delay the others.
            await at.hub.database.write(
                lambda c: c.execute(
                    games.games.update().where(games.games.c.id == tables[2]).values(start="?")
                )
            )
            at.hub.rooms.loaded.pop(tables[2])
            await housekeeping.end_overdue_games(at.hub)
            assert (await at.hub.rooms.get(tables[0])).row.status == "playing"
            at.wall.wait(2 * DAY)
            await housekeeping.end_overdue_games(at.hub)
            for table in tables[:2]:
                assert (await at.hub.rooms.get(table)).row.termination == "time"
            assert (await at.hub.rooms.get(spared)).row.status == "playing"
            assert listener.frames[-2]["entry"]["kind"] == "time"
            assert listener.frames[-2]["status"] == "ended"
            await housekeeping.end_overdue_games(at.hub)
            assert (await at.hub.rooms.get(tables[0])).row.seq == 1

    asyncio.run(play())


def test_a_take_back_does_not_return_used_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(LIVE)
            for _ in range(2):
                await at.turn(table)
            at.wall.wait(10)
            await at.turn(table)  # south, 55 s left
            await at.send("south", wire.TakebackAsk, table)
            at.wall.wait(7)
            await at.send("north", wire.TakebackAccept, table)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            clock = room.table.match.clock
            assert clock is not None
            assert (clock.running, clock.remaining) == ("south", (55_000, 53_000))
            # The same after it is loaded from the database.
            at.hub.rooms.loaded.clear()
            loaded = await at.hub.rooms.get(table)
            assert loaded.table is not None
            assert loaded.table.match.clock == clock

    asyncio.run(play())


def test_an_unreadable_game_delays_no_other_clock_and_reveals_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            tables = [await at.open(DAYS) for _ in range(3)]
            for table in tables:
                at.wall.wait(60)
                await at.turn(table)
            damage = (
                update(schema.games).where(schema.games.c.id.in_(tables[:2])).values(start="nonsense holds")
            )
            await at.hub.database.write(lambda connection: connection.execute(damage))
            at.hub.rooms.loaded.clear()
            at.wall.wait(3 * DAY)
            monkeypatch.setattr(housekeeping, "TABLES_PER_RUN", 1)
            for _ in range(3):
                await housekeeping.end_overdue_games(at.hub)
            assert (await at.hub.rooms.get(tables[2])).row.status == "ended"
            with pytest.raises(CommandRefused) as refused:
                await at.hub.rooms.get(tables[0])
            assert refused.value.code == "unreadable"
            assert "holds" not in str(refused.value)

    asyncio.run(play())


def test_aborting_stops_the_clock_and_withdraws_offers(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(DAYS)
            at.wall.wait(60)
            await at.send("south", wire.DrawOffer, table)
            await at.send("north", wire.Abort, table)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            moment = presenter.moment(room.table, "south")
            assert moment.clock is not None
            assert moment.clock.running is None
            assert (moment.draw_offer, moment.takeback) == (None, None)
            assert room.row.deadline is None

    asyncio.run(play())
