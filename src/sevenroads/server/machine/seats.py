"""Plays the machine's seats: wakes when it is the machine's turn, thinks elsewhere, acts at a pace.

The machine is shown what its seat may see and acts through the same commands as anyone. If its worker
dies the game goes on, and if this process dies another, or the next, finds the table waiting.
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
from ..tables.hub import Hub
from ..tables.room import Room
from ..tables.table import Table
from .thinking import DEADLINE, Bots

#: Times the machine may fail at one table before it is left to the next sweep.
TRIES: Final = 3
#: The machine shows its actions faster when it has time for fewer of them than this.
PACES: Final = 100
#: And it thinks less when it has time for fewer turns.
TURNS: Final = 20


class Machine:
    """The machine's players of one worker."""

    def __init__(self, hub: Hub, bots: Bots, pace: int) -> None:
        self._hub = hub
        self._bots = bots
        self._pace = pace / 1000
        self._playing: dict[str, asyncio.Task[None]] = {}
        hub.after.append(self.wake)

    def wake(self, room: Room) -> None:
        """See whether the machine has something to do at a table; at most one task a table does it."""
        if room.id not in self._playing and room.machine_wanted:
            task = asyncio.create_task(self._play(room))
            self._playing[room.id] = task

    async def close(self) -> None:
        for task in list(self._playing.values()):
            task.cancel()
        await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def _asked(self, room: Room) -> tuple[str, Side] | None:
        """An offer to the machine, and how it answers: it gives turns back, and plays on."""
        table = room.table
        if table is None or table.over:
            return None
        if table.takeback is not None and room.machine(table.takeback.other) is not None:
            return "takeback-accept", table.takeback.other
        offer = table.match.draw_offer
        if offer is not None and room.machine(offer.other) is not None:
            return "draw-decline", offer.other
        return None

    async def _play(self, room: Room) -> None:
        try:
            await self._play_on(room)
        finally:
            # In the same step that found nothing to do: a wake that comes after it must start anew.
            self._playing.pop(room.id, None)

    async def _play_on(self, room: Room) -> None:
        failures = 0
        while failures < TRIES and room.machine_wanted:
            try:
                if asked := self._asked(room):
                    done = await self._hub.act(room, *asked)
                else:
                    done = await self._turn(room)
                failures = 0 if done else failures + 1
            except Exception as error:
                log("machine-failed", error=error, table=room.id)
                failures += 1
                await asyncio.sleep(self._pace)

    async def _turn(self, room: Room) -> bool:
        """Think, and play what came of it until something else happens at the table."""
        async with room.lock:
            table = room.table
            if not room.machine_to_act or table is None:
                return False
            side, seq = table.match.side, table.seq
            level = room.machine(side)
            thought = room.thought(side)
            left = _left(table, side, self._hub.now())
        assert level is not None
        pace, began = min(self._pace, left / PACES), time.perf_counter()
        # The same table and turn give the same seed, so that a restart does not change what is played. With
        # the salt, which nobody knows before the end: else one could try at home which cards it acts by.
        seed = zlib.crc32(f"{room.row['salt']} {seq}".encode())
        turn = await self._bots.choose_turn(thought, _in_time(level, left), seed, min(DEADLINE, left / 2))
        metrics.machine_thinking.observe(time.perf_counter() - began)
        for action in turn.actions:
            # Shown one by one, at a pace that does not tell how hard each was.
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))
            began = time.perf_counter()
            if self._asked(room) or not await self._hub.act(room, "act", side, seq, action):
                return True
            seq += 1
        return bool(turn.actions)


def _left(table: Table, side: Side, now: int) -> float:
    """The seconds that a side has left; without end where no clock runs."""
    clock = table.match.clock
    return clock.left(side, now) / 1000 if clock is not None and clock.running is side else math.inf


def _in_time(level: int, left: float) -> int:
    """The level, or the nearest below it whose thinking time is no matter for the clock."""
    limits = ((number, LEVELS[number - 1].limit) for number in range(level, 0, -1))
    return next(number for number, limit in limits if limit is None or (limit.seconds or 0) * TURNS <= left)
