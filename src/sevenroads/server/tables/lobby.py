"""The lobby of a worker: all public tables to whoever asks for them, then what changes among them.

To read the whole takes a while, and anyone may ask: so it is read once for all who ask at a time, and kept
for a second. What this worker hears of, from itself or from another, is never missing in what it sends. How
far a game is by now is not told to the lobby, so that may be a second old.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from .. import wire
from ..store import games
from ..store.database import Database
from . import presenter
from .room import Receiver

#: Seconds that the whole lobby is kept.
FRESH: Final = 1.0
#: How often it is read for one who asks, because it changed meanwhile.
TRIES: Final = 3
#: Changes that are kept for whoever is sent a whole that was read before them.
RECENT: Final = 1_000


class Whole:
    """All tables of the lobby as they were read; each form is made once."""

    def __init__(self, tables: tuple[wire.TableInfo, ...], changes: int, read: float) -> None:
        self._tables = tables
        self.changes: Final = changes
        self.read: Final = read

    @cached_property
    def frame(self) -> bytes:
        return wire.encode(wire.Lobby(tables=self._tables, whole=True))

    @cached_property
    def answer(self) -> bytes:
        return wire.encode(wire.TableList(tables=self._tables))


class Lobby:
    """Who looks at the lobby by this worker, and what it is sent."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.watchers: Final[set[Receiver]] = set()
        self._changes = 0
        self._told: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self._whole: Whole | None = None
        self._reading: asyncio.Task[Whole] | None = None

    async def whole(self) -> Whole:
        """The lobby with all that this worker knows of by now."""
        whole = await self._fresh()
        for _ in range(TRIES - 1):
            if whole.changes == self._changes:
                break
            whole = await self._fresh()
        return whole

    async def _fresh(self) -> Whole:
        """What is kept, or what is being read."""
        whole = self._whole
        if whole is not None and time.monotonic() - whole.read <= FRESH:
            return whole
        if self._reading is None:
            self._reading = asyncio.create_task(self._read())
        # Several wait for it: one who stops must not stop it.
        return await asyncio.shield(self._reading)

    async def _read(self) -> Whole:
        changes, began = self._changes, time.monotonic()
        try:
            rows, who = await self._database.read(games.lobby)
        finally:
            self._reading = None
        whole = Whole(presenter.table_infos(rows, who), changes, began)
        if changes == self._changes:
            self._whole = whole
        return whole

    def forget(self) -> None:
        """Something has changed: what was read before is of no use any more."""
        self._changes += 1
        self._whole = None

    async def send(self, receivers: Iterable[Receiver]) -> None:
        """Send the whole lobby, and again what was told since it was read: it must not undo that."""
        whole = await self.whole()
        later = [frame for number, frame in self._told if number > whole.changes]
        for receiver in receivers:
            for frame in (whole.frame, *later):
                receiver.send(frame)

    def tell(self, info: wire.TableInfo) -> None:
        """A table is new, or its description has changed."""
        if not info.public:
            return
        if info.status in ("open", "playing"):
            self._tell(wire.Lobby(tables=(info,)))
        else:
            self.drop(info.id)

    def drop(self, table_id: str) -> None:
        """A table is over, or has been deleted."""
        self._tell(wire.Lobby(tables=(), gone=(table_id,)))

    def _tell(self, change: wire.Lobby) -> None:
        self.forget()
        if self.watchers:
            frame = wire.encode(change)
            self._told.append((self._changes, frame))
            for receiver in self.watchers:
                receiver.send(frame)
