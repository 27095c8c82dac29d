"""Databases and servers for the tests: a SQLite file, a real PostgreSQL, the real server in a process."""

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow set out unless it is asked for."""
    if "slow" in config.getoption("markexpr"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


async def execute(statement: str, database: str | None = POSTGRES) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@contextmanager
def empty_postgres() -> Iterator[str]:
    """The address of a database that is dropped afterwards; the test is skipped without a server."""
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
    """The address of an empty database at a real PostgreSQL server."""
    with empty_postgres() as address:
        yield address


@pytest.fixture
def other_postgres() -> Iterator[str]:
    """A second one."""
    with empty_postgres() as address:
        yield address


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
    """One server for all tests of a file, on both databases: for tests that keep to tables of their own."""
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
