"""Routes for guests, accounts and sessions, and for the bots that players register."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import AfterValidator, Field
from sqlalchemy import Connection
from starlette.background import BackgroundTask

from ... import wire
from ...people import deletion
from ...people.names import check_name
from ...people.passwords import CommonPassword, HashingBusy, Requester, check_password, needs_rehash
from ...runtime import metrics
from ...runtime.errors import CommandRefused
from ...store import accounts, games, moderation, ratings, sessions
from ...store.accounts import User
from ...store.tokens import token_hash
from ...tables.rated_games import noticeable_aborts
from .common import (
    Body,
    Player,
    Services,
    ServicesDep,
    Visitor,
    address,
    answers,
    credentials,
    enforce_login_limit,
    enforce_rate_limit,
    forget_session,
    reply,
    requester,
    set_session,
)

router: Final = APIRouter(prefix="/api", tags=["accounts"])

Name = Annotated[str, Field(max_length=60), AfterValidator(check_name)]
Password = Annotated[str, Field(max_length=256)]
SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


class GuestBody(Body):
    name: Name | None = None


class AccountBody(Body):
    name: Name
    password: Password


class LoginBody(Body):
    name: Annotated[str, Field(max_length=60)]
    password: Password


class PasswordBody(Body):
    old: Password
    new: Password


class DeleteBody(Body):
    password: Password | None = None


class BotBody(Body):
    name: Name


async def describe(services: Services, user: User) -> wire.Account:
    """The account as its owner sees it."""

    def work(connection: Connection) -> tuple[list[ratings.StoredRating], list[str]]:
        return ratings.ratings_of(connection, user.id), games.acting(connection, user.id)

    rated, acting = await services.database.read(work)
    return wire.Account(
        name=user.name,
        number=user.given_number,
        kind=user.kind,
        ratings=tuple(_rating(row) for row in rated),
        your_turn=tuple(acting),
    )


def _rating(row: ratings.StoredRating) -> wire.EditionRating:
    return wire.EditionRating(
        edition=row.edition,
        rating=round(row.rating),
        deviation=round(row.deviation),
        games=row.games,
    )


async def _sign_in(services: Services, user: User, compared: str) -> Response:
    """Open a session, unless the password has changed since it was verified against `compared`."""
    now, days = services.hub.now(), services.settings.session_days

    def work(connection: Connection) -> tuple[str, int]:
        if not accounts.still_has_password(connection, user.id, compared):
            raise _wrong_login()
        moderation.require_none(connection, user.id, now, "ban")
        opened = sessions.open_session(connection, user.id, "cookie", now, days)
        return opened, sessions.end_oldest(connection, user.id)

    token, ended = await services.database.write(work)
    if ended:
        await services.hub.sockets.sessions_ended(user.id)
    response = reply(await describe(services, user))
    set_session(response, services.settings, token)
    return response


async def new_guest(request: Request, services: Services, name: str | None = None) -> tuple[User, str]:
    """Create a guest and a session for a visitor who has none; returns the guest and the session's token."""
    enforce_rate_limit(request, services.limits.accounts, address(request))
    now, days = services.hub.now(), services.settings.session_days

    def work(connection: Connection) -> tuple[User, str]:
        chosen = name if name is not None else accounts.free_guest_name(connection)
        user = accounts.create_account(connection, chosen, "guest", now)
        return user, sessions.open_session(connection, user.id, "cookie", now, days)

    return await services.database.write(work)


@router.get("/me", responses=answers(wire.Account, refusals=(401,)))
async def me(request: Request, services: ServicesDep, user: Player) -> Response:
    """Get your account, your ratings and the tables where it is your turn. Renews the session."""
    response = reply(await describe(services, user))
    given = credentials(request)
    if given is not None and given[0] == "cookie":
        token, now, days = given[1], services.hub.now(), services.settings.session_days
        if await services.database.write(lambda c: sessions.renew_session(c, user.id, token, now, days)):
            set_session(response, services.settings, token)
    return response


@router.post("/guest", responses=answers(wire.Account, refusals=(409,)))
async def guest(request: Request, services: ServicesDep, user: Visitor, body: GuestBody) -> Response:
    """Create a guest account, or change the name of your guest account."""
    if user is not None and user.kind != "guest":
        return reply(await describe(services, user))
    if user is not None:
        if body.name is not None and body.name != user.name:
            name, user_id = body.name, user.id
            # Limited, because every table that shows the name gets a message.
            enforce_rate_limit(request, services.limits.accounts, ("rename", user_id))
            await services.database.write(lambda c: accounts.rename_guest(c, user_id, name))
            await services.hub.rooms.person_changed(user_id)
            user = User(user.id, name, "guest")
        return reply(await describe(services, user))
    made, token = await new_guest(request, services, body.name)
    response = reply(await describe(services, made))
    set_session(response, services.settings, token)
    return response


@router.post("/register", responses=answers(wire.Account, refusals=(409, 503)))
async def register(request: Request, services: ServicesDep, user: Visitor, body: AccountBody) -> Response:
    """Register an account. A guest keeps its games; all its earlier sessions end."""
    enforce_rate_limit(request, services.limits.logins, address(request))
    hashed = await _hash_new(services, body.password, body.name, requester(request))
    guest_id = user.id if user is not None and user.kind == "guest" else None
    now, days = services.hub.now(), services.settings.session_days

    def work(connection: Connection) -> tuple[User, str]:
        if guest_id is not None:
            user = accounts.register_guest(connection, guest_id, body.name, hashed)
        else:
            user = accounts.create_account(connection, body.name, "user", now, hashed)
        return user, sessions.open_session(connection, user.id, "cookie", now, days)

    made, token = await services.database.write(work)
    if guest_id is not None:
        await services.hub.rooms.person_changed(guest_id)
    response = reply(await describe(services, made))
    set_session(response, services.settings, token)
    if guest_id is not None:
        # After the answer, so that the browser's sockets reconnect with the new cookie.
        response.background = BackgroundTask(services.hub.sockets.sessions_ended, guest_id)
    return response


@router.post("/login", responses=answers(wire.Account, refusals=(401, 403, 503)))
async def login(request: Request, services: ServicesDep, body: LoginBody) -> Response:
    """Sign in with name and password."""
    try:
        attempt = enforce_login_limit(request, accounts.name_key(body.name))
    except CommandRefused:
        metrics.logins.labels("limited").inc()
        raise
    who = requester(request, body.name)
    try:
        services.passwords.require_capacity(who)
        found = await services.database.look_up(lambda c: accounts.find_by_name(c, body.name))
        stored = found.password_hash if found is not None else None
        # An unknown name takes as long as a wrong password.
        right = await services.passwords.verify(stored, body.password, who)
    except HashingBusy:
        attempt.did_not_happen()
        metrics.logins.labels("busy").inc()
        raise
    metrics.logins.labels("ok" if right else "wrong").inc()
    if not right or found is None or stored is None:
        attempt.was_wrong()
        raise _wrong_login()
    attempt.was_right()
    # Verifying took a while: the password may have changed since, or the account been deleted.
    response = await _sign_in(services, found.user, stored)
    if needs_rehash(stored):
        await _rehash(services, found.id, stored, body.password)
    return response


async def _rehash(services: Services, user_id: int, stored: str, password: str) -> None:
    """Store the password with the current cost parameters; if hashing is busy, leave it to a later login."""
    with suppress(HashingBusy):
        hashed = await services.passwords.hash(password)
        await services.database.write(lambda c: accounts.replace_password_hash(c, user_id, stored, hashed))


def _wrong_login() -> CommandRefused:
    return CommandRefused("wrong-password", "Wrong name or password.")


@router.post("/logout", responses=answers(wire.Done))
async def logout(request: Request, services: ServicesDep, user: Visitor) -> Response:
    """Sign out: end this session."""
    given = credentials(request)
    if given is not None and given[0] == "cookie" and user is not None:
        token = given[1]
        await services.database.write(lambda c: sessions.close_session(c, token))
        await services.hub.sockets.sessions_ended(user.id)
    response = reply(wire.Done())
    forget_session(response, services.settings)
    return response


@router.get("/sessions", responses=answers(wire.SessionList, refusals=(401,)))
async def list_sessions(request: Request, services: ServicesDep, user: Player) -> Response:
    """List the browsers in which you are signed in."""
    given = credentials(request)
    current = sessions.session_id(token_hash(given[1])) if given is not None else None
    now = services.hub.now()
    found = await services.database.read(lambda c: sessions.sessions_of(c, user.id, now))
    listed = tuple(
        wire.SessionInfo(id=one.id, created=one.created, used=one.used, current=one.id == current)
        for one in found
    )
    return reply(wire.SessionList(sessions=listed))


@router.delete("/sessions", responses=answers(wire.Done, refusals=(401, 403)))
async def end_other_sessions(request: Request, services: ServicesDep, user: Player) -> Response:
    """Sign out in all other browsers."""
    given = credentials(request)
    if given is None or given[0] != "cookie":
        raise CommandRefused("not-yours", "A bot has no browser sessions.")
    token = given[1]
    await services.database.write(lambda c: sessions.end_other_sessions(c, user.id, token))
    await services.hub.sockets.sessions_ended(user.id)
    return reply(wire.Done())


@router.delete("/sessions/{device}", responses=answers(wire.Done, refusals=(401, 404)))
async def end_session(services: ServicesDep, user: Player, device: SessionId) -> Response:
    """Sign out in one browser."""
    if not await services.database.write(lambda c: sessions.end_session(c, user.id, device)):
        raise CommandRefused("no-session", "You are no longer signed in there.")
    await services.hub.sockets.sessions_ended(user.id)
    return reply(wire.Done())


@router.post("/password", responses=answers(wire.Account, refusals=(401, 503)))
async def change_password(
    request: Request, services: ServicesDep, user: Player, body: PasswordBody
) -> Response:
    """Change the password. All other sessions of the account end."""
    old = await _verify(request, services, user, body.old)
    hashed = await _hash_new(services, body.new, user.name, requester(request, user.name))
    given = credentials(request)
    keep = given[1] if given is not None else None

    def work(connection: Connection) -> None:
        # Hashing took a while: the operator may have set another password since.
        if old is None or not accounts.still_has_password(connection, user.id, old):
            raise _wrong_password()
        accounts.set_password(connection, user.id, hashed, keep)

    await services.database.write(work)
    await services.hub.sockets.sessions_ended(user.id)
    return reply(await describe(services, user))


@router.delete("/account", responses=answers(wire.Done, refusals=(401, 503)))
async def delete_account(request: Request, services: ServicesDep, user: Player, body: DeleteBody) -> Response:
    """Delete your account and its bots. Its games stay, under a neutral name."""
    if user.kind == "user":
        await _verify(request, services, user, body.password or "")
    else:
        enforce_rate_limit(request, services.limits.logins, address(request))
    await deletion.delete_account(services.hub, user.id)
    response = reply(wire.Done())
    forget_session(response, services.settings)
    return response


@router.get("/users/{name}", responses=answers(wire.Profile, refusals=(404,)))
async def profile(services: ServicesDep, name: str) -> Response:
    """Get the public profile of an account: its ratings and results."""
    now = services.hub.now()

    def work(connection: Connection) -> wire.Profile | None:
        found = accounts.find_by_name(connection, name[:60])
        if found is None:
            return None
        return wire.Profile(
            name=found.name,
            kind=found.kind,
            created=found.created,
            ratings=tuple(_rating(row) for row in ratings.ratings_of(connection, found.id)),
            statistics=tuple(
                wire.Statistics(
                    edition=row.edition,
                    side=row.side,
                    played=row.played,
                    won=row.won,
                    drawn=row.drawn,
                )
                for row in ratings.statistics_of(connection, found.id)
            ),
            aborts=noticeable_aborts(connection, [found.id], now).get(found.id, 0),
        )

    found = await services.database.read(work)
    if found is None:
        raise CommandRefused("no-user", "There is no account with this name.")
    return reply(found)


# ------------------------------------------------------------ bots


@router.post("/bots", responses=answers(wire.BotToken, refusals=(401, 403, 409)))
async def add_bot(request: Request, services: ServicesDep, user: Player, body: BotBody) -> Response:
    """Create an account for a bot. The answer contains its token, which cannot be read again."""
    enforce_rate_limit(request, services.limits.accounts, address(request))
    now = services.hub.now()

    def work(connection: Connection) -> str:
        # The account may have been deleted meanwhile; a bot must not outlive its owner.
        _must_be_registered(accounts.lock_kinds(connection, user.id)[user.id])
        bot = accounts.create_account(connection, body.name, "bot", now, owner=user.id)
        return sessions.open_session(connection, bot.id, "bearer", now, None)

    token = await services.database.write(work)
    return reply(wire.BotToken(name=body.name, token=token))


@router.get("/bots", responses=answers(wire.BotList, refusals=(401,)))
async def list_bots(services: ServicesDep, user: Player) -> Response:
    """List your bots."""
    found = await services.database.read(lambda c: accounts.bots_of(c, user.id))
    return reply(wire.BotList(names=tuple(row.name for row in found)))


@router.delete("/bots/{name}", responses=answers(wire.Done, refusals=(401, 404)))
async def remove_bot(services: ServicesDep, user: Player, name: str) -> Response:
    """Delete one of your bots and its token. Its games stay."""
    found = await services.database.read(lambda c: accounts.find_by_name(c, name[:60]))
    if found is None or found.owner != user.id:
        raise CommandRefused("no-user", "You have no bot with this name.")
    await deletion.delete_account(services.hub, found.id)
    return reply(wire.Done())


async def _hash_new(services: Services, password: str, name: str, who: Requester | None) -> str:
    """Check and hash the new password of the account `name`."""
    try:
        check_password(password, name)
        return await services.passwords.hash_new(password, who)
    except CommonPassword as error:
        raise CommandRefused("common-password", str(error)) from None
    except ValueError as error:
        raise CommandRefused("bad-password", str(error)) from None


def _must_be_registered(kind: str) -> None:
    if kind != "user":
        raise CommandRefused("not-yours", "Only registered accounts can have bots. Register first.")


async def _verify(request: Request, services: Services, user: User, password: str) -> str | None:
    """Raise a refusal if the password is wrong; returns the stored hash. Counts like a login."""
    attempt = enforce_login_limit(request, accounts.name_key(user.name))
    found = await services.database.read(lambda c: accounts.find_by_id(c, user.id))
    stored: str | None = found.password_hash if found else None
    try:
        right = await services.passwords.verify(stored, password, requester(request, user.name))
    except HashingBusy:
        attempt.did_not_happen()
        raise
    if not right:
        attempt.was_wrong()
        raise _wrong_password()
    attempt.was_right()
    return stored


def _wrong_password() -> CommandRefused:
    return CommandRefused("wrong-password", "Wrong password.")
