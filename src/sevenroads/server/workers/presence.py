"""Who sits at a table with another worker: told by NOTIFY, forgotten with the worker that told it.

Each message holds all that is true of a table at one worker, so that one that is missed or comes twice
does no lasting harm: who loads a table asks for it anew, and so does who hears from an unknown worker.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from ..runtime.logs import log
from ..store import games

if TYPE_CHECKING:
    from ..tables.hub import Hub

#: Seconds between two signs of life, and without one before a worker is thought dead.
ALIVE: Final = 2.0
DEAD: Final = 7.0
#: Seconds in which changes are gathered: many clients may come at once.
GATHER: Final = 0.05
#: Tables in one notification, which has room for 8,000 bytes.
TABLES: Final = 100


class Presence:
    """Tells other workers who of the players is here, and keeps what they tell."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        self._heard: dict[str, float] = {}
        self._telling: asyncio.Task[None] | None = None

    def changed(self, table_id: str) -> None:
        """Who of the players is here may have changed at a table."""
        self._changed.add(table_id)
        self._wake()

    def ask(self, tables: Iterable[str]) -> None:
        """Ask the other workers who is with them."""
        self._asked.update(tables)
        self._wake()

    async def beat(self) -> None:
        """Give a sign of life, and forget the workers that have given none."""
        await self._tell([f"alive {self._hub.worker}"])
        limit = time.monotonic() - DEAD
        for worker in [worker for worker, heard in self._heard.items() if heard < limit]:
            del self._heard[worker]
            self._forget(worker)

    def relearn(self) -> None:
        """The line was cut: what was heard may no longer be true, and signs of life were missed."""
        self._heard = dict.fromkeys(self._heard, time.monotonic())
        self.ask(self._hub.rooms)

    def hear(self, kind: str, worker: str, details: list[str]) -> None:
        """A notification of a worker, perhaps the own one."""
        if worker == self._hub.worker:
            return
        if kind == "leaving":
            self._heard.pop(worker, None)
            self._forget(worker)
            return
        if worker not in self._heard:
            self.ask(self._hub.rooms)
        self._heard[worker] = time.monotonic()
        if kind == "who":
            # Answered for every table: who asks may still believe in someone who has gone.
            for table_id in details:
                self.changed(table_id)
        elif kind == "here":
            for detail in details:
                table_id, _, users = detail.partition(":")
                self._learn(table_id, worker, frozenset(int(user) for user in users.split(",") if user))

    async def close(self) -> None:
        """Say that this worker goes; who does not hear it will miss its signs of life."""
        if self._telling is not None:
            self._telling.cancel()
        try:
            await self._tell([f"leaving {self._hub.worker}"])
        except Exception as error:
            log("presence-failed", error=error)

    def _learn(self, table_id: str, worker: str, users: frozenset[int]) -> None:
        room = self._hub.rooms.get(table_id)
        if room is None or room.elsewhere.get(worker, frozenset()) == users:
            return
        if users:
            room.elsewhere[worker] = users
        else:
            del room.elsewhere[worker]
        self._hub.tell_description(room)

    def _forget(self, worker: str) -> None:
        for room in self._hub.rooms.values():
            if room.elsewhere.pop(worker, None):
                self._hub.tell_description(room)

    def _wake(self) -> None:
        if self._telling is None:
            self._telling = asyncio.create_task(self._gather())

    async def _gather(self) -> None:
        try:
            while self._changed or self._asked:
                await asyncio.sleep(GATHER)
                changed, asked = sorted(self._changed), sorted(self._asked)
                self._changed.clear()
                self._asked.clear()
                await self._tell([*self._payloads("here", map(self._state, changed))])
                await self._tell([*self._payloads("who", asked)])
        except Exception as error:
            # Whoever is told nothing sees it as it was: the next change, or a question, mends it.
            log("presence-failed", error=error)
        finally:
            self._telling = None

    def _state(self, table_id: str) -> str:
        room = self._hub.rooms.get(table_id)
        return f"{table_id}:{','.join(map(str, sorted(room.present())))}" if room else f"{table_id}:"

    def _payloads(self, kind: str, details: Iterable[str]) -> Iterator[str]:
        every = list(details)
        for first in range(0, len(every), TABLES):
            yield " ".join((kind, self._hub.worker, *every[first : first + TABLES]))

    async def _tell(self, payloads: list[str]) -> None:
        def work(connection: Any) -> None:
            for payload in payloads:
                games.notify(connection, payload)

        if payloads:
            await self._hub.database.write(work)
