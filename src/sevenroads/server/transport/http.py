"""HTTP connections with limits on headers, trailers, pipelined requests and time.

The class extends uvicorn's protocol class. uvicorn leaves these limits to a proxy in front of it; this server
also runs without one.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from .admission import GuardedConfig

#: Bytes of the request line and the headers together, and of the trailers.
MAX_HEADER_BYTES: Final = 32 * 1024
MAX_HEADERS: Final = 100
#: Bytes of a whole request as sent, including chunk sizes and extensions.
MAX_REQUEST_BYTES: Final = 1024 * 1024
#: Requests that may wait for their turn on one connection.
MAX_PIPELINED: Final = 8
#: Seconds for the headers of a request, and between two parts of its body.
PART_SECONDS: Final = 10.0
#: Seconds for a whole request.
REQUEST_SECONDS: Final = 60.0
#: Seconds for which a refused connection stays open without being read. A client that could reconnect at once
#: would cost more, and data that nobody has read would make the system drop the answer.
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
        self._request_ends = 0.0
        #: Between the first byte of a request and its last one.
        self._receiving = False
        self._reading_headers = False
        self._request_bytes = 0
        self._header_bytes = 0
        self._trailer_bytes = 0
        self._trailers = 0

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._admitted = self.config.admission.admit(self._address)
        if self._admitted:
            self._await_request()
        else:
            # Not counted, so it must not linger.
            self._write_error(503, "Too many connections.")
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._admitted:
            self.config.admission.release(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        # From here on the protocol class of the WebSocket counts the connection.
        self._admitted = False
        super().handle_websocket_upgrade()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    # ------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if self._refused is not None or not self._admitted:
            return
        self._unset_keepalive_if_required()
        if self._deadline is None and not self._answering:
            self._await_request()
        self._request_bytes += len(data)
        try:
            self.parser.feed_data(data)
            self._check_progress()
        except httptools.HttpParserUpgrade:
            if self._should_upgrade() and not self._answering:
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._refused or _Refused(400, "Invalid HTTP request.", "invalid"))
        except _Refused as refused:
            self._refuse(refused)

    def _check_progress(self) -> None:
        """Check what the parser's callbacks cannot see, and set the time for what is missing."""
        if not self._receiving:
            if self._answering:
                self._stop_timer()
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
        self._header_bytes = self._trailer_bytes = self._trailers = 0

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
            self._refused = _too_many_headers()
            raise self._refused

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            self._refused = _Refused(429, "Too many requests at once on this connection.", "pipeline")
            raise self._refused
        super().on_headers_complete()
        self._reading_headers = False

    def on_message_complete(self) -> None:
        self._receiving = False
        self._request_bytes = 0
        super().on_message_complete()

    # ------------------------------------------------------------ time

    def _await_request(self) -> None:
        self._request_bytes = 0
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

    # ------------------------------------------------------------ refusing

    def _refuse(self, refused: _Refused) -> None:
        """Close the connection after the answers to the complete requests."""
        self._refused = refused
        self._stop_timer()
        self.config.admission.count_drop(refused.reason)
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
            self._write_error(refused.status, refused.message)
            self.transport.pause_reading()
            self.loop.call_later(LINGER_SECONDS, self.transport.close)

    def _write_error(self, status: int, message: str) -> None:
        text = message.encode("ascii")
        about = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + about % len(text) + text)


def _too_many_headers() -> _Refused:
    return _Refused(431, "The headers are too large.", "headers")
