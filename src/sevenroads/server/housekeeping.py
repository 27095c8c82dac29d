"""Periodic tasks of a worker: expired clocks, waiting machines, unjoined tables, idle rooms and sessions.

Any number of workers may run the same task at once, because an entry is stored only once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import Connection

from ..game.clock import DAY
from .machine.seats import MachineSeats
from .runtime.logs import failures_logged, log
from .store import addresses, games, sessions
from .tables import opening
from .tables.hub import Hub

#: Milliseconds after which a machine that has not acted counts as forgotten.
MACHINE_FORGOTTEN: Final = 15_000
#: The most tables that one run of a task works on.
TABLES_PER_RUN: Final = 200


async def repeat(name: str, seconds: float, task: Callable[[], Awaitable[None]]) -> None:
    """Run a task for ever, at intervals; a failure is logged, and the next run tries again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await task()
        except Exception as error:
            log("periodic-task-failed", error=error, kind=name)


async def _readable(hub: Hub, find: Callable[[Connection, int], list[str]]) -> list[str]:
    """The tables that a query finds, without unreadable ones: these would always be found first."""
    most = TABLES_PER_RUN + len(hub.rooms.unreadable)
    found = await hub.database.read(lambda connection: find(connection, most))
    return [table_id for table_id in found if table_id not in hub.rooms.unreadable]


async def end_overdue_games(hub: Hub) -> None:
    """R7.4: end games in which a side has run out of time."""
    for table_id in await _readable(hub, lambda connection, most: games.overdue(connection, hub.now(), most)):
        with failures_logged("clock-failed", table=table_id):
            room = await hub.rooms.get(table_id)
            if room.table is not None:
                await hub.commands.run_for_server(room, "time", room.table.match.side)


async def wake_machines(hub: Hub, machine: MachineSeats, waiting: int = MACHINE_FORGOTTEN) -> None:
    """Wake the machine at tables that have waited for it for at least `waiting` milliseconds."""
    before = hub.now() - waiting
    for table_id in await _readable(hub, lambda c, most: games.waiting_for_machine(c, before, most)):
        with failures_logged("waking-failed", table=table_id):
            # As stored: if storing the machine's action failed, the room believes that it has acted.
            async with hub.rooms.locked(table_id) as room:
                machine.wake(room)


async def close_unjoined_tables(hub: Hub, days: int) -> None:
    """Close tables that nobody has joined for at least `days` days."""
    before = hub.now() - days * DAY
    for table_id in await _readable(hub, lambda c, most: games.unjoined(c, before, most)):
        with failures_logged("closing-failed", table=table_id):
            await opening.close(hub, table_id)


async def clean_up(hub: Hub) -> None:
    """Drop idle rooms, delete expired sessions and old addresses, and close the sockets of ended sessions."""
    hub.rooms.drop_idle()
    now = hub.now()
    await hub.database.write(lambda connection: sessions.delete_expired(connection, now))
    await hub.database.write(lambda connection: addresses.delete_old(connection, now))
    await hub.sockets.close_all_ended()
