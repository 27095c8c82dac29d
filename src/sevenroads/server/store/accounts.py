"""Accounts in the database: guests, registered users and their bots.

Every function takes a connection inside a transaction. Passwords arrive here already hashed. A deleted
account keeps its row, with the kind `gone` and a neutral name, because its games refer to it.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ..runtime.errors import CommandRefused
from .schema import sessions, users
from .tokens import token_hash

_GIVEN_NAMES: Final = {
    "guest": re.compile(r"Guest ([1-9][0-9]{3,14})"),
    "gone": re.compile(r"Player ([0-9]{1,15})"),
}
#: A deleted account is `gone`.
AccountKind = Literal["guest", "user", "bot", "gone"]


class NameTaken(CommandRefused):
    """Another account already has this name."""

    def __init__(self) -> None:
        super().__init__("name-taken", "Another account has this name. Choose a different one.")


class NotSignedIn(CommandRefused):
    """No session, or the account no longer exists."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "Choose a name or sign in first.")


@dataclass(frozen=True, slots=True)
class User:
    """The account that makes a request."""

    id: int
    name: str
    kind: AccountKind

    @property
    def given_number(self) -> int | None:
        return given_number(self.name, self.kind)


@dataclass(frozen=True, slots=True)
class Account:
    """A row of `users`."""

    id: int
    name: str
    kind: AccountKind
    password_hash: str | None
    owner: int | None  # of a bot
    created: int
    seen: int

    @property
    def person(self) -> int:
        """The id of the person behind the account: for a bot, its owner's."""
        return self.owner if self.owner is not None else self.id

    @property
    def user(self) -> User:
        return User(self.id, self.name, self.kind)


_ACCOUNT = select(
    users.c.id,
    users.c.name,
    users.c.kind,
    users.c.password,
    users.c.owner,
    users.c.created,
    users.c.seen,
)


def name_key(name: str) -> str:
    """The form in which names are compared: case, width, composition and repeated spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# ------------------------------------------------------------ find


def find_by_name(connection: Connection, name: str) -> Account | None:
    if "\0" in name:
        return None  # PostgreSQL does not accept this character in a text
    return _one(connection, _ACCOUNT.where(users.c.name_key == name_key(name)))


def find_by_id(connection: Connection, user_id: int) -> Account | None:
    return _one(connection, _ACCOUNT.where(users.c.id == user_id))


def registered_accounts(connection: Connection) -> list[Account]:
    """All registered users and bots, for the operator."""
    return _all(connection, _ACCOUNT.where(users.c.kind.in_(("user", "bot"))).order_by(users.c.id))


def find_all(connection: Connection, ids: Collection[int]) -> list[Account]:
    """The accounts with these ids."""
    return _all(connection, _ACCOUNT.where(users.c.id.in_(ids)))


def bots_of(connection: Connection, user_id: int) -> list[Account]:
    return _all(connection, _ACCOUNT.where(users.c.owner == user_id, users.c.kind == "bot"))


def same_person(connection: Connection, user_id: int) -> list[int]:
    """The accounts of one person: the account, its bots, and for a bot its owner and the owner's bots."""
    owner = select(users.c.owner).where(users.c.id == user_id)
    person = func.coalesce(owner.scalar_subquery(), user_id)
    return list(
        connection.execute(
            select(users.c.id).where(or_(users.c.id == person, users.c.owner == person))
        ).scalars()
    )


def _one(connection: Connection, statement: Select[Any]) -> Account | None:
    row = connection.execute(statement).one_or_none()
    return Account(*row) if row is not None else None


def _all(connection: Connection, statement: Select[Any]) -> list[Account]:
    return [Account(*row) for row in connection.execute(statement)]


# ------------------------------------------------------------ create and rename


def create_account(
    connection: Connection,
    name: str,
    kind: AccountKind,
    now: int,
    password_hash: str | None = None,
    owner: int | None = None,
) -> User:
    _require_free_name(connection, name)
    values = {
        "name": name,
        # Guests may share a name with each other, but not with an account.
        "name_key": None if kind == "guest" else name_key(name),
        "kind": kind,
        "password": password_hash,
        "owner": owner,
        "created": now,
        "seen": now,
    }
    try:
        user_id = connection.execute(insert(users).returning(users.c.id), values).scalar_one()
    except IntegrityError:
        raise NameTaken from None
    return User(user_id, name, kind)


def register_guest(connection: Connection, user_id: int, name: str, password_hash: str) -> User:
    """Turn a guest into a registered user, who keeps the guest's games.

    All sessions of the guest end, because they were opened without a password.
    """
    _require_free_name(connection, name)
    try:
        updated = connection.execute(
            update(users)
            .where(users.c.id == user_id, users.c.kind == "guest")
            .values(name=name, name_key=name_key(name), kind="user", password=password_hash)
        )
    except IntegrityError:
        raise NameTaken from None
    if not updated.rowcount:
        raise NameTaken  # another request has just registered this guest under another name
    connection.execute(delete(sessions).where(sessions.c.user_id == user_id))
    return User(user_id, name, "user")


def given_number(name: str, kind: AccountKind) -> int | None:
    """The number in a name that the server gave to a guest or a deleted account; None for a chosen name."""
    form = _GIVEN_NAMES.get(kind)
    given = form.fullmatch(name) if form else None
    return int(given[1]) if given else None


def free_guest_name(connection: Connection) -> str:
    """A random name for a guest, one that no account has."""
    least = 1000
    while find_by_name(connection, name := f"Guest {least + secrets.randbelow(9 * least)}") is not None:
        least *= 10
    return name


def rename_guest(connection: Connection, user_id: int, name: str) -> None:
    _require_free_name(connection, name)
    connection.execute(update(users).where(users.c.id == user_id, users.c.kind == "guest").values(name=name))


def _require_free_name(connection: Connection, name: str) -> None:
    if find_by_name(connection, name) is not None:
        raise NameTaken


# ------------------------------------------------------------ passwords


def still_has_password(connection: Connection, user_id: int, password_hash: str) -> bool:
    """Whether the account still has this hash; if so, no one can change it until the transaction ends.

    It also makes logins of one account wait for each other.
    """
    found = select(users.c.password).where(users.c.id == user_id).with_for_update(key_share=True)
    return connection.execute(found).scalar_one_or_none() == password_hash


def replace_password_hash(connection: Connection, user_id: int, old: str, new: str) -> None:
    """Store the same password under a new hash, unless the password has changed. No session ends."""
    found = select(users.c.password).where(users.c.id == user_id).with_for_update(key_share=True)
    if connection.execute(found).scalar_one() == old:
        connection.execute(update(users).where(users.c.id == user_id).values(password=new))


def set_password(
    connection: Connection, user_id: int, password_hash: str, keep_token: str | None = None
) -> None:
    """Set a new password and end all cookie sessions of the account except that of `keep_token`."""
    connection.execute(update(users).where(users.c.id == user_id).values(password=password_hash))
    ended = [sessions.c.user_id == user_id, sessions.c.kind == "cookie"]
    if keep_token is not None:
        ended.append(sessions.c.token_hash != token_hash(keep_token))
    connection.execute(delete(sessions).where(*ended))


# ------------------------------------------------------------ lock and delete


def lock_with_bots(connection: Connection, user_id: int) -> list[int]:
    """The ids of an account and its bots, locked for deletion until the transaction ends.

    Nobody else can change these rows or add a reference to them meanwhile.
    """
    # Lock the owner first: a bot that is being created at this moment must be found below.
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update())
    bots = select(users.c.id).where(users.c.owner == user_id, users.c.kind == "bot").order_by(users.c.id)
    return [user_id, *connection.execute(bots.with_for_update()).scalars()]


def anonymise(connection: Connection, ids: Sequence[int]) -> None:
    """Delete accounts: end their sessions and replace name and kind.

    Games stay, under neutral names. Ratings stay until no running game needs them. A bot keeps its owner, so
    that its games go on counting as games of that person.
    """
    connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    for user_id in ids:
        connection.execute(
            update(users)
            .where(users.c.id == user_id)
            .values(name=f"Player {user_id}", name_key=None, kind="gone", password=None)
        )


def lock_kinds(connection: Connection, *ids: int) -> dict[int, str]:
    """The kind of each account; the kinds cannot change until the transaction ends.

    To avoid deadlocks with a deletion, call this before locking anything else and pass all ids at once. They
    are locked in the order in which a deletion locks them: an owner before its bots.
    """
    found = select(users.c.id, users.c.kind).where(users.c.id.in_(ids)).order_by(users.c.id)
    return {row.id: row.kind for row in connection.execute(found.with_for_update(read=True, key_share=True))}


def require_active(connection: Connection, user_id: int, *others: int) -> None:
    """Raise `NotSignedIn` if the account was deleted after its request was authenticated.

    `others` are accounts that the same transaction refers to; they are locked in the same step.
    """
    if lock_kinds(connection, user_id, *others)[user_id] == "gone":
        raise NotSignedIn
