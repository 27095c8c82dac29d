"""What a worker does again and again: clocks that ran out, machines that wait, tables and rooms nobody uses.

Every chore can be done by any number of workers at once: an entry is stored once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from ..game.clock import DAY
from .machine.seats import Machine
from .runtime.logs import failures_logged, log
from .store import games, sessions
from .store.database import connect_postgres
from .store.games import CHANNEL
from .tables import opening
from .tables.hub import Hub, NoTable

if TYPE_CHECKING:
    import asyncpg

#: Milliseconds after which a machine that has not acted is thought to have been forgotten.
FORGOTTEN: Final = 15_000
#: Most tables that are looked after at once.
SWEEP: Final = 200


async def forever(name: str, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; a failure is logged and the next round tries anew."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception as error:
            log("chore-failed", error=error, kind=name)


async def _sweep(hub: Hub, find: Callable[[Any, int], list[str]]) -> list[str]:
    """The tables to look after, without those that cannot be read: they would stay the first for ever."""
    most = SWEEP + len(hub.unreadable)
    found = await hub.database.read(lambda connection: find(connection, most))
    return [table_id for table_id in found if table_id not in hub.unreadable]


async def end_overdue(hub: Hub) -> None:
    """R7.4: end games whose clock has run out."""
    for table_id in await _sweep(hub, lambda connection, most: games.overdue(connection, hub.now(), most)):
        with failures_logged("clock-failed", table=table_id):
            room = await hub.room(table_id)
            if room.table is not None:
                await hub.act(room, "time", room.table.match.side)


async def wake_machines(hub: Hub, machine: Machine, waiting: int = FORGOTTEN) -> None:
    """Find tables at which the machine should have acted."""
    before = hub.now() - waiting
    for table_id in await _sweep(hub, lambda c, most: games.waiting_for_machine(c, before, most)):
        with failures_logged("waking-failed", table=table_id):
            # As it is stored: where storing failed, the room may think that the machine has acted.
            async with hub.looking(table_id) as room:
                machine.wake(room)


async def close_forgotten(hub: Hub, days: int) -> None:
    """Close tables that nobody has joined for so many days: they would fill the lobby for ever."""
    before = hub.now() - days * DAY
    for table_id in await _sweep(hub, lambda c, most: games.forgotten(c, before, most)):
        with failures_logged("closing-failed", table=table_id):
            await opening.close(hub, table_id)


async def tidy(hub: Hub) -> None:
    hub.forget_idle()
    await hub.database.write(lambda connection: sessions.delete_expired(connection, hub.now()))
    await hub.sessions.check_all()


async def listen(hub: Hub, url: str) -> None:
    """Hear what other workers store, and compare numbers whenever the line had been cut."""
    while True:
        try:
            await _listen(hub, await connect_postgres(url))
        except Exception as error:
            log("listening-failed", error=error)
        await asyncio.sleep(1)


async def _listen(hub: Hub, connection: asyncpg.Connection) -> None:
    """Listen on one connection until it is cut."""
    cut = asyncio.Event()
    hearing: set[asyncio.Task[None]] = set()

    def heard(_connection: object, _process: int, _channel: str, payload: object) -> None:
        if not hub.concerns(str(payload)):
            return
        # A task each: one table that is busy must not hold up the others.
        task = asyncio.create_task(_hear(hub, str(payload)))
        hearing.add(task)
        task.add_done_callback(hearing.discard)

    try:
        connection.add_termination_listener(lambda _: cut.set())
        await connection.add_listener(CHANNEL, heard)
        await hub.mend_line()
        await cut.wait()
    finally:
        await connection.close(timeout=1)


async def _hear(hub: Hub, payload: str) -> None:
    try:
        await hub.heard(payload)
    except NoTable:
        return
    except Exception as error:
        log("hearing-failed", error=error)
