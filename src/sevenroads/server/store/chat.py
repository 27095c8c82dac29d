"""Chat lines in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, RowMapping, bindparam, insert, select

from .rows import ChatRow
from .schema import chat, games, users

#: Lines of a table's chat that a newcomer is sent.
CHAT_LINES: Final = 100

_COLUMNS: Final = ("game_id", "user_id", "room", "text", "at", "command")
_LINES: Final = select(*(chat.c[name] for name in _COLUMNS), users.c.name, users.c.kind).join(
    users, users.c.id == chat.c.user_id
)
_LAST_LINES: Final = (
    _LINES.where(chat.c.game_id == bindparam("game"), chat.c.room.in_(bindparam("rooms", expanding=True)))
    .order_by(chat.c.id.desc())
    .limit(CHAT_LINES)
)
_ONE_LINE: Final = _LINES.where(chat.c.id == bindparam("line"))


def store_line(connection: Connection, line: ChatRow) -> int | None:
    """Store a line and return its id; None if the same command has already stored one."""
    # Locks the game's row: the same command may arrive at two workers at once.
    connection.execute(select(games.c.id).where(games.c.id == line.game_id).with_for_update())
    same_command = select(chat.c.id).where(chat.c.game_id == line.game_id, chat.c.command == line.command)
    if connection.execute(same_command).first() is not None:
        return None
    values = {name: getattr(line, name) for name in _COLUMNS}
    line_id: int = connection.execute(insert(chat).returning(chat.c.id), values).scalar_one()
    return line_id


def last_lines(connection: Connection, game_id: str, rooms: Sequence[str]) -> list[ChatRow]:
    """The last lines of these rooms of a table's chat, oldest first."""
    found = connection.execute(_LAST_LINES, {"game": game_id, "rooms": rooms})
    return [_read(row) for row in reversed(list(found.mappings()))]


def line_by_id(connection: Connection, line_id: int) -> ChatRow | None:
    row = connection.execute(_ONE_LINE, {"line": line_id}).mappings().one_or_none()
    return _read(row) if row is not None else None


def delete_lines(connection: Connection, authors: Sequence[int]) -> None:
    """Delete everything that these people have written, at all tables."""
    connection.execute(chat.delete().where(chat.c.user_id.in_(authors)))


def _read(row: RowMapping) -> ChatRow:
    return ChatRow(**row)
