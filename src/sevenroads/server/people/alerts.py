"""Turn alerts by web push, for games with days per turn.

A player gets an alert when their turn begins and they do not have the table open. The alert contains only
public facts about the table, nothing about the position.
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

#: Seconds for which a push service keeps an alert for a browser that is offline.
TIME_TO_LIVE: Final = 24 * 60 * 60
#: Seconds to wait before an alert: a player who reloads the page or uses another worker is not away.
ALERT_DELAY: Final = 1.0
#: Seconds for which a stopping server waits for alerts that are being sent.
SHUTDOWN_SECONDS: Final = 3.0
#: Alerts in flight for one player, and in all. Further alerts are dropped; the player's list of tables shows
#: the turn anyway.
MAX_PER_USER: Final = 4
MAX_TOTAL: Final = 2_000


class Alerts:
    """Sends each player one alert per turn."""

    def __init__(self, hub: Hub, pusher: Pusher, delay: float = ALERT_DELAY) -> None:
        self.pusher: Final = pusher
        self._hub = hub
        self._delay = delay
        self._tasks: set[asyncio.Task[None]] = set()
        self._in_flight: Counter[int] = Counter()
        hub.publisher.on_turn.append(self.turn_began)

    def turn_began(self, room: Room) -> None:
        """Schedule an alert for the player to act, if the game has days per turn."""
        table = room.table
        if room.acting is None or table is None or table.settings.clock.kind != "days":
            return
        user = room.acting
        if self._in_flight[user] >= MAX_PER_USER or len(self._tasks) >= MAX_TOTAL:
            return
        self._in_flight[user] += 1
        # In a separate task, so that no game waits for a push service.
        task = asyncio.create_task(self._alert(room, user, table.match.turn))
        self._tasks.add(task)
        task.add_done_callback(partial(self._finished, user))

    def _finished(self, user: int, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._in_flight[user] -= 1
        if not self._in_flight[user]:
            del self._in_flight[user]

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=SHUTDOWN_SECONDS)

    async def _alert(self, room: Room, user: int, turn: int) -> None:
        await asyncio.sleep(self._delay)
        if not _still_away(room, user, turn):
            return
        try:
            subscriptions = await self._hub.database.read(lambda c: pushes.subscriptions_of(c, user))
            await asyncio.gather(*(self._send(one, _message(room)) for one in subscriptions))
        except Exception as error:
            log("push-failed", error=error, table=room.id)

    async def _send(
        self, subscription: pushes.PushSubscription, message: dict[str, str | int | None]
    ) -> None:
        result = await self.pusher.send(subscription.subscription, message, TIME_TO_LIVE)
        metrics.pushes.labels(result).inc()
        if result == "gone":
            endpoint, user_id = subscription.endpoint, subscription.user_id
            await self._hub.database.write(lambda c: pushes.unsubscribe(c, endpoint, user_id))


def _still_away(room: Room, user: int, turn: int) -> bool:
    """Whether it is still this player's turn and the player does not have the table open."""
    same = room.table is not None and room.table.match.turn == turn and room.acting == user
    return same and user not in room.players_online()


def _message(room: Room) -> dict[str, str | int | None]:
    """The content of an alert, which the browser words.

    `enemy` is None if it is the machine. A guest who has not chosen a name also has a number, `guest`.
    """
    assert room.table is not None
    enemy_id = room.row.player(room.table.match.side.other)
    enemy = room.people.get(enemy_id) if enemy_id is not None else None
    message: dict[str, str | int | None] = {
        "type": "your-turn",
        "table": room.id,
        "edition": room.row.edition,
        "enemy": enemy.name if enemy else None,
    }
    if enemy and enemy.kind == "guest" and enemy.given_number is not None:
        message["guest"] = enemy.given_number
    return message
