"""The guided game at a table: who is coached, who plays against the learner, and what comes after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sevenroads.rules.types import Side
from sevenroads.server.machine.seats import MachineSeats
from sevenroads.server.machine.thinking import ThinkingPool
from sevenroads.server.tables import opening, presenter
from sevenroads.server.tables.opening import TableRequest
from sevenroads.server.tables.room import Room

from ..client import run
from ..inside import Inside, application, inside


async def guided(at: Inside) -> Room:
    opened = await opening.open_table(at.hub, at.users["south"], TableRequest.guided_game())
    return await at.hub.rooms.get(opened.id)


def test_only_the_learner_is_coached_and_only_on_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            room = await guided(at)
            assert room.info().guided
            assert room.table is not None
            coach = presenter.moment(room.table, "south").coach
            assert coach is not None
            assert (coach.code, coach.action) == ("place-wanted", "T3")
            for viewer in ("north", "spectator"):
                assert presenter.moment(room.table, viewer).coach is None
            await at.hub.commands.run_for_server(room, "act", Side.SOUTH, 0, ".")
            assert presenter.moment(room.table, "south").coach is None

    run(scene())


def test_other_tables_have_no_coach(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            opened = await opening.open_table(at.hub, at.users["south"], TableRequest(opponent="machine"))
            room = await at.hub.rooms.get(opened.id)
            assert not room.info().guided
            assert room.table is not None
            assert presenter.moment(room.table, "south").coach is None

    run(scene())


def test_a_learner_who_follows_the_coach_wins_against_the_machine_of_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            pool = ThinkingPool(0)
            machine = MachineSeats(at.hub, pool, 0)
            room = await guided(at)
            assert room.table is not None
            async with asyncio.timeout(30):
                while room.row.status == "playing":
                    coach = presenter.moment(room.table, "south").coach
                    if coach is None:
                        await asyncio.sleep(0.005)
                        continue
                    await at.hub.commands.run_for_server(
                        room, "act", Side.SOUTH, room.table.seq, coach.action
                    )
            assert room.row.result == "south"
            assert room.row.turn <= 16
            next_id = await opening.rematch(at.hub, at.users["south"], room.id)
            rematch = await at.hub.rooms.get(next_id)
            assert not rematch.info().guided
            assert rematch.row.south_level == 1
            assert rematch.row.start is not None
            assert rematch.row.start.split()[1] == "|/|/|/|/|/|/|"
            await machine.close()
            await pool.close()

    run(scene())


def test_a_guided_game_takes_no_other_settings(tmp_path: Path) -> None:
    async def scene() -> None:
        async with application(tmp_path) as (_, client):
            refused = await client.post("/api/tables", json={"guided": True, "level": 3})
            assert refused.status_code == 422
            assert "send no other field with `guided`" in refused.text
            opened = await client.post("/api/tables", json={"guided": True})
            assert opened.status_code == 201
            assert opened.json()["table"]["variant"] == "ardennes+nospecials+novictory"

    run(scene())
