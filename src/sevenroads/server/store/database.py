"""How work reaches the database: plain functions over a SQLAlchemy connection, run on SQLite or PostgreSQL.

What costs is the way to the disk, so whatever waits is committed as one transaction, and a piece of work is
answered only after the commit. SQLite has one writer for everything; with PostgreSQL only what is one
statement is committed together, and the rest in transactions of its own. The functions themselves are in the
repositories.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine, RootTransaction, create_engine, event
from sqlalchemy.exc import DBAPIError, OperationalError

from ..runtime.settings import PREFIX, UNREADABLE, Settings

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

#: Pieces of work in one transaction at most.
BATCH: Final = 64
#: Threads that read, with SQLite.
READERS: Final = 3
#: Milliseconds SQLite waits for another process, such as a backup, to let go.
BUSY: Final = 10_000


class NoDatabase(ValueError):
    """The database cannot be opened or changed; the text says why."""


@contextmanager
def explained() -> Iterator[None]:
    """Turn what drivers raise into a sentence for the operator; it holds no password."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise  # of a file, not of the database
        said = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise NoDatabase(f"the database ({PREFIX}DATABASE) does not answer: {said}") from None
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "asyncpg":
            raise
        said = str(error).partition("\n")[0]
        raise NoDatabase(f"the database ({PREFIX}DATABASE) refuses: {said}") from None


class Database(Protocol):
    """A place to run work. All raise what the work raises, and then nothing of it is stored."""

    async def read(self, work: Work[T]) -> T: ...

    async def look_up(self, work: Work[T]) -> T:
        """Read a few rows by their keys, no more; each statement sees what is stored by then."""
        ...

    async def write(self, work: Work[T]) -> T: ...

    async def write_together(self, work: Work[T]) -> T:
        """Write by one statement, together with others' work; if that raises, it has stored nothing."""
        ...

    async def close(self) -> None: ...


def open_database(settings: Settings) -> Database:
    if settings.postgres:
        return PostgresDatabase(settings.database)
    return SqliteDatabase(settings.database)


# ------------------------------------------------------------ statements


_compiled: dict[tuple[str, int], tuple[str, tuple[str, ...]]] = {}


class Answer(NamedTuple):
    """What the database answered to a statement."""

    rows: Sequence[tuple[Any, ...]]
    affected: int


def run_compiled(connection: Connection, statement: Any, values: Mapping[str, Any]) -> Answer:
    """Run a statement that every action needs, of plain columns: its text is made once for each database, and
    goes to the driver as it is.

    SQLAlchemy would do the same each time with more care than these need, and half of an action's time would
    go into it.
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
            # SQLAlchemy is to find out too: it then gives up this line and all that are as old.
            with suppress(DBAPIError):
                connection.exec_driver_sql("SELECT 1")
        raise DBAPIError(sql, None, error) from error
    except BaseException:
        connection.invalidate()  # cancelled halfway: nobody knows whether the line is in a transaction
        raise
    finally:
        cursor.close()


# ------------------------------------------------------------ batches


class _Job:
    """A piece of work, and the future that waits for it."""

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
    """Work that is carried out together: what comes while a batch is on its way is the next one."""

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
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
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


def sqlite_engine(url: str, *, writes: bool, begins: bool = True, busy: int = BUSY) -> Engine:
    """An engine whose every connection is set as this project needs it; without `begins` each statement is a
    transaction by itself. Once connected, it waits `busy` milliseconds for other processes."""
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": BUSY / 1000})

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: Any) -> None:
        # The driver's own transactions are switched off: a deferred one that turns into a write would not
        # wait for its turn.
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
    """One file, one writer.

    Short work is done in the loop itself: a writer holds up no reader, statements take microseconds, and a
    thread that must ask for the interpreter before and after each of them would take ten times as long. What
    may have to wait, for the disk or for another process, is done by a thread.
    """

    def __init__(self, url: str) -> None:
        self._writing = sqlite_engine(url, writes=True, busy=0)
        self._reading = sqlite_engine(url, writes=False)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._disk = ThreadPoolExecutor(1, "sqlite-disk")
        self._looking_up = sqlite_engine(url, writes=False, begins=False)
        self._at_hand = self._looking_up.connect()
        self._writer = self._writing.connect()
        self._batches = _Batches(self._store)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def look_up(self, work: Work[T]) -> T:
        return work(self._at_hand)

    async def write(self, work: Work[T]) -> T:
        return await self._batches.do(work)

    write_together = write

    async def close(self) -> None:
        await self._batches.close()
        self._readers.shutdown()
        self._disk.shutdown()
        self._at_hand.close()
        self._writer.close()
        for engine in (self._writing, self._reading, self._looking_up):
            engine.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _begin_patiently(self) -> RootTransaction:
        _run_text(self._writer, f"PRAGMA busy_timeout={BUSY}")
        try:
            return self._writer.begin()
        finally:
            _run_text(self._writer, "PRAGMA busy_timeout=0")

    async def _store(self, batch: list[_Job]) -> None:
        on_disk = partial(asyncio.get_running_loop().run_in_executor, self._disk)
        try:
            transaction = self._writer.begin()
        except OperationalError:
            transaction = await on_disk(self._begin_patiently)  # another process writes
        try:
            for job in batch:
                _run_apart(self._writer, job)
            await on_disk(transaction.commit)
        except BaseException:
            # Also if SQLite has rolled back by itself, as it does when the disk is full: else nothing more
            # could be begun.
            await on_disk(transaction.rollback)
            raise


def _run_apart(connection: Connection, job: _Job) -> None:
    """Run work in a savepoint of its own. SQLAlchemy's own savepoints take longer than most work."""
    _run_text(connection, "SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        job.error = error
        _run_text(connection, "ROLLBACK TO job")
    _run_text(connection, "RELEASE job")


# ------------------------------------------------------------ PostgreSQL


async def connect_postgres(url: str) -> asyncpg.Connection:
    """A connection of the driver's own, which alone reads the address."""
    import asyncpg

    try:
        return await asyncpg.connect(url)
    except OSError:
        raise  # also of a certificate, which would be a ValueError too
    except asyncpg.exceptions.ClientConfigurationError as error:
        said = str(error).partition("\n")[0]
        raise NoDatabase(f"{PREFIX}DATABASE cannot be used: {said}") from None
    except (LookupError, TypeError, ValueError):
        # What was raised may quote any part of the address, a password too.
        raise NoDatabase(UNREADABLE) from None


def postgres_engine(url: str, **options: Any) -> AsyncEngine:
    """An engine for an address as PostgreSQL's own tools take it, with options such as `sslmode`.

    SQLAlchemy is not shown the address: it would read it by rules of its own.
    """
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(
        "postgresql+asyncpg://", async_creator=partial(connect_postgres, url), **options
    )


class PostgresDatabase:
    """A pool of connections to a server; any number of processes may have one."""

    def __init__(self, url: str, connections: int = 10) -> None:
        self._engine = postgres_engine(url, pool_size=connections, max_overflow=0, pool_timeout=20)
        #: The same connections without transactions: each statement is one by itself.
        self._bare = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._batches = _Batches(self._store)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def look_up(self, work: Work[T]) -> T:
        async with self._bare.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write_together(self, work: Work[T]) -> T:
        return await self._batches.do(work)

    async def close(self) -> None:
        await self._batches.close()
        await self._engine.dispose()

    async def _store(self, batch: list[_Job]) -> None:
        """Commit together: who notifies holds up all others who do until its commit is on the disk."""
        try:
            await self.write(partial(_run_together, batch=batch))
        except DBAPIError:
            # One of them was not taken, or the line was cut: each by itself, so that the others are not lost.
            for job in batch:
                job.error = None
                try:
                    job.result = await self.write(job.work)
                except Exception as error:
                    job.error = error


def _run_together(connection: Connection, batch: list[_Job]) -> None:
    """Run work of one statement each: one that finds nothing to change raises, and has changed nothing."""
    for job in batch:
        try:
            job.result = job.work(connection)
        except DBAPIError:
            raise
        except Exception as error:
            job.error = error
