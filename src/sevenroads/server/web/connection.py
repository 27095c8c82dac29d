"""One client's socket: reads and answers its messages and sends the updates of the tables it watches.

The send queue is bounded in frames and in bytes. If a client does not keep up, its queue is dropped, and it
gets new snapshots of its tables once it reads again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .. import wire
from ..runtime import metrics
from ..runtime.errors import CommandRefused
from ..runtime.logs import log
from ..store.accounts import User
from ..store.postgres_link import is_outage
from ..tables import presenter
from ..tables.hub import Hub

#: Frames and bytes that may wait for a slow client. The last frame may exceed the bytes.
MAX_QUEUED_FRAMES: Final = 64
MAX_QUEUED_BYTES: Final = 256 * 1024
#: Tables that one socket may watch.
MAX_WATCHED_TABLES: Final = 32
#: Malformed or too frequent frames after which a socket is closed.
MAX_FAULTS: Final = 50
#: Seconds before it is closed. A client that could reconnect at once would cost more.
FAULT_SECONDS: Final = 2.0
#: Seconds for which a message is tried again if the database cannot be reached, and between two attempts.
OUTAGE_SECONDS: Final = 5.0
RETRY_SECONDS: Final = 0.25
#: Seconds to wait for a client to receive the last frames.
CLOSE_TIMEOUT: Final = 1.0

CLOSE_MALFORMED: Final = 4400
CLOSE_TOO_FAST: Final = 4429
CLOSE_RESTART: Final = 1012
CLOSE_FAILED: Final = 1011


class Connection:
    """An accepted socket. Its user is None for an anonymous visitor, who may only watch.

    `count_chat` counts a chat message for its rate limit and returns the seconds to wait, 0.0 if allowed.
    """

    def __init__(
        self,
        socket: WebSocket,
        user: User | None,
        token: str | None,
        hub: Hub,
        count_chat: Callable[[], float],
    ) -> None:
        self.user = user
        self.user_id = user.id if user else None
        #: The hash of the session's token, to close the socket when the session ends.
        self.token = token
        self._socket = socket
        self._hub = hub
        self._count_chat = count_chat
        self._tables: set[str] = set()
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self._lagging = False
        self._closing = False
        self._faults = 0

    # ------------------------------------------------------------ out

    def send(self, frame: bytes) -> None:
        """Queue a frame for sending; returns at once."""
        if self._lagging:
            return
        if len(self._queue) >= MAX_QUEUED_FRAMES or self._queued_bytes >= MAX_QUEUED_BYTES:
            self._drop()
            self._lagging = True
            metrics.slow_clients.inc()
            return
        self._queue.append(frame)
        self._queued_bytes += len(frame)
        # The writer task exists only while frames are queued, so an idle socket needs no task.
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def answer(self, message: wire.ServerMessage) -> None:
        self.send(wire.encode(message))

    async def _write(self) -> None:
        try:
            while self._queue or self._lagging:
                await self._flush()
                if self._lagging:
                    self._lagging = False
                    # Send one snapshot at a time: all together may exceed the queue.
                    async for _ in self._hub.watching.resend(self):
                        await self._flush()
        except (RuntimeError, WebSocketDisconnect, OSError):
            self._drop()
        except Exception as error:
            # A table could not be loaded. The client will reconnect and ask again.
            log("resending-failed", error=error)
            self._drop()
            await self.close(CLOSE_FAILED, "failed")
        finally:
            self._writer = None

    async def _flush(self) -> None:
        while self._queue:
            frame = self._queue.popleft()
            self._queued_bytes -= len(frame)
            await self._socket.send_text(frame.decode())

    def _drop(self) -> None:
        self._queue.clear()
        self._queued_bytes = 0

    async def close(self, code: int, reason: str) -> None:
        """Close the socket. Messages that arrive from now on are ignored."""
        self._closing = True
        if self._socket.application_state is WebSocketState.CONNECTED:
            try:
                # A client that does not read never confirms the close, so do not wait for it.
                await asyncio.wait_for(self._socket.close(code, reason), CLOSE_TIMEOUT)
            except (RuntimeError, OSError, TimeoutError):
                return

    async def goodbye(self, after: int) -> None:
        """Tell the client after how many milliseconds to reconnect, and close the socket."""
        self.answer(wire.Bye(after=after))
        if self._writer is not None:
            await asyncio.wait([self._writer], timeout=CLOSE_TIMEOUT)
        await self.close(CLOSE_RESTART, "restart")

    # ------------------------------------------------------------ in

    async def run(self, count_message: Callable[[], float]) -> None:
        """Serve the socket until it closes.

        `count_message` counts a message for the rate limit and returns the seconds to wait, 0.0 if allowed.
        """
        self._hub.sockets.add(self)
        metrics.sockets.inc()
        try:
            self.answer(
                wire.Welcome(
                    protocol=wire.PROTOCOL,
                    now=self._hub.now(),
                    name=self.user.name if self.user else None,
                    kind=self.user.kind if self.user else None,
                )
            )
            while True:
                frame = await self._socket.receive()
                if frame["type"] == "websocket.disconnect" or self._closing:
                    return
                if not await self._receive(frame.get("text"), count_message()):
                    return
                # Reading frames that arrived together does not wait. Yield, so that other clients get a turn.
                await asyncio.sleep(0)
        except (RuntimeError, WebSocketDisconnect, OSError):
            return
        finally:
            metrics.sockets.dec()
            self._hub.watching.disconnect(self, self._tables)
            if self._writer is not None:
                self._writer.cancel()

    async def _receive(self, text: str | None, wait: float) -> bool:
        """Answer one frame; returns False if the socket was closed."""
        if wait:
            self._refuse_rate(wait)
            return await self._count_fault(CLOSE_TOO_FAST, "too many messages")
        try:
            if text is None:
                raise wire.Malformed("binary frames are not supported; send text frames")
            message = wire.decode(text)
        except wire.Malformed as error:
            metrics.refusals.labels("malformed").inc()
            self.answer(wire.Refused(code="malformed", message=str(error)))
            return await self._count_fault(CLOSE_MALFORMED, "not understood")
        try:
            await self._handle_through_outage(message)
        except CommandRefused as refusal:
            self._refuse(message, refusal)
        except Exception as error:
            # The log has the cause. The client may send the same command again.
            log("command-failed", error=error)
            self._refuse(message, CommandRefused("failed", "Something went wrong on the server. Try again."))
        return True

    async def _count_fault(self, code: int, reason: str) -> bool:
        self._faults += 1
        if self._faults < MAX_FAULTS:
            return True
        await asyncio.sleep(FAULT_SECONDS)
        await self.close(code, reason)
        return False

    def _refuse_rate(self, wait: float, command: str | None = None, table: str | None = None) -> None:
        metrics.refusals.labels("rate").inc()
        milliseconds = int(wait * 1000) + 1
        self.answer(
            wire.Refused(
                code="rate",
                message="Too many messages. Slow down.",
                id=command,
                table=table,
                wait=milliseconds,
            )
        )

    def _refuse(self, message: wire.ClientMessage, refusal: CommandRefused) -> None:
        table = getattr(message, "table", None)
        room = self._hub.rooms.loaded.get(table) if table else None
        # The row, because the table may be ahead of the database. After a failed store neither is certain.
        seq = room.row.seq if room and room.table and not room.must_reload else None
        metrics.refusals.labels(refusal.code).inc()
        self.answer(presenter.refusal_view(refusal, getattr(message, "id", None), table, seq))

    async def _handle_through_outage(self, message: wire.ClientMessage) -> None:
        """Handle a message, again if PostgreSQL is restarted meanwhile: a repeated command has one effect."""
        last_try = time.monotonic() + OUTAGE_SECONDS
        while True:
            try:
                return await self._handle(message)
            except Exception as error:
                wait = self._hub.presence.active and is_outage(error) and not self._closing
                if not wait or time.monotonic() > last_try:
                    raise
            await asyncio.sleep(RETRY_SECONDS)

    async def _handle(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping():
                self.answer(wire.Pong(now=self._hub.now()))
            case wire.Watch():
                if len(self._tables) >= MAX_WATCHED_TABLES and message.table not in self._tables:
                    raise CommandRefused(
                        "too-many", f"A connection may watch at most {MAX_WATCHED_TABLES} tables."
                    )
                await self._hub.watching.watch(self, message)
                self._tables.add(message.table)
            case wire.Unwatch():
                self._tables.discard(message.table)
                self._hub.watching.unwatch(self, message.table)
            case wire.WatchLobby():
                await self._watch_lobby(message.on)
            case wire.Say():
                if self.user is None:
                    raise CommandRefused("not-signed-in", "Choose a name before you chat.")
                if wait := self._count_chat():
                    self._refuse_rate(wait, message.id, message.table)
                else:
                    await self._hub.chat.say(self.user, message)
            case wire.AskPreview():
                self.answer(await self._hub.watching.preview(self.user_id, message))
            case _:
                began = time.perf_counter()
                self.answer(await self._hub.commands.run(self.user_id, message))
                metrics.acknowledgement.observe(time.perf_counter() - began)

    async def _watch_lobby(self, on: bool) -> None:
        if not on:
            self._hub.lobby.watchers.discard(self)
            return
        self._hub.lobby.watchers.add(self)
        await self._hub.lobby.send([self])
