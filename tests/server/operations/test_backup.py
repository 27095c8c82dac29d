"""`sevenroads admin backup` and `restore`: consistent while people play, never over existing data."""

from __future__ import annotations

import asyncio
import errno
import gzip
import os
import signal
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from sevenroads.server.operations import admin, backup
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations

from ..client import Api, ServerProcess, run, serving
from .club import PASSWORD, Club, act, club, do, execute, register, sevenroads, store_club


@pytest.fixture(scope="module")
def stored_club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    return store_club(tmp_path_factory.mktemp("club"))


def tables(database: str) -> list[str]:
    """All rows as text, to compare SQLite with PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "compare"
        do(admin.save(Settings(database=database), str(file)))
        return sorted(gzip.decompress(file.read_bytes()).decode().splitlines()[1:])


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_can_be_restored_into_either_database(
    database: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with serving(database, machine_processes=0) as server:
        game, rematch = run(club(server))
        file = tmp_path / "club.backup"
        (said,) = do(admin.save(Settings(database=database), str(file)))
        assert "3 users" in said
        assert "2 games" in said
    before = tables(database)
    other = fresh(target, tmp_path, request)
    (said,) = do(admin.restore(Settings(database=other), str(file)))
    assert said.startswith("restored ")
    assert tables(other) == before
    assert do(admin.check(Settings(database=other))) == ["all 2 games are intact"]
    with serving(other, machine_processes=0) as server:
        run(use_restored(server, game, rematch))


def fresh(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another empty database."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    address: str = request.getfixturevalue("other_postgres")
    return address


async def use_restored(server: ServerProcess, game: str, rematch: str) -> None:
    """Use the restored database: players sign in, the rematch continues, new ids follow the old ones."""
    anna = Api(server.url)
    account = await anna.post("/api/login", {"name": "Anna", "password": PASSWORD})
    assert account["ratings"][0]["games"] == 1
    assert (await anna.get(f"/api/tables/{game}"))["table"]["rematch"] == rematch
    bert = Api(server.url)
    await bert.post("/api/login", {"name": "Bert", "password": PASSWORD})
    for api in (anna, bert):
        async with api.socket() as socket:
            snapshot = await socket.watch(rematch)
            if legal := snapshot["moment"].get("legal"):
                answer = await socket.command("act", rematch, snapshot["moment"]["seq"], action=legal[0])
                assert answer["type"] == "ack"
    await register(server.url, "Carla")
    async with anna.socket() as socket:
        await socket.watch(game)
        await socket.send({"type": "chat", "table": game, "id": "again", "text": "hello"})
        assert (await socket.until("chat"))["line"]["text"] == "hello"


def test_a_backup_during_play_is_a_consistent_snapshot(database: str, tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> list[Path]:
        files: list[Path] = []
        players = [asyncio.create_task(one(server)) for _ in range(3)]
        for number in range(3):
            await asyncio.sleep(0.3)
            files.append(tmp_path / f"{number}.backup")
            done = await asyncio.to_thread(sevenroads, database, "backup", str(files[-1]))
            assert done.returncode == 0, done.stderr
        stop.set()
        assert sum(await asyncio.gather(*players)) > 0
        return files

    async def one(server: ServerProcess) -> int:
        api, seq = Api(server.url), 0
        table = (await api.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        async with api.socket() as socket:
            while not stop.is_set() and seq < 60:
                seq = await act(socket, table, seq)
        return seq

    stop = asyncio.Event()
    with serving(database, machine_processes=0) as server:
        files = run(play(server))
    for number, file in enumerate(files):
        other = Settings(database=f"sqlite:///{tmp_path}/{number}.db")
        do(admin.restore(other, str(file)))
        assert do(admin.check(other)) == ["all 3 games are intact"]


def test_a_backup_file_is_private_and_never_overwritten(sqlite: str, tmp_path: Path) -> None:
    settings, file = Settings(database=sqlite), tmp_path / "x"
    migrations.upgrade(settings)
    do(admin.save(settings, str(file)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    done = sevenroads(sqlite, "backup", str(file))
    assert (done.returncode, done.stderr) == (1, f"sevenroads: {file}: File exists\n")
    assert file.read_bytes() == content


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_a_killed_backup_leaves_no_file_and_does_not_block_the_next_one(
    sqlite: str, tmp_path: Path, by: signal.Signals
) -> None:
    settings, file = Settings(database=sqlite), tmp_path / "club.backup"
    migrations.upgrade(settings)
    endless = """
import sys, time
from sevenroads.server.operations import admin, backup
from sevenroads.server.runtime.settings import Settings

def write(connection, file, revision):
    file.write("begun")
    print("begun", flush=True)
    time.sleep(600)

backup._write = write
list(admin.save(Settings(database=sys.argv[1]), sys.argv[2]))
"""
    command = [sys.executable, "-c", endless, sqlite, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        process.send_signal(by)
    assert process.returncode == -by
    assert not file.exists()
    left = list(tmp_path.glob("club.backup*"))
    assert all(name.suffix == ".part" for name in left)
    done = sevenroads(sqlite, "backup", str(file))
    assert done.returncode == 0, done.stderr
    do(admin.restore(Settings(database=f"sqlite:///{tmp_path}/other.db"), str(file)))
    assert sorted(tmp_path.glob("club.backup*")) == sorted([file, *left])


@pytest.mark.parametrize("links", [True, False])
def test_of_two_backups_to_the_same_file_the_first_to_finish_wins(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    settings, file = Settings(database=sqlite), tmp_path / "club.backup"
    migrations.upgrade(settings)
    write = backup._write
    content: list[bytes] = []

    def meanwhile(*given: Any) -> backup.Counts:
        monkeypatch.setattr(backup, "_write", write)
        do(admin.save(settings, str(file)))
        content.append(file.read_bytes())
        return write(*given)

    def no_links(*_: Any) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    monkeypatch.setattr(backup, "_write", meanwhile)
    with pytest.raises(FileExistsError) as refused:
        do(admin.save(settings, str(file)))
    assert refused.value.filename == str(file)
    assert [file.read_bytes()] == content
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("*.part")) == []


def test_restore_refuses_a_database_with_games(database: str, stored_club: Club) -> None:
    settings = Settings(database=database)
    do(admin.restore(settings, str(stored_club.backup)))
    before = tables(database)
    with pytest.raises(
        backup.NotEmpty, match="not empty: these tables contain rows: addresses, chat, entries, games"
    ):
        do(admin.restore(settings, str(stored_club.backup)))
    assert tables(database) == before


@pytest.mark.parametrize("started", [False, True])
def test_restore_never_drops_tables_of_another_program(
    database: str, stored_club: Club, started: bool
) -> None:
    settings = Settings(database=database)
    if started:
        migrations.upgrade(settings)
    execute(database, "CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(backup.NotEmpty, match="not empty: it has tables of another program, invoices;"):
        do(admin.restore(settings, str(stored_club.backup)))
    assert execute(database, "SELECT * FROM invoices") == []


def test_restore_never_drops_tables_with_an_unknown_revision(database: str, stored_club: Club) -> None:
    """Table names are not enough: another program may also have `users` and use Alembic."""
    execute(
        database,
        "CREATE TABLE users (id INTEGER)",
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
        "INSERT INTO alembic_version VALUES ('5f3c9e')",
    )
    with pytest.raises(backup.NotEmpty, match="not empty: its tables have the unknown revision 5f3c9e"):
        do(admin.restore(Settings(database=database), str(stored_club.backup)))
    execute(database, "DROP TABLE alembic_version")
    with pytest.raises(backup.NotEmpty, match="not empty: it has tables without a revision, users;"):
        do(admin.restore(Settings(database=database), str(stored_club.backup)))
    assert execute(database, "SELECT * FROM users") == []


def test_restore_accepts_the_empty_tables_of_a_new_server(database: str, sqlite: str, tmp_path: Path) -> None:
    with serving(database, machine_processes=0):
        pass
    do(admin.save(Settings(database=database), str(tmp_path / "x")))
    do(admin.restore(Settings(database=database), str(tmp_path / "x")))
    assert do(admin.check(Settings(database=database))) == ["all 0 games are intact"]


@pytest.mark.parametrize("damage", ["cut", "text", "rows", "newer", "unknown"])
def test_a_damaged_backup_is_refused_and_leaves_no_data(
    database: str, stored_club: Club, tmp_path: Path, damage: str
) -> None:
    file, bad = stored_club.backup, tmp_path / "bad"
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        bad.write_bytes(file.read_bytes()[:-100])
    elif damage == "text":
        bad.write_text("no backup")
    elif damage == "rows":
        bad.write_bytes(gzip.compress(b"".join(lines[:5] + lines[6:])))
    elif damage == "newer":
        bad.write_bytes(gzip.compress(lines[0].replace(b'"000', b'"900') + b"".join(lines[1:])))
    else:
        bad.write_bytes(gzip.compress(lines[0] + b'["spies",{"id":7}]\n' + b"".join(lines[1:])))
    with pytest.raises(backup.BadBackup, match=f"^{bad} (is|was) "):
        do(admin.restore(Settings(database=database), str(bad)))
    with pytest.raises(admin.NotFound, match="the database is empty"):
        do(admin.check(Settings(database=database)))
    do(admin.restore(Settings(database=database), str(file)))
