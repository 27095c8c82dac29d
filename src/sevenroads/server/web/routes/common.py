"""What all routes share: the services, authentication, rate limits, and the form of answers and errors."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

from fastapi import Depends, FastAPI, Path, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ....rules.errors import InvalidEdition, InvalidNotation
from ... import wire
from ...machine.thinking import ThinkingPool
from ...people.fair_play import FairPlay
from ...people.passwords import HashingBusy, Passwords, Requester
from ...runtime import metrics
from ...runtime.addresses import client_address
from ...runtime.errors import CommandRefused
from ...runtime.logs import log
from ...runtime.process_pool import CallFailed, PoolError
from ...runtime.rates import RateLimiter
from ...runtime.settings import Settings
from ...store import sessions
from ...store.accounts import NotSignedIn, User, name_key
from ...store.database import Database
from ...store.health import HealthCheck
from ...store.postgres_link import is_outage
from ...tables.hub import Hub
from ..picture_cache import PictureCache
from ..rate_limits import RateLimits

if TYPE_CHECKING:
    from ...people.push import Pusher

T = TypeVar("T")

COOKIE: Final = "sevenroads"
#: The HTTP status of each refusal code; all others are 409 Conflict.
STATUS: Final = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "not-seated": 403,
    "not-yours": 403,
    "no-invite": 403,
    "not-rated": 403,
    "position-not-rated": 403,
    "rated-position": 403,
    "no-odds": 403,
    "own-bot": 403,
    "banned": 403,
    "chat-banned": 403,
    "no-table": 404,
    "no-user": 404,
    "no-file": 404,
    "no-session": 404,
    "no-puzzle": 404,
    "invalid": 422,
    "position-over": 422,
    "bad-password": 422,
    "common-password": 422,
    "rate": 429,
    "busy": 503,
}


@dataclass(slots=True)
class Services:
    """The long-lived objects of a running server, at `app.state.services`."""

    settings: Settings
    database: Database
    hub: Hub
    thinking_pool: ThinkingPool
    fair_play: FairPlay
    passwords: Passwords
    pusher: Pusher | None
    limits: RateLimits
    health: HealthCheck
    pictures: PictureCache


class RateLimited(CommandRefused):
    """The client exceeded a rate limit; it may try again after `wait` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__("rate", f"Too many requests. Try again in {int(wait) + 1} seconds.")
        self.wait = int(wait) + 1


class Body(BaseModel):
    """A request body; unknown fields are rejected."""

    model_config = ConfigDict(extra="forbid")


TableId = Annotated[str, Path(pattern=r"^[0-9A-Za-z]{12}$")]


def services_of(connection: HTTPConnection) -> Services:
    found: Services = connection.app.state.services
    return found


def address(connection: HTTPConnection) -> str:
    return client_address(connection.scope, services_of(connection).settings.proxies)


# ------------------------------------------------------------ rate limits


def enforce_rate_limit(
    connection: HTTPConnection, limiter: RateLimiter, key: object, cost: float = 1.0
) -> None:
    """Count a request as `cost` ordinary ones; raises `RateLimited` if there were too many.

    A request that costs more than the limiter's burst takes all of it.
    """
    if not services_of(connection).settings.limits:
        return
    if wait := limiter.take(key, time.monotonic(), min(cost, limiter.burst)):
        raise RateLimited(wait)


def enforce_table_limit(connection: HTTPConnection, user: User) -> None:
    """Count a request that stores something permanent, by account and by address."""
    services = services_of(connection)
    if not services.settings.limits:
        return
    if wait := services.limits.tables.take(user.id, address(connection), time.monotonic()):
        raise RateLimited(wait)


@dataclass(frozen=True, slots=True)
class LoginAttempt:
    """A counted login. Until its result is known it counts as a successful and as a wrong one.

    Both are limited, because either costs a hash. Wrong ones are limited more strictly.
    """

    limits: RateLimits
    address: str
    name: str

    def was_right(self) -> None:
        self.limits.logins.refund(self.address)
        self.limits.login_names.refund(self.name)

    def was_wrong(self) -> None:
        self.limits.successful_logins.refund(self.name, self.address)

    def did_not_happen(self) -> None:
        self.was_right()
        self.was_wrong()


def enforce_login_limit(connection: HTTPConnection, name: str) -> LoginAttempt:
    """Count a login by its address and by the account name; raises `RateLimited`.

    The limit of wrong passwords for a name is higher than for an address, so that an attacker cannot easily
    lock a player out. A login that one limit refuses counts for none.
    """
    limits, source = services_of(connection).limits, address(connection)
    enforce_rate_limit(connection, limits.logins, source)
    try:
        enforce_rate_limit(connection, limits.login_names, name)
    except RateLimited:
        limits.logins.refund(source)
        raise
    attempt = LoginAttempt(limits, source, name)
    if services_of(connection).settings.limits and (
        wait := limits.successful_logins.take(name, source, time.monotonic())
    ):
        attempt.was_right()
        raise RateLimited(wait)
    return attempt


def requester(connection: HTTPConnection, name: str | None = None) -> Requester | None:
    """For whom a password is hashed; None without limits. `name` is the account's name, if it has one."""
    if not services_of(connection).settings.limits:
        return None
    return Requester(address(connection), None if name is None else name_key(name))


async def count_request(request: Request) -> None:
    """Count an API request by its address. Health checks and metrics are not counted.

    Refuses it at once if this worker is cut off from the database: a proxy may then ask another one.
    """
    if request.scope["path"].startswith("/api"):
        if services_of(request).health.is_cut_off:
            raise CommandRefused("busy", "The database does not respond. Try again.")
        enforce_rate_limit(request, services_of(request).limits.requests, address(request))


# ------------------------------------------------------------ authentication


def credentials(connection: HTTPConnection) -> tuple[str, str] | None:
    """The session kind (`bearer` or `cookie`) and token of a request, or None."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return "bearer", token
    cookie = connection.cookies.get(cookie_name(services_of(connection).settings))
    return ("cookie", cookie) if cookie else None


async def visitor(connection: HTTPConnection) -> User | None:
    """The signed-in user, or None."""
    given = credentials(connection)
    if given is None:
        return None
    kind, token = given
    services = services_of(connection)
    now = services.hub.now()
    user = await services.database.look_up(lambda c: sessions.user_of_token(c, token, kind, now))
    # Guests play no rated games, so their addresses are not needed.
    if user is not None and user.kind != "guest":
        await services.fair_play.addresses.note(user.id, address(connection), now)
    return user


async def player(connection: HTTPConnection, user: Annotated[User | None, Depends(visitor)]) -> User:
    """The signed-in user; responds 401 otherwise, or 403 to the token of a banned account."""
    if user is None:
        if (given := credentials(connection)) is not None:
            services = services_of(connection)
            now = services.hub.now()
            await services.database.look_up(lambda c: sessions.refuse_banned(c, given[1], now))
        raise NotSignedIn
    return user


async def _services(connection: HTTPConnection) -> Services:
    """The services, as a dependency. It is async because FastAPI runs other functions in a thread."""
    return services_of(connection)


Visitor = Annotated[User | None, Depends(visitor)]
Player = Annotated[User, Depends(player)]
ServicesDep = Annotated[Services, Depends(_services)]


def cookie_name(settings: Settings) -> str:
    # With this prefix, browsers accept the cookie only if it is Secure and limited to this host.
    return f"__Host-{COOKIE}" if settings.https else COOKIE


def set_session(response: Response, settings: Settings, token: str) -> None:
    """Set the session cookie. Over plain http it is not Secure, because browsers would not store it."""
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
    """Delete the session cookie. Browsers require the attributes with which a __Host- cookie was set."""
    response.delete_cookie(
        cookie_name(settings), httponly=True, samesite="lax", secure=settings.https, path="/"
    )


# ------------------------------------------------------------ thinking processes


async def run_short(request: Request, function: Callable[..., T], *args: object, deadline: float) -> T:
    """Run a function that takes less than a second in a thinking process; refuses with `busy`."""
    services = services_of(request)
    client = address(request) if services.settings.limits else None
    try:
        return await services.thinking_pool.run_short(function, *args, deadline=deadline, client=client)
    except CallFailed:
        raise  # an error of the server, which another attempt would not avoid
    except PoolError:
        raise machine_busy() from None


def machine_busy() -> CommandRefused:
    return CommandRefused("busy", "The machine is busy. Try again in a moment.")


# ------------------------------------------------------------ answers


def reply(message: Any, status: int = 200) -> Response:
    return Response(wire.encode(message), status, media_type="application/json")


def answers(
    kind: Any, status: int = 200, *, refusals: tuple[int, ...] = ()
) -> dict[int | str, dict[str, Any]]:
    """The OpenAPI responses of a route, with a type of `wire` as its successful answer."""
    (schema,), _ = wire.schema_components((kind,))
    described: dict[int | str, dict[str, Any]] = {
        status: {"description": "Done", "content": {"application/json": {"schema": schema}}}
    }
    return described | errors(*refusals, 413, 422, 429)


def errors(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The OpenAPI responses for error statuses."""
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
    """Answer every error as a `wire.ErrorAnswer` that reveals nothing but its message."""
    handlers: list[tuple[type[Exception], Callable[[Request, Any], Awaitable[Response]]]] = [
        (CommandRefused, _refusal),
        (HashingBusy, _hashing_busy),
        (InvalidEdition, _invalid),
        (InvalidNotation, _invalid),
        (RequestValidationError, _malformed),
        (HTTPException, _http),
        (Exception, _failed),
    ]
    for kind, handler in handlers:
        app.add_exception_handler(kind, handler)


async def _refusal(_request: Request, error: CommandRefused) -> Response:
    wait = error.wait if isinstance(error, RateLimited) else None
    return error_answer(STATUS.get(error.code, 409), error.code, str(error), wait, error.rule, error.values)


async def _hashing_busy(_request: Request, _error: HashingBusy) -> Response:
    return error_answer(503, "busy", "Too many people are signing in. Try again in a moment.", 5)


async def _invalid(_request: Request, error: Exception) -> Response:
    return error_answer(422, "invalid", str(error))


async def _malformed(_request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    cause = first.get("ctx", {}).get("error")
    if code := getattr(cause, "code", None):
        return error_answer(422, code, str(cause))
    # The location may contain a field name chosen by the client: of any length, with lone surrogates.
    location = ".".join(str(part) for part in first["loc"])[:200].encode(errors="replace").decode()
    return error_answer(422, "invalid", f"{location}: {first['msg']}")


async def _http(_request: Request, error: HTTPException) -> Response:
    if error.status_code == 400:
        # FastAPI answers 400 to a body that is not JSON and 422 to invalid JSON; use 422 for both.
        return error_answer(422, "invalid", "The request body is not valid JSON.")
    response = error_answer(error.status_code, "http", str(error.detail))
    response.headers.update(error.headers or {})
    return response


async def _failed(_request: Request, error: Exception) -> Response:
    log("request-failed", error=error)
    if is_outage(error):
        return error_answer(
            503, "failed", "The server cannot store anything at the moment. Try again later.", 5
        )
    return error_answer(500, "failed", "Something went wrong on the server. Try again.")


class UnexpectedErrors:
    """Answers unexpected exceptions inside the layer that adds the security headers.

    Starlette's own handler is outside that layer, so its answers would lack the headers.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def recording_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, recording_send)
        except Exception as error:
            if not started:
                await (await _failed(Request(scope), error))(scope, receive, send)
            raise
