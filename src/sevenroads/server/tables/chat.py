"""The chat at tables. While a game is on, its players do not see what spectators write."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Final, Literal

from sqlalchemy import Connection

from .. import wire
from ..runtime.errors import CommandRefused
from ..store import accounts, chat, moderation
from ..store.accounts import User
from ..store.database import Database
from ..store.rows import ChatRow
from ..workers.messages import ChatStored, notify
from . import presenter
from .chat_text import clean_text
from .room import Perspective, Room
from .rooms import Rooms

Group = Literal["players", "spectators"]
#: Spectators could give advice, so players and spectators have a chat each until the game ends.
GROUPS: Final[tuple[Group, ...]] = ("players", "spectators")


class Chat:
    """Stores chat lines and sends them to those who may read them."""

    def __init__(self, database: Database, rooms: Rooms, worker: str, now: Callable[[], int]) -> None:
        self._database = database
        self._rooms = rooms
        self._worker = worker
        self._now = now

    async def say(self, user: User, message: wire.Say) -> None:
        """Store and send a line; it belongs to the players or to the spectators."""
        text = clean_text(message.text)
        if not text:
            raise CommandRefused("empty-message", "This message has no visible text.")
        room = await self._rooms.get(message.table)
        line = ChatRow(
            game_id=room.id,
            user_id=user.id,
            name=user.name,
            kind=user.kind,
            room="players" if room.seats(user.id) else "spectators",
            text=text,
            at=self._now(),
            command=f"{user.id}:{message.id}",
        )

        def store(connection: Connection) -> bool:
            accounts.require_active(connection, user.id)
            moderation.require_none(connection, user.id, line.at, "ban", "chat")
            number = chat.store_line(connection, line)
            if number is None:
                return False
            notify(connection, ChatStored(room.id, self._worker, number))
            return True

        # Under the lock, so that a new watcher gets the line either in its snapshot or as a message.
        async with room.lock:
            if await self._database.write(store):
                _send(room, line)

    async def lines(
        self, room: Room, perspective: Perspective, muted: frozenset[int]
    ) -> tuple[wire.ChatLine, ...]:
        """The last lines at a table that a visitor may read, without those of muted players."""
        found = await self.readable_lines(room, perspective)
        return tuple(_line_view(room, line) for line in found if line.user_id not in muted)

    async def readable_lines(self, room: Room, perspective: Perspective) -> list[ChatRow]:
        """The last lines at a table that a visitor may read."""
        groups = [group for group in GROUPS if _may_read(room, group, perspective)]
        return await self._database.look_up(lambda c: chat.last_lines(c, room.id, groups))

    async def muted_by(self, user_id: int | None) -> frozenset[int]:
        """The accounts that a visitor has muted."""
        if user_id is None:
            return frozenset()
        return await self._database.look_up(lambda c: moderation.muted_by(c, user_id))

    async def show_stored(self, table_id: str, line_id: int) -> None:
        """Send a line that another worker has stored to the watchers of its table."""
        room = await self._rooms.in_memory(table_id)
        if room is None:
            return
        line = await self._database.look_up(lambda connection: chat.line_by_id(connection, line_id))
        if line is not None:
            _send(room, line)


def _send(room: Room, line: ChatRow) -> None:
    frame = wire.encode(wire.ChatMessage(table=room.id, line=_line_view(room, line)))
    for receiver, watcher in room.watchers.items():
        if line.user_id not in watcher.muted and _may_read(room, line.room, watcher.perspective):
            receiver.send(frame)


def _may_read(room: Room, group: str, perspective: Perspective) -> bool:
    return group == "players" or not perspective.is_player or room.row.status != "playing"


def line_id(line: ChatRow) -> str:
    """The id of a line for clients: a hash of its command, which is unique at a table.

    It is not the number of the row: gaps would tell players how much the spectators write during the game.
    """
    return blake2b(str(line.command).encode(), digest_size=8).hexdigest()


def _line_view(room: Room, line: ChatRow) -> wire.ChatLine:
    seats = room.seats(line.user_id)
    return wire.ChatLine(
        id=line_id(line),
        name=line.name,
        kind=line.kind,
        number=accounts.given_number(line.name, line.kind),
        text=line.text,
        at=line.at,
        seat=presenter.seat_value(seats[0]) if len(seats) == 1 else None,
        room=line.room,
    )
