"""Guests, accounts, sessions and the bots of other people."""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from typing import Annotated, Final

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, Field
from sqlalchemy import Connection
from starlette.background import BackgroundTask

from ... import wire
from ...people import deletion
from ...people.passwords import HashingBusy, check_password, needs_rehash
from ...runtime import metrics
from ...runtime.errors import CommandRefused
from ...store import accounts, games, ratings, sessions
from ...store.accounts import User
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
    set_session,
)

router: Final = APIRouter(prefix="/api", tags=["accounts"])

_NAME: Final = re.compile(r"[^\W_](?:[\w .'-]{0,28}[\w.])?")
#: Letters that are drawn as nothing at all: fillers of Hangul.
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0")
#: Alphabets with letters that look like those of another of them, as letters' names begin.
_ALIKE: Final = re.compile(
    "ARMENIAN|CANADIAN|CARIAN|CHEROKEE|COPTIC|CYRILLIC|DESERET|GEORGIAN|GOTHIC|GREEK|LATIN|LISU|LYCIAN|LYDIAN"
    "|OLD|OSAGE|RUNIC|TIFINAGH|VAI"
)
_RESERVED: Final = re.compile(r"(?i)(player \d+|admin.*|system|server|machine|anonymous)")


class BadName(ValueError):
    """A name that cannot be taken, with what would be right."""

    code = "bad-name"


def check_name(name: str) -> str:
    """A name people can read and tell from others: 1 to 30 letters, digits, spaces, . ' _ -."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not _NAME.fullmatch(name):
        raise BadName("a name has 1 to 30 letters, digits, spaces, and . ' _ - between them")
    if not _INVISIBLE.isdisjoint(name):
        raise BadName("this name has a letter that nobody can see: leave it out")
    plain = unicodedata.normalize("NFKC", name)
    if _RESERVED.fullmatch(plain):
        raise BadName("this name is kept for the server")
    alphabets = {_ALIKE.match(unicodedata.name(letter, "")) for letter in plain if letter.isalpha()}
    mixed = sorted({alphabet[0].title() for alphabet in alphabets if alphabet is not None})
    if len(mixed) > 1:
        raise BadName(
            f"this name mixes {mixed[0]} and {mixed[1]} letters, some of which look alike:"
            " write it in one alphabet"
        )
    return name


Name = Annotated[str, Field(max_length=60), AfterValidator(check_name)]
Password = Annotated[str, Field(max_length=256)]


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
    """An account as its owner sees it."""

    def work(connection: Connection) -> tuple[list[ratings.StoredRating], list[str]]:
        return ratings.ratings_of(connection, user.id), games.acting(connection, user.id)

    rated, acting = await services.database.read(work)
    return wire.Account(
        name=user.name,
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
    """Open a session, if what the password was compared with is still the account's."""
    now, days = services.hub.now(), services.settings.session_days

    def work(connection: Connection) -> str:
        if not accounts.still_has_password(connection, user.id, compared):
            raise _no_fit()
        return sessions.open_session(connection, user.id, "cookie", now, days)

    token = await services.database.write(work)
    response = reply(await describe(services, user))
    set_session(response, services.settings, token)
    return response


async def new_guest(request: Request, services: Services, name: str | None = None) -> tuple[User, str]:
    """A guest and its session, for someone who has none."""
    enforce_rate_limit(request, services.limits.accounts, address(request))
    now, days = services.hub.now(), services.settings.session_days

    def work(connection: Connection) -> tuple[User, str]:
        chosen = name if name is not None else accounts.free_guest_name(connection)
        user = accounts.create_account(connection, chosen, "guest", now)
        return user, sessions.open_session(connection, user.id, "cookie", now, days)

    return await services.database.write(work)


@router.get("/me", responses=answers(wire.Account, refusals=(401,)))
async def me(request: Request, services: ServicesDep, user: Player) -> Response:
    """Who I am, my ratings, and the tables that wait for me. A session that is used goes on."""
    response = reply(await describe(services, user))
    given = credentials(request)
    if given is not None and given[0] == "cookie":
        token, now, days = given[1], services.hub.now(), services.settings.session_days
        if await services.database.write(lambda c: sessions.renew_session(c, user.id, token, now, days)):
            set_session(response, services.settings, token)
    return response


@router.post("/guest", responses=answers(wire.Account, refusals=(409,)))
async def guest(request: Request, services: ServicesDep, user: Visitor, body: GuestBody) -> Response:
    """Play without an account; a guest that comes again may change its name."""
    if user is not None and user.kind != "guest":
        return reply(await describe(services, user))
    if user is not None:
        if body.name is not None and body.name != user.name:
            name, user_id = body.name, user.id
            # Every table that shows the name is told.
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
    """Open an account; a guest keeps its games, and every session that it had ends."""
    enforce_rate_limit(request, services.limits.logins, address(request))
    _check_new_password(body.password, body.name)
    hashed = await services.passwords.hash(body.password)
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
        # After the answer: the browser's sockets come back by the new cookie.
        response.background = BackgroundTask(services.hub.sockets.sessions_ended, guest_id)
    return response


@router.post("/login", responses=answers(wire.Account, refusals=(401, 503)))
async def login(request: Request, services: ServicesDep, body: LoginBody) -> Response:
    """Sign in."""
    try:
        undo = enforce_login_limit(request, accounts.name_key(body.name))
    except CommandRefused:
        metrics.logins.labels("limited").inc()
        raise
    try:
        services.passwords.require_capacity()
        found = await services.database.look_up(lambda c: accounts.find_by_name(c, body.name))
        stored = found.password_hash if found is not None else None
        # An unknown name takes as long as a wrong password.
        right = await services.passwords.verify(stored, body.password)
    except HashingBusy:
        metrics.logins.labels("busy").inc()
        raise
    metrics.logins.labels("ok" if right else "wrong").inc()
    if not right or found is None or stored is None:
        raise _no_fit()
    undo()  # wrong passwords are what is limited: a whole club may share an address
    # Hashing took a while: the password may have been changed since, or the account deleted.
    response = await _sign_in(services, found.user, stored)
    if needs_rehash(stored):
        await _rehash(services, found.id, stored, body.password)
    return response


async def _rehash(services: Services, user_id: int, stored: str, password: str) -> None:
    """Keep a password, now that it is known, by today's costs; if many wait, after another login."""
    with suppress(HashingBusy):
        hashed = await services.passwords.hash(password)
        await services.database.write(lambda c: accounts.replace_password_hash(c, user_id, stored, hashed))


def _no_fit() -> CommandRefused:
    return CommandRefused("wrong-password", "Name and password do not fit.")


@router.post("/logout", responses=answers(wire.Done))
async def logout(request: Request, services: ServicesDep, user: Visitor) -> Response:
    """End this session."""
    given = credentials(request)
    if given is not None and given[0] == "cookie" and user is not None:
        token = given[1]
        await services.database.write(lambda c: sessions.close_session(c, token))
        await services.hub.sockets.sessions_ended(user.id)
    response = reply(wire.Done())
    forget_session(response, services.settings)
    return response


@router.post("/password", responses=answers(wire.Account, refusals=(401, 503)))
async def change_password(
    request: Request, services: ServicesDep, user: Player, body: PasswordBody
) -> Response:
    """Change the password; every other session of the account ends."""
    enforce_rate_limit(request, services.limits.logins, address(request))
    old = await _verify(services, user, body.old)
    _check_new_password(body.new, user.name)
    hashed = await services.passwords.hash(body.new)
    given = credentials(request)
    keep = given[1] if given is not None else None

    def work(connection: Connection) -> None:
        # Hashing took a while: the operator may have set another one since.
        if old is None or not accounts.still_has_password(connection, user.id, old):
            raise _not_yours()
        accounts.set_password(connection, user.id, hashed, keep)

    await services.database.write(work)
    await services.hub.sockets.sessions_ended(user.id)
    return reply(await describe(services, user))


@router.delete("/account", responses=answers(wire.Done, refusals=(401, 503)))
async def delete_account(request: Request, services: ServicesDep, user: Player, body: DeleteBody) -> Response:
    """Delete the account; its games stay, under a name that tells nothing."""
    enforce_rate_limit(request, services.limits.logins, address(request))
    if user.kind == "user":
        await _verify(services, user, body.password or "")
    await deletion.delete_account(services.hub, user.id)
    response = reply(wire.Done())
    forget_session(response, services.settings)
    return response


@router.get("/users/{name}", responses=answers(wire.Profile, refusals=(404,)))
async def profile(services: ServicesDep, name: str) -> Response:
    """An account as everyone may see it: ratings and how its games ended."""

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
        )

    found = await services.database.read(work)
    if found is None:
        raise CommandRefused("no-user", "There is no such account.")
    return reply(found)


# ------------------------------------------------------------ bots of other people


@router.post("/bots", responses=answers(wire.BotToken, refusals=(401, 403, 409)))
async def add_bot(request: Request, services: ServicesDep, user: Player, body: BotBody) -> Response:
    """Make an account for a program; its token is shown once."""
    enforce_rate_limit(request, services.limits.accounts, address(request))
    now = services.hub.now()

    def work(connection: Connection) -> str:
        # The account may have been deleted since, and a bot does not outlive its owner.
        _must_be_registered(accounts.lock_kinds(connection, user.id)[user.id])
        bot = accounts.create_account(connection, body.name, "bot", now, owner=user.id)
        return sessions.open_session(connection, bot.id, "bearer", now, None)

    token = await services.database.write(work)
    return reply(wire.BotToken(name=body.name, token=token))


@router.get("/bots", responses=answers(wire.BotList, refusals=(401,)))
async def list_bots(services: ServicesDep, user: Player) -> Response:
    """My bots."""
    found = await services.database.read(lambda c: accounts.bots_of(c, user.id))
    return reply(wire.BotList(names=tuple(row.name for row in found)))


@router.delete("/bots/{name}", responses=answers(wire.Done, refusals=(401, 404)))
async def remove_bot(services: ServicesDep, user: Player, name: str) -> Response:
    """Delete one of my bots and its token; its games stay."""

    found = await services.database.read(lambda c: accounts.find_by_name(c, name[:60]))
    if found is None or found.owner != user.id:
        raise CommandRefused("no-user", "You have no bot of this name.")
    await deletion.delete_account(services.hub, found.id)
    return reply(wire.Done())


def _check_new_password(password: str, name: str) -> None:
    try:
        check_password(password, name)
    except ValueError as error:
        raise CommandRefused("bad-password", str(error)) from None


def _must_be_registered(kind: str) -> None:
    if kind != "user":
        raise CommandRefused("not-yours", "Register first: only people with an account have bots.")


async def _verify(services: Services, user: User, password: str) -> str | None:
    """Refuse a wrong password; returns what is stored of the right one."""
    found = await services.database.read(lambda c: accounts.find_by_id(c, user.id))
    stored: str | None = found.password_hash if found else None
    if not await services.passwords.verify(stored, password):
        raise _not_yours()
    return stored


def _not_yours() -> CommandRefused:
    return CommandRefused("wrong-password", "That is not your password.")
