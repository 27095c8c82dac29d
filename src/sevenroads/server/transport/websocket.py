"""WebSocket connections with a limit on the rate of frames, control frames included.

uvicorn parses every frame that arrives, and a flood of tiny frames would keep the event loop busy. This class
finds the ends of frames without parsing them and passes on only as many as the socket, and all sockets of its
address together, may send. Meanwhile it does not read from the connection. If a client stays over the limit,
the connection is closed.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from asyncio.transports import BaseTransport
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..runtime.addresses import client_address
from ..runtime.rates import TokenBucket
from .admission import BURST_SECONDS, GuardedConfig
from .gate import Gate

#: Bytes that count as one frame more.
BYTES_PER_TOKEN: Final = 512
#: Seconds over the limit after which the connection is closed.
GRACE_SECONDS: Final = 2.0
#: Frames of one fragmented message.
MAX_FRAGMENTS: Final = 64
#: Frames parsed before other connections get a turn.
MAX_AT_ONCE: Final = 16
#: Shortest time between two looks at held frames.
PAUSE_SECONDS: Final = 0.05
#: Seconds to send the reason before the connection is dropped.
CLOSE_SECONDS: Final = 1.0
CLOSE_TOO_FAST: Final = 4429
CLOSE_NOT_TEXT: Final = 1007
CLOSE_TOO_LARGE: Final = 1009


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    config: GuardedConfig

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        rate = self.config.frame_rate
        self._bucket = TokenBucket(rate, int(rate * BURST_SECONDS), self.loop.time())
        self._held = bytearray()
        self._over_since: float | None = None
        self._timer: TimerHandle | None = None
        self._too_many_fragments = False
        #: The address for which the connection counts; None if it is a proxy's.
        self.address: str | None = None

    @property
    def _gate(self) -> Gate:
        return cast(Gate, self.transport)

    def connection_made(self, transport: BaseTransport) -> None:
        gate = transport if isinstance(transport, Gate) else Gate(cast(asyncio.Transport, transport))
        super().connection_made(cast(BaseTransport, gate))
        if not self.config.proxies:
            self.address = client_address({"client": self.client})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            # Behind a proxy, only now the address of the client is known.
            self.address = client_address(self.scope, self.config.proxies)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._held.clear()
        self.config.admission.release(self)
        super().connection_lost(exc)

    def make_room(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                self._refuse_handshake()
        elif not self.config.limits:
            super().data_received(data)
        else:
            self._held += data
            if self._timer is None:
                self._pass_on()

    def _refuse_handshake(self) -> None:
        """Close a connection whose handshake the library cannot parse; uvicorn would leave it open.

        The first data is a whole handshake, which the HTTP parser has accepted. The library allows less, for
        example only 8 KiB in a line.
        """
        self.config.admission.count_drop("invalid")
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _pass_on(self) -> None:
        """Parse as many of the held frames as the limit allows."""
        self._timer = None
        if self.transport.is_closing():
            self._held.clear()
            return
        now = self.loop.time()
        end, wait = self._allowed(now)
        if end:
            frames = bytes(self._held[:end])
            del self._held[:end]
            super().data_received(frames)
        if self._too_many_fragments:
            return
        if wait is None:
            self._gate.hold(True)
            self._timer = self.loop.call_later(0, self._pass_on)
            return
        if self._held and not end and not wait:
            # A client that sends a frame in many small pieces keeps the event loop busy too.
            wait = self._bucket.take(now)
        if not wait:
            self._over_since = None
            self._gate.hold(False)
            return
        if self._over_since is None:
            self._over_since = now
        self._gate.hold(True)
        if now - self._over_since < GRACE_SECONDS:
            self._timer = self.loop.call_later(max(wait, PAUSE_SECONDS), self._pass_on)
        else:
            self._drop(CLOSE_TOO_FAST, "too many frames")

    def _allowed(self, now: float) -> tuple[int, float | None]:
        """The end of the last frame that may be parsed now, and the seconds until the next one may be.

        None instead of the seconds if the next one may be parsed after the other connections had a turn.
        """
        held, end, frames = self._held, 0, 0
        while (size := frame_size(held, end)) is not None and (
            end + size <= len(held) or size > self.config.ws_max_size + 14
        ):
            # The parser refuses a frame that is too large, so it need not arrive.
            if wait := self._take(now, min(1 + size // BYTES_PER_TOKEN, self._bucket.burst)):
                return end, wait
            end = min(end + size, len(held))
            frames += 1
            if frames == MAX_AT_ONCE:
                return end, None
        return end, 0.0

    def _take(self, now: float, cost: float) -> float:
        """Count a frame for the socket and for its address; returns the seconds to wait if one is over."""
        if wait := self._bucket.take(now, cost):
            return wait
        if wait := self.config.frames.take(self.address, now, cost):
            self._bucket.refund(cost)
        return wait

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            # uvicorn would log an error with a traceback, which any visitor could cause again and again.
            self.config.admission.count_drop("invalid")
            self.conn.send_close(CLOSE_NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        elif not self._too_many_fragments:
            self._too_many_fragments = True
            # Not at once: a client that reconnects at once costs more than one that waits.
            self._gate.hold(True)
            self._timer = self.loop.call_later(
                GRACE_SECONDS, self._drop, CLOSE_TOO_LARGE, "too many fragments"
            )

    def _drop(self, code: int, reason: str) -> None:
        """Close the connection of a client that breaks a limit."""
        self._timer = None
        self._held.clear()
        self.config.admission.count_drop("frames")
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.conn.send_close(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        # Do not wait for a client that does not read.
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
        self.transport.close()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def frame_size(data: bytearray, start: int) -> int | None:
    """The size in bytes of the frame at `start`, header included; None if its header is incomplete.

    >>> frame_size(bytearray(b"\\x89\\x80maskrest"), 0)
    6
    >>> frame_size(bytearray(b"\\x81\\xfe\\x01\\x00mask"), 0)
    264
    >>> frame_size(bytearray(b"\\x81\\xfe\\x01"), 0) is None
    True
    """
    if len(data) < start + 2:
        return None
    length = data[start + 1] & 0x7F
    header = 6 if data[start + 1] & 0x80 else 2
    extended = {126: 2, 127: 8}.get(length, 0)
    if extended:
        if len(data) < start + 2 + extended:
            return None
        length = int.from_bytes(data[start + 2 : start + 2 + extended])
    return header + extended + length
