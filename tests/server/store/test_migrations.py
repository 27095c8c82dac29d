"""Migrations from an empty database and from a stored database of every revision."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sevenroads.server.operations import admin, backup
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.store.database import open_database, sqlite_engine
from sevenroads.server.store.schema import metadata

from ..client import Api, ServerProcess, run, serving

T = TypeVar("T")
#: A time since 1970, as every column and log of the stored databases has it.
MILLISECONDS = re.compile(r"\b17\d{11}\b")
STORED = sorted((Path(__file__).parents[2] / "golden" / "server").glob("*.sqlite.sql"))


def inside(database: str, work: Callable[[Connection], T]) -> T:
    """Run work in its own transaction."""

    async def body() -> T:
        opened = open_database(Settings(database=database))
        try:
            return await opened.write(work)
        finally:
            await opened.close()

    return asyncio.run(body())


def differences(connection: Connection) -> list[Any]:
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)


def test_an_empty_database_gets_exactly_the_declared_tables(database: str) -> None:
    migrations.upgrade(Settings(database=database))
    assert inside(database, migrations.current) == migrations.head()
    assert inside(database, differences) == []


def test_running_twice_changes_nothing(database: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings)
    inside(database, lambda c: c.execute(text("INSERT INTO users VALUES (7,'A','a','user',NULL,NULL,0,0)")))
    migrations.upgrade(settings)
    assert inside(database, lambda c: c.execute(text("SELECT id FROM users")).scalars().all()) == [7]
    assert inside(database, differences) == []


def test_every_revision_leads_to_the_next(database: str) -> None:
    for revision in migrations.known():
        migrations.upgrade(Settings(database=database), revision)
        assert inside(database, migrations.current) == revision
    assert inside(database, differences) == []


def test_the_newest_file_is_the_head() -> None:
    engine = sqlite_engine("sqlite:///:memory:", writes=True)
    with engine.begin() as connection:
        scripts = ScriptDirectory.from_config(migrations.config(connection))
    engine.dispose()
    assert scripts.get_heads() == [migrations.head()]
    assert sorted(script.revision for script in scripts.walk_revisions()) == migrations.known()


def test_servers_that_start_at_the_same_time_migrate_one_after_the_other(database: str) -> None:
    command = (
        "import sys; from sevenroads.server.store.migrations import upgrade;"
        "from sevenroads.server.runtime.settings import Settings; upgrade(Settings(database=sys.argv[1]))"
    )
    starting = [
        subprocess.Popen([sys.executable, "-c", command, database], stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in starting:
        _, said = process.communicate(timeout=120)
        assert (process.returncode, said) == (0, "")
    assert inside(database, differences) == []


def of_a_newer_version(database: str, oldest: str) -> Settings:
    """A database that a newer version has upgraded; servers since the revision `oldest` can use it."""
    settings = Settings(database=database)
    migrations.upgrade(settings)
    inside(database, lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9001'")))
    inside(database, lambda c: c.execute(text(f"UPDATE server_state SET value = '{oldest}'")))
    return settings


def test_an_old_server_starts_on_the_tables_of_a_newer_version_that_only_added_something(
    database: str,
) -> None:
    of_a_newer_version(database, migrations.head())
    inside(database, lambda c: c.execute(text("ALTER TABLE games ADD COLUMN later INTEGER DEFAULT 7")))
    inside(database, lambda c: c.execute(text("CREATE TABLE added (id INTEGER PRIMARY KEY)")))
    with serving(database, machine_processes=0) as server:
        run(play_a_turn(server))
        assert "newer-tables" in server.logged()
    assert inside(database, migrations.current) == "9001"


async def play_a_turn(server: ServerProcess) -> None:
    api = Api(server.url)
    table = (await api.post("/api/tables", {"opponent": "self"}))["table"]["id"]
    async with api.socket() as socket:
        await socket.watch(table)
        assert (await socket.command("act", table, 0, action="."))["type"] == "ack"


@pytest.mark.parametrize("revision", [one for one in migrations.known() if one not in migrations.BREAKING])
def test_a_migration_only_adds_so_that_servers_of_the_version_before_go_on(
    revision: str, database: str
) -> None:
    """A migration that cannot do so is listed in `migrations.BREAKING`; servers then must stop for it."""
    known = migrations.known()
    settings = Settings(database=database)
    migrations.upgrade(settings, known[known.index(revision) - 1])
    before = inside(database, columns)
    migrations.upgrade(settings, revision)
    after = inside(database, columns)
    for table, had in before.items():
        assert {name: after[table][name] for name in had} == had
        for name in after[table].keys() - had.keys():
            assert not name.startswith("unique "), f"{table}: {name} refuses rows of the version before"
            _, nullable, default = after[table][name]
            assert nullable or default is not None, f"{table}.{name} needs a default"


def columns(connection: Connection) -> dict[str, dict[str, tuple[str, bool, str | None]]]:
    """The type, the nullability and the default of every column; the names of unique constraints too."""
    found = inspect(connection)
    return {
        table: {
            one["name"]: (str(one["type"]), one["nullable"], one["default"])
            for one in found.get_columns(table)
        }
        | {f"unique {one['name']}": ("", True, None) for one in found.get_unique_constraints(table)}
        for table in found.get_table_names()
    }


def test_a_database_of_a_newer_version_is_not_changed(database: str) -> None:
    settings = of_a_newer_version(database, "9000")
    with pytest.raises(migrations.UnknownRevision, match="9001 of a newer version"):
        migrations.upgrade(settings)
    assert inside(database, migrations.current) == "9001"


def test_migration_0003_ties_a_subscription_to_the_most_recent_session(database: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings, "0002")

    def before(connection: Connection) -> None:
        for user in (1, 2):
            connection.execute(text(f"INSERT INTO users VALUES ({user},'A',NULL,'guest',NULL,NULL,0,0)"))
            connection.execute(
                text(f"INSERT INTO pushes VALUES ('https://push.example/{user}',{user},'{{}}',0)")
            )
        for expires in (30, 50, 40):
            connection.execute(text(f"INSERT INTO sessions VALUES ('s{expires}',1,'cookie',0,{expires})"))

    inside(database, before)
    migrations.upgrade(settings)
    found = inside(database, lambda c: c.execute(text("SELECT user_id, session FROM pushes")).all())
    assert [tuple(row) for row in found] == [(1, "s50")]
    inside(database, lambda c: c.execute(text("DELETE FROM sessions WHERE token_hash = 's50'")))
    assert inside(database, lambda c: c.execute(text("SELECT count(*) FROM pushes")).scalar()) == 0


# ------------------------------------------------------------ databases of released versions


def test_migration_0008_says_who_played_the_rated_games_and_when(database: str) -> None:
    settings = Settings(database=database)
    migrations.upgrade(settings, "0007")

    def before(connection: Connection) -> None:
        for user, owner in ((1, "NULL"), (2, "NULL"), (3, "2")):
            connection.execute(text(f"INSERT INTO users VALUES ({user},'A',NULL,'user',NULL,{owner},0,0)"))
        connection.execute(
            text(
                "INSERT INTO games (id, variant, edition, settings, status, public, rated, creator, south,"
                " north, created, ended, rules) VALUES ('g','a','a','{}','ended',false,true,1,3,1,0,77,2)"
            )
        )
        for user in (1, 3):
            connection.execute(text(f"INSERT INTO rating_changes VALUES ('g',{user},1500,1510)"))

    inside(database, before)
    migrations.upgrade(settings)
    columns = "user_id, person, opponent, at, weight, reason"
    found = inside(
        database, lambda c: c.execute(text(f"SELECT {columns} FROM rating_changes ORDER BY user_id")).all()
    )
    # A bot's game is one of its owner.
    assert [tuple(row) for row in found] == [(1, 1, 2, 77, None, None), (3, 2, 1, 77, None, None)]


def test_there_is_a_stored_database_for_every_revision() -> None:
    assert [file.name.partition(".")[0] for file in STORED] == migrations.known()


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_a_stored_database_is_upgraded_and_its_games_continue(file: Path, tmp_path: Path) -> None:
    database = stored(file, tmp_path)
    assert inside(database, migrations.current) == file.name.partition(".")[0]
    assert do(admin.save(Settings(database=database), str(tmp_path / "old.backup")))
    comes_up_to_date(database)


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_a_stored_database_in_postgresql_is_upgraded_in_place(
    file: Path, postgres: str, tmp_path: Path
) -> None:
    kept = tmp_path / "old.backup"
    do(admin.save(Settings(database=stored(file, tmp_path)), str(kept)))
    inside(postgres, lambda connection: backup.load_without_upgrade(connection, kept))
    assert inside(postgres, migrations.current) == file.name.partition(".")[0]
    comes_up_to_date(postgres)


def stored(file: Path, folder: Path) -> str:
    """Restore a stored database without upgrading it, as if it had been stored just now.

    Otherwise the days that a player has to think would have run out by the time of a later test.
    """
    script = file.read_text()
    times = [int(number) for number in MILLISECONDS.findall(script)]
    later = time.time_ns() // 1_000_000 - min(times)
    made = sqlite3.connect(folder / "old.db")
    made.executescript(MILLISECONDS.sub(lambda number: str(int(number[0]) + later), script))
    made.close()
    return f"sqlite:///{folder}/old.db"


def comes_up_to_date(database: str) -> None:
    """The start of a server upgrades the database."""
    with serving(database, machine_processes=0) as server:
        assert inside(database, differences) == []
        assert do(admin.check(Settings(database=database))) == ["all 3 games are intact"]
        run(go_on(server))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_a_backup_of_a_stored_database_is_restored_by_this_version(
    file: Path, database: str, tmp_path: Path
) -> None:
    kept = str(tmp_path / "old.backup")
    do(admin.save(Settings(database=stored(file, tmp_path)), kept))
    do(admin.restore(Settings(database=database), kept))
    assert inside(database, differences) == []
    assert do(admin.check(Settings(database=database))) == ["all 3 games are intact"]


async def go_on(server: ServerProcess) -> None:
    """Sign in and continue the running game."""
    played = 0
    for name in ("Anna", "Bert"):
        api = Api(server.url)
        account = await api.post("/api/login", {"name": name, "password": "four horses on a road"})
        assert account["ratings"][0]["games"] == 1
        for game in account.get("your_turn", []):
            async with api.socket() as socket:
                moment = (await socket.watch(game))["moment"]
                answer = await socket.command("act", game, moment["seq"], action=moment["legal"][0])
                assert answer["type"] == "ack", answer
                played += 1
    assert played == 1


def do(lines: Any) -> list[str]:
    return list(lines)
