"""Sessions in the database: browser cookies, and the bearer tokens of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from ...game.clock import DAY
from .accounts import User
from .database import run_compiled
from .schema import sessions, users
from .tokens import new_token, token_hash

#: Values in one IN list of a query.
_CHUNK: Final = 500


def open_session(connection: Connection, user_id: int, kind: str, now: int, days: int | None) -> str:
    """Store a new session and return its token, which is not stored and cannot be read again.

    `kind` is `cookie` or `bearer`. Without `days` the session never expires.
    """
    token = new_token()
    connection.execute(
        insert(sessions),
        {
            "token_hash": token_hash(token),
            "user_id": user_id,
            "kind": kind,
            "created": now,
            "expires": None if days is None else now + days * DAY,
        },
    )
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash(token)))


def lock_session(connection: Connection, token_hash: str) -> bool:
    """Whether the session exists; if so, nobody can end it until the transaction ends."""
    found = select(sessions.c.user_id).where(sessions.c.token_hash == token_hash)
    return connection.execute(found.with_for_update(read=True, key_share=True)).first() is not None


# Built once: every request runs it, and building it takes longer than running it.
_USER_OF_TOKEN: Final = (
    select(users.c.id, users.c.name, users.c.kind)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(
        sessions.c.token_hash == bindparam("hash"),
        sessions.c.kind == bindparam("session"),
        or_(sessions.c.expires.is_(None), sessions.c.expires > bindparam("now")),
    )
)


def user_of_token(connection: Connection, token: str, kind: str, now: int) -> User | None:
    """The user whose session has this token, unless the session has expired."""
    values = {"hash": token_hash(token), "session": kind, "now": now}
    found = run_compiled(connection, _USER_OF_TOKEN, values).rows
    return User(*found[0]) if found else None


def valid_tokens(connection: Connection, hashes: Sequence[str], now: int) -> frozenset[str]:
    """The token hashes, of those given, whose sessions have not ended or expired."""
    valid: set[str] = set()
    for first in range(0, len(hashes), _CHUNK):
        found = connection.execute(
            select(sessions.c.token_hash).where(
                sessions.c.token_hash.in_(hashes[first : first + _CHUNK]),
                or_(sessions.c.expires.is_(None), sessions.c.expires > now),
            )
        )
        valid.update(found.scalars())
    return frozenset(valid)


def renew_session(connection: Connection, user_id: int, token: str, now: int, days: int) -> bool:
    """Extend a session that is in use, and return whether it was due.

    A session is due once a day, or after half its life if it lasts less than two days.
    """
    lasts = days * DAY
    due = [
        sessions.c.token_hash == token_hash(token),
        sessions.c.expires < now + lasts - min(DAY, lasts // 2),
    ]
    if connection.execute(select(sessions.c.user_id).where(*due)).first() is None:
        return False
    # Update the account before the session, in the order in which a deletion locks them: no deadlock.
    connection.execute(update(users).where(users.c.id == user_id).values(seen=now))
    renewed = connection.execute(update(sessions).where(*due).values(expires=now + lasts))
    return renewed.rowcount == 1


def delete_expired(connection: Connection, now: int) -> int:
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount
