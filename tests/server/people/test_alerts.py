"""Turn alerts: who is told of a turn and who is not, against a push service of our own."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from sevenroads.server import housekeeping, wire
from sevenroads.server.people.alerts import Alerts
from sevenroads.server.people.deletion import delete_account
from sevenroads.server.people.push import Pusher, make_keys
from sevenroads.server.runtime.logs import format_record
from sevenroads.server.store import accounts, pushes, sessions, tokens
from sevenroads.server.tables import opening
from sevenroads.server.tables.opening import TableRequest

from ..browsers import Browser, claims_of, subscribed_browser
from ..client import Api, ServerProcess, Socket, run, serving
from ..conftest import empty_postgres
from ..inside import Inside, Listener, inside
from ..workers.test_workers import socket_at, worker_of

SUBJECT = "mailto:club@example.org"
PRIVATE, PUBLIC = make_keys()
PUSH = {"push_key": PRIVATE, "push_subject": SUBJECT}
DAYS = wire.ClockSettings("days", days=2)
#: Longer than an alert takes that should not come.
QUIET = 0.3


@pytest.fixture
def browser() -> Iterator[Browser]:
    with subscribed_browser() as browser:
        yield browser


async def subscribe(at: Inside, seat: str, browser: Browser) -> str:
    """A player signs in at a browser, which is to be told; returns the session's token."""
    user = at.users[seat].id

    def work(connection: Connection) -> str:
        token = sessions.open_session(connection, user, "cookie", at.wall(), 90)
        endpoint, session = browser.subscription["endpoint"], tokens.token_hash(token)
        new = pushes.PushSubscription(endpoint, user, browser.subscription, at.wall(), session)
        pushes.subscribe(connection, new)
        return token

    return await at.hub.database.write(work)


async def subscribed(at: Inside, seat: str) -> int:
    user = at.users[seat].id
    return len(await at.hub.database.read(lambda connection: pushes.subscriptions_of(connection, user)))


@asynccontextmanager
async def alerting(
    folder: Path, browser: Browser, seat: str = "north", timeout: float = 10
) -> AsyncIterator[Inside]:
    """Two players, one of whom has a browser that is told."""
    async with inside(folder) as at:
        alerts = Alerts(at.hub, Pusher(PRIVATE, SUBJECT, allow_local=True, timeout=timeout), delay=QUIET / 10)
        await subscribe(at, seat, browser)
        yield at
        await alerts.close()


async def heard(browser: Browser, count: int) -> list[Any]:
    """The messages the browser has been sent, when they are so many, and no more come."""
    deadline = time.monotonic() + 10
    while len(browser.requests) < count and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    await asyncio.sleep(QUIET)
    messages = [browser.decrypted(body) for _, _, body in browser.requests]
    assert len(messages) == count
    return messages


# ------------------------------------------------------------ who is told


def test_a_player_who_is_away_is_told_of_his_turn_and_of_nothing_else(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            [message] = await heard(browser, 1)
            assert message == {"type": "your-turn", "table": table, "edition": "ardennes", "enemy": "Ada"}
            [(_, headers, _)] = browser.requests
            assert claims_of(headers, PUBLIC)["sub"] == SUBJECT
            assert claims_of(headers, PUBLIC)["aud"] == browser.address

    asyncio.run(play())


def test_he_is_told_once_a_turn_whatever_else_happens_in_it(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            await heard(browser, 1)
            await at.send("south", wire.DrawOffer, table)
            await at.send("north", wire.DrawDecline, table)
            await at.send("north", wire.Act, table, action="T3")
            await at.send("north", wire.Undo, table)
            await heard(browser, 1)
            await at.turn(table)
            await at.turn(table)
            await heard(browser, 2)

    asyncio.run(play())


def test_a_turn_that_is_given_back_is_told_to_the_one_who_has_it_again(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            table = await at.open(DAYS)
            await heard(browser, 1)
            await at.turn(table)
            await at.send("south", wire.TakebackAsk, table)
            await at.send("north", wire.TakebackAccept, table)
            await heard(browser, 2)

    asyncio.run(play())


def test_whoever_opened_a_table_is_told_when_the_game_begins(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            table = await at.open(DAYS)
            [message] = await heard(browser, 1)
            assert (message["table"], message["enemy"]) == (table, "Ben")

    asyncio.run(play())


def test_against_the_machine_there_is_no_name(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            wish = TableRequest(clock=DAYS, opponent="machine", level=1)
            table = (await opening.open_table(at.hub, at.users["south"], wish)).id
            await at.turn(table)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            assert await at.hub.commands.run_for_server(room, "act", room.table.match.side, action=".")
            [message] = await heard(browser, 1)
            assert message["enemy"] is None

    asyncio.run(play())


def test_every_browser_of_the_account_is_told(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        with subscribed_browser() as other:
            async with alerting(tmp_path, browser) as at:
                await subscribe(at, "north", other)
                await at.turn(await at.open(DAYS))
                await heard(browser, 1)
                await heard(other, 1)

    asyncio.run(play())


# ------------------------------------------------------------ who is not


@pytest.mark.parametrize("clock", [wire.ClockSettings("none"), wire.ClockSettings("live", seconds=600)])
def test_nobody_is_told_in_a_game_that_is_not_slow(
    tmp_path: Path, browser: Browser, clock: wire.ClockSettings
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            await at.turn(await at.open(clock))
            await heard(browser, 0)

    asyncio.run(play())


def test_nobody_is_told_at_one_screen_or_of_the_end(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            wish = TableRequest(clock=DAYS, opponent="self")
            await at.turn((await opening.open_table(at.hub, at.users["south"], wish)).id)
            table = await at.open(DAYS)
            await heard(browser, 1)
            await at.turn(table)
            await at.send("north", wire.Resign, table)
            await heard(browser, 1)

    asyncio.run(play())


def test_who_is_at_the_table_is_not_told_and_who_is_elsewhere_on_the_site_is(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            page = Listener(at.users["north"])
            at.hub.sockets.add(page)
            table = await at.open(DAYS)
            await at.hub.watching.watch(page, wire.Watch(table=table))
            await at.turn(table)
            await heard(browser, 0)
            await at.turn(table)
            at.hub.watching.unwatch(page, table)
            await at.turn(table)
            await heard(browser, 1)

    asyncio.run(play())


def test_whose_page_was_only_loading_anew_is_not_told(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            await at.hub.watching.watch(Listener(at.users["north"]), wire.Watch(table=table))
            await heard(browser, 0)

    asyncio.run(play())


def test_a_page_elsewhere_on_the_site_is_called_by_what_the_enemy_does_alone(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            page = Listener(at.users["north"])
            at.hub.sockets.add(page)
            table = await at.open(wire.ClockSettings("none"))
            called = [{"type": "your-turn", "tables": [table]}]
            await at.turn(table)
            assert page.frames == called
            await at.send("north", wire.Act, table, action="T3")
            await at.send("north", wire.Undo, table)
            assert page.frames == called
            await at.send("south", wire.DrawOffer, table)
            assert page.frames == called * 2

    asyncio.run(play())


@pytest.mark.parametrize("end", ["logout", "password", "reset", "time", "deletion"])
def test_however_a_session_ends_its_browser_is_forgotten_and_others_are_not(
    tmp_path: Path, database: str, end: str
) -> None:
    async def scene(browser: Browser, other: Browser) -> int:
        async with inside(tmp_path, database) as at:
            user, hub = at.users["north"].id, at.hub
            token = await subscribe(at, "north", browser)
            at.wall.wait(24 * 60 * 60)
            kept = await subscribe(at, "north", other)
            match end:
                case "logout":
                    await hub.database.write(lambda c: sessions.close_session(c, token))
                case "password":
                    await hub.database.write(lambda c: accounts.set_password(c, user, "hash", kept))
                case "reset":
                    await hub.database.write(lambda c: accounts.set_password(c, user, "hash"))
                case "time":
                    at.wall.wait(89 * 24 * 60 * 60)
                    await housekeeping.clean_up(hub)
                case "deletion":
                    await delete_account(hub, user)
            left = await hub.database.read(lambda c: pushes.subscriptions_of(c, user))
            assert browser.subscription["endpoint"] not in [device.endpoint for device in left]
            return len(left)

    with subscribed_browser() as browser, subscribed_browser() as other:
        assert asyncio.run(scene(browser, other)) == (0 if end in ("reset", "deletion") else 1)


# ------------------------------------------------------------ push services that fail


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (500, 1), (429, 1)])
def test_a_subscription_that_has_ended_is_forgotten_and_only_that(
    tmp_path: Path, browser: Browser, status: int, kept: int
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            browser.status = status
            await at.turn(await at.open(DAYS))
            await heard(browser, 1)
            assert await subscribed(at, "north") == kept

    asyncio.run(play())


def test_a_push_service_that_does_not_answer_holds_up_no_game(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, timeout=2) as at:
            browser.stall = True
            table = await at.open(DAYS)
            await at.turn(table)
            await heard(browser, 1)
            began = time.monotonic()
            for _ in range(3):
                await at.turn(table)
            assert time.monotonic() - began < 1

    asyncio.run(play())


def test_who_is_told_nothing_in_time_does_not_pile_up_alerts(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        browser.stall = True
        async with alerting(tmp_path, browser, timeout=1) as at:
            for table in [await at.open(DAYS) for _ in range(9)]:
                await at.turn(table)
            await asyncio.sleep(0.5)
            assert len(browser.requests) == 4
            browser.stall = False

    asyncio.run(play())


def test_the_log_tells_of_a_failure_but_not_where_the_browser_is(
    tmp_path: Path, browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            browser.status = 500
            await at.turn(await at.open(DAYS))
            await heard(browser, 1)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(play())
    lines = [format_record(record) for record in caplog.records]
    assert any('"event": "push-failed"' in line and '"status": 500' in line for line in lines)
    secrets = ("/push/1", *browser.subscription["keys"].values(), "vapid", PRIVATE)
    assert not [line for line in lines if any(secret in line for secret in secrets)]


# ------------------------------------------------------------ the real server


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


def test_a_browser_subscribes_is_told_and_unsubscribes(pushing: ServerProcess, browser: Browser) -> None:
    async def play() -> None:
        south, north = Api(pushing.url), Api(pushing.url)
        assert (await north.get("/api/push"))["key"] == PUBLIC
        await north.post("/api/guest", {"name": "Ben"})
        await north.post("/api/push", {**browser.subscription, "expirationTime": None})
        table = await slow_table(south, north)
        async with south.socket() as socket:
            await socket.watch(table)
            await act(socket, table, 0, ".")
            assert [message["table"] for message in await heard_after_patience(browser, 1)] == [table]
            # Someone else cannot stop it; its owner can.
            await south.http.request("DELETE", "/api/push", json=browser.subscription)
            await end_turn(north, table, 1)
            await act(socket, table, 2, ".")
            await heard_after_patience(browser, 2)
            response = await north.http.request("DELETE", "/api/push", json=browser.subscription)
            assert response.status_code == 200
            # A unit is placed: the third time that nothing changes would be a draw.
            await act(socket, table, await end_turn(north, table, 3, "T3"), ".")
            await heard_after_patience(browser, 2)
        assert "/push/1" not in pushing.logged()

    run(play())


async def act(socket: Socket, table: str, seq: int, *actions: str) -> int:
    for action in actions:
        answer = await socket.command("act", table, seq, action=action)
        assert answer["type"] == "ack", answer
        seq = int(answer["seq"])
    return seq


async def end_turn(person: Api, table: str, seq: int, *actions: str) -> int:
    """Come, play the actions, end the turn and go."""
    async with person.socket() as socket:
        return await act(socket, table, seq, *actions, ".")


async def heard_after_patience(browser: Browser, count: int) -> list[Any]:
    await asyncio.sleep(1.2)
    return await heard(browser, count)


def test_a_browser_belongs_to_whom_it_was_given_last(pushing: ServerProcess, browser: Browser) -> None:
    async def play() -> None:
        south, first, second = Api(pushing.url), Api(pushing.url), Api(pushing.url)
        for person in (first, second):
            await person.post("/api/guest", {})
            await person.post("/api/push", browser.subscription)
        for north, count in ((first, 0), (second, 1)):
            table = await slow_table(south, north)
            await end_turn(south, table, 0)
            await heard_after_patience(browser, count)

    run(play())


SECRET = "four horses on a road"


def test_a_browser_whose_session_ended_is_told_no_more(pushing: ServerProcess) -> None:
    async def play(left: Browser, kept: Browser) -> None:
        south, here, there = Api(pushing.url), Api(pushing.url), Api(pushing.url)
        await here.post("/api/register", {"name": "Two Browsers", "password": SECRET})
        await there.post("/api/login", {"name": "Two Browsers", "password": SECRET})
        await here.post("/api/push", kept.subscription)
        await there.post("/api/push", left.subscription)
        table = await slow_table(south, here)
        seq = await end_turn(south, table, 0)
        await heard_after_patience(kept, 1)
        await heard(left, 1)
        await here.post("/api/password", {"old": SECRET, "new": f"{SECRET} and back"})
        seq = await end_turn(south, table, await end_turn(here, table, seq, "T3"))
        await heard_after_patience(kept, 2)
        await heard(left, 1)
        seq = await end_turn(here, table, seq, "T4")
        await here.post("/api/logout")
        await end_turn(south, table, seq)
        await heard_after_patience(kept, 2)
        await there.post("/api/push", left.subscription, expect=401)

    with subscribed_browser() as left, subscribed_browser() as kept:
        run(play(left, kept))


def test_only_ten_browsers_of_an_account_are_told_the_latest(pushing: ServerProcess) -> None:
    async def play(browsers: list[Browser]) -> None:
        south, north = Api(pushing.url), Api(pushing.url)
        await north.post("/api/guest", {})
        for browser in browsers:
            await north.post("/api/push", browser.subscription)
            await asyncio.sleep(0.002)
        await end_turn(south, await slow_table(south, north), 0)
        await heard_after_patience(browsers[-1], 1)
        assert [len(browser.requests) for browser in browsers] == [0] * 2 + [1] * pushes.MAX_BROWSERS

    with ExitStack() as stack:
        run(play([stack.enter_context(subscribed_browser()) for _ in range(pushes.MAX_BROWSERS + 2)]))


def test_what_cannot_be_subscribed_is_refused(pushing: ServerProcess, browser: Browser) -> None:
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


def test_a_server_in_earnest_writes_to_no_private_address_and_without_a_key_to_nobody(
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


def test_of_several_workers_one_tells_and_none_while_the_player_is_with_another(browser: Browser) -> None:
    async def play(server: ServerProcess) -> None:
        south, north = Api(server.url), Api(server.url)
        await north.post("/api/guest", {})
        await north.post("/api/push", browser.subscription)
        table = await slow_table(south, north)
        async with socket_at(server, south, other_than=None) as one:
            await one.watch(table)
            await act(one, table, 0, ".")
            await heard_after_patience(browser, 1)
            async with socket_at(server, north, other_than=worker_of(server, one)) as two:
                # Both workers know the table, and what is done at either is told to nobody.
                await two.watch(table)
                await act(two, table, 1, "T3", ".")
                await act(one, table, 3, ".")
                await heard_after_patience(browser, 1)
                await act(two, table, 4, "T4", ".")
            await asyncio.sleep(QUIET)
            await act(one, table, 6, ".")
            await heard_after_patience(browser, 2)

    with (
        empty_postgres() as address,
        serving(address, workers=2, machine_processes=0, push_local="on", **PUSH) as server,
    ):
        run(play(server))
