"""The queue of passwords that wait to be hashed or verified.

It is fair between addresses: they take turns, and one address or one account has only a few places. If the
queue is full, a newcomer takes the last place of the address that has most. So a client that floods the
queue delays itself, not the others. The queue runs nothing; `passwords` does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..runtime.fair_queue import FairQueue

#: Passwords of one account, and from one address, that may wait or be hashed at the same time.
PER_ACCOUNT: Final = 3
PER_ADDRESS: Final = 8


class HashingBusy(Exception):
    """The hashing queue is full, or the hashing process failed or is stopping."""

    def __init__(self, message: str = "Too many people are signing in. Try again in a few seconds.") -> None:
        super().__init__(message)


class Requester(NamedTuple):
    """Who wants a password hashed: the client's address, and the key of the account's name if it has one."""

    address: str
    account: str | None = None


class Job:
    """A piece of work in the queue, and the future of its result."""

    __slots__ = ("future", "requester", "work")

    def __init__(self, requester: Requester | None, work: Callable[[], Any]) -> None:
        self.requester = requester
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class HashingQueue:
    """At most `capacity` jobs, the running one included. Jobs without a requester are only counted."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._waiting: FairQueue[Job] = FairQueue()
        self._addresses: Counter[str] = Counter()
        self._accounts: Counter[str] = Counter()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def require_place(self, requester: Requester | None) -> None:
        """Raise HashingBusy if this requester cannot have a place now."""
        if requester is not None:
            if requester.account is not None and self._accounts[requester.account] >= PER_ACCOUNT:
                raise HashingBusy
            if self._addresses[requester.address] >= PER_ADDRESS:
                raise HashingBusy
        if self._size >= self.capacity and not self._waiting.can_make_room(_address(requester)):
            raise HashingBusy

    def add(self, job: Job) -> None:
        """Add a job at the end of its address; raises HashingBusy."""
        self.require_place(job.requester)
        address = _address(job.requester)
        if self._size >= self.capacity:
            displaced = self._waiting.make_room(address)
            assert displaced is not None
            self._refuse(displaced)
        self._waiting.add(address, job)
        self._count(job, 1)

    def pop(self) -> Job | None:
        """The next job: the oldest of the address whose turn it is. It keeps its place until `done`."""
        return self._waiting.pop()

    def drop(self, job: Job) -> None:
        """Remove a waiting job; its caller gets HashingBusy unless it no longer waits."""
        if self._waiting.remove(_address(job.requester), job):
            self._refuse(job)

    def done(self, job: Job) -> None:
        """Free the place of a job that `pop` returned."""
        self._count(job, -1)

    def _count(self, job: Job, change: int) -> None:
        self._size += change
        if job.requester is not None:
            _change(self._addresses, job.requester.address, change)
            if job.requester.account is not None:
                _change(self._accounts, job.requester.account, change)

    def _refuse(self, job: Job) -> None:
        self.done(job)
        if not job.future.done():
            job.future.set_exception(HashingBusy())


def _address(requester: Requester | None) -> str:
    return requester.address if requester is not None else ""


def _change(counter: Counter[str], key: str, change: int) -> None:
    counter[key] += change
    if not counter[key]:
        del counter[key]
