"""Deletes accounts, at the request of the owner or the operator.

One transaction marks the account and its bots as `gone`. From then on nobody can sign in, open a table, take
a seat or write as one of them. `finish_deletions` then resigns their running games and deletes their ratings.
Any worker may run it at any time and repeatedly, so that no deletion stays half done.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ..runtime.logs import failures_logged
from ..store import accounts, addresses, chat, games, moderation, progress, puzzles, ratings
from ..tables import opening
from ..tables.hub import Hub
from ..workers.messages import PersonChanged, SessionsEnded, TableStored, notify


async def delete_account(hub: Hub, user_id: int) -> list[str]:
    """Delete an account with its bots. Returns the games that could not be resigned yet."""
    deleted, closed = await hub.database.write(lambda c: _mark_deleted(c, user_id, hub.now()))
    for one in deleted:
        await hub.sockets.close_ended(one)
        await hub.rooms.reload_person(one)
    await opening.show_closed(hub, closed)
    await finish_deletions(hub)
    remaining = await hub.database.read(lambda connection: games.abandoned(connection, hub.now()))
    return sorted({table_id for table_id, _, player in remaining if player in deleted})


def _mark_deleted(connection: Connection, user_id: int, now: int) -> tuple[list[int], list[str]]:
    """Returns the deleted accounts, and the tables that changed because open tables were closed."""
    ids = accounts.lock_with_bots(connection, user_id)
    closed = games.cancel_waiting(connection, ids, now)
    chat.delete_lines(connection, ids)
    progress.delete_progress(connection, ids)
    puzzles.delete_of(connection, ids)
    addresses.delete_of(connection, ids)
    moderation.delete_of(connection, ids)
    accounts.anonymise(connection, ids)
    notify(connection, *map(TableStored, closed), *map(SessionsEnded, ids), *map(PersonChanged, ids))
    return ids, closed


async def finish_deletions(hub: Hub) -> None:
    """Resign the running games of deleted and banned accounts.

    Then delete the ratings of deleted accounts that no running game needs.
    """
    now = hub.now()
    for table_id, side, _ in await hub.database.read(lambda connection: games.abandoned(connection, now)):
        if table_id in hub.rooms.unreadable:
            continue  # already logged
        with failures_logged("resigning-failed", table=table_id):
            room = await hub.rooms.get(table_id)
            if room.table is None:
                await hub.rooms.sync(table_id)  # another worker has just started the game
            await hub.commands.run_for_server(room, "resign", side)
    if ids := await hub.database.read(ratings.deleted_accounts_with_ratings):
        await hub.database.write(lambda connection: ratings.delete_ratings(connection, ids))
