"""The open sockets of this worker, by user. Closes those whose session has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from ..store import sessions
from ..store.accounts import User
from ..store.database import Database
from .messages import SessionsEnded, notify

#: The close code of a socket whose session has ended.
CLOSE_SESSION: Final = 4401


class Receiver(Protocol):
    """One socket, as tables see it. `send` queues a frame and never waits."""

    user: User | None
    user_id: int | None
    #: The hash of the session's token.
    token: str | None

    def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    async def goodbye(self, after: int) -> None: ...


class Sockets:
    """All sockets that are connected to this worker."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        #: Every socket, including those of anonymous spectators.
        self.connections: Final[set[Receiver]] = set()
        self._by_user: dict[int, set[Receiver]] = {}

    def add(self, receiver: Receiver) -> None:
        self.connections.add(receiver)
        if receiver.user_id is not None:
            self._by_user.setdefault(receiver.user_id, set()).add(receiver)

    def remove(self, receiver: Receiver) -> None:
        self.connections.discard(receiver)
        if receiver.user_id is not None and (sockets := self._by_user.get(receiver.user_id)):
            sockets.discard(receiver)
            if not sockets:
                del self._by_user[receiver.user_id]

    def of(self, user_id: int | None) -> Iterable[Receiver]:
        """A user's open sockets; empty for an anonymous visitor."""
        return self._by_user.get(user_id, ()) if user_id is not None else ()

    async def sessions_ended(self, user_id: int) -> None:
        """Some sessions of a user have ended: close their sockets at every worker."""
        await self._database.write(lambda connection: notify(connection, SessionsEnded(user_id)))
        await self.close_ended(user_id)

    async def close_ended(self, user_id: int) -> None:
        """Close a user's sockets at this worker whose session has ended."""
        await self._close_ended(list(self.of(user_id)))

    async def close_all_ended(self) -> None:
        """Close every socket whose session has expired, or whose end was not announced to this worker."""
        await self._close_ended([receiver for sockets in self._by_user.values() for receiver in sockets])

    async def _close_ended(self, sockets: list[Receiver]) -> None:
        tokens = sorted({receiver.token for receiver in sockets if receiver.token is not None})
        if tokens:
            now = self._now()
            valid = await self._database.read(lambda c: sessions.valid_tokens(c, tokens, now))
            ended = [receiver for receiver in sockets if receiver.token not in valid]
            await asyncio.gather(*(receiver.close(CLOSE_SESSION, "session ended") for receiver in ended))
