"""Guests, accounts, sessions and bots, tested against a running server."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from sevenroads.server.people.names import check_name
from sevenroads.server.store import accounts, sessions, tokens

from ..client import Api, ServerProcess, Socket, run, serving
from ..inside import Listener, inside
from ..playing import change, fresh, game, heard, registered

SECRET = "a long enough secret"
DAY = 24 * 60 * 60 * 1000


async def closed(socket: Socket) -> int:
    """The close code of a socket."""
    try:
        while True:
            await socket.receive()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


# ------------------------------------------------------------ guests and accounts


def test_a_guest_plays_under_a_name_and_may_change_it(shared_server: ServerProcess) -> None:
    async def play() -> None:
        guest = Api(shared_server.url)
        await guest.get("/api/me", expect=401)
        me = await guest.post("/api/guest", {"name": "Anna"})
        assert (me["name"], me["kind"]) == ("Anna", "guest")
        async with game(shared_server.url, south=guest) as at:
            assert (await guest.post("/api/guest", {"name": "  Anna   Maria "}))["name"] == "Anna Maria"
            while (await at.sockets["north"].until("table"))["table"]["south"]["name"] != "Anna Maria":
                pass
            # Her next chat line on the same socket has the new name.
            await at.sockets["south"].send({"type": "chat", "table": at.table, "id": "hi", "text": "hi"})
            assert (await at.sockets["north"].until("chat"))["line"]["name"] == "Anna Maria"
        for name in ("", "  ", "a" * 31, "x\ny\u0000", "<b>", "Admin", "player 7", "machine", "_"):
            error = (await guest.post("/api/guest", {"name": name}, expect=422))["error"]
            assert error["code"] == "bad-name"
            assert "name" in error["message"]

    run(play())


def test_a_guest_who_registers_keeps_its_games(shared_server: ServerProcess) -> None:
    async def play() -> None:
        guest, name = Api(shared_server.url), fresh("Keeper")
        async with game(shared_server.url, south=guest) as at:
            await at.turns(2)
            me = await guest.post("/api/register", {"name": name, "password": SECRET})
            assert (me["name"], me["kind"], me["your_turn"]) == (name, "user", [at.table])
            told = await at.sockets["north"].until("table")
            while told["table"]["south"] != {"name": name, "kind": "user", "online": True}:
                told = await at.sockets["north"].until("table")
            # The guest's old cookie gives no access to the account; the new cookie does.
            assert await closed(at.sockets["south"]) == 4401
            async with guest.socket() as again:
                at.sockets["south"] = again
                await at.watch()
                await at.turns(1)
            elsewhere = Api(shared_server.url)
            await elsewhere.post("/api/login", {"name": name.upper(), "password": SECRET})
            assert (await elsewhere.get(f"/api/tables/{at.table}"))["seats"] == ["south"]

    run(play())


def test_every_session_of_a_guest_ends_when_it_registers(shared_server: ServerProcess) -> None:
    async def play() -> None:
        guest, thief = Api(shared_server.url), Api(shared_server.url)
        await guest.post("/api/guest", {})
        assert guest.cookie is not None
        thief.http.cookies.set("sevenroads", guest.cookie)
        async with thief.socket() as socket:
            await guest.post("/api/register", {"name": fresh("Victim"), "password": SECRET})
            assert await closed(socket) == 4401
        await thief.get("/api/me", expect=401)
        with pytest.raises(ConnectionClosed, match="4401"):
            async with thief.socket():
                pass
        assert (await guest.get("/api/me"))["kind"] == "user"
        async with guest.socket() as own:
            await own.send({"type": "ping"})
            await own.until("pong")

    run(play())


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("\u3164", "invisible letter"),
        ("Ada\u3164", "invisible letter"),
        ("\u115f\u1160", "invisible letter"),
        ("Ada\uffa0", "invisible letter"),
        ("\u0410da", "mixes Cyrillic and Latin letters"),  # A of Cyrillic
        ("Gr\u0430ce", "mixes Cyrillic and Latin letters"),
        ("\u039fscar", "mixes Greek and Latin letters"),  # O of Greek
        ("\uff21\u0501\uff41", "mixes Cyrillic and Latin letters"),  # Latin of full width
        ("\u13aa\u13de Go", "mixes Cherokee and Latin letters"),
        ("\u0391\u043d", "mixes Cyrillic and Greek letters"),
    ],
)
def test_confusable_and_invisible_names_are_refused(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Zoë O'Hara-7",
        "Дмитрий 2",
        "Ελένη",
        "さくら花子",
        "ゲームカフェ Tokyo",
        "김철수",
        "Lê Văn Đạt",
        "Ĳsbrand",
    ],
)
def test_a_name_in_any_single_script_is_accepted(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


def test_a_name_can_be_typed_differently_at_login_than_at_registration(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh(" Grace \u00a0 Hopper ") + "  "
        made = await registered(shared_server.url, name)
        assert (await made.get("/api/me"))["name"] == " ".join(name.split())
        for typed in (name, name.strip(), name.replace(" ", "   ")):
            await Api(shared_server.url).post("/api/login", {"name": typed, "password": SECRET})

    run(play())


def test_a_guest_cannot_take_the_name_of_an_account(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Known")
        await registered(shared_server.url, name)
        for same in (name, name.upper(), f" {name}"):
            taken = await Api(shared_server.url).post("/api/guest", {"name": same}, expect=409)
            assert taken["error"]["code"] == "name-taken"
        one, two = Api(shared_server.url), Api(shared_server.url)
        for guest in (one, two):  # guests may share one
            assert (await guest.post("/api/guest", {"name": "Anna"}))["name"] == "Anna"
        taken = await one.post("/api/guest", {"name": name}, expect=409)
        assert taken["error"]["code"] == "name-taken"
        assert (await one.get("/api/me"))["name"] == "Anna"

    run(play())


def test_a_guest_without_a_name_always_gets_one_that_no_account_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _most: 234)

    async def play() -> list[str]:
        async with inside(tmp_path) as at:

            def work(connection: Connection) -> list[str]:
                first = accounts.free_guest_name(connection)
                accounts.create_account(connection, first, "user", at.wall())
                return [first, accounts.free_guest_name(connection)]

            return await at.hub.database.write(work)

    assert asyncio.run(play()) == ["Guest 1234", "Guest 10234"]


def test_the_number_of_a_given_name_is_sent_until_the_guest_chooses_a_name(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        given, chosen = Api(shared_server.url), Api(shared_server.url)
        number = (await given.post("/api/guest", {}))["number"]
        assert (await given.get("/api/me"))["name"] == f"Guest {number}"
        assert "number" not in await chosen.post("/api/guest", {"name": "Guest of honour"})
        async with game(shared_server.url, south=given, north=chosen) as at:
            table = (await given.get(f"/api/tables/{at.table}"))["table"]
            assert table["south"]["number"] == number
            assert "number" not in table["north"]
            await at.sockets["south"].send({"type": "chat", "table": at.table, "id": "1", "text": "/hello"})
            line = (await at.sockets["north"].until("chat"))["line"]
            assert (line["name"], line["kind"], line["number"]) == (f"Guest {number}", "guest", number)
            assert "number" not in await given.post("/api/guest", {"name": "Anna"})
            assert "number" not in (await given.get(f"/api/tables/{at.table}"))["table"]["south"]

    run(play())


def test_a_registered_name_is_never_a_given_one() -> None:
    assert accounts.given_number("Guest 4534", "guest") == 4534
    assert accounts.given_number("Guest 4534", "user") is None
    assert accounts.given_number("Guest 12", "guest") is None
    assert accounts.given_number("Player 12", "guest") is None
    assert accounts.given_number("Player 12", "gone") == 12


def test_two_accounts_cannot_have_the_same_name(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Zoë")
        await registered(shared_server.url, name)
        for same in (name, name.upper(), name.replace("ë", "e\u0308")):
            error = await Api(shared_server.url).post(
                "/api/register", {"name": same, "password": SECRET}, expect=409
            )
            assert error["error"]["code"] == "name-taken"
        wanted = fresh("Wanted")
        crowd = [Api(shared_server.url) for _ in range(6)]
        answers = await asyncio.gather(
            *(one.http.post("/api/register", json={"name": wanted, "password": SECRET}) for one in crowd)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        same = fresh("The same twice")
        for weak, code in (("short", "bad-password"), (same, "bad-password"), ("a" * 257, "invalid")):
            body = {"name": same, "password": weak}
            refused = await Api(shared_server.url).post("/api/register", body, expect=422)
            assert refused["error"]["code"] == code

    run(play())


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Lock")
        await registered(shared_server.url, name)
        person = Api(shared_server.url)
        wrong = await person.post("/api/login", {"name": name, "password": SECRET + "!"}, expect=401)
        unknown = await person.post("/api/login", {"name": "Nobody Here", "password": SECRET}, expect=401)
        assert wrong == unknown
        assert person.cookie is None
        assert (await person.post("/api/login", {"name": name, "password": SECRET}))["name"] == name
        await person.post("/api/logout")
        await person.get("/api/me", expect=401)

    run(play())


def test_signing_out_closes_only_the_sockets_of_that_session(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Leaver")
        one, two = await registered(shared_server.url, name), Api(shared_server.url)
        await two.post("/api/login", {"name": name, "password": SECRET})
        async with one.socket() as first, two.socket() as second:
            await one.post("/api/logout")
            assert await closed(first) == 4401
            await second.send({"type": "ping"})
            await second.until("pong")

    run(play())


def test_a_new_password_ends_the_other_sessions_and_closes_their_sockets(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        name, new = fresh("Changer"), "quite another secret"
        here, there = await registered(shared_server.url, name), Api(shared_server.url)
        await there.post("/api/login", {"name": name, "password": SECRET})
        async with here.socket() as own, there.socket() as other:
            body = {"old": "not the secret", "new": new}
            assert (await here.post("/api/password", body, expect=401))["error"]["code"] == "wrong-password"
            await here.post("/api/password", {"old": SECRET, "new": "short"}, expect=422)
            await here.post("/api/password", {"old": SECRET, "new": new})
            assert await closed(other) == 4401
            await there.get("/api/me", expect=401)
            # The session that changed the password stays open.
            await here.get("/api/me")
            await own.send({"type": "ping"})
            await own.until("pong")
        with pytest.raises(ConnectionClosed, match="4401"):
            async with there.socket():
                pass
        await Api(shared_server.url).post("/api/login", {"name": name, "password": SECRET}, expect=401)
        await Api(shared_server.url).post("/api/login", {"name": name, "password": new})

    run(play())


def test_the_games_of_a_deleted_account_get_a_neutral_name(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        name = fresh("Goner")
        person, other = await registered(shared_server.url, name), Api(shared_server.url)
        token = (await person.post("/api/bots", {"name": fresh("Orphan")}))["token"]
        bot = Api(shared_server.url, token)
        open_table = (await person.post("/api/tables", {"public": True}))["table"]["id"]
        async with (
            game(shared_server.url, south=person, north=other, public=True) as ended,
            game(shared_server.url, south=person, north=other) as going,
            bot.socket() as program,
        ):
            await ended.turns(2)
            await ended.do("north", "resign")
            await going.turns(1)
            await person.delete("/api/account", {"password": "wrong"}, expect=401)
            await person.delete("/api/account", {"password": SECRET})
            assert await closed(going.sockets["south"]) == 4401
            assert await closed(program) == 4401
            update = going.sockets["north"].last
            while update is None or update["entry"]["kind"] != "resign":
                update = await going.sockets["north"].until("update")
            await bot.get("/api/me", expect=401)
            await person.get("/api/me", expect=401)
            await other.get(f"/api/users/{name}", expect=404)
            seen = (await other.get(f"/api/tables/{ended.table}"))["table"]["south"]
            assert seen["kind"] == "gone"
            assert seen["name"] == f"Player {seen['number']}"
            assert name not in await other.get(f"/api/tables/{ended.table}/record")
            assert name not in str(await other.get("/api/games?limit=50"))
            assert (await other.get(f"/api/tables/{open_table}"))["table"]["status"] == "cancelled"
            assert open_table not in str(await other.get("/api/tables"))
            # The name is free again.
            await registered(shared_server.url, name)

    run(play())


# ------------------------------------------------------------ sessions


def test_the_cookie_of_an_https_site_is_secure_and_limited_to_its_host(tmp_path: Path) -> None:
    async def ask(server: ServerProcess, site: str) -> tuple[Any, Any]:
        async with httpx.AsyncClient(
            base_url=server.url,
            timeout=30,
            headers={"origin": site, "host": site.removeprefix("https://")},
            verify=False,
        ) as client:
            made = await client.post("/api/guest", json={})
            name, _, rest = made.headers["set-cookie"].partition("=")
            cookie = {"cookie": f"{name}={rest.partition(';')[0]}"}
            client.cookies.clear()
            assert (await client.get("/api/me", headers=cookie)).status_code == 200
            gone = await client.post("/api/logout", headers=cookie)
            assert (await client.get("/api/me", headers=cookie)).status_code == 401
        return SimpleCookie(made.headers["set-cookie"]), SimpleCookie(gone.headers["set-cookie"])

    site = "https://games.example.org"
    with serving(f"sqlite:///{tmp_path}/https.db", site=site) as server:
        set_cookie, unset_cookie = asyncio.run(ask(server, site))
    ((name, cookie),) = set_cookie.items()
    assert name == "__Host-sevenroads"
    assert (cookie["httponly"], cookie["secure"], cookie["samesite"].lower()) == (True, True, "lax")
    assert (cookie["path"], cookie["domain"], int(cookie["max-age"])) == ("/", "", 90 * 24 * 3600)
    # Browsers delete the cookie only if Secure is set again.
    ((name, cookie),) = unset_cookie.items()
    assert (name, cookie["secure"], cookie["path"], cookie["max-age"]) == (
        "__Host-sevenroads",
        True,
        "/",
        "0",
    )


def test_the_cookie_of_local_play_is_the_same_except_secure(shared_sqlite: ServerProcess) -> None:
    made = httpx.post(f"{shared_sqlite.url}/api/guest", json={}, headers={"origin": shared_sqlite.url})
    ((name, cookie),) = SimpleCookie(made.headers["set-cookie"]).items()
    assert (name, cookie["secure"], cookie["httponly"]) == ("sevenroads", "", True)
    assert cookie["samesite"].lower() == "lax"


def test_a_used_session_is_renewed_and_an_unused_one_expires(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_server.url)
        await person.post("/api/guest", {})
        assert person.cookie is not None
        where = f"WHERE token_hash = '{tokens.token_hash(person.cookie)}'"
        soon = int(time.time() * 1000) + DAY
        await change(shared_server.database, f"UPDATE sessions SET expires = {soon} {where}")
        renewed = await person.http.get("/api/me")
        assert f"Max-Age={90 * 24 * 3600}" in renewed.headers["set-cookie"]
        assert "set-cookie" not in (await person.http.get("/api/me")).headers  # once a day
        past = int(time.time() * 1000) - 1
        await change(shared_server.database, f"UPDATE sessions SET expires = {past} {where}")
        await person.get("/api/me", expect=401)
        await person.post("/api/tables/AAAAAAAAAAAA/rematch", expect=401)
        with pytest.raises(ConnectionClosed, match="4401"):
            async with person.socket():
                pass
        # The visitor is anonymous again, so opening a table creates a new guest.
        await person.post("/api/tables", {})
        assert (await person.get("/api/me"))["kind"] == "guest"

    run(play())


@pytest.mark.parametrize(("days", "hours"), [(1, 12), (2, 24), (90, 24)])
def test_even_a_short_session_is_renewed_in_time(tmp_path: Path, days: int, hours: int) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            user, write = at.users["south"].id, at.hub.database.write
            token = await write(lambda c: sessions.open_session(c, user, "cookie", at.wall(), days))

            async def renewed() -> bool:
                return await write(lambda c: sessions.renew_session(c, user, token, at.wall(), days))

            for _ in range(3):
                at.wall.wait(hours * 3600)
                assert not await renewed()
                at.wall.wait(1)
                assert await renewed()

    asyncio.run(play())


def test_a_socket_is_closed_when_its_session_expires(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            closing: list[int] = []

            class Watching(Listener):
                async def close(self, code: int, reason: str) -> None:
                    closing.append(code)

            user = at.users["south"]
            token = await at.hub.database.write(
                lambda c: sessions.open_session(c, user.id, "cookie", at.wall(), 90)
            )
            listener = Watching(user)
            listener.token = tokens.token_hash(token)
            at.hub.sockets.add(listener)
            await at.hub.sockets.close_all_ended()
            assert closing == []
            at.wall.wait(90 * 24 * 3600)
            await at.hub.sockets.close_all_ended()
            assert closing == [4401]

    asyncio.run(play())


# ------------------------------------------------------------ bots


def test_a_bot_plays_with_its_token_over_the_same_protocol_and_is_marked_as_a_bot(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        owner, bot_name = await registered(shared_server.url, fresh("Owner")), fresh("Robot")
        stranger = Api(shared_server.url)
        await stranger.post("/api/guest", {})
        await stranger.post("/api/bots", {"name": fresh("Forbidden")}, expect=403)
        token = (await owner.post("/api/bots", {"name": bot_name}))["token"]
        assert (await owner.get("/api/bots"))["names"] == [bot_name]
        await owner.post("/api/bots", {"name": bot_name}, expect=409)
        bot = Api(shared_server.url, token)
        assert (await bot.get("/api/me"))["kind"] == "bot"
        async with game(shared_server.url, south=owner, north=bot) as at:
            welcome = heard(at.sockets["north"], "welcome")[0]
            assert (welcome["name"], welcome["kind"]) == (bot_name, "bot")
            await at.turns(4)
            shown = (await stranger.get(f"/api/tables/{at.table}"))["table"]["north"]
            assert (shown["name"], shown["kind"], shown["online"]) == (bot_name, "bot", True)
            await at.do("north", "resign")
        assert (await Api(shared_server.url).get(f"/api/users/{bot_name}"))["kind"] == "bot"
        # The bot's token does not work as a cookie, nor the owner's cookie as a token.
        assert owner.cookie is not None
        await Api(shared_server.url, owner.cookie).get("/api/me", expect=401)
        async with bot.socket() as socket:
            await stranger.delete(f"/api/bots/{bot_name}", expect=404)
            await owner.delete(f"/api/bots/{bot_name}")
            assert await closed(socket) == 4401
        await bot.get("/api/me", expect=401)

    run(play())


def test_a_token_in_the_url_is_ignored(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        owner = await registered(shared_sqlite.url, fresh("Careful"))
        token = (await owner.post("/api/bots", {"name": fresh("Leaky")}))["token"]
        await Api(shared_sqlite.url).get(f"/api/me?token={token}", expect=401)
        await Api(shared_sqlite.url).get(f"/api/me?access_token={token}", expect=401)

    run(play())
