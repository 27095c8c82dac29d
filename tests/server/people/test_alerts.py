"""Turn alerts inside the test process: which turns send an alert, against a push service in the test."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from sevenroads.server import housekeeping, wire
from sevenroads.server.people.alerts import Alerts
from sevenroads.server.people.deletion import delete_account
from sevenroads.server.people.push import Pusher
from sevenroads.server.runtime.logs import format_record
from sevenroads.server.store import accounts, pushes, sessions, tokens
from sevenroads.server.tables import opening
from sevenroads.server.tables.opening import TableRequest

from ..browsers import Browser, claims_of, subscribed_browser
from ..inside import Inside, Listener, inside
from .alerting import DAYS, PRIVATE, PUBLIC, QUIET, SUBJECT, received


@pytest.fixture
def browser() -> Iterator[Browser]:
    with subscribed_browser() as browser:
        yield browser


async def subscribe(at: Inside, seat: str, browser: Browser) -> str:
    """Subscribe a browser of a player; returns the token of its session."""
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
    """A hub with two players, one of whom has a subscribed browser."""
    async with inside(folder) as at:
        alerts = Alerts(at.hub, Pusher(PRIVATE, SUBJECT, allow_local=True, timeout=timeout), delay=QUIET / 10)
        await subscribe(at, seat, browser)
        yield at
        await alerts.close()


# ------------------------------------------------------------ turns with an alert


def test_an_absent_player_gets_an_alert_with_public_facts_only(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            [message] = await received(browser, 1)
            assert message == {"type": "your-turn", "table": table, "edition": "ardennes", "enemy": "Ada"}
            [(_, headers, _)] = browser.requests
            assert claims_of(headers, PUBLIC)["sub"] == SUBJECT
            assert claims_of(headers, PUBLIC)["aud"] == browser.address

    asyncio.run(play())


def test_a_turn_sends_one_alert_whatever_happens_in_it(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            await received(browser, 1)
            await at.send("south", wire.DrawOffer, table)
            await at.send("north", wire.DrawDecline, table)
            await at.send("north", wire.Act, table, action="T3")
            await at.send("north", wire.Undo, table)
            await received(browser, 1)
            await at.turn(table)
            await at.turn(table)
            await received(browser, 2)

    asyncio.run(play())


def test_after_a_takeback_the_player_to_act_gets_an_alert(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            table = await at.open(DAYS)
            await received(browser, 1)
            await at.turn(table)
            await at.send("south", wire.TakebackAsk, table)
            await at.send("north", wire.TakebackAccept, table)
            await received(browser, 2)

    asyncio.run(play())


def test_the_creator_of_a_table_gets_an_alert_when_the_game_starts(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            table = await at.open(DAYS)
            [message] = await received(browser, 1)
            assert (message["table"], message["enemy"]) == (table, "Ben")

    asyncio.run(play())


def test_an_alert_names_no_enemy_in_a_game_against_the_machine(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            wish = TableRequest(clock=DAYS, opponent="machine", level=1)
            table = (await opening.open_table(at.hub, at.users["south"], wish)).id
            await at.turn(table)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            assert await at.hub.commands.run_for_server(room, "act", room.table.match.side, action=".")
            [message] = await received(browser, 1)
            assert message["enemy"] is None

    asyncio.run(play())


def test_every_browser_of_the_account_gets_the_alert(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        with subscribed_browser() as other:
            async with alerting(tmp_path, browser) as at:
                await subscribe(at, "north", other)
                await at.turn(await at.open(DAYS))
                await received(browser, 1)
                await received(other, 1)

    asyncio.run(play())


# ------------------------------------------------------------ turns without an alert


@pytest.mark.parametrize("clock", [wire.ClockSettings("none"), wire.ClockSettings("live", seconds=600)])
def test_games_without_days_per_turn_send_no_alerts(
    tmp_path: Path, browser: Browser, clock: wire.ClockSettings
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            await at.turn(await at.open(clock))
            await received(browser, 0)

    asyncio.run(play())


def test_a_shared_screen_and_the_end_of_a_game_send_no_alerts(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, "south") as at:
            wish = TableRequest(clock=DAYS, opponent="self")
            await at.turn((await opening.open_table(at.hub, at.users["south"], wish)).id)
            table = await at.open(DAYS)
            await received(browser, 1)
            await at.turn(table)
            await at.send("north", wire.Resign, table)
            await received(browser, 1)

    asyncio.run(play())


def test_a_player_at_the_table_gets_no_alert_but_one_elsewhere_on_the_site_does(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            page = Listener(at.users["north"])
            at.hub.sockets.add(page)
            table = await at.open(DAYS)
            await at.hub.watching.watch(page, wire.Watch(table=table))
            await at.turn(table)
            await received(browser, 0)
            await at.turn(table)
            at.hub.watching.unwatch(page, table)
            await at.turn(table)
            await received(browser, 1)

    asyncio.run(play())


def test_a_player_who_reloads_the_page_gets_no_alert(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            table = await at.open(DAYS)
            await at.turn(table)
            await at.hub.watching.watch(Listener(at.users["north"]), wire.Watch(table=table))
            await received(browser, 0)

    asyncio.run(play())


def test_only_actions_of_the_enemy_notify_a_page_elsewhere_on_the_site(
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
def test_the_end_of_a_session_deletes_its_subscription_and_no_other(
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
def test_a_subscription_is_deleted_only_if_the_push_service_says_it_has_ended(
    tmp_path: Path, browser: Browser, status: int, kept: int
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            browser.status = status
            await at.turn(await at.open(DAYS))
            await received(browser, 1)
            assert await subscribed(at, "north") == kept

    asyncio.run(play())


def test_a_push_service_that_does_not_respond_delays_no_game(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser, timeout=2) as at:
            browser.stall = True
            table = await at.open(DAYS)
            await at.turn(table)
            await received(browser, 1)
            began = time.monotonic()
            for _ in range(3):
                await at.turn(table)
            assert time.monotonic() - began < 1

    asyncio.run(play())


def test_alerts_to_an_unresponsive_push_service_do_not_pile_up(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        browser.stall = True
        async with alerting(tmp_path, browser, timeout=1) as at:
            for table in [await at.open(DAYS) for _ in range(9)]:
                await at.turn(table)
            await asyncio.sleep(0.5)
            assert len(browser.requests) == 4
            browser.stall = False

    asyncio.run(play())


def test_a_failed_alert_is_logged_without_the_endpoint_or_keys(
    tmp_path: Path, browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with alerting(tmp_path, browser) as at:
            browser.status = 500
            await at.turn(await at.open(DAYS))
            await received(browser, 1)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(play())
    lines = [format_record(record) for record in caplog.records]
    assert any('"event": "push-failed"' in line and '"status": 500' in line for line in lines)
    secrets = ("/push/1", *browser.subscription["keys"].values(), "vapid", PRIVATE)
    assert not [line for line in lines if any(secret in line for secret in secrets)]
