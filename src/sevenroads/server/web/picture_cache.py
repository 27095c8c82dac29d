"""Keeps the pictures of tables that were asked for last: a link that many people open is drawn once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

#: A picture has about 100 kB, so the cache has at most a few dozen megabytes.
MAX_PICTURES: Final = 256


class PictureCache:
    """The pictures that were used last. Requests that come while a picture is drawn wait for it.

    A key names everything that the picture depends on, so a picture in the cache is never out of date.
    """

    def __init__(self, size: int = MAX_PICTURES) -> None:
        self._size = size
        self._kept: dict[Hashable, bytes] = {}
        self._drawing: dict[Hashable, asyncio.Future[bytes]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: Hashable) -> bool:
        """Whether the picture costs nothing: it is kept or is being drawn."""
        return key in self._kept or key in self._drawing

    async def get(self, key: Hashable, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        """The picture, drawn if necessary. If drawing fails, everybody who waits gets the error."""
        if key in self._kept:
            self._kept[key] = self._kept.pop(key)
            return self._kept[key]
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.ensure_future(self._draw(key, draw))
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key, None))
        # A client that goes away must not stop the drawing for the others.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        picture = await draw()
        self._kept[key] = picture
        if len(self._kept) > self._size:
            del self._kept[next(iter(self._kept))]
        return picture
