"""The health check: whether the server can store something now.

A database that can only be read, because its disk is full or read-only, is not healthy. The result is cached,
so that frequent checks neither wear the disk nor slow the games down.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from ..runtime.logs import log
from .database import Database, write_probe
from .postgres_link import Link

#: Seconds for which a result is reused.
CACHE_SECONDS: Final = 1.0
#: Seconds after which a check without a result counts as failed.
TIMEOUT: Final = 3.0


class HealthCheck:
    """Checks one database; simultaneous callers share one check.

    With PostgreSQL, a `link` says whether this worker reaches the database at all.
    """

    def __init__(self, database: Database, link: Link | None = None) -> None:
        self._database = database
        self._link = link
        self._running: asyncio.Task[bool] | None = None
        self._healthy = False
        self._until = 0.0

    @property
    def is_cut_off(self) -> bool:
        """Whether the database does not answer: this worker can do nothing for its clients."""
        return self._link is not None and not self._link.reachable

    async def is_healthy(self) -> bool:
        if self.is_cut_off:
            return False
        if time.monotonic() < self._until:
            return self._healthy
        if self._running is None:
            self._running = asyncio.create_task(self._check())
        # A caller that goes away must not stop the check of the others.
        return await asyncio.shield(self._running)

    async def _check(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._database.write(write_probe)
            self._healthy = True
        except Exception as error:
            log("unhealthy", error=error)
            self._healthy = False
        finally:
            self._until = time.monotonic() + CACHE_SECONDS
            self._running = None
        return self._healthy
