"""The WebSocket endpoint `/api/socket`: limits, authentication, then a `Connection` for the accepted socket.

Browsers authenticate by cookie, bots by bearer token. Visitors without either may watch.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..runtime import metrics
from ..runtime.rates import AccountRateLimiter
from ..store import tokens
from ..workers.sockets import CLOSE_SESSION
from .connection import CLOSE_TOO_FAST, Connection
from .routes.common import Services, address, credentials, error_answer, services_of, visitor


class SocketEndpoint:
    """ASGI middleware that serves the socket. Routing would take a fifth of the time to connect."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await _serve(WebSocket(scope, receive, send))
        else:
            await self.app(scope, receive, send)


async def _serve(socket: WebSocket) -> None:
    services = services_of(socket)
    if services.health.is_cut_off:
        # Not accepted: a proxy may try another host.
        refusal = error_answer(503, "busy", "The database does not respond. Try again.")
        await socket.send_denial_response(refusal)
        return
    if not services.settings.limits:
        await _play(socket, services)
        return
    source, limits = address(socket), services.limits
    # Check the limits before any database query, so that guessing tokens costs the server little.
    if limits.requests.take(source, time.monotonic()):
        await _reject(socket, "rate", "too many requests from this address")
        return
    if not limits.connections.acquire(source):
        await _reject(socket, "sockets", "too many sockets from this address")
        return
    try:
        await _play(socket, services)
    finally:
        limits.connections.release(source)


async def _reject(socket: WebSocket, code: str, reason: str) -> None:
    metrics.refusals.labels(code).inc()
    # Accept first: browsers see the close code and reason only of a socket that was accepted.
    await socket.accept()
    await socket.close(CLOSE_TOO_FAST, reason)


async def _play(socket: WebSocket, services: Services) -> None:
    given = credentials(socket)
    user = await visitor(socket)
    await socket.accept()
    if given is not None and user is None:
        await socket.close(CLOSE_SESSION, "session ended")
        return
    token = tokens.token_hash(given[1]) if given else None
    source, account = address(socket), user.id if user is not None else None

    def counter(limiter: AccountRateLimiter) -> Callable[[], float]:
        if not services.settings.limits:
            return lambda: 0.0
        return lambda: limiter.take(account, source, time.monotonic())

    limits = services.limits
    connection = Connection(socket, user, token, services.hub, counter(limits.chat))
    await connection.run(counter(limits.messages))
