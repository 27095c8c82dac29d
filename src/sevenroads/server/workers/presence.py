"""Which players watch which tables through which worker.

Each worker announces the players who watch through it. An announcement replaces the worker's last one about
the same table, so a lost or repeated message does no lasting harm. A worker asks for announcements when it
loads a table and when it hears from a worker that it does not know. Players of a worker that stops sending
heartbeats count as gone.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from sqlalchemy import Connection

from ..runtime.logs import log
from ..store.database import Database
from .messages import (
    VERSION,
    Heartbeat,
    PlayersHere,
    PresenceMessage,
    WhoIsHere,
    WorkerMessage,
    WorkerStopping,
    notify,
)

#: Seconds between two heartbeats, and without one before a worker counts as dead.
HEARTBEAT_SECONDS: Final = 2.0
DEAD_SECONDS: Final = 7.0
#: Seconds in which changes are collected: many clients may connect at once.
COLLECT_SECONDS: Final = 0.05
#: Tables in one message, so that it stays below the size limit of a notification.
TABLES_PER_MESSAGE: Final = 100

_NOBODY: Final[frozenset[int]] = frozenset()


class Presence:
    """Announces the players of this worker and remembers the announcements of the others.

    If it is not `active`, because there are no other workers, it sends nothing and everybody is here.
    `on_change` is called with a followed table when its players at other workers change.
    """

    def __init__(self, database: Database, worker: str, *, active: bool) -> None:
        self.active: Final = active
        self.on_change: Callable[[str], None] = lambda _table: None
        self._database = database
        self._worker = worker
        self._followed: set[str] = set()
        self._here: dict[str, frozenset[int]] = {}
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        self._announce: set[str] = set()
        self._ask: set[str] = set()
        self._last_seen: dict[str, float] = {}
        self._reported: set[str] = set()
        self._sending: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ this worker's tables

    def follow(self, table: str) -> None:
        """Keep track of a table's players at other workers."""
        self._followed.add(table)
        self._schedule(ask=(table,))

    def unfollow(self, table: str) -> None:
        """Forget a table that is no longer loaded here; a deleted one may still have had watchers."""
        self._followed.discard(table)
        self._here.pop(table, None)
        self._elsewhere.pop(table, None)

    def set_here(self, table: str, players: frozenset[int]) -> None:
        """Announce the players who watch a table through this worker, if they have changed."""
        if self._here.get(table, _NOBODY) == players:
            return
        if players:
            self._here[table] = players
        else:
            del self._here[table]
        self._schedule(announce=(table,))

    def elsewhere(self, table: str) -> frozenset[int]:
        """The players who watch a table through other workers."""
        return _NOBODY.union(*self._elsewhere.get(table, {}).values())

    # ------------------------------------------------------------ other workers

    async def heartbeat(self) -> None:
        """Send a heartbeat, and forget the workers that have sent none for too long."""
        await self._send([Heartbeat(self._worker, VERSION)])
        limit = time.monotonic() - DEAD_SECONDS
        for worker in [worker for worker, seen in self._last_seen.items() if seen < limit]:
            self._forget(worker)

    def ask_again(self) -> None:
        """Messages may have been missed: ask about every table, and wait for heartbeats again."""
        self._last_seen = dict.fromkeys(self._last_seen, time.monotonic())
        self._schedule(ask=self._followed)

    def handle(self, message: PresenceMessage) -> None:
        worker = message.sender
        if worker == self._worker:
            return
        if isinstance(message, WorkerStopping):
            self._forget(worker)
            return
        if worker not in self._last_seen:
            self._schedule(ask=self._followed)
        self._last_seen[worker] = time.monotonic()
        if isinstance(message, Heartbeat) and message.version != VERSION and worker not in self._reported:
            # Expected while hosts are upgraded one after the other.
            self._reported.add(worker)
            log("worker-of-other-version", revision=str(message.version))
        if isinstance(message, WhoIsHere):
            # An answer for every table, also without players: the worker may remember some who have left.
            self._schedule(announce=message.tables)
        elif isinstance(message, PlayersHere):
            for table, players in message.players.items():
                self._update(table, worker, frozenset(players))

    async def close(self) -> None:
        """Announce that this worker stops; otherwise the others notice its missing heartbeats."""
        if not self.active:
            return
        if self._sending is not None:
            self._sending.cancel()
        try:
            await self._send([WorkerStopping(self._worker)])
        except Exception as error:
            log("presence-failed", error=error)

    def _update(self, table: str, worker: str, players: frozenset[int]) -> None:
        if table not in self._followed:
            return
        workers = self._elsewhere.setdefault(table, {})
        if workers.get(worker, _NOBODY) == players:
            return
        if players:
            workers[worker] = players
        else:
            del workers[worker]
        self.on_change(table)

    def _forget(self, worker: str) -> None:
        self._last_seen.pop(worker, None)
        self._reported.discard(worker)
        for table, workers in list(self._elsewhere.items()):
            if workers.pop(worker, None):
                self.on_change(table)

    # ------------------------------------------------------------ sending

    def _schedule(self, *, announce: Iterable[str] = (), ask: Iterable[str] = ()) -> None:
        if not self.active:
            return
        self._announce.update(announce)
        self._ask.update(ask)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_scheduled())

    async def _send_scheduled(self) -> None:
        try:
            while self._announce or self._ask:
                await asyncio.sleep(COLLECT_SECONDS)
                announcements, questions = list(self._announcements()), list(self._questions())
                self._announce.clear()
                self._ask.clear()
                await self._send(announcements)
                await self._send(questions)
        except Exception as error:
            # The other workers keep an old state until the next change or question.
            log("presence-failed", error=error)
        finally:
            self._sending = None

    def _announcements(self) -> Iterator[WorkerMessage]:
        for tables in _batches(self._announce):
            yield PlayersHere(
                self._worker, {table: tuple(sorted(self._here.get(table, _NOBODY))) for table in tables}
            )

    def _questions(self) -> Iterator[WorkerMessage]:
        for tables in _batches(self._ask):
            yield WhoIsHere(self._worker, tables)

    async def _send(self, messages: Iterable[WorkerMessage]) -> None:
        def work(connection: Connection) -> None:
            notify(connection, *messages)

        messages = list(messages)
        if messages:
            await self._database.write(work)


def _batches(tables: Iterable[str]) -> Iterator[tuple[str, ...]]:
    every = sorted(tables)
    for first in range(0, len(every), TABLES_PER_MESSAGE):
        yield tuple(every[first : first + TABLES_PER_MESSAGE])
