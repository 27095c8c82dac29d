"""`sevenroads admin`: accounts, games and the check of all stored games."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sevenroads.server.operations import admin
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.store.database import NoDatabase

from ..client import Api, ServerProcess, run, serving
from .club import PASSWORD, Club, club, do, execute, register, sevenroads, store_club

NOBODY = "there is no account 'Nobody'; `sevenroads admin users` lists all accounts"


@pytest.fixture(scope="module")
def stored_club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    return store_club(tmp_path_factory.mktemp("club"))


def test_a_missing_database_is_named_and_not_created(tmp_path: Path) -> None:
    """For example when the command runs in the wrong folder."""
    tasks = (("users",), ("check",), ("backup", "x"), ("password", "Ada"), ("delete-user", "Ada"))
    for arguments in (*tasks, ("delete-game", "abc")):
        done = sevenroads("sqlite:///sevenroads.db", *arguments, folder=tmp_path)
        assert (done.returncode, done.stdout) == (1, "")
        names = "SEVENROADS_DATABASE or --database names it"
        assert done.stderr == f"sevenroads: there is no database at {tmp_path}/sevenroads.db: {names}\n"
    assert list(tmp_path.iterdir()) == []


def test_an_empty_database_stays_empty(postgres: str) -> None:
    with pytest.raises(admin.NotFound, match="the database is empty"):
        do(admin.list_users(Settings(database=postgres)))


def test_missing_files_accounts_and_games_are_named(sqlite: str, tmp_path: Path) -> None:
    migrations.upgrade(Settings(database=sqlite))
    for arguments, said in (
        (("restore", str(tmp_path / "x")), f"{tmp_path / 'x'}: There is no such file or folder."),
        (("password", "Nobody"), NOBODY),
        (
            ("delete-user", "Nobody"),
            NOBODY,
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


def test_a_long_list_of_accounts_is_complete(sqlite: str) -> None:
    migrations.upgrade(Settings(database=sqlite))
    members = ", ".join(f"('M{n}', 'm{n}', 'user', 0, 0)" for n in range(1, 1_203))
    execute(sqlite, f"INSERT INTO users (name, name_key, kind, created, seen) VALUES {members}")
    lines = do(admin.list_users(Settings(database=sqlite)))
    assert [line.rpartition("  ")[2] for line in lines] == [f"M{n}" for n in range(1, 1_203)]


def test_a_new_password_works_and_ends_the_sessions(server: ServerProcess) -> None:
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


def test_a_password_reset_closes_open_sockets(postgres: str) -> None:
    async def play(server: ServerProcess) -> None:
        anna = await register(server.url, "Anna")
        async with anna.socket() as socket:
            await asyncio.to_thread(sevenroads, postgres, "password", "Anna", given="a new one, longer\n")
            await asyncio.wait_for(socket.connection.wait_closed(), 20)
            assert socket.connection.close_code == 4401

    with serving(postgres, machine_processes=0) as server:
        run(play(server))


def test_the_games_of_a_deleted_account_lose_its_name(server: ServerProcess) -> None:
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
    # The running server still has the old table in memory; a restarted one reads the new data.
    server.stop()
    server.start()
    run(after(*games))
    assert do(admin.check(Settings(database=server.database))) == ["all 2 games are intact"]
    found = execute(server.database, f"SELECT status, result FROM games WHERE id = '{games[1]}'")
    assert found[0][0] in ("ended", "aborted")


def test_an_account_can_be_deleted_even_if_one_of_its_games_is_damaged(
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
        " and `sevenroads admin check` finds damaged games"
    )
    assert execute(database, "SELECT count(*) FROM users WHERE name = 'Anna'") == [(0,)]


# ------------------------------------------------------------ games


def test_a_deleted_game_cannot_be_found(server: ServerProcess) -> None:
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


def test_watchers_of_a_deleted_game_are_notified(postgres: str) -> None:
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
            "disagree with the game log: result",
        ),
        ("UPDATE games SET commitment = 'x' WHERE id = '{}'", "other cards than its commitment"),
    ],
)
def test_the_check_finds_a_damaged_game(stored_club: Club, tmp_path: Path, damage: str, said: str) -> None:
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
