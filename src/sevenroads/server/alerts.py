"""Turn alerts by web push, for slow games: when the turn passes to someone who is not looking."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from . import games, metrics
from .hub import Hub
from .logs import log
from .push import Pusher
from .room import Room

#: Seconds a push service keeps an alert for a browser that is away.
KEEP: Final = 24 * 60 * 60


class Alerts:
    """Watches tables and alerts the player to act, once a turn."""

    def __init__(self, hub: Hub, pusher: Pusher) -> None:
        self._hub = hub
        self._pusher = pusher
        self._told: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hub.after.append(self.look)

    def look(self, room: Room) -> None:
        user = room.acting
        table = room.table
        if user is None or table is None or table.settings.clock.kind != "days" or room.hotseat:
            self._told.pop(room.id, None)
            return
        looking = self._hub.sessions.of(user) or user in room.online()
        if self._told.get(room.id) == table.match.turn or looking:
            return
        self._told[room.id] = table.match.turn
        task = asyncio.create_task(self._tell(user, room.id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, user: int, table_id: str) -> None:
        try:
            found = await self._hub.database.read(lambda connection: games.subscriptions(connection, user))
            for row in found:
                result = await self._pusher.send(
                    row.subscription, {"type": "your-turn", "table": table_id}, KEEP
                )
                metrics.pushes.labels(result).inc()
                if result == "gone":
                    forget = partial(games.unsubscribe, endpoint=row.endpoint)
                    await self._hub.database.write(forget)
        except Exception as error:
            log("push-failed", error=error, table=table_id)
