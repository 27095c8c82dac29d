"""Guests, accounts, sessions, ratings and other people's bots, over the real server."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from contextlib import AsyncExitStack
from functools import partial
from http.cookies import SimpleCookie
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed

from sevenroads.server import glicko, migrations, people, wire
from sevenroads.server.app import create_app
from sevenroads.server.http.accounts import check_name
from sevenroads.server.passwords import Busy, Passwords, needs_rehash
from sevenroads.server.settings import Settings

from .client import Api, ServerProcess, Socket, run, serving
from .inside import Listener, inside
from .playing import change, game, heard, registered

SECRET = "a long enough secret"
DAY = 24 * 60 * 60 * 1000
_numbers = count(1)


def fresh(name: str) -> str:
    """A name that no other test has taken."""
    return f"{name} {next(_numbers)}"


async def closed(socket: Socket) -> int:
    """The code with which a socket is closed."""
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
            # What she says from now on, by the same socket, she says under the new name.
            await at.sockets["south"].send({"type": "chat", "table": at.table, "id": "hi", "text": "hi"})
            assert (await at.sockets["north"].until("chat"))["line"]["name"] == "Anna Maria"
        for name in ("", "  ", "a" * 31, "x\ny\u0000", "<b>", "Admin", "player 7", "machine", "_"):
            error = (await guest.post("/api/guest", {"name": name}, expect=422))["error"]
            assert error["message"]

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
            # Who had the guest's cookie has nothing of the account; who registered comes back by the new one.
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
        ("\u3164", "nobody can see"),
        ("Ada\u3164", "nobody can see"),
        ("\u115f\u1160", "nobody can see"),
        ("Ada\uffa0", "nobody can see"),
        ("\u0410da", "mixes Cyrillic and Latin letters"),  # A of Cyrillic
        ("Gr\u0430ce", "mixes Cyrillic and Latin letters"),
        ("\u039fscar", "mixes Greek and Latin letters"),  # O of Greek
        ("\uff21\u0501\uff41", "mixes Cyrillic and Latin letters"),  # Latin of full width
        ("\u13aa\u13de Go", "mixes Cherokee and Latin letters"),
        ("\u0391\u043d", "mixes Cyrillic and Greek letters"),
    ],
)
def test_a_name_that_people_could_not_tell_from_another_is_refused(name: str, why: str) -> None:
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
def test_a_name_in_any_writing_of_its_own_is_fine(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


def test_who_registers_signs_in_by_typing_the_same(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh(" Grace \u00a0 Hopper ") + "  "
        made = await registered(shared_server.url, name)
        assert (await made.get("/api/me"))["name"] == " ".join(name.split())
        for typed in (name, name.strip(), name.replace(" ", "   ")):
            await Api(shared_server.url).post("/api/login", {"name": typed, "password": SECRET})

    run(play())


def test_no_guest_has_the_name_of_an_account(shared_server: ServerProcess) -> None:
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
                first = people.free_guest_name(connection)
                people.create(connection, first, "user", at.wall())
                return [first, people.free_guest_name(connection)]

            return await at.hub.database.write(work)

    assert asyncio.run(play()) == ["Guest 1234", "Guest 10234"]


def test_one_name_is_one_account(shared_server: ServerProcess) -> None:
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
        for weak in ("short", same, "a" * 257):
            await Api(shared_server.url).post("/api/register", {"name": same, "password": weak}, expect=422)

    run(play())


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(shared_server: ServerProcess) -> None:
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


def test_signing_out_closes_the_sockets_of_that_session_alone(shared_server: ServerProcess) -> None:
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


def test_an_old_password_opens_nothing_though_it_was_compared_before_it_was_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hashing takes a while, and longer if many sign in."""
    old, new = "seven roads to Bastogne", "eight roads to Bastogne"
    settings = Settings(database=f"sqlite:///{tmp_path}/late.db", limits=False)
    migrations.upgrade(settings)
    app = create_app(settings)
    site = "http://127.0.0.1"
    verify = Passwords.verify

    async def scene() -> list[int]:
        async with app.router.lifespan_context(app):
            services = app.state.services
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url=site, headers={"origin": site}
            ) as client:
                account = {"name": "Late", "password": old}
                assert (await client.post("/api/register", json=account)).status_code < 300
                user = (await services.database.read(lambda c: people.by_name(c, "Late")))["id"]

                async def slow(passwords: Passwords, hashed: str | None, password: str) -> bool:
                    right = await verify(passwords, hashed, password)
                    fresh = await passwords.hash(new)
                    await services.database.write(lambda c: people.set_password(c, user, fresh))
                    return right

                monkeypatch.setattr(Passwords, "verify", slow)
                late = await client.post("/api/login", json=account)
                monkeypatch.setattr(Passwords, "verify", verify)
                return [
                    late.status_code,
                    (await client.post("/api/login", json=account)).status_code,
                    (await client.post("/api/login", json={"name": "Late", "password": new})).status_code,
                ]

    assert run(scene()) == [401, 401, 200]


@pytest.mark.parametrize("meanwhile", ["nothing", "busy", "changed"])
def test_a_password_kept_by_other_costs_is_kept_by_those_of_today_after_a_login(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/costs.db", limits=False, bots=0)
    migrations.upgrade(settings)
    app = create_app(settings)
    site = "http://127.0.0.1"
    old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(SECRET)
    hash_password = Passwords.hash

    async def scene() -> str:
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(
                transport=httpx.ASGITransport(app=app), base_url=site, headers={"origin": site}
            ) as client,
        ):
            database = app.state.services.database
            user = await database.write(lambda c: people.create(c, "Old", "user", 0, old))

            async def hashing(passwords: Passwords, password: str) -> str:
                if meanwhile == "busy":
                    raise Busy
                if meanwhile == "changed":
                    await database.write(lambda c: people.set_password(c, user.id, "another"))
                return await hash_password(passwords, password)

            monkeypatch.setattr(Passwords, "hash", hashing)
            body = {"name": "Old", "password": SECRET}
            assert (await client.post("/api/login", json=body)).status_code == 200
            if meanwhile != "changed":
                assert (await client.get("/api/me")).status_code == 200
                assert (await client.post("/api/login", json=body)).status_code == 200
            found = await database.read(lambda c: people.by_id(c, user.id))
            return str(found["password"])

    kept = run(scene())
    if meanwhile == "nothing":
        assert kept != old
        assert not needs_rehash(kept)
    else:
        assert kept == (old if meanwhile == "busy" else "another")


def test_a_login_too_many_is_refused_before_anything_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/flood.db", limits=False)
    migrations.upgrade(settings)
    app = create_app(settings)
    asked: list[str] = []
    by_name = people.by_name
    monkeypatch.setattr(people, "by_name", lambda c, name: asked.append(name) or by_name(c, name))

    async def scene() -> list[httpx.Response]:
        async with app.router.lifespan_context(app):
            app.state.services.passwords._places = 3
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
                guess = {"name": "Nobody", "password": "guessed wrongly"}
                return await asyncio.gather(*(client.post("/api/login", json=guess) for _ in range(9)))

    answers = run(scene())
    assert sorted(answer.status_code for answer in answers) == [401] * 3 + [503] * 6
    assert all(answer.headers["retry-after"] == "5" for answer in answers if answer.status_code == 503)
    assert asked == ["Nobody"] * 3


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
            # Who changed it stays.
            await here.get("/api/me")
            await own.send({"type": "ping"})
            await own.until("pong")
        with pytest.raises(ConnectionClosed, match="4401"):
            async with there.socket():
                pass
        await Api(shared_server.url).post("/api/login", {"name": name, "password": SECRET}, expect=401)
        await Api(shared_server.url).post("/api/login", {"name": name, "password": new})

    run(play())


def test_a_deleted_account_leaves_its_games_under_a_name_that_tells_nothing(
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
            assert seen["name"].startswith("Player ")
            assert name not in await other.get(f"/api/tables/{ended.table}/record")
            assert name not in str(await other.get("/api/games?limit=50"))
            assert (await other.get(f"/api/tables/{open_table}"))["table"]["status"] == "cancelled"
            assert open_table not in str(await other.get("/api/tables"))
            # The name is free again.
            await registered(shared_server.url, name)

    run(play())


# ------------------------------------------------------------ sessions


def test_the_cookie_of_a_site_with_https_is_secure_and_for_this_host_alone(tmp_path: Path) -> None:
    async def ask(server: ServerProcess, site: str) -> tuple[Any, Any]:
        async with httpx.AsyncClient(
            base_url=server.url, timeout=30, headers={"origin": site}, verify=False
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
    # Without Secure a browser would refuse to delete it.
    ((name, cookie),) = unset_cookie.items()
    assert (name, cookie["secure"], cookie["path"], cookie["max-age"]) == (
        "__Host-sevenroads",
        True,
        "/",
        "0",
    )


def test_the_cookie_of_local_play_is_not_secure_but_else_the_same(shared_sqlite: ServerProcess) -> None:
    made = httpx.post(f"{shared_sqlite.url}/api/guest", json={}, headers={"origin": shared_sqlite.url})
    ((name, cookie),) = SimpleCookie(made.headers["set-cookie"]).items()
    assert (name, cookie["secure"], cookie["httponly"]) == ("sevenroads", "", True)
    assert cookie["samesite"].lower() == "lax"


def test_a_session_that_is_used_goes_on_and_one_that_is_not_ends(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_server.url)
        await person.post("/api/guest", {})
        assert person.cookie is not None
        where = f"WHERE token_hash = '{people.token_hash(person.cookie)}'"
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
        # It is anyone again: a table gives it a new name.
        await person.post("/api/tables", {})
        assert (await person.get("/api/me"))["kind"] == "guest"

    run(play())


@pytest.mark.parametrize(("days", "hours"), [(1, 12), (2, 24), (90, 24)])
def test_a_session_is_renewed_in_time_however_short_it_is(tmp_path: Path, days: int, hours: int) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            user, write = at.users["south"].id, at.hub.database.write
            token = await write(lambda c: people.open_session(c, user, "cookie", at.wall(), days))

            async def renewed() -> bool:
                return await write(lambda c: people.renew_session(c, user, token, at.wall(), days))

            for _ in range(3):
                at.wall.wait(hours * 3600)
                assert not await renewed()
                at.wall.wait(1)
                assert await renewed()

    asyncio.run(play())


def test_a_socket_whose_session_has_run_out_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            closing: list[int] = []

            class Watching(Listener):
                async def close(self, code: int, reason: str) -> None:
                    closing.append(code)

            user = at.users["south"]
            token = await at.hub.database.write(
                lambda c: people.open_session(c, user.id, "cookie", at.wall(), 90)
            )
            listener = Watching(user)
            listener.token = people.token_hash(token)
            at.hub.sessions.open(listener)
            await at.hub.sessions.check_all()
            assert closing == []
            at.wall.wait(90 * 24 * 3600)
            await at.hub.sessions.check_all()
            assert closing == [4401]

    asyncio.run(play())


# ------------------------------------------------------------ ratings


async def profile(url: str, name: str) -> Any:
    return await Api(url).get(f"/api/users/{name}")


def test_a_rated_game_moves_the_ratings_of_its_edition_and_counts(shared_server: ServerProcess) -> None:
    async def play() -> None:
        names = fresh("Winner"), fresh("Loser")
        south, north = [await registered(shared_server.url, name) for name in names]
        url = shared_server.url
        assert "ratings" not in await profile(url, names[0])
        for edition in ("ardennes", "ardennes", "dday"):
            async with game(url, south=south, north=north, rated=True, edition=edition) as at:
                await at.turns(2)
                await at.do("north", "resign")
                while True:
                    if "rating" in (await at.sockets["south"].until("table"))["table"]["south"]:
                        break
        async with game(url, south=north, north=south, rated=True) as at:
            await at.do("south", "draw-offer")
            await at.do("north", "draw-accept")
        async with game(url, south=south, north=north) as at:  # not rated
            await at.do("south", "resign")
        async with game(url, south=south, north=north, rated=True) as at:  # aborted: not counted
            await at.do("south", "abort")
        winner, loser = [await profile(url, name) for name in names]
        for one in (winner, loser):
            assert [(r["edition"], r["games"]) for r in one["ratings"]] == [("ardennes", 3), ("dday", 1)]
        assert all(r["rating"] > 1500 for r in winner["ratings"])
        assert all(r["rating"] < 1500 for r in loser["ratings"])
        assert all(r["deviation"] < 350 for r in winner["ratings"])
        counted = {(s["edition"], s["side"]): s for s in winner["statistics"]}
        assert counted["ardennes", "south"] == {
            "edition": "ardennes",
            "side": "south",
            "played": 3,
            "won": 2,
            "drawn": 0,
        }
        assert counted["ardennes", "north"]["drawn"] == 1
        assert counted["dday", "south"]["won"] == 1
        assert (await south.get("/api/me"))["ratings"] == winner["ratings"]

    run(play())


def test_a_game_against_someone_who_has_not_played_for_long_counts_less(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:

            async def game() -> list[glicko.Rating]:
                table = await at.open(wire.ClockSettings("none"), rated=True)
                await at.send("north", wire.Resign, table)
                read = at.hub.database.read
                found = [
                    await read(partial(people.rating_of, user_id=user.id, edition="ardennes"))
                    for user in at.users.values()
                ]
                return [rating for rating in found if rating is not None]

            before, weeks = await game(), 100
            at.wall.wait(weeks * people.PERIOD_DAYS * 24 * 3600)
            winner, loser = (glicko.rest(rating, weeks) for rating in before)
            assert winner.deviation > before[0].deviation
            assert await game() == [
                glicko.update(winner, loser, glicko.WIN),
                glicko.update(loser, winner, glicko.LOSS),
            ]

    asyncio.run(play())


def test_games_of_the_same_people_that_end_at_once_are_all_rated(shared_server: ServerProcess) -> None:
    async def play() -> None:
        names = fresh("Many"), fresh("Few")
        south, north = [await registered(shared_server.url, name) for name in names]
        tables = []
        for number in range(8):
            pair = (south, north) if number % 2 else (north, south)
            opened = await pair[0].post("/api/tables", {"rated": True})
            tables.append(opened["table"]["id"])
            await pair[1].post(f"/api/tables/{tables[-1]}/join", {"invite": opened["invite"]})
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(north.socket()) for _ in tables]
            answers = await asyncio.gather(
                *(socket.command("resign", table) for socket, table in zip(sockets, tables, strict=True))
            )
            assert [answer["type"] for answer in answers] == ["ack"] * 8
        winner, loser = [await profile(shared_server.url, name) for name in names]
        assert [one["ratings"][0]["games"] for one in (winner, loser)] == [8, 8]
        assert winner["ratings"][0]["rating"] > 1700
        assert sum(s["won"] for s in winner["statistics"]) == 8

    run(play())


# ------------------------------------------------------------ bots


def test_a_bot_plays_over_the_same_wire_by_its_token_and_is_marked(shared_server: ServerProcess) -> None:
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
        async with game(shared_server.url, south=owner, north=bot, rated=True) as at:
            welcome = heard(at.sockets["north"], "welcome")[0]
            assert (welcome["name"], welcome["kind"]) == (bot_name, "bot")
            await at.turns(4)
            shown = (await stranger.get(f"/api/tables/{at.table}"))["table"]["north"]
            assert (shown["name"], shown["kind"], shown["online"]) == (bot_name, "bot", True)
            await at.do("north", "resign")
        assert (await profile(shared_server.url, bot_name))["kind"] == "bot"
        # Its token is no cookie, and the owner's cookie no token.
        assert owner.cookie is not None
        await Api(shared_server.url, owner.cookie).get("/api/me", expect=401)
        async with bot.socket() as socket:
            await stranger.delete(f"/api/bots/{bot_name}", expect=404)
            await owner.delete(f"/api/bots/{bot_name}")
            assert await closed(socket) == 4401
        await bot.get("/api/me", expect=401)

    run(play())


def test_a_token_in_the_address_opens_nothing(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        owner = await registered(shared_sqlite.url, fresh("Careful"))
        token = (await owner.post("/api/bots", {"name": fresh("Leaky")}))["token"]
        await Api(shared_sqlite.url).get(f"/api/me?token={token}", expect=401)
        await Api(shared_sqlite.url).get(f"/api/me?access_token={token}", expect=401)

    run(play())
