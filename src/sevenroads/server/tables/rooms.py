"""The tables in the memory of this worker: loads them, and keeps them in step with the database.

Three operations keep a room in step. `load` reads a whole game. `apply` takes over one entry that another
worker has stored. `sync` compares a room with the database and takes over whatever is different.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from ..runtime import metrics
from ..runtime.logs import failures_logged, log
from ..store import accounts, games
from ..store.database import Database
from ..store.games import Version
from ..store.rows import Entry
from ..workers.messages import PersonChanged, notify
from ..workers.presence import Presence
from . import rated_games
from .publisher import Publisher
from .room import Room, Unreadable
from .table import NoTable

#: Seconds that an unused room without watchers stays in memory.
IDLE_SECONDS: Final = 120.0


class Rooms:
    """All rooms of one worker.

    Invariants: a table has at most one room here. A room is changed only while its lock is held. A room that
    may be ahead of the database (`must_reload`) is loaded again before anybody sees it. Watchers receive
    every stored entry once and in order, or a snapshot that contains it.
    """

    def __init__(
        self, database: Database, publisher: Publisher, presence: Presence, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._now = now
        self._publisher = publisher
        self._presence = presence
        presence.on_change = self._players_elsewhere_changed
        self.loaded: Final[dict[str, Room]] = {}
        #: Tables that could not be read: periodic tasks skip them.
        self.unreadable: Final[set[str]] = set()
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # ------------------------------------------------------------ load

    async def get(self, table_id: str) -> Room:
        """The room of a table, loaded if necessary; raises `NoTable` if there is no such table."""
        room = self.loaded.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            # Several may wait for the task: one that is cancelled must not cancel it.
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    def has(self, table_id: str) -> bool:
        """Whether a table is in memory, or is being loaded."""
        return table_id in self.loaded or table_id in self._loading

    async def in_memory(self, table_id: str) -> Room | None:
        """The room of a table that is loaded or being loaded. Unlike `get`, this is not a use of the room."""
        loading = self._loading.get(table_id)
        if loading is None:
            return self.loaded.get(table_id)
        try:
            return await asyncio.shield(loading)
        except NoTable:
            return None

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Room]:
        """A room under its lock, holding exactly what is stored."""
        room = await self.get(table_id)
        async with room.lock:
            if room.must_reload:
                await self.reload(room)
            yield room

    async def _load(self, table_id: str) -> Room:
        stored = await self._read(table_id)
        with self._noting_unreadable(table_id):
            room = Room(stored)
        await self.read_standings(room)
        self.loaded[table_id] = room
        self._presence.follow(table_id)
        metrics.rooms.set(len(self.loaded))
        return room

    async def reload(self, room: Room) -> None:
        """Load a room again, under its lock, and send it to its watchers."""
        room.must_reload = True
        status = room.row.status
        stored = await self._read(room.id)
        with self._noting_unreadable(room.id):
            room.load(stored)
        self._publisher.send_snapshots(room)
        if room.row.status != status:
            self._publisher.lobby.update(room.info())
        # A spectator may have taken a seat.
        self._presence.set_here(room.id, room.players_here())

    async def _read(self, table_id: str) -> games.StoredGame:
        stored = await self._database.look_up(lambda connection: games.load(connection, table_id))
        if stored is None:
            raise NoTable
        return stored

    @contextmanager
    def _noting_unreadable(self, table_id: str) -> Iterator[None]:
        """Note and log a table that cannot be read; `sevenroads admin check` says why."""
        try:
            yield
        except Unreadable as error:
            log("unreadable-game", error=error, table=table_id)
            self.unreadable.add(table_id)
            raise
        self.unreadable.discard(table_id)

    async def read_standings(self, room: Room) -> None:
        """Read the players' ratings and aborts, when a room is loaded and when a rated game has ended."""
        row, now = room.row, self._now()
        if any(person.kind in ("user", "bot") for person in room.people.values()):
            room.standings = await self._database.look_up(lambda c: rated_games.standings(c, row, now))

    def drop_idle(self) -> None:
        """Drop rooms that nobody watches or uses."""
        limit = time.monotonic() - IDLE_SECONDS
        for room in list(self.loaded.values()):
            if not room.watchers and room.used < limit and not room.lock.locked():
                self._drop(room)
        metrics.rooms.set(len(self.loaded))

    def _drop(self, room: Room) -> None:
        self.loaded.pop(room.id, None)
        self._presence.unfollow(room.id)

    # ------------------------------------------------------------ apply

    async def apply(self, table_id: str, entry: Entry) -> None:
        """Take over an entry that another worker has stored. If entries before it are missing, sync."""
        room = await self.in_memory(table_id)
        if room is None:
            return
        async with room.lock:
            table = room.table
            if table is None or room.must_reload or entry.seq > table.seq + 1:
                await self._sync(room)
            elif entry.seq == table.seq + 1:
                self._apply(room, entry)

    def _apply(self, room: Room, entry: Entry) -> None:
        assert room.table is not None
        applied = room.table.apply(entry)
        status = room.row.status
        room.row = room.row.after(room.progress(entry))
        self._publisher.send_entry(room, applied)
        if room.row.status != status:
            self._publisher.description_changed(room)

    # ------------------------------------------------------------ sync

    async def sync(self, table_id: str) -> None:
        """Compare a table with the database and publish what is different, at the table and in the lobby."""
        self._publisher.lobby.expire()
        # A room that is being loaded may have read its row before the change.
        room = await self.in_memory(table_id)
        if room is None:
            await self._publisher.lobby.refresh(table_id)
            return
        # Read under the lock: an older row must not overwrite a newer one.
        async with room.lock:
            await self._sync(room)

    async def sync_if_behind(self, room: Room, client_seq: int | None) -> None:
        """Sync, under the lock, if a client may know more than this worker.

        Through another worker, a client may already have seen a later entry, or the beginning of the game.
        Raises `NoTable` if the table was deleted.
        """
        if not self._presence.active:
            return
        if room.table is None or (client_seq is not None and client_seq > room.table.seq):
            await self._sync(room)
            if self.loaded.get(room.id) is not room:
                raise NoTable

    async def sync_all(self, *, unwatched: bool = False) -> None:
        """Find rooms that have missed a message and sync them: watched rooms, or all."""
        ids = [room.id for room in self.loaded.values() if unwatched or room.watchers]
        if not ids:
            return
        stored = await self._database.read(lambda connection: games.versions(connection, ids))
        for table_id, version in stored.items():
            room = self.loaded.get(table_id)
            if room is not None and Version.of(room.row) != version:
                with failures_logged("sync-failed", table=table_id):
                    await self.sync(table_id)

    async def _sync(self, room: Room) -> None:
        """Sync a room under its lock."""
        rows, who = await self._database.look_up(lambda connection: games.one(connection, room.id))
        if not rows:
            self._drop(room)
            self._publisher.send_deleted(room)
            return
        (row,) = rows
        before = room.info(player=True)
        begins = room.table is None and row.start is not None
        if begins or room.must_reload:
            await self.reload(room)
        else:
            if row.seq > room.row.seq:
                await self._apply_missing(room)
            # If another worker has stored more since the row was read, only the link to a rematch is news.
            current = row.seq == room.row.seq
            room.row = row if current else room.row.with_rematch(row.rematch)
            room.people = who
        if begins or (room.row.rated and room.row.status == "ended"):
            await self.read_standings(room)
        # Many workers and requests may ask for the same sync: watchers are only sent a change.
        if room.info(player=True) != before:
            self._publisher.description_changed(room)

    async def _apply_missing(self, room: Room) -> None:
        assert room.table is not None
        seq = room.table.seq
        for entry in await self._database.look_up(lambda c: games.entries_since(c, room.id, seq)):
            self._apply(room, entry)

    # ------------------------------------------------------------ people

    async def person_changed(self, user_id: int) -> None:
        """A user has another name or kind: show it at all tables, at every worker."""
        await self._database.write(lambda connection: notify(connection, PersonChanged(user_id)))
        await self.reload_person(user_id)

    async def reload_person(self, user_id: int) -> None:
        """Read a user again, and show the name and kind at this worker's tables."""
        found = await self._database.look_up(lambda connection: accounts.find_by_id(connection, user_id))
        if found is None:
            return
        for receiver in self._publisher.sockets.of(user_id):
            receiver.user = found.user
        self._publisher.lobby.expire()
        for room in list(self.loaded.values()):
            if user_id in room.people:
                room.people = {**room.people, user_id: found.user}
                self._publisher.description_changed(room)

    def _players_elsewhere_changed(self, table_id: str) -> None:
        room = self.loaded.get(table_id)
        if room is not None:
            room.players_elsewhere = self._presence.elsewhere(table_id)
            self._publisher.send_description(room)
