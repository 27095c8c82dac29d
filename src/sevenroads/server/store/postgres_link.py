"""Notices when this worker can no longer reach PostgreSQL, even if the network drops packets without a word.

A `Link` asks the database twice a second on a connection of its own. If it gets no answer for two seconds,
the worker is cut off: the link closes all its connections, so that nobody waits for an answer that cannot
come, and calls `on_lost`. It keeps asking and notices when the database is back.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs, urlsplit
from weakref import WeakSet

from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..runtime.logs import log

if TYPE_CHECKING:
    import asyncpg

#: Seconds between two questions, while they are answered and while they are not.
ASK_SECONDS: Final = 0.5
ASK_AGAIN_SECONDS: Final = 0.25
#: Seconds to wait for one answer, including a new connection if there is none.
ANSWER_SECONDS: Final = 1.0
#: Seconds after which an unanswered question says nothing: this worker had no processor time itself.
STALLED_SECONDS: Final = ANSWER_SECONDS + 0.5
#: Seconds without an answer after which the worker is cut off.
LOST_SECONDS: Final = 2.0
#: Seconds for opening a connection, and for one statement.
CONNECT_SECONDS: Final = 3.0
STATEMENT_SECONDS: Final = 15.0
#: Seconds after which the system closes a connection whose other end does not acknowledge anything.
SILENT_SECONDS: Final = 3

#: How a server opens its connections. PostgreSQL must not keep the locks of a host that has gone: it ends a
#: transaction that waits for its client, and notices by keepalives that a client is gone.
OPTIONS: Final[dict[str, Any]] = {
    "timeout": CONNECT_SECONDS,
    "command_timeout": STATEMENT_SECONDS,
    "server_settings": {
        "application_name": "sevenroads",
        "idle_in_transaction_session_timeout": "3000",
        "tcp_keepalives_idle": "2",
        "tcp_keepalives_interval": "1",
        "tcp_keepalives_count": "3",
        "tcp_user_timeout": "5000",
    },
}


def options_for(url: str) -> dict[str, Any]:
    """`OPTIONS` without the server settings that the operator has chosen in the address."""
    chosen = parse_qs(urlsplit(url).query, keep_blank_values=True)
    ours = {name: value for name, value in OPTIONS["server_settings"].items() if name not in chosen}
    return {**OPTIONS, "server_settings": ours}


#: The open connections of this process.
_open: Final[WeakSet[asyncpg.Connection]] = WeakSet()


def watch_connection(connection: asyncpg.Connection) -> None:
    """Let the system notice that the other end is gone, and `close_all` close the connection."""
    _open.add(connection)
    link = connection._transport.get_extra_info("socket")
    if link is None or link.family not in (socket.AF_INET, socket.AF_INET6):
        return
    link.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    # Only Linux has all of these.
    for name, value in (
        ("TCP_KEEPIDLE", 1),
        ("TCP_KEEPINTVL", 1),
        ("TCP_KEEPCNT", SILENT_SECONDS),
        ("TCP_USER_TIMEOUT", SILENT_SECONDS * 1000),
    ):
        if hasattr(socket, name):
            link.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def close_all() -> None:
    """Close all connections without waiting for the other end; whoever waits for an answer gets an error."""
    for connection in list(_open):
        with suppress(Exception):
            connection.terminate()


def is_outage(error: BaseException) -> bool:
    """Whether a failure means that the database could not be reached or written: a later try may succeed."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, IntegrityError | ProgrammingError)
    from_driver = type(error).__module__.partition(".")[0] == "asyncpg"
    return from_driver or isinstance(error, OSError | PoolTimeout)


class Link:
    """Whether this worker reaches the database."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self.reachable = True
        #: Called when the worker is cut off.
        self.on_lost: Callable[[], Awaitable[None]] | None = None
        self._connection: asyncpg.Connection | None = None

    async def watch(self) -> None:
        """Ask for ever."""
        waited = 0.0
        try:
            while True:
                began = time.monotonic()
                if await self._ask():
                    waited = 0.0
                    self._found()
                elif (spent := time.monotonic() - began) < STALLED_SECONDS:
                    waited += spent
                    if waited > LOST_SECONDS and self.reachable:
                        await self._lost()
                pause = ASK_SECONDS if self._connection is not None else ASK_AGAIN_SECONDS
                await asyncio.sleep(pause)
                waited += pause
        finally:
            self._drop()

    async def _ask(self) -> bool:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await self._connect()
                await self._connection.fetchval("SELECT 1")
        except Exception:
            self._drop()
            return False
        return True

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _found(self) -> None:
        if not self.reachable:
            self.reachable = True
            log("database-back")

    async def _lost(self) -> None:
        self.reachable = False
        log("database-lost", level=logging.ERROR)
        close_all()
        if self.on_lost is not None:
            await self.on_lost()
