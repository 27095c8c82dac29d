"""The web application: joins the parts, from the settings, and takes them apart again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.responses import FileResponse, Response
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from . import housekeeping, wire
from .machine.seats import Machine
from .machine.thinking import Bots
from .people import deletion
from .people.passwords import SHARE, Passwords
from .runtime import metrics
from .runtime.settings import Settings, read_settings
from .store import tokens
from .store.database import open_database
from .tables.hub import Hub
from .tables.sessions import CLOSE_SESSION
from .web.connection import CLOSE_TOO_FAST, Connection
from .web.languages import preferred_language
from .web.rate_limits import Buckets, Places, Shared
from .web.routes import accounts, analysis, operations, tables
from .web.routes.common import (
    Failures,
    Services,
    address,
    count_request,
    credentials,
    error_answer,
    install_errors,
    visitor,
)
from .web.security import BodyLimit, OriginCheck, SecurityHeaders
from .workers.presence import ALIVE, Presence

if TYPE_CHECKING:
    from .people.alerts import Alerts

#: Bytes of the longest request: a position or a game to look at.
LONGEST_BODY: Final = 256 * 1024
STATIC: Final = Path(str(resources.files(__package__))) / "static"


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; without settings they are read from the environment."""
    chosen = settings if settings is not None else read_settings()
    app = FastAPI(
        title="Seven Roads",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lambda app: _run(app, chosen),
        middleware=[
            Middleware(SecurityHeaders, https=chosen.https),
            Middleware(Failures),
            Middleware(OriginCheck, origins=frozenset({chosen.site} - {""}), https=chosen.https),
            Middleware(_Sockets),
            Middleware(BodyLimit, limit=LONGEST_BODY),
        ],
    )
    install_errors(app)
    for router in (accounts.router, tables.router, analysis.router, operations.router):
        app.include_router(router, dependencies=[Depends(count_request)])
    _serve_pages(app)
    _add_wire_types(app)
    return app


@asynccontextmanager
async def _run(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Start the parts; when the server stops, tell the clients and stop them in turn."""
    database = open_database(settings)
    hub = Hub(database)
    bots = Bots(settings.bots, on_fallback=lambda reason: metrics.bot_fallbacks.labels(reason).inc())
    machine = Machine(hub, bots, settings.bot_pace)
    alerts = _alerts(hub, settings) if settings.push_key else None
    passwords = Passwords(share=SHARE / settings.workers)
    crowd = settings.address_factor
    login_rate, login_burst = settings.login_rate / 3600, max(5, int(settings.login_rate / 3))
    app.state.services = Services(
        settings=settings,
        database=database,
        hub=hub,
        bots=bots,
        passwords=passwords,
        pusher=alerts.pusher if alerts else None,
        logins=Buckets(login_rate, login_burst),
        names=Buckets(login_rate * crowd, login_burst * crowd),
        accounts=Buckets(settings.login_rate / 900, max(20, int(settings.login_rate))),
        tables=Shared(settings.table_rate / 3600, max(10, int(settings.table_rate / 4)), crowd),
        messages=Shared(settings.message_rate, max(1, int(settings.message_rate * 3)), crowd),
        requests=Buckets(settings.request_rate, int(settings.request_rate * 10)),
        sockets=Places(settings.sockets),
        thoughts=Buckets(settings.thought_rate, max(1, int(settings.thought_rate * 60))),
    )
    tasks = [
        asyncio.create_task(housekeeping.forever("clocks", 1.0, lambda: housekeeping.end_overdue(hub))),
        asyncio.create_task(
            housekeeping.forever("machines", 5.0, lambda: housekeeping.wake_machines(hub, machine))
        ),
        asyncio.create_task(housekeeping.forever("tidy", 30.0, lambda: housekeeping.tidy(hub))),
        asyncio.create_task(
            housekeeping.forever(
                "forgotten", 60.0, lambda: housekeeping.close_forgotten(hub, settings.open_days)
            )
        ),
        asyncio.create_task(housekeeping.forever("leaving", 60.0, lambda: deletion.finish(hub))),
    ]
    if settings.postgres:
        hub.presence = presence = Presence(hub)
        tasks.append(asyncio.create_task(housekeeping.forever("presence", ALIVE, presence.beat)))
        tasks.append(asyncio.create_task(housekeeping.listen(hub, settings.database)))
        tasks.append(asyncio.create_task(housekeeping.forever("heal", 5.0, hub.heal)))
    # Whatever the machine was thinking about when the server, or the worker whose place this is, stopped.
    await housekeeping.wake_machines(hub, machine, 0)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await machine.close()
        if alerts is not None:
            await alerts.close()
        if hub.presence is not None:
            await hub.presence.close()
        await bots.close()
        await passwords.close()
        await database.close()


def _alerts(hub: Hub, settings: Settings) -> Alerts:
    # Its libraries take as long to load as the rest of the server: only those who use it wait for them.
    from .people.alerts import Alerts
    from .people.push import Pusher

    return Alerts(hub, Pusher(settings.push_key, settings.push_subject, allow_local=settings.push_local))


async def say_goodbye(app: FastAPI) -> None:
    """Tell every client when to come back, before the sockets are closed."""
    services: Services = app.state.services
    after = services.settings.restart_seconds * 1000
    sockets = list(services.hub.sessions.connections)
    await asyncio.gather(*(socket.goodbye(after) for socket in sockets), return_exceptions=True)


class _Sockets:
    """Takes sockets aside: to look through all routes for them would take a fifth of the time to connect."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        play = scope["type"] == "websocket" and scope["path"] == "/api/socket"
        await (_socket if play else self.app)(scope, receive, send)


async def _socket(scope: Scope, receive: Receive, send: Send) -> None:
    """The socket for play, for people by cookie and for programs by bearer token."""
    socket = WebSocket(scope, receive, send)
    services: Services = socket.app.state.services
    if not services.settings.limits:
        await _play(socket, services)
        return
    place = address(socket)
    # Before anything is looked up: whoever guesses tokens is to cost nothing.
    if services.requests.take(place, time.monotonic()):
        await _refuse(socket, "rate", "too many requests from this address")
        return
    if not services.sockets.enter(place):
        await _refuse(socket, "sockets", "too many sockets from this address")
        return
    try:
        await _play(socket, services)
    finally:
        services.sockets.leave(place)


async def _refuse(socket: WebSocket, code: str, reason: str) -> None:
    metrics.refusals.labels(code).inc()
    # Only a socket that was accepted can tell a browser why it is closed.
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
    place, account = address(socket), user.id if user is not None else None

    def wait() -> float:
        if not services.settings.limits:
            return 0.0
        return services.messages.take(account, place, time.monotonic())

    await Connection(socket, user, token, services.hub).run(wait)


# ------------------------------------------------------------ pages


def _serve_pages(app: FastAPI) -> None:
    """The browser client, if it has been built; every path that is not the API's is a page of it."""
    if (STATIC / "assets").is_dir():
        # Only these and the first page are compressed: the length of an answer must not tell a secret in it.
        app.mount("/assets", GZipMiddleware(_Immutable(directory=STATIC / "assets")))

    async def home(request: Request) -> Response:
        """The first page, drawn when the client was built, in the language of the visitor's browser."""
        language = preferred_language(request.headers.get("accept-language", ""))
        file = STATIC / f"home.{language}.html"
        if not file.is_file():
            return await page("")
        headers = {"cache-control": "no-cache", "vary": "Accept-Language", "content-language": language}
        return FileResponse(file, headers=headers)

    app.router.routes.append(Route("/", home, middleware=[Middleware(GZipMiddleware)]))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/") or path == "api":
            return error_answer(404, "no-path", "There is nothing at this address.")
        if path and (file := _static_file(path)) is not None:
            return FileResponse(file, headers={"cache-control": "no-cache"})
        index = STATIC / "index.html"
        if not index.is_file():
            return error_answer(404, "no-client", "The browser client has not been built: run make web.")
        return FileResponse(index, headers={"cache-control": "no-cache"})


def _static_file(path: str) -> Path | None:
    """The file of the browser client at a path, if there is one: nothing else of this machine is served."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None  # no name of a file: too long, or with a zero


class _Immutable(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _add_wire_types(app: FastAPI) -> None:
    """Put the types of all messages, the socket's too, into the schema, for clients made from it."""
    make = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        schema = make()
        kinds = (wire.ServerMessage, wire.ClientMessage, *wire.ANSWERS)
        _, components = wire.schema_components(kinds)
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
