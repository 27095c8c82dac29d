"""What is said at a table. During a game players never hear spectators: they might be told what to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from ...rules.types import Side
from .. import wire
from ..store import accounts, games
from ..store.accounts import User
from . import presenter
from .room import Room

if TYPE_CHECKING:
    from .hub import Hub

GROUPS: Final = ("players", "spectators")


class Chat:
    """The talk at the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def say(self, user: User, message: wire.Say) -> None:
        """Store and tell a line; players and spectators have a room each while a game is on."""
        hub = self._hub
        room = await hub.room(message.table)
        values: dict[str, Any] = {
            "game_id": room.id,
            "user_id": user.id,
            "room": "players" if room.seats(user.id) else "spectators",
            "text": message.text,
            "at": hub.now(),
            "command": f"{user.id}:{message.id}",
        }

        def store(connection: Connection) -> bool:
            accounts.require_active(connection, user.id)
            return games.say(connection, values, hub.worker)

        # Under the lock, so that who comes meanwhile has the line in its snapshot or is told it, not neither.
        async with room.lock:
            if await hub.database.write(store):
                _tell(room, values["room"], _line(room, user.name, values))

    async def of(self, room: Room, seats: tuple[Side, ...]) -> tuple[wire.ChatLine, ...]:
        """The last lines at a table that someone with these seats may read."""
        rooms = [group for group in GROUPS if _hears(room, group, seats)]
        found = await self._hub.database.look_up(lambda connection: games.chat_of(connection, room.id, rooms))
        return tuple(_line(room, row.name, row._mapping) for row in found)

    async def hear(self, room: Room, line_id: int) -> None:
        """Another worker has stored a line."""
        row = await self._hub.database.look_up(lambda connection: games.chat_line(connection, line_id))
        if row is not None:
            _tell(room, row.room, _line(room, row.name, row._mapping))


def _tell(room: Room, group: str, line: wire.ChatLine) -> None:
    frame = wire.encode(wire.ChatMessage(table=room.id, line=line))
    for watcher in room.watchers.values():
        if _hears(room, group, watcher.seats):
            watcher.receiver.send(frame)


def _hears(room: Room, group: str, seats: tuple[Side, ...]) -> bool:
    """Whether a line is for someone with these seats."""
    return group == "players" or not seats or room.row["status"] != "playing"


def _line(room: Room, name: str, values: Any) -> wire.ChatLine:
    seats = room.seats(values["user_id"])
    return wire.ChatLine(
        name=name,
        text=values["text"],
        at=values["at"],
        seat=presenter.seat_value(seats[0]) if len(seats) == 1 else None,
        room=values["room"],
    )
