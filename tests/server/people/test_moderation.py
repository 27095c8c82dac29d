"""Muting, reporting, chat bans and bans, over the real server on both databases."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from sevenroads.server import wire
from sevenroads.server.operations import admin
from sevenroads.server.operations import moderation as tasks
from sevenroads.server.people.deletion import delete_account
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import games, moderation, schema
from sevenroads.server.store.rows import ChatRow, GameRow
from sevenroads.server.web.rate_limits import REPORTS_AT_ONCE

from ..client import Api, ServerProcess, Socket, run, serving
from ..inside import Inside, application, inside
from ..playing import fresh, game, registered


async def say(socket: Socket, table: str, text: str) -> dict[str, Any]:
    """Write a line, and return it or the refusal."""
    await socket.send({"type": "chat", "table": table, "id": f"s{abs(hash(text))}", "text": text})
    return await socket.until("chat", "refused")


async def texts(person: Api, table: str) -> list[str]:
    """The chat as a new socket of this person gets it."""
    async with person.socket() as socket:
        return [line["text"] for line in (await socket.watch(table)).get("chat", [])]


def admin_does(server: ServerProcess, task: Any, *args: Any) -> list[str]:
    return list(task(Settings(database=server.database), *args))


def stored(server: ServerProcess, table: str) -> GameRow:
    """A game as it is stored. With SQLite a running server does not notice at once what the operator does."""
    found = admin.run_task(
        Settings(database=server.database), lambda database: database.read(partial(games.one, game_id=table))
    )
    row: GameRow = found.rows[0]
    return row


# ------------------------------------------------------------ mutes


def test_a_muted_players_lines_are_not_sent_and_come_back(server: ServerProcess) -> None:
    async def play() -> None:
        async with game(server.url) as at:
            anna, bert = at.people["south"], at.people["north"]
            first = await say(at.sockets["north"], at.table, "rude")
            muted = await anna.post("/api/mutes", {"table": at.table, "line": first["line"]["id"]})
            assert [one["seat"] for one in muted["players"]] == ["north"]
            # The open socket gets the chat again, without the line.
            assert "chat" not in await at.sockets["south"].until("snapshot")
            await say(at.sockets["north"], at.table, "still rude")
            assert (await say(at.sockets["south"], at.table, "hello"))["line"]["text"] == "hello"
            assert await texts(anna, at.table) == ["hello"]
            assert await texts(bert, at.table) == ["rude", "still rude", "hello"]
            left = await anna.delete(f"/api/mutes/{muted['players'][0]['id']}")
            assert left["players"] == []
            assert await texts(anna, at.table) == ["rude", "still rude", "hello"]

    run(play())


def test_a_mute_holds_at_every_worker(postgres: str) -> None:
    async def play(server: ServerProcess) -> None:
        async with game(server.url) as at:
            anna = at.people["south"]
            async with anna.socket() as one, anna.socket() as two, anna.socket() as three:
                sockets = [at.sockets["south"], one, two, three]
                for socket in sockets[1:]:
                    await socket.watch(at.table)
                await anna.post("/api/mutes", {"table": at.table, "seat": "north"})
                for socket in sockets:
                    await socket.until("snapshot")
                await say(at.sockets["north"], at.table, "unheard")
                await say(at.sockets["south"], at.table, "heard")
                for socket in sockets[1:]:
                    assert (await socket.until("chat"))["line"]["text"] == "heard"

    with serving(postgres, workers=2, machine_pace=0) as server:
        run(play(server))


def test_only_others_at_the_table_can_be_muted_or_reported(server: ServerProcess) -> None:
    async def play() -> None:
        async with game(server.url) as at:
            anna = at.people["south"]
            for path, more in (("mutes", {}), ("reports", {"reason": "chat"})):
                for who, status in (
                    ({"seat": "south"}, 404),
                    ({"line": "0" * 16}, 404),
                    ({}, 422),
                    ({"seat": "north", "line": "0"}, 422),
                ):
                    await anna.post(f"/api/{path}", {"table": at.table, **who, **more}, status)
                await Api(server.url).post(f"/api/{path}", {"table": at.table, "seat": "north", **more}, 401)

    run(play())


# ------------------------------------------------------------ reports


def test_a_report_reaches_the_operator_with_the_chat_but_without_cards(server: ServerProcess) -> None:
    async def play() -> dict[str, Any]:
        async with game(server.url) as at:
            await say(at.sockets["north"], at.table, "rude words")
            body = {"table": at.table, "seat": "north", "reason": "chat", "text": "He\u202einsults me"}
            await at.people["south"].post("/api/reports", body)
            again = await at.people["south"].post("/api/reports", body, 409)
            assert again["error"]["code"] == "reported"
            return {"table": at.table, "moment": at.moments["north"]}

    at = run(play())
    (line,) = admin_does(server, tasks.list_reports)
    number = line.split()[0]
    shown = "\n".join(admin_does(server, tasks.show_report, number))
    assert "rude words" in shown
    assert "Heinsults me" in shown
    assert at["table"] in shown
    objective = at["moment"]["position"]["cards"]["north"]["objective"]
    assert objective not in shown.replace(at["table"], "").split()
    admin_does(server, tasks.close_report, number)
    assert admin_does(server, tasks.list_reports) == []
    with pytest.raises(admin.NotFound):
        admin_does(server, tasks.show_report, "999")


def test_a_player_cannot_learn_by_a_report_what_spectators_write(server: ServerProcess) -> None:
    """During the game players do not read the spectators' chat, so they cannot name its lines."""

    async def play() -> None:
        async with game(server.url, public=True) as at, Api(server.url).socket():
            spectator = Api(server.url)
            await spectator.post("/api/guest")
            async with spectator.socket() as watching:
                await watching.watch(at.table)
                line = (await say(watching, at.table, "north should attack"))["line"]
            body = {"table": at.table, "line": line["id"], "reason": "cheating"}
            await at.people["south"].post("/api/reports", body, 404)
            await at.people["south"].post("/api/reports", {**body, "line": None, "seat": "north"})

    run(play())
    number = admin_does(server, tasks.list_reports)[0].split()[0]
    assert "attack" not in "\n".join(admin_does(server, tasks.show_report, number))


def test_reports_are_limited(tmp_path: Path) -> None:
    async def play() -> None:
        async with application(tmp_path, limits=True) as (_, client):
            tables = [
                (await client.post("/api/tables", json={"opponent": "open", "public": True})).json()
                for _ in range(REPORTS_AT_ONCE + 1)
            ]
            client.cookies.clear()
            await client.post("/api/guest", json={})
            for table in tables:
                await client.post(
                    f"/api/tables/{table['table']['id']}/join", json={"invite": table["invite"]}
                )
            answers = [
                await client.post(
                    "/api/reports", json={"table": table["table"]["id"], "seat": "south", "reason": "other"}
                )
                for table in tables
            ]
            assert [answer.status_code for answer in answers] == [200] * REPORTS_AT_ONCE + [429]

    asyncio.run(play())


# ------------------------------------------------------------ sanctions


def test_a_muted_account_is_told_until_when_and_why(server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Loud")
        async with game(server.url, await registered(server.url, name)) as at:
            await asyncio.to_thread(admin_does, server, tasks.mute, name, "insults", 2.0)
            answer = await say(at.sockets["south"], at.table, "hello")
            assert answer["code"] == "chat-banned"
            assert answer["values"]["reason"] == "insults"
            assert answer["values"]["until"].endswith("UTC")
            assert (await say(at.sockets["north"], at.table, "I may"))["type"] == "chat"
            await at.act()  # playing goes on
            await asyncio.to_thread(admin_does, server, tasks.unmute, name)
            assert (await say(at.sockets["south"], at.table, "again"))["type"] == "chat"

    run(play())


def test_a_muted_account_cannot_chat_through_its_bot(server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Loud Owner")
        owner = await registered(server.url, name)
        made = await owner.post("/api/bots", {"name": fresh("Loud Bot")})
        async with game(server.url, owner) as at, Api(server.url, token=made["token"]).socket() as bot:
            await asyncio.to_thread(admin_does, server, tasks.mute, name, "insults", 2.0)
            answer = await say(bot, at.table, "hello")
            assert (answer["code"], answer["values"]["reason"]) == ("chat-banned", "insults")
            await asyncio.to_thread(admin_does, server, tasks.unmute, name)
            await asyncio.to_thread(admin_does, server, tasks.mute, made["name"], "spam", 2.0)
            assert (await say(bot, at.table, "hello"))["code"] == "chat-banned"
            # A chat ban of a bot does not affect its owner.
            assert (await say(at.sockets["south"], at.table, "hello"))["type"] == "chat"

    run(play())


def test_a_ban_ends_sessions_and_games_until_it_is_lifted(server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Banned")
        person = await registered(server.url, name)
        bot = Api(server.url, (await person.post("/api/bots", {"name": fresh("Bot")}))["token"])
        waiting = (await person.post("/api/tables", {"public": True}))["table"]["id"]
        async with game(server.url, person) as at:
            lines = await asyncio.to_thread(admin_does, server, tasks.ban, name, "engine use", None)
            assert "banned" in lines[0]
            await person.get("/api/me", 401)
            error = (await bot.get("/api/me", 403))["error"]
            assert (error["code"], error["values"]) == ("banned", {"until": "never", "reason": "engine use"})
            login = {"name": name, "password": "a long enough secret"}
            error = (await Api(server.url).post("/api/login", login, 403))["error"]
            assert error["code"] == "banned"
            wrong = await Api(server.url).post("/api/login", {**login, "password": "guessed wrongly"}, 401)
            assert wrong["error"]["code"] == "wrong-password"  # only the owner learns of the ban
            assert (await asyncio.to_thread(stored, server, waiting)).status == "cancelled"
            ended = await asyncio.to_thread(stored, server, at.table)
            assert (ended.status, ended.result, ended.termination) == ("ended", "north", "resignation")
        assert any(name in line for line in await asyncio.to_thread(admin_does, server, tasks.list_sanctions))
        await asyncio.to_thread(admin_does, server, tasks.unban, name)
        await Api(server.url).post("/api/login", login)
        await bot.get("/api/me")

    run(play())


@pytest.mark.parametrize(("reason", "days"), [("", 1.0), ("x" * 201, 1.0), ("fine", 0.0), ("fine", 4000.0)])
def test_a_sanction_needs_a_reason_and_a_sensible_end(tmp_path: Path, reason: str, days: float) -> None:
    async def prepare() -> None:
        async with inside(tmp_path):
            pass

    asyncio.run(prepare())
    settings = Settings(database=f"sqlite:///{tmp_path}/inside.db")
    with pytest.raises(ValueError, match=r"reason|--days"):
        list(tasks.mute(settings, "Ada", reason, days))
    assert list(tasks.list_sanctions(settings)) == []


def test_a_sanction_ends_by_itself(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        ada, now = at.users["south"].id, at.wall()
        write, read = at.hub.database.write, at.hub.database.read
        await write(lambda c: moderation.impose(c, ada, "chat", "spam", now, now + 1000))
        for kind in ("chat", "ban"):
            await write(lambda c, kind=kind: moderation.impose(c, ada, kind, "spam", now, now + 1000))
            with pytest.raises(CommandRefused):
                await read(lambda c, kind=kind: moderation.require_none(c, ada, now + 999, kind))
            await read(lambda c, kind=kind: moderation.require_none(c, ada, now + 1000, kind))

    async def body() -> None:
        async with inside(tmp_path, database) as at:
            await test(at)

    asyncio.run(body())


def test_deleting_an_account_deletes_its_reports_lines_mutes_and_sanctions(
    tmp_path: Path, database: str
) -> None:
    async def body() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = (user.id for user in at.users.values())
            table, now = await at.open(wire.ClockSettings("none")), at.wall()
            line = ChatRow(
                game_id=table, user_id=ada, name="Ada", kind="user", room="players", text="hi", at=now
            )
            values = {"game_id": table, "reason": "chat", "text": "", "at": now}
            write = at.hub.database.write
            for one, other in ((ada, ben), (ben, ada)):
                report = {**values, "reporter": one, "reported": other}
                await write(lambda c, report=report: moderation.store_report(c, report, [line]))
                await write(lambda c, one=one, other=other: moderation.mute(c, one, other, now))
            await write(lambda c: moderation.impose(c, ada, "chat", "spam", now, None))
            await delete_account(at.hub, ada)
            for name in ("reports", "report_lines", "mutes", "sanctions"):
                count = select(func.count()).select_from(schema.metadata.tables[name])
                assert await at.hub.database.read(lambda c, count=count: c.execute(count).scalar_one()) == 0

    asyncio.run(body())
