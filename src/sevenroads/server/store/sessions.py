"""Sessions in the database: browser cookies, and the bearer tokens of bots.

An account has at most `MAX_SESSIONS` browser sessions. Owners know a session by its id, the beginning of the
hash of its token: the token itself is not stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, not_, or_, select, update

from ...game.clock import DAY
from .accounts import User
from .database import run_compiled
from .moderation import is_active, is_banned, refusal
from .schema import sanctions, sessions, users
from .tokens import new_token, token_hash

#: Browser sessions of one account. When one more starts, the one that was not used for the longest time ends.
MAX_SESSIONS: Final = 20
#: Milliseconds after which a further use of a session is noted.
NOTED_EVERY: Final = DAY // 24
#: Characters of a session's id.
ID_LENGTH: Final = 16
#: Values in one IN list of a query.
_CHUNK: Final = 500
_LAST_USE: Final = func.coalesce(sessions.c.used, sessions.c.created)


@dataclass(frozen=True, slots=True)
class Session:
    """A browser session as its owner sees it; times in milliseconds."""

    id: str
    created: int
    used: int


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


def end_bearer_sessions(connection: Connection, user_id: int) -> None:
    """End the tokens of a bot."""
    ended = delete(sessions).where(sessions.c.user_id == user_id, sessions.c.kind == "bearer")
    connection.execute(ended)


def end_oldest(connection: Connection, user_id: int) -> int:
    """End the sessions of an account beyond the limit, the longest unused ones; returns how many.

    The caller has locked the account, so that two logins at once do not both count the same sessions.
    """
    order = (_LAST_USE.desc(), sessions.c.created.desc(), sessions.c.token_hash)
    mine = select(sessions.c.token_hash).where(sessions.c.user_id == user_id, sessions.c.kind == "cookie")
    surplus = list(connection.execute(mine.order_by(*order).offset(MAX_SESSIONS)).scalars())
    if surplus:
        connection.execute(delete(sessions).where(sessions.c.token_hash.in_(surplus)))
    return len(surplus)


def sessions_of(connection: Connection, user_id: int, now: int) -> list[Session]:
    """The browser sessions of an account, the last used first."""
    found = select(sessions.c.token_hash, sessions.c.created, _LAST_USE).where(
        sessions.c.user_id == user_id, sessions.c.kind == "cookie", sessions.c.expires > now
    )
    rows = connection.execute(found.order_by(_LAST_USE.desc(), sessions.c.token_hash))
    return [Session(session_id(hashed), created, used) for hashed, created, used in rows]


def session_id(token_hash: str) -> str:
    return token_hash[:ID_LENGTH]


def end_session(connection: Connection, user_id: int, wanted: str) -> bool:
    """End one browser session of an account by its id; returns whether there was one."""
    ended = delete(sessions).where(
        sessions.c.user_id == user_id,
        sessions.c.kind == "cookie",
        func.substr(sessions.c.token_hash, 1, ID_LENGTH) == wanted,
    )
    return connection.execute(ended).rowcount > 0


def end_other_sessions(connection: Connection, user_id: int, token: str) -> int:
    """End all browser sessions of an account except that of `token`; returns how many."""
    ended = delete(sessions).where(
        sessions.c.user_id == user_id,
        sessions.c.kind == "cookie",
        sessions.c.token_hash != token_hash(token),
    )
    return connection.execute(ended).rowcount


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
        not_(is_banned(bindparam("now"))),
    )
)


def user_of_token(connection: Connection, token: str, kind: str, now: int) -> User | None:
    """The user whose session has this token, unless the session has expired."""
    values = {"hash": token_hash(token), "session": kind, "now": now}
    found = run_compiled(connection, _USER_OF_TOKEN, values).rows
    return User(*found[0]) if found else None


def refuse_banned(connection: Connection, token: str, now: int) -> None:
    """Raise a refusal if the account of a session is banned: a bot keeps its token meanwhile."""
    found = (
        select(sanctions.c.kind, sanctions.c.reason, sanctions.c.until)
        .join(sessions, sessions.c.user_id == sanctions.c.user_id)
        .where(sessions.c.token_hash == token_hash(token), sanctions.c.kind == "ban", is_active(now))
    )
    if row := connection.execute(found).first():
        raise refusal(*row)


def end_browser_sessions(connection: Connection, user_id: int) -> None:
    ended = [sessions.c.user_id == user_id, sessions.c.kind == "cookie"]
    connection.execute(delete(sessions).where(*ended))


def valid_tokens(connection: Connection, hashes: Sequence[str], now: int) -> frozenset[str]:
    """The token hashes, of those given, whose sessions have not ended or expired."""
    valid: set[str] = set()
    banned = select(users.c.id).where(is_banned(now))
    for first in range(0, len(hashes), _CHUNK):
        found = connection.execute(
            select(sessions.c.token_hash).where(
                sessions.c.token_hash.in_(hashes[first : first + _CHUNK]),
                or_(sessions.c.expires.is_(None), sessions.c.expires > now),
                sessions.c.user_id.not_in(banned),
            )
        )
        valid.update(found.scalars())
    return frozenset(valid)


def renew_session(connection: Connection, user_id: int, token: str, now: int, days: int) -> bool:
    """Extend a session that is in use, and return whether it was due. Notes its use once an hour.

    A session is due once a day, or after half its life if it lasts less than two days.
    """
    lasts = days * DAY
    due = [
        sessions.c.token_hash == token_hash(token),
        sessions.c.expires < now + lasts - min(DAY, lasts // 2),
    ]
    if connection.execute(select(sessions.c.user_id).where(*due)).first() is None:
        unnoted = [sessions.c.token_hash == token_hash(token), now - NOTED_EVERY > _LAST_USE]
        connection.execute(update(sessions).where(*unnoted).values(used=now))
        return False
    # Update the account before the session, in the order in which a deletion locks them: no deadlock.
    connection.execute(update(users).where(users.c.id == user_id).values(seen=now))
    renewed = connection.execute(update(sessions).where(*due).values(expires=now + lasts, used=now))
    return renewed.rowcount == 1


def delete_expired(connection: Connection, now: int) -> int:
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount
