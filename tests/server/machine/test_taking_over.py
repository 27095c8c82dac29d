"""The machine plays on when the worker that played it has died."""

from __future__ import annotations

import asyncio

from sevenroads.server import wire
from sevenroads.server.machine.seats import MachineSeats
from sevenroads.server.machine.thinking import ThinkingPool
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, migrations
from sevenroads.server.store.database import open_database
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest

from ..inside import Listener


def test_the_worker_to_which_a_player_returns_plays_the_machine_if_its_worker_has_died(postgres: str) -> None:
    """Without the periodic task, which would find the table after 15 seconds."""

    async def play() -> None:
        settings = Settings(database=postgres)
        # The first worker never plays the machine, as if it had died right after the player's turn.
        dead, alive = (Hub(open_database(settings), several_workers=True) for _ in range(2))
        pool = ThinkingPool(0)
        machine = MachineSeats(alive, pool, 0)
        try:
            person = await dead.database.write(lambda c: accounts.create_account(c, "Ada", "user", 1))
            opened = await opening.open_table(
                dead, person, TableRequest(opponent="machine", level=1, side="south")
            )
            await dead.commands.run(person.id, wire.Act(table=opened.id, id="a", seq=0, action="."))
            listener = Listener(person)
            await alive.watching.watch(listener, wire.Watch(table=opened.id, seq=1))
            room = await alive.rooms.get(opened.id)
            async with asyncio.timeout(60):
                while room.row.seq == 1:
                    await asyncio.sleep(0.05)
            assert listener.frames[-1]["type"] == "update"
        finally:
            await machine.close()
            await pool.close()
            for hub in (dead, alive):
                await hub.presence.close()
                await hub.database.close()

    migrations.upgrade(Settings(database=postgres))
    asyncio.run(play())
