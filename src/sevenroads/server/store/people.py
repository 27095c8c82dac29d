"""People in the database: accounts, sessions, bots' tokens, ratings. Speaks SQL, decides nothing else.

Tokens are random and long; only their SHA-256 is stored, and they are looked up by it, so that comparing
takes the same time whatever was sent.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ...game.clock import DAY
from ..runtime.errors import CommandRefused
from . import glicko
from .database import run_compiled
from .schema import games, rating_changes, ratings, sessions, users

#: Days without a game after which a rating is one period less sure.
PERIOD_DAYS: Final = 7
#: Values in one list of a query.
_CHUNK: Final = 500


class NameTaken(CommandRefused):
    """An account has this name."""

    def __init__(self) -> None:
        super().__init__("name-taken", "Another account has this name: choose a different one.")


class NotSignedIn(CommandRefused):
    """Nobody asks, or nobody any more."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "Choose a name or sign in first.")


@dataclass(frozen=True, slots=True)
class User:
    """Who is asking."""

    id: int
    name: str
    kind: str  # guest, user, bot


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def name_key(name: str) -> str:
    """What makes two names the same: case, width, accents' encoding and how many spaces do not."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


# ------------------------------------------------------------ accounts


def create(
    connection: Connection,
    name: str,
    kind: str,
    now: int,
    password: str | None = None,
    owner: int | None = None,
) -> User:
    # Guests may share a name, but nobody passes for an account.
    if by_name(connection, name) is not None:
        raise NameTaken
    key = None if kind == "guest" else name_key(name)
    values = {
        "name": name,
        "name_key": key,
        "kind": kind,
        "password": password,
        "owner": owner,
        "created": now,
        "seen": now,
    }
    try:
        user_id = connection.execute(insert(users).returning(users.c.id), values).scalar_one()
    except IntegrityError:
        raise NameTaken from None
    return User(user_id, name, kind)


def register_guest(connection: Connection, user_id: int, name: str, password: str) -> User:
    """Make an account of a guest, who keeps its games; its sessions end: they were opened by no password."""
    if by_name(connection, name) is not None:
        raise NameTaken
    try:
        made = connection.execute(
            update(users)
            .where(users.c.id == user_id, users.c.kind == "guest")
            .values(name=name, name_key=name_key(name), kind="user", password=password)
        )
    except IntegrityError:
        raise NameTaken from None
    if not made.rowcount:
        raise NameTaken  # this guest has just got an account under another name
    close_sessions(connection, user_id)
    return User(user_id, name, "user")


def by_name(connection: Connection, name: str) -> Mapping[str, Any] | None:
    if "\0" in name:
        return None  # PostgreSQL knows no such text
    found = connection.execute(select(users).where(users.c.name_key == name_key(name)))
    return _mapping(found.mappings().one_or_none())


def by_id(connection: Connection, user_id: int) -> Mapping[str, Any] | None:
    found = connection.execute(select(users).where(users.c.id == user_id))
    return _mapping(found.mappings().one_or_none())


def _mapping(row: Any) -> Mapping[str, Any] | None:
    return dict(row) if row is not None else None


def free_guest_name(connection: Connection) -> str:
    """A name for a guest who gives none, which no account has."""
    least = 1000
    while by_name(connection, name := f"Guest {least + secrets.randbelow(9 * least)}") is not None:
        least *= 10
    return name


def rename_guest(connection: Connection, user_id: int, name: str) -> None:
    if by_name(connection, name) is not None:
        raise NameTaken
    connection.execute(update(users).where(users.c.id == user_id, users.c.kind == "guest").values(name=name))


def still_has_password(connection: Connection, user_id: int, hashed: str) -> bool:
    """Whether this is an account's hashed password, and stays it until this transaction ends."""
    found = select(users.c.password).where(users.c.id == user_id).with_for_update(read=True)
    return connection.execute(found).scalar_one_or_none() == hashed


def replace_hash(connection: Connection, user_id: int, old: str, new: str) -> None:
    """Keep the same password by another hash, unless it has been changed; nobody is signed out."""
    # Not as `still_has_password` holds it: two logins at once would wait for each other.
    found = select(users.c.password).where(users.c.id == user_id).with_for_update(key_share=True)
    if connection.execute(found).scalar_one() == old:
        connection.execute(update(users).where(users.c.id == user_id).values(password=new))


def set_password(connection: Connection, user_id: int, password: str, keep: str | None = None) -> None:
    """A new password ends every session that the old one opened, but the one to `keep`."""
    connection.execute(update(users).where(users.c.id == user_id).values(password=password))
    ended = [sessions.c.user_id == user_id, sessions.c.kind == "cookie"]
    if keep is not None:
        ended.append(sessions.c.token_hash != token_hash(keep))
    connection.execute(delete(sessions).where(*ended))


def remove(connection: Connection, ids: Sequence[int]) -> None:
    """Delete accounts; games stay, under names that tell nothing, and ratings until no game needs them."""
    connection.execute(delete(sessions).where(sessions.c.user_id.in_(ids)))
    for one in ids:
        connection.execute(
            update(users)
            .where(users.c.id == one)
            .values(name=f"Player {one}", name_key=None, kind="gone", password=None, owner=None)
        )


def with_bots(connection: Connection, user_id: int) -> list[int]:
    """An account and its bots, which nobody else changes, nor refers to anew, until this transaction ends."""
    # The owner's row first, by itself: a bot that is being made must be seen.
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update())
    bots = select(users.c.id).where(users.c.owner == user_id).order_by(users.c.id).with_for_update()
    return [user_id, *connection.execute(bots).scalars()]


def hold(connection: Connection, *ids: int) -> dict[int, str]:
    """The kinds of accounts; they stay the same until this transaction ends.

    Ask before anything else is locked, and for all at once, in the order in which accounts are deleted: an
    owner before its bots. Else this transaction and a deletion could wait for each other.
    """
    found = select(users.c.id, users.c.kind).where(users.c.id.in_(ids)).order_by(users.c.id)
    return {row.id: row.kind for row in connection.execute(found.with_for_update(read=True, key_share=True))}


def require(connection: Connection, user_id: int, *others: int) -> None:
    """Someone does something that is stored: the account may have been deleted since it was asked for.

    The `others` are those whom it concerns too.
    """
    if hold(connection, user_id, *others)[user_id] == "gone":
        raise NotSignedIn


def everyone(connection: Connection) -> list[Mapping[str, Any]]:
    """All registered accounts, for the operator."""
    found = connection.execute(
        select(users.c.id, users.c.name, users.c.kind, users.c.created, users.c.seen)
        .where(users.c.kind.in_(("user", "bot")))
        .order_by(users.c.id)
    )
    return [dict(row) for row in found.mappings()]


# ------------------------------------------------------------ sessions and tokens


def open_session(connection: Connection, user_id: int, kind: str, now: int, days: int | None) -> str:
    """A new session or bearer token; the token itself is returned once and never stored."""
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


def close_sessions(connection: Connection, user_id: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.user_id == user_id))


def hold_session(connection: Connection, token_hash: str) -> bool:
    """Whether a session has not been ended, nor will be before this transaction ends."""
    found = select(sessions.c.user_id).where(sessions.c.token_hash == token_hash)
    return connection.execute(found.with_for_update(read=True, key_share=True)).first() is not None


# Built once: every request needs it, and building it costs more than running it.
_OF_TOKEN: Final = (
    select(users.c.id, users.c.name, users.c.kind)
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(
        sessions.c.token_hash == bindparam("hash"),
        sessions.c.kind == bindparam("session"),
        or_(sessions.c.expires.is_(None), sessions.c.expires > bindparam("now")),
    )
)


def of_token(connection: Connection, token: str, kind: str, now: int) -> User | None:
    """Whose session a token opens, if it has not expired."""
    values = {"hash": token_hash(token), "session": kind, "now": now}
    found = run_compiled(connection, _OF_TOKEN, values).rows
    return User(*found[0]) if found else None


def valid_tokens(connection: Connection, hashes: Sequence[str], now: int) -> frozenset[str]:
    """Those of these hashes that are of sessions which have not ended."""
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
    """Let a session that is used last longer, once a day, a short one sooner; whether it was time to."""
    lasts = days * DAY
    due = [
        sessions.c.token_hash == token_hash(token),
        sessions.c.expires < now + lasts - min(DAY, lasts // 2),
    ]
    if connection.execute(select(sessions.c.user_id).where(*due)).first() is None:
        return False
    # The account's row before the session's, as when it is deleted: neither waits for the other.
    connection.execute(update(users).where(users.c.id == user_id).values(seen=now))
    renewed = connection.execute(update(sessions).where(*due).values(expires=now + lasts))
    return renewed.rowcount == 1


def forget_expired(connection: Connection, now: int) -> int:
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


def bots_of(connection: Connection, user_id: int) -> list[Mapping[str, Any]]:
    found = connection.execute(
        select(users.c.id, users.c.name, users.c.created).where(users.c.owner == user_id)
    )
    return [dict(row) for row in found.mappings()]


# ------------------------------------------------------------ ratings and statistics


def rating_of(connection: Connection, user_id: int, edition: str) -> glicko.Rating | None:
    row = connection.execute(
        select(ratings).where(ratings.c.user_id == user_id, ratings.c.edition == edition)
    ).one_or_none()
    return glicko.Rating(row.rating, row.deviation, row.volatility) if row else None


def ratings_of(connection: Connection, user_id: int) -> list[Mapping[str, Any]]:
    found = connection.execute(
        select(ratings).where(ratings.c.user_id == user_id).order_by(ratings.c.edition)
    )
    return [dict(row) for row in found.mappings()]


def rate(
    connection: Connection, game_id: str, edition: str, south: int, north: int, score: float, now: int
) -> None:
    """Rate an ended game, in the transaction that ends it. `score` is south's."""
    before = []
    # In the order of ids, so that two games of the same two players that end at once cannot block each other.
    held = {user: _rating_row(connection, user, edition) for user in sorted((south, north))}
    for user in (south, north):
        row = held[user]
        rating = glicko.Rating(row.rating, row.deviation, row.volatility) if row else glicko.Rating()
        idle = max(0, now - row.at) / (PERIOD_DAYS * DAY) if row else 0.0
        before.append((user, rating, idle, row.games if row else 0))
    for (user, own, idle, played), (_, other, other_idle, _), points in zip(
        before, reversed(before), (score, 1 - score), strict=True
    ):
        new = glicko.update(own, glicko.rest(other, other_idle), points, idle)
        values = {
            "rating": new.rating,
            "deviation": new.deviation,
            "volatility": new.volatility,
            "games": played + 1,
            "at": now,
        }
        if played or held[user] is not None:
            connection.execute(
                update(ratings)
                .where(ratings.c.user_id == user, ratings.c.edition == edition)
                .values(**values)
            )
        else:
            connection.execute(insert(ratings), {"user_id": user, "edition": edition, **values})
        connection.execute(
            insert(rating_changes),
            {"game_id": game_id, "user_id": user, "before": own.rating, "after": new.rating},
        )


def _rating_row(connection: Connection, user_id: int, edition: str) -> Any:
    # The user's row is locked too: a first rated game has no rating row yet to lock. Not its key: every game
    # of theirs that goes on refers to that, and would wait.
    connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))
    return connection.execute(
        select(ratings).where(ratings.c.user_id == user_id, ratings.c.edition == edition).with_for_update()
    ).one_or_none()


def rated_gone(connection: Connection) -> list[int]:
    """People who have gone, whose ratings are still stored, and who have no game in play that needs them."""
    own = or_(games.c.south == users.c.id, games.c.north == users.c.id)
    found = (
        select(ratings.c.user_id)
        .distinct()
        .join(users, users.c.id == ratings.c.user_id)
        .where(users.c.kind == "gone", ~exists().where(games.c.status == "playing", own))
        .order_by(ratings.c.user_id)
    )
    return list(connection.execute(found).scalars())


def forget_ratings(connection: Connection, ids: Sequence[int]) -> None:
    for table in (ratings, rating_changes):
        connection.execute(delete(table).where(table.c.user_id.in_(ids)))


def statistics(connection: Connection, user_id: int) -> list[Mapping[str, Any]]:
    """Games played, won, drawn and lost by edition and side; only finished ones."""
    found: list[Mapping[str, Any]] = []
    for side in ("south", "north"):
        own = games.c[side] == user_id
        rows = connection.execute(
            select(
                games.c.edition,
                func.count().label("played"),
                func.sum(case((games.c.result == side, 1), else_=0)).label("won"),
                func.sum(case((games.c.result == "draw", 1), else_=0)).label("drawn"),
            )
            .where(own, games.c.status == "ended", games.c.south.is_distinct_from(games.c.north))
            .group_by(games.c.edition)
            .order_by(games.c.edition)
        )
        found += [{"side": side, **row} for row in rows.mappings()]
    return found
