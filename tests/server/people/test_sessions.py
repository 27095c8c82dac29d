"""The browsers in which an account is signed in: how many, the list, and how the owner ends them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sevenroads.server.store import sessions

from ..client import Api, ServerProcess, run
from ..inside import inside
from ..playing import change, fresh, registered
from .test_accounts import SECRET, closed


async def signed_in(url: str, name: str) -> Api:
    api = Api(url)
    await api.post("/api/login", {"name": name, "password": SECRET})
    return api


async def listed(api: Api) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await api.get("/api/sessions"))["sessions"]
    return found


def test_the_session_that_was_unused_for_the_longest_time_ends_when_there_are_too_many(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:
            user, other = at.users["south"].id, at.users["north"].id
            write, now = at.hub.database.write, at.wall

            async def opened(of: int, kind: str = "cookie") -> str:
                now.wait(60)
                return await write(lambda c: sessions.open_session(c, of, kind, now(), 90))

            bot = await opened(user, "bearer")
            stranger = await opened(other)
            tokens = [await opened(user) for _ in range(sessions.MAX_SESSIONS)]
            assert await write(lambda c: sessions.end_oldest(c, user)) == 0
            # The first is the oldest, but it is in use; the second is not.
            now.wait(2 * 3600)
            assert not await write(lambda c: sessions.renew_session(c, user, tokens[0], now(), 90))
            last = await opened(user)
            assert await write(lambda c: sessions.end_oldest(c, user)) == 1

            def valid(token: str, kind: str = "cookie") -> Any:
                return at.hub.database.read(lambda c: sessions.user_of_token(c, token, kind, now()))

            assert [await valid(token) is not None for token in (*tokens, last)] == [
                *(True, False),
                *[True] * (sessions.MAX_SESSIONS - 1),
            ]
            assert await valid(stranger)
            assert await valid(bot, "bearer")

    asyncio.run(play())


async def store_sessions(database: str, name: str, created: Iterable[int]) -> None:
    """Store browser sessions of an account, one for each time of its start."""
    user = f"(SELECT id FROM users WHERE name = '{name}')"
    for number, at in enumerate(created):
        values = f"'{name}{number}', {user}, 'cookie', {at}, 9999999999999"
        await change(
            database, f"INSERT INTO sessions (token_hash, user_id, kind, created, expires) VALUES ({values})"
        )


def test_a_login_beyond_the_limit_signs_another_browser_out(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Collector")
        first = await registered(shared_server.url, name)
        created = [9_000_000_000_000] * (sessions.MAX_SESSIONS - 1)
        await store_sessions(shared_server.database, name, created)
        async with first.socket() as socket:
            assert len(await listed(first)) == sessions.MAX_SESSIONS
            # The inserted sessions claim to be newer than this one.
            again = await signed_in(shared_server.url, name)
            assert await closed(socket) == 4401
        await first.get("/api/me", expect=401)
        await again.get("/api/me")

    run(play())


def test_the_owner_sees_the_browsers_and_ends_one_or_all_others(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Watchful")
        one = await registered(shared_server.url, name)
        two, three = [await signed_in(shared_server.url, name) for _ in range(2)]
        found = await listed(one)
        assert [session["current"] for session in found].count(True) == 1
        assert all(set(session) == {"id", "created", "used", "current"} for session in found)
        assert len(found) == 3
        # Ending one closes its sockets and leaves the others alone.
        (of_two,) = [session["id"] for session in await listed(two) if session["current"]]
        async with two.socket() as socket:
            await one.delete(f"/api/sessions/{of_two}")
            assert await closed(socket) == 4401
        await two.get("/api/me", expect=401)
        refused = await one.delete(f"/api/sessions/{of_two}", expect=404)
        assert refused["error"]["code"] == "no-session"
        four = await signed_in(shared_server.url, name)
        async with four.socket() as socket:
            await one.delete("/api/sessions")
            assert await closed(socket) == 4401
        await three.get("/api/me", expect=401)
        assert [session["current"] for session in await listed(one)] == [True]

    run(play())


def test_nobody_ends_or_sees_the_sessions_of_another_account(shared_server: ServerProcess) -> None:
    async def play() -> None:
        owner = await registered(shared_server.url, fresh("Owner"))
        thief = await registered(shared_server.url, fresh("Thief"))
        (of_owner,) = await listed(owner)
        assert of_owner["id"] not in [session["id"] for session in await listed(thief)]
        await thief.delete(f"/api/sessions/{of_owner['id']}", expect=404)
        await thief.delete("/api/sessions")
        await owner.get("/api/me")
        await Api(shared_server.url).get("/api/sessions", expect=401)
        await Api(shared_server.url).delete("/api/sessions", expect=401)
        # A bot has a token and no browser.
        token = (await owner.post("/api/bots", {"name": fresh("Robot")}))["token"]
        bot = Api(shared_server.url, token)
        assert await listed(bot) == []
        await bot.delete("/api/sessions", expect=403)
        await bot.get("/api/me")

    run(play())


def test_simultaneous_logins_of_one_account_keep_the_limit(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = fresh("Busy")
        first = await registered(shared_server.url, name)
        await store_sessions(shared_server.database, name, range(sessions.MAX_SESSIONS - 2))
        await asyncio.gather(*(signed_in(shared_server.url, name) for _ in range(6)))
        assert len(await listed(first)) == sessions.MAX_SESSIONS

    run(play())
