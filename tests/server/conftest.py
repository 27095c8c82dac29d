"""Databases and servers for the tests: a SQLite file, a real PostgreSQL, the real server in a process."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from .client import ServerProcess, serving

POSTGRES = os.environ.get("SEVENROADS_TEST_POSTGRES")
NO_POSTGRES = "no PostgreSQL: run the tests by make test, or set SEVENROADS_TEST_POSTGRES"


async def _run(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty database at a real PostgreSQL server."""
    if POSTGRES is None:
        pytest.skip(NO_POSTGRES)
    name = f"t_{secrets.token_hex(6)}"
    asyncio.run(_run(f"CREATE DATABASE {name}"))
    try:
        yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(_run(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/sevenroads.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Both databases, one after the other."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """The real server, on both databases; the machine acts without a pause."""
    with serving(database, bot_pace=0) as running:
        yield running


@pytest.fixture
def sqlite_server(sqlite: str) -> Iterator[ServerProcess]:
    with serving(sqlite, bot_pace=0) as running:
        yield running
