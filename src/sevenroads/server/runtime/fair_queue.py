"""A queue in which clients take turns, so that a client with many items delays itself and not the others.

It only orders items. It does not wait, run or refuse anything, and it does not know what a client is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by client. Each client's items are first in, first out, and the clients take turns.

    >>> queue = FairQueue[str]()
    >>> for client, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1")]:
    ...     queue.add(client, item)
    >>> [queue.pop() for _ in range(len(queue))]
    ['a1', 'b1', 'a2', 'a3']
    """

    __slots__ = ("_items", "_size")

    def __init__(self) -> None:
        # A dict keeps insertion order: the client whose turn is next comes first.
        self._items: dict[Hashable, deque[T]] = {}
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def count(self, client: Hashable) -> int:
        """The number of items of a client."""
        return len(self._items.get(client, ()))

    def add(self, client: Hashable, item: T) -> None:
        self._items.setdefault(client, deque()).append(item)
        self._size += 1

    def pop(self) -> T | None:
        """Remove the oldest item of the client whose turn it is; None if the queue is empty."""
        if not self._items:
            return None
        client = next(iter(self._items))
        items = self._items.pop(client)
        item = items.popleft()
        self._size -= 1
        if items:
            self._items[client] = items  # at the end: the other clients come first
        return item

    def remove(self, client: Hashable, item: T) -> bool:
        """Remove an item; returns False if it is no longer in the queue."""
        items = self._items.get(client, deque())
        if item not in items:
            return False
        items.remove(item)
        self._size -= 1
        if not items:
            del self._items[client]
        return True

    def can_make_room(self, client: Hashable) -> bool:
        """Whether another client has at least two items more than this one."""
        return max(map(len, self._items.values()), default=0) >= self.count(client) + 2

    def make_room(self, client: Hashable) -> T | None:
        """Remove the newest item of the client with most items; None unless `can_make_room`."""
        if not self.can_make_room(client):
            return None
        self._size -= 1
        return self._items[max(self._items, key=self.count)].pop()
