"""The protocol classes with a transport in memory: limits that a client cannot see from outside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.server import ServerState

from sevenroads.server.runtime.settings import Settings
from sevenroads.server.serve import configuration
from sevenroads.server.transport import http
from sevenroads.server.transport.admission import Admission, GuardedConfig
from sevenroads.server.transport.http import HttpProtocol
from sevenroads.server.transport.websocket import WebSocketProtocol

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


class Transport:
    """Notes what a protocol does with its connection."""

    def __init__(self, peer: str = "192.0.2.1") -> None:
        self.peer = peer
        self.written = b""
        self.reading = True
        self.aborted = self.closed = False
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self.peer, 50_000) if name == "peername" else default

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Accepts sockets and keeps them; answers nothing else."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def within_loop(test: Callable[[GuardedConfig], Any]) -> None:
    """Run a test in an event loop and stop the tasks that it leaves behind."""

    async def run() -> None:
        config = configuration(application, Settings())
        assert isinstance(config, GuardedConfig)
        config.load()
        await test(config)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def connect(config: GuardedConfig, transport: Transport) -> HttpProtocol:
    protocol = HttpProtocol(config, ServerState(), {})
    protocol.connection_made(transport)  # type: ignore[arg-type]
    return protocol


def test_addresses_of_one_household_share_the_limit_of_connections():
    async def test(config: GuardedConfig) -> None:
        config.admission = Admission(total=100, per_address=2)
        transports = [Transport(f"2001:db8:1:2::{number}") for number in range(1, 4)]
        other = Transport("2001:db8:1:3::1")
        for transport in (*transports, other):
            connect(config, transport)
        assert [transport.closed for transport in transports] == [False, False, True]
        assert b" 503 " in transports[2].written
        assert not other.closed

    within_loop(test)


def test_a_newcomer_to_a_full_server_takes_the_place_of_the_address_with_most():
    async def test(config: GuardedConfig) -> None:
        config.admission = Admission(total=5, per_address=None)
        many = [Transport("192.0.2.1") for _ in range(3)]
        few = [Transport("192.0.2.2") for _ in range(2)]
        protocols = [connect(config, transport) for transport in (*many, *few)]
        newcomer = Transport("192.0.2.3")
        connect(config, newcomer)
        assert [transport.aborted for transport in (*many, *few)] == [False, False, True, False, False]
        assert not newcomer.is_closing()
        # The place is counted once, although the dropped connection is lost later.
        protocols[2].connection_lost(None)
        second = Transport("192.0.2.4")
        connect(config, second)
        # Now nobody has two more than a newcomer of an address with one.
        third = Transport("192.0.2.3")
        connect(config, third)
        assert b" 503 " in third.written
        # The largest address is found again after its connections are gone.
        for protocol in protocols:
            protocol.connection_lost(None)
        alone = [Transport("192.0.2.5") for _ in range(4)]
        for transport in alone:
            connect(config, transport)
        assert [transport.closed for transport in alone] == [False, False, False, True]

    within_loop(test)


def upgrade(config: GuardedConfig, *headers: bytes) -> tuple[Transport, WebSocketProtocol]:
    transport = Transport()
    connect(config, transport).data_received(HANDSHAKE + b"".join(headers) + b"\r\n")
    assert isinstance(transport.protocol, WebSocketProtocol)
    return transport, transport.protocol


def test_a_frame_in_many_small_pieces_is_read_slowly():
    async def test(config: GuardedConfig) -> None:
        transport, protocol = upgrade(config)
        frame = b"\x81\xfe\x0f\xa0mask" + b"x" * 4000
        pieces = 0
        while transport.reading and pieces < len(frame):
            protocol.data_received(frame[pieces : pieces + 1])
            pieces += 1
        assert not transport.reading
        assert pieces < 300
        while not transport.reading:
            await asyncio.sleep(0.01)

    within_loop(test)


def test_behind_a_proxy_a_socket_counts_for_the_address_of_its_client():
    async def test(config: GuardedConfig) -> None:
        config.admission, config.proxies = Admission(total=3, per_address=None), 1
        sockets = [upgrade(config, b"X-Forwarded-For: 203.0.113.9\r\n")[0] for _ in range(2)]
        connect(config, Transport())
        newcomer = Transport()
        connect(config, newcomer)
        assert [socket.aborted for socket in sockets] == [False, True]
        assert not newcomer.is_closing()
        # The connections of the proxy are never dropped for another one.
        refused = Transport()
        connect(config, refused)
        assert b" 503 " in refused.written

    within_loop(test)


def test_a_refused_handshake_is_counted_until_its_connection_is_lost():
    async def test(config: GuardedConfig) -> None:
        config.admission = Admission(total=100, per_address=1)
        transport, protocol = upgrade(config, b"X-Long: " + b"a" * 9000 + b"\r\n")
        assert b" 431 " in transport.written
        assert transport.closed
        refused = Transport()
        connect(config, refused)
        assert b" 503 " in refused.written
        protocol.connection_lost(None)
        accepted = Transport()
        connect(config, accepted)
        assert not accepted.is_closing()

    within_loop(test)


def test_a_client_that_does_not_read_its_answer_is_dropped(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(http, "READING_SECONDS", 0.01)

    async def test(config: GuardedConfig) -> None:
        patient, stalled = Transport(), Transport()
        reads, waits = connect(config, patient), connect(config, stalled)
        for protocol in (reads, waits):
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            protocol.pause_writing()
        reads.resume_writing()
        while not stalled.aborted:
            await asyncio.sleep(0.01)
        assert not patient.is_closing()

    within_loop(test)


def test_a_burst_of_frames_is_parsed_in_parts():
    """Other connections get a turn after a few frames, so that many bursts at once do not delay a player."""

    async def test(config: GuardedConfig) -> None:
        transport, protocol = upgrade(config)
        while not transport.written.startswith(b"HTTP/1.1 101"):
            await asyncio.sleep(0)
        transport.written = b""
        protocol.data_received(b"\x89\x80mask" * 100)
        at_once = transport.written.count(b"\x8a")
        assert 1 <= at_once <= 20
        while transport.written.count(b"\x8a") < 100:
            await asyncio.sleep(0)
        while not transport.reading:
            await asyncio.sleep(0)

    within_loop(test)


def test_a_refused_client_that_goes_away_leaves_no_connection():
    """The server keeps a refused connection for a second, but only as long as the client keeps it too."""

    async def test(config: GuardedConfig) -> None:
        transport = Transport()
        protocol = connect(config, transport)
        protocol.data_received(b"nonsense\r\n\r\n")
        assert b" 400 " in transport.written
        # It is still read, so that its end is noticed, but not for long.
        assert transport.reading
        assert not transport.is_closing()
        protocol.data_received(b"x" * 100_000)
        assert not transport.reading

    within_loop(test)
