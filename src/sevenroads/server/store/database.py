"""Runs functions over a SQLAlchemy connection on SQLite or PostgreSQL.

The cost of a write is the commit to disk, so waiting writes are committed together, and each is answered only
after the commit. SQLite has one writer, which batches all writes. PostgreSQL batches only writes that are a
single statement; others get a transaction of their own. The queries are in the other modules of `store`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, Table, create_engine, event, insert
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..runtime.settings import PREFIX, UNREADABLE, Settings
from . import postgres_link
from .sqlite_file import create_private

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]
#: Sends payloads to the other workers, without waiting.
Publish = Callable[[Sequence[str]], None]

#: Maximum number of jobs in one transaction.
MAX_BATCH: Final = 64
#: Reader threads for SQLite.
READERS: Final = 3
#: Milliseconds for which SQLite waits for a lock of another process, such as a backup.
BUSY_TIMEOUT: Final = 10_000


class NoDatabase(ValueError):
    """The database cannot be opened or changed; the message says why."""


@contextmanager
def explained() -> Iterator[None]:
    """Convert driver errors into `NoDatabase` with a message for the operator and without the password."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise  # an error of a file, not of the database
        said = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise NoDatabase(f"the database ({PREFIX}DATABASE) does not respond: {said}") from None
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        said = str(error).partition("\n")[0]
        raise NoDatabase(f"the database ({PREFIX}DATABASE) reported an error: {said}") from None


class Database(Protocol):
    """Runs work on a connection. If the work raises, nothing of it is stored and the exception propagates."""

    async def read(self, work: Work[T]) -> T: ...

    async def look_up(self, work: Work[T]) -> T:
        """Read a few rows by key, without a transaction: each statement sees the latest commit."""
        ...

    async def write(self, work: Work[T]) -> T: ...

    async def write_together(self, work: Work[T]) -> T:
        """Write with a single statement, which may be committed together with other work."""
        ...

    async def close(self) -> None: ...


def open_database(settings: Settings, publish: Publish | None = None, *, serving: bool = False) -> Database:
    """The configured database. With `publish`, messages to other workers go there instead of to NOTIFY.

    A `serving` worker soon notices that it cannot reach PostgreSQL; its transactions must be short.
    """
    if settings.postgres:
        return PostgresDatabase(settings.database, publish=publish, serving=serving)
    return SqliteDatabase(settings.database)


# ------------------------------------------------------------ statements


def insert_unless_there(connection: Connection, table: Table, values: Mapping[str, Any]) -> None:
    """Insert a row, unless another worker has just inserted it."""
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(table), values)


_compiled: dict[tuple[str, int], tuple[str, tuple[str, ...]]] = {}


class Answer(NamedTuple):
    """The result of a statement."""

    rows: Sequence[tuple[Any, ...]]
    affected: int


def run_compiled(connection: Connection, statement: Any, values: Mapping[str, Any]) -> Answer:
    """Run a frequent statement with plain columns, compiled once per database and passed to the driver.

    Without this, SQLAlchemy's processing would take half the time of an action.
    """
    key = connection.dialect.name, id(statement)
    if key not in _compiled:
        made = statement.compile(dialect=connection.dialect)
        _compiled[key] = str(made), tuple(made.positiontup)
    sql, names = _compiled[key]
    return _run_text(connection, sql, tuple(values[name] for name in names))


def _run_text(connection: Connection, sql: str, values: tuple[Any, ...] = ()) -> Answer:
    cursor = connection.connection.cursor()
    try:
        cursor.execute(sql, values)
        return Answer(cursor.fetchall() if cursor.description else (), cursor.rowcount)
    except connection.dialect.loaded_dbapi.Error as error:
        if connection.dialect.is_disconnect(error, connection.connection, cursor):
            # Let SQLAlchemy notice it as well, so that it discards this connection and all older ones.
            with suppress(DBAPIError):
                connection.exec_driver_sql("SELECT 1")
        raise DBAPIError(sql, None, error) from error
    except BaseException:
        connection.invalidate()  # cancelled: the state of the connection is unknown
        raise
    finally:
        cursor.close()


def write_probe(connection: Connection) -> None:
    """Write as little as possible, to find out whether the database can be written. It adds no row.

    SQLite writes a number that nothing else uses into the file's header: one page of the write-ahead log,
    which SQLite reuses. PostgreSQL locks a row, which is a write too. If the row is locked, somebody else has
    just written it.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT version_num FROM alembic_version FOR UPDATE SKIP LOCKED")
    else:
        # An unchanged number would not be written.
        (known,) = _run_text(connection, "PRAGMA user_version").rows
        _run_text(connection, f"PRAGMA user_version = {(known[0] + 1) % 1_000_000}")


# ------------------------------------------------------------ batches


class _Job:
    """A piece of work and the future of its result."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class _Batches:
    """Collects jobs into batches: jobs that arrive while a batch runs form the next one."""

    def __init__(self, run: Callable[[list[_Job]], Awaitable[None]]) -> None:
        self._run = run
        self._waiting: list[_Job] = []
        self._running: asyncio.Task[None] | None = None

    async def do(self, work: Work[T]) -> T:
        job = _Job(work)
        self._waiting.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._run_all())
        result: T = await job.future
        return result

    async def close(self) -> None:
        while self._running is not None:
            await self._running

    async def _run_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                try:
                    await self._run(batch)
                except Exception as error:
                    for job in batch:
                        job.error = job.error or error
                for job in batch:
                    job.answer()
        finally:
            self._running = None


# ------------------------------------------------------------ SQLite


def sqlite_engine(url: str, *, writes: bool, begins: bool = True, busy: int = BUSY_TIMEOUT) -> Engine:
    """An engine whose connections have the right pragmas.

    Without `begins` each statement is its own transaction. `busy` is how many milliseconds a connection waits
    for the lock of another process.
    """
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY_TIMEOUT / 1000})

    @event.listens_for(engine, "do_connect")
    def _create(*_: Any) -> None:
        create_private(url)

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # Turn off the driver's own transactions: a deferred transaction that becomes a write fails at once
        # instead of waiting for the lock.
        connection.isolation_level = None
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "foreign_keys=ON",
            *(() if writes else ("query_only=ON",)),
            f"busy_timeout={busy}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    if begins:

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class SqliteDatabase:
    """A database in one file with one writer.

    Short statements run in the event loop: they take microseconds, and handing them to a thread would take
    ten times as long. Threads do what may have to wait for the disk or for another process.
    """

    def __init__(self, url: str) -> None:
        self._writing = sqlite_engine(url, writes=True, busy=0)
        self._reading = sqlite_engine(url, writes=False)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._disk = ThreadPoolExecutor(1, "sqlite-disk")
        self._lookups = sqlite_engine(url, writes=False, begins=False)
        self._lookup = self._lookups.connect()
        self._writer = self._writing.connect()
        self._batches = _Batches(self._store)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def look_up(self, work: Work[T]) -> T:
        return work(self._lookup)

    async def write(self, work: Work[T]) -> T:
        return await self._batches.do(work)

    write_together = write

    async def close(self) -> None:
        await self._batches.close()
        self._readers.shutdown()
        self._disk.shutdown()
        self._lookup.close()
        self._writer.close()
        for engine in (self._writing, self._reading, self._lookups):
            engine.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _begin_and_wait(self) -> RootTransaction:
        _run_text(self._writer, f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
        try:
            return self._writer.begin()
        finally:
            _run_text(self._writer, "PRAGMA busy_timeout=0")

    async def _store(self, batch: list[_Job]) -> None:
        on_disk = partial(asyncio.get_running_loop().run_in_executor, self._disk)
        try:
            transaction = self._writer.begin()
        except OperationalError:
            transaction = await on_disk(self._begin_and_wait)  # another process is writing
        try:
            for job in batch:
                _run_in_savepoint(self._writer, job)
            await on_disk(transaction.commit)
        except BaseException:
            # Even if SQLite has already rolled back, as it does when the disk is full: otherwise no new
            # transaction could begin.
            await on_disk(transaction.rollback)
            raise


def _run_in_savepoint(connection: Connection, job: _Job) -> None:
    """Run a job in its own savepoint. SQLAlchemy's savepoints would take longer than most jobs."""
    _run_text(connection, "SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        job.error = error
        _run_text(connection, "ROLLBACK TO job")
    _run_text(connection, "RELEASE job")


# ------------------------------------------------------------ PostgreSQL


async def connect_postgres(url: str, *, serving: bool = False) -> asyncpg.Connection:
    """A connection of the driver. Only the driver parses the address.

    That of a `serving` worker is closed soon if the other end is gone.
    """
    import asyncpg

    try:
        if not serving:
            return await asyncpg.connect(url)
        connection = await asyncpg.connect(url, **postgres_link.options_for(url))
        postgres_link.watch_connection(connection)
        return connection
    except OSError:
        raise  # including certificate errors, which are also ValueErrors
    except asyncpg.exceptions.ClientConfigurationError as error:
        said = str(error).partition("\n")[0]
        raise NoDatabase(f"{PREFIX}DATABASE cannot be used: {said}") from None
    except (LookupError, TypeError, ValueError):
        # The error may quote any part of the address, including the password.
        raise NoDatabase(UNREADABLE) from None


def postgres_engine(url: str, *, serving: bool = False, **options: Any) -> AsyncEngine:
    """An engine for an address in PostgreSQL's format, with options such as `sslmode`.

    SQLAlchemy does not see the address, because it would parse it differently.
    """
    from sqlalchemy.ext.asyncio import create_async_engine

    connect = partial(connect_postgres, url, serving=serving)
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, **options)


_OUTBOX: Final = "sevenroads-outbox"


def outbox_of(connection: Connection) -> list[str] | None:
    """The payloads that will be published when this transaction is committed; None if NOTIFY sends them."""
    found: list[str] | None = connection.info.get(_OUTBOX)
    return found


class PostgresDatabase:
    """A pool of connections to a PostgreSQL server, for any number of processes."""

    def __init__(
        self, url: str, connections: int = 10, publish: Publish | None = None, *, serving: bool = False
    ) -> None:
        self._publish = publish
        self._engine = postgres_engine(
            url, serving=serving, pool_size=connections, max_overflow=0, pool_timeout=20
        )
        #: The same connections in autocommit mode.
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._batches = _Batches(self._store)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def look_up(self, work: Work[T]) -> T:
        async with self._autocommit.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        outbox: list[str] = []
        async with self._engine.begin() as connection:
            if self._publish is not None:
                connection.info[_OUTBOX] = outbox
            result = await connection.run_sync(work)
        # After the commit: who hears of a change must find it in the database.
        if outbox and self._publish is not None:
            self._publish(outbox)
        return result

    async def write_together(self, work: Work[T]) -> T:
        return await self._batches.do(work)

    async def close(self) -> None:
        await self._batches.close()
        await self._engine.dispose()

    async def _store(self, batch: list[_Job]) -> None:
        """Commit a batch at once: a NOTIFY blocks other transactions that notify until its commit."""
        try:
            await self.write(partial(_run_together, batch=batch))
        except DBAPIError:
            # One job failed or the connection was lost. Run each job separately, so that the others succeed.
            for job in batch:
                job.error = None
                try:
                    job.result = await self.write(job.work)
                except Exception as error:
                    job.error = error


def _run_together(connection: Connection, batch: list[_Job]) -> None:
    """Run single-statement jobs in one transaction; a job that raises has changed nothing."""
    for job in batch:
        try:
            job.result = job.work(connection)
        except DBAPIError:
            raise
        except Exception as error:
            job.error = error
