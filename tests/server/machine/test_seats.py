"""The machine at a table: it acts and answers whatever failed before, and does not run out of time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sevenroads.rules.types import Side
from sevenroads.server import housekeeping, wire
from sevenroads.server.machine.seats import MachineSeats
from sevenroads.server.machine.thinking import DEADLINE, ChosenTurn, ThinkingPool
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store.rows import Entry, Progress
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest

from ..client import run
from ..inside import Inside, inside


@asynccontextmanager
async def playing(hub: Hub, pace: int = 0) -> AsyncIterator[tuple[MachineSeats, ThinkingPool]]:
    """The machine of one worker, without thinking processes: it plays quick turns."""
    pool = ThinkingPool(0)
    machine = MachineSeats(hub, pool, pace)
    try:
        yield machine, pool
    finally:
        await machine.close()
        await pool.close()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def against_machine(at: Inside, level: int = 1, clock: wire.ClockSettings | None = None) -> str:
    wish = TableRequest(
        opponent="machine", level=level, start="south", clock=clock or wire.ClockSettings("none")
    )
    return (await opening.open_table(at.hub, at.users["south"], wish)).id


def test_the_machine_plays_a_turn_later_if_storing_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room believes that the machine has ended its turn, and nobody watches it."""

    async def scene() -> None:
        async with inside(tmp_path) as at, playing(at.hub) as (machine, _):
            failures = 1
            store = at.hub.commands._store

            def store_or_fail(connection: Any, room: Any, entry: Entry, progress: Progress) -> None:
                nonlocal failures
                if failures and entry.seat.value == "north" and entry.action == ".":
                    failures -= 1
                    raise OSError("no room on the disk")
                store(connection, room, entry, progress)

            monkeypatch.setattr(at.hub.commands, "_store", store_or_fail)
            table = await against_machine(at)
            await at.send("south", wire.Act, table, action=".")
            room = at.hub.rooms.loaded[table]
            await until(lambda: room.must_reload and not machine._playing)
            at.wall.wait(60)
            await housekeeping.wake_machines(at.hub, machine)
            await until(lambda: room.row.side == "south")
            assert not room.must_reload

    run(scene())


@pytest.mark.parametrize(
    ("question", "answer"), [(wire.TakebackAsk, "takeback-accept"), (wire.DrawOffer, "draw-decline")]
)
def test_the_machine_answers_an_offer_that_was_made_before_its_worker_died(
    tmp_path: Path, question: type[Any], answer: str
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            async with playing(at.hub):
                table = await against_machine(at)
                await at.send("south", wire.Act, table, action=".")
                room = at.hub.rooms.loaded[table]
                await until(lambda: room.row.side == "south")
                at.hub.publisher.on_stored.clear()  # as if the worker died after storing
                await at.send("south", question, table)
            next_hub = Hub(at.hub.database, at.wall)
            async with playing(next_hub) as (machine, _):
                await housekeeping.wake_machines(next_hub, machine, 0)
                stored = await next_hub.rooms.get(table)
                assert stored.table is not None
                await until(lambda: not stored.row.machine)
                assert stored.table.log[-1].entry.kind == answer

    run(scene())


def test_the_machine_does_not_lose_on_time_because_of_its_pace(tmp_path: Path) -> None:
    """Ten seconds for the game, and a pace that would use them up after twenty actions."""

    async def scene() -> None:
        async with inside(tmp_path) as at:
            hub = Hub(at.hub.database)
            async with playing(hub, pace=500):
                real = Inside(hub, at.wall, list(at.users.values()))
                table = await against_machine(real, clock=wire.ClockSettings("live", seconds=10))
                room = await hub.rooms.get(table)
                while room.table is not None and room.table.match.turn < 30 and not room.table.over:
                    try:
                        await real.send("south", wire.Act, table, action=".")
                    except CommandRefused as refusal:
                        assert refusal.code in ("over", "not-your-turn", "illegal"), refusal
                        break
                    await until(lambda: room.row.side != "north")
                assert room.row.termination != "time"

    run(scene())


@pytest.mark.parametrize(("seconds", "level"), [(60, 8), (20, 8), (19, 7), (1, 7)])
def test_the_machine_plays_at_a_faster_level_when_it_is_short_of_time(
    tmp_path: Path, seconds: int, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[int, float, bool]:
        async with inside(tmp_path) as at, playing(at.hub) as (machine, pool):
            at.hub.publisher.on_stored.clear()  # the test wakes the machine
            asked: list[tuple[int, float, bool]] = []

            async def choose(
                _seen: object, level: int, _seed: int, deadline: float, account: int
            ) -> ChosenTurn:
                asked.append((level, deadline, account == at.users["south"].id))
                return ChosenTurn((".",))

            monkeypatch.setattr(pool, "choose_turn", choose)
            table = await against_machine(at, 8, wire.ClockSettings("live", seconds=60))
            room = await at.hub.rooms.get(table)
            await at.send("south", wire.Act, table, action=".")
            await at.hub.commands.run_for_server(room, "act", Side.NORTH, action=".")
            await at.send("south", wire.Act, table, action=".")
            at.wall.wait(60 - seconds)
            machine.wake(room)
            await until(lambda: asked)
            return asked[0]

    assert run(scene()) == (level, min(DEADLINE, seconds / 2), True)
