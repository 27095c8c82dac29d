"""The lobby of one worker: the list of public tables, and changes to it.

Reading the whole list is slow and anybody may ask for it. So it is read once for all who ask at the same
time, and cached for a second. It never lacks a change that this worker knows of; only the progress of running
games, which is not announced to the lobby, may be up to a second old.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from sqlalchemy import Connection

from .. import wire
from ..store import games
from ..store.database import Database
from ..workers.sockets import Receiver
from . import presenter, rated_games

#: Seconds for which the list is cached.
CACHE_SECONDS: Final = 1.0
#: How often one request reads the list at most, if it changes during each reading.
ATTEMPTS: Final = 3
#: Recent changes that are kept, to send them after a list that was read before them.
RECENT_CHANGES: Final = 1_000


class Listing:
    """All tables of the lobby as they were read at one time; each encoding is made once."""

    def __init__(self, tables: tuple[wire.TableInfo, ...], version: int, read: float) -> None:
        self._tables = tables
        self.version: Final = version
        self.read: Final = read

    @cached_property
    def frame(self) -> bytes:
        """For a socket."""
        return wire.encode(wire.Lobby(tables=self._tables, whole=True))

    @cached_property
    def answer(self) -> bytes:
        """For an HTTP request."""
        return wire.encode(wire.TableList(tables=self._tables))


class Lobby:
    """The sockets that watch the lobby through this worker, and what they are sent.

    Invariant: a listing that was read before a change is never sent after it without the change.
    """

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self.watchers: Final[set[Receiver]] = set()
        #: Counts the changes that this worker knows of.
        self._version = 0
        self._recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT_CHANGES)
        self._cached: Listing | None = None
        self._reading: asyncio.Task[Listing] | None = None

    async def listing(self) -> Listing:
        """All public tables, with every change that this worker knows of."""
        listing = await self._cached_or_read()
        for _ in range(ATTEMPTS - 1):
            if listing.version == self._version:
                break
            listing = await self._cached_or_read()
        return listing

    async def _cached_or_read(self) -> Listing:
        cached = self._cached
        if cached is not None and time.monotonic() - cached.read <= CACHE_SECONDS:
            return cached
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        # Several may wait for the task: one that is cancelled must not cancel it.
        return await asyncio.shield(self._reading)

    async def _read(self) -> Listing:
        version, began = self._version, time.monotonic()
        try:
            tables = await self._database.read(self.read_tables)
        finally:
            self._reading = None
        listing = Listing(tables, version, began)
        if version == self._version:
            self._cached = listing
        return listing

    def read_tables(self, connection: Connection) -> tuple[wire.TableInfo, ...]:
        """All public tables as they are stored."""
        return self._describe(connection, games.lobby(connection))

    def _describe(self, connection: Connection, found: games.GameList) -> tuple[wire.TableInfo, ...]:
        standings = rated_games.listed_standings(connection, found.rows, self._now())
        return presenter.table_infos(found.rows, found.people, standings=standings)

    def expire(self) -> None:
        """Something has changed: do not use the cached list any more."""
        self._version += 1
        self._cached = None

    async def send(self, receivers: Iterable[Receiver]) -> None:
        """Send the whole list, followed by the changes since it was read, which it must not undo."""
        listing = await self.listing()
        later = [frame for version, frame in self._recent if version > listing.version]
        for receiver in receivers:
            for frame in (listing.frame, *later):
                receiver.send(frame)

    async def refresh(self, table_id: str) -> None:
        """Read one table that this worker has not loaded, and send it to the watchers."""
        if not self.watchers:
            return
        found = await self._database.look_up(lambda c: self._describe(c, games.one(c, table_id)))
        if found:
            self.update(found[0])
        else:
            self.remove(table_id)

    def update(self, info: wire.TableInfo) -> None:
        """A table is new, or its description has changed."""
        if not info.public:
            return
        if info.status in ("open", "playing"):
            self._send_change(wire.Lobby(tables=(info,)))
        else:
            self.remove(info.id)

    def remove(self, table_id: str) -> None:
        """A table's game has ended, or the table was deleted."""
        self._send_change(wire.Lobby(tables=(), gone=(table_id,)))

    def _send_change(self, change: wire.Lobby) -> None:
        self.expire()
        if self.watchers:
            frame = wire.encode(change)
            self._recent.append((self._version, frame))
            for receiver in self.watchers:
                receiver.send(frame)
