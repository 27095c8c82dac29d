"""The operator's commands, `sevenroads admin`. They work on the database, also while a server runs.

Each command is a function that takes the settings and yields lines to print. It raises ValueError with a
message for the operator if it cannot do its task.
"""

from __future__ import annotations

import asyncio
import getpass
import logging
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import asdict
from sqlalchemy import Connection

from ...extras import needs
from ...game.commitment import commit
from ..people.deletion import delete_account
from ..people.passwords import check_password, hash_new_password
from ..runtime.clock import milliseconds
from ..runtime.settings import PREFIX, Settings
from ..store import accounts, games, migrations
from ..store.database import Database, Work, explained, open_database, sqlite_engine
from ..tables.hub import Hub
from ..tables.room import Room, Unreadable
from ..workers.broker import publish_once
from ..workers.messages import TableStored, notify
from . import backup
from .suspicion import DAYS, Suspicion, suspicious_pairs

T = TypeVar("T")

# Commands report errors themselves. Without a handler, Python would also print the log to stderr.
logging.getLogger("sevenroads").addHandler(logging.NullHandler())


class NotFound(ValueError):
    """The account, game or database does not exist."""


class Unsound(ValueError):
    """Some stored games fail the check."""


def run_task(settings: Settings, task: Callable[[Database], Any]) -> Any:
    """Run a task on an existing database, after upgrading its schema. Does not create a database."""

    async def body() -> Any:
        messages: list[str] = []
        database = open_database(settings, messages.extend if settings.broker else None)
        try:
            result = await task(database)
        finally:
            await database.close()
        if messages:
            await publish_once(settings, messages)
        return result

    if _transaction(settings, migrations.current, writes=False) is None:
        raise NotFound("the database is empty; start the server once to create its tables")
    migrations.upgrade(settings)
    with explained():
        return asyncio.run(body())


def find_account(connection: Connection, name: str) -> accounts.Account:
    """The account with this name; raises `NotFound`."""
    found = accounts.find_by_name(connection, name)
    if found is None:
        raise NotFound(f"there is no account {name!r}; `sevenroads admin users` lists all accounts")
    return found


# ------------------------------------------------------------ backup and restore


def save(settings: Settings, file: str) -> Iterator[str]:
    """Write a backup. The server may be running."""

    def work(connection: Connection) -> backup.Counts:
        return backup.dump(connection, Path(file))

    # Without upgrading the schema: the backup may be meant for a return to the old version.
    counts = _transaction(settings, work, writes=False)
    yield f"{file}: {_counted(counts)}"


def restore(settings: Settings, file: str) -> Iterator[str]:
    """Restore a backup into an empty database, completely or not at all."""
    with open(file, "rb"):
        pass
    counts = _transaction(settings, lambda connection: backup.load(connection, Path(file)), writes=True)
    yield f"restored {_counted(counts)}"


def _transaction(settings: Settings, work: Work[T], *, writes: bool) -> T:
    """Run work in one transaction, on a database of whatever revision."""

    async def on_postgres() -> T:
        database = open_database(settings)
        try:
            return await database.write(work)
        finally:
            await database.close()

    with explained():
        if settings.postgres:
            return asyncio.run(on_postgres())
        file = Path(settings.database.removeprefix("sqlite:///"))
        if not writes and not file.exists():
            raise NotFound(
                f"there is no database at {file.resolve()}: {PREFIX}DATABASE or --database names it"
            )
        engine = sqlite_engine(settings.database, writes=writes)
        try:
            with engine.begin() as connection:
                return work(connection)
        finally:
            engine.dispose()


def _counted(counts: backup.Counts) -> str:
    return ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in counts.items())


# ------------------------------------------------------------ people


def list_users(settings: Settings) -> Iterator[str]:
    """List the registered accounts and the bots."""
    found = run_task(settings, lambda database: database.read(accounts.registered_accounts))
    for row in found:
        yield f"{row.id:>6}  {row.kind:<5} {_day(row.created)}  {_day(row.seen)}  {row.name}"


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d")


def read_password(name: str) -> str:
    """Read a new password: twice from the terminal, or the first line of standard input."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    password = getpass.getpass(f"New password for {name}: ")
    if getpass.getpass("Repeat the password: ") != password:
        raise ValueError("the passwords differ; nothing was changed")
    return password


def set_password(settings: Settings, name: str, ask: Callable[[str], str] = read_password) -> Iterator[str]:
    """Set an account's password and end all its sessions."""

    async def task(database: Database) -> str:
        user = await database.read(lambda connection: find_account(connection, name))
        if user.kind != "user":
            raise ValueError(f"{user.name} is a bot; bots have a token and no password")
        password = ask(user.name)
        check_password(password, user.name)
        hashed = hash_new_password(password)
        await database.write(lambda connection: accounts.set_password(connection, user.id, hashed))
        await Hub(database).sockets.sessions_ended(user.id)
        return user.name

    yield f"{run_task(settings, task)} has a new password; all sessions of the account have ended"


def delete_user(settings: Settings, name: str) -> Iterator[str]:
    """Delete an account. Its games stay, under a neutral name."""

    async def task(database: Database) -> tuple[str, list[str]]:
        user = await database.read(lambda connection: find_account(connection, name))
        return user.name, await delete_account(Hub(database), user.id)

    deleted, left = run_task(settings, task)
    yield f"{deleted} was deleted; the games stay without the name"
    if left:
        yield (
            f"not resigned yet: {', '.join(left)}; a running server retries every minute,"
            " and `sevenroads admin check` finds damaged games"
        )


def list_suspicious(settings: Settings) -> Iterator[str]:
    """List pairs of players whose rated games look arranged, the most suspicious first."""
    now = milliseconds()
    found: list[Suspicion] = run_task(
        settings, lambda database: database.read(lambda connection: suspicious_pairs(connection, now))
    )
    for pair in found:
        yield f"{pair.points:>4}  {' – '.join(pair.names)}: {'; '.join(pair.reasons)}"
    if not found:
        yield f"no suspicious pairs in the rated games of the last {DAYS} days"


# ------------------------------------------------------------ games


def delete_game(settings: Settings, game: str) -> Iterator[str]:
    """Delete a game with its log and chat permanently."""

    def work(connection: Connection) -> list[str]:
        changed = games.delete(connection, game)
        notify(connection, *map(TableStored, changed))
        return changed

    if not run_task(settings, lambda database: database.write(work)):
        raise NotFound(f"there is no game {game!r}")
    yield f"game {game} was deleted"


def check(settings: Settings) -> Iterator[str]:
    """Replay every stored game and report those whose stored data disagree with the replay."""

    async def task(database: Database) -> tuple[int, list[str]]:
        found: list[str] = []
        ids = await database.read(games.started)
        for game in ids:
            fault = await fault_in(database, game)
            # Check again: a game may have changed between two queries of the first check.
            if fault is not None and (fault := await fault_in(database, game)):
                found.append(f"{game}: {fault}")
        return len(ids), found

    count, faults = run_task(settings, task)
    yield from faults
    if faults:
        raise Unsound(f"{len(faults)} of {count} games are damaged")
    yield f"all {count} games are intact"


async def fault_in(database: Database, game: str) -> str | None:
    stored = await database.read(partial(games.load, game_id=game, whole=True))
    return fault_of(stored) if stored is not None else None


def fault_of(stored: games.StoredGame) -> str | None:
    """What is wrong with a stored game, or None."""
    row = stored.row
    try:
        room = Room(stored)
    except Unreadable as error:
        return f"does not replay: {error.why}"
    if room.table is None:
        return None
    if room.table.seq != row.seq:
        return f"has {room.table.seq} entries, but its row says {row.seq}"
    assert row.start is not None
    if row.commitment != commit(room.table.match.start, bytes.fromhex(row.salt or "")):
        return "was dealt other cards than its commitment states"
    if stored.log:
        progress = asdict(room.progress(stored.log[-1]))
        wrong = sorted(name for name, value in progress.items() if getattr(row, name) != value)
        if wrong:
            return f"stored columns disagree with the game log: {', '.join(wrong)}"
    return None


# ------------------------------------------------------------ keys


def make_push_keys() -> Iterator[str]:
    """Create a key pair for web push and print it as settings."""
    with needs("push"):
        from ..people.push import make_keys
    private, public = make_keys()
    yield f"SEVENROADS_PUSH_KEY={private}"
    yield "SEVENROADS_PUSH_SUBJECT=mailto:you@example.org"
    yield f"# The public key, which the server sends to browsers: {public}"
