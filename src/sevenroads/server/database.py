"""How work reaches the database: plain functions over a SQLAlchemy connection, run on SQLite or PostgreSQL.

SQLite has one writer, a thread that commits whatever waits as one transaction, each piece of work in
its own savepoint; a piece is answered only after the commit has reached the disk. PostgreSQL runs each
piece as a transaction of its own. The functions themselves are in the repositories.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from .settings import PREFIX, Settings

T = TypeVar("T")
Work = Callable[[Connection], T]

#: Pieces of work in one transaction at most, and threads that read, with SQLite.
BATCH: Final = 64
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
    """A place to run work. Both raise what the work raises, and then nothing of it is stored."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def open_database(settings: Settings) -> Database:
    if settings.postgres:
        return PostgresDatabase(settings.database)
    return SqliteDatabase(settings.database)


# ------------------------------------------------------------ SQLite


def sqlite_engine(url: str, *, writes: bool) -> Engine:
    """An engine whose every connection is set as this project needs it."""
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
            f"busy_timeout={BUSY}",
            *(() if writes else ("query_only=ON",)),
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class _Job:
    """A piece of work, and the future that waits for it in its own loop."""

    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def answer(self) -> None:
        if self.future.cancelled():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class SqliteDatabase:
    """One file, one writer."""

    def __init__(self, url: str) -> None:
        self._writing = sqlite_engine(url, writes=True)
        self._reading = sqlite_engine(url, writes=False)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_loop, name="sqlite-writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        job = _Job(work)
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._writing.dispose()
        self._reading.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._reading.begin() as connection:
            return work(connection)

    def _write_loop(self) -> None:
        with self._writing.connect() as connection:
            going = True
            while going:
                batch, going = self._take()
                if batch:
                    self._commit(connection, batch)
                    batch[0].loop.call_soon_threadsafe(_answer, batch)

    def _take(self) -> tuple[list[_Job], bool]:
        """All that waits, up to a batch; whether to go on."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) >= BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: Connection, batch: list[_Job]) -> None:
        """Run a batch as one transaction; work that fails takes nothing else with it."""
        try:
            with connection.begin():
                if len(batch) == 1:
                    batch[0].result = batch[0].work(connection)
                else:
                    for job in batch:
                        _run_apart(connection, job)
        except Exception as error:
            for job in batch:
                job.error = job.error or error


def _run_apart(connection: Connection, job: _Job) -> None:
    """Run work in a savepoint of its own. SQLAlchemy's own savepoints take longer than most work."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        job.result = job.work(connection)
    except Exception as error:
        job.error = error
        connection.exec_driver_sql("ROLLBACK TO job")
    connection.exec_driver_sql("RELEASE job")


def _answer(batch: list[_Job]) -> None:
    for job in batch:
        job.answer()


# ------------------------------------------------------------ PostgreSQL


def postgres_url(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://", 1)


class PostgresDatabase:
    """A pool of connections to a server; any number of processes may have one."""

    def __init__(self, url: str, connections: int = 10) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self._engine = create_async_engine(
            postgres_url(url), pool_size=connections, max_overflow=0, pool_timeout=20
        )

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
