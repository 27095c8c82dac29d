"""A transport whose reading two parties can pause: uvicorn, and a limit of this package.

Without it, uvicorn would resume reading on a connection that a limit has paused, and would close a refused
connection at once. It only passes calls on.
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
        self._linger = 0.0
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

    def linger(self, seconds: float) -> None:
        """Keep the connection open for some more seconds when it is closed."""
        self._linger = seconds

    def close(self) -> None:
        if self._linger:
            asyncio.get_running_loop().call_later(self._linger, self._transport.close)
        else:
            self._transport.close()

    def _apply(self) -> None:
        if self._transport.is_closing():
            return
        if self._paused or self._held:
            self._transport.pause_reading()
        else:
            self._transport.resume_reading()
