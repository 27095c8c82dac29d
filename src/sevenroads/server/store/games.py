"""Games in the database: rows, logs, chat and the notifications between workers.

Each function that changes something takes a connection inside a transaction. Whoever stores an entry states
the number it must follow; if another was faster, `Stale` is raised and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    CursorResult,
    Text,
    and_,
    any_,
    bindparam,
    false,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from ...rules.types import SIDES, Side
from .database import run_compiled
from .edition_files import Files, names_in
from .rows import Entry
from .schema import chat, entries, files, games, rating_changes, users

#: The channel on which PostgreSQL tells other workers that something was stored.
CHANNEL: Final = "sevenroads"
#: What a notification tells of, to find out whether one was missed.
STANDING: Final = ("seq", "status", "rematch")
LOBBY_SIZE: Final = 200
#: Lines of a table's chat that a newcomer is sent.
CHAT_LINES: Final = 100
LAST_NUMBER: Final = 2**31 - 1
PAGE: Final = 50
#: Browsers of one account that are told of its turns.
DEVICES: Final = 10


class Stale(Exception):
    """The game has gone on since it was read."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored: its row, its log, the people at it and their files."""

    row: Mapping[str, Any]
    log: tuple[Entry, ...]
    people: Mapping[int, Mapping[str, Any]]
    files: Files


# Statements are built once: building one costs more than running it.
_ENTRY: Final = {column.name: bindparam(column.name, type_=column.type) for column in entries.c}
_INSERT_ENTRY: Final = insert(entries).values(_ENTRY)
_ADVANCE: Final = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("expected"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "seq",
                "status",
                "turn",
                "side",
                "acting",
                "machine",
                "deadline",
                "moved",
                "ended",
                "result",
                "termination",
            )
        }
    )
)


def _store_and_tell() -> Any:
    """The same two as one statement, which tells of it too: one way to PostgreSQL and back for an action."""
    moved = _ADVANCE.returning(games.c.id).cte("moved")
    entry = select(*_ENTRY.values()).select_from(moved)
    stored = insert(entries).from_select(list(_ENTRY), entry).returning(entries.c.seq).cte("stored")
    told = func.unnest(bindparam("payloads", type_=ARRAY(Text))).column_valued("told")
    return select(func.pg_notify(bindparam("channel"), told)).select_from(stored)


_STORE_AND_TELL: Final = _store_and_tell()
_GAME: Final = select(games).where(games.c.id == bindparam("game"))
_PLAYERS: Final = select(users.c.id, users.c.name, users.c.kind).where(
    users.c.id.in_([bindparam("south"), bindparam("north")])
)
_ENTRIES: Final = (
    select(*(entries.c[name] for name in Entry._fields))
    .where(entries.c.game_id == bindparam("game"), entries.c.seq > bindparam("after"))
    .where(entries.c.seq <= bindparam("last"))
    .order_by(entries.c.seq)
)
_SAID: Final = select(chat, users.c.name).join(users, users.c.id == chat.c.user_id)
_CHAT: Final = (
    _SAID.where(chat.c.game_id == bindparam("game"), chat.c.room.in_(bindparam("rooms", expanding=True)))
    .order_by(chat.c.id.desc())
    .limit(CHAT_LINES)
)
_CHAT_LINE: Final = _SAID.where(chat.c.id == bindparam("line"))
#: One array: thousands of ids as a list of their own would be a new statement each time.
_STANDINGS: Final = select(games.c.id, *(games.c[name] for name in STANDING)).where(
    games.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
)
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


_SIDES: Final = {side.value: side for side in SIDES}


def notify(connection: Connection, payload: str) -> None:
    """Tell the other workers, when this transaction is committed; SQLite has none."""
    if connection.dialect.name == "postgresql":
        run_compiled(connection, _NOTIFY, {"channel": CHANNEL, "payload": payload})


def create(connection: Connection, values: Mapping[str, Any]) -> None:
    connection.execute(insert(games), dict(values))
    notify(connection, f"table {values['id']}")


def seat(
    connection: Connection, game_id: str, side: str, user_id: int, changes: Mapping[str, Any], worker: str
) -> bool:
    """Give a free seat of an open table to a user and change what goes with it; False if it is taken."""
    column = games.c[side]
    done = connection.execute(
        update(games)
        .where(games.c.id == game_id, games.c.status == "open", column.is_(None))
        .values({side: user_id, **changes})
    )
    if done.rowcount:
        notify(connection, f"turn {game_id} {worker} {changes['acting']}")
        notify(connection, f"table {game_id}")
    return done.rowcount == 1


def cancel(connection: Connection, game_id: str, user_id: int | None, now: int) -> bool:
    """Close an open table: a user's own, or without one whosever it is."""
    closed = update(games).where(games.c.id == game_id, games.c.status == "open")
    if user_id is not None:
        closed = closed.where(games.c.creator == user_id)
    done = connection.execute(closed.values(status="cancelled", ended=now))
    if done.rowcount:
        _forget_rematch(connection, game_id)
    notify(connection, f"table {game_id}")
    return done.rowcount == 1


def _forget_rematch(connection: Connection, rematch: str) -> None:
    """A rematch comes to nothing: another may be asked for."""
    found = connection.execute(select(games.c.id).where(games.c.rematch == rematch)).scalars().all()
    connection.execute(update(games).where(games.c.rematch == rematch).values(rematch=None))
    for game_id in found:
        notify(connection, f"table {game_id}")


def set_rematch(connection: Connection, game_id: str, rematch: str) -> bool:
    """Note a game's rematch, once."""
    done = connection.execute(
        update(games).where(games.c.id == game_id, games.c.rematch.is_(None)).values(rematch=rematch)
    )
    notify(connection, f"table {game_id}")
    return done.rowcount == 1


def append(
    connection: Connection, game_id: str, entry: Entry, changes: Mapping[str, Any], payloads: Sequence[str]
) -> None:
    """Store the next entry of a game and how the game stands after it, and tell other workers of it."""
    values = {
        "game": game_id,
        "expected": entry.seq - 1,
        **{f"new_{name}": value for name, value in changes.items()},
        "game_id": game_id,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": str(entry.seat),
        "action": entry.action,
        "at": entry.at,
        "command": entry.command,
        "channel": CHANNEL,
        "payloads": payloads,
    }
    if connection.dialect.name == "postgresql":
        if not run_compiled(connection, _STORE_AND_TELL, values).rows:
            raise Stale(game_id)
        return
    if run_compiled(connection, _ADVANCE, values).affected != 1:
        raise Stale(game_id)
    run_compiled(connection, _INSERT_ENTRY, values)


def load(connection: Connection, game_id: str, *, whole: bool = False) -> StoredGame | None:
    """A game with its log and the people at it; the `whole` log is what lies there, whatever the row says."""
    row = connection.execute(_GAME, {"game": game_id}).mappings().one_or_none()
    if row is None:
        return None
    stored = dict(row)
    return StoredGame(
        stored,
        # As many as the row tells of: more may have been stored since it was read.
        entries_since(connection, game_id, 0, LAST_NUMBER if whole else stored["seq"]),
        _named(connection.execute(_PLAYERS, {side: stored[side] for side in ("south", "north")})),
        file_texts(connection, names_in(stored["variant"])),
    )


def entries_since(
    connection: Connection, game_id: str, seq: int, last: int = LAST_NUMBER
) -> tuple[Entry, ...]:
    """The entries of a game after one number, and up to another."""
    found = run_compiled(connection, _ENTRIES, {"game": game_id, "after": seq, "last": last})
    return tuple(
        Entry(seq, kind, _SIDES[seat], at, action, command)
        for seq, kind, seat, at, action, command in found.rows
    )


def standings(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[Any, ...]]:
    """Where games stand: for healing what a notification missed, so of PostgreSQL alone."""
    found = run_compiled(connection, _STANDINGS, {"ids": list(ids)})
    return {row[0]: tuple(row[1:]) for row in found.rows}


def people(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> dict[int, Mapping[str, Any]]:
    """Name and kind of everyone at these games."""
    ids = {row[side] for row in rows for side in ("south", "north") if row[side] is not None}
    if not ids:
        return {}
    return _named(
        connection.execute(select(users.c.id, users.c.name, users.c.kind).where(users.c.id.in_(ids)))
    )


def _named(found: CursorResult[Any]) -> dict[int, Mapping[str, Any]]:
    return {row["id"]: dict(row) for row in found.mappings()}


Found = tuple[list[Mapping[str, Any]], dict[int, Mapping[str, Any]]]


def _with_people(connection: Connection, statement: Any) -> Found:
    rows = list(connection.execute(statement).mappings())
    return [dict(row) for row in rows], people(connection, [dict(row) for row in rows])


def lobby(connection: Connection) -> Found:
    """Public tables that wait for a player, then public games that are being played."""
    return _with_people(
        connection,
        select(games)
        .where(games.c.public, games.c.status.in_(("open", "playing")))
        .order_by(games.c.status, games.c.created.desc())
        .limit(LOBBY_SIZE),
    )


def one(connection: Connection, game_id: str) -> Found:
    return _with_people(connection, select(games).where(games.c.id == game_id))


def acting(connection: Connection, user_id: int) -> list[str]:
    """The games at which a user is to act, the longest waiting first."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.acting == user_id, games.c.status == "playing")
        .order_by(games.c.moved)
        .limit(LOBBY_SIZE)
    )
    return [row.id for row in found]


def abandoned(connection: Connection) -> list[tuple[str, Side, int]]:
    """The games in play of people who have gone, at which seat, and who they were."""
    found: list[tuple[str, Side, int]] = []
    for side in SIDES:
        player = games.c[side.value]
        rows = connection.execute(
            select(games.c.id, player.label("player"))
            .join(users, users.c.id == player)
            .where(games.c.status == "playing", users.c.kind == "gone")
        )
        found += [(row.id, side, row.player) for row in rows]
    return found


def waiting(connection: Connection, user_id: int, in_lobby: bool = False) -> list[str]:
    """The tables a user has opened at which a seat is still free; all, or those that the lobby shows."""
    found = select(games.c.id).where(games.c.status == "open", games.c.creator == user_id)
    if in_lobby:
        found = found.where(games.c.public)
    return list(connection.execute(found).scalars())


def history(
    connection: Connection,
    viewer: int | None,
    *,
    player: int | None = None,
    mine: bool = False,
    edition: str | None = None,
    status: str | None = None,
    result: str | None = None,
    before: int | None = None,
    before_id: str | None = None,
    limit: int = PAGE,
) -> Found:
    """Games by filters, the newest first: public ones, and those the viewer plays or played.

    Those that were opened `before` a time; with `before_id` also those of that very time which come later in
    the list than this one.
    """
    own = or_(games.c.south == viewer, games.c.north == viewer) if viewer is not None else false()
    seen: ColumnElement[bool] = own if mine else or_(games.c.public, own)
    conditions = [seen, games.c.status != "cancelled"]
    if player is not None:
        conditions.append(or_(games.c.south == player, games.c.north == player))
    if edition is not None:
        conditions.append(games.c.edition == edition)
    if status is not None:
        conditions.append(games.c.status == status)
    if result is not None:
        conditions.append(games.c.result == result)
    if before is not None:
        later = and_(games.c.created == before, games.c.id < before_id) if before_id is not None else false()
        conditions.append(or_(games.c.created < before, later))
    newest = select(games).where(and_(*conditions)).order_by(games.c.created.desc(), games.c.id.desc())
    return _with_people(connection, newest.limit(min(limit, PAGE)))


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Games whose running clock has run out."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.status == "playing", games.c.deadline <= now)
        .order_by(games.c.deadline)
        .limit(limit)
    )
    return [row.id for row in found]


def forgotten(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables that were opened before a time and at which a seat is still free."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.status == "open", games.c.created < before)
        .order_by(games.c.created)
        .limit(limit)
    )
    return [row.id for row in found]


def started(connection: Connection) -> list[str]:
    """All games that have begun, the oldest first."""
    found = connection.execute(select(games.c.id).where(games.c.start.is_not(None)).order_by(games.c.started))
    return list(found.scalars())


def waiting_for_machine(connection: Connection, before: int, limit: int) -> list[str]:
    """Games at which a machine is to act or answer and has not since `before`: its worker may have died."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.machine, games.c.status == "playing", games.c.moved <= before)
        .order_by(games.c.moved)
        .limit(limit)
    )
    return [row.id for row in found]


def delete(connection: Connection, game_id: str) -> bool:
    _forget_rematch(connection, game_id)
    for table in (entries, chat, rating_changes):
        connection.execute(table.delete().where(table.c.game_id == game_id))
    notify(connection, f"table {game_id}")
    return connection.execute(games.delete().where(games.c.id == game_id)).rowcount == 1


# ------------------------------------------------------------ chat


def say(connection: Connection, values: Mapping[str, Any], worker: str) -> bool:
    """Store a line; False if this command has stored one already."""
    # One at a time for each table: the same command may come by two workers at once.
    connection.execute(select(games.c.id).where(games.c.id == values["game_id"]).with_for_update())
    known = connection.execute(
        select(chat.c.id).where(chat.c.game_id == values["game_id"], chat.c.command == values["command"])
    ).first()
    if known:
        return False
    line_id = connection.execute(insert(chat).returning(chat.c.id), dict(values)).scalar_one()
    notify(connection, f"chat {values['game_id']} {worker} {line_id}")
    return True


def chat_of(connection: Connection, game_id: str, rooms: Sequence[str]) -> list[Any]:
    """The last lines of these rooms of a table's chat, oldest first, with their speakers' names."""
    return list(connection.execute(_CHAT, {"game": game_id, "rooms": rooms}))[::-1]


def chat_line(connection: Connection, line_id: int) -> Any:
    """One line, if it is still there."""
    return connection.execute(_CHAT_LINE, {"line": line_id}).one_or_none()


def forget_lines(connection: Connection, ids: Sequence[int]) -> None:
    """Delete what these people have written, at all tables."""
    connection.execute(chat.delete().where(chat.c.user_id.in_(ids)))


# ------------------------------------------------------------ files


def store_file(connection: Connection, values: Mapping[str, Any]) -> None:
    """Keep a file; its name is made from its text, so that one that is there is the same."""
    if not file_texts(connection, [values["name"]]):
        # Two may send the same file at once.
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(files), dict(values))


def file_texts(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """The texts of files by their names; those that are not known are left out."""
    if not names:
        return {}
    found = connection.execute(select(files.c.name, files.c.text).where(files.c.name.in_(names)))
    return {row.name: row.text for row in found}
