"""Carries out commands at tables: those of players, and those of the server itself.

Every command takes four steps, in this order, under the room's lock: check, apply, store, publish. A command
is acknowledged and shown to others only after it is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from ...rules.types import Side
from .. import wire
from ..runtime import metrics
from ..runtime.errors import CommandRefused
from ..runtime.failpoints import passing
from ..store import games
from ..store.database import Database
from ..store.rows import Entry, Progress
from ..workers.messages import EntryStored, TableStored, TurnPassed, WorkerMessage, encode, notify
from . import rated_games
from .publisher import Publisher
from .room import Room
from .rooms import Rooms
from .table import Table

#: How often a command is tried if other workers change the table at the same time.
ATTEMPTS: Final = 5


class Commands:
    """Turns commands into stored and published log entries.

    Invariants: between applying and storing an entry the room is ahead of the database, so the lock is held
    throughout and the room is marked `must_reload` if storing fails. A command with an id has at most one
    effect: a repeated one gets the same acknowledgement.
    """

    def __init__(
        self, database: Database, rooms: Rooms, publisher: Publisher, worker: str, now: Callable[[], int]
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._publisher = publisher
        self._worker = worker
        self._now = now

    async def run(self, user_id: int | None, message: wire.PlayCommand) -> wire.Ack:
        """Carry out a player's command, once; raises `CommandRefused` if it is not allowed."""
        kind = str(message.__struct_config__.tag)
        if kind == "claim-time":
            kind = "time"
        key = f"{user_id}:{message.id}"
        expected: int | None = getattr(message, "seq", None)
        async with self._rooms.locked(message.table) as room:
            await self._rooms.sync_if_behind(room, expected)
            for _ in range(ATTEMPTS):
                table = begun(room)
                if key in table.commands:
                    return wire.Ack(id=message.id, table=room.id, seq=table.commands[key])
                seats = room.seats(user_id)
                if seats and expected not in (None, table.seq):
                    raise CommandRefused(
                        "stale", f"The table is at {table.seq}, your command was for {expected}."
                    )
                seat = _seat(table, kind, seats, message)
                action = message.action if isinstance(message, wire.Act) else None
                entry = table.decide(kind, seat, self._now(), action, key)
                if await self._carry_out(room, entry):
                    if entry.kind != kind:
                        raise CommandRefused("over", "The time has run out.", "R7.4")
                    return wire.Ack(id=message.id, table=room.id, seq=entry.seq)
        raise CommandRefused("busy", "Others are changing this table. Try again.")

    async def run_for_server(
        self, room: Room, kind: str, side: Side, seq: int | None = None, action: str | None = None
    ) -> bool:
        """Carry out a command of the machine or of a clock; False if it is not allowed, or no longer."""
        room.used = time.monotonic()
        async with room.lock:
            if room.must_reload:
                await self._rooms.reload(room)
            for _ in range(ATTEMPTS):
                table = room.table
                if table is None or table.over or seq not in (None, table.seq):
                    return False
                try:
                    entry = table.decide(kind, side, self._now(), action)
                except CommandRefused:
                    return False
                if await self._carry_out(room, entry):
                    return entry.kind == kind
        return False

    async def _carry_out(self, room: Room, entry: Entry) -> bool:
        """Apply, store and publish an entry; False if another worker stored one first: then try again."""
        table = room.table
        assert table is not None
        applied = table.apply(entry)
        # From here until it is stored the room is ahead of the database.
        progress = room.progress(entry)
        try:
            passing("before-store")
            began = time.perf_counter()
            # Only the end of a game takes more than one statement.
            write = self._database.write if table.over else self._database.write_together
            await write(lambda connection: self._store(connection, room, entry, progress))
            metrics.store.observe(time.perf_counter() - began)
            metrics.actions.labels(entry.kind).inc()
        except games.Stale:
            await self._rooms.reload(room)
            return False
        except CommandRefused:
            # A rule that only the database can check, such as the limit of aborts.
            await self._rooms.reload(room)
            raise
        except BaseException:
            room.must_reload = True
            raise
        passing("after-store")
        before, room.row = room.row, room.row.after(progress)
        self._publisher.send_entry(room, applied)
        if _needs_attention(entry, progress):
            self._publisher.send_your_turn(progress.acting, room.id, room)
        self._publisher.change_stored(room)
        passing("after-publish")
        if room.row.acting != before.acting:
            self._publisher.turn_passed(room)
        if room.row.status != before.status:
            await self._ended(room)
        return True

    def _store(self, connection: Connection, room: Room, entry: Entry, progress: Progress) -> None:
        messages: list[WorkerMessage] = [EntryStored(room.id, self._worker, entry)]
        if progress.acting is not None and _needs_attention(entry, progress):
            messages.append(TurnPassed(room.id, self._worker, progress.acting))
        games.append(connection, room.id, entry, progress, [encode(message) for message in messages])
        if progress.status == "playing":
            return
        notify(connection, TableStored(room.id))
        rated_games.store_end(connection, room.row, entry, progress)

    async def _ended(self, room: Room) -> None:
        metrics.games_ended.labels(room.row.termination or room.row.status).inc()
        if room.row.rated:
            await self._rooms.read_standings(room)
        self._publisher.description_changed(room)


def begun(room: Room) -> Table:
    """The table of a room; refuses if the game has not begun."""
    if room.table is None:
        raise CommandRefused("not-started", "The game has not begun: a seat is free.")
    return room.table


def _seat(table: Table, kind: str, seats: tuple[Side, ...], message: wire.PlayCommand) -> Side:
    """The seat that a player's command is for."""
    seat = table.seat_for(kind, seats)
    if isinstance(message, wire.Resign) and message.seat is not None:
        seat = Side(message.seat)
        if seat not in seats:
            raise CommandRefused("not-seated", f"You do not play {seat}.")
    return seat


def _needs_attention(entry: Entry, progress: Progress) -> bool:
    """Whether the side to act has something new to do: the other has ended a turn or made an offer."""
    return (entry.action == "." or entry.kind != "act") and entry.seat.value != progress.side
