"""The health check: it writes, but little and rarely."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import health, migrations
from sevenroads.server.store.database import Database, open_database, write_probe
from sevenroads.server.store.health import HealthCheck


def test_the_probe_writes_and_leaves_the_contents_alone(database: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings)

    async def scene() -> None:
        opened = open_database(settings)
        try:
            before = await opened.read(migrations.current)
            for _ in range(3):
                await opened.write(write_probe)
            assert await opened.read(migrations.current) == before
            if settings.postgres:
                # A locked row, as during a migration, does not make the probe wait.
                async with asyncio.timeout(5):
                    await opened.write(lambda c: _probe_twice(c, opened))
        finally:
            await opened.close()

    asyncio.run(scene())


def _probe_twice(connection: Connection, _: Database) -> None:
    connection.execute(text("SELECT * FROM alembic_version FOR UPDATE"))
    write_probe(connection)


def test_the_probe_does_not_lengthen_the_files(sqlite: str, tmp_path: Path) -> None:
    settings = Settings(database=sqlite)
    migrations.upgrade(settings)
    file, log = tmp_path / "sevenroads.db", tmp_path / "sevenroads.db-wal"

    async def scene() -> None:
        opened = open_database(settings)
        try:
            size = file.stat().st_size
            for _ in range(2500):
                await opened.write(write_probe)
            # SQLite reuses the write-ahead log after a thousand pages of 4 KiB.
            assert 0 < log.stat().st_size < 6_000_000
            assert file.stat().st_size == size
        finally:
            await opened.close()

    asyncio.run(scene())


class Counting:
    """A database that counts the writes and fails on demand."""

    def __init__(self) -> None:
        self.writes = 0
        self.error: Exception | None = None
        self.hangs = False

    async def write(self, _work: Any) -> None:
        self.writes += 1
        await asyncio.sleep(3600 if self.hangs else 0.01)
        if self.error is not None:
            raise self.error


def test_checks_share_one_write_and_its_result_is_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "CACHE_SECONDS", 0.2)

    async def scene() -> None:
        database = Counting()
        check = HealthCheck(database)  # type: ignore[arg-type]
        assert all(await asyncio.gather(*(check.is_healthy() for _ in range(20))))
        assert await check.is_healthy()
        assert database.writes == 1
        # A failure is reused too: checks must not wear out a disk that has trouble already.
        database.error = OSError("disk full")
        await asyncio.sleep(0.25)
        assert not any([await check.is_healthy() for _ in range(5)])
        assert database.writes == 2
        database.error = None
        await asyncio.sleep(0.25)
        assert await check.is_healthy()

    asyncio.run(scene())


def test_a_database_that_hangs_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "TIMEOUT", 0.1)

    async def scene() -> bool:
        database = Counting()
        database.hangs = True
        async with asyncio.timeout(5):
            return await HealthCheck(database).is_healthy()  # type: ignore[arg-type]

    assert not asyncio.run(scene())
