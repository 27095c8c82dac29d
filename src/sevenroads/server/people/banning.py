"""Bans accounts for the operator, and lifts bans.

A ban ends the sessions of the account and closes its open tables. Its running games are resigned, as for a
deleted account (`deletion.finish_deletions`), so that nobody waits for a player who cannot come back.
"""

from __future__ import annotations

from sqlalchemy import Connection

from ..store import accounts, games, moderation, sessions
from ..tables import opening
from ..tables.hub import Hub
from ..workers.messages import SessionsEnded, TableStored, notify
from .deletion import finish_deletions


async def ban(hub: Hub, user_id: int, reason: str, until: int | None) -> None:
    """Ban an account and its bots until a time, or until the ban is lifted."""
    ids, closed = await hub.database.write(lambda c: _mark_banned(c, user_id, reason, hub.now(), until))
    for one in ids:
        await hub.sockets.close_ended(one)
    await opening.show_closed(hub, closed)
    await finish_deletions(hub)


def _mark_banned(
    connection: Connection, user_id: int, reason: str, now: int, until: int | None
) -> tuple[list[int], list[str]]:
    """Returns the banned accounts, and the tables that changed because open tables were closed."""
    ids = accounts.lock_with_bots(connection, user_id)
    closed = games.cancel_waiting(connection, ids, now)
    for one in ids:
        moderation.impose(connection, one, "ban", reason, now, until)
        sessions.end_browser_sessions(connection, one)
    notify(connection, *map(TableStored, closed), *map(SessionsEnded, ids))
    return ids, closed


async def lift_ban(hub: Hub, user_id: int) -> bool:
    """Lift the ban of an account and its bots; returns whether there was one."""

    def work(connection: Connection) -> bool:
        ids = accounts.lock_with_bots(connection, user_id)
        lifted = [moderation.lift(connection, one, "ban") for one in ids]
        return any(lifted)

    return await hub.database.write(work)
