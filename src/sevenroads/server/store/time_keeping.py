"""Keeps the `ServerClock` of a worker in step with the other workers, and with itself over restarts.

The reference is the clock of PostgreSQL, so that the clocks of several hosts may differ; with SQLite it is
the clock of this computer. `runtime/clock.py` decides what the time is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from ..runtime import metrics
from ..runtime.clock import TOLERANCE, Reading, ServerClock, StoredTime, next_time, this_boot
from ..runtime.logs import log
from . import games, server_state
from .database import Database

_NAME: Final = "clock"
#: Milliseconds: if reading the reference takes longer, the result is not precise enough.
SLOWEST: Final = 500
_NOW: Final = select(func.extract("epoch", func.clock_timestamp()))


class _Comparison(NamedTuple):
    """What a comparison has found: the time at an uptime, and the reference then."""

    time: int
    uptime: int
    wall: int
    running: bool


class TimeKeeper:
    """Compares the clock of one worker with the stored time, at its start and then every few seconds."""

    def __init__(
        self,
        database: Database,
        clock: ServerClock,
        worker: str,
        *,
        boot: str | None = None,
        reference: Callable[[Connection], int] | None = None,
    ) -> None:
        self._database = database
        self._clock = clock
        self._worker = worker
        self._boot = boot if boot is not None else this_boot()
        self._reference = reference if reference is not None else self._read_reference
        self._last: _Comparison | None = None

    async def synchronise(self) -> None:
        """Set the clock to the time that all workers agree on, and store it."""
        try:
            found = await self._database.write(self._compare)
        except IntegrityError:  # another worker has stored the first time meanwhile
            found = await self._database.write(self._compare)
        if found is None:
            return
        # The clock may go back only when no player's clock runs.
        self._clock.set(found.time, found.uptime, back=self._last is None or not found.running)
        self._report(found)
        self._last = found

    def _compare(self, connection: Connection) -> _Comparison | None:
        value = server_state.read(connection, _NAME)
        stored = msgspec.json.decode(value, type=StoredTime) if value is not None else None
        alone = connection.dialect.name != "postgresql"
        running = games.clocks_run(connection)
        began = self._clock.uptime()
        wall = self._reference(connection)
        ended = self._clock.uptime()
        if self._last is not None and ended - began > SLOWEST:
            return None
        uptime = (began + ended) // 2
        now = Reading(
            wall=wall,
            boot=self._boot,
            uptime=uptime,
            worker=self._worker,
            own=self._clock.at(uptime) if self._last is not None else None,
            last_wall=self._last.wall if self._last is not None else None,
            running=running,
            alone=alone,
        )
        time = next_time(stored, now)
        # Without running clocks SQLite need not write, except that a paused time has caught up.
        if running or not alone or (stored is not None and stored.time != stored.wall):
            new = StoredTime(time, wall, self._boot, uptime, self._worker)
            server_state.write(connection, _NAME, msgspec.json.encode(new).decode())
        return _Comparison(time, uptime, wall, running)

    def _read_reference(self, connection: Connection) -> int:
        if connection.dialect.name != "postgresql":
            return self._clock.wall()
        return round(connection.execute(_NOW).scalar_one() * 1000)

    def _report(self, found: _Comparison) -> None:
        metrics.clock_offset.set((found.time - found.wall) / 1000)
        if self._last is None:
            return
        jump = found.wall - self._last.wall - (found.uptime - self._last.uptime)
        if abs(jump) > TOLERANCE:
            log("wall-clock-jumped", level=logging.WARNING, seconds=jump / 1000)
