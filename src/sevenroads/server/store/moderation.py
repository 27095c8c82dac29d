"""Muted players, reports, chat bans and bans in the database.

Every function takes a connection inside a transaction. `until` is None for a sanction without an end.
A report holds copies of chat lines, so that they stay readable as evidence, and never a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    exists,
    insert,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ..runtime.errors import CommandRefused
from .rows import ChatRow
from .schema import mutes, report_lines, reports, sanctions, users

SanctionKind = Literal["chat", "ban"]
Reason = Literal["chat", "cheating", "rating", "stalling", "name", "other"]
#: Players whom one account can mute; then the oldest is dropped.
MOST_MUTES: Final = 200


def refusal(kind: SanctionKind, reason: str, until: int | None) -> CommandRefused:
    """Why a sanctioned account may not chat or sign in. In the values, `until` is `never` without an end."""
    day = "never"
    if until is not None:
        day = datetime.fromtimestamp(until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    end = "" if until is None else f" until {day}"
    values = {"until": day, "reason": reason}
    if kind == "chat":
        return CommandRefused("chat-banned", f"You may not chat{end}. Reason: {reason}", values=values)
    return CommandRefused("banned", f"Your account is banned{end}. Reason: {reason}", values=values)


# ------------------------------------------------------------ mutes


@dataclass(frozen=True, slots=True)
class Mute:
    """A player whose chat another one does not want to read."""

    id: int
    muted_id: int
    name: str
    kind: Literal["guest", "user", "bot", "gone"]


def mute(connection: Connection, user_id: int, muted_id: int, now: int) -> None:
    if muted_id in muted_by(connection, user_id):
        return
    try:
        with connection.begin_nested():
            values = {"user_id": user_id, "muted_id": muted_id, "at": now}
            connection.execute(insert(mutes), values)
    except IntegrityError:
        return  # another request has just done it
    surplus = (
        select(mutes.c.id).where(mutes.c.user_id == user_id).order_by(mutes.c.id.desc()).offset(MOST_MUTES)
    )
    if ids := list(connection.execute(surplus).scalars()):
        connection.execute(delete(mutes).where(mutes.c.id.in_(ids)))


def unmute(connection: Connection, user_id: int, mute_id: int) -> bool:
    gone = delete(mutes).where(mutes.c.user_id == user_id, mutes.c.id == mute_id)
    return connection.execute(gone).rowcount > 0


def muted_by(connection: Connection, user_id: int) -> frozenset[int]:
    """The accounts that a user has muted."""
    return frozenset(connection.execute(select(mutes.c.muted_id).where(mutes.c.user_id == user_id)).scalars())


def list_mutes(connection: Connection, user_id: int) -> list[Mute]:
    found = (
        select(mutes.c.id, mutes.c.muted_id, users.c.name, users.c.kind)
        .join(users, users.c.id == mutes.c.muted_id)
        .where(mutes.c.user_id == user_id)
        .order_by(mutes.c.id)
    )
    return [Mute(*row) for row in connection.execute(found)]


# ------------------------------------------------------------ reports


@dataclass(frozen=True, slots=True)
class Report:
    """A report with the names of both people."""

    id: int
    at: int
    reason: str
    text: str
    game_id: str
    reporter: int
    reporter_name: str
    reported: int
    reported_name: str
    closed: int | None


_REPORTER: Final = users.alias("reporting")
_REPORTED: Final = users.alias("reported_user")
_REPORTS: Final = (
    select(
        reports.c.id,
        reports.c.at,
        reports.c.reason,
        reports.c.text,
        reports.c.game_id,
        reports.c.reporter,
        _REPORTER.c.name.label("reporter_name"),
        reports.c.reported,
        _REPORTED.c.name.label("reported_name"),
        reports.c.closed,
    )
    .join(_REPORTER, _REPORTER.c.id == reports.c.reporter)
    .join(_REPORTED, _REPORTED.c.id == reports.c.reported)
)


def store_report(connection: Connection, values: dict[str, Any], lines: Sequence[ChatRow]) -> None:
    """Store a report with its evidence; refuses a second one about the same person at the same table."""
    try:
        with connection.begin_nested():
            report_id = connection.execute(insert(reports).returning(reports.c.id), values).scalar_one()
    except IntegrityError:
        raise CommandRefused("reported", "You have already reported this player at this table.") from None
    if lines:
        connection.execute(
            insert(report_lines),
            [
                {
                    "report_id": report_id,
                    "number": number,
                    "user_id": line.user_id,
                    "room": line.room,
                    "text": line.text,
                    "at": line.at,
                }
                for number, line in enumerate(lines, 1)
            ],
        )


def list_reports(connection: Connection, *, closed: bool) -> list[Report]:
    """All reports, the oldest first; without `closed` only those that wait for the operator."""
    found = _REPORTS if closed else _REPORTS.where(reports.c.closed.is_(None))
    return [Report(**row) for row in connection.execute(found.order_by(reports.c.id)).mappings()]


def find_report(connection: Connection, report_id: int) -> Report | None:
    row = connection.execute(_REPORTS.where(reports.c.id == report_id)).mappings().one_or_none()
    return Report(**row) if row is not None else None


def evidence(connection: Connection, report_id: int) -> list[tuple[int, str, str, str]]:
    """The chat lines of a report: time, author, room and text."""
    found = (
        select(report_lines.c.at, users.c.name, report_lines.c.room, report_lines.c.text)
        .join(users, users.c.id == report_lines.c.user_id)
        .where(report_lines.c.report_id == report_id)
        .order_by(report_lines.c.number)
    )
    return [tuple(row) for row in connection.execute(found)]


def close_report(connection: Connection, report_id: int, now: int) -> bool:
    done = update(reports).where(reports.c.id == report_id).values(closed=now)
    return connection.execute(done).rowcount > 0


# ------------------------------------------------------------ sanctions


def is_active(now: int | Any) -> ColumnElement[bool]:
    return or_(sanctions.c.until.is_(None), sanctions.c.until > now)


def is_banned(now: int | Any) -> ColumnElement[bool]:
    """A condition for a query of `users`: the account is banned now."""
    # A literal: compiled statements take their named parameters only.
    ban: ColumnElement[str] = literal_column("'ban'")
    return exists().where(sanctions.c.user_id == users.c.id, sanctions.c.kind == ban, is_active(now))


def require_none(connection: Connection, user_id: int, now: int, *kinds: SanctionKind) -> None:
    """Raise a refusal if one of these sanctions is in force, for the account or for the owner of a bot."""
    owner = select(users.c.owner).where(users.c.id == user_id).scalar_subquery()
    found = select(sanctions.c.kind, sanctions.c.reason, sanctions.c.until).where(
        or_(sanctions.c.user_id == user_id, sanctions.c.user_id == owner),
        sanctions.c.kind.in_(kinds),
        is_active(now),
    )
    if row := connection.execute(found.order_by(sanctions.c.kind)).first():
        raise refusal(*row)


def impose(
    connection: Connection, user_id: int, kind: SanctionKind, reason: str, now: int, until: int | None
) -> None:
    """Store a sanction; it replaces an earlier one of its kind."""
    lift(connection, user_id, kind)
    values = {"user_id": user_id, "kind": kind, "reason": reason, "at": now, "until": until}
    connection.execute(insert(sanctions), values)


def lift(connection: Connection, user_id: int, kind: SanctionKind) -> bool:
    gone = delete(sanctions).where(sanctions.c.user_id == user_id, sanctions.c.kind == kind)
    return connection.execute(gone).rowcount > 0


def list_sanctions(connection: Connection, now: int) -> list[tuple[int, str, str, str, int | None]]:
    """The sanctions in force: account, name, kind, reason, end."""
    found = (
        select(users.c.id, users.c.name, sanctions.c.kind, sanctions.c.reason, sanctions.c.until)
        .join(users, users.c.id == sanctions.c.user_id)
        .where(is_active(bindparam("now", now)))
        .order_by(sanctions.c.at)
    )
    return [tuple(row) for row in connection.execute(found)]


def delete_of(connection: Connection, ids: Sequence[int]) -> None:
    """Forget deleted accounts: their reports and mutes, those about them, and their lines in others."""
    connection.execute(delete(report_lines).where(report_lines.c.user_id.in_(ids)))
    for column in (reports.c.reporter, reports.c.reported):
        mine = select(reports.c.id).where(column.in_(ids))
        connection.execute(delete(report_lines).where(report_lines.c.report_id.in_(mine)))
        connection.execute(delete(reports).where(column.in_(ids)))
    connection.execute(delete(mutes).where(or_(mutes.c.user_id.in_(ids), mutes.c.muted_id.in_(ids))))
    connection.execute(delete(sanctions).where(sanctions.c.user_id.in_(ids)))
