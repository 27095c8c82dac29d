"""Batched writes: jobs are committed together, and a failing job does not affect the others."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import games, migrations
from sevenroads.server.store.database import open_database
from sevenroads.server.store.schema import users

from ..client import run, serving


class Nothing(Exception):
    """A job found nothing to change."""


def store(connection: Connection, name: str) -> str:
    connection.execute(
        insert(users), {"name": name, "name_key": name, "kind": "user", "created": 0, "seen": 0}
    )
    return name


def refuse(_: Connection) -> None:
    raise Nothing


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(users.c.name)).scalars())


@pytest.mark.parametrize("way", ["write", "write_together"])
def test_a_failing_job_does_not_affect_the_others_in_its_batch(database: str, way: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings)

    async def all_at_once() -> tuple[list[Any], list[str]]:
        opened = open_database(settings)
        write = getattr(opened, way)
        try:
            # All at once, so that they form one batch; the second "a" violates a constraint.
            works = [partial(store, name=name) for name in ("first", "a", "b", "a", "c")]
            answers = await asyncio.gather(
                *(write(work) for work in (*works, refuse)), return_exceptions=True
            )
            return answers, await opened.read(names)
        finally:
            await opened.close()

    answers, stored = run(all_at_once())
    failed = [type(answer) for answer in answers if isinstance(answer, Exception)]
    assert failed == [IntegrityError, Nothing]
    assert sorted(answer for answer in answers if isinstance(answer, str)) == ["a", "b", "c", "first"]
    assert stored == ["a", "b", "c", "first"]


def test_a_full_disk_fails_only_the_jobs_that_do_not_fit(sqlite: str) -> None:
    """SQLite then rolls back the whole transaction by itself."""
    settings = Settings(database=sqlite)
    migrations.upgrade(settings)

    def pages(most: int) -> partial[Any]:
        return partial(_limit_pages, most=most)

    async def scene() -> tuple[list[Any], list[str]]:
        opened = open_database(settings)
        try:
            await opened.write(pages(1))  # no more than there are
            full = await asyncio.gather(
                *(
                    opened.write(work)
                    for work in (partial(store, name="a"), partial(store, name="x" * 100_000))
                ),
                return_exceptions=True,
            )
            await opened.write(pages(1 << 30))
            await opened.write(partial(store, name="b"))
            return full, await opened.read(names)
        finally:
            await opened.close()

    full, stored = run(scene())
    assert all(isinstance(answer, DBAPIError) for answer in full)
    assert stored == ["b"]


def _limit_pages(connection: Connection, most: int) -> None:
    connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def test_a_write_waits_for_another_process_without_blocking_reads(sqlite: str) -> None:
    settings = Settings(database=sqlite)
    migrations.upgrade(settings)
    other = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)

    async def scene() -> tuple[bool, list[str], list[str]]:
        opened = open_database(settings)
        try:
            for turn in range(2):
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(opened.write(partial(store, name=f"waits {turn}")))
                await asyncio.sleep(0.3)
                early = waiting.done()
                seen = await opened.read(names)
                other.execute("COMMIT")
                await waiting
            await opened.write(partial(store, name="then"))
            return early, seen, await opened.read(names)
        finally:
            await opened.close()

    early, seen, stored = run(scene())
    other.close()
    assert not early
    assert seen == ["waits 0"]
    assert stored == ["then", "waits 0", "waits 1"]


CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


@pytest.mark.parametrize("way", ["look_up", "write", "write_together"])
def test_a_broken_connection_is_not_reused(postgres: str, way: str) -> None:
    settings = Settings(database=postgres)
    migrations.upgrade(settings)

    def work(connection: Connection) -> int:
        return len(games.entries_since(connection, "nothing", 0))

    async def play() -> list[bool]:
        opened, other = open_database(settings), open_database(settings)
        run_work = getattr(opened, way)
        try:
            await asyncio.gather(*(run_work(work) for _ in range(3)))
            await other.write(lambda connection: connection.execute(CUT).all())
            answered = []
            for _ in range(6):
                try:
                    answered.append(await run_work(work) == 0)
                except DBAPIError:
                    answered.append(False)
            return answered
        finally:
            await opened.close()
            await other.close()

    # All connections were closed; the first failure discards them all.
    assert all(run(play())[1:])


SESSIONS = text(
    "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'club'"
)


def test_options_of_the_address_apply_to_storing_and_listening(postgres: str) -> None:
    chosen = f"{postgres}?sslmode=prefer&application_name=club"

    async def sessions() -> list[str]:
        opened = open_database(Settings(database=postgres))
        try:
            return await opened.read(lambda connection: list(connection.execute(SESSIONS).scalars()))
        finally:
            await opened.close()

    with serving(chosen, machine_processes=0) as server:
        deadline = time.monotonic() + 20
        while not any(query.startswith("LISTEN") for query in run(sessions())):
            assert time.monotonic() < deadline, server.logged()
            time.sleep(0.1)
        assert len(run(sessions())) > 1
        assert "listening-failed" not in server.logged()
