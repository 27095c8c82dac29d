"""`sevenroads admin`: backup while people play, restore, accounts, games, a check of all that is stored."""

from __future__ import annotations

import asyncio
import errno
import gzip
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sevenroads.server.operations import admin, backup
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.store.database import NoDatabase, open_database

from ..client import Api, ServerProcess, Socket, run, serving

PASSWORD = "four horses on a road"


def sevenroads(
    database: str, *arguments: str, given: str = "", folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sevenroads.cli", "admin", *arguments]
    environment = os.environ | {"SEVENROADS_DATABASE": database}
    return subprocess.run(
        command,
        env=environment,
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def do(lines: Iterator[str]) -> list[str]:
    return list(lines)


def execute(database: str, *statements: str) -> Any:
    """Run SQL; the rows of the last statement."""

    async def body() -> Any:
        opened = open_database(Settings(database=database))
        try:
            return await opened.write(work)
        finally:
            await opened.close()

    def work(connection: Any) -> Any:
        for statement in statements:
            found = connection.execute(text(statement))
        return [tuple(row) for row in found] if found.returns_rows else None

    return asyncio.run(body())


# ------------------------------------------------------------ a club in play


async def act(socket: Socket, table: str, seq: int) -> int:
    """One action of a player of both seats; returns the new number."""
    snapshot = await socket.watch(table, seat="south")
    if not snapshot["moment"].get("legal"):
        snapshot = await socket.watch(table, seat="north")
    action = snapshot["moment"]["legal"][0]
    answer = await socket.command("act", table, seq, action=action)
    assert answer["type"] == "ack"
    return int(answer["seq"])


async def register(url: str, name: str) -> Api:
    api = Api(url)
    await api.post("/api/register", {"name": name, "password": PASSWORD})
    return api


async def club(server: ServerProcess) -> tuple[str, str]:
    """Two people who have ended a rated game and begun its rematch; one has a bot. Returns both games."""
    anna, bert = await register(server.url, "Anna"), await register(server.url, "Bert")
    await anna.post("/api/bots", {"name": "Annabot"})
    opened = await anna.post("/api/tables", {"rated": True})
    game = opened["table"]["id"]
    await bert.post(f"/api/tables/{game}/join", {"invite": opened["invite"]})
    async with anna.socket() as socket:
        snapshot = await socket.watch(game)
        for seq in range(3):
            action = snapshot["moment"]["legal"][0]
            assert (await socket.command("act", game, seq, action=action))["type"] == "ack"
            snapshot = await socket.watch(game)
        await socket.send({"type": "chat", "table": game, "id": "hello", "text": "Zoë ♥ — good game"})
        await socket.until("chat")
        assert (await socket.command("resign", game))["type"] == "ack"
    for api in (anna, bert):
        again = await api.post(f"/api/tables/{game}/rematch")
    return game, again["id"]


@dataclass(frozen=True)
class Club:
    """A SQLite file with a club in it, a backup of it, and its two games."""

    folder: Path
    game: str
    rematch: str

    @property
    def backup(self) -> Path:
        return self.folder / "club.backup"

    def copy(self, folder: Path) -> str:
        shutil.copy(self.folder / "club.db", folder / "copy.db")
        return f"sqlite:///{folder}/copy.db"


@pytest.fixture(scope="module")
def stored_club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    folder = tmp_path_factory.mktemp("club")
    database = f"sqlite:///{folder}/club.db"
    with serving(database, machine_processes=0) as server:
        made = Club(folder, *run(club(server)))
    do(admin.save(Settings(database=database), str(made.backup)))
    return made


# ------------------------------------------------------------ backup and restore


def tables(database: str) -> list[str]:
    """All rows, as text, for comparing databases of two kinds."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "compare"
        do(admin.save(Settings(database=database), str(file)))
        return sorted(gzip.decompress(file.read_bytes()).decode().splitlines()[1:])


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_is_restored_into_either_database(
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
        run(go_on(server, game, rematch))


def fresh(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Another empty database."""
    if kind == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    address: str = request.getfixturevalue("other_postgres")
    return address


async def go_on(server: ServerProcess, game: str, rematch: str) -> None:
    """What was restored is alive: people sign in, the rematch goes on, numbers count on."""
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


def test_a_backup_during_play_holds_one_moment(database: str, tmp_path: Path) -> None:
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


def test_a_backup_is_for_its_owner_alone_and_is_never_written_over(sqlite: str, tmp_path: Path) -> None:
    settings, file = Settings(database=sqlite), tmp_path / "x"
    migrations.upgrade(settings)
    do(admin.save(settings, str(file)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    done = sevenroads(sqlite, "backup", str(file))
    assert (done.returncode, done.stderr) == (1, f"sevenroads: {file}: File exists\n")
    assert file.read_bytes() == content


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGKILL])
def test_a_backup_that_was_killed_leaves_no_file_and_is_in_nobodys_way(
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
def test_of_two_backups_to_one_name_the_first_to_end_has_it(
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


def test_a_backup_is_not_restored_over_games(database: str, stored_club: Club) -> None:
    settings = Settings(database=database)
    do(admin.restore(settings, str(stored_club.backup)))
    before = tables(database)
    with pytest.raises(backup.NotEmpty, match="not empty: these tables contain rows: chat, entries, games, "):
        do(admin.restore(settings, str(stored_club.backup)))
    assert tables(database) == before


@pytest.mark.parametrize("started", [False, True])
def test_tables_of_something_else_are_never_removed(database: str, stored_club: Club, started: bool) -> None:
    settings = Settings(database=database)
    if started:
        migrations.upgrade(settings)
    execute(database, "CREATE TABLE invoices (id INTEGER)")
    with pytest.raises(backup.NotEmpty, match="not empty: it has tables of another program, invoices;"):
        do(admin.restore(settings, str(stored_club.backup)))
    assert execute(database, "SELECT * FROM invoices") == []


def test_tables_at_a_revision_of_something_else_are_never_removed(database: str, stored_club: Club) -> None:
    """The names alone do not tell: others have users too, and Alembic."""
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


def test_a_server_that_was_only_started_counts_as_empty(database: str, sqlite: str, tmp_path: Path) -> None:
    with serving(database, machine_processes=0):
        pass
    do(admin.save(Settings(database=database), str(tmp_path / "x")))
    do(admin.restore(Settings(database=database), str(tmp_path / "x")))
    assert do(admin.check(Settings(database=database))) == ["all 0 games are intact"]


@pytest.mark.parametrize("damage", ["cut", "text", "rows", "newer", "unknown"])
def test_a_damaged_backup_is_refused_and_nothing_of_it_is_kept(
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


def test_a_database_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    """As in a wrong folder, where the database is looked for by its usual name."""
    tasks = (("users",), ("check",), ("backup", "x"), ("password", "Ada"), ("delete-user", "Ada"))
    for arguments in (*tasks, ("delete-game", "abc")):
        done = sevenroads("sqlite:///sevenroads.db", *arguments, folder=tmp_path)
        assert (done.returncode, done.stdout) == (1, "")
        names = "SEVENROADS_DATABASE or --database names it"
        assert done.stderr == f"sevenroads: there is no database at {tmp_path}/sevenroads.db: {names}\n"
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_is_left_empty(postgres: str) -> None:
    with pytest.raises(admin.NotFound, match="the database is empty"):
        do(admin.list_users(Settings(database=postgres)))


def test_what_is_not_there_is_named(sqlite: str, tmp_path: Path) -> None:
    migrations.upgrade(Settings(database=sqlite))
    for arguments, said in (
        (("restore", str(tmp_path / "x")), f"{tmp_path / 'x'}: No such file or directory"),
        (("password", "Nobody"), "there is no account 'Nobody'; `sevenroads admin users` lists all accounts"),
        (
            ("delete-user", "Nobody"),
            "there is no account 'Nobody'; `sevenroads admin users` lists all accounts",
        ),
        (("delete-game", "abc"), "there is no game 'abc'"),
    ):
        done = sevenroads(sqlite, *arguments)
        assert (done.returncode, done.stderr) == (1, f"sevenroads: {said}\n")
    assert sevenroads(sqlite, "dance").returncode == 2
    with pytest.raises(NoDatabase):
        do(admin.list_users(Settings(database="postgresql://nobody@127.0.0.1:1/none")))


# ------------------------------------------------------------ accounts


def test_accounts_are_listed(database: str, stored_club: Club) -> None:
    do(admin.restore(Settings(database=database), str(stored_club.backup)))
    lines = do(admin.list_users(Settings(database=database)))
    assert [line.split()[1] for line in lines] == ["user", "user", "bot"]
    assert [line.rpartition("  ")[2] for line in lines] == ["Anna", "Bert", "Annabot"]


def test_accounts_are_listed_to_the_last(sqlite: str) -> None:
    migrations.upgrade(Settings(database=sqlite))
    members = ", ".join(f"('M{n}', 'm{n}', 'user', 0, 0)" for n in range(1, 1_203))
    execute(sqlite, f"INSERT INTO users (name, name_key, kind, created, seen) VALUES {members}")
    lines = do(admin.list_users(Settings(database=sqlite)))
    assert [line.rpartition("  ")[2] for line in lines] == [f"M{n}" for n in range(1, 1_203)]


def test_a_new_password_opens_the_account_and_ends_its_sessions(server: ServerProcess) -> None:
    async def before() -> str | None:
        return (await register(server.url, "Anna")).cookie

    async def after(cookie: str | None) -> None:
        old = Api(server.url)
        assert cookie is not None
        old.http.cookies.set("sevenroads", cookie)
        await old.get("/api/me", expect=401)
        await old.post("/api/login", {"name": "Anna", "password": PASSWORD}, expect=401)
        await Api(server.url).post("/api/login", {"name": "Anna", "password": "a new one, longer"})

    cookie = run(before())
    short = sevenroads(server.database, "password", "Anna", given="short\n")
    assert short.returncode == 1
    assert "at least 8 characters" in short.stderr
    done = sevenroads(server.database, "password", "anna", given="a new one, longer\n")
    assert done.stdout == "Anna has a new password; all sessions of the account have ended\n"
    run(after(cookie))


def test_a_socket_is_closed_when_the_password_is_reset(postgres: str) -> None:
    async def play(server: ServerProcess) -> None:
        anna = await register(server.url, "Anna")
        async with anna.socket() as socket:
            await asyncio.to_thread(sevenroads, postgres, "password", "Anna", given="a new one, longer\n")
            await asyncio.wait_for(socket.connection.wait_closed(), 20)
            assert socket.connection.close_code == 4401

    with serving(postgres, machine_processes=0) as server:
        run(play(server))


def test_a_deleted_account_leaves_its_games_without_the_name(server: ServerProcess) -> None:
    async def after(game: str, rematch: str) -> None:
        stranger = Api(server.url)
        await stranger.get("/api/users/Anna", expect=404)
        await stranger.get("/api/users/Annabot", expect=404)
        record = await stranger.get(f"/api/tables/{game}/record")
        assert "Anna" not in record
        assert "Bert" in record

    games = run(club(server))
    done = sevenroads(server.database, "delete-user", "Anna")
    assert done.stdout == "Anna was deleted; the games stay without the name\n"
    # The running server still holds the table as it was; a new one reads it.
    server.stop()
    server.start()
    run(after(*games))
    assert do(admin.check(Settings(database=server.database))) == ["all 2 games are intact"]
    found = execute(server.database, f"SELECT status, result FROM games WHERE id = '{games[1]}'")
    assert found[0][0] in ("ended", "aborted")


def test_an_account_is_deleted_though_one_of_its_games_cannot_be_read(
    stored_club: Club, tmp_path: Path
) -> None:
    game, database = stored_club.rematch, stored_club.copy(tmp_path)
    execute(database, f"UPDATE games SET start = 'nonsense' WHERE id = '{game}'")
    done = sevenroads(database, "delete-user", "Anna")
    assert (done.returncode, done.stderr) == (0, "")
    deleted, left = done.stdout.splitlines()
    assert deleted == "Anna was deleted; the games stay without the name"
    assert left == (
        f"not resigned yet: {game}; a running server retries every minute,"
        " sevenroads admin check tells what is wrong with a game"
    )
    assert execute(database, "SELECT count(*) FROM users WHERE name = 'Anna'") == [(0,)]


# ------------------------------------------------------------ games


def test_a_deleted_game_is_gone(server: ServerProcess) -> None:
    game, rematch = run(club(server))
    done = sevenroads(server.database, "delete-game", rematch)
    assert done.stdout == f"game {rematch} was deleted\n"
    server.stop()
    server.start()

    async def look() -> None:
        stranger = Api(server.url)
        await stranger.get(f"/api/tables/{rematch}", expect=404)
        assert "rematch" not in (await stranger.get(f"/api/tables/{game}"))["table"]

    run(look())


def test_who_is_at_a_game_that_is_deleted_is_told(postgres: str) -> None:
    async def play(server: ServerProcess) -> None:
        anna = Api(server.url)
        table = (await anna.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        async with anna.socket() as socket:
            await socket.watch(table)
            await asyncio.to_thread(sevenroads, postgres, "delete-game", table)
            refused = await socket.until("refused", timeout=20)
            assert (refused["code"], refused["table"]) == ("no-table", table)
            await anna.get(f"/api/tables/{table}", expect=404)

    with serving(postgres, machine_processes=0) as server:
        run(play(server))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE entries SET action = 'T9' WHERE game_id = '{}' AND seq = 2", "does not replay"),
        ("DELETE FROM entries WHERE game_id = '{}' AND seq = 2", "does not replay"),
        ("DELETE FROM entries WHERE game_id = '{}' AND seq = 4", "has 3 entries, but its row says 4"),
        (
            "UPDATE games SET result = 'draw' WHERE id = '{}'",
            "stored columns disagree with the game log: result",
        ),
        ("UPDATE games SET commitment = 'x' WHERE id = '{}'", "other cards than its commitment"),
    ],
)
def test_a_game_that_does_not_replay_is_found(
    stored_club: Club, tmp_path: Path, damage: str, said: str
) -> None:
    game, database = stored_club.game, stored_club.copy(tmp_path)
    assert do(admin.check(Settings(database=database))) == ["all 2 games are intact"]
    execute(database, damage.format(game))
    done = sevenroads(database, "check")
    assert done.returncode == 1
    assert done.stdout.startswith(f"{game}: ")
    assert said in done.stdout
    assert done.stderr == "sevenroads: 1 of 2 games are damaged\n"


# ------------------------------------------------------------ keys


def test_push_keys_are_printed_as_settings(sqlite: str) -> None:
    done = sevenroads(sqlite, "make-push-keys")
    assert done.returncode == 0
    made = dict(line.split("=", 1) for line in done.stdout.splitlines() if line.startswith("SEVENROADS"))
    settings = {"push_key": made["SEVENROADS_PUSH_KEY"], "push_subject": "mailto:a@example.org"}
    with serving(sqlite, machine_processes=0, **settings) as server:

        async def key() -> str:
            return str((await Api(server.url).get("/api/push"))["key"])

        assert run(key()) in done.stdout
