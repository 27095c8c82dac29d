"""`sevenroads bot` and `sevenroads bot-token` at a real server."""

from __future__ import annotations

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from cli.running import Ran, assert_rejected

from sevenroads import Action, View
from sevenroads.cli import main
from sevenroads.online import bot as online
from sevenroads.online.site import Site, SiteError
from sevenroads.players.base import History, Player
from sevenroads.server.operations.bots import new_token
from sevenroads.server.runtime.settings import Settings

from ..client import Api, ServerProcess, Socket, run, serving
from ..playing import fresh, registered

PASSWORD = "a long enough secret"
SHELL_BOT = Path(__file__).parents[2] / "players" / "protocol" / "bot.sh"


def start(server: ServerProcess, token: str, *arguments: str) -> subprocess.Popen[str]:
    """`sevenroads bot` in a process."""
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "sevenroads.cli", "bot", "--site", server.url, *arguments],
        env=os.environ | {"SEVENROADS_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


async def owner_and_token(server: ServerProcess) -> tuple[Api, str]:
    owner = await registered(server.url, fresh("Owner"), PASSWORD)
    return owner, (await owner.post("/api/bots", {"name": fresh("Bot")}))["token"]


@asynccontextmanager
async def against(
    server: ServerProcess, *arguments: str, **table: object
) -> AsyncIterator[tuple[Api, Socket, str, subprocess.Popen[str]]]:
    """A person at a table whose other seat a bot process takes by the invite link."""
    owner, token = await owner_and_token(server)
    opened = await owner.post("/api/tables", {"side": "south", **table})
    table_id = opened["table"]["id"]
    link = f"{server.url}/table/{table_id}#invite={opened['invite']}"
    with start(server, token, "--table", link, *arguments) as bot:
        try:
            async with owner.socket() as socket:
                await socket.watch(table_id)
                yield owner, socket, table_id, bot
        finally:
            bot.kill()


async def my_turn(socket: Socket, table: str) -> dict[str, Any]:
    """Wait until it is the person's turn."""
    message = await socket.watch(table)
    while not message.get("moment", {}).get("legal"):
        message = await socket.until("update", "snapshot", timeout=60)
    return dict(message["moment"])


async def end_turn(socket: Socket, table: str) -> None:
    moment = await my_turn(socket, table)
    assert (await socket.command("act", table, moment["seq"], action="."))["type"] == "ack"


# ------------------------------------------------------------ tokens


def test_an_owner_gets_a_token_by_the_command_line(
    shared_sqlite: ServerProcess, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    account, bot = fresh("Ada"), fresh("Adabot")
    run(registered(shared_sqlite.url, account, PASSWORD))

    def make_token(name: str, password: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{password}\n"))
        site = ["--site", shared_sqlite.url, "--account", account, "--name", name]
        return Ran(main(["bot-token", *site]), *capsys.readouterr())

    done = make_token(bot, PASSWORD)
    assert (done.code, done.err) == (0, "")
    me = Site(shared_sqlite.url, done.out.strip()).get("/api/me")
    assert (me["name"], me["kind"]) == (bot, "bot")
    assert_rejected(make_token(bot, PASSWORD), "Another account has this name")
    assert_rejected(make_token(fresh("B"), "wrong"), "Wrong name or password")


def test_the_operator_creates_a_bot_and_replaces_its_token(
    server: ServerProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    async def prepare() -> str:
        name = fresh("Ada")
        await registered(server.url, name, PASSWORD)
        return name

    owner, bot = run(prepare()), fresh("Adabot")
    settings = Settings(database=server.database)
    (first,) = new_token(settings, bot, owner)
    assert Site(server.url, first).get("/api/me")["kind"] == "bot"
    assert main(["admin", "--database", server.database, "bot-token", bot]) == 0
    second = capsys.readouterr().out.strip()
    assert Site(server.url, second).get("/api/me")["name"] == bot
    with pytest.raises(SiteError, match="sign in"):
        Site(server.url, first).get("/api/me")
    for arguments, message in (
        ((fresh("X"), None), "--owner creates it"),
        ((bot, owner), "Another account has this name"),
        ((owner, None), "is not a bot"),
        ((fresh("X"), bot), "only a registered account can own a bot"),
        ((fresh("X"), "Nobody"), "there is no account 'Nobody'"),
        (("admin", owner), "This name is reserved"),
    ):
        with pytest.raises(ValueError, match=message):
            list(new_token(settings, *arguments))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--player", "napoleon"), "unknown player 'napoleon'"),
        (("--exec", "./no-such-bot"), "there is no program './no-such-bot'"),
        (("--player", "random", "--table", "nowhere"), "'nowhere' is no link to a table"),
        (("--player", "random", "--games", "0"), "--games must be 1 or more"),
        (("--player", "random"), "sign in"),
    ],
)
def test_a_wrong_call_is_told_in_one_line(
    shared_sqlite: ServerProcess,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    message: str,
) -> None:
    code = main(["bot", "--site", shared_sqlite.url, "--token", "wrong", *arguments])
    assert_rejected(Ran(code, *capsys.readouterr()), message)


def test_an_address_without_a_server_is_told() -> None:
    for address, message in (("http://127.0.0.1:9", "can't reach"), ("games", "is no address of a site")):
        with pytest.raises(ValueError, match=message):
            Site(address, "x").get("/api/me")


# ------------------------------------------------------------ games


def test_two_bots_meet_in_the_lobby_and_play_a_whole_game(shared_sqlite: ServerProcess) -> None:
    """One opens a table with a program in another language, the other joins with the machine."""

    async def tokens() -> list[str]:
        return [(await owner_and_token(shared_sqlite))[1] for _ in range(2)]

    first, second = run(tokens())
    edition = "prototype+novictory"
    common = ("--edition", edition, "--games", "1")
    with (
        start(shared_sqlite, first, "--exec", str(SHELL_BOT), *common) as host,
        start(shared_sqlite, second, "--player", "level:3", "--join", *common) as guest,
    ):
        said = [bot.communicate(timeout=120) for bot in (host, guest)]
    assert [(bot.returncode, errors) for bot, (_, errors) in zip((host, guest), said, strict=True)] == [
        (0, ""),
        (0, ""),
    ]
    results = [lines.splitlines()[-1].split(" ", 1)[1] for lines, _ in said]
    opposite = {"won": "lost", "lost": "won", "drawn": "drawn"}
    how, end = results[0].split(" ", 1)
    assert results[1] == f"{opposite[how]} {end}"
    assert end in ("(objective)", "(three roads)", "(nobody can win)", "(repetition)", "(turn limit)")
    assert "waiting at http" in said[0][0]


def test_a_bot_that_keeps_failing_resigns_and_says_why(shared_sqlite: ServerProcess, tmp_path: Path) -> None:
    crash = tmp_path / "crash"
    crash.write_text("#!/bin/sh\necho 'out of fuel' >&2\nexit 3\n")
    crash.chmod(0o755)

    async def play() -> tuple[str, str]:
        async with against(shared_sqlite, "--exec", str(crash)) as (_, socket, table, bot):
            await end_turn(socket, table)
            return await asyncio.to_thread(bot.communicate, timeout=60)

    said, errors = run(play())
    assert said.splitlines()[-1].endswith("lost (resignation)")
    assert errors.count("ended with exit code 3: out of fuel") == 3
    assert "resigned after 3 failures" in errors


def test_it_goes_on_after_a_restart_of_the_server(sqlite: str) -> None:
    async def play(server: ServerProcess) -> str:
        owner, token = await owner_and_token(server)
        opened = await owner.post("/api/tables", {"side": "south"})
        table = opened["table"]["id"]
        link = f"{server.url}/table/{table}#invite={opened['invite']}"
        with start(server, token, "--table", link, "--player", "level:1") as bot:
            async with owner.socket() as socket:
                await end_turn(socket, table)
                await my_turn(socket, table)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with owner.socket() as socket:
                await end_turn(socket, table)
                moment = await my_turn(socket, table)
                assert moment["position"]["turn"] == 5
                await socket.command("resign", table)
            said, errors = await asyncio.to_thread(bot.communicate, timeout=60)
        assert errors == ""
        return str(said)

    with serving(sqlite, machine_processes=0, restart_seconds=0) as server:
        assert run(play(server)).splitlines()[-1].endswith("won (resignation)")


class Recorder:
    """Ends its turns and keeps what it is given."""

    name = "recorder"

    def __init__(self) -> None:
        self.given: list[tuple[View, History]] = []

    def choose(self, view: View, history: History = ()) -> Action:
        self.given.append((view, history))
        return view.legal_actions()[-1]


def recording(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()

    def make(spec: str, seed: int = 0) -> Player:
        return recorder

    monkeypatch.setattr(online, "player_from_spec", make)
    return recorder


def test_its_player_gets_the_game_as_the_seat_saw_it_without_what_was_taken_back(
    shared_sqlite: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = recording(monkeypatch)

    async def play() -> None:
        owner, token = await owner_and_token(shared_sqlite)
        opened = await owner.post("/api/tables", {"side": "south"})
        table = opened["table"]["id"]
        plan = online.BotPlan("recorder", f"{table}#invite={opened['invite']}")
        said: list[str] = []
        bot = online.OnlineBot(Site(shared_sqlite.url, token), plan, said.append, said.append)
        playing = asyncio.create_task(bot.run())
        async with owner.socket() as socket:
            send = commander(socket, table)
            await send("act", action="T3")
            await send("undo")
            await send("act", action="P4")
            await send("act", action=".")
            await my_turn(socket, table)
            await send("takeback-ask")
            while (await my_turn(socket, table))["position"]["turn"] > 1:
                await asyncio.sleep(0.01)
            await send("draw-offer")
            await send("act", action="T5")
            await send("act", action=".")
            await my_turn(socket, table)
            await socket.command("resign", table)
            await playing
        assert said[-1].endswith("won (resignation)")

    run(play())
    histories = [[action.text for _, action in history] for _, history in recorder.given]
    assert histories[0] == ["P4", "."]
    assert histories[-1][-2:] == ["T5", "."]
    assert "T3" not in histories[-1]
    for view, history in recorder.given:
        assert view.viewer == "north"
        assert all(seen.viewer == "north" and seen.layout.cards[0].objective == "?" for seen, _ in history)


def commander(socket: Socket, table: str) -> Callable[..., Any]:
    """Send commands at the current sequence number; all must be acknowledged."""

    async def send(kind: str, **fields: object) -> None:
        answer: dict[str, Any] = {"code": "stale"}
        while answer.get("code") == "stale":  # the bot has just answered an offer
            moment = await my_turn(socket, table)
            answer = await socket.command(kind, table, moment["seq"], **fields)
        assert answer["type"] == "ack", answer

    return send


def test_it_goes_on_with_a_game_that_waits_for_it(
    shared_sqlite: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole history comes in parts of the server's size."""
    recorder = recording(monkeypatch)
    monkeypatch.setattr(online, "HISTORY_PART", 1)

    async def play() -> None:
        owner, token = await owner_and_token(shared_sqlite)
        opened = await owner.post("/api/tables", {"side": "south"})
        table = opened["table"]["id"]
        await Api(shared_sqlite.url, token).post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        async with owner.socket() as socket:
            send = commander(socket, table)
            for action in ("T3", "P4", "."):
                await send("act", action=action)
            plan = online.BotPlan("recorder", games=1)
            bot = online.OnlineBot(Site(shared_sqlite.url, token), plan, lambda _: None, lambda _: None)
            playing = asyncio.create_task(bot.run())
            await my_turn(socket, table)
            await socket.command("resign", table)
            while not recorder.given:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    run(play())
    assert [action.text for _, action in recorder.given[0][1]] == ["T3", "P4", "."]


def test_the_machine_makes_no_pauses_for_a_bot(sqlite: str) -> None:
    async def play(server: ServerProcess) -> int:
        _, token = await owner_and_token(server)
        bot = Api(server.url, token)
        opened = await bot.post("/api/tables", {"opponent": "machine", "level": 2, "side": "south"})
        table = opened["table"]["id"]
        async with bot.socket() as socket:
            await end_turn(socket, table)
            moment = await asyncio.wait_for(my_turn(socket, table), 30)
            return int(moment["position"]["turn"])

    # With its pauses, the machine would take a minute for each action.
    with serving(sqlite, machine_pace=60_000) as server:
        assert run(play(server)) == 3
