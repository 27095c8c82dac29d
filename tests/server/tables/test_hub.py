"""Rooms, commands and chat of one worker when the database fails or other workers are faster."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from sevenroads.server import housekeeping, wire
from sevenroads.server.machine.seats import MachineSeats
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store import accounts, chat, games, schema
from sevenroads.server.store.database import Database, Work
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest
from sevenroads.server.tables.rooms import IDLE_SECONDS
from sevenroads.server.tables.table import NoTable
from sevenroads.server.web.connection import Connection
from sevenroads.server.workers import presence
from sevenroads.server.workers.messages import (
    ChatStored,
    EntryStored,
    PlayersHere,
    TableStored,
    WhoIsHere,
    WorkerMessage,
    decode,
    encode,
)

from ..client import run
from ..inside import Inside, Listener, inside


class Unsteady:
    """A database whose reads fail while `away` is set."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.away = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def look_up(self, work: Work[Any]) -> Any:
        if self.away:
            raise OSError("away")
        return await self._database.look_up(work)


@asynccontextmanager
async def two_hubs(folder: Path) -> AsyncIterator[tuple[Inside, Inside, Unsteady]]:
    """Two workers with one database; the reads of the first can be made to fail."""
    async with inside(folder) as second:
        unsteady = Unsteady(second.hub.database)
        first = Inside(Hub(unsteady, second.wall), second.wall, list(second.users.values()))
        yield first, second, unsteady


def test_an_overtaken_command_is_never_acknowledged_even_if_the_room_cannot_be_loaded(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with two_hubs(tmp_path) as (first, second, unsteady):
            table = await second.open(wire.ClockSettings(kind="none"), start="south")
            late = wire.Act(table=table, id="late", seq=0, action="T1")
            user = first.users["south"].id
            await first.hub.rooms.get(table)
            await second.send("south", wire.Act, table, action="T2")
            unsteady.away = True
            with pytest.raises(OSError, match="away"):
                await first.hub.commands.run(user, late)
            unsteady.away = False
            # Clients send it again: the table has gone on, and the command was never carried out.
            with pytest.raises(CommandRefused, match="The table is at 1"):
                await first.hub.commands.run(user, late)
            # The room continues from what is stored.
            room = await first.hub.rooms.get(table)
            assert room.table is not None
            assert [line.entry.action for line in room.table.log] == ["T2"]

    run(scene())


def test_a_slow_socket_is_not_sent_an_entry_that_was_not_stored(tmp_path: Path) -> None:
    async def scene() -> list[dict[str, Any]]:
        async with inside(tmp_path) as one:
            table = await one.open(wire.ClockSettings(kind="none"), start="south")
            watcher = Listener(one.users["north"])
            await one.hub.watching.watch(watcher, wire.Watch(table=table))
            write = one.hub.database.write_together

            async def fail(work: Work[Any]) -> Any:
                raise OSError("away")

            one.hub.database.write_together = fail  # type: ignore[method-assign]
            with pytest.raises(OSError, match="away"):
                await one.send("south", wire.Act, table, action="T1")
            one.hub.database.write_together = write  # type: ignore[method-assign]
            async for _ in one.hub.watching.resend(watcher):
                pass
            return watcher.frames

    frames = run(scene())
    assert [frame["type"] for frame in frames][-1] == "snapshot"
    assert {frame["moment"]["seq"] for frame in frames} == {0}


def test_a_room_is_not_dropped_before_the_caller_that_loaded_it_gets_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as one:
            table = await one.open(wire.ClockSettings(kind="none"))
            one.hub.rooms.loaded.clear()
            asking = asyncio.create_task(one.hub.rooms.get(table))
            while table not in one.hub.rooms.loaded:
                await asyncio.sleep(0)
            one.hub.rooms.drop_idle()
            assert await asking is one.hub.rooms.loaded[table]

    run(scene())


def test_chat_lines_stored_by_other_workers_are_sent_once_and_in_order(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with two_hubs(tmp_path) as (first, second, _):
            table = await second.open(wire.ClockSettings(kind="none"))
            listener = Listener(first.users["south"])
            await first.hub.watching.watch(listener, wire.Watch(table=table))
            for number, text in enumerate(("one", "two"), 1):
                say = wire.Say(table=table, id=f"c{number}", text=text)
                await second.hub.chat.say(second.users["north"], say)
            # Both are stored before the message about the first arrives.
            for number in (1, 2):
                await first.hub.chat.show_stored(table, number)
            return [frame["line"]["text"] for frame in listener.frames if frame["type"] == "chat"]

    assert run(scene()) == ["one", "two"]


def test_a_chat_line_has_the_same_id_at_every_worker_and_in_a_snapshot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_hubs(tmp_path) as (first, second, _):
            table = await second.open(wire.ClockSettings(kind="none"))
            there, here = Listener(second.users["south"]), Listener(first.users["south"])
            await second.hub.watching.watch(there, wire.Watch(table=table))
            # Two people may use the same command id and the same words, and one may repeat itself.
            for seat, command in (("north", "c1"), ("south", "c1"), ("south", "c2")):
                await second.hub.chat.say(second.users[seat], wire.Say(table=table, id=command, text="hello"))
            await first.hub.watching.watch(here, wire.Watch(table=table))
            # The first worker hears of the lines when its snapshot already contains them.
            for number in (1, 2, 3):
                await first.hub.chat.show_stored(table, number)
            sent, sent_again = (
                [frame["line"]["id"] for frame in listener.frames if frame["type"] == "chat"]
                for listener in (there, here)
            )
            snapshot = next(frame for frame in here.frames if frame["type"] == "snapshot")
            assert len(set(sent)) == 3
            assert sent == sent_again == [line["id"] for line in snapshot["chat"]]

    run(scene())


def test_spectators_cannot_push_the_players_chat_out_of_a_snapshot(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with inside(tmp_path) as at:
            table = await at.open(wire.ClockSettings(kind="none"))
            loud = await at.hub.database.write(lambda c: accounts.create_account(c, "Eve", "user", at.wall()))
            await at.hub.chat.say(at.users["south"], wire.Say(table=table, id="a", text="good luck"))
            for number in range(chat.CHAT_LINES):
                await at.hub.chat.say(loud, wire.Say(table=table, id=f"e{number}", text="play T1"))
            listener = Listener(at.users["north"])
            await at.hub.watching.watch(listener, wire.Watch(table=table))
            return [line["text"] for line in listener.frames[-1]["chat"]]

    assert run(scene()) == ["good luck"]


@pytest.mark.parametrize("watched", [False, True])
def test_a_game_that_ends_at_another_worker_leaves_the_lobby_of_this_one(
    tmp_path: Path, watched: bool
) -> None:
    async def scene() -> None:
        async with two_hubs(tmp_path) as (here, there, _):
            table = await there.open(wire.ClockSettings(kind="none"), public=True)
            if watched:
                await here.hub.watching.watch(Listener(here.users["north"]), wire.Watch(table=table))
            listener = Listener(None)
            here.hub.lobby.watchers.add(listener)
            await there.send("south", wire.Resign, table)
            # The messages that the storing transaction sends.
            (applied,) = there.hub.rooms.loaded[table].table.log  # type: ignore[union-attr]
            for sent in (EntryStored(table, there.hub.worker, applied.entry), TableStored(table)):
                received = decode(encode(sent))
                if here.hub.remote.concerns(received):
                    await here.hub.remote.handle(received)
            assert [(frame["tables"], frame["gone"]) for frame in listener.frames] == [([], [table])]

    run(scene())


def test_an_unreadable_table_does_not_stop_the_machine_at_other_tables(tmp_path: Path) -> None:
    async def scene() -> set[str]:
        async with inside(tmp_path) as one:
            tables = [await one.open(wire.ClockSettings(kind="none")) for _ in range(2)]
            spoil = update(schema.games).values(machine=True)
            await one.hub.database.write(lambda c: c.execute(spoil))
            broken = update(schema.games).where(schema.games.c.id == tables[0]).values(start="nonsense")
            await one.hub.database.write(lambda c: c.execute(broken))
            one.hub.rooms.loaded.clear()
            ids = await one.hub.database.read(lambda c: games.waiting_for_machine(c, one.wall(), 10))
            assert sorted(ids) == sorted(tables)
            woken: set[str] = set()

            class Noting(MachineSeats):
                def __init__(self) -> None:
                    """Needs no hub: it plays nothing."""

                def wake(self, room: Any) -> None:
                    woken.add(room.id)

            await housekeeping.wake_machines(one.hub, Noting(), 0)
            assert woken == {tables[1]}
            return woken

    run(scene())


def test_the_log_of_a_game_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenroads.server.tables.table.LONGEST_LOG", 6)

    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(wire.ClockSettings(kind="none"), start="south")
            for _ in range(3):
                await at.send("south", wire.Act, table, action="T3")
                await at.send("south", wire.Undo, table)
            await at.send("south", wire.Act, table, action="T3")
            for kind in (wire.Undo, wire.Restart, wire.DrawOffer):
                with pytest.raises(CommandRefused) as refused:
                    await at.send("south", kind, table)
                assert refused.value.code == "too-long"
            await at.turn(table)
            await at.send("north", wire.Resign, table)

    run(scene())


class Held:
    """A database whose next read waits, with its result, until `release` is set."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.has_read = asyncio.Event()
        self.release = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def look_up(self, work: Work[Any]) -> Any:
        found = await self._database.look_up(work)
        self.has_read.set()
        await self.release.wait()
        return found


def test_a_table_that_changes_elsewhere_while_it_is_loaded_is_synced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as there:
            held = Held(there.hub.database)
            here = Hub(held, there.wall)  # type: ignore[arg-type]
            opened = await opening.open_table(there.hub, there.users["south"], TableRequest())
            loading = asyncio.create_task(here.rooms.get(opened.id))
            await held.has_read.wait()
            await opening.join(there.hub, there.users["north"], opened.id, opened.invite)
            handling = asyncio.create_task(here.remote.handle(TableStored(opened.id)))
            await asyncio.sleep(0)
            held.release.set()
            await handling
            room = await loading
            assert room.row.status == "playing"
            assert room.table is not None

    run(scene())


def test_a_table_that_is_deleted_while_it_is_loaded_leaves_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as there:
            held = Held(there.hub.database)
            here = Hub(held, there.wall)  # type: ignore[arg-type]
            opened = await opening.open_table(there.hub, there.users["south"], TableRequest(public=True))
            await there.hub.database.write(lambda c: games.delete(c, opened.id))
            listener = Listener(None)
            here.lobby.watchers.add(listener)
            loading = asyncio.create_task(here.rooms.get(opened.id))
            await held.has_read.wait()
            handling = asyncio.create_task(here.remote.handle(TableStored(opened.id)))
            await asyncio.sleep(0)
            held.release.set()
            await handling
            with pytest.raises(NoTable):
                await loading
            assert [frame["gone"] for frame in listener.frames] == [[opened.id]]

    run(scene())


def test_messages_of_other_workers_do_not_keep_an_unused_room_in_memory(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_hubs(tmp_path) as (here, there, _):
            table = await there.open(wire.ClockSettings(kind="none"), start="south")
            room = await here.hub.rooms.get(table)
            room.used -= IDLE_SECONDS + 1
            await there.send("south", wire.Act, table, action="T1")
            await there.hub.chat.say(there.users["south"], wire.Say(table=table, id="a", text="good luck"))
            (applied,) = there.hub.rooms.loaded[table].table.log  # type: ignore[union-attr]
            for message in (
                EntryStored(table, there.hub.worker, applied.entry),
                ChatStored(table, there.hub.worker, 1),
            ):
                await here.hub.remote.handle(message)
            assert room.row.seq == 1
            here.hub.rooms.drop_idle()
            assert table not in here.hub.rooms.loaded

    run(scene())


def test_a_socket_whose_watch_request_fails_does_not_watch_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two_hubs(tmp_path) as (here, there, unsteady):
            table = await there.open(wire.ClockSettings(kind="none"))
            room = await here.hub.rooms.get(table)
            listener = Listener(here.users["south"])
            unsteady.away = True
            with pytest.raises(OSError, match="away"):
                await here.hub.watching.watch(listener, wire.Watch(table=table))
            assert not room.watchers
            assert not room.players_here()
            assert not listener.frames

    run(scene())


def test_a_rematch_that_the_opponent_has_just_closed_again_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(wire.ClockSettings(kind="none"))
            await at.send("north", wire.Resign, table)
            # The opponent's rematch was linked first, and unlinked before this worker reads the game again.
            monkeypatch.setattr(games, "set_rematch", lambda *_: False)
            with pytest.raises(CommandRefused) as refused:
                await opening.rematch(at.hub, at.users["south"], table)
            assert refused.value.code == "busy"

    run(scene())


def test_a_client_is_told_that_a_loaded_table_was_deleted_without_a_message(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            hub = Hub(at.hub.database, at.wall, several_workers=True)
            opened = await opening.open_table(hub, at.users["south"], TableRequest())
            await at.hub.database.write(lambda c: games.delete(c, opened.id))
            listener = Listener(at.users["south"])
            with pytest.raises(NoTable):
                await hub.watching.watch(listener, wire.Watch(table=opened.id))
            assert not listener.frames
            await hub.presence.close()

    run(scene())


def test_other_workers_are_told_of_no_players_at_a_deleted_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[WorkerMessage] = []
    monkeypatch.setattr(presence, "notify", lambda _connection, *messages: sent.extend(messages))

    async def announced() -> dict[str, tuple[int, ...]]:
        while True:
            for message in sent:
                if isinstance(message, PlayersHere):
                    return message.players
            await asyncio.sleep(0.01)

    async def scene() -> None:
        async with inside(tmp_path) as at:
            hub = Hub(at.hub.database, at.wall, several_workers=True)
            table = await at.open(wire.ClockSettings(kind="none"))
            await hub.watching.watch(Listener(at.users["south"]), wire.Watch(table=table))
            assert await announced() == {table: (at.users["south"].id,)}
            await at.hub.database.write(lambda c: games.delete(c, table))
            await hub.rooms.sync(table)
            sent.clear()
            hub.presence.handle(WhoIsHere("other", (table,)))
            assert await announced() == {table: ()}
            await hub.presence.close()

    run(scene())


def test_a_refusal_never_names_the_number_of_an_entry_that_is_not_stored_yet(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(wire.ClockSettings(kind="none"), start="south")
            write, storing, release = at.hub.database.write_together, asyncio.Event(), asyncio.Event()

            async def slow(work: Work[Any]) -> Any:
                storing.set()
                await release.wait()
                return await write(work)

            at.hub.database.write_together = slow  # type: ignore[method-assign]
            acting = asyncio.create_task(at.send("south", wire.Act, table, action="T1"))
            await storing.wait()
            visitor = Connection(None, None, None, at.hub, lambda: 0.0)  # type: ignore[arg-type]
            frames: list[dict[str, Any]] = []
            visitor.send = lambda frame: frames.append(json.loads(frame))  # type: ignore[method-assign]
            # An anonymous visitor may not chat; this is refused without waiting for the room's lock.
            await visitor._receive(
                json.dumps({"type": "chat", "table": table, "id": "a", "text": "hello"}), 0.0
            )
            release.set()
            await acting
            assert [(frame["code"], frame["seq"]) for frame in frames] == [("not-signed-in", 0)]

    run(scene())
