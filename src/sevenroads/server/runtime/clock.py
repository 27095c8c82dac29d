"""The server's time: it follows the wall clock, but it does not jump when the wall clock is set.

A `ServerClock` counts the time that really passes. Now and then `next_time` compares it with the wall clock
and with the time that the server has stored. If they disagree, the players' clocks keep their time, and the
server's time approaches the wall clock slowly. Nothing here reads or stores anything in the database.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

#: Seconds between two comparisons.
SYNC_SECONDS: Final = 5.0
#: Milliseconds by which two clocks may differ without one of them having jumped.
TOLERANCE: Final = 1_000
#: Milliseconds after which a stored time does not prove any more that another server is running.
FRESH: Final = 15_000
#: The server's time approaches the wall clock by one millisecond in this many.
SLEW: Final = 100


def milliseconds() -> int:
    """The wall clock of this computer, which may be set forwards and backwards at any time."""
    return time.time_ns() // 1_000_000


def uptime() -> int:
    """Milliseconds that have passed, while the computer slept too. Setting the wall clock changes nothing."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def this_boot() -> str:
    """A name for this run of the computer. Uptimes of the same run can be compared."""
    with suppress(OSError):
        return Path("/proc/sys/kernel/random/boot_id").read_text().strip()
    return f"process {os.getpid()} {time.monotonic_ns()}"  # unknown: never equal to a stored one


class ServerClock:
    """The time of the server in milliseconds since 1970; a later call never returns less."""

    def __init__(self, wall: Callable[[], int] = milliseconds, uptime: Callable[[], int] = uptime) -> None:
        self.uptime: Final = uptime
        self.wall: Final = wall
        self._time, self._since = wall(), uptime()
        self._latest = self._time

    def __call__(self) -> int:
        self._latest = max(self._latest, self.at(self.uptime()))
        return self._latest

    def at(self, uptime: int) -> int:
        """The server's time when the computer has this uptime."""
        return self._time + uptime - self._since

    def set(self, time: int, uptime: int, *, back: bool = False) -> None:
        """The server's time is `time` at this uptime. With `back` it may return less than before."""
        self._time, self._since = time, uptime
        if back:
            self._latest = time


class StoredTime(Struct, frozen=True):
    """The server's time and the wall clock at one moment, and which computer's uptime it was.

    `writer` is the worker that has stored it.
    """

    time: int
    wall: int
    boot: str
    uptime: int
    writer: str


class Reading(Struct, frozen=True):
    """The clocks of one worker at one moment.

    `wall` is the reference: the clock of PostgreSQL, or with SQLite this computer's clock. `own` is the time
    that the worker has counted itself and `last_wall` the reference at its last comparison; both are None
    when the worker starts. `running` says whether any player's clock runs, `alone` whether there can be no
    other worker.
    """

    wall: int
    boot: str
    uptime: int
    worker: str
    own: int | None
    last_wall: int | None
    running: bool
    alone: bool


def next_time(stored: StoredTime | None, now: Reading) -> int:
    """The server's time from now on.

    While no player's clock runs, a jump of the wall clock harms nobody, and the time is that of the wall
    clock, unless other workers may still count from another time.
    """
    fresh = stored is not None and 0 <= now.wall - stored.wall <= FRESH
    if not now.running and (now.alone or (now.own is None and not fresh)):
        return now.wall
    if stored is None:
        return now.wall if now.own is None else now.own
    time = _continued(stored, now, fresh)
    # All workers slew by the time since the last of them stored it: together they do so only once.
    most = (now.wall - stored.wall) // SLEW if fresh else 0
    ahead = time - now.wall
    return time - max(-most, min(most, ahead))


def _continued(stored: StoredTime, now: Reading, fresh: bool) -> int:
    """The stored time and what has passed since."""
    expected = stored.time + now.wall - stored.wall
    if now.own is not None:
        if abs(expected - now.own) <= TOLERANCE:
            return expected
        # The wall clock has jumped, or this computer was stopped. In the second case another worker has
        # stored the time meanwhile, and the wall clock went on since then.
        others_agree = fresh and stored.writer != now.worker and stored.wall > (now.last_wall or 0)
        return expected if others_agree else now.own
    if fresh:
        return expected
    if stored.boot == now.boot and now.uptime >= stored.uptime:
        return stored.time + now.uptime - stored.uptime
    # No server has run for a while, and the computer was restarted or is another one. Only the wall clock
    # says how long that was, and it was not less than nothing.
    return max(expected, stored.time)
