"""A PostgreSQL server for a benchmark: an empty database on it, and the processor time of its processes."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from tools.processes import children, cpu_ticks, seconds

ROOT = Path(__file__).parents[2]
VARIABLE = "SEVENROADS_TEST_POSTGRES"


def require_postgres() -> str:
    """The address of a PostgreSQL server; without one, start this script again by `scripts/with-postgres`."""
    if VARIABLE not in os.environ:
        if "SEVENROADS_TEST_TRIED" in os.environ:
            raise SystemExit(
                "This benchmark needs PostgreSQL. On Debian or Ubuntu: apt-get install postgresql"
            )
        os.environ["SEVENROADS_TEST_TRIED"] = "yes"
        wrapper = str(ROOT / "scripts" / "with-postgres")
        os.execv(wrapper, [wrapper, sys.executable, *sys.argv])
    return os.environ[VARIABLE]


async def _fetch(address: str, statement: str) -> list[Any]:
    connection = await asyncpg.connect(address)
    try:
        rows: list[Any] = await connection.fetch(statement)
        return rows
    finally:
        await connection.close()


def query(address: str, statement: str) -> list[Any]:
    """Run a statement in autocommit mode and return its rows."""
    return asyncio.run(_fetch(address, statement))


@contextmanager
def empty_database(server: str) -> Iterator[str]:
    """The address of an empty database, which is dropped afterwards."""
    name = f"bench_{secrets.token_hex(4)}"
    query(server, f"CREATE DATABASE {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        query(server, f"DROP DATABASE {name} WITH (FORCE)")


def postmaster(server: str) -> int:
    """The first process of the PostgreSQL server, which must run on this computer."""
    folder = query(server, "SHOW data_directory")[0][0]
    return int((Path(folder) / "postmaster.pid").read_text().split()[0])


def server_seconds(process: int) -> float:
    """The processor time of a PostgreSQL server so far, including its processes that have ended."""
    return seconds(cpu_ticks(process, ended=True) + sum(cpu_ticks(one) for one in children(process)))
