"""Changes of the database's tables from one version to the next, run by Alembic.

`upgrade` brings a database up to date; it is called by `sevenroads serve` before anything is served.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from ..database import postgres_url, sqlite_engine
from ..settings import Settings

#: Any number; two servers that start at once take turns by it.
_LOCK = 7_707_001


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config


def upgrade(settings: Settings, revision: str = "head") -> None:
    """Bring a database to a revision, from whatever it is at; one that is up to date stays as it is."""
    if settings.postgres:
        asyncio.run(_upgrade_postgres(settings.database, revision))
        return
    engine = sqlite_engine(settings.database, writes=True)
    try:
        with engine.begin() as connection:
            command.upgrade(_config(connection), revision)
    finally:
        engine.dispose()


async def _upgrade_postgres(url: str, revision: str) -> None:
    engine = create_async_engine(postgres_url(url))
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            await connection.run_sync(lambda c: command.upgrade(_config(c), revision))
    finally:
        await engine.dispose()
