"""The sockets of a worker and whose they are: closed when their session ends, told of a new name."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ..store import accounts, games, sessions
from .room import Receiver

if TYPE_CHECKING:
    from .hub import Hub

#: How a socket is closed whose session has ended.
CLOSE_SESSION: Final = 4401


class Sessions:
    """Everyone who is connected to this worker."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        #: Every socket, also of those who only look on.
        self.connections: Final[set[Receiver]] = set()
        self._sockets: dict[int, set[Receiver]] = {}

    def open(self, receiver: Receiver) -> None:
        self.connections.add(receiver)
        if receiver.user_id is not None:
            self._sockets.setdefault(receiver.user_id, set()).add(receiver)

    def close(self, receiver: Receiver) -> None:
        self.connections.discard(receiver)
        if receiver.user_id is not None and (sockets := self._sockets.get(receiver.user_id)):
            sockets.discard(receiver)
            if not sockets:
                del self._sockets[receiver.user_id]

    def of(self, user_id: int | None) -> Iterable[Receiver]:
        """The sockets of a user; nobody has none."""
        return self._sockets.get(user_id, ()) if user_id is not None else ()

    async def changed(self, user_id: int) -> None:
        """Some sessions of a user have ended: close their sockets, at every worker."""
        await self._hub.database.write(lambda connection: games.notify(connection, f"session {user_id}"))
        await self.check(user_id)

    async def check(self, user_id: int) -> None:
        await self._close_ended(list(self.of(user_id)))

    async def check_all(self) -> None:
        """Close the sockets of sessions that ran out, or whose end was not heard of."""
        await self._close_ended([receiver for sockets in self._sockets.values() for receiver in sockets])

    async def _close_ended(self, sockets: list[Receiver]) -> None:
        tokens = sorted({receiver.token for receiver in sockets if receiver.token is not None})
        if tokens:
            now = self._hub.now()
            valid = await self._hub.database.read(lambda c: sessions.valid_tokens(c, tokens, now))
            ended = [receiver for receiver in sockets if receiver.token not in valid]
            await asyncio.gather(*(receiver.close(CLOSE_SESSION, "session ended") for receiver in ended))

    async def person_changed(self, user_id: int) -> None:
        """Someone has another name or kind now: tell every table that shows it, at every worker."""
        await self._hub.database.write(lambda connection: games.notify(connection, f"person {user_id}"))
        await self.hear_person(user_id)

    async def hear_person(self, user_id: int) -> None:
        found = await self._hub.database.look_up(lambda connection: accounts.find_by_id(connection, user_id))
        if found is None:
            return
        for receiver in self.of(user_id):
            receiver.user = found.user
        self._hub.lobby.forget()
        shown = {"id": found.id, "name": found.name, "kind": found.kind}
        for room in list(self._hub.rooms.values()):
            if user_id in room.people:
                room.people = {**room.people, user_id: shown}
                self._hub.changed(room)
