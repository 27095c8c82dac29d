"""Receives the messages of other workers on a PostgreSQL connection of its own.

It decodes payloads and passes them on; it does not know what they are about. `broker.py` does the same for
messages that a broker delivers.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

from ..runtime import metrics
from ..runtime.logs import log
from ..store.database import connect_postgres
from ..store.notifications import CHANNEL
from .messages import Undecodable, WorkerMessage, decode

if TYPE_CHECKING:
    import asyncpg

#: Seconds before a lost connection is opened again.
RECONNECT_SECONDS: Final = 1.0


class MessageHandler(Protocol):
    """What the listener calls."""

    def concerns(self, message: WorkerMessage) -> bool:
        """Whether this worker has any use for a message; called for every message, so it must be fast."""
        ...

    async def handle(self, message: WorkerMessage) -> None: ...

    async def resync(self) -> None:
        """The connection is open, for the first time or again: earlier messages may have been missed."""
        ...

    async def poll(self) -> None:
        """There is no connection: look for changed tables in the database."""
        ...


async def listen(url: str, handler: MessageHandler) -> None:
    """Listen for ever, and reconnect when the connection is lost."""
    while True:
        try:
            await _listen(await connect_postgres(url, serving=True), handler)
        except Exception as error:
            log("listening-failed", error=error)
        await asyncio.sleep(RECONNECT_SECONDS)


async def _listen(connection: asyncpg.Connection, handler: MessageHandler) -> None:
    """Listen on one connection until it is lost."""
    lost = asyncio.Event()
    dispatcher = Dispatcher(handler)

    def receive(_connection: object, _process: int, _channel: str, payload: object) -> None:
        dispatcher.receive(str(payload))

    try:
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, receive)
        await handler.resync()
        await lost.wait()
    finally:
        await connection.close(timeout=1)


class Dispatcher:
    """Decodes payloads and passes those that concern this worker to its handler."""

    def __init__(self, handler: MessageHandler) -> None:
        self._handler = handler
        self._tasks: set[asyncio.Task[None]] = set()

    def receive(self, payload: str) -> None:
        message = decode_or_count(payload)
        if message is None or not self._handler.concerns(message):
            return
        # One task per message: a table that is busy must not delay the others.
        task = asyncio.create_task(_handle(self._handler, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def decode_or_count(payload: str) -> WorkerMessage | None:
    """Decode a payload; one from another version of the server is logged, counted and ignored.

    If it was about a loaded table, the next comparison with the database finds the change.
    """
    try:
        return decode(payload)
    except Undecodable:
        # Without the error's text, which may quote the payload.
        metrics.undecodable_messages.inc()
        log("message-undecodable", level=logging.WARNING, size=len(payload))
        return None


async def _handle(handler: MessageHandler, message: WorkerMessage) -> None:
    try:
        await handler.handle(message)
    except Exception as error:
        log("message-failed", error=error, kind=type(message).__name__)
