"""Turn alerts of a running server: subscribe and unsubscribe over HTTP, sessions, several workers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from sevenroads.server.store import pushes

from ..browsers import Browser, subscribed_browser
from ..client import Api, ServerProcess, Socket, run, serving
from ..conftest import empty_postgres
from ..workers.test_workers import socket_at, worker_of
from .alerting import PUBLIC, PUSH, QUIET, received


@pytest.fixture
def browser() -> Iterator[Browser]:
    with subscribed_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("pushing")
    with serving(
        f"sqlite:///{folder}/sevenroads.db", machine_processes=0, push_local="on", **PUSH
    ) as running:
        yield running


async def slow_table(south: Api, north: Api) -> str:
    opened = await south.post("/api/tables", {"side": "south", "clock": {"kind": "days", "days": 3}})
    table = str(opened["table"]["id"])
    await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
    return table


def test_a_browser_subscribes_gets_an_alert_and_unsubscribes(
    pushing: ServerProcess, browser: Browser
) -> None:
    async def play() -> None:
        south, north = Api(pushing.url), Api(pushing.url)
        assert (await north.get("/api/push"))["key"] == PUBLIC
        await north.post("/api/guest", {"name": "Ben"})
        await north.post("/api/push", {**browser.subscription, "expirationTime": None})
        table = await slow_table(south, north)
        async with south.socket() as socket:
            await socket.watch(table)
            await act(socket, table, 0, ".")
            assert [message["table"] for message in await received_after_delay(browser, 1)] == [table]
            # Only the account that owns the subscription can end it.
            await south.http.request("DELETE", "/api/push", json=browser.subscription)
            await end_turn(north, table, 1)
            await act(socket, table, 2, ".")
            await received_after_delay(browser, 2)
            response = await north.http.request("DELETE", "/api/push", json=browser.subscription)
            assert response.status_code == 200
            # Place a unit, because a third repetition of the position would be a draw.
            await act(socket, table, await end_turn(north, table, 3, "T3"), ".")
            await received_after_delay(browser, 2)
        assert "/push/1" not in pushing.logged()

    run(play())


async def act(socket: Socket, table: str, seq: int, *actions: str) -> int:
    for action in actions:
        answer = await socket.command("act", table, seq, action=action)
        assert answer["type"] == "ack", answer
        seq = int(answer["seq"])
    return seq


async def end_turn(person: Api, table: str, seq: int, *actions: str) -> int:
    """Connect, play the actions, end the turn and disconnect."""
    async with person.socket() as socket:
        return await act(socket, table, seq, *actions, ".")


async def received_after_delay(browser: Browser, count: int) -> list[Any]:
    await asyncio.sleep(1.2)
    return await received(browser, count)


def test_a_browser_gets_the_alerts_of_the_account_that_subscribed_last(
    pushing: ServerProcess, browser: Browser
) -> None:
    async def play() -> None:
        south, first, second = Api(pushing.url), Api(pushing.url), Api(pushing.url)
        for person in (first, second):
            await person.post("/api/guest", {})
            await person.post("/api/push", browser.subscription)
        for north, count in ((first, 0), (second, 1)):
            table = await slow_table(south, north)
            await end_turn(south, table, 0)
            await received_after_delay(browser, count)

    run(play())


SECRET = "four horses on a road"


def test_a_browser_gets_no_alerts_after_its_session_has_ended(pushing: ServerProcess) -> None:
    async def play(left: Browser, kept: Browser) -> None:
        south, here, there = Api(pushing.url), Api(pushing.url), Api(pushing.url)
        await here.post("/api/register", {"name": "Two Browsers", "password": SECRET})
        await there.post("/api/login", {"name": "Two Browsers", "password": SECRET})
        await here.post("/api/push", kept.subscription)
        await there.post("/api/push", left.subscription)
        table = await slow_table(south, here)
        seq = await end_turn(south, table, 0)
        await received_after_delay(kept, 1)
        await received(left, 1)
        await here.post("/api/password", {"old": SECRET, "new": f"{SECRET} and back"})
        seq = await end_turn(south, table, await end_turn(here, table, seq, "T3"))
        await received_after_delay(kept, 2)
        await received(left, 1)
        seq = await end_turn(here, table, seq, "T4")
        await here.post("/api/logout")
        await end_turn(south, table, seq)
        await received_after_delay(kept, 2)
        await there.post("/api/push", left.subscription, expect=401)

    with subscribed_browser() as left, subscribed_browser() as kept:
        run(play(left, kept))


def test_only_the_ten_newest_browsers_of_an_account_get_alerts(pushing: ServerProcess) -> None:
    async def play(browsers: list[Browser]) -> None:
        south, north = Api(pushing.url), Api(pushing.url)
        await north.post("/api/guest", {})
        for browser in browsers:
            await north.post("/api/push", browser.subscription)
            await asyncio.sleep(0.002)
        await end_turn(south, await slow_table(south, north), 0)
        await received_after_delay(browsers[-1], 1)
        assert [len(browser.requests) for browser in browsers] == [0] * 2 + [1] * pushes.MAX_BROWSERS

    with ExitStack() as stack:
        run(play([stack.enter_context(subscribed_browser()) for _ in range(pushes.MAX_BROWSERS + 2)]))


def test_invalid_subscriptions_are_refused(pushing: ServerProcess, browser: Browser) -> None:
    async def play() -> None:
        person = Api(pushing.url)
        await person.post("/api/push", browser.subscription, expect=401)
        await person.post("/api/guest", {})
        for wrong in (
            {},
            {"endpoint": browser.subscription["endpoint"]},
            {**browser.subscription, "endpoint": "ftp://push.example.org/1"},
            {**browser.subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        ):
            answer = await person.post("/api/push", wrong, expect=422)
            assert answer["error"]["code"] == "invalid"

    run(play())


def test_a_production_server_refuses_private_endpoints_and_without_a_key_all(
    sqlite: str, browser: Browser
) -> None:
    async def play(url: str, status: int) -> None:
        person = Api(url)
        await person.post("/api/guest", {})
        for endpoint in (browser.subscription["endpoint"], "https://127.0.0.1/1", "https://[::1]/1"):
            await person.post("/api/push", {**browser.subscription, "endpoint": endpoint}, expect=status)

    with serving(sqlite, machine_processes=0, **PUSH) as server:
        run(play(server.url, 422))
    with serving(sqlite, machine_processes=0) as server:
        run(play(server.url, 409))


def test_with_several_workers_one_sends_the_alert_and_none_while_the_player_is_connected(
    browser: Browser,
) -> None:
    async def play(server: ServerProcess) -> None:
        south, north = Api(server.url), Api(server.url)
        await north.post("/api/guest", {})
        await north.post("/api/push", browser.subscription)
        table = await slow_table(south, north)
        async with socket_at(server, south, other_than=None) as one:
            await one.watch(table)
            await act(one, table, 0, ".")
            await received_after_delay(browser, 1)
            async with socket_at(server, north, other_than=worker_of(server, one)) as two:
                # The player is connected to one worker, so a turn at either worker sends no alert.
                await two.watch(table)
                await act(two, table, 1, "T3", ".")
                await act(one, table, 3, ".")
                await received_after_delay(browser, 1)
                await act(two, table, 4, "T4", ".")
            await asyncio.sleep(QUIET)
            await act(one, table, 6, ".")
            await received_after_delay(browser, 2)

    with (
        empty_postgres() as address,
        serving(address, workers=2, machine_processes=0, push_local="on", **PUSH) as server,
    ):
        run(play(server))
