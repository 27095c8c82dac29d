"""What happens when an account is deleted, by its owner or by the operator."""

from __future__ import annotations

from sqlalchemy import Connection

from . import games, people
from .hub import Hub


async def remove_account(hub: Hub, user_id: int) -> None:
    """Delete an account with its bots; their games are given up and their tables closed."""

    def close(connection: Connection) -> list[str]:
        tables = [
            (one, table)
            for one in people.with_bots(connection, user_id)
            for table in games.waiting(connection, one)
        ]
        return [table for one, table in tables if games.cancel(connection, table, one, hub.now())]

    playing = await hub.database.read(
        lambda c: [found for one in people.with_bots(c, user_id) for found in games.playing(c, one)]
    )
    for table_id, side in playing:
        await hub.act(await hub.room(table_id), "resign", side)
    for table_id in await hub.database.write(close):
        await hub.refresh(table_id)
    for gone in await hub.database.write(lambda c: people.remove(c, user_id)):
        await hub.sessions.changed(gone)
        await hub.sessions.person_changed(gone)
