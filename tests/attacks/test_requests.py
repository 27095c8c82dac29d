"""Hostile requests: what a strict parser must refuse, and what costs more than it seems."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path

import pytest

from . import raw
from .attacks import chunked, send_until_refused
from .conftest import Target, attacked
from .players import playing

MB = 1_000_000
GUEST = b'{"name": "Ada"}'
UPGRADE = (
    *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
    *("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Origin: http://127.0.0.1"),
)
SMUGGLED = raw.request("GET", "/api/editions")


def post(*headers: str, body: bytes) -> bytes:
    return raw.request("POST", "/api/guest", "Content-Type: application/json", *headers) + body


@pytest.mark.parametrize(
    "data",
    [
        post("Content-Length: 15", "Content-Length: 15", body=GUEST),
        post("Content-Length: 15", "Content-Length: 0", body=GUEST),
        post("Content-Length: 15, 15", body=GUEST),
        post("Content-Length: +15", body=GUEST),
        post("Content-Length: 15", "Transfer-Encoding: chunked", body=b"0\r\n\r\n" + SMUGGLED),
        post("Transfer-Encoding: chunked", "Content-Length: 15", body=b"0\r\n\r\n" + SMUGGLED),
        post("Transfer-Encoding: xchunked", body=b"0\r\n\r\n" + SMUGGLED),
        post("Transfer-Encoding: chunked, identity", body=b"0\r\n\r\n" + SMUGGLED),
        post("Transfer-Encoding : chunked", body=b"0\r\n\r\n" + SMUGGLED),
        post("Transfer-Encoding:\r\n chunked", body=b"0\r\n\r\n" + SMUGGLED),
        post("X-Folded: a\r\n b", "Content-Length: 15", body=GUEST),
        post("Transfer-Encoding: chunked", body=b"0xf\r\n" + GUEST + b"\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked", body=b"-1\r\n" + GUEST + b"\r\n0\r\n\r\n"),
        post("Transfer-Encoding: chunked", body=b"fffffffffffffffff\r\n" + GUEST),
        post("Transfer-Encoding: chunked", body=b"f\r\n" + GUEST + b"XX0\r\n\r\n"),
        b"GET /healthz HTTP/1.1\nHost: x\n\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Return: a\rb\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Zero: a\x00b\r\n\r\n",
        b"GET /healthz\r\n\r\n",
        b"GET /healthz HTTP/2.0\r\nHost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        raw.request("GET", "/api/socket", *UPGRADE, "Content-Length: 5") + b"hello" + SMUGGLED,
        raw.request("GET", "/api/socket", *UPGRADE, "Transfer-Encoding: chunked") + b"0\r\n\r\n" + SMUGGLED,
    ],
)
def test_an_ambiguous_request_is_refused_and_nothing_after_it_is_read(target: Target, data: bytes) -> None:
    """Two readers of such bytes may disagree on where a request ends, so that one of them misses one."""
    with raw.connect(target.port, "127.0.7.1") as connection:
        connection.sendall(data)
        answers = raw.read_to_end(connection)
    statuses = re.findall(rb"HTTP/1.1 (\d+)", answers)
    assert statuses in ([b"400"], [b"505"])


def test_an_upgrade_behind_a_request_closes_the_connection(target: Target) -> None:
    with raw.connect(target.port, "127.0.7.1") as connection:
        connection.sendall(raw.request("GET", "/healthz") + raw.request("GET", "/api/socket", *UPGRADE))
        answers = raw.read_to_end(connection)
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200"]
    assert b"\r\nconnection: close\r\n" in answers


def test_an_upgrade_to_another_protocol_is_answered_once(target: Target) -> None:
    """The parser stops there, so the server must not wait for requests that it will not see."""
    upgrade = raw.request("GET", "/healthz", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c")
    with raw.connect(target.port, "127.0.7.1") as connection:
        connection.sendall(upgrade + SMUGGLED)
        status, headers, _ = raw.read_answer(connection)
        assert (status, headers["connection"]) == (200, "close")
        assert raw.is_closed(connection)


@pytest.mark.parametrize("long", ["a long URL", "a long header"])
def test_a_handshake_that_the_websocket_library_refuses_is_closed(target: Target, long: str) -> None:
    """Such connections used to stay open for ever, and the limit of connections did not count them."""
    query, header = ("a" * 9000, "x") if long == "a long URL" else ("", "a" * 9000)
    data = raw.request("GET", f"/api/socket?{query}", *UPGRADE, f"X-Long: {header}")
    with raw.connect(target.port, "127.0.7.8") as connection:
        connection.sendall(data)
        assert raw.read_answer(connection)[0] in (414, 431)
        assert raw.is_closed(connection)


@pytest.mark.parametrize("chunk", [b"1\r\na\r\n", b"1;name=value\r\na\r\n"], ids=["plain", "extension"])
def test_a_body_in_tiny_chunks_is_refused(target: Target, chunk: bytes) -> None:
    """A chunk for each byte takes the event loop 0.2 seconds for each megabyte."""
    with raw.connect(target.port, "127.0.7.2") as connection:
        connection.sendall(chunked("/api/replay")[:-5] + chunk * 1100)
        assert raw.read_answer(connection)[0] == 413
    with raw.connect(target.port, "127.0.7.2") as connection:
        pieces = b"".join(b"1\r\n%c\r\n" % byte for byte in GUEST)
        connection.sendall(chunked("/api/guest")[:-5] + pieces + b"0\r\n\r\n")
        assert raw.read_answer(connection)[0] == 200


def test_the_body_of_a_refused_request_is_not_read(target: Target) -> None:
    """The application used to resume the reading, and the server then read a gigabyte per second."""
    chunk = b"10000\r\n" + b"a" * 0x10000 + b"\r\n"
    with raw.connect(target.port, "127.0.7.3") as connection:
        connection.sendall(chunked("/api/replay")[:-5])
        sent = send_until_refused(connection, chunk, 4000)
        assert sent < 30 * MB
        answers = raw.read_to_end(connection)
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"413"]


def test_a_request_in_tiny_pieces_is_refused(target: Target) -> None:
    with raw.connect(target.port, "127.0.7.4") as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(post("Content-Length: 200000", body=b""))
        connection.setblocking(False)
        answer = b""
        for _ in range(200_000):
            try:
                connection.send(b" ")
                answer += connection.recv(4096)
            except BlockingIOError:
                time.sleep(0.0002)
            except OSError:
                break
            if answer:
                break
    assert b"HTTP/1.1 400" in answer
    assert b"too many pieces" in answer


def ask(target: Target, source: str = "127.0.0.1", *headers: str, path: str = "/lobby") -> int:
    with raw.connect(target.port, source) as connection:
        connection.sendall(raw.request("GET", path, *headers))
        return raw.read_answer(connection)[0]


def until_refused(target: Target, source: str, *headers: str) -> list[int]:
    """Ask until the server has refused five times; `{}` in a header becomes the number of the request."""
    statuses: list[int] = []
    while statuses.count(429) < 5 and len(statuses) < 500:
        filled = [header.format(len(statuses) % 250) for header in headers]
        statuses.append(ask(target, source, *filled))
    return statuses


def test_requests_of_one_address_are_limited_whatever_they_ask_for(tmp_path: Path) -> None:
    """Pages and refused requests used to be free, and cost as much as others."""
    with attacked(tmp_path, request_rate=1) as target:
        statuses = until_refused(target, "127.0.7.5")
        assert 429 not in statuses[:20]
        assert statuses.count(429) == 5
        with raw.connect(target.port, "127.0.7.5") as connection:
            connection.sendall(raw.request("GET", "/lobby") * 8)
            answers = raw.read_to_end(connection)
        # The connection is closed, but not at once: a client that reconnects at once would cost more.
        assert re.findall(rb"HTTP/1.1 (\d+)", answers)[-1] == b"429"
        assert ask(target, "127.0.7.6") != 429
        # A health check on the same computer still works.
        assert ask(target, "127.0.7.5", path="/healthz") == 200
        assert '"reason": "requests"' in target.log


def test_behind_a_proxy_requests_count_for_the_client(tmp_path: Path) -> None:
    with attacked(tmp_path, request_rate=1, proxies=1) as target:
        # A client may send a header of its own; the proxy appends the address that it saw.
        for seen in ("2001:db8:1:2::7", "10.0.0.1", "[2001:db8:5:5::1]:443"):
            statuses = until_refused(target, "127.0.0.1", f"X-Forwarded-For: 10.1.1.{{}}, {seen}")
            assert statuses.count(429) == 5, seen
        # Another client of the same proxy is served, an address of the same household is not.
        assert ask(target, "127.0.0.1", "X-Forwarded-For: 10.0.0.2") != 429
        statuses = until_refused(target, "127.0.0.1", "X-Forwarded-For: 2001:db8:1:2:ffff::{}")
        assert len(statuses) < 40


def test_with_several_values_of_the_header_the_last_one_counts(tmp_path: Path) -> None:
    with attacked(tmp_path, request_rate=1, proxies=1) as target:
        headers = ("X-Forwarded-For: 10.0.0.{}", "X-Forwarded-For: 10.9.9.9")
        assert until_refused(target, "127.0.0.1", *headers).count(429) == 5


def test_without_a_proxy_nobody_chooses_their_address(tmp_path: Path) -> None:
    with attacked(tmp_path, request_rate=1) as target:
        assert until_refused(target, "127.0.7.7", "X-Forwarded-For: 10.0.0.{}").count(429) == 5


def test_several_addresses_cannot_fill_the_server(tmp_path: Path) -> None:
    """Each address stays below its limit, together they take all descriptors that connections may have."""
    with attacked(tmp_path, descriptors=168) as target:
        held = [raw.connect(target.port, f"127.0.8.{number % 4 + 1}") for number in range(40)]
        held += [raw.connect(target.port, f"127.0.8.{number % 4 + 1}") for number in range(20)]
        with playing(target.port, 1) as players:
            players[0].wait_for_answers(5)
        assert '"reason": "displaced"' in target.log
        for connection in held:
            connection.close()


def test_frames_of_all_sockets_of_one_address_are_limited(tmp_path: Path) -> None:
    with attacked(tmp_path, message_rate=1, address_factor=2) as target:
        links = [raw.WebSocket(target.port, "127.0.9.1") for _ in range(5)]
        other = raw.WebSocket(target.port, "127.0.9.2")
        began = time.monotonic()
        for link in links:
            link.socket.sendall(raw.frame(raw.PING) * 8)
        other.socket.sendall(raw.frame(raw.PING) * 8)
        assert pongs(other, 8) == 8
        answered = 0
        while answered < 20 and time.monotonic() < began + 60:
            answered += sum(pongs(link, 1, 0.05) for link in links)
        answered += sum(pongs(link, 8, 0.05) for link in links)
        # A burst of 20 frames, and 4 for each second since.
        assert 20 <= answered <= 20 + 4 * (time.monotonic() - began)
        for link in (*links, other):
            link.close()


def test_a_frame_that_is_not_text_closes_the_socket_and_logs_no_error(tmp_path: Path) -> None:
    """Anybody could fill the log with tracebacks and alarm an operator who watches for errors."""
    with attacked(tmp_path) as target:
        for frames in (
            raw.frame(raw.TEXT, b"\xff\xfe"),
            raw.frame(raw.TEXT, b"\xc3", final=False) + raw.frame(raw.CONTINUATION, b"("),
        ):
            link = raw.WebSocket(target.port, "127.0.9.3")
            link.socket.sendall(frames)
            opcode, payload = link.read()
            while opcode != 8:
                opcode, payload = link.read()
            assert int.from_bytes(payload[:2]) == 1007
            assert raw.is_closed(link.socket)
            link.close()
        assert '"level": "error"' not in target.log
        assert '"reason": "invalid"' in target.log


def pongs(link: raw.WebSocket, wanted: int, seconds: float = 30) -> int:
    """How many pongs arrive within `seconds`, up to `wanted`."""
    link.socket.settimeout(seconds)
    found = 0
    try:
        while found < wanted:
            found += link.read()[0] == raw.PONG
    except (TimeoutError, ConnectionError):
        pass
    return found
