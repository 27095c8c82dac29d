"""Turn alerts by web push, for slow games: when the turn comes to someone who is not at the table.

An alert holds which table it is and what everyone may know of it, nothing of how the game stands.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import Final

from ..runtime import metrics
from ..runtime.logs import log
from ..store import pushes
from ..tables.hub import Hub
from ..tables.room import Room
from .push import Pusher

#: Seconds a push service keeps an alert for a browser that is away.
KEEP: Final = 24 * 60 * 60
#: Seconds until it is known who is at a table: whose page loads anew, or is with another worker, is not away.
PATIENCE: Final = 1.0
#: Seconds a server that stops waits for the alerts under way.
LAST: Final = 3.0
#: Alerts under way for one person, and for all; more are not sent, the list on the page has them.
MOST: Final = 4
MOST_IN_ALL: Final = 2_000


class Alerts:
    """Alerts the player to act, once for each turn."""

    def __init__(self, hub: Hub, pusher: Pusher, patience: float = PATIENCE) -> None:
        self.pusher: Final = pusher
        self._hub = hub
        self._patience = patience
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: Counter[int] = Counter()
        hub.turned.append(self.look)

    def look(self, room: Room) -> None:
        """A turn has come to someone."""
        table = room.table
        if room.acting is None or table is None or table.settings.clock.kind != "days":
            return
        user = room.acting
        if self._under_way[user] >= MOST or len(self._tasks) >= MOST_IN_ALL:
            return
        self._under_way[user] += 1
        # On its own: no game waits for a push service.
        task = asyncio.create_task(self._tell(room, user, table.match.turn))
        self._tasks.add(task)
        task.add_done_callback(partial(self._told, user))

    def _told(self, user: int, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._under_way[user] -= 1
        if not self._under_way[user]:
            del self._under_way[user]

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST)

    async def _tell(self, room: Room, user: int, turn: int) -> None:
        await asyncio.sleep(self._patience)
        if not _awaited(room, user, turn):
            return
        try:
            devices = await self._hub.database.read(lambda c: pushes.subscriptions_of(c, user))
            await asyncio.gather(*(self._send(device, _message(room)) for device in devices))
        except Exception as error:
            log("push-failed", error=error, table=room.id)

    async def _send(self, device: pushes.PushSubscription, message: dict[str, str | None]) -> None:
        result = await self.pusher.send(device.subscription, message, KEEP)
        metrics.pushes.labels(result).inc()
        if result == "gone":
            forget = partial(pushes.unsubscribe, endpoint=device.endpoint, user_id=device.user_id)
            await self._hub.database.write(forget)


def _awaited(room: Room, user: int, turn: int) -> bool:
    """Whether it is still this turn, and its player is not at the table."""
    same = room.table is not None and room.table.match.turn == turn and room.acting == user
    return same and user not in room.online()


def _message(room: Room) -> dict[str, str | None]:
    """What the browser makes its words of; there is no name if the enemy is the machine."""
    assert room.table is not None
    enemy = room.people.get(room.row[room.table.match.side.other.value])
    return {
        "type": "your-turn",
        "table": room.id,
        "edition": room.row["edition"],
        "enemy": enemy["name"] if enemy else None,
    }
