"""Routes for health checks, metrics and web push subscriptions."""

from __future__ import annotations

import time
from ipaddress import IPv6Address, ip_address
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, text

from ... import wire
from ...runtime import metrics
from ...runtime.errors import CommandRefused
from ...runtime.logs import log
from ...store import accounts, pushes, sessions, tokens
from .common import Player, ServicesDep, answers, credentials, enforce_table_limit, error_answer, reply

router: Final = APIRouter()

#: Seconds for which the result of a health check is reused.
HEALTH_CACHE_SECONDS: Final = 0.5
#: Headers that proxies add: the client is then not on this computer.
_PROXY_HEADERS: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class PushKeys(BaseModel):
    model_config = ConfigDict(extra="forbid")
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class PushBody(BaseModel):
    """A push subscription as the browser's push API returns it."""

    model_config = ConfigDict(extra="ignore")
    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[!-~]+$")]
    keys: PushKeys


@router.get("/healthz", responses=answers(wire.Done, refusals=(503,)), tags=["operations"])
async def health(services: ServicesDep) -> Response:
    """Check whether the server and its database respond. The result may be half a second old."""
    if time.monotonic() - services.healthy < HEALTH_CACHE_SECONDS:
        return reply(wire.Done())
    try:
        await services.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception as error:
        log("unhealthy", error=error)
        return error_answer(503, "unhealthy", "The database does not respond.")
    services.healthy = time.monotonic()
    return reply(wire.Done())


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request, services: ServicesDep) -> Response:
    """Metrics for Prometheus; only for clients on this computer and not through a proxy."""
    host = request.client.host if request.client else ""
    by_proxy = any(name in request.headers for name in _PROXY_HEADERS)
    if not services.settings.metrics or by_proxy or not is_local(host):
        raise CommandRefused("not-yours", "Metrics are available only on the server itself.")
    body, kind = metrics.render()
    return Response(body, media_type=kind)


def is_local(host: str) -> bool:
    """Whether a host is a loopback address."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    # A server that listens on :: sees IPv4 clients with mapped IPv6 addresses.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


@router.get("/api/push", responses=answers(wire.PushKey), tags=["accounts"])
async def push_key(services: ServicesDep) -> Response:
    """Get the public key that a browser needs to subscribe. It is missing if web push is off."""
    return reply(wire.PushKey(key=services.pusher.public_key if services.pusher else None))


@router.post("/api/push", responses=answers(wire.Done, refusals=(401, 409)), tags=["accounts"])
async def subscribe(request: Request, services: ServicesDep, user: Player, body: PushBody) -> Response:
    """Subscribe this browser to turn alerts for games with days per turn, until the session ends.

    A browser receives the alerts of one account only: the one that subscribed last.
    """
    given = credentials(request)
    assert given is not None
    session = tokens.token_hash(given[1])
    if services.pusher is None:
        raise CommandRefused("no-push", "Web push is turned off on this server.")
    enforce_table_limit(request, user)
    subscription = body.model_dump()
    try:
        services.pusher.check(subscription)
    except ValueError as error:
        raise CommandRefused("invalid", str(error)) from None
    new = pushes.PushSubscription(body.endpoint, user.id, subscription, services.hub.now(), session)

    def work(connection: Connection) -> None:
        accounts.require_active(connection, user.id)
        # A session that is ending at this moment must not leave a subscription behind.
        if not sessions.lock_session(connection, session):
            raise accounts.NotSignedIn
        pushes.subscribe(connection, new)

    await services.database.write(work)
    return reply(wire.Done())


@router.delete("/api/push", responses=answers(wire.Done, refusals=(401,)), tags=["accounts"])
async def unsubscribe(services: ServicesDep, user: Player, body: PushBody) -> Response:
    """Unsubscribe this browser from turn alerts."""

    def work(connection: Connection) -> None:
        pushes.unsubscribe(connection, body.endpoint, user.id)

    await services.database.write(work)
    return reply(wire.Done())
