"""Attacks through a reverse proxy: frames pass it, and the limits count its clients and not the proxy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from . import raw
from .attacks import chunked
from .conftest import Target, attacked
from .measure import served_during_flood
from .proxy import PROXIES, proxy


@dataclass(frozen=True)
class Proxied:
    """A server behind a proxy."""

    server: Target
    #: The port of the proxy.
    port: int


@pytest.fixture(params=PROXIES)
def behind(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Proxied]:
    settings = {"proxies": 1, "sockets": 6, "request_rate": 5, "login_rate": 3}
    with attacked(tmp_path, **settings) as server, proxy(tmp_path, server.port, request.param) as port:
        yield Proxied(server, port)


def test_players_behind_a_proxy_are_served_during_a_flood_through_it(behind: Proxied) -> None:
    served_during_flood(behind.port)
    assert '"reason": "frames"' in behind.server.log


def test_sockets_are_counted_for_each_client_of_the_proxy(behind: Proxied) -> None:
    links = [raw.WebSocket(behind.port, "127.0.7.1") for _ in range(7)]
    assert raw.is_closed(links[6].socket, 30)
    other = raw.WebSocket(behind.port, "127.0.7.2")
    assert other.until("welcome")
    for link in (*links, other):
        link.close()


def test_requests_are_counted_for_each_client_of_the_proxy(behind: Proxied) -> None:
    """The proxy uses its connections for all clients, so a refused client must not spoil them."""
    statuses: list[int] = []
    while statuses.count(429) < 5 and len(statuses) < 1000:
        statuses.append(raw.api(behind.port, "GET", "/api/editions", source="127.0.7.1")[0])
    assert statuses.count(429) == 5
    for number in range(2, 12):
        assert raw.api(behind.port, "GET", "/api/editions", source=f"127.0.7.{number}")[0] == 200


def test_a_client_of_the_proxy_cannot_choose_its_address(behind: Proxied) -> None:
    """Neither with a header of its own nor with a trailer."""
    statuses = []
    for number in range(40):
        with raw.connect(behind.port, "127.0.7.1") as connection:
            body, forged = b'{"name": "Ada"}', f"X-Forwarded-For: 10.0.1.{number}"
            connection.sendall(chunked("/api/guest", forged, body=body, trailers=(forged,)))
            statuses.append(raw.read_answer(connection)[0])
    assert 429 in statuses
    assert raw.api(behind.port, "POST", "/api/guest", {"name": "Eve"}, "127.0.7.2")[0] == 200
