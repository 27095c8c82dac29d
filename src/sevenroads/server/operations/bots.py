"""The operator's command `sevenroads admin bot-token`: creates bots and replaces their tokens."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection

from ..people.names import check_name
from ..runtime.clock import milliseconds
from ..runtime.errors import CommandRefused
from ..runtime.settings import Settings
from ..store import accounts, sessions
from ..store.database import Database
from ..tables.hub import Hub
from .admin import NotFound, find_account, run_task


def new_token(settings: Settings, name: str, owner: str | None = None) -> Iterator[str]:
    """Print a new token for a bot; its old one ends. With an owner, create the bot."""

    def work(connection: Connection) -> tuple[int, str]:
        now = milliseconds()
        found = accounts.find_by_name(connection, name)
        if owner is not None:
            bot_id = _create(connection, name, find_account(connection, owner), now)
        elif found is None:
            raise NotFound(f"there is no bot {name!r}; --owner creates it")
        elif found.kind != "bot":
            raise ValueError(f"{found.name} is not a bot")
        else:
            bot_id = found.id
        sessions.end_bearer_sessions(connection, bot_id)
        return bot_id, sessions.open_session(connection, bot_id, "bearer", now, None)

    async def task(database: Database) -> str:
        bot_id, token = await database.write(work)
        await Hub(database).sockets.sessions_ended(bot_id)
        return token

    yield run_task(settings, task)


def _create(connection: Connection, name: str, owner: accounts.Account, now: int) -> int:
    if owner.kind != "user":
        raise ValueError(f"{owner.name} is a {owner.kind}; only a registered account can own a bot")
    accounts.lock_kinds(connection, owner.id)
    try:
        return accounts.create_account(connection, check_name(name), "bot", now, owner=owner.id).id
    except CommandRefused as refused:
        raise ValueError(str(refused)) from None
