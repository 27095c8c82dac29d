"""Backs up a whole database to one file and restores it: compressed JSON lines for SQLite and PostgreSQL.

The first line gives the schema revision and the last the number of rows of each table, so that a truncated
file is not restored. Tables are read and written as the database has them, not as this version declares them.
So a backup of an older version can be restored and then upgraded.
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

from ..runtime.clock import milliseconds
from ..store import migrations
from ..store.schema import metadata, server_state

FORMAT: Final = 1
#: Rows per query.
CHUNK: Final = 500
_VERSION_TABLE: Final = "alembic_version"
#: Tables that describe a running installation and not its games.
_NOT_SAVED: Final = (_VERSION_TABLE, server_state.name)

Counts = dict[str, int]


class BadBackup(ValueError):
    """The file is not a valid backup."""


class NotEmpty(ValueError):
    """The database to restore into is not empty."""

    def __init__(self, found: str) -> None:
        super().__init__(f"the database is not empty: {found}; restore into an empty database")


# ------------------------------------------------------------ write


def dump(connection: Connection, path: Path) -> Counts:
    """Write a consistent snapshot while others may read and write."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    revision = migrations.current(connection)
    if revision is None:
        raise BadBackup("the database is empty; there is nothing to back up")
    # Never overwrite a file. This check fails early; `_rename_new` checks again at the end.
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    # `mkstemp` makes the file readable for its owner only, because it contains password hashes. The unique
    # name avoids conflicts with leftovers of a killed run.
    handle, part = mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
                counts = _write(connection, file, revision)
            raw.flush()
            os.fsync(raw.fileno())
        _rename_new(part, path)
    finally:
        Path(part).unlink(missing_ok=True)
    return counts


def _rename_new(part: str, path: Path) -> None:
    """Rename the complete file, unless a file with that name has appeared meanwhile."""
    try:
        os.link(part, path)
    except FileExistsError as error:
        raise FileExistsError(error.errno, error.strerror, str(path)) from None
    except OSError:
        # The file system has no hard links. Create the name exclusively, then replace it.
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


# ------------------------------------------------------------ restore


def load(connection: Connection, path: Path) -> Counts:
    """Restore a backup into an empty database and upgrade it, in one transaction."""
    counts = load_without_upgrade(connection, path)
    migrations.upgrade_connection(connection)
    return counts


def load_without_upgrade(connection: Connection, path: Path) -> Counts:
    """Restore a backup into an empty database, at the revision of the backup."""
    lines = _read(path)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("sevenroads") != "backup":
        raise BadBackup(f"{path} is not a Seven Roads backup")
    if first.get("format") != FORMAT or first.get("revision") not in migrations.known():
        raise BadBackup(f"{path} was made by a newer version; this version cannot read it")
    _drop_empty_tables(connection)
    migrations.upgrade_connection(connection, str(first["revision"]))
    try:
        counts = _insert(connection, path, lines)
    except (IntegrityError, DataError, CompileError, TypeError, AttributeError):
        raise BadBackup(f"{path} is damaged: its rows are inconsistent") from None
    _advance_sequences(connection)
    return counts


def _read(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile):
        raise BadBackup(f"{path} is damaged or not a Seven Roads backup") from None


def _drop_empty_tables(connection: Connection) -> None:
    """Drop the empty tables that a newly started server creates; raise `NotEmpty` for anything else."""
    found = set(inspect(connection).get_table_names())
    revision = migrations.current(connection)
    if revision is not None and revision not in migrations.known():
        raise NotEmpty(f"its tables have the unknown revision {revision}")
    tables = found - {_VERSION_TABLE}
    if foreign := tables - metadata.tables.keys():
        raise NotEmpty(f"it has tables of another program, {_named(foreign)}")
    if tables and revision is None:
        raise NotEmpty(f"it has tables without a revision, {_named(tables)}")
    made = MetaData()
    made.reflect(connection)
    filled = {
        name
        for name in tables - set(_NOT_SAVED)
        if connection.execute(select(made.tables[name]).limit(1)).first()
    }
    if filled:
        raise NotEmpty(f"these tables contain rows: {_named(filled)}")
    made.drop_all(connection)
    # The cached table definitions are out of date now.
    inspect(connection).clear_cache()


def _named(tables: set[str]) -> str:
    """Up to five names, and how many more there are."""
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
            # The rematch may be inserted later, so set the reference at the end.
            rematches.append((row["id"], row["rematch"]))
            row = {**row, "rematch": None}
        waiting.append(row)
    raise BadBackup(f"{path} is damaged: rows are missing or unexpected")


def _advance_sequences(connection: Connection) -> None:
    """Set the id sequences of PostgreSQL to the largest id. SQLite does this by itself."""
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
    """The tables as the database has them, each after the tables it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in _NOT_SAVED]
