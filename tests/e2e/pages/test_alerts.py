"""Turn alerts: web push to a device, and the title and sound of a page in the background.

Chromium without a screen has no push service. The test's own takes its place: the page is handed a
subscription to it, and what arrives there is handed to the service worker; all else is real.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Worker, expect
from server.browsers import Browser, claims_of, subscribed_browser

from ..conftest import PUSH_PUBLIC, PUSH_SUBJECT, Meet
from ..hands import Mouse
from ..people import Person, position

SWITCH = "Notify me on this device when it's my turn"
QUIET = {"pace": "instant"}
#: The one thing replaced: where the browser would talk to its maker's push service.
EDGE = """(() => {
  const given = SUBSCRIPTION;
  const plain = (text) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer;
  const made = () => ({
    ...given,
    options: { userVisibleOnly: true, applicationServerKey: bytes(localStorage.pushKey) },
    toJSON: () => ({ ...given, expirationTime: null }),
    unsubscribe: async () => delete localStorage.pushKey,
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new DOMException("not allowed", "NotAllowedError");
    localStorage.pushKey = applicationServerKey;
    return made();
  };
  PushManager.prototype.getSubscription = async () => (localStorage.pushKey ? made() : null);
})()"""
#: Lets a test hide a page, since a headless browser reports all pages as visible; also counts its sounds.
LOOKING = """(() => {
  window.looking = true;
  window.sounds = 0;
  Object.defineProperty(document, "visibilityState", { get: () => (looking ? "visible" : "hidden") });
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function () {
    sounds += 1;
    return createOscillator.call(this);
  };
})()"""


@pytest.fixture
def device() -> Iterator[Browser]:
    with subscribed_browser() as device:
        yield device


def open_file(person: Person) -> sqlite3.Connection:
    return sqlite3.connect(person.site.database.removeprefix("sqlite:///"), timeout=10)


def at_a_slow_table(ada: Person, ben: Person) -> str:
    """A game with days for each turn, in which Ada is to act."""
    table = ada.sit_at(position(), ben)
    with closing(open_file(ada)) as file, file:
        (text,) = file.execute("SELECT settings FROM games WHERE id = ?", (table,)).fetchone()
        clock = {"kind": "days", "seconds": 0, "increment": 0, "days": 3}
        settings = json.dumps({**json.loads(text), "clock": clock})
        file.execute("UPDATE games SET settings = ? WHERE id = ?", (settings, table))
    return table


def subscribed(person: Person, device: Browser) -> list[str]:
    """The names of the accounts that a device gets alerts for."""
    with closing(open_file(person)) as file:
        found = file.execute(
            "SELECT name FROM pushes JOIN users ON users.id = user_id WHERE endpoint = ?",
            (device.subscription["endpoint"],),
        )
        return [name for (name,) in found]


def with_device(meet: Meet, device: Browser, **more: Any) -> Person:
    person: Person = meet(None, permissions=["notifications"], reduced_motion="reduce", **more)
    person.page.context.add_init_script(EDGE.replace("SUBSCRIPTION", json.dumps(device.subscription)))
    return person


def open_settings(page: Page, name: str = "Settings") -> None:
    page.get_by_role("button", name=name).click()
    page.get_by_role("dialog").wait_for()


def heard(person: Person, device: Browser, count: int) -> Any:
    """Wait for `count` messages to a device and return the last."""
    person.until(lambda: len(device.requests) >= count, "the push service to be told")
    assert len(device.requests) == count
    return device.decrypted(device.requests[-1][2])


def test_a_player_with_alerts_on_is_notified_when_the_enemy_ends_the_turn(
    meet: Meet, device: Browser
) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings=QUIET)
    ben = with_device(meet, device)
    table = at_a_slow_table(ada, ben)
    ben.page.goto(ben.site.url)
    open_settings(ben.page)
    switch = ben.page.get_by_role("checkbox", name=SWITCH)
    expect(switch).not_to_be_checked()
    switch.check()
    ben.until(lambda: subscribed(ben, device) == [ben.name], "the server to know the device")
    # It stays on.
    ben.page.reload()
    open_settings(ben.page)
    expect(switch).to_be_checked()
    ada.open(table)
    Mouse(ada).do("T3")
    Mouse(ada).do(".")
    message = heard(ben, device, 1)
    assert message == {"type": "your-turn", "table": table, "edition": "ardennes", "enemy": ada.name}
    assert claims_of(device.requests[0][1], PUSH_PUBLIC)["sub"] == PUSH_SUBJECT
    switch.uncheck()
    ben.until(lambda: subscribed(ben, device) == [], "the server to forget the device")
    assert ben.page.evaluate("localStorage.pushKey") is None


def service_worker(person: Person) -> tuple[Worker, Any, str]:
    """The site's service worker, and a function that delivers a push message to it."""
    page = person.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devtools.send("ServiceWorker.enable")
    person.until(lambda: found, "the service worker")
    return page.context.service_workers[0], devtools, found[0]["registrationId"]


#: Counts the calls: asking Chromium for the notifications while one is being shown may make it drop that one.
COUNT = """() => {
  self.shown = 0;
  const show = registration.showNotification.bind(registration);
  registration.showNotification = (...alert) => show(...alert).finally(() => { shown += 1; });
}"""
SHOWN = """async () => (await registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
#: A click made by a test is not a user's, so the browser opens no window for it: the calls are recorded.
CLICK = """async () => {
  const done = [];
  clients.openWindow = async (path) => done.push("open " + path);
  WindowClient.prototype.focus = async function () { done.push("focus " + new URL(this.url).pathname); };
  const [notification] = await registration.getNotifications();
  const waiting = [];
  const event = new NotificationEvent("notificationclick", { notification });
  event.waitUntil = (promise) => waiting.push(promise);
  dispatchEvent(event);
  await Promise.all(waiting);
  return [...done, (await registration.getNotifications()).length];
}"""


def test_the_alert_uses_the_chosen_language_and_opens_the_table(meet: Meet, device: Browser) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings=QUIET)
    ben = with_device(meet, device)
    table = at_a_slow_table(ada, ben)
    ben.page.goto(ben.site.url)
    open_settings(ben.page)
    ben.page.get_by_role("checkbox", name=SWITCH).check()
    ben.page.get_by_label("Language").select_option("nl")
    switch = "Laat het me op dit apparaat weten als het mijn beurt is"
    expect(ben.page.get_by_role("checkbox", name=switch)).to_be_checked()
    ben.page.keyboard.press("Escape")
    ada.open(table)
    Mouse(ada).do(".")
    message = heard(ben, device, 1)

    worker, devtools, registration = service_worker(ben)
    worker.evaluate(COUNT)

    def deliver(data: Any) -> None:
        count = worker.evaluate("shown") + 1
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": ben.site.url, "registrationId": registration, "data": json.dumps(data)},
        )
        ben.until(lambda: worker.evaluate("shown") == count, "the alert")

    deliver(message)
    [shown] = worker.evaluate(SHOWN)
    assert shown == {
        "title": "Jouw beurt",
        "body": f"Clash of the Ardennes · Tegen {ada.name}",
        "tag": table,
        "data": table,
    }
    assert worker.evaluate(CLICK) == [f"open /table/{table}", 0]
    # A page at the table is brought to the front; against the machine there is no name.
    ben.open(table)
    deliver({**message, "enemy": "Guest 4534", "guest": 4534})
    assert worker.evaluate(SHOWN)[0]["body"] == "Clash of the Ardennes · Tegen Gast 4534"
    deliver({**message, "enemy": None})
    assert worker.evaluate(SHOWN)[0]["body"] == "Clash of the Ardennes · Tegen de computer"
    assert worker.evaluate(CLICK) == [f"focus /table/{table}", 0]


def test_alerts_follow_the_signed_in_account_and_stop_after_signing_out(meet: Meet, device: Browser) -> None:
    ben = with_device(meet, device)
    ben.sign_in()
    page = ben.page
    page.goto(f"{ben.site.url}/account")
    open_settings(page)
    page.get_by_role("checkbox", name=SWITCH).check()
    ben.until(lambda: subscribed(ben, device) == [ben.name], "the guest to be told")
    page.keyboard.press("Escape")
    form = page.locator("form").filter(has=page.get_by_label("Password"))
    form.get_by_label("Name").fill(f"R{ben.name}")
    form.get_by_label("Password").fill("four horses on a road")
    form.get_by_role("button", name="Create account").click()
    out = page.get_by_role("button", name="Sign out")
    ben.until(lambda: subscribed(ben, device) == [f"R{ben.name}"], "the account to be told")
    out.click()
    expect(out).to_have_count(0)
    assert subscribed(ben, device) == []
    assert page.evaluate("localStorage.pushKey") is None


def switch_in(person: Person, browser: str) -> Locator:
    """The alert switch, in a browser changed by a script."""
    person.page.context.add_init_script(browser)
    person.sign_in()
    person.page.goto(person.site.url)
    open_settings(person.page)
    return person.page.get_by_role("checkbox", name=SWITCH)


def test_blocked_notifications_show_where_to_allow_them(meet: Meet) -> None:
    denied = 'Object.defineProperty(Notification, "permission", { get: () => "denied" })'
    switch = switch_in(meet(None), denied)
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description(re.compile("^Your browser blocks notifications"))


def test_alerts_stay_off_with_a_message_if_the_browser_has_no_push_service(meet: Meet) -> None:
    person: Person = meet(None, permissions=["notifications"])
    none = 'PushManager.prototype.subscribe = () => Promise.reject(new DOMException("none", "AbortError"))'
    switch = switch_in(person, none)
    switch.click()
    expect(person.page.locator(".note")).to_contain_text("Couldn't turn on notifications")
    expect(switch).not_to_be_checked()
    expect(switch).to_be_enabled()


@pytest.mark.parametrize("place", ["table", "lobby"])
def test_a_page_in_the_background_calls_by_title_and_sound(meet: Meet, place: str) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings=QUIET)
    ben: Person = meet(None, reduced_motion="reduce", settings={**QUIET, "sound": True})
    ben.page.context.add_init_script(LOOKING)
    table = ada.sit_at(position(), ben)
    ada.open(table)
    page = ben.page
    page.goto(f"{ben.site.url}/{f'table/{table}' if place == 'table' else 'lobby'}")
    page.locator("svg.board" if place == "table" else "h1").first.wait_for()
    expect(page).to_have_title("Seven Roads")
    page.evaluate("looking = false; document.dispatchEvent(new Event('visibilitychange'))")
    Mouse(ada).do("T3")
    page.wait_for_timeout(200)
    expect(page).to_have_title("Seven Roads")
    before = page.evaluate("sounds")
    Mouse(ada).do(".")
    expect(page).to_have_title("● Your turn – Seven Roads")
    page.wait_for_function("(before) => sounds > before", arg=before)
    page.evaluate("looking = true; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title("Seven Roads")


def test_the_your_turn_list_grows_and_shrinks(meet: Meet) -> None:
    ada: Person = meet(None, reduced_motion="reduce", settings=QUIET)
    ben: Person = meet("/", reduced_motion="reduce", settings=QUIET)
    tables = [ada.sit_at(position(), ben) for _ in range(2)]
    ben.page.reload()
    waiting = ben.page.get_by_role("region", name="Your games").locator(".mine").get_by_role("link")
    for count, table in enumerate(tables, 1):
        ada.open(table)
        Mouse(ada).do(".")
        expect(waiting).to_have_count(count)
    waiting.first.click()
    ben.page.locator("svg.board").wait_for()
    Mouse(ben).do(".")
    ben.page.go_back()
    expect(waiting).to_have_count(1)
