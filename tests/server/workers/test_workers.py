"""Two workers with one port and one PostgreSQL database show the same tables, whatever fails.

Every test runs twice: the workers' messages pass through PostgreSQL, and through a broker.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from sevenroads.server import wire
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, migrations
from sevenroads.server.store.database import open_database
from sevenroads.server.tables import opening
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest

from ..brokers import NatsServer, nats_server
from ..client import Api, ServerProcess, Socket, run, serving
from ..conftest import empty_postgres
from ..inside import Listener
from ..kill_world import CUT
from ..playing import Game, game, heard
from ..two_workers import apart, numbers, socket_at, worker_of

#: The broker of a server that has one, by the server's port.
_brokers: dict[int, NatsServer] = {}


@pytest.fixture(scope="module", params=["notify", "broker"])
def two_workers(request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    with ExitStack() as stack:
        address = stack.enter_context(empty_postgres())
        broker = stack.enter_context(nats_server()) if request.param == "broker" else None
        more = {"broker": broker.url} if broker is not None else {}
        running = stack.enter_context(serving(address, workers=2, machine_pace=0, **more))
        if broker is not None:
            _brokers[running.port] = broker
            stack.callback(_brokers.pop, running.port)
        yield running


async def disconnect_listeners(server: ServerProcess) -> int:
    """Cut the connections on which both workers receive messages; returns how many there were."""
    if server.port in _brokers:
        await asyncio.to_thread(_brokers[server.port].restart)
        return 2
    return len(await execute(server, LISTENERS))


async def execute(server: ServerProcess, statement: str) -> Any:
    connection = await asyncpg.connect(server.database)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


# ------------------------------------------------------------ together


def test_players_at_different_workers_get_every_entry_once_and_in_order(two_workers: ServerProcess) -> None:
    async def play() -> None:
        async with apart(two_workers) as at, Api(two_workers.url).socket() as looker:
            await looker.watch(at.table)
            rng = random.Random(2)
            for _ in range(40):
                if at.status == "playing":
                    await at.do(at.side, "act", action=rng.choice(at.moments[at.side]["legal"]))
            for socket in at.sockets.values():
                assert numbers(socket) == list(range(1, at.seq + 1))
            while numbers(looker)[-1:] != [at.seq]:
                await looker.until("update")
            assert numbers(looker) == list(range(1, at.seq + 1))

    run(play())


def test_the_same_commands_at_both_workers_at_once_have_one_effect(two_workers: ServerProcess) -> None:
    async def play() -> None:
        async with (
            apart(two_workers) as at,
            socket_at(
                two_workers, at.people["south"], other_than=worker_of(two_workers, at.sockets["south"])
            ) as tab,
        ):
            first = at.sockets["south"]
            for number in range(10):
                action = at.moments["south"]["legal"][0] if number % 2 == 0 else None
                frame = {"type": "act" if action else "undo", "table": at.table, "seq": at.seq}
                frame |= {"id": f"both{number}"} | ({"action": action} if action else {})
                await asyncio.gather(first.send(frame), tab.send(frame))
                replies = [await socket.until("ack", "refused") for socket in (first, tab)]
                assert [(r["type"], r.get("seq")) for r in replies] == [("ack", number + 1)] * 2
                await refresh(at, number + 1)
            # The same for chat.
            line = {"type": "chat", "table": at.table, "id": "line", "text": "hello"}
            await asyncio.gather(first.send(line), tab.send(line))
            await at.sockets["north"].until("chat")
            await asyncio.sleep(0.3)
            assert len((await at.people["south"].get(f"/api/tables/{at.table}/export"))["log"]) == 10
            rows = await execute(two_workers, f"SELECT id FROM chat WHERE game_id = '{at.table}'")
            assert len(rows) == 1

    run(play())


async def refresh(at: Game, seq: int) -> None:
    """Watch again until both see an entry: the slower worker sends a snapshot instead of an update."""
    for seat, socket in at.sockets.items():
        while at.moments[seat]["seq"] < seq:
            at.moments[seat] = (await socket.watch(at.table, seq=at.moments[seat]["seq"]))["moment"]


def test_of_many_people_who_join_through_both_workers_one_gets_the_seat(two_workers: ServerProcess) -> None:
    async def play() -> None:
        host = Api(two_workers.url)
        opened = await host.post("/api/tables", {})
        table = opened["table"]["id"]
        async with host.socket() as socket:
            assert "moment" not in await socket.watch(table)
            crowd = [Api(two_workers.url) for _ in range(20)]
            answers = await asyncio.gather(
                *(
                    one.http.post(f"/api/tables/{table}/join", json={"invite": opened["invite"]})
                    for one in crowd
                )
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
            begun = await socket.until("snapshot")
            assert begun["moment"]["legal"]

    run(play())


def test_players_see_who_is_online_across_workers(two_workers: ServerProcess) -> None:
    async def play() -> None:
        async with apart(two_workers) as at:
            one, two = at.sockets["south"], at.sockets["north"]
            await _until_online(one, at.table, "north", True)
            await _until_online(two, at.table, "south", True)
            # HTTP requests to both workers show the same.
            for _ in range(6):
                seen = (await Api(two_workers.url).get(f"/api/tables/{at.table}"))["table"]
                assert (seen["south"].get("online"), seen["north"].get("online")) == (True, True)
            await two.connection.close()
            await _until_online(one, at.table, "north", False)

    run(play())


async def _until_online(socket: Socket, table: str, seat: str, online: bool) -> None:
    info = (await socket.watch(table))["table"]
    while bool(info[seat].get("online")) != online:
        info = (await socket.until("table", timeout=15))["table"]


def test_lobby_changes_and_your_turn_messages_reach_sockets_at_the_other_worker(
    two_workers: ServerProcess,
) -> None:
    async def play() -> None:
        async with apart(two_workers) as at:
            host = at.people["south"]
            async with socket_at(
                two_workers, host, other_than=worker_of(two_workers, at.sockets["north"])
            ) as lobby:
                await lobby.send({"type": "watch-lobby"})
                await lobby.until("lobby")
                table = (await at.people["north"].post("/api/tables", {"public": True}))["table"]["id"]
                while table not in [info["id"] for info in (await lobby.until("lobby"))["tables"]]:
                    pass
                # North, at the other worker, ends a turn; south's socket in the lobby gets a message.
                await at.turns(2)
                assert (await lobby.until("your-turn"))["tables"] == [at.table]

    run(play())


def test_a_session_that_ends_at_one_worker_closes_its_sockets_at_the_other(
    two_workers: ServerProcess,
) -> None:
    async def play() -> None:
        person = Api(two_workers.url)
        await person.post("/api/guest", {})
        async with (
            socket_at(two_workers, person, other_than=None) as one,
            socket_at(two_workers, person, other_than=worker_of(two_workers, one)) as two,
        ):
            await person.post("/api/logout")
            for socket in (one, two):
                with pytest.raises(ConnectionClosed, match="4401"):
                    await socket.until("bye")

    run(play())


# ------------------------------------------------------------ cut and killed


LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE query ILIKE 'LISTEN%' AND datname = current_database()"
)


def test_entries_and_joins_missed_while_the_listener_was_disconnected_are_synced(
    two_workers: ServerProcess,
) -> None:
    async def play() -> None:
        async with apart(two_workers) as at:
            waiting = await at.people["north"].post("/api/tables", {"side": "north"})
            table = waiting["table"]["id"]
            async with at.people["north"].socket() as host:
                await host.watch(table)
                for _ in range(2):
                    assert await disconnect_listeners(two_workers) >= 2
                    # Both listeners are disconnected now.
                    for _ in range(3):
                        side = at.side
                        action = next(a for a in at.moments[side]["legal"] if a != ".")
                        answer = await at.sockets[side].command("act", at.table, at.seq, action=action)
                        assert answer["type"] == "ack"
                        await at.settle(answer["seq"])
                    await at.act(".")
                for socket in at.sockets.values():
                    assert numbers(socket) == list(range(1, at.seq + 1))
                await disconnect_listeners(two_workers)
                await Api(two_workers.url).post(f"/api/tables/{table}/join", {"invite": waiting["invite"]})
                snapshots = heard(host, "snapshot")
                while "moment" not in snapshots[-1]:
                    await host.until("snapshot")
                    snapshots = heard(host, "snapshot")
                # Presence is up to date again.
                await _until_online(at.sockets["south"], at.table, "north", True)
                await at.sockets["north"].connection.close()
                await _until_online(at.sockets["south"], at.table, "north", False)

    run(play())


def test_chat_and_lobby_missed_while_the_listener_was_disconnected_are_sent_again(
    two_workers: ServerProcess,
) -> None:
    async def play() -> None:
        async with apart(two_workers) as at:
            host, guest = at.people["south"], at.people["north"]
            south = worker_of(two_workers, at.sockets["south"])
            async with socket_at(two_workers, guest, other_than=south) as lobby:
                await lobby.send({"type": "watch-lobby"})
                await lobby.until("lobby")
                await disconnect_listeners(two_workers)
                said = {"type": "chat", "table": at.table, "id": "cut", "text": "Is anybody there?"}
                await at.sockets["south"].send(said)
                await at.sockets["south"].until("chat")
                opened = (await host.post("/api/tables", {"public": True}))["table"]["id"]
                # These sockets belong to the other worker, which has missed both.
                while said["text"] not in at.sockets["north"].raw[-1]:
                    await at.sockets["north"].until("snapshot", "chat")
                while opened not in [info["id"] for info in (await lobby.until("lobby"))["tables"]]:
                    pass

    run(play())


def _done(moment: dict[str, Any], entries: int) -> bool:
    """Whether there are enough entries, or the game has ended."""
    return moment["seq"] >= entries or moment["position"].get("outcome") is not None


class ReconnectingPlayer:
    """A player that reconnects when its worker dies, and repeats a command that was not acknowledged."""

    def __init__(self, person: Api, table: str, seat: str, seed: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.seen: list[int] = []
        self.unanswered: dict[str, Any] | None = None
        self.socket: Socket | None = None
        self.reconnects = 0
        self.count = 0

    async def play(self, entries: int) -> None:
        while True:
            try:
                async with self.person.socket() as self.socket:
                    await self._play(self.socket, entries)
                    self.socket = None
                    return
            except CUT:
                self.socket = None
                self.reconnects += 1
                await asyncio.sleep(0.05)

    async def _play(self, socket: Socket, entries: int) -> None:
        snapshot = await socket.watch(self.table, seq=self.seen[-1] if self.seen else 0)
        self.seen += [entry["seq"] for entry in snapshot.get("entries", ())]
        moment = snapshot["moment"]
        while not _done(moment, entries):
            if self.unanswered is None and moment.get("legal"):
                self.count += 1
                action = self.rng.choice(moment["legal"])
                self.unanswered = {"type": "act", "table": self.table, "id": f"{self.seat}{self.count}"}
                self.unanswered |= {"seq": moment["seq"], "action": action}
            if self.unanswered is not None:
                await socket.send(self.unanswered)
            while True:
                message = await socket.receive()
                if message["type"] == "ack":
                    assert self.unanswered is not None
                    self.acknowledged[message["id"]] = message["seq"]
                    self.unanswered = None
                elif message["type"] == "refused":
                    # A repeated command must be recognised, not refused.
                    raise AssertionError(message)
                elif message["type"] == "update":
                    self.seen.append(message["entry"]["seq"])
                    moment = message["moment"]
                elif message["type"] == "snapshot":
                    self.seen += [e["seq"] for e in message.get("entries", ()) if e["seq"] > self.seen[-1]]
                    moment = message["moment"]
                if self.unanswered is None and (moment.get("legal") or _done(moment, entries)):
                    break


async def kill_a_connected_worker(
    server: ServerProcess, players: list[ReconnectingPlayer], rng: random.Random
) -> None:
    """Kills the worker of a connected player. If that socket has just lost its worker, tries another one."""
    while True:
        sockets = [one.socket for one in players if one.socket is not None]
        if sockets:
            try:
                os.kill(worker_of(server, rng.choice(sockets)), signal.SIGKILL)
            except (AssertionError, ProcessLookupError):
                pass
            else:
                return
        await asyncio.sleep(0.01)


def test_killing_one_of_two_workers_loses_and_repeats_no_command(two_workers: ServerProcess) -> None:
    async def play() -> None:
        entries, games = 240, 4
        pairs: list[tuple[ReconnectingPlayer, ReconnectingPlayer]] = []
        for number in range(games):
            async with game(two_workers.url) as at:
                pairs.append(
                    (
                        ReconnectingPlayer(at.people["south"], at.table, "south", number),
                        ReconnectingPlayer(at.people["north"], at.table, "north", number + 50),
                    )
                )
        players = [one for pair in pairs for one in pair]
        playing = [asyncio.create_task(one.play(entries)) for one in players]
        rng = random.Random(4)
        # By progress, not by time: a fast computer finishes the games before a timer kills anything.
        for played in (60, 120, 180, 240):
            while sum(one.count for one in players) < played:
                await asyncio.sleep(0.01)
            await kill_a_connected_worker(two_workers, players, rng)
        await asyncio.wait_for(asyncio.gather(*playing), 90)
        assert sum(one.reconnects for one in players) > 0
        for south, north in pairs:
            exported = await south.person.get(f"/api/tables/{south.table}/export")
            log = {entry["seq"]: entry["seat"] for entry in exported["log"]}
            assert list(log) == list(range(1, len(log) + 1))
            acknowledged = {seq: one.seat for one in (south, north) for seq in one.acknowledged.values()}
            # Each acknowledged command is one entry, and each entry is one command.
            assert {seq: log[seq] for seq in acknowledged} == acknowledged
            assert len(log) == south.count + north.count
            for one in (south, north):
                assert one.seen == sorted(set(one.seen)), one.seen

    run(play())


def test_players_of_a_killed_worker_soon_count_as_offline(two_workers: ServerProcess) -> None:
    async def play() -> None:
        while len(two_workers.workers) < 2:
            await asyncio.sleep(0.1)
        async with apart(two_workers) as at:
            await _until_online(at.sockets["south"], at.table, "north", True)
            os.kill(worker_of(two_workers, at.sockets["north"]), signal.SIGKILL)
            await _until_online(at.sockets["south"], at.table, "north", False)

    run(play())


def test_a_client_that_is_ahead_of_its_new_worker_gets_the_newer_state(postgres: str) -> None:
    """A client's sequence number shows a worker that it has missed entries, and it reads them."""

    async def play() -> None:
        deaf, other = (
            Hub(open_database(Settings(database=postgres)), several_workers=True),
            Hub(open_database(Settings(database=postgres)), several_workers=True),
        )
        try:
            person = await deaf.database.write(lambda c: accounts.create_account(c, "Ada", "user", 1))
            table = (await opening.open_table(deaf, person, TableRequest(opponent="self"))).id
            for seq in range(2):
                await other.commands.run(person.id, wire.Act(table=table, id=f"a{seq}", seq=seq, action="."))
            room = await deaf.rooms.get(table)
            assert room.row.seq == 0
            listener = Listener(person)
            await deaf.watching.watch(listener, wire.Watch(table=table, seq=2))
            assert listener.frames[0]["moment"]["seq"] == 2
            await other.commands.run(person.id, wire.Act(table=table, id="a2", seq=2, action="."))
            ack = await deaf.commands.run(person.id, wire.Act(table=table, id="a3", seq=3, action="T3"))
            assert ack.seq == 4
        finally:
            for hub in (deaf, other):
                await hub.presence.close()
                await hub.database.close()

    migrations.upgrade(Settings(database=postgres))
    asyncio.run(play())
