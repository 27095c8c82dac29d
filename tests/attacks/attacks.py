"""The attacks on the transport, as functions: each sends data to one server for a number of seconds.

The tests run them briefly, the slow tests at full volume; `bench/attacks.py` reports what players notice. An
attack whose connection the server closes connects again, as an attacker would.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context

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
#: The longest that an attacker waits for the server to read or to answer.
PATIENCE = 0.5


@contextmanager
def attacker() -> Iterator[Callable[[Attack, int, float], Future[int]]]:
    """A process that runs attacks, so that their work does not delay the players of this one.

    It has a low priority, because a real attacker does not use the processors of the server.
    """
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(os.nice, 10).result()
        yield pool.submit


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
        link.socket.settimeout(PATIENCE)
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
    return partial(_frames, kind, sockets, rate)


def _frames(kind: str, sockets: int, rate: float, port: int, seconds: float) -> int:
    return _together(
        [partial(flood_frames, port, kind, f"127.0.3.{n}", seconds, rate) for n in range(1, sockets + 1)]
    )


def _together(parts: list[Callable[[], int]]) -> int:
    """Run the parts of an attack at the same time; returns the sum of what they return."""
    sent: list[int] = []
    threads = [threading.Thread(target=lambda part=part: sent.append(part())) for part in parts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(sent)


def stream(source: str, total: int, first: bytes, block: bytes) -> Attack:
    """`first` and then `block` again and again on one connection, up to `total` bytes; then a new one."""
    return partial(_stream, source, total, first, block)


def _stream(source: str, total: int, first: bytes, block: bytes, port: int, seconds: float) -> int:
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        with suppress(OSError), raw.connect(port, source) as connection:
            connection.settimeout(PATIENCE)
            connection.sendall(first)
            here = 0
            while here < total and time.monotonic() < end:
                part = connection.send(block)
                here += part
                sent += part
            # Give the server time to work on what it has read.
            time.sleep(max(min(PATIENCE, end - time.monotonic()), 0))
    return sent


def pipeline(total: int) -> Attack:
    """Pipelined requests on one connection, without reading an answer."""
    return stream("127.0.4.1", total, b"", raw.request("GET", "/healthz") * 2000)


def headers(total: int) -> Attack:
    """A request whose headers do not end."""
    return stream("127.0.4.2", total, b"GET /healthz HTTP/1.1\r\n", b"X: a\r\n" * 10_000)


def trailers(total: int) -> Attack:
    """A request whose trailers do not end."""
    first = chunked("/api/guest", body=b'{"name": "Ada"}')[:-2]
    return stream("127.0.4.3", total, first, b"X: a\r\n" * 10_000)


def chunks(total: int) -> Attack:
    """A body that has a chunk for each byte."""
    return stream("127.0.4.5", total, chunked("/api/replay")[:-5], b"1\r\na\r\n" * 10_000)


def silent(count: int) -> Attack:
    """Connections that send nothing, all from one address."""
    return partial(_silent, count)


def _silent(count: int, port: int, seconds: float) -> int:
    held, end = [], time.monotonic() + seconds
    with suppress(OSError):
        for _ in range(count):
            held.append(raw.connect(port, "127.0.4.4", timeout=1.0))
    time.sleep(max(end - time.monotonic(), 0))
    for connection in held:
        connection.close()
    return 0


def requests(path: str, connections: int) -> Attack:
    """Requests as fast as the server answers them, on several connections of one address."""
    return partial(_requests, path, connections)


def _requests(path: str, connections: int, port: int, seconds: float) -> int:
    end, data = time.monotonic() + seconds, raw.request("GET", path)

    def ask() -> int:
        sent = 0
        while time.monotonic() < end:
            with suppress(OSError, ValueError), raw.connect(port, "127.0.4.6", PATIENCE) as connection:
                while time.monotonic() < end:
                    connection.sendall(data)
                    sent += len(data)
                    if raw.read_answer(connection)[0] in (0, 429, 503):
                        # Wait until the server closes, as it costs less than a new connection.
                        raw.is_closed(connection, min(2.0, max(end - time.monotonic(), 0.01)))
                        break
        return sent

    return _together([ask] * connections)


def reconnects(sockets: int) -> Attack:
    """Sockets that are opened and closed as fast as possible, from one address."""
    return partial(_reconnects, sockets)


def _reconnects(sockets: int, port: int, seconds: float) -> int:
    end = time.monotonic() + seconds

    def connect() -> int:
        opened = 0
        while time.monotonic() < end:
            with suppress(OSError, AssertionError):
                raw.WebSocket(port, "127.0.4.7").close()
                opened += 1
        return opened * 300

    return _together([connect] * sockets)
