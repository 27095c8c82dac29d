"""`sevenroads serve`: runs the server in one process, or in several workers that share a port.

It binds the port, upgrades the database and then runs uvicorn, directly or in workers under a supervisor.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from ..extras import needs
from . import wire
from .runtime import logs
from .runtime.logs import log
from .runtime.settings import InvalidSetting, Settings, renaming_warnings
from .store import migrations, sqlite_file

if TYPE_CHECKING:
    from fastapi import FastAPI

#: The interpreter's thread switch interval in seconds. The event loop must soon yield to the disk thread.
SWITCH_INTERVAL: Final = 0.001
#: The garbage collector's thresholds for its three generations.
GC_THRESHOLDS: Final = (1_000, 3, 10_000)
#: Connections that may wait to be accepted. After a restart all clients reconnect at once.
BACKLOG: Final = 4096
#: Seconds after which a connection is closed if the client acknowledges no data.
STALLED_SECONDS: Final = 60


class NotStarted(ValueError):
    """The server could not start; its log says why."""

    def __init__(self) -> None:
        super().__init__("the server could not start; the log lines above say why")


class Server(uvicorn.Server):
    """A uvicorn server that reports its start, and tells clients when to reconnect before it stops."""

    def __init__(self, app: FastAPI, settings: Settings, started: Callable[[], object]) -> None:
        self.app = app
        self._on_started = started
        super().__init__(configuration(app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit or not self.started:
            super().handle_exit(sig, frame)
            return
        asyncio.get_running_loop().call_soon_threadsafe(self._say_goodbye_and_exit, sig, frame)

    def _say_goodbye_and_exit(self, sig: int, frame: FrameType | None) -> None:
        from .app import say_goodbye

        exit_now = super().handle_exit
        goodbye = asyncio.get_running_loop().create_task(say_goodbye(self.app))
        goodbye.add_done_callback(lambda _: exit_now(sig, frame))


def configuration(app: object, settings: Settings) -> uvicorn.Config:
    # Imported here because they import the metrics, which must know first whether there are several workers.
    from .transport.admission import GuardedConfig
    from .transport.http import HttpProtocol
    from .transport.websocket import WebSocketProtocol

    return GuardedConfig(
        app,
        settings,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=wire.MAX_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=settings.log == "debug",
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
        backlog=BACKLOG,
    )


def serve(settings: Settings, started: Callable[[str], None] | None = None) -> None:
    """Serve until stopped. Calls `started` with the server's URL as soon as it accepts clients."""
    logs.configure(settings.log)
    for old, new, detail in renaming_warnings(os.environ):
        log("setting-renamed", level=logging.WARNING, setting=old, replacement=new, detail=detail)
    if settings.push_key:
        # Report missing packages and an invalid key here, before the workers start.
        with needs("push"):
            from .people.push import Pusher
        Pusher(settings.push_key, settings.push_subject)
    # Bind first: a second server on the same port must fail before it touches the database.
    listening = _bind(settings)
    with nullcontext() if settings.postgres else sqlite_file.exclusive(settings.database):
        migrations.upgrade(settings)
        if not settings.postgres:
            sqlite_file.warn_if_readable(settings.database)
        _serve(settings, listening, started)


def _serve(settings: Settings, listening: socket.socket, started: Callable[[str], None] | None) -> None:
    """Serve in this process, or in several workers under a supervisor."""

    def on_started() -> None:
        if started is not None:
            started(f"http://{_url_host(settings.host)}:{listening.getsockname()[1]}")

    if settings.workers == 1:
        try:
            _run(_application(settings), settings, listening, on_started)
        except SystemExit:
            raise NotStarted from None  # uvicorn exits when the application does not start
        return
    with tempfile.TemporaryDirectory(prefix="sevenroads-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        # Created once and inherited by the workers; each opens its own database connections.
        work = partial(_work, _application(settings), settings, listening)
        from .supervisor import Supervisor

        if not Supervisor(settings.workers, work, on_started).run():
            raise NotStarted


def _application(settings: Settings) -> FastAPI:
    # Garbage collection would delay the start and find nothing.
    gc.disable()
    try:
        from .app import create_app

        return create_app(settings)
    finally:
        gc.enable()


def _work(app: FastAPI, settings: Settings, listening: socket.socket, lifeline: int, ready: int) -> None:
    """Run one of several workers, forked from the supervisor; stop when the supervisor ends."""
    threading.Thread(target=_stop_with_supervisor, args=(lifeline,), daemon=True).start()
    _run(app, settings, listening, lambda: os.write(ready, b"."))


def _stop_with_supervisor(lifeline: int) -> None:
    os.read(lifeline, 1)  # nothing is ever written: this returns when the supervisor's end closes
    os.kill(os.getpid(), signal.SIGTERM)


def _run(app: FastAPI, settings: Settings, listening: socket.socket, started: Callable[[], object]) -> None:
    sys.setswitchinterval(SWITCH_INTERVAL)
    server = Server(app, settings, started)
    # Garbage collection pauses play. Collect little at a time and old objects rarely, and never scan the
    # objects that the application itself consists of.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    server.run(sockets=[listening])


def _url_host(host: str) -> str:
    """The host as part of a URL: IPv6 addresses need brackets."""
    return f"[{host}]" if ":" in host else host


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Do not wait forever for a client that no longer acknowledges data. Linux only.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED_SECONDS * 1000)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        target = f"{settings.host}, port {settings.port}"
        raise InvalidSetting(f"cannot listen on {target}: {error.strerror or error}") from None
    return listening
