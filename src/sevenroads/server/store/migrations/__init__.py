"""Changes of the database's tables from one version to the next, run by Alembic.

`upgrade` brings a database up to date; it is called by `sevenroads serve` before anything is served. The
files in `versions/` begin with their revision, counted up: 0001, 0002 and so on.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ...runtime.settings import Settings
from ..database import explained, postgres_engine, sqlite_engine

if TYPE_CHECKING:
    from alembic.config import Config

#: Any number; two servers that start at once take turns by it.
_LOCK: Final = 7_707_001
_FOLDER: Final = Path(__file__).parent


class UnknownRevision(ValueError):
    """The database was made by a version that this one does not know."""


def known() -> list[str]:
    """The revisions there are, oldest first."""
    return sorted(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def head() -> str:
    return known()[-1]


def current(connection: Connection) -> str | None:
    """The revision a database is at; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def config(connection: Connection) -> Config:
    """What Alembic needs to know to work on a connection."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(_FOLDER))
    made.attributes["connection"] = connection
    return made


def upgrade(settings: Settings, revision: str | None = None) -> None:
    """Bring a database to a revision, from whatever it is at; one that is up to date stays as it is."""
    with explained():
        if settings.postgres:
            asyncio.run(_upgrade_postgres(settings.database, revision))
            return
        engine = sqlite_engine(settings.database, writes=True)
        try:
            with engine.begin() as connection:
                bring(connection, revision)
        finally:
            engine.dispose()


async def _upgrade_postgres(url: str, revision: str | None) -> None:
    engine = postgres_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            await connection.run_sync(bring, revision)
    finally:
        await engine.dispose()


def bring(connection: Connection, revision: str | None = None) -> None:
    """Bring a database to a revision, inside the transaction of its connection."""
    wanted = revision if revision is not None else head()
    found = current(connection)
    if found == wanted:
        return  # Alembic takes its time to load: a server that only starts again does without
    if found is not None and found not in known():
        raise UnknownRevision(
            f"the database is at revision {found}, of a newer version; this one knows up to {head()}"
        )
    from alembic import command

    command.upgrade(config(connection), wanted)
