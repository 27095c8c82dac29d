"""The attacks on the transport, as functions: each sends a bounded amount of data to one server.

The tests run them briefly; `bench/attacks.py` runs them at length and measures honest players meanwhile.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from . import raw

#: Floods by the kind of frame: the first bytes, and the frame that is repeated.
FRAMES = {
    "pings": (b"", raw.frame(raw.PING)),
    "pongs": (b"", raw.frame(raw.PONG)),
    "empty continuations": (raw.frame(raw.TEXT, final=False), raw.frame(raw.CONTINUATION, final=False)),
    "short texts": (b"", raw.frame(raw.TEXT, b"{}")),
}
#: An attack on a port for a number of seconds; returns the bytes sent.
Attack = Callable[[int, float], int]


def chunked(path: str, *headers: str, body: bytes = b"", trailers: tuple[str, ...] = ()) -> bytes:
    """A POST whose body is sent in chunks, followed by trailers."""
    head = raw.request("POST", path, "Content-Type: application/json", "Transfer-Encoding: chunked", *headers)
    chunk = b"%x\r\n%b\r\n" % (len(body), body) if body else b""
    return head + chunk + b"0\r\n" + "".join(f"{line}\r\n" for line in trailers).encode() + b"\r\n"


def send_until_refused(connection: socket.socket, data: bytes, times: int, pause: float = 0.0) -> int:
    """Send `data` again and again until the server no longer reads; returns the bytes sent."""
    sent = 0
    connection.settimeout(1)
    with suppress(OSError):
        for _ in range(times):
            connection.sendall(data)
            sent += len(data)
            time.sleep(pause)
    return sent


def flood_frames(port: int, kind: str, source: str, seconds: float, rate: float | None = None) -> int:
    """Send frames at `rate` bytes per second, or as fast as possible; reconnect when the server closes."""
    first, repeated = FRAMES[kind]
    block = repeated * 2000
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        try:
            link = raw.WebSocket(port, source)
        except (OSError, AssertionError):
            time.sleep(0.05)
            continue
        link.socket.settimeout(0.5)
        with suppress(OSError):
            link.socket.sendall(first)
            while time.monotonic() < end:
                sent += link.socket.send(block)
                if rate is not None:
                    time.sleep(len(block) / rate)
        link.close()
    return sent


def frames(kind: str, sockets: int, rate: float) -> Attack:
    """A flood of frames from several sockets, each of an address of its own, `rate` bytes per second each."""

    def attack(port: int, seconds: float) -> int:
        sent: list[int] = []
        threads = [
            threading.Thread(
                target=lambda number: sent.append(
                    flood_frames(port, kind, f"127.0.3.{number}", seconds, rate)
                ),
                args=(number,),
            )
            for number in range(1, sockets + 1)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sum(sent)

    return attack


def pipeline(total: int) -> Attack:
    """Pipelined requests on one connection, `total` bytes of them, without reading an answer."""

    def attack(port: int, seconds: float) -> int:
        with raw.connect(port, "127.0.4.1") as connection:
            data = raw.request("GET", "/healthz") * 2000
            sent = send_until_refused(connection, data, max(total // len(data), 1))
            time.sleep(seconds / 2)
        return sent

    return attack


def headers(total: int) -> Attack:
    """A request whose headers do not end."""

    def attack(port: int, seconds: float) -> int:
        with raw.connect(port, "127.0.4.2") as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\n")
            data = b"X: a\r\n" * 10_000
            return send_until_refused(connection, data, max(total // len(data), 1))

    return attack


def trailers(total: int) -> Attack:
    """A request whose trailers do not end."""

    def attack(port: int, seconds: float) -> int:
        with raw.connect(port, "127.0.4.3") as connection:
            connection.sendall(chunked("/api/guest", body=b'{"name": "Ada"}')[:-2])
            data = b"X: a\r\n" * 10_000
            return send_until_refused(connection, data, max(total // len(data), 1))

    return attack


def silent(count: int) -> Attack:
    """Connections that send nothing, all from one address."""

    def attack(port: int, seconds: float) -> int:
        held = []
        with suppress(OSError):
            for _ in range(count):
                held.append(raw.connect(port, "127.0.4.4", timeout=1.0))
        time.sleep(seconds)
        for connection in held:
            connection.close()
        return 0

    return attack
