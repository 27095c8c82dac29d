"""Work is committed together, and one piece that fails takes nothing of the others with it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from sevenroads.server import games, migrations
from sevenroads.server.database import open_database
from sevenroads.server.schema import users
from sevenroads.server.settings import Settings

from .client import run


class Nothing(Exception):
    """Work that found nothing to change."""


def store(connection: Connection, name: str) -> str:
    connection.execute(
        insert(users), {"name": name, "name_key": name, "kind": "user", "created": 0, "seen": 0}
    )
    return name


def refuse(_: Connection) -> None:
    raise Nothing


def names(connection: Connection) -> list[str]:
    return sorted(connection.execute(select(users.c.name)).scalars())


@pytest.mark.parametrize("way", ["write", "write_at_once"])
def test_what_fails_takes_nothing_of_the_others_with_it(database: str, way: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings)

    async def all_at_once() -> tuple[list[Any], list[str]]:
        opened = open_database(settings)
        write = getattr(opened, way)
        try:
            # The first is on its way while the others gather; the second "a" breaks a rule of the table.
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


CUT = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid != pg_backend_pid()"
)


@pytest.mark.parametrize("way", ["look_up", "write", "write_at_once"])
def test_a_line_that_was_cut_is_used_no_more(postgres: str, way: str) -> None:
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

    answered = run(play())
    assert answered[-2:] == [True, True]
