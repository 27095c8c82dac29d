"""A transport whose reading two parties can pause: uvicorn, and a limit of this package.

Without it, uvicorn would resume reading on a connection that a limit has paused. It only passes calls on.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """A transport that reads only if neither uvicorn nor a limit has paused it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._paused = False
        self._held = False
        self.write = transport.write
        self.is_closing = transport.is_closing

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def pause_reading(self) -> None:
        self._paused = True
        self._apply()

    def resume_reading(self) -> None:
        self._paused = False
        self._apply()

    def hold(self, held: bool) -> None:
        self._held = held
        self._apply()

    def _apply(self) -> None:
        if self._transport.is_closing():
            return
        if self._paused or self._held:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()
