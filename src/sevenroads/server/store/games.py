"""Games in the database: tables, their logs, and the edition files that games use.

Each function takes a connection inside a transaction and runs SQL; it decides nothing. The caller of a
function that changes a game notifies the other workers in the same transaction (`workers.messages.notify`).
The caller of `append` gives the number that the entry must follow: if another worker was faster, `Stale` is
raised and nothing is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict, astuple
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Connection,
    CursorResult,
    Select,
    Text,
    and_,
    any_,
    bindparam,
    case,
    false,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ...rules.types import SIDES, Side
from .accounts import User
from .database import Database, outbox_of, run_compiled
from .edition_files import Files, names_in, register_files
from .moderation import is_banned
from .notifications import CHANNEL
from .rows import Deal, Entry, GameRow, Progress
from .schema import aborts, chat, entries, files, games, rating_changes, users

LOBBY_SIZE: Final = 200
LAST_NUMBER: Final = 2**31 - 1
PAGE: Final = 50


class Stale(Exception):
    """The game has gone on since it was read."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is stored: its row, its log, the people at it and their files."""

    row: GameRow
    log: tuple[Entry, ...]
    people: Mapping[int, User]
    files: Files


class GameList(NamedTuple):
    """Rows of games, and everyone who sits at one of them, by id."""

    rows: list[GameRow]
    people: dict[int, User]


class Version(NamedTuple):
    """The columns that show whether a worker has missed a notification about a game."""

    seq: int
    status: str
    rematch: str | None

    @classmethod
    def of(cls, row: GameRow) -> Version:
        return cls(row.seq, row.status, row.rematch)


# Statements are built once: building one costs more than running it.
_ENTRY: Final = {column.name: bindparam(column.name, type_=column.type) for column in entries.c}
_INSERT_ENTRY: Final = insert(entries).values(_ENTRY)
_ADVANCE: Final = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.seq == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in Progress.__struct_fields__})
)
_NEW_NAMES: Final = tuple(f"new_{name}" for name in Progress.__struct_fields__)


def _append_at_once(*, notify: bool) -> Any:
    """Both statements and the notifications as one: a single round trip to PostgreSQL for each action."""
    advanced = _ADVANCE.returning(games.c.id).cte("advanced")
    entry = select(*_ENTRY.values()).select_from(advanced)
    stored = insert(entries).from_select(list(_ENTRY), entry).returning(entries.c.seq).cte("stored")
    if not notify:
        return select(stored.c.seq)
    payload = func.unnest(bindparam("payloads", type_=ARRAY(Text))).column_valued("payload")
    return select(func.pg_notify(bindparam("channel"), payload)).select_from(stored)


#: `append` for PostgreSQL, with and without NOTIFY. Neither returns a row if the game has gone on.
APPEND: Final = _append_at_once(notify=False)
APPEND_AND_NOTIFY: Final = _append_at_once(notify=True)
_GAME: Final = select(games).where(games.c.id == bindparam("game"))
_USERS: Final = select(users.c.id, users.c.name, users.c.kind)
_PLAYERS: Final = _USERS.where(users.c.id.in_([bindparam("south"), bindparam("north")]))
_ENTRIES: Final = (
    select(*(entries.c[name] for name in Entry._fields))
    .where(entries.c.game_id == bindparam("game"), entries.c.seq > bindparam("after"))
    .where(entries.c.seq <= bindparam("last"))
    .order_by(entries.c.seq)
)
#: One array parameter: a list of thousands of ids would be a new statement each time.
_VERSIONS: Final = select(games.c.id, *(games.c[name] for name in Version._fields)).where(
    games.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
)
_SIDES: Final = {side.value: side for side in SIDES}


def create(connection: Connection, row: GameRow) -> None:
    connection.execute(insert(games), row.values())


def take_seat(connection: Connection, game_id: str, side: str, user_id: int, deal: Deal) -> bool:
    """Give the free seat of an open table to a user and begin the game; False if the seat was taken first."""
    done = connection.execute(
        update(games)
        .where(games.c.id == game_id, games.c.status == "open", games.c[side].is_(None))
        .values({side: user_id, **asdict(deal)})
    )
    return done.rowcount == 1


def cancel(connection: Connection, game_id: str, user_id: int | None, now: int) -> list[str]:
    """Close an open table: a user's own, or anybody's if `user_id` is None.

    Returns the games that changed, none if there was no such open table.
    """
    closed = update(games).where(games.c.id == game_id, games.c.status == "open")
    if user_id is not None:
        closed = closed.where(games.c.creator == user_id)
    done = connection.execute(closed.values(status="cancelled", ended=now))
    return [game_id, *_unlink_rematch(connection, game_id)] if done.rowcount else []


def cancel_waiting(connection: Connection, ids: Sequence[int], now: int) -> list[str]:
    """Close all open tables of these accounts; returns the games that changed."""
    opened = [(one, table_id) for one in ids for table_id in waiting(connection, one)]
    return [changed for one, table_id in opened for changed in cancel(connection, table_id, one, now)]


def _unlink_rematch(connection: Connection, rematch: str) -> Sequence[str]:
    """Remove the links to a rematch that will not be played; returns the games that changed."""
    linked = connection.execute(select(games.c.id).where(games.c.rematch == rematch)).scalars().all()
    connection.execute(update(games).where(games.c.rematch == rematch).values(rematch=None))
    return linked


def set_rematch(connection: Connection, game_id: str, rematch: str) -> bool:
    """Link a game to its rematch; False if it has one already."""
    done = connection.execute(
        update(games).where(games.c.id == game_id, games.c.rematch.is_(None)).values(rematch=rematch)
    )
    return done.rowcount == 1


def delete(connection: Connection, game_id: str) -> list[str]:
    """Delete a game with its log and chat; returns the games that changed, none if there was no such game."""
    linked = _unlink_rematch(connection, game_id)
    for table in (entries, chat, rating_changes, aborts):
        connection.execute(table.delete().where(table.c.game_id == game_id))
    done = connection.execute(games.delete().where(games.c.id == game_id))
    return [game_id, *linked] if done.rowcount else []


def append(
    connection: Connection, game_id: str, entry: Entry, progress: Progress, payloads: Sequence[str]
) -> None:
    """Store the next entry of a game and its progress, and notify the other workers of it."""
    values = {
        "game": game_id,
        "expected": entry.seq - 1,
        **dict(zip(_NEW_NAMES, astuple(progress), strict=True)),
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
        outbox = outbox_of(connection)
        statement = APPEND_AND_NOTIFY if outbox is None else APPEND
        if not run_compiled(connection, statement, values).rows:
            raise Stale(game_id)
        if outbox is not None:
            outbox.extend(payloads)
        return
    if run_compiled(connection, _ADVANCE, values).affected != 1:
        raise Stale(game_id)
    run_compiled(connection, _INSERT_ENTRY, values)


def load(connection: Connection, game_id: str, *, whole: bool = False) -> StoredGame | None:
    """A game with its log and the people at it.

    The log ends with the last entry that the row knows of. A `whole` log may go on: for checking the
    database.
    """
    found = connection.execute(_GAME, {"game": game_id}).mappings().one_or_none()
    if found is None:
        return None
    row = GameRow.read(found)
    return StoredGame(
        row,
        # Another worker may have stored more entries since the row was read.
        entries_since(connection, game_id, 0, LAST_NUMBER if whole else row.seq),
        _read_users(connection.execute(_PLAYERS, {"south": row.south, "north": row.north})),
        file_texts(connection, names_in(row.variant)),
    )


def entries_since(
    connection: Connection, game_id: str, seq: int, last: int = LAST_NUMBER
) -> tuple[Entry, ...]:
    """The entries of a game after number `seq`, up to number `last`."""
    found = run_compiled(connection, _ENTRIES, {"game": game_id, "after": seq, "last": last})
    return tuple(
        Entry(seq, kind, _SIDES[seat], at, action, command)
        for seq, kind, seat, at, action, command in found.rows
    )


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, Version]:
    """The versions of these games, to find missed notifications: for PostgreSQL only."""
    found = run_compiled(connection, _VERSIONS, {"ids": list(ids)})
    return {row[0]: Version(*row[1:]) for row in found.rows}


def _read_users(found: CursorResult[Any]) -> dict[int, User]:
    return {row.id: User(row.id, row.name, row.kind) for row in found}


def _with_people(connection: Connection, statement: Select[Any]) -> GameList:
    rows = [GameRow.read(row) for row in connection.execute(statement).mappings()]
    ids = {user for row in rows for user in (row.south, row.north) if user is not None}
    people = _read_users(connection.execute(_USERS.where(users.c.id.in_(ids)))) if ids else {}
    return GameList(rows, people)


def lobby(connection: Connection) -> GameList:
    """Public tables that wait for a player, then public games that are being played."""
    return _with_people(
        connection,
        select(games)
        .where(games.c.public, games.c.status.in_(("open", "playing")))
        .order_by(games.c.status, games.c.created.desc())
        .limit(LOBBY_SIZE),
    )


def one(connection: Connection, game_id: str) -> GameList:
    """One game; the list is empty if there is no such game."""
    return _with_people(connection, select(games).where(games.c.id == game_id))


def acting(connection: Connection, user_id: int) -> list[str]:
    """The games in which it is a user's turn, the longest waiting first."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.acting == user_id, games.c.status == "playing")
        .order_by(games.c.moved)
        .limit(LOBBY_SIZE)
    )
    return [row.id for row in found]


def abandoned(connection: Connection, now: int) -> list[tuple[str, Side, int]]:
    """The games in play of deleted and banned accounts: the game, the seat, the id of the account."""
    found: list[tuple[str, Side, int]] = []
    for side in SIDES:
        player = games.c[side.value]
        rows = connection.execute(
            select(games.c.id, player.label("player"))
            .join(users, users.c.id == player)
            .where(games.c.status == "playing", or_(users.c.kind == "gone", is_banned(now)))
        )
        found += [(row.id, side, row.player) for row in rows]
    return found


def running_rated(
    connection: Connection, own: Sequence[int], others: Sequence[int], limit: int
) -> list[tuple[str, int]]:
    """Rated games in play of these accounts, with the number of the last entry: the own ones first."""

    def played_by(ids: Sequence[int]) -> ColumnElement[bool]:
        return or_(games.c.south.in_(ids), games.c.north.in_(ids))

    found = connection.execute(
        select(games.c.id, games.c.seq)
        .where(games.c.status == "playing", games.c.rated, played_by([*own, *others]))
        .order_by(case((played_by(own), 0), else_=1), games.c.moved.desc())
        .limit(limit)
    )
    return [(row.id, row.seq) for row in found]


def waiting(connection: Connection, user_id: int, in_lobby: bool = False) -> list[str]:
    """The tables of a user that wait for an opponent: all of them, or only those that the lobby shows."""
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
) -> GameList:
    """Games that match the filters, newest first: public games, and those of the viewer.

    `before` is the creation time and `before_id` the id of the last game on the previous page. Without the
    id, other games created in the same millisecond are skipped.
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
    """Games in which the side to act has run out of time."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.status == "playing", games.c.deadline <= now)
        .order_by(games.c.deadline)
        .limit(limit)
    )
    return [row.id for row in found]


def clocks_run(connection: Connection) -> bool:
    """Whether a player's clock runs in any game."""
    running = select(games.c.id).where(games.c.status == "playing", games.c.deadline.is_not(None)).limit(1)
    return connection.execute(running).first() is not None


def unjoined(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables that were opened before a time and still wait for an opponent."""
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
    """Games that have waited for the machine since `before` or longer: its worker may have died."""
    found = connection.execute(
        select(games.c.id)
        .where(games.c.machine, games.c.status == "playing", games.c.moved <= before)
        .order_by(games.c.moved)
        .limit(limit)
    )
    return [row.id for row in found]


# ------------------------------------------------------------ edition files


def store_file(connection: Connection, values: Mapping[str, Any]) -> None:
    """Store a file. Its name is the hash of its text, so a file with this name is the same file."""
    if not file_texts(connection, [values["name"]]):
        # Two people may send the same file at once.
        with suppress(IntegrityError), connection.begin_nested():
            connection.execute(insert(files), dict(values))


def file_texts(connection: Connection, names: Sequence[str]) -> dict[str, str]:
    """The texts of files by name; unknown names are left out."""
    if not names:
        return {}
    found = connection.execute(select(files.c.name, files.c.text).where(files.c.name.in_(names)))
    return {row.name: row.text for row in found}


async def load_files(database: Database, text: str) -> Files:
    """Load and register the players' files that a variant, a position or a record names."""
    names = names_in(text)
    found = await database.look_up(lambda connection: file_texts(connection, names)) if names else {}
    register_files(found)
    return found
