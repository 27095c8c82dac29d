"""Fixtures: a SQLite file, a PostgreSQL database, and a server process on either of them."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from .client import ServerProcess, serving

POSTGRES = os.environ.get("SEVENROADS_TEST_POSTGRES")
NO_POSTGRES = "no PostgreSQL: run the tests by make test, or set SEVENROADS_TEST_POSTGRES"


async def execute(statement: str, database: str | None = POSTGRES) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def empty_postgres() -> Iterator[str]:
    """Create an empty PostgreSQL database and drop it afterwards; skips the test without a server."""
    if POSTGRES is None:
        pytest.skip(NO_POSTGRES)
    name = f"t_{secrets.token_hex(6)}"
    asyncio.run(execute(f"CREATE DATABASE {name}"))
    try:
        yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres() -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with empty_postgres() as address:
        yield address


@pytest.fixture
def other_postgres() -> Iterator[str]:
    """The URL of a second empty PostgreSQL database."""
    with empty_postgres() as address:
        yield address


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/sevenroads.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; runs the test on SQLite and on PostgreSQL."""
    address: str = request.getfixturevalue(request.param)
    return address


@pytest.fixture
def server(database: str) -> Iterator[ServerProcess]:
    """A server process, on SQLite and on PostgreSQL; the machine acts without pauses."""
    with serving(database, machine_pace=0) as running:
        yield running


@pytest.fixture
def sqlite_server(sqlite: str) -> Iterator[ServerProcess]:
    with serving(sqlite, machine_pace=0) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """One server process for all tests of a file, on both databases; each test uses its own tables."""
    if request.param == "sqlite":
        with serving(
            f"sqlite:///{tmp_path_factory.mktemp('shared')}/sevenroads.db", machine_pace=0
        ) as running:
            yield running
        return
    with empty_postgres() as address, serving(address, machine_pace=0) as running:
        yield running


@pytest.fixture(scope="module")
def shared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('shared')}/sevenroads.db", machine_pace=0) as running:
        yield running
