"""Values that the servers of one database share, as rows with a name and a text."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from .schema import server_state

TABLE: Final = server_state.name


def read(connection: Connection, name: str) -> str | None:
    """A stored value. On PostgreSQL nobody else can change it before the end of this transaction."""
    row = select(server_state.c.value).where(server_state.c.name == name).with_for_update()
    found: str | None = connection.execute(row).scalar()
    return found


def write(connection: Connection, name: str, value: str) -> None:
    """Store a value; a worker that writes a new name at the same time fails and changes nothing."""
    done = connection.execute(update(server_state).where(server_state.c.name == name).values(value=value))
    if not done.rowcount:
        connection.execute(insert(server_state).values(name=name, value=value))
