"""What happens when an account is deleted, by its owner or by the operator.

One transaction makes it and its bots `gone`: from then on nobody signs in, opens a table, takes a seat or
writes as one of them. Their games in play, and the ratings which those need, are left to `finish`. Any worker
may do that, at any time and again: so nothing stays half done, whatever is in the way.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ..runtime.logs import failures_logged
from ..store import accounts, games, ratings
from ..tables import opening
from ..tables.hub import Hub


async def remove_account(hub: Hub, user_id: int) -> list[str]:
    """Delete an account with its bots; returns the games that could not be given up yet."""
    gone, closed = await hub.database.write(lambda connection: _leave(connection, user_id, hub.now()))
    for one in gone:
        await hub.sessions.check(one)
        await hub.sessions.hear_person(one)
    for table_id in closed:
        await opening.tell_closed(hub, table_id)
    await finish(hub)
    left = await hub.database.read(games.abandoned)
    return sorted({table_id for table_id, _, player in left if player in gone})


def _leave(connection: Connection, user_id: int, now: int) -> tuple[list[int], list[str]]:
    """Returns who has gone, and the tables that were closed."""
    ids = accounts.lock_with_bots(connection, user_id)
    waiting = [(one, table_id) for one in ids for table_id in games.waiting(connection, one)]
    closed = [table_id for one, table_id in waiting if games.cancel(connection, table_id, one, now)]
    games.forget_lines(connection, ids)
    accounts.anonymise(connection, ids)
    for one in ids:
        games.notify(connection, f"session {one}")
        games.notify(connection, f"person {one}")
    return ids, closed


async def finish(hub: Hub) -> None:
    """Give up the games of people who have gone, then forget the ratings of those who have none left."""
    for table_id, side, _ in await hub.database.read(games.abandoned):
        if table_id in hub.unreadable:
            continue  # it would be logged again and again
        with failures_logged("resigning-failed", table=table_id):
            room = await hub.room(table_id)
            if room.table is None:
                await hub.refresh(table_id)  # it has just begun at another worker
            await hub.act(room, "resign", side)
    if ids := await hub.database.read(ratings.deleted_accounts_with_ratings):
        await hub.database.write(lambda connection: ratings.delete_ratings(connection, ids))
