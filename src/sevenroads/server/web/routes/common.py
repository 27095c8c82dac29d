"""What every route needs: who asks, how answers and errors look, how often one may ask."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

from fastapi import Depends, FastAPI, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ....rules.errors import InvalidEdition, InvalidNotation
from ... import wire
from ...machine.thinking import Bots
from ...people.passwords import Busy, Passwords
from ...runtime import metrics
from ...runtime.errors import CommandRefused
from ...runtime.logs import log
from ...runtime.settings import Settings
from ...store import sessions
from ...store.accounts import NotSignedIn, User
from ...store.database import Database
from ...tables.hub import Hub
from ..rate_limits import Buckets, Places, Shared
from ..security import client_address

if TYPE_CHECKING:
    from ...people.push import Pusher

COOKIE: Final = "sevenroads"
#: What each kind of refusal is in HTTP; others are 409, a conflict with how things stand.
STATUS: Final = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "not-seated": 403,
    "not-yours": 403,
    "no-invite": 403,
    "not-rated": 403,
    "no-table": 404,
    "no-user": 404,
    "no-file": 404,
    "invalid": 422,
    "bad-password": 422,
    "rate": 429,
    "busy": 503,
}


@dataclass(slots=True)
class Services:
    """The parts of a running server, at `app.state.services`."""

    settings: Settings
    database: Database
    hub: Hub
    bots: Bots
    passwords: Passwords
    pusher: Pusher | None
    logins: Buckets
    #: Of the names that logins are for, whichever addresses they come from.
    names: Buckets
    accounts: Buckets
    tables: Shared
    messages: Shared
    requests: Buckets
    thoughts: Buckets
    sockets: Places
    #: When the database last answered, by a clock that never goes back.
    healthy: float = -math.inf


class Limited(CommandRefused):
    """Too often; `wait` tells how many seconds to wait."""

    def __init__(self, wait: float) -> None:
        super().__init__("rate", f"Too often: try again in {int(wait) + 1} seconds.")
        self.wait = int(wait) + 1


class Body(BaseModel):
    """The body of a request: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


TableId = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{12}$")]


def services(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def address(connection: HTTPConnection) -> str:
    return client_address(connection.scope, services(connection).settings.proxies)


def limit(connection: HTTPConnection, buckets: Buckets, key: object) -> None:
    """Count something done; `Limited` if it was too often."""
    if services(connection).settings.limits and (wait := buckets.take(key, time.monotonic())):
        raise Limited(wait)


def limit_tables(connection: HTTPConnection, user: User) -> None:
    """Count something that is stored for long, by account and address."""
    parts = services(connection)
    if parts.settings.limits and (wait := parts.tables.take(user.id, address(connection), time.monotonic())):
        raise Limited(wait)


def limit_login(connection: HTTPConnection, name: str) -> Callable[[], None]:
    """Count a login by its address and by the name it is for, or by neither; returns how to undo that.

    Names may be tried more often than one address may try: nobody is to lock another out.
    """
    parts, place = services(connection), address(connection)
    limit(connection, parts.logins, place)
    try:
        limit(connection, parts.names, name)
    except Limited:
        parts.logins.give(place)
        raise

    def undo() -> None:
        parts.logins.give(place)
        parts.names.give(name)

    return undo


async def count_request(request: Request) -> None:
    """Count a request by its address; those of the operator's own monitors are not counted."""
    if request.scope["path"].startswith("/api"):
        limit(request, services(request).requests, address(request))


# ------------------------------------------------------------ who asks


def credentials(connection: HTTPConnection) -> tuple[str, str] | None:
    """The kind of token a request carries, and the token."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return "bearer", token
    cookie = connection.cookies.get(cookie_name(services(connection).settings))
    return ("cookie", cookie) if cookie else None


async def visitor(connection: HTTPConnection) -> User | None:
    """Who asks, or None."""
    given = credentials(connection)
    if given is None:
        return None
    kind, token = given
    parts = services(connection)
    now = parts.hub.now()
    return await parts.database.look_up(lambda c: sessions.user_of_token(c, token, kind, now))


async def player(user: Annotated[User | None, Depends(visitor)]) -> User:
    """Who asks; it must be someone."""
    if user is None:
        raise NotSignedIn
    return user


async def _parts(connection: HTTPConnection) -> Services:
    """The parts of the server, for a route. FastAPI would call a function that is not async in a thread."""
    return services(connection)


Visitor = Annotated[User | None, Depends(visitor)]
Player = Annotated[User, Depends(player)]
Parts = Annotated[Services, Depends(_parts)]


def cookie_name(settings: Settings) -> str:
    # The prefix makes browsers refuse the cookie unless it is Secure and for this host alone.
    return f"__Host-{COOKIE}" if settings.https else COOKIE


def set_session(response: Response, settings: Settings, token: str) -> None:
    """Browsers keep Secure cookies from http pages, save on this very machine: there it is left out."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=settings.session_days * 24 * 60 * 60,
        httponly=True,
        samesite="lax",
        secure=settings.https,
        path="/",
    )


def forget_session(response: Response, settings: Settings) -> None:
    """Browsers refuse to touch a __Host- cookie, even to delete it, unless told all that it was set with."""
    response.delete_cookie(
        cookie_name(settings), httponly=True, samesite="lax", secure=settings.https, path="/"
    )


# ------------------------------------------------------------ answers


def reply(message: Any, status: int = 200) -> Response:
    return Response(wire.encode(message), status, media_type="application/json")


def answers(
    kind: Any, status: int = 200, *, refusals: tuple[int, ...] = ()
) -> dict[int | str, dict[str, Any]]:
    """How a route's answers are described in the schema; the types are those of `wire`."""
    (schema,), _ = wire.schema_components((kind,))
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": "Done", "content": {"application/json": {"schema": schema}}}
    }
    return described | errors(*refusals, 413, 422, 429)


def errors(*codes: int) -> dict[int | str, dict[str, Any]]:
    """How refusals are described in the schema."""
    (error,), _ = wire.schema_components((wire.ErrorAnswer,))
    described = {"description": "Refused", "content": {"application/json": {"schema": error}}}
    return {code: dict(described) for code in codes}


def error_answer(
    status: int,
    code: str,
    message: str,
    wait: int | None = None,
    rule: str | None = None,
    values: Mapping[str, int | str] | None = None,
) -> Response:
    metrics.refusals.labels(code).inc()
    refused = wire.Refused(code=code, message=message, wait=wait, rule=rule, values=dict(values or {}))
    error = wire.ErrorAnswer(error=refused)
    response = reply(error, status)
    if wait is not None:
        response.headers["retry-after"] = str(wait)
    return response


def install_errors(app: FastAPI) -> None:
    """Every error is answered in one form, and none tells more than its message."""
    handlers: list[tuple[type[Exception], Callable[[Request, Any], Awaitable[Response]]]] = [
        (CommandRefused, _refusal),
        (Busy, _busy),
        (InvalidEdition, _invalid),
        (InvalidNotation, _invalid),
        (RequestValidationError, _malformed),
        (HTTPException, _http),
        (Exception, _failed),
    ]
    for kind, handler in handlers:
        app.add_exception_handler(kind, handler)


async def _refusal(_request: Request, error: CommandRefused) -> Response:
    wait = error.wait if isinstance(error, Limited) else None
    return error_answer(STATUS.get(error.code, 409), error.code, str(error), wait, error.rule, error.values)


async def _busy(_request: Request, _error: Busy) -> Response:
    return error_answer(503, "busy", "Many people are signing in: try again in a moment.", 5)


async def _invalid(_request: Request, error: Exception) -> Response:
    return error_answer(422, "invalid", str(error))


async def _malformed(_request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    cause = first.get("ctx", {}).get("error")
    if code := getattr(cause, "code", None):
        return error_answer(422, code, str(cause))
    # A place may be a name that the client chose: of any length, and with halves of characters.
    place = ".".join(str(part) for part in first["loc"])[:200].encode(errors="replace").decode()
    return error_answer(422, "invalid", f"{place}: {first['msg']}")


async def _http(_request: Request, error: HTTPException) -> Response:
    if error.status_code == 400:
        # FastAPI's own answer to a body that is no JSON at all; one that is wrong JSON is 422 too.
        return error_answer(422, "invalid", "The body of the request cannot be read: JSON expected.")
    response = error_answer(error.status_code, "http", str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def _failed(_request: Request, error: Exception) -> Response:
    log("request-failed", error=error)
    return error_answer(500, "failed", "That did not work.")


class Failures:
    """Answers what fails inside the layer that adds the security headers: the framework does so outside."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_and_note(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception as error:
            if not started:
                await (await _failed(Request(scope), error))(scope, receive, send)
            raise
