"""Runs the server: one process, or several that share a port and a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from . import wire
from .runtime import logs
from .runtime.settings import InvalidSetting, Settings
from .store import migrations

if TYPE_CHECKING:
    from fastapi import FastAPI

#: Seconds that threads may hold on: a busy loop must soon hand over to the thread that stores.
SWITCH: Final = 0.001
#: New objects between two looks for garbage, and looks at the young between two at the older and at all.
GARBAGE: Final = (1_000, 3, 10_000)
#: Connections that may wait to be accepted, as far as the system allows: after a restart all come at once.
BACKLOG: Final = 4096
#: Seconds that a client may leave what was sent to it untaken before its connection is given up.
STALLED: Final = 60


class NotStarted(ValueError):
    """The server could not start; its log has told why."""

    def __init__(self) -> None:
        super().__init__("the server could not start: the lines above say why")


class Server(uvicorn.Server):
    """Says when it has started, and tells clients when to come back before it closes their sockets."""

    def __init__(self, app: FastAPI, settings: Settings, started: Callable[[], object]) -> None:
        self.app = app
        self._say_started = started
        super().__init__(configuration(app, settings))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._say_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit or not self.started:
            super().handle_exit(sig, frame)
            return
        asyncio.get_running_loop().call_soon_threadsafe(self._leave, sig, frame)

    def _leave(self, sig: int, frame: FrameType | None) -> None:
        from .app import say_goodbye

        leave = super().handle_exit
        farewell = asyncio.get_running_loop().create_task(say_goodbye(self.app))
        farewell.add_done_callback(lambda _: leave(sig, frame))


def configuration(app: object, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws="websockets-sansio",
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
    """Serve until told to stop; `started` is called with the address once clients are answered."""
    logs.configure(settings.log)
    if settings.push_key:
        from .people.push import Pusher

        Pusher(settings.push_key, settings.push_subject)  # a wrong key is told now, not by the workers
    # The port comes first: a server that cannot have it must not change another one's database.
    listening = _bind(settings)
    migrations.upgrade(settings)

    def say_started() -> None:
        if started is not None:
            started(f"http://{_in_address(settings.host)}:{listening.getsockname()[1]}")

    if settings.workers == 1:
        try:
            _run(_application(settings), settings, listening, say_started)
        except SystemExit:
            raise NotStarted from None  # so uvicorn leaves when the application does not start
        return
    with tempfile.TemporaryDirectory(prefix="sevenroads-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        # Made once for all workers; what it works with is opened by each for itself.
        work = partial(_work, _application(settings), settings, listening)
        from .supervisor import Supervisor

        if not Supervisor(settings.workers, work, say_started).run():
            raise NotStarted


def _application(settings: Settings) -> FastAPI:
    # Looking for what can be thrown away holds up the start, and finds nothing.
    gc.disable()
    try:
        from .app import create_app

        return create_app(settings)
    finally:
        gc.enable()


def _work(app: FastAPI, settings: Settings, listening: socket.socket, lifeline: int, ready: int) -> None:
    """Be one of several workers on a socket, forked from the supervisor; end when that one ends."""
    threading.Thread(target=_leave_with_the_supervisor, args=(lifeline,), daemon=True).start()
    _run(app, settings, listening, lambda: os.write(ready, b"."))


def _leave_with_the_supervisor(lifeline: int) -> None:
    os.read(lifeline, 1)  # nobody ever writes: this returns when the other end is closed
    os.kill(os.getpid(), signal.SIGTERM)


def _run(app: FastAPI, settings: Settings, listening: socket.socket, started: Callable[[], object]) -> None:
    sys.setswitchinterval(SWITCH)
    server = Server(app, settings, started)
    # Looking for what can be thrown away holds up play: little at a time, seldom all that lives long, and
    # never what the application is made of.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run(sockets=[listening])


def _in_address(host: str) -> str:
    """A host as it stands in an address: the colons of IPv6 would be taken for that of the port."""
    return f"[{host}]" if ":" in host else host


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # A client that takes nothing any more is not waited for to the end of days; Linux only.
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED * 1000)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        place = f"{settings.host}, port {settings.port}"
        raise InvalidSetting(f"cannot listen at {place}: {error.strerror or error}") from None
    return listening
