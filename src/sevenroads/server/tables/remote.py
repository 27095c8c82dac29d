"""Applies the messages of other workers to the tables and sockets of this worker."""

from __future__ import annotations

import asyncio

from ..runtime.logs import failures_logged
from ..workers.messages import (
    ChatStored,
    EntryStored,
    MessagesLost,
    MutesChanged,
    PersonChanged,
    SessionsEnded,
    TableStored,
    TurnPassed,
    WorkerMessage,
)
from ..workers.presence import Presence
from .chat import Chat
from .publisher import Publisher
from .rooms import Rooms
from .table import NoTable
from .watching import Watching


class RemoteChanges:
    """The `MessageHandler` of this worker's listener.

    Messages may be lost or delayed. One about a change of a table that is already known here does nothing.
    """

    def __init__(
        self,
        worker: str,
        rooms: Rooms,
        publisher: Publisher,
        watching: Watching,
        chat: Chat,
        presence: Presence,
    ) -> None:
        self._worker = worker
        self._rooms = rooms
        self._publisher = publisher
        self._watching = watching
        self._chat = chat
        self._presence = presence
        self._resyncing = asyncio.Lock()
        self._resync_waits = False

    def concerns(self, message: WorkerMessage) -> bool:
        """Whether this worker does not know of the change yet and has a use for it."""
        if isinstance(message, EntryStored | ChatStored):
            return message.sender != self._worker and self._rooms.has(message.table)
        return not isinstance(message, TurnPassed | MutesChanged) or message.sender != self._worker

    async def handle(self, message: WorkerMessage) -> None:
        try:
            await self._handle(message)
        except NoTable:
            return  # The operator deleted the table while a room was being loaded again.

    async def _handle(self, message: WorkerMessage) -> None:
        match message:
            case EntryStored():
                await self._rooms.apply(message.table, message.entry)
            case TableStored():
                await self._rooms.sync(message.table)
            case TurnPassed():
                room = self._rooms.loaded.get(message.table)
                self._publisher.send_your_turn(message.user, message.table, room)
            case ChatStored():
                await self._chat.show_stored(message.table, message.line)
            case SessionsEnded():
                await self._publisher.sockets.close_ended(message.user)
            case PersonChanged():
                await self._rooms.reload_person(message.user)
            case MutesChanged():
                await self._watching.mutes_changed(message.user)
            case MessagesLost():
                await self.resync()
            case _:
                self._presence.handle(message)

    async def resync(self) -> None:
        """Messages may have been missed: bring everything that this worker shows up to date.

        When a broker restarts, every other worker asks for this. Requests that arrive before a waiting one
        begins are served by it.
        """
        if self._resync_waits:
            return
        self._resync_waits = True
        async with self._resyncing:
            self._resync_waits = False
            await self._resync()

    async def poll(self) -> None:
        await self._rooms.sync_all()

    async def _resync(self) -> None:
        await self._rooms.sync_all(unwatched=True)
        # Chat lines and lobby changes have no sequence numbers, so both are sent again as a whole.
        for room in list(self._rooms.loaded.values()):
            with failures_logged("sync-failed", table=room.id):
                await self._watching.resend_room(room)
        lobby = self._publisher.lobby
        lobby.expire()
        await lobby.send(list(lobby.watchers))
        await self._publisher.sockets.close_all_ended()
        self._presence.ask_again()
