"""The ASGI application: middleware, routes, services and background tasks, built from the settings.

`create_app` builds the application. Its lifespan opens the database and starts the background tasks when the
server starts, and stops them when it stops. The routes and the socket are in `web`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from fastapi import Depends, FastAPI, Response
from starlette.middleware import Middleware

from . import housekeeping, wire
from .machine.seats import MachineSeats
from .machine.thinking import ThinkingPool
from .people import deletion
from .people.fair_play import FairPlay
from .people.passwords import CPU_SHARE, Passwords
from .runtime import metrics
from .runtime.clock import SYNC_SECONDS, ServerClock
from .runtime.settings import Settings, read_settings
from .store.database import connect_postgres, open_database
from .store.health import HealthCheck
from .store.postgres_link import Link
from .store.time_keeping import TimeKeeper
from .tables.hub import Hub
from .web.pages import install_pages
from .web.picture_cache import PictureCache
from .web.rate_limits import RateLimits
from .web.routes import (
    accounts,
    analysis,
    moderation,
    openings,
    operations,
    pictures,
    progress,
    puzzles,
    tables,
)
from .web.routes.common import Services, UnexpectedErrors, count_request, install_errors
from .web.security import BodyLimit, HostCheck, OriginCheck, SecurityHeaders
from .web.socket import SocketEndpoint
from .workers.broker import Broker
from .workers.listener import listen
from .workers.presence import HEARTBEAT_SECONDS

if TYPE_CHECKING:
    from .people.alerts import Alerts

#: Bytes of the largest request body: a long record to replay.
MAX_BODY: Final = 256 * 1024


def create_app(settings: Settings | None = None) -> FastAPI:
    """Build the application. Without `settings` it reads them from the environment."""
    chosen = settings if settings is not None else read_settings()
    app = FastAPI(
        title="Seven Roads",
        version="1",
        docs_url=None,
        redoc_url=None,
        # Served by `_serve_description`.
        openapi_url=None,
        lifespan=lambda app: _lifespan(app, chosen),
        # The first is the outermost.
        middleware=[
            Middleware(SecurityHeaders, https=chosen.https),
            Middleware(UnexpectedErrors),
            Middleware(HostCheck, site=chosen.site),
            Middleware(OriginCheck, origins=frozenset({chosen.site} - {""}), https=chosen.https),
            Middleware(SocketEndpoint),
            Middleware(BodyLimit, limit=MAX_BODY),
        ],
    )
    install_errors(app)
    for router in (
        accounts.router,
        progress.router,
        puzzles.router,
        tables.router,
        moderation.router,
        analysis.router,
        openings.router,
        pictures.router,
        operations.router,
    ):
        app.include_router(router, dependencies=[Depends(count_request)])
    _serve_description(app)
    install_pages(app, chosen.site)
    _add_wire_types(app)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Start the services and background tasks; stop them in reverse order when the server stops."""
    broker = Broker(settings) if settings.broker else None
    database = open_database(settings, broker.publish if broker else None, serving=True)
    clock = ServerClock()
    hub = Hub(database, clock, several_workers=settings.postgres)
    time_keeper = TimeKeeper(database, clock, hub.worker)
    await time_keeper.synchronise()
    thinking_pool = ThinkingPool(
        settings.machine_processes,
        on_fallback=lambda reason: metrics.machine_fallbacks.labels(reason).inc(),
    )
    machine = MachineSeats(hub, thinking_pool, settings.machine_pace)
    alerts = _alerts(hub, settings) if settings.push_key else None
    link = Link(partial(connect_postgres, settings.database, serving=True)) if settings.postgres else None
    passwords = Passwords(share=CPU_SHARE / settings.workers)
    app.state.services = Services(
        settings=settings,
        database=database,
        hub=hub,
        thinking_pool=thinking_pool,
        fair_play=FairPlay(hub),
        passwords=passwords,
        pusher=alerts.pusher if alerts else None,
        limits=RateLimits.from_settings(settings),
        health=HealthCheck(database, link),
        pictures=PictureCache(),
    )
    tasks = _start_background_tasks(hub, machine, time_keeper, settings)
    if broker is not None:
        broker.start(hub.remote)
    if link is not None:
        link.on_lost = lambda: _send_away(hub)
        tasks.append(asyncio.create_task(link.watch()))
    # Resume turns that the machine was thinking about when the server or this worker's predecessor stopped.
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
        await hub.presence.close()
        if broker is not None:
            await broker.close()
        await thinking_pool.close()
        await passwords.close()
        await database.close()


def _alerts(hub: Hub, settings: Settings) -> Alerts:
    # Imported here because these libraries take as long to load as the rest of the server.
    from .people.alerts import Alerts
    from .people.push import Pusher

    return Alerts(hub, Pusher(settings.push_key, settings.push_subject, allow_local=settings.push_local))


def _start_background_tasks(
    hub: Hub, machine: MachineSeats, time_keeper: TimeKeeper, settings: Settings
) -> list[asyncio.Task[None]]:
    repeat = housekeeping.repeat
    tasks = [
        repeat("time", SYNC_SECONDS, time_keeper.synchronise),
        repeat("clocks", 1.0, lambda: housekeeping.end_overdue_games(hub)),
        repeat("machine", 5.0, lambda: housekeeping.wake_machines(hub, machine)),
        repeat("cleanup", 30.0, lambda: housekeeping.clean_up(hub)),
        repeat("unjoined-tables", 60.0, lambda: housekeeping.close_unjoined_tables(hub, settings.open_days)),
        repeat("deleted-accounts", 60.0, lambda: deletion.finish_deletions(hub)),
    ]
    if hub.presence.active:
        tasks += [
            repeat("presence", HEARTBEAT_SECONDS, hub.presence.heartbeat),
            repeat("sync", 5.0, hub.rooms.sync_all),
        ]
        if not settings.broker:
            tasks.append(listen(settings.database, hub.remote))
    return [asyncio.create_task(task) for task in tasks]


async def _send_away(hub: Hub) -> None:
    """This worker is cut off from the database: close all sockets, so that clients connect to another."""
    sockets = list(hub.sockets.connections)
    await asyncio.gather(*(socket.goodbye(0) for socket in sockets), return_exceptions=True)


async def say_goodbye(app: FastAPI) -> None:
    """Tell every client when to reconnect, before its socket is closed."""
    services: Services = app.state.services
    after = services.settings.restart_seconds * 1000
    sockets = list(services.hub.sockets.connections)
    await asyncio.gather(*(socket.goodbye(after) for socket in sockets), return_exceptions=True)


def _serve_description(app: FastAPI) -> None:
    """Serve the OpenAPI schema. FastAPI would encode it for each request, which takes milliseconds."""

    @cache
    def encoded() -> bytes:
        return json.dumps(app.openapi(), separators=(",", ":")).encode()

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        return Response(encoded(), media_type="application/json")


def _add_wire_types(app: FastAPI) -> None:
    """Add the types of all messages, including the socket's, to the OpenAPI schema for generated clients."""
    make = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        schema = make()
        kinds = (wire.ServerMessage, wire.ClientMessage, *wire.ANSWERS)
        _, components = wire.schema_components(kinds)
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
