"""Hostile connections: each attack in a short form, against a server with its default limits."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from . import raw
from .attacks import FRAMES, chunked, send_until_refused
from .conftest import Target, attacked
from .measure import served_during_flood
from .players import memory, playing

MB = 1_000_000


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_of_frames_is_not_parsed_and_its_socket_is_closed(target: Target, kind: str) -> None:
    first, repeated = FRAMES[kind]
    link = raw.WebSocket(target.port, "127.0.2.1")
    with playing(target.port, 1) as players:
        link.socket.sendall(first)
        sent = send_until_refused(link.socket, repeated * 4000, 1000)
        assert raw.is_closed(link.socket, 30)
        link.close()
        # The server reads a burst and then stops; the rest fills the buffers of the two kernels.
        assert sent < 12 * MB
        players[0].wait_for_answers(3)
    assert '"reason": "frames"' in target.log


def test_a_player_is_served_during_a_flood(target: Target) -> None:
    served_during_flood(target.port)


def test_pipelined_requests_are_bounded(target: Target) -> None:
    before = memory(target.pid)
    data = raw.request("GET", "/healthz") * 25_000
    with raw.connect(target.port, "127.0.2.2") as connection:
        send_until_refused(connection, data, 12)
        answers = raw.read_to_end(connection)
    assert 1 <= answers.count(b"HTTP/1.1 200") <= 10
    assert memory(target.pid) - before < 20 * MB


def test_a_few_pipelined_requests_are_answered_in_order(target: Target) -> None:
    paths = ["/healthz", "/api/editions", "/healthz"]
    with raw.connect(target.port, "127.0.2.3") as connection:
        last = raw.request("GET", "/api/nothing", "Connection: close")
        connection.sendall(b"".join(raw.request("GET", path) for path in paths) + last)
        answers = raw.read_to_end(connection)
    assert re.findall(rb"HTTP/1.1 (\d+)", answers) == [b"200", b"200", b"200", b"404"]


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        ("X-Long: " + "a" * 40_000, "one long header"),
        ("\r\n".join(f"X-{n}: {'a' * 300}" for n in range(99)) + "\r\nX-Last: " + "a" * 5000, "all headers"),
        ("\r\n".join(f"X-{n}: a" for n in range(101)), "more than 100 headers"),
    ],
    ids=["one", "together", "many"],
)
def test_headers_are_limited(target: Target, head: str, reason: str) -> None:
    with raw.connect(target.port, "127.0.2.4") as connection:
        connection.sendall(raw.request("GET", "/healthz", *head.split("\r\n")))
        status, headers, _ = raw.read_answer(connection)
        assert status == 431, reason
        assert headers["connection"] == "close"
        assert raw.is_closed(connection)


def test_headers_below_the_limit_are_accepted(target: Target) -> None:
    head = [f"X-{n}: {'a' * 300}" for n in range(90)]
    with raw.connect(target.port, "127.0.2.4") as connection:
        connection.sendall(raw.request("GET", "/healthz", *head))
        assert raw.read_answer(connection)[0] == 200


def test_an_endless_header_does_not_fill_the_memory(target: Target) -> None:
    before = memory(target.pid)
    with raw.connect(target.port, "127.0.2.5") as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nX-Long: ")
        assert send_until_refused(connection, b"a" * MB, 40) < 20 * MB
    assert memory(target.pid) - before < 20 * MB


def test_trailers_are_limited(target: Target) -> None:
    before = memory(target.pid)
    with raw.connect(target.port, "127.0.2.6") as connection:
        connection.sendall(chunked("/api/guest", body=b'{"name": "Ada"}')[:-2])
        trailer = b"X-More: " + b"a" * 8000 + b"\r\n"
        assert send_until_refused(connection, trailer, 2000) < 12 * MB
    assert memory(target.pid) - before < 20 * MB


def test_a_trailer_is_not_a_header(tmp_path: Path) -> None:
    """A trailer neither replaces the address of a client behind a proxy nor passes the origin check."""
    with attacked(tmp_path, proxies=1, login_rate=3) as target:
        statuses = []
        for number in range(40):
            with raw.connect(target.port) as connection:
                connection.sendall(
                    chunked(
                        "/api/guest",
                        "X-Forwarded-For: 10.0.0.1",
                        body=b'{"name": "Ada"}',
                        trailers=(f"X-Forwarded-For: 10.0.1.{number}",),
                    )
                )
                statuses.append(raw.read_answer(connection)[0])
        assert 429 in statuses
        with raw.connect(target.port) as connection:
            connection.sendall(chunked("/api/guest", "X-Forwarded-For: 10.9.9.9", body=b'{"name": "Eve"}'))
            _, headers, _ = raw.read_answer(connection)
        cookie = headers["set-cookie"].partition(";")[0]
        with raw.connect(target.port) as connection:
            # A cookie in the headers needs an origin. In a trailer it must not count as a cookie.
            connection.sendall(
                chunked(
                    "/api/tables",
                    "X-Forwarded-For: 10.9.9.9",
                    body=b'{"edition": "ardennes", "opponent": "self"}',
                    trailers=(f"Cookie: {cookie}",),
                )
            )
            status, headers, _ = raw.read_answer(connection)
        assert status == 201
        assert "set-cookie" in headers, "the server took the trailer for a cookie"


def test_silent_and_slow_connections_are_dropped(target: Target) -> None:
    silent = raw.connect(target.port, "127.0.2.7")
    noisy = raw.connect(target.port, "127.0.2.7")
    noisy.sendall(b"\r\n")
    head = raw.connect(target.port, "127.0.2.7")
    body = raw.connect(target.port, "127.0.2.7")
    body.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
    began = time.monotonic()
    head.sendall(b"GET /healthz HTTP/1.1\r\n")
    while time.monotonic() - began < 11:
        # A header may not be stretched by sending a little of it now and then.
        try:
            head.sendall(b"X: y\r\n")
        except OSError:
            break
        time.sleep(0.5)
    assert time.monotonic() - began > 9
    for connection in (silent, noisy, head, body):
        assert raw.is_closed(connection, 20)
        connection.close()
    assert '"reason": "slow"' in target.log


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with attacked(tmp_path, connections=50) as target:
        held = [raw.connect(target.port, "127.0.2.8") for _ in range(80)]
        with playing(target.port, 1) as players:
            players[0].wait_for_answers(3)
        with raw.connect(target.port, "127.0.2.8") as refused:
            assert raw.read_answer(refused)[0] == 503
        assert '"reason": "address"' in target.log
        for connection in held:
            connection.close()
        end, status = time.monotonic() + 30, 0
        while status != 200 and time.monotonic() < end:
            # The refused client may be refused again until the server has noticed the closed connections.
            with raw.connect(target.port, "127.0.2.8") as connection:
                connection.sendall(raw.request("GET", "/healthz"))
                status = raw.read_answer(connection)[0]
        assert status == 200
