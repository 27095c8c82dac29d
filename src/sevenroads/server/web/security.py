"""ASGI middleware for security headers, host and origin checks and body sizes.

None of it knows routes or accounts. Authentication is in `routes.common`, rate limits are in `rate_limits`.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..runtime.addresses import header_values, is_from_this_computer
from ..runtime.logs import log

#: 'self' also covers sockets to the same host (CSP 3): in Chromium since 2018, in Safari since 2022.
CONTENT_SECURITY_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

PERMISSIONS_POLICY: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer",
        "browsing-topics",
        "camera",
        "display-capture",
        "geolocation",
        "gyroscope",
        "magnetometer",
        "microphone",
        "midi",
        "payment",
        "usb",
    )
)

STRICT_TRANSPORT: Final = "max-age=31536000"

#: Close code for a socket from a foreign page. The handshake is not accepted and is answered with 403.
CLOSE_ORIGIN: Final = 4403

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_PRIVATE: Final = "/api"
#: The longest host of a URL. A name has at most 253 characters; converting a long one takes 0.1 seconds.
_LONGEST_HOST: Final = 300
#: Paths that programs on this computer may ask for under any host name.
_LOCAL_PATHS: Final = ("/healthz", "/metrics")


class SecurityHeaders:
    """Adds the security headers to each response, except those that the application has set itself."""

    def __init__(self, app: ASGIApp, https: bool = False) -> None:
        self.app = app
        self._headers = [
            (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
            (b"permissions-policy", PERMISSIONS_POLICY.encode()),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]
        if https:
            self._headers.append((b"strict-transport-security", STRICT_TRANSPORT.encode()))
        self._private_headers = [*self._headers, (b"cache-control", b"no-store")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        private = path == _PRIVATE or path.startswith(f"{_PRIVATE}/")
        added = self._private_headers if private else self._headers

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = list(message.get("headers", ()))
                present = {name.lower() for name, _ in headers}
                headers += [header for header in added if header[0] not in present]
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, send_with_headers)


class HostCheck:
    """Refuses requests whose Host header does not name the site, with 421. Without a site it does nothing.

    Otherwise a foreign name that points to this server, or a proxy that does not check names, could make the
    server's pages part of another site. Health checks and metrics of this computer may use any name.
    """

    def __init__(self, app: ASGIApp, site: str = "") -> None:
        self.app = app
        self._site = site.rstrip("/")
        self._scheme = site.partition("://")[0]
        self._expected = _host_and_port(self._site, self._scheme) if site else None
        self._logged = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._expected is None or scope["type"] not in ("http", "websocket") or self._is_right(scope):
            await self.app(scope, receive, send)
            return
        hosts = header_values(scope, b"host")
        if not self._logged:
            # Once: it helps the operator whose proxy sends another name, and a stranger cannot fill the log.
            self._logged = True
            log("wrong-host", level=logging.WARNING, host=", ".join(hosts)[:100], detail=self._site)
        reason = f"This server is {self._site}. Requests for another host are refused."
        if scope["type"] == "websocket":
            await receive()
        await _send_error(send, 421, "host", reason, socket=scope["type"] == "websocket")

    def _is_right(self, scope: Scope) -> bool:
        hosts = header_values(scope, b"host")
        if [_host_and_port(f"{self._scheme}://{host}", self._scheme) for host in hosts] == [self._expected]:
            return True
        return scope["path"] in _LOCAL_PATHS and is_from_this_computer(scope)


class OriginCheck:
    """Refuses sockets and state-changing requests that a foreign page makes on a player's behalf.

    A page is ours if its host is the request's host or its origin is in `origins`. With `https`, pages of the
    request's host must use https too. Programs that send no cookie need no origin; for a socket they need a
    bearer token instead.
    """

    def __init__(self, app: ASGIApp, origins: frozenset[str] | None = None, https: bool = False) -> None:
        self.app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins or ())
        self._https = https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        reason = None
        if kind == "websocket":
            reason = self._refuse_socket(scope)
        elif kind == "http" and scope["method"] not in _SAFE_METHODS:
            reason = self._refuse_request(scope)
        if reason is None:
            await self.app(scope, receive, send)
        elif kind == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": CLOSE_ORIGIN, "reason": reason})
        else:
            await _send_error(send, 403, "origin", reason)

    def _refuse_socket(self, scope: Scope) -> str | None:
        origins = header_values(scope, b"origin")
        if origins or _is_cross_site(scope):
            return self._refuse_origin(scope, origins)
        bearer = any(value.lower().startswith("bearer ") for value in header_values(scope, b"authorization"))
        if bearer and not header_values(scope, b"cookie"):
            return None
        return "A socket needs an Origin header or a bearer token."

    def _refuse_request(self, scope: Scope) -> str | None:
        origins = header_values(scope, b"origin")
        if origins or _is_cross_site(scope):
            return self._refuse_origin(scope, origins)
        if not header_values(scope, b"cookie") or header_values(scope, b"sec-fetch-site") == ["same-origin"]:
            return None
        return "A request with a cookie needs an Origin header."

    def _refuse_origin(self, scope: Scope, origins: list[str]) -> str | None:
        if len(origins) == 1:
            # An explicitly allowed origin may be on another site, so check it before `cross-site`.
            if origins[0].lower() in self._origins:
                return None
            if not _is_cross_site(scope) and self._is_own_page(origins[0], header_values(scope, b"host")):
                return None
        return "This request comes from a page of another site."

    def _is_own_page(self, origin: str, hosts: list[str]) -> bool:
        scheme = origin.partition("://")[0].lower()
        if scheme != "https" and (self._https or scheme != "http"):
            return False
        page = _host_and_port(origin, scheme)
        return page is not None and [page] == [_host_and_port(f"{scheme}://{host}", scheme) for host in hosts]


class BodyLimit:
    """Refuses request bodies of more than `limit` bytes, with or without a Content-Length."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self.app = app
        self.limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif any(self._is_too_long(length) for length in header_values(scope, b"content-length")):
            await self._refuse(send)
        else:
            await self._count(scope, receive, send)

    async def _count(self, scope: Scope, receive: Receive, send: Send) -> None:
        received, too_large, started = 0, False, False

        async def counting_receive() -> Message:
            nonlocal received, too_large
            # Once the body is too large, tell the application that the client has disconnected.
            if not too_large:
                message = await receive()
                received += len(message.get("body", b""))
                too_large = received > self.limit
                if not too_large:
                    return message
            return {"type": "http.disconnect"}

        async def replacing_send(message: Message) -> None:
            nonlocal started
            # Drop the application's answer to an incomplete body; the client gets 413 instead.
            if too_large and not started:
                return
            started = True
            await send(message)

        try:
            await self.app(scope, counting_receive, replacing_send)
        except Exception:
            if not too_large or started:
                raise
        if too_large and not started:
            await self._refuse(send)

    def _is_too_long(self, length: str) -> bool:
        return length.isdecimal() and (len(length) > 18 or int(length) > self.limit)

    async def _refuse(self, send: Send) -> None:
        message = f"A request body may have at most {self.limit} bytes."
        # Close the connection: the rest of the body must not be read as the next request.
        await _send_error(send, 413, "too-large", message, [(b"connection", b"close")])


def _host_and_port(url: str, scheme: str) -> tuple[str, int] | None:
    """The host and port of a URL that has nothing else; None if it is not such a URL."""
    if len(url) > len("https://") + _LONGEST_HOST or "?" in url or "#" in url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if not parts.hostname or parts.username is not None or parts.path:
        return None
    name = parts.hostname.rstrip(".")
    if not name.isascii():
        # Browsers send such a name in its ASCII form.
        try:
            name = name.encode("idna").decode()
        except UnicodeError:
            return None
    return name, _DEFAULT_PORTS[scheme] if port is None else port


def _is_cross_site(scope: Scope) -> bool:
    return "cross-site" in header_values(scope, b"sec-fetch-site")


async def _send_error(
    send: Send,
    status: int,
    code: str,
    message: str,
    headers: Iterable[tuple[bytes, bytes]] = (),
    *,
    socket: bool = False,
) -> None:
    content: dict[str, Any] = {"error": {"type": "refused", "code": code, "message": message}}
    body = json.dumps(content).encode()
    about = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kind = "websocket.http.response" if socket else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": [*about, *headers]})
    await send({"type": f"{kind}.body", "body": body})
