"""Schema migrations, run by Alembic.

`sevenroads serve` calls `upgrade` before it serves. The files in `versions/` begin with their revision
number: 0001, 0002 and so on. A migration only adds, so that servers of the version before can go on while the
hosts are upgraded one after the other; those in `BREAKING` do not.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ...runtime.logs import log
from ...runtime.settings import Settings
from .. import server_state
from ..database import explained, postgres_engine, sqlite_engine

if TYPE_CHECKING:
    from alembic.config import Config

#: Key of the advisory lock (any number) that lets only one of several starting servers migrate.
_LOCK: Final = 7_707_001
_FOLDER: Final = Path(__file__).parent
#: Revisions whose tables servers of an older revision cannot use.
BREAKING: Final = frozenset({"0001", "0003"})
#: The revision with which servers began to store which others may use the tables.
_FIRST_STATE: Final = "0005"
_OLDEST: Final = "oldest"


class UnknownRevision(ValueError):
    """The database was created by a newer version of the server."""


def known() -> list[str]:
    """All revisions, oldest first."""
    return sorted(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def head() -> str:
    return known()[-1]


def current(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def config(connection: Connection) -> Config:
    """The Alembic configuration for a connection."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(_FOLDER))
    made.attributes["connection"] = connection
    return made


def upgrade(settings: Settings, revision: str | None = None) -> None:
    """Upgrade a database to a revision, by default the newest."""
    with explained():
        if settings.postgres:
            asyncio.run(_upgrade_postgres(settings.database, revision))
            return
        engine = sqlite_engine(settings.database, writes=True)
        try:
            with engine.begin() as connection:
                upgrade_connection(connection, revision)
        finally:
            engine.dispose()


async def _upgrade_postgres(url: str, revision: str | None) -> None:
    engine = postgres_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            await connection.run_sync(upgrade_connection, revision)
    finally:
        await engine.dispose()


def upgrade_connection(connection: Connection, revision: str | None = None) -> None:
    """Upgrade a database inside the connection's transaction."""
    wanted = revision if revision is not None else head()
    found = current(connection)
    if found == wanted:
        return  # skip the slow import of Alembic
    if found is not None and found not in known():
        if is_usable(connection):
            log("newer-tables", level=logging.WARNING, revision=found)
            return
        raise UnknownRevision(
            f"the database has revision {found} of a newer version; this version knows up to {head()}"
        )
    from alembic import command

    command.upgrade(config(connection), wanted)
    if wanted >= _FIRST_STATE:
        server_state.write(connection, _OLDEST, oldest(wanted))


def oldest(revision: str) -> str:
    """The oldest revision whose servers can use the tables of this revision."""
    return max(one for one in BREAKING if one <= revision)


def is_usable(connection: Connection) -> bool:
    """Whether this version can use the tables of a newer one: that version has stored the answer."""
    if not inspect(connection).has_table(server_state.TABLE):
        return False
    stored = server_state.read(connection, _OLDEST)
    return stored is not None and stored <= head()
