"""For the operator and the browser: health, metrics, web push."""

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

FRESH: Final = 0.5
#: Headers that one or the other proxy adds: who asks is somewhere else.
_BY_PROXY: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class PushKeys(BaseModel):
    model_config = ConfigDict(extra="forbid")
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class PushBody(BaseModel):
    """A subscription as browsers give it."""

    model_config = ConfigDict(extra="ignore")
    endpoint: Annotated[str, Field(max_length=1000, pattern=r"^https?://[!-~]+$")]
    keys: PushKeys


@router.get("/healthz", responses=answers(wire.Done, refusals=(503,)), tags=["operations"])
async def health(services: ServicesDep) -> Response:
    """Whether the server and its database answer, as of half a second ago at most: anyone may ask."""
    if time.monotonic() - services.healthy < FRESH:
        return reply(wire.Done())
    try:
        await services.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except Exception as error:
        log("unhealthy", error=error)
        return error_answer(503, "unhealthy", "The database does not answer.")
    services.healthy = time.monotonic()
    return reply(wire.Done())


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request, services: ServicesDep) -> Response:
    """For Prometheus, on this machine only: behind a proxy nobody else reaches it."""
    host = request.client.host if request.client else ""
    by_proxy = any(name in request.headers for name in _BY_PROXY)
    if not services.settings.metrics or by_proxy or not is_local(host):
        raise CommandRefused("not-yours", "Metrics are for this machine.")
    body, kind = metrics.render()
    return Response(body, media_type=kind)


def is_local(host: str) -> bool:
    """Whether an address is one of this machine's to itself."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    # A server that listens at :: sees clients of IPv4 by an address of IPv6.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


@router.get("/api/push", responses=answers(wire.PushKey), tags=["accounts"])
async def push_key(services: ServicesDep) -> Response:
    """The key a browser needs to subscribe; none while web push is off."""
    return reply(wire.PushKey(key=services.pusher.public_key if services.pusher else None))


@router.post("/api/push", responses=answers(wire.Done, refusals=(401, 409)), tags=["accounts"])
async def subscribe(request: Request, services: ServicesDep, user: Player, body: PushBody) -> Response:
    """Be told by web push when it is my turn in a slow game, as long as this session lasts.

    A browser tells one account only, the last.
    """
    given = credentials(request)
    assert given is not None
    session = tokens.token_hash(given[1])
    if services.pusher is None:
        raise CommandRefused("no-push", "Web push is off at this server.")
    enforce_table_limit(request, user)
    subscription = body.model_dump()
    try:
        services.pusher.check(subscription)
    except ValueError as error:
        raise CommandRefused("invalid", str(error)) from None
    new = pushes.PushSubscription(body.endpoint, user.id, subscription, services.hub.now(), session)

    def work(connection: Connection) -> None:
        accounts.require_active(connection, user.id)
        # Who is signing out must not be told after that.
        if not sessions.lock_session(connection, session):
            raise accounts.NotSignedIn
        pushes.subscribe(connection, new)

    await services.database.write(work)
    return reply(wire.Done())


@router.delete("/api/push", responses=answers(wire.Done, refusals=(401,)), tags=["accounts"])
async def unsubscribe(services: ServicesDep, user: Player, body: PushBody) -> Response:
    """Be told no more."""

    def work(connection: Connection) -> None:
        pushes.unsubscribe(connection, body.endpoint, user.id)

    await services.database.write(work)
    return reply(wire.Done())
