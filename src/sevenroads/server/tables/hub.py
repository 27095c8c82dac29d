"""The tables of this worker: commands to them, and news of them to everyone who watches.

Lock, check, store, publish, in that order: a command is acknowledged and told to others only after it
is stored. What other workers store arrives by notification and, should one be missed, by comparing
sequence numbers.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

from ...rules.types import Side
from .. import wire
from ..runtime import metrics
from ..runtime.errors import CommandRefused
from ..runtime.failpoints import passing
from ..runtime.logs import failures_logged, log
from ..store import games, ratings
from ..store.database import Database
from ..store.edition_files import Files, lend, names_in
from ..store.rows import Entry
from ..workers.presence import Presence
from . import presenter
from .chat import Chat
from .lobby import Lobby
from .room import Receiver, Room, Unreadable, Watcher
from .sessions import Sessions
from .table import AppliedEntry, Table

#: Seconds a room nobody watches stays in memory.
IDLE: Final = 120.0
#: How often a command is tried again because another worker was faster.
TRIES: Final = 5
_SCORES: Final = {"south": 1.0, "north": 0.0, "draw": 0.5}


class NoTable(CommandRefused):
    """A table was asked for that is not there, or that the operator has deleted."""

    def __init__(self) -> None:
        super().__init__("no-table", "There is no such table.")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    """Rooms, and the sockets of this worker."""

    def __init__(self, database: Database, now: Callable[[], int] = milliseconds) -> None:
        self.database: Final = database
        self.now: Final = now
        self.worker: Final = secrets.token_hex(4)
        self.rooms: Final[dict[str, Room]] = {}
        #: Tables that could not be loaded: whoever looks after all of them leaves them out.
        self.unreadable: Final[set[str]] = set()
        self.lobby: Final = Lobby(database)
        #: Called, under the room's lock, after something the machine may have to answer.
        self.after: list[Callable[[Room], None]] = []
        #: Called, at the worker that stored it, when a turn has come to someone else.
        self.turned: list[Callable[[Room], None]] = []
        #: With PostgreSQL, where other workers may have players at the same tables.
        self.presence: Presence | None = None
        self.chat: Final = Chat(self)
        self.sessions: Final = Sessions(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # ------------------------------------------------------------ rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; `NoTable` if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        stored = await self._stored(table_id)
        with self._readable(table_id):
            room = Room(stored)
        await self._read_ratings(room)
        self.rooms[table_id] = room
        if self.presence is not None:
            self.presence.ask([table_id])
        metrics.rooms.set(len(self.rooms))
        return room

    @contextmanager
    def _readable(self, table_id: str) -> Iterator[None]:
        """A table is read. If that fails, the log names it; `sevenroads admin check` tells why."""
        try:
            yield
        except Unreadable as error:
            log("unreadable-game", error=error, table=table_id)
            self.unreadable.add(table_id)
            raise
        self.unreadable.discard(table_id)

    @asynccontextmanager
    async def looking(self, table_id: str) -> AsyncIterator[Room]:
        """A room to look at, under its lock, as it is stored: what could not be stored is not shown."""
        room = await self.room(table_id)
        async with room.lock:
            await self._mend(room)
            yield room

    async def _mend(self, room: Room) -> None:
        """Under its lock: load a room whose last command could not be stored."""
        if room.broken:
            await self._reload(room, 0)

    async def _stored(self, table_id: str) -> games.StoredGame:
        stored = await self.database.look_up(lambda connection: games.load(connection, table_id))
        if stored is None:
            raise NoTable
        return stored

    async def _read_ratings(self, room: Room) -> None:
        users, edition = list(room.people), room.row["edition"]

        def work(connection: Any) -> dict[int, int]:
            found = ((user, ratings.rating_of(connection, user, edition)) for user in users)
            return {user: round(rating.rating) for user, rating in found if rating is not None}

        if any(person["kind"] in ("user", "bot") for person in room.people.values()):
            room.ratings = await self.database.look_up(work)

    def forget_idle(self) -> None:
        """Drop rooms that nobody watches or uses."""
        limit = time.monotonic() - IDLE
        for room in list(self.rooms.values()):
            if not room.watchers and room.used < limit and not room.lock.locked():
                del self.rooms[room.id]
        metrics.rooms.set(len(self.rooms))

    async def borrow(self, text: str) -> Files:
        """Get the players' files that a text names ready, so that it can be read."""
        names = names_in(text)
        files = await self.database.look_up(lambda c: games.file_texts(c, names)) if names else {}
        lend(files)
        return files

    # ------------------------------------------------------------ watching

    async def watch(self, receiver: Receiver, ask: wire.Watch) -> None:
        """Send a table to a socket, and from now on what happens at it."""
        async with self.looking(ask.table) as room:
            await self._reach(room, ask.seq)
            seats = room.seats(receiver.user_id)
            chat = await self.chat.of(room, seats)
            watcher = Watcher(receiver, seats, _viewer(room, seats, ask.seat))
            newcomer = receiver not in room.watchers
            room.watchers[receiver] = watcher
            receiver.send(wire.encode(room.snapshot(watcher, ask.seq, chat)))
            if newcomer and seats:
                self.tell_description(room, but=receiver)
                self._presence_changed(room)

    async def resend(self, receiver: Receiver) -> AsyncIterator[None]:
        """Send everything a slow socket watches anew, its tables, the lobby: one more at each step."""
        for room in [room for room in self.rooms.values() if receiver in room.watchers]:
            await self._resend(room, [receiver])
            yield
        if receiver in self.lobby.watchers:
            await self.lobby.send([receiver])
            yield

    async def _resend(self, room: Room, receivers: Iterable[Receiver]) -> None:
        async with room.lock:
            await self._mend(room)
            for receiver in receivers:
                if watcher := room.watchers.get(receiver):
                    chat = await self.chat.of(room, watcher.seats)
                    receiver.send(wire.encode(room.snapshot(watcher, None, chat)))

    def unwatch(self, receiver: Receiver, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room and room.watchers.pop(receiver, None) and room.seats(receiver.user_id):
            self.tell_description(room)
            self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        if self.presence is not None:
            self.presence.changed(room.id)

    def disconnect(self, receiver: Receiver, tables: set[str]) -> None:
        """Forget a socket that has gone."""
        self.sessions.close(receiver)
        for table_id in tables:
            self.unwatch(receiver, table_id)
        self.lobby.watchers.discard(receiver)

    async def preview(self, user_id: int | None, ask: wire.AskPreview) -> wire.Preview:
        """What an action would do, to the player who asks."""
        async with self.looking(ask.table) as room:
            table = _playing(room)
            seats = room.seats(user_id)
            return presenter.preview(table, table.seat_for("act", seats), ask)

    # ------------------------------------------------------------ commands

    async def command(self, user_id: int | None, message: wire.PlayCommand) -> wire.Ack:
        """Carry out a player's command, once; `CommandRefused` if it is not allowed."""
        room = await self.room(message.table)
        kind = str(message.__struct_config__.tag)
        if kind == "claim-time":
            kind = "time"
        key = f"{user_id}:{message.id}"
        async with room.lock:
            await self._mend(room)
            expected = getattr(message, "seq", None)
            await self._reach(room, expected)
            for _ in range(TRIES):
                table = _playing(room)
                if key in table.commands:
                    return wire.Ack(id=message.id, table=room.id, seq=table.commands[key])
                seats = room.seats(user_id)
                if seats and expected not in (None, table.seq):
                    raise CommandRefused(
                        "stale", f"The table is at {table.seq}, your command was for {expected}."
                    )
                seat = table.seat_for(kind, seats)
                if isinstance(message, wire.Resign) and message.seat is not None:
                    seat = _own(Side(message.seat), seats)
                action = message.action if isinstance(message, wire.Act) else None
                entry = table.decide(kind, seat, self.now(), action, key)
                if await self._carry_out(room, entry):
                    if entry.kind != kind:
                        raise CommandRefused("over", "The time has run out.", "R7.4")
                    return wire.Ack(id=message.id, table=room.id, seq=entry.seq)
        raise CommandRefused("busy", "Others are changing this table; try again.")

    async def act(
        self, room: Room, kind: str, side: Side, seq: int | None = None, action: str | None = None
    ) -> bool:
        """A command of the server itself: the machine's, or a clock's. False if it came too late."""
        room.used = time.monotonic()
        async with room.lock:
            await self._mend(room)
            for _ in range(TRIES):
                table = room.table
                if table is None or table.over or seq not in (None, table.seq):
                    return False
                try:
                    entry = table.decide(kind, side, self.now(), action)
                except CommandRefused:
                    return False
                if await self._carry_out(room, entry):
                    return entry.kind == kind
        return False

    async def _carry_out(self, room: Room, entry: Entry) -> bool:
        """Apply, store and publish an entry; False if another worker was faster, and it can be tried anew."""
        table = room.table
        assert table is not None
        line = table.apply(entry)
        # From here until it is stored the room is ahead of the database: nobody else can look, since the
        # lock is held, and if storing fails the room is loaded anew.
        changes = room.standing(entry)
        try:
            passing("before-store")
            began = time.perf_counter()
            # Only the end of a game takes more than one statement.
            write = self.database.write if table.over else self.database.write_together
            await write(lambda connection: self._store(connection, room, entry, changes))
            metrics.store.observe(time.perf_counter() - began)
            metrics.actions.labels(entry.kind).inc()
        except games.Stale:
            await self._reload(room, entry.seq - 1)
            return False
        except BaseException:
            room.broken = True
            raise
        passing("after-store")
        was, acted = room.row["status"], room.row["acting"]
        room.row |= changes
        self.publish(room, line)
        passing("after-publish")
        if room.row["acting"] != acted:
            self.pass_turn(room)
        if room.row["status"] != was:
            await self._ended(room)
        return True

    def _store(self, connection: Any, room: Room, entry: Entry, changes: dict[str, Any]) -> None:
        payloads = [f"entry {room.id} {self.worker} {entry.told()}"]
        if changes["acting"] is not None and _calls(entry, changes["side"]):
            payloads.append(f"turn {room.id} {self.worker} {changes['acting']}")
        games.append(connection, room.id, entry, changes, payloads)
        if changes["status"] == "playing":
            return
        games.notify(connection, f"table {room.id}")
        row = room.row
        if row["rated"] and changes["status"] == "ended":
            score = _SCORES[changes["result"]]
            ratings.rate_game(
                connection, room.id, row["edition"], row["south"], row["north"], score, entry.at
            )

    async def _ended(self, room: Room) -> None:
        metrics.games_ended.labels(room.row["termination"] or room.row["status"]).inc()
        if room.row["rated"]:
            await self._read_ratings(room)
        self.changed(room)

    # ------------------------------------------------------------ telling

    def publish(self, room: Room, line: AppliedEntry, own: bool = True) -> None:
        """Tell everyone at a table of an entry that is stored, by this worker or another.

        The machine answers at the worker that stored it, once.
        """
        entry = line.entry
        if room.hotseat:
            for watcher in room.watchers.values():
                watcher.viewer = _viewer(room, watcher.seats, watcher.viewer)
        frames = room.updates(line)
        for watcher in room.watchers.values():
            watcher.receiver.send(frames[watcher.viewer])
        if own:
            if _calls(entry, room.row["side"]):
                self.tell_turn(room.id, room.acting)
            self._answer(room)

    def _answer(self, room: Room) -> None:
        for call in self.after:
            call(room)

    def pass_turn(self, room: Room) -> None:
        """A turn has come to someone else, or a game begins."""
        for call in self.turned:
            call(room)

    def tell_turn(self, table_id: str, user_id: int | None) -> None:
        """Tell the player to act at its sockets that do not watch the table."""
        room = self.rooms.get(table_id)
        for receiver in self.sessions.of(user_id):
            if room is None or receiver not in room.watchers:
                receiver.send(wire.encode(wire.YourTurn(tables=(table_id,))))

    def tell_description(self, room: Room, but: Receiver | None = None) -> None:
        """Tell a table who sits at it and who is there."""
        frames: dict[bool, bytes] = {}
        for receiver, watcher in room.watchers.items():
            if receiver is not but:
                player = bool(watcher.seats)
                if player not in frames:
                    frames[player] = wire.encode(wire.TableChanged(table=room.info(player=player)))
                receiver.send(frames[player])

    def changed(self, room: Room) -> None:
        """Tell a table, and the lobby, that its description has changed."""
        self.tell_description(room)
        self.lobby.tell(room.info())

    # ------------------------------------------------------------ other workers

    def concerns(self, payload: str) -> bool:
        """Whether a notification is of something that this worker does not know and has a use for."""
        kind, whom, *details = payload.split(" ", 3)
        if kind not in ("entry", "turn", "chat"):
            return True
        here = kind == "turn" or whom in self.rooms or whom in self._loading
        return here and details[0] != self.worker

    async def heard(self, payload: str) -> None:
        """A notification that concerns this worker."""
        kind, whom, *details = payload.split(" ", 3)
        room = await self.room(whom) if whom in self._loading else self.rooms.get(whom)
        if kind == "entry" and room is not None:
            await self.catch_up(room, Entry.heard(details[1]))
        elif kind == "table":
            await self.refresh(whom, own=False)
        elif kind == "session":
            await self.sessions.check(int(whom))
        elif kind == "person":
            await self.sessions.hear_person(int(whom))
        elif kind == "turn":
            self.tell_turn(whom, int(details[1]))
        elif kind in ("here", "who", "alive", "leaving") and self.presence is not None:
            self.presence.hear(kind, whom, " ".join(details).split())
        elif kind == "chat" and room is not None:
            await self.chat.hear(room, int(details[1]))

    async def catch_up(self, room: Room, heard: Entry | None = None) -> None:
        """Carry out and tell what other workers have stored; an entry that was heard may be all of it."""
        async with room.lock:
            table = room.table
            if heard is None or table is None or room.broken or heard.seq > table.seq + 1:
                await self._catch_up(room)
            elif heard.seq == table.seq + 1:
                self._follow(room, heard)

    async def _reach(self, room: Room, seq: int | None) -> None:
        """Someone may have seen more of a table, by another worker, than has been heard of here: catch up."""
        if self.presence is None:
            return
        if room.table is None:
            await self._refresh(room, own=False)  # it may just have begun
        elif seq is not None and seq > room.table.seq:
            await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        table = room.table
        if table is None or room.broken:
            await self._reload(room, 0)
            return
        missed = await self.database.look_up(
            lambda connection: games.entries_since(connection, room.id, table.seq)
        )
        for entry in missed:
            self._follow(room, entry)

    def _follow(self, room: Room, entry: Entry) -> None:
        """Carry out and tell an entry that another worker has stored."""
        assert room.table is not None
        line = room.table.apply(entry)
        was = room.row["status"]
        room.row |= room.standing(entry)
        self.publish(room, line, own=False)
        if room.row["status"] != was:
            self.changed(room)

    async def _reload(self, room: Room, since: int) -> None:
        """Load a room anew, under its lock, and send it to everyone at it."""
        room.broken = True  # until it is loaded: it may hold what was never stored
        was = room.row["status"]
        stored = await self._stored(room.id)
        with self._readable(room.id):
            room.load(stored)
        for watcher in room.watchers.values():
            watcher.seats = room.seats(watcher.receiver.user_id)
            watcher.viewer = _viewer(room, watcher.seats, watcher.viewer)
            watcher.receiver.send(wire.encode(room.snapshot(watcher, since)))
        if room.row["status"] != was:
            self.lobby.tell(room.info())
        # Who only looked on may have taken a seat.
        self._presence_changed(room)

    async def refresh(self, table_id: str, own: bool = True) -> None:
        """A table's description has changed, by this worker or another: read it and tell."""
        self.lobby.forget()
        room = self.rooms.get(table_id)
        if room is not None:
            # Read under the lock: what was read earlier could undo what is known by now.
            async with room.lock:
                await self._refresh(room, own)
        elif self.lobby.watchers:
            rows, who = await self.database.look_up(lambda connection: games.one(connection, table_id))
            if rows:
                self.lobby.tell(presenter.table_info(rows[0], who))
            else:
                self.lobby.drop(table_id)

    def _drop(self, room: Room) -> None:
        """A table has been deleted by the operator."""
        self.rooms.pop(room.id, None)
        self.lobby.drop(room.id)
        refusal = NoTable()
        gone = wire.Refused(code=refusal.code, message=str(refusal), table=room.id)
        for receiver in room.watchers:
            receiver.send(wire.encode(gone))

    async def _refresh(self, room: Room, own: bool) -> None:
        rows, who = await self.database.look_up(lambda connection: games.one(connection, room.id))
        if not rows:
            self._drop(room)
            return
        before = room.info(player=True)
        begins = room.table is None and rows[0]["start"] is not None
        if begins:
            await self._reload(room, 0)
        else:
            if rows[0]["seq"] > room.row["seq"]:
                await self._catch_up(room)
            # Another worker may have stored more since it was read.
            fresh = rows[0]["seq"] == room.row["seq"]
            room.row |= rows[0] if fresh else {"rematch": rows[0]["rematch"]}
            room.people = who
        if begins or (room.row["rated"] and room.row["status"] == "ended"):
            await self._read_ratings(room)
        # Many may ask for the same thing at once: who looks on is told only of a change.
        if room.info(player=True) != before:
            self.changed(room)
        if own:
            self._answer(room)

    async def heal(self, every: bool = False) -> None:
        """Compare watched rooms, or every one, with the database: a notification may have been missed."""
        ids = [room.id for room in self.rooms.values() if every or room.watchers]
        if not ids:
            return
        stored = await self.database.read(lambda connection: games.standings(connection, ids))
        for table_id, standing in stored.items():
            room = self.rooms.get(table_id)
            if room is None or (known := tuple(room.row[name] for name in games.STANDING)) == standing:
                continue
            with failures_logged("healing-failed", table=table_id):
                if known[1:] == standing[1:]:
                    await self.catch_up(room)
                else:
                    await self.refresh(table_id, own=False)

    async def mend_line(self) -> None:
        """The line to the other workers had been cut: whatever was told meanwhile was missed."""
        await self.heal(every=True)
        # Lines of chat and changes of the lobby have no numbers to be missed by: all of it is sent anew.
        for room in list(self.rooms.values()):
            with failures_logged("healing-failed", table=room.id):
                await self._resend(room, list(room.watchers))
        self.lobby.forget()
        await self.lobby.send(list(self.lobby.watchers))
        await self.sessions.check_all()
        if self.presence is not None:
            self.presence.relearn()


def _playing(room: Room) -> Table:
    if room.table is None:
        raise CommandRefused("not-started", "The game has not begun: a seat is free.")
    return room.table


def _calls(entry: Entry, to_act: str | None) -> bool:
    """Whether the side to act has something new to do: the other has ended a turn, or asks for something."""
    return (entry.action == "." or entry.kind != "act") and entry.seat.value != to_act


def _own(side: Side, seats: tuple[Side, ...]) -> Side:
    if side not in seats:
        raise CommandRefused("not-seated", f"You do not play {side}.")
    return side


def _viewer(room: Room, seats: tuple[Side, ...], asked: wire.Viewer | None) -> wire.Viewer:
    """Whose eyes a watcher has: a player's own. Of two own seats the one asked for, but while the game is on
    only the one to act: the other player may sit before the screen by now."""
    if len(seats) == 1:
        return presenter.seat_value(seats[0])
    if len(seats) == 2 and asked is not None and room.side_to_act in (None, asked):
        return asked
    return "spectator"
