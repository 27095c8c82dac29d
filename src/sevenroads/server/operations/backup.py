"""A whole database in one file, and back: JSON lines, compressed, the same for SQLite and PostgreSQL.

The first line says which revision of the tables it holds, the last how many rows there are of each: a file
that was cut short is not restored. Tables are read and written as they are in the database, not as this
version declares them, so that a backup of an older version can be restored and then brought up to date.
"""

from __future__ import annotations

import errno
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, TextIO

from sqlalchemy import Connection, Integer, MetaData, Table, func, insert, inspect, select, text, update
from sqlalchemy.exc import CompileError, DataError, IntegrityError

from ..store import migrations
from ..store.schema import metadata
from ..tables.hub import milliseconds

FORMAT: Final = 1
#: Rows read or written at once.
CHUNK: Final = 500
_VERSION_TABLE: Final = "alembic_version"

Counts = dict[str, int]


class BadBackup(ValueError):
    """A file that cannot be restored."""


class NotEmpty(ValueError):
    """A backup is restored into an empty database only."""

    def __init__(self, found: str) -> None:
        super().__init__(f"the database is not empty: {found}; a backup is restored into an empty one only")


# ------------------------------------------------------------ out


def dump(connection: Connection, path: Path) -> Counts:
    """Write a backup, as of one moment, while others go on reading and writing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    revision = migrations.current(connection)
    if revision is None:
        raise BadBackup("the database is empty: there is nothing to back up")
    # A name that exists is never written over: told before the work, and held to after it.
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    # For its owner alone: password hashes are in it. Each run has a file of its own: what a killed one has
    # left is in nobody's way.
    handle, part = mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
                counts = _write(connection, file, revision)
            raw.flush()
            os.fsync(raw.fileno())
        _give_name(part, path)
    finally:
        Path(part).unlink(missing_ok=True)
    return counts


def _give_name(part: str, path: Path) -> None:
    """Give a whole file its name, unless another has taken it meanwhile."""
    try:
        os.link(part, path)
    except FileExistsError as error:
        raise FileExistsError(error.errno, error.strerror, str(path)) from None
    except OSError:
        # No hard links here: the name is taken first, for as short as can be.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            os.replace(part, path)
        except BaseException:
            path.unlink()
            raise


def _write(connection: Connection, file: TextIO, revision: str) -> Counts:
    def line(value: object) -> None:
        file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")

    line({"sevenroads": "backup", "format": FORMAT, "revision": revision, "made": milliseconds()})
    counts: Counts = {}
    for table in _tables(connection):
        counts[table.name] = 0
        found = connection.execution_options(yield_per=CHUNK).execute(
            select(table).order_by(*table.primary_key)
        )
        for row in found:
            line([table.name, dict(row._mapping)])
            counts[table.name] += 1
    line({"end": counts})
    return counts


# ------------------------------------------------------------ in


def load(connection: Connection, path: Path) -> Counts:
    """Restore a backup into an empty database and bring it up to date, in one transaction."""
    counts = load_as_it_was(connection, path)
    migrations.bring(connection)
    return counts


def load_as_it_was(connection: Connection, path: Path) -> Counts:
    """Make an empty database what a backup was taken of, at the revision that it had."""
    lines = _read(path)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("sevenroads") != "backup":
        raise BadBackup(f"{path} is no backup of Seven Roads")
    if first.get("format") != FORMAT or first.get("revision") not in migrations.known():
        raise BadBackup(f"{path} was made by a newer version: this one cannot read it")
    _make_room(connection)
    migrations.bring(connection, str(first["revision"]))
    try:
        counts = _insert(connection, path, lines)
    except (IntegrityError, DataError, CompileError, TypeError, AttributeError):
        raise BadBackup(f"{path} is damaged: its rows do not belong together") from None
    _count_on(connection)
    return counts


def _read(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{path} is damaged, or no backup of Seven Roads") from None


def _make_room(connection: Connection) -> None:
    """Remove tables without rows, as a server makes them that was only started; nothing else is touched."""
    found = set(inspect(connection).get_table_names())
    revision = migrations.current(connection)
    if revision is not None and revision not in migrations.known():
        raise NotEmpty(f"its tables are at revision {revision}, of a newer version or of something else")
    tables = found - {_VERSION_TABLE}
    if foreign := tables - metadata.tables.keys():
        raise NotEmpty(f"it has tables of something else, {_named(foreign)}")
    if tables and revision is None:
        raise NotEmpty(f"it has tables of no revision, {_named(tables)}")
    made = MetaData()
    made.reflect(connection)
    filled = {name for name in tables if connection.execute(select(made.tables[name]).limit(1)).first()}
    if filled:
        raise NotEmpty(f"there are rows in {_named(filled)}")
    made.drop_all(connection)
    # What the driver or SQLAlchemy remembers of the tables is no longer true.
    inspect(connection).clear_cache()


def _named(tables: set[str]) -> str:
    """A few of them."""
    return ", ".join(sorted(tables)[:5]) + (f" and {len(tables) - 5} more" if len(tables) > 5 else "")


def _insert(connection: Connection, path: Path, lines: Iterator[Any]) -> Counts:
    tables = {table.name: table for table in _tables(connection)}
    counts: Counts = dict.fromkeys(tables, 0)
    rematches: list[tuple[str, str]] = []
    waiting: list[dict[str, Any]] = []
    name = ""

    def store() -> None:
        if waiting:
            connection.execute(insert(tables[name]), waiting)
            counts[name] += len(waiting)
            waiting.clear()

    for value in lines:
        if isinstance(value, dict):
            store()
            if value != {"end": counts} or next(lines, None) is not None:
                break
            for game, rematch in rematches:
                games = tables["games"]
                connection.execute(update(games).where(games.c.id == game).values(rematch=rematch))
            return counts
        table, row = value
        if table not in tables:
            break
        if table != name or len(waiting) >= CHUNK:
            store()
            name = table
        if table == "games" and row.get("rematch"):
            # It names a game that comes later.
            rematches.append((row["id"], row["rematch"]))
            row = {**row, "rematch": None}
        waiting.append(row)
    raise BadBackup(f"{path} is damaged: rows are missing")


def _count_on(connection: Connection) -> None:
    """Let numbers that count up go on behind the largest; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in _tables(connection):
        key = list(table.primary_key)
        if len(key) == 1 and isinstance(key[0].type, Integer):
            largest = connection.execute(select(func.max(key[0]))).scalar()
            if largest is not None:
                connection.execute(
                    text("SELECT setval(pg_get_serial_sequence(:table, :column), :largest)"),
                    {"table": table.name, "column": key[0].name, "largest": largest},
                )


def _tables(connection: Connection) -> list[Table]:
    """The tables as the database has them, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSION_TABLE]
