"""Web push against a receiver in the test, which verifies the signature and decrypts the message."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from sevenroads.server.people.push import Pusher, check_subscription, is_public, make_keys

from ..browsers import Browser, claims_of, from_text, subscribed_browser, to_text

SUBJECT = "mailto:club@example.org"
MESSAGE = {"title": "Your turn", "table": "abc", "note": "Straße"}
PRIVATE, PUBLIC = make_keys()


@pytest.fixture
def browser() -> Iterator[Browser]:
    with subscribed_browser() as browser:
        yield browser


def local_pusher(**options: Any) -> Pusher:
    return Pusher(PRIVATE, SUBJECT, allow_local=True, **options)


def send(browser: Browser, pusher: Pusher | None = None) -> str:
    return asyncio.run((pusher or local_pusher()).send(browser.subscription, MESSAGE, ttl=3600))


def test_only_the_browser_can_read_the_message(browser: Browser) -> None:
    assert send(browser) == "sent"
    [(path, headers, body)] = browser.requests
    assert path == "/push/1"
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["ttl"] == "3600"
    assert b"Your turn" not in body
    assert browser.decrypted(body) == MESSAGE


def test_the_push_service_can_verify_the_sender(browser: Browser) -> None:
    send(browser)
    [(_, headers, _)] = browser.requests
    claims = claims_of(headers, PUBLIC)
    assert claims["aud"] == browser.address
    assert claims["sub"] == SUBJECT
    assert time.time() < claims["exp"] <= time.time() + 24 * 60 * 60


@pytest.mark.parametrize(
    ("status", "result"),
    [
        (200, "sent"),
        (201, "sent"),
        (202, "sent"),
        (404, "gone"),
        (410, "gone"),
        (400, "failed"),
        (403, "failed"),
        (413, "failed"),
        (429, "failed"),
        (500, "failed"),
    ],
)
def test_the_status_of_the_push_service_decides_the_result(
    browser: Browser, status: int, result: str
) -> None:
    browser.status = status
    assert send(browser) == result


def test_a_redirect_is_not_followed(browser: Browser) -> None:
    browser.status, browser.location = 307, "/elsewhere"
    assert send(browser) == "failed"
    assert [path for path, _, _ in browser.requests] == ["/push/1"]


def test_a_push_service_that_does_not_respond_times_out(browser: Browser) -> None:
    browser.stall = True
    begin = time.perf_counter()
    assert send(browser, local_pusher(timeout=0.1)) == "failed"
    assert time.perf_counter() - begin < 2


def test_an_unreachable_push_service_is_a_failure(browser: Browser) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        browser.address = f"http://127.0.0.1:{unused.getsockname()[1]}"
        assert send(browser) == "failed"


def test_many_messages_at_once_all_arrive(browser: Browser) -> None:
    async def scene() -> list[str]:
        pusher = local_pusher()
        return await asyncio.gather(*(pusher.send(browser.subscription, {"n": n}, 60) for n in range(40)))

    assert asyncio.run(scene()) == ["sent"] * 40
    assert sorted(browser.decrypted(body)["n"] for _, _, body in browser.requests) == list(range(40))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "[::1]"])
def test_nothing_is_sent_into_a_private_network(host: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        subscription = Browser(address=f"https://{host}:{server.getsockname()[1]}").subscription
        assert asyncio.run(Pusher(PRIVATE, SUBJECT).send(subscription, MESSAGE, 60)) == "failed"
        server.setblocking(False)
        with pytest.raises(BlockingIOError):
            server.accept()


def test_a_name_with_one_private_address_among_public_ones_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]

        def answers(*_: object, **__: object) -> list[Any]:
            kind = (socket.AF_INET, socket.SOCK_STREAM, 6, "")
            return [(*kind, ("127.0.0.1", port)), (*kind, ("8.8.8.8", port))]

        monkeypatch.setattr(socket, "getaddrinfo", answers)
        subscription = Browser(address=f"https://push.example.org:{port}").subscription
        assert asyncio.run(Pusher(PRIVATE, SUBJECT).send(subscription, MESSAGE, 60)) == "failed"
        server.setblocking(False)
        with pytest.raises(BlockingIOError):
            server.accept()


@pytest.mark.parametrize(
    "endpoint",
    [
        None,
        17,
        "",
        "push",
        "https://",
        "http://push.example.org/1",
        "ftp://push.example.org/1",
        "file:///etc/passwd",
        "https://user:password@push.example.org/1",
        "https://10.0.0.1/",
        "https://127.1/",
        "https://8.8.8.8/",
        "https://8.8.8.8./",
        "https://[2001:4860:4860::8888]/",
        "https://[broken/",
        "https://push.example.org:port/",
        "https://push.example.org/" + "x" * 3_000,
    ],
)
def test_endpoints_that_are_refused_when_a_browser_subscribes(endpoint: object) -> None:
    with pytest.raises(ValueError, match=r"endpoint.*\.$"):
        check_subscription({**Browser().subscription, "endpoint": endpoint})


def test_a_subscription_of_a_browser_is_accepted() -> None:
    check_subscription(Browser(address="https://updates.push.services.mozilla.com").subscription)
    check_subscription(Browser(address="https://fcm.googleapis.com:443/fcm/send").subscription)


@pytest.mark.parametrize(
    "keys",
    [
        None,
        {},
        {"p256dh": 1, "auth": 2},
        {"p256dh": "AAAA", "auth": to_text(b"0" * 16)},
        {"p256dh": "é", "auth": to_text(b"0" * 16)},
        {"p256dh": to_text(b"\x04" + b"1" * 64), "auth": to_text(b"0" * 16)},
        {"p256dh": PUBLIC, "auth": to_text(b"short")},
        {"p256dh": PUBLIC, "auth": "*"},
    ],
)
def test_invalid_subscription_keys_are_refused_and_sending_to_them_fails(keys: object) -> None:
    subscription = {"endpoint": "https://push.example.org/1", "keys": keys}
    with pytest.raises(ValueError, match=r"subscription.*\.$"):
        check_subscription(subscription)
    assert asyncio.run(Pusher(PRIVATE, SUBJECT).send(subscription, MESSAGE, 60)) == "failed"


@pytest.mark.parametrize("address", ["8.8.8.8", "151.101.1.1", "2001:4860:4860::8888"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "192.0.2.1",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "feff::1",
        "ff02::1",
        "::ffff:10.0.0.1",
        "::ffff:8.8.8.8",
        "64:ff9b::a00:1",
        "2002:a00:1::",
        "name",
        "",
    ],
)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_message_too_long_for_push_services_is_rejected(browser: Browser) -> None:
    with pytest.raises(ValueError, match="at most 3000 bytes"):
        asyncio.run(local_pusher().send(browser.subscription, {"text": "x" * 3_000}, 60))


def test_new_keys_have_the_format_that_browsers_expect() -> None:
    private, public = make_keys()
    assert len(from_text(private)) == 32
    assert len(from_text(public)) == 65
    assert from_text(public)[0] == 4
    assert Pusher(private, SUBJECT).public_key == public
    assert make_keys() != (private, public)


@pytest.mark.parametrize(
    "key",
    [
        "",
        "nonsense!",
        "hiddenkey123",
        to_text(b"\xff" * 32),
        to_text(bytes(32)),
        to_text(b"\x01" * 31),
        to_text(bytes(1) + b"\x01" * 32),
        to_text(b"\x04" + bytes(64)),
    ],
)
def test_an_invalid_key_is_refused_without_quoting_it(key: str) -> None:
    with pytest.raises(ValueError, match="not a private VAPID key") as refused:
        Pusher(key, SUBJECT)
    assert not key or key not in str(refused.value)


def test_the_push_subject_must_be_a_mailto_or_https_url() -> None:
    with pytest.raises(ValueError, match="mailto: or https:"):
        Pusher(PRIVATE, "club@example.org")
