"""Routes for health checks, metrics and web push subscriptions."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection

from ... import wire
from ...runtime import metrics
from ...runtime.addresses import is_from_this_computer
from ...runtime.errors import CommandRefused
from ...store import accounts, pushes, sessions, tokens
from .common import Player, ServicesDep, answers, credentials, enforce_table_limit, error_answer, reply

router: Final = APIRouter()


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
    """Check whether the server can store something. The result may be a second old."""
    if await services.health.is_healthy():
        return reply(wire.Done())
    return error_answer(503, "unhealthy", "The database does not respond or cannot be written.")


@router.get("/metrics", include_in_schema=False)
async def show_metrics(request: Request, services: ServicesDep) -> Response:
    """Metrics for Prometheus; only for clients on this computer and not through a proxy."""
    if not services.settings.metrics or not is_from_this_computer(request.scope):
        raise CommandRefused("not-yours", "Metrics are available only on the server itself.")
    body, kind = metrics.render()
    return Response(body, media_type=kind)


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
