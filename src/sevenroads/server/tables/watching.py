"""Lets sockets watch tables: begin and end watching, previews, and new snapshots after a gap."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final

from .. import wire
from ..workers.presence import Presence
from ..workers.sockets import Receiver
from . import presenter
from .chat import Chat
from .commands import begun
from .publisher import Publisher
from .room import Room, Watcher
from .rooms import Rooms


class Watching:
    """Connects the sockets of this worker with its rooms.

    Invariant: a socket becomes a watcher and gets its snapshot under the room's lock, so it misses no entry
    and gets none twice.
    """

    def __init__(self, rooms: Rooms, publisher: Publisher, chat: Chat, presence: Presence) -> None:
        self._rooms = rooms
        self._publisher = publisher
        self._chat = chat
        self._presence = presence
        #: Called with a room when one of its players comes back to it.
        self.on_return: Final[list[Callable[[Room], None]]] = []

    async def watch(self, receiver: Receiver, request: wire.Watch) -> None:
        """Send a table to a socket, and everything that happens at it from now on."""
        async with self._rooms.locked(request.table) as room:
            await self._rooms.sync_if_behind(room, request.seq)
            perspective = room.perspective(receiver.user_id, request.seat)
            # If this fails, the socket must not have become a watcher: it would get updates, but no snapshot.
            muted = await self._chat.muted_by(receiver.user_id)
            chat = await self._chat.lines(room, perspective, muted)
            newcomer = receiver not in room.watchers
            room.watchers[receiver] = Watcher(receiver, perspective, muted)
            receiver.send(wire.encode(room.snapshot(perspective, request.seq, chat)))
            if newcomer and perspective.is_player:
                self._publisher.send_description(room, but=receiver)
                self._presence.set_here(room.id, room.players_here())
                if request.seq is not None:
                    for call in self.on_return:
                        call(room)

    def unwatch(self, receiver: Receiver, table_id: str) -> None:
        room = self._rooms.loaded.get(table_id)
        if room and (watcher := room.watchers.pop(receiver, None)) and watcher.perspective.is_player:
            self._publisher.send_description(room)
            self._presence.set_here(room.id, room.players_here())

    def disconnect(self, receiver: Receiver, tables: Iterable[str]) -> None:
        """Forget a socket that has closed; `tables` are those it watched."""
        self._publisher.sockets.remove(receiver)
        for table_id in tables:
            self.unwatch(receiver, table_id)
        self._publisher.lobby.watchers.discard(receiver)

    async def resend(self, receiver: Receiver) -> AsyncIterator[None]:
        """Send a slow socket everything that it watches again; yields after each table and the lobby."""
        for room in [room for room in self._rooms.loaded.values() if receiver in room.watchers]:
            await self._resend(room, [receiver])
            yield
        lobby = self._publisher.lobby
        if receiver in lobby.watchers:
            await lobby.send([receiver])
            yield

    async def resend_room(self, room: Room) -> None:
        """Send all watchers of a room a new snapshot."""
        await self._resend(room, list(room.watchers))

    async def mutes_changed(self, user_id: int) -> None:
        """A user has muted somebody, or no longer: send their sockets the chat again."""
        for room in list(self._rooms.loaded.values()):
            if receivers := [one for one in room.watchers if one.user_id == user_id]:
                await self._resend(room, receivers)

    async def _resend(self, room: Room, receivers: Iterable[Receiver]) -> None:
        async with room.lock:
            if room.must_reload:
                await self._rooms.reload(room)
            for receiver in receivers:
                if watcher := room.watchers.get(receiver):
                    watcher.muted = await self._chat.muted_by(receiver.user_id)
                    chat = await self._chat.lines(room, watcher.perspective, watcher.muted)
                    receiver.send(wire.encode(room.snapshot(watcher.perspective, chat=chat)))

    async def preview(self, user_id: int | None, request: wire.AskPreview) -> wire.Preview:
        """What an action would do, computed from the player's own view."""
        async with self._rooms.locked(request.table) as room:
            table = begun(room)
            return presenter.preview(table, table.seat_for("act", room.seats(user_id)), request)
