"""Carries the messages between workers through NATS instead of PostgreSQL's NOTIFY.

A broker loses messages while a worker has no connection to it, so nothing depends on one: workers find missed
entries by their sequence numbers. Without a connection a worker compares its tables with the database every
second. With a new connection it brings everything up to date, and asks the others to do the same if messages
of its own may be missing. No worker ever waits for the broker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ..runtime.logs import log
from ..runtime.settings import PREFIX, Settings
from .listener import RECONNECT_SECONDS, Dispatcher, MessageHandler
from .messages import MessagesLost, encode

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

#: Seconds for opening a connection and for closing it.
TIMEOUT: Final = 5
#: Seconds in which a worker that stops may send its last messages.
LAST_SECONDS: Final = 1
#: Seconds between two pings. A broker that leaves two of them unanswered counts as lost.
PING_SECONDS: Final = 2
#: Messages that wait to be sent. Further ones are lost.
MAX_WAITING: Final = 10_000


class BrokerDown(ValueError):
    """The broker does not respond; the message is for the operator."""


class Broker:
    """This worker's connection to NATS. It is opened again whenever it is lost."""

    def __init__(self, settings: Settings) -> None:
        self._servers = settings.broker_servers
        self._subject = settings.broker_subject
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MAX_WAITING)
        #: Whether messages of this worker may be missing elsewhere.
        self._lost = False
        self._task: asyncio.Task[None] | None = None

    def publish(self, payloads: Sequence[str]) -> None:
        """Send messages to the other workers, now or when there is a connection."""
        for payload in payloads:
            try:
                self._waiting.put_nowait(payload)
            except asyncio.QueueFull:
                self._lost = True

    def start(self, handler: MessageHandler) -> None:
        """Connect in the background, and pass the messages of other workers to the handler."""
        self._task = asyncio.create_task(self._run(handler))

    async def close(self) -> None:
        """Send what is waiting, if there is a connection, and disconnect."""
        if self._task is None:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._waiting.join(), LAST_SECONDS)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, handler: MessageHandler) -> None:
        while True:
            try:
                await self._serve(handler)
            except Exception as error:
                log("broker-failed", error=error)
            try:
                await handler.poll()
            except Exception as error:
                log("sync-failed", error=error)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _serve(self, handler: MessageHandler) -> None:
        """Send and receive on one connection until it is lost."""
        lost = asyncio.Event()
        dispatcher = Dispatcher(handler)

        async def receive(message: Msg) -> None:
            dispatcher.receive(message.data.decode(errors="replace"))

        client = await _connect(self._servers, lost)
        sending: asyncio.Task[None] | None = None
        try:
            await client.subscribe(self._subject, cb=receive)
            if self._lost:
                self._lost = False
                await client.publish(self._subject, encode(MessagesLost()).encode())
            await client.flush(TIMEOUT)  # the broker has the subscription: later messages arrive here
            sending = asyncio.create_task(self._send(client, lost))
            await handler.resync()
            await lost.wait()
        finally:
            self._lost = True  # nobody knows which messages were on their way
            if sending is not None:
                sending.cancel()
            await _close(client)

    async def _send(self, client: Client, lost: asyncio.Event) -> None:
        try:
            while True:
                payload = await self._waiting.get()
                try:
                    await client.publish(self._subject, payload.encode())
                finally:
                    self._waiting.task_done()
        except Exception:
            lost.set()


async def publish_once(settings: Settings, payloads: Sequence[str]) -> None:
    """Send messages from a process that is not a worker, such as an `admin` command."""
    try:
        client = await _connect(settings.broker_servers, asyncio.Event())
        try:
            for payload in payloads:
                await client.publish(settings.broker_subject, payload.encode())
            await client.flush(TIMEOUT)
        finally:
            await _close(client)
    except Exception:
        # Without the error's text, which may quote the address.
        raise BrokerDown(
            f"the change is stored, but the broker ({PREFIX}BROKER) does not respond: running servers show "
            "the old state until they next read it from the database"
        ) from None


async def _connect(servers: Sequence[str], lost: asyncio.Event) -> Client:
    """Connect to one of the servers. The event is set when the connection or a received message is lost."""
    from nats.aio.client import Client
    from nats.errors import SlowConsumerError

    async def closed() -> None:
        lost.set()

    async def failed(error: Exception) -> None:
        if isinstance(error, SlowConsumerError):
            lost.set()

    client = Client()
    try:
        async with asyncio.timeout(TIMEOUT):
            await client.connect(
                servers=list(servers),
                closed_cb=closed,
                error_cb=failed,
                # `Broker` reconnects itself, because it has to resync then.
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=TIMEOUT,
                ping_interval=PING_SECONDS,
                no_echo=True,
            )
    except BaseException:
        await _close(client)
        raise
    return client


async def _close(client: Client) -> None:
    """Close a connection in whatever state it is."""
    with suppress(Exception):
        async with asyncio.timeout(TIMEOUT):
            await client.close()
