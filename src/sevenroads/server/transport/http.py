"""HTTP connections with limits on headers, trailers, pipelined requests and time.

The class extends uvicorn's protocol class. uvicorn leaves these limits to a proxy in front of it; this server
also runs without one.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final, NoReturn, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..runtime.addresses import client_address, is_from_this_computer
from .admission import GuardedConfig
from .gate import Gate
from .websocket import WebSocketProtocol

#: Bytes of the request line and the headers together, and of the trailers.
MAX_HEADER_BYTES: Final = 32 * 1024
MAX_HEADERS: Final = 100
#: Bytes of a whole request as sent, including chunk sizes and extensions.
MAX_REQUEST_BYTES: Final = 1024 * 1024
#: Chunks of a body. One for each byte would take the event loop a thousand times as long as a whole body.
MAX_CHUNKS: Final = 1024
#: Pieces in which a request may arrive; a body of `MAX_REQUEST_BYTES` in ordinary packets takes 720.
MAX_PIECES: Final = 1024
#: Requests that may wait for their turn on one connection.
MAX_PIPELINED: Final = 8
#: Seconds for the headers of a request, and between two parts of its body.
PART_SECONDS: Final = 10.0
#: Seconds for a whole request.
REQUEST_SECONDS: Final = 60.0
#: Seconds for the client to read a part of an answer, about 48 kB.
READING_SECONDS: Final = 30.0
#: Bytes that are read from a refused connection.
MAX_IGNORED_BYTES: Final = 64 * 1024
#: Seconds for which a refused connection stays open. A client that could reconnect at once would cost more,
#: and data that nobody has read would make the system drop the answer.
LINGER_SECONDS: Final = 1.0


class _Refused(Exception):
    """The request breaks a limit. The parser replaces exceptions of its callbacks, so it is kept aside."""

    def __init__(self, status: int, message: str, reason: str) -> None:
        self.status = status
        self.message = message
        self.reason = reason


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection."""

    config: GuardedConfig

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._admitted = False
        #: Set once the connection is to be closed; what arrives from then on is dropped.
        self._refused: _Refused | None = None
        self._deadline: TimerHandle | None = None
        self._reading_deadline: TimerHandle | None = None
        self._request_ends = 0.0
        #: Between the first byte of a request and its last one.
        self._receiving = False
        self._reading_headers = False
        self._request_bytes = 0
        self._header_bytes = 0
        self._trailer_bytes = 0
        self._trailers = 0
        self._chunks = 0
        self._pieces = 0
        self._ignored_bytes = 0

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, Gate(transport)))
        # A proxy's connection carries requests of several clients.
        address = None if self.config.proxies else client_address({"client": self.client})
        self._admitted = self.config.admission.admit(self, address)
        if self._admitted:
            self._await_request()
        else:
            # Not counted, so it must not linger.
            self._write_error(503, "Too many connections.")
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self.resume_writing()
        self.config.admission.release(self)
        super().connection_lost(exc)

    def make_room(self) -> None:
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        # From here on the protocol class of the WebSocket is counted, even if it has refused the handshake.
        protocol = cast(WebSocketProtocol, self.transport.get_protocol())
        self.config.admission.replace(self, protocol, protocol.address)

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # ------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if self._refused is not None or not self._admitted:
            # Go on reading a little, to notice that the client has closed the connection.
            self._ignored_bytes += len(data)
            if self._ignored_bytes > MAX_IGNORED_BYTES:
                cast(Gate, self.transport).hold(True)
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and not self._answering:
            self._await_request()
        self._request_bytes += len(data)
        self._pieces += 1
        try:
            self.parser.feed_data(data)
            self._check_progress()
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._refuse(self._refused or _Refused(400, "Invalid HTTP request.", "invalid"))
        except _Refused as refused:
            self._refuse(refused)

    def _upgrade(self) -> None:
        if not self._should_upgrade():
            self._check_progress()
        elif self._answering:
            self._refuse(_Refused(400, "Wait for the answer before an upgrade.", "invalid"))
        else:
            self.handle_websocket_upgrade()

    def _check_progress(self) -> None:
        """Check what the parser's callbacks cannot see, and set the time for what is missing."""
        if not self._receiving:
            if self._answering:
                self._stop_timer()
        elif self._pieces > MAX_PIECES:
            raise _Refused(400, "The request arrived in too many pieces.", "slow")
        elif self._reading_headers:
            # The parser collects an unfinished header and reports it only at its end.
            if self._request_bytes > MAX_HEADER_BYTES:
                raise _too_many_headers()
        elif self._request_bytes > MAX_REQUEST_BYTES:
            raise _Refused(413, "The request is too large.", "too-large")
        else:
            self._start_timer()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._receiving = self._reading_headers = True
        self._header_bytes = self._trailer_bytes = self._trailers = self._chunks = 0

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._header_bytes += len(url)
        self._check_headers()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._reading_headers:
            self._header_bytes += len(name) + len(value)
            super().on_header(name, value)
        else:
            # Drop trailers: proxies and our own checks look only at headers.
            self._trailer_bytes += len(name) + len(value)
            self._trailers += 1
        self._check_headers()

    def _check_headers(self) -> None:
        largest = max(self._header_bytes, self._trailer_bytes)
        if largest > MAX_HEADER_BYTES or max(len(self.headers), self._trailers) > MAX_HEADERS:
            self._stop_parsing(_too_many_headers())

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._stop_parsing(_Refused(429, "Too many requests at once on this connection.", "pipeline"))
        self._check_request()
        super().on_headers_complete()
        self._reading_headers = False
        if self.parser.should_upgrade() and not self._should_upgrade():
            # The parser stops at any upgrade. What follows one that is not supported is not read.
            self.cycle.keep_alive = False

    def _check_request(self) -> None:
        """Refuse too many requests of one address, and what the parser accepts but no browser sends."""
        if self.parser.get_http_version() not in ("1.0", "1.1"):
            self._stop_parsing(_Refused(505, "Use HTTP/1.1.", "invalid"))
        if self.parser.should_upgrade() and self._should_upgrade() and _has_body(self.headers):
            self._stop_parsing(_Refused(400, "A WebSocket handshake cannot have a body.", "invalid"))
        if self.config.limits and not self._is_local_check() and self._count_request():
            self._stop_parsing(_Refused(429, "Too many requests. Try again in a few seconds.", "requests"))

    def _is_local_check(self) -> bool:
        """Whether a program on this computer asks for the health or the metrics, which must always work."""
        return self.url in (b"/healthz", b"/metrics") and is_from_this_computer(self.scope)

    def _count_request(self) -> float:
        """Count a request of its address; returns the seconds to wait if there were too many."""
        address = client_address(self.scope, self.config.proxies)
        return self.config.requests.take(address, self.loop.time())

    def on_chunk_header(self) -> None:
        self._chunks += 1
        if self._chunks > MAX_CHUNKS:
            self._stop_parsing(_Refused(413, "The request has too many chunks.", "too-large"))

    def _stop_parsing(self, refused: _Refused) -> NoReturn:
        self._refused = refused
        raise refused

    def on_message_complete(self) -> None:
        self._receiving = False
        self._request_bytes = self._pieces = 0
        super().on_message_complete()

    # ------------------------------------------------------------ time

    def _await_request(self) -> None:
        self._request_bytes = self._pieces = 0
        self._request_ends = self.loop.time() + REQUEST_SECONDS
        self._start_timer()

    def _start_timer(self) -> None:
        self._stop_timer()
        at = min(self.loop.time() + PART_SECONDS, self._request_ends)
        self._deadline = self.loop.call_at(at, self._time_out)

    def _stop_timer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        self._deadline = None
        self._refuse(_Refused(408, "The request took too long.", "slow"))

    def pause_writing(self) -> None:
        """The client does not read its answer as fast as the server writes it."""
        super().pause_writing()
        self._reading_deadline = self.loop.call_later(READING_SECONDS, self._stop_writing)

    def resume_writing(self) -> None:
        if self._reading_deadline is not None:
            self._reading_deadline.cancel()
            self._reading_deadline = None
        super().resume_writing()

    def _stop_writing(self) -> None:
        self._reading_deadline = None
        self.config.admission.count_drop("slow")
        self.transport.abort()

    # ------------------------------------------------------------ refusing

    def _refuse(self, refused: _Refused) -> None:
        """Close the connection after the answers to the complete requests."""
        self._refused = refused
        self._stop_timer()
        self.config.admission.count_drop(refused.reason)
        cast(Gate, self.transport).linger(LINGER_SECONDS)
        incomplete = self._receiving and not self._reading_headers
        if incomplete and self.pipeline:
            self.pipeline.popleft()
            incomplete = False
        if self._answering and not incomplete:
            last = self.pipeline[0][0] if self.pipeline else self.cycle
            last.keep_alive = False
        elif self._answering and self.cycle.response_started:
            self.transport.abort()
        else:
            if self._answering:
                # The application waits for the rest of the body. Its answer must not follow ours.
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            self._write_error(refused.status, refused.message)
            self.transport.close()

    def _write_error(self, status: int, message: str) -> None:
        text = message.encode("ascii")
        about = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + about % len(text) + text)


def _has_body(headers: list[tuple[bytes, bytes]]) -> bool:
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in headers
    )


def _too_many_headers() -> _Refused:
    return _Refused(431, "The headers are too large.", "headers")
