"""Plays the machine's seats at the tables of one worker.

When it is the machine's turn, it has a turn chosen in another process and plays it action by action. The
machine is given what its seat may see and acts by the same commands as a player. If a thinking process dies,
the game goes on; if this worker dies, the worker to which a player of the table returns takes over, or a
periodic task finds the waiting table.
"""

from __future__ import annotations

import asyncio
import math
import time
import zlib
from typing import Final

from ...players import LEVELS
from ...rules.types import Side
from ..runtime import metrics
from ..runtime.logs import log
from ..store.postgres_link import is_outage
from ..tables.hub import Hub
from ..tables.room import Room
from ..tables.table import Table
from .thinking import DEADLINE, ThinkingPool, patient_turn

#: How often the machine may fail at one table before it is left to the periodic task.
ATTEMPTS: Final = 3
#: Seconds before the machine tries again if the database cannot be reached.
OUTAGE_SECONDS: Final = 1.0
#: Seconds without an action of the machine after which a player who came back does not wait for its worker.
RETURN_SECONDS: Final = 2.0
#: If the clock leaves time for fewer actions than this at the usual pace, the machine shows them faster.
PACED_ACTIONS: Final = 100
#: If the clock leaves time for fewer turns than this at the table's level, the machine plays a lower level.
TURNS_IN_TIME: Final = 20


class MachineSeats:
    """The machine at the tables of one worker; `pace` is milliseconds between two of its actions."""

    def __init__(self, hub: Hub, pool: ThinkingPool, pace: int) -> None:
        self._hub = hub
        self._pool = pool
        self._pace = pace / 1000
        self._playing: dict[str, asyncio.Task[None]] = {}
        hub.publisher.on_stored.append(self.wake)
        if hub.presence.active:
            hub.watching.on_return.append(self._wake_later)

    def wake(self, room: Room) -> None:
        """Start playing if the machine has something to do at a table; at most one task for each table."""
        if room.id not in self._playing and room.machine_wanted:
            task = asyncio.create_task(self._play(room))
            self._playing[room.id] = task

    def _wake_later(self, room: Room) -> None:
        """A player came back to a table: another worker plays the machine there, unless it has died."""

        def wake() -> None:
            if room.row.seq == seq and self._hub.rooms.loaded.get(room.id) is room:
                self.wake(room)

        seq = room.row.seq
        if room.machine_wanted:
            asyncio.get_running_loop().call_later(RETURN_SECONDS, wake)

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def _answer(self, room: Room) -> tuple[str, Side] | None:
        """The machine's answer to an open offer: it accepts take-backs and declines draws."""
        table = room.table
        if table is None or table.over:
            return None
        if table.takeback is not None and room.machine_level(table.takeback.other) is not None:
            return "takeback-accept", table.takeback.other
        offer = table.match.draw_offer
        if offer is not None and room.machine_level(offer.other) is not None:
            return "draw-decline", offer.other
        return None

    async def _play(self, room: Room) -> None:
        try:
            await self._play_on(room)
        finally:
            # No await between finding nothing to do and this: a later `wake` must start a new task.
            self._playing.pop(room.id, None)

    async def _play_on(self, room: Room) -> None:
        failures = 0
        while failures < ATTEMPTS and room.machine_wanted:
            try:
                if answer := self._answer(room):
                    done = await self._hub.commands.run_for_server(room, *answer)
                else:
                    done = await self._play_turn(room)
                failures = 0 if done else failures + 1
            except Exception as error:
                log("machine-failed", error=error, table=room.id)
                if self._hub.presence.active and is_outage(error):
                    await asyncio.sleep(OUTAGE_SECONDS)
                    continue
                failures += 1
                await asyncio.sleep(self._pace)

    async def _play_turn(self, room: Room) -> bool:
        """Choose a turn and play it until something else happens at the table."""
        async with room.lock:
            table = room.table
            if not room.machine_to_act or table is None:
                return False
            side, seq = table.match.side, table.seq
            level = room.machine_level(side)
            seen = room.seen_game(side)
            left = _seconds_left(table, side, self._hub.now())
        assert level is not None
        # A bot needs no time to watch the machine's actions.
        pace = 0.0 if room.has_bot(side.other) else min(self._pace, left / PACED_ACTIONS)
        began = time.perf_counter()
        # The seed depends on table and turn, so that a restart does not change the choice; and on the salt,
        # which nobody knows before the end: otherwise a player could try out which hidden cards lead to this
        # choice.
        seed = zlib.crc32(f"{room.row.salt} {seq}".encode())
        if room.row.settings.guided:
            actions = patient_turn(seen, seed)
        else:
            turn = await self._pool.choose_turn(
                seen, _level_in_time(level, left), seed, min(DEADLINE, left / 2), room.row.creator
            )
            actions = turn.actions
        metrics.machine_thinking.observe(time.perf_counter() - began)
        for action in actions:
            # A steady pace, which does not reveal how hard each choice was.
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))
            began = time.perf_counter()
            if self._answer(room) or not await self._hub.commands.run_for_server(
                room, "act", side, seq, action
            ):
                return True
            seq += 1
        return bool(actions)


def _seconds_left(table: Table, side: Side, now: int) -> float:
    """The seconds on a side's clock; infinite if no clock runs."""
    clock = table.match.clock
    return clock.left(side, now) / 1000 if clock is not None and clock.running is side else math.inf


def _level_in_time(level: int, left: float) -> int:
    """The level, or the next lower one that thinks fast enough for the time left."""
    limits = ((number, LEVELS[number - 1].limit) for number in range(level, 0, -1))
    return next(
        number for number, limit in limits if limit is None or (limit.seconds or 0) * TURNS_IN_TIME <= left
    )
