"""Waiting in turn: callers who wait for a thing, such as a process, and slots in which calls run.

Clients take turns, as in a `FairQueue`. Nothing here runs the calls.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from .fair_queue import FairQueue
from .rates import ConnectionLimit

T = TypeVar("T")


class NoPlace(Exception):
    """The queue is full, or the client has too many calls in it."""


class FairWait(Generic[T]):
    """Callers who wait for a thing; at most `places` of them, `per_client` of one client.

    In a full queue a client with few calls takes the place of a client with many, whose newest call raises
    `NoPlace`. `give_back` gets a thing that came when its caller no longer waited.
    """

    def __init__(self, places: int, per_client: int, give_back: Callable[[T], None]) -> None:
        self._places = places
        self._per_client = per_client
        self._give_back = give_back
        self._queue: FairQueue[asyncio.Future[T]] = FairQueue()

    async def wait(self, client: Hashable, seconds: float) -> T:
        """Wait for a thing. Raises `NoPlace`, or TimeoutError if none came in time."""
        if self._queue.count(client) >= self._per_client:
            raise NoPlace(f"{self._per_client} calls of this client are already waiting")
        if len(self._queue) >= self._places:
            displaced = self._queue.make_room(client)
            if displaced is None:
                raise NoPlace(f"{len(self._queue)} calls are already waiting")
            if not displaced.done():
                displaced.set_exception(NoPlace("another client took the place in the queue"))
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.add(client, turn)
        try:
            async with asyncio.timeout(seconds):
                return await turn
        except BaseException:
            self._queue.remove(client, turn)
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._give_back(turn.result())  # the caller was given the thing and cancelled at once
            raise

    def give(self, thing: T) -> bool:
        """Give a thing to the caller whose turn it is; returns False if nobody waits."""
        while (turn := self._queue.pop()) is not None:
            if not turn.done():
                turn.set_result(thing)
                return True
        return False


class FairSlots:
    """A number of slots in which calls run; up to `waiting` others wait in turn.

    One client may have `per_client` calls that wait or run. Calls without a client are not limited.
    """

    def __init__(self, slots: int, waiting: int, per_client: int) -> None:
        self._free = slots
        self._per_client = per_client
        self._clients = ConnectionLimit(per_client)
        self._queue: FairWait[None] = FairWait(waiting, waiting, self._release)
        #: Calls that wait or run.
        self.calls = 0

    @asynccontextmanager
    async def slot(self, client: Hashable, seconds: float) -> AsyncIterator[None]:
        """A slot, after a wait. Raises `NoPlace`, or TimeoutError if none was free in time."""
        if client is not None and not self._clients.acquire(client):
            raise NoPlace(f"{self._per_client} calls of this client are already waiting")
        self.calls += 1
        try:
            await self._take(client, seconds)
            try:
                yield
            finally:
                self._release(None)
        finally:
            self.calls -= 1
            if client is not None:
                self._clients.release(client)

    async def _take(self, client: Hashable, seconds: float) -> None:
        if self._free:
            self._free -= 1
        else:
            await self._queue.wait(client, seconds)

    def _release(self, _: None) -> None:
        if not self._queue.give(None):
            self._free += 1
