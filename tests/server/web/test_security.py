"""Security middleware: headers, origins, body sizes and addresses, with handmade ASGI scopes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterable
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sevenroads.server.app import create_app
from sevenroads.server.runtime.addresses import client_address
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.web.security import (
    CLOSE_ORIGIN,
    BodyLimit,
    HostCheck,
    OriginCheck,
    SecurityHeaders,
)

HOST = {"host": "play.example.org"}
OWN = {"origin": "https://play.example.org"}
EVIL = {"origin": "https://evil.example"}
COOKIE = {"cookie": "session=1"}
BEARER = {"authorization": "Bearer abc"}


def scope_of(kind: str = "http", method: str = "POST", path: str = "/api/tables", **headers: str) -> Scope:
    raw = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: Scope = {"type": kind, "path": path, "headers": raw}
    return {**scope, "method": method} if kind == "http" else scope


def run(app: ASGIApp, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> list[Message]:
    """The messages that the application sends for a request with this body in pieces."""
    parts = list(chunks)
    incoming: list[Message] = [
        {"type": "http.request", "body": part, "more_body": number < len(parts) - 1}
        for number, part in enumerate(parts)
    ]
    if scope["type"] == "websocket":
        incoming = [{"type": "websocket.connect"}]
    sent: list[Message] = []

    async def receive() -> Message:
        return incoming.pop(0) if incoming else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(app(scope, receive, send))  # type: ignore[arg-type]
    return sent


async def reader(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reads the whole body and answers with its length."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        return
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionError("the client is gone")
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-own", b"1")]})
    await send({"type": "http.response.body", "body": str(length).encode()})


def headers_of(sent: list[Message]) -> dict[str, str]:
    pairs = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
    assert len(dict(pairs)) == len(pairs), "a header twice"
    return dict(pairs)


def error_of(sent: list[Message]) -> tuple[int, dict[str, Any]]:
    return sent[0]["status"], json.loads(sent[1]["body"])["error"]


def test_every_response_carries_the_security_headers() -> None:
    headers = headers_of(run(SecurityHeaders(reader), scope_of(path="/")))
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["x-own"] == "1"


def test_only_an_https_site_sends_strict_transport_security() -> None:
    assert "strict-transport-security" not in headers_of(run(SecurityHeaders(reader), scope_of()))
    assert "strict-transport-security" in headers_of(run(SecurityHeaders(reader, https=True), scope_of()))


@pytest.mark.parametrize(
    ("path", "private"), [("/api", True), ("/api/me", True), ("/apiary", False), ("/", False)]
)
def test_only_api_answers_forbid_caching(path: str, private: bool) -> None:
    headers = headers_of(run(SecurityHeaders(reader), scope_of(path=path)))
    assert (headers.get("cache-control") == "no-store") is private


def test_a_header_set_by_the_application_is_kept() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"Cache-Control", b"max-age=60"), (b"content-security-policy", b"sandbox")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

    sent = run(SecurityHeaders(app), scope_of())
    assert (b"Cache-Control", b"max-age=60") in sent[0]["headers"]
    names = [name.lower() for name, _ in sent[0]["headers"]]
    assert names.count(b"cache-control") == names.count(b"content-security-policy") == 1


def test_an_answer_to_an_unexpected_error_has_the_security_headers() -> None:
    async def ask(path: str) -> httpx.Response:
        # The lifespan has not run, so every route fails for lack of services.
        app = create_app(Settings(site="https://play.example.org"))
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="https://play.example.org") as client:
            return await client.get(path)

    failed, refused = asyncio.run(ask("/api/me")), asyncio.run(ask("/api"))
    assert (failed.status_code, failed.json()["error"]["code"]) == (500, "failed")
    assert refused.status_code == 404
    assert failed.headers.keys() == refused.headers.keys()
    assert failed.headers["cache-control"] == "no-store"
    assert "strict-transport-security" in failed.headers


def test_lifespan_events_pass_through_the_middleware() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    run(SecurityHeaders(OriginCheck(BodyLimit(app, 10))), {"type": "lifespan"})
    assert seen == ["lifespan"]


@pytest.mark.parametrize(
    "headers",
    [
        {**HOST},
        {**HOST, **BEARER},
        {**HOST, **OWN},
        {**HOST, **OWN, **COOKIE},
        {**HOST, **OWN, **COOKIE, "sec_fetch_site": "same-origin"},
        {**HOST, **COOKIE, "sec_fetch_site": "same-origin"},
        {"host": "play.example.org:443", **OWN},
        {"host": "localhost:8000", "origin": "http://localhost:8000", **COOKIE},
        {"host": "[::1]:8000", "origin": "http://[::1]:8000"},
        {"host": "PLAY.example.org", "origin": "https://play.EXAMPLE.org"},
        {**HOST, "origin": "https://club.example", **COOKIE},
        {**HOST, "origin": "https://club.example", **COOKIE, "sec_fetch_site": "cross-site"},
    ],
)
def test_state_changing_requests_that_are_allowed(headers: dict[str, str]) -> None:
    app = OriginCheck(reader, frozenset({"https://club.example/"}))
    assert run(app, scope_of(**headers))[0]["status"] == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "UNHEARD-OF"])
@pytest.mark.parametrize(
    "headers",
    [
        {**HOST, **EVIL},
        {**HOST, **EVIL, **BEARER},
        {**HOST, **COOKIE},
        {**HOST, **COOKIE, "sec_fetch_site": "same-site"},
        {**HOST, **COOKIE, "sec_fetch_site": "none"},
        {**HOST, "sec_fetch_site": "cross-site"},
        {**HOST, **OWN, "sec_fetch_site": "cross-site"},
        {**HOST, "origin": "null"},
        {**HOST, "origin": ""},
        {**HOST, "origin": "play.example.org"},
        {**HOST, "origin": "https://play.example.org:8443"},
        {**HOST, "origin": "https://play.example.org.evil.example"},
        {**HOST, "origin": "https://play.example.org@evil.example"},
        {**HOST, "origin": "https://evil@play.example.org"},
        {**HOST, "origin": "https://play.example.org/path"},
        {**HOST, "origin": "https://play.example.org:port"},
        {**HOST, "origin": "https://[broken"},
        {**HOST, "origin": "ftp://play.example.org"},
        {**HOST, "origin": "https://\xe9vil"},
        {"host": "", "origin": "https://"},
        {**OWN},
    ],
)
def test_state_changing_requests_that_are_refused(method: str, headers: dict[str, str]) -> None:
    status, error = error_of(run(OriginCheck(reader), scope_of(method=method, **headers)))
    assert (status, error["code"]) == (403, "origin")
    assert error["message"].endswith(".")


def test_two_origins_or_two_hosts_are_refused() -> None:
    for name, value in ((b"origin", b"https://play.example.org"), (b"host", b"play.example.org")):
        scope = scope_of(**HOST, **OWN)
        scope["headers"].append((name, value))
        assert run(OriginCheck(reader), scope)[0]["status"] == 403


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_read_only_requests_may_come_from_any_page(method: str) -> None:
    scope = scope_of(method=method, **HOST, **EVIL, **COOKIE, sec_fetch_site="cross-site")
    assert run(OriginCheck(reader), scope)[0]["status"] == 200


def test_a_site_with_https_does_not_trust_its_own_pages_over_http() -> None:
    scope = scope_of(**HOST, origin="http://play.example.org")
    assert run(OriginCheck(reader), scope)[0]["status"] == 200
    assert run(OriginCheck(reader, https=True), scope)[0]["status"] == 403
    assert run(OriginCheck(reader, https=True), scope_of(**HOST, **OWN))[0]["status"] == 200


@pytest.mark.parametrize(
    ("headers", "passes"),
    [
        ({**HOST, **OWN, **COOKIE}, True),
        ({**HOST, **OWN}, True),
        ({**HOST, **BEARER}, True),
        ({**HOST, "authorization": "bearer abc"}, True),
        ({**HOST, "origin": "https://club.example", **COOKIE}, True),
        ({**HOST}, False),
        ({**HOST, **COOKIE}, False),
        ({**HOST, **COOKIE, "sec_fetch_site": "same-origin"}, False),
        ({**HOST, **BEARER, **COOKIE}, False),
        ({**HOST, **BEARER, "sec_fetch_site": "cross-site"}, False),
        ({**HOST, "authorization": "Basic abc"}, False),
        ({**HOST, **EVIL, **COOKIE}, False),
        ({**HOST, **EVIL, **BEARER}, False),
        ({**HOST, "origin": "null", **COOKIE}, False),
    ],
)
def test_sockets_that_are_allowed_and_sockets_that_are_refused(headers: dict[str, str], passes: bool) -> None:
    sent = run(OriginCheck(reader, frozenset({"https://club.example"})), scope_of("websocket", **headers))
    expected = {"type": "websocket.accept"} if passes else {"type": "websocket.close", "code": CLOSE_ORIGIN}
    assert expected.items() <= sent[0].items()
    assert len(sent) == 1


@pytest.mark.parametrize("chunks", [[b""], [b"12345"], [b"123456789", b"0"], [b"1234567890", b""]])
def test_a_body_up_to_the_limit_is_read(chunks: list[bytes]) -> None:
    sent = run(BodyLimit(reader, 10), scope_of(), chunks)
    assert sent[0]["status"] == 200
    assert sent[1]["body"] == str(len(b"".join(chunks))).encode()


@pytest.mark.parametrize("length", ["11", "9" * 30, "9" * 5_000])
def test_a_content_length_above_the_limit_is_refused_before_reading(length: str) -> None:
    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("the application was called")

    status, error = error_of(run(BodyLimit(never, 10), scope_of(content_length=length)))
    assert (status, error["code"]) == (413, "too-large")


@pytest.mark.parametrize("length", [{}, {"content_length": "3"}, {"content_length": "-1"}])
def test_a_body_that_grows_above_the_limit_is_refused(length: dict[str, str]) -> None:
    sent = run(BodyLimit(reader, 10), scope_of(**length), [b"123456"] * 3)
    status, error = error_of(sent)
    assert (status, error["code"]) == (413, "too-large")
    assert headers_of(sent)["connection"] == "close"


def test_the_answer_is_413_even_if_the_application_raises_another_error() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.start", "status": 400, "headers": []})
        await send({"type": "http.response.body", "body": b"There was an error parsing the body"})

    assert [error_of(run(BodyLimit(app, 10), scope_of(), [b"123456"] * 3))[0]] == [413]


def test_an_answer_that_has_started_is_not_replaced() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.body", "body": b""})

    sent = run(BodyLimit(app, 10), scope_of(), [b"123456"] * 3)
    assert [message["type"] for message in sent] == ["http.response.start", "http.response.body"]


def test_an_error_of_the_application_is_not_swallowed() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        run(BodyLimit(app, 10), scope_of())


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("198.51.100.7", None, 0, "198.51.100.7"),
        ("198.51.100.7", "1.2.3.4", 0, "198.51.100.7"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.9", 1, "203.0.113.9"),
        ("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", 2, "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9", 2, "203.0.113.9"),
        ("10.0.0.1", None, 1, "10.0.0.1"),
        ("10.0.0.1", "unknown", 1, "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9:4711", 1, "203.0.113.9"),
        ("10.0.0.1", "[2001:db8:1:2:3::4]:4711", 1, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:3:4:5:6", None, 0, "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", None, 0, "2001:db8:1:2::/64"),
        ("fe80::1%eth0", None, 0, "fe80::/64"),
        ("::ffff:198.51.100.7", None, 0, "198.51.100.7"),
        ("testclient", None, 0, "testclient"),
        ("", None, 0, "local"),
        (None, None, 0, "local"),
    ],
)
def test_the_address_of_a_client(peer: str | None, forwarded: str | None, proxies: int, address: str) -> None:
    scope = scope_of(**({"x_forwarded_for": forwarded} if forwarded else {}))
    scope["client"] = None if peer is None else (peer, 1234)
    assert client_address(scope, proxies) == address


def test_forwarded_addresses_in_several_headers_are_one_list() -> None:
    scope = scope_of(x_forwarded_for="6.6.6.6")
    scope["headers"].append((b"x-forwarded-for", b"203.0.113.9"))
    scope["client"] = ("10.0.0.1", 1)
    assert client_address(scope, 1) == "203.0.113.9"


def test_refusals_are_valid_http_answers_over_a_real_connection() -> None:
    app = SecurityHeaders(OriginCheck(BodyLimit(reader, 10)))
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, ws="websockets-sansio")  # type: ignore[arg-type]
    upgrade = (
        "GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    )
    post = "POST /api/x HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
    chunks = "Transfer-Encoding: chunked\r\n\r\n" + "6\r\n123456\r\n" * 2 + "0\r\n\r\n"
    exchanges = {
        upgrade + "Origin: http://evil.example\r\n\r\n": b"HTTP/1.1 403",
        upgrade + "Origin: http://here\r\n\r\n": b"HTTP/1.1 101",
        post + "Origin: http://evil.example\r\nContent-Length: 0\r\n\r\n": b"HTTP/1.1 403",
        post + chunks: b"HTTP/1.1 413",
        post + "Content-Length: 2\r\n\r\n12": b"HTTP/1.1 200",
    }

    async def scene() -> None:
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.001)
        port = server.servers[0].sockets[0].getsockname()[1]
        for request, status in exchanges.items():
            incoming, outgoing = await asyncio.open_connection("127.0.0.1", port)
            outgoing.write(request.encode())
            assert (await incoming.readline()).startswith(status)
            outgoing.close()
            await outgoing.wait_closed()
        server.should_exit = True
        await serving

    asyncio.run(scene())


# ------------------------------------------------------------ hosts


@pytest.mark.parametrize(
    ("site", "host", "accepted"),
    [
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org/", "Play.Example.org.", True),
        ("https://play.example.org", "play.example.org:443", True),
        ("https://play.example.org", "play.example.org:80", False),
        ("https://play.example.org", "play.example.org:8707", False),
        ("https://play.example.org", "evil.example", False),
        ("https://play.example.org", "play.example.org.evil.example", False),
        ("https://play.example.org", "evil.example@play.example.org", False),
        ("https://play.example.org", "play.example.org/path", False),
        ("https://play.example.org", "play.example.org?", False),
        ("https://play.example.org", "play.example.org#", False),
        ("https://play.example.org", "127.0.0.1:8707", False),
        ("https://play.example.org", "[::1", False),
        ("https://play.example.org", "", False),
        ("http://club.local:8707", "club.local:8707", True),
        ("http://club.local:8707", "club.local", False),
        ("http://club.local", "club.local:80", True),
        ("http://[fd00::7]:8707", "[fd00::7]:8707", True),
        ("https://ardennen-k\u00fche.example", "xn--ardennen-khe-mlb.example", True),
        ("", "evil.example", True),
        ("", "", True),
    ],
)
def test_only_requests_for_the_site_are_accepted(site: str, host: str, accepted: bool) -> None:
    app = HostCheck(reader, site)
    sent = run(app, scope_of(host=host))
    assert sent[0]["status"] == (200 if accepted else 421)
    socket = run(app, scope_of("websocket", host=host))
    if accepted:
        assert socket[0]["type"] == "websocket.accept"
    else:
        assert (socket[0]["type"], socket[0]["status"]) == ("websocket.http.response.start", 421)
        error = json.loads(sent[1]["body"])["error"]
        assert error["code"] == "host"
        assert site.rstrip("/") in error["message"]


def test_a_long_host_or_origin_costs_nothing() -> None:
    """Converting the labels of such a name took 0.1 seconds, in which nobody else was served."""
    long = "\u00e9." * 10_000
    requests = [
        (HostCheck(reader, "https://play.example.org"), scope_of(host=long)),
        (OriginCheck(reader), scope_of(method="POST", host=long, origin=f"https://{long}")),
    ]
    began = time.process_time()
    for app, scope in requests * 10:
        assert run(app, scope)[0]["status"] in (403, 421)
    assert time.process_time() - began < 0.5


def test_no_host_and_two_hosts_are_refused() -> None:
    app = HostCheck(reader, "https://play.example.org")
    none, two = scope_of(), scope_of(**HOST)
    two["headers"].append((b"host", b"evil.example"))
    for scope in (none, two):
        assert run(app, scope)[0]["status"] == 421


@pytest.mark.parametrize(
    ("path", "client", "headers", "accepted"),
    [
        ("/healthz", "127.0.0.1", {}, True),
        ("/healthz", "::1", {}, True),
        ("/metrics", "127.0.0.1", {}, True),
        ("/healthz", "10.0.0.5", {}, False),
        ("/healthz", "127.0.0.1", {"x_forwarded_for": "203.0.113.9"}, False),
        ("/api/me", "127.0.0.1", {}, False),
        ("/", "127.0.0.1", {}, False),
    ],
)
def test_programs_on_this_computer_may_check_the_health_under_any_name(
    path: str, client: str, headers: dict[str, str], accepted: bool
) -> None:
    scope = scope_of(method="GET", path=path, host="127.0.0.1:8707", **headers) | {"client": (client, 40000)}
    sent = run(HostCheck(reader, "https://play.example.org"), scope)
    assert sent[0]["status"] == (200 if accepted else 421)


def test_the_first_wrong_host_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    app = HostCheck(reader, "https://play.example.org")
    for number in range(3):
        run(app, scope_of(host=f"evil{number}.example" + "x" * 200))
    assert [record.message for record in caplog.records] == ["wrong-host"]
