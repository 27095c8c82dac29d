"""A broker between workers may be absent, killed or frozen: people go on playing, and the gap is healed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest

from sevenroads.server.operations import admin
from sevenroads.server.runtime import settings as settings_module
from sevenroads.server.runtime.settings import InvalidSetting, Settings
from sevenroads.server.workers import broker as broker_module
from sevenroads.server.workers.broker import Broker, BrokerDown
from sevenroads.server.workers.messages import (
    MessagesLost,
    SessionsEnded,
    TableStored,
    WorkerMessage,
    encode,
)

from ..brokers import NatsServer, nats_server
from ..client import ServerProcess, run, serving
from ..conftest import empty_postgres
from ..killing import kill_workers
from ..playing import Game, game, registered
from ..two_workers import apart, numbers, socket_at, worker_of

POSTGRES = "postgresql://nobody@127.0.0.1/nothing"


# ------------------------------------------------------------ play


@pytest.fixture
def broker() -> Iterator[NatsServer]:
    with nats_server() as server:
        yield server


@contextmanager
def two_workers(broker: NatsServer) -> Iterator[ServerProcess]:
    with (
        empty_postgres() as address,
        serving(address, workers=2, machine_pace=0, broker=broker.url) as running,
    ):
        yield running


async def play(at: Game, actions: int) -> None:
    """Both players act; each action must reach the player at the other worker."""
    for _ in range(actions):
        choices = [action for action in at.moments[at.side]["legal"] if action != "."]
        await at.do(at.side, "act", action=choices[0] if choices else ".")


def assert_nothing_is_missing_or_repeated(at: Game) -> None:
    for socket in at.sockets.values():
        assert numbers(socket) == list(range(1, at.seq + 1))


async def chat_arrives(at: Game, text: str) -> None:
    await at.sockets["south"].send({"type": "chat", "table": at.table, "id": "line", "text": text})
    while not any(text in raw for raw in at.sockets["north"].raw):
        await at.sockets["north"].receive()


def test_people_play_while_the_broker_is_down_at_the_start_and_after_it_comes_up() -> None:
    async def scene(server: ServerProcess, broker: NatsServer) -> None:
        async with apart(server) as at:
            await play(at, 3)
            await asyncio.to_thread(broker.start)
            await chat_arrives(at, "Is the broker there?")
            await play(at, 3)
            assert_nothing_is_missing_or_repeated(at)

    with nats_server(started=False) as broker, two_workers(broker) as server:
        run(scene(server, broker))
        assert '"broker-failed"' in server.logged()


def test_people_play_while_the_broker_is_killed_and_the_gap_is_healed_when_it_is_back(
    broker: NatsServer,
) -> None:
    async def scene(server: ServerProcess) -> None:
        async with apart(server) as at:
            guest = at.people["north"]
            south = worker_of(server, at.sockets["south"])
            async with socket_at(server, guest, other_than=south) as lobby:
                await lobby.send({"type": "watch-lobby"})
                await lobby.until("lobby")
                await play(at, 3)
                broker.kill()
                await play(at, 4)
                opened = (await at.people["south"].post("/api/tables", {"public": True}))["table"]["id"]
                text = "Can you read this?"
                await at.sockets["south"].send({"type": "chat", "table": at.table, "id": "c", "text": text})
                await at.sockets["south"].until("chat")
                await asyncio.to_thread(broker.start)
                # The chat and the lobby have no sequence numbers; the new connection brings both.
                while not any(text in raw for raw in at.sockets["north"].raw):
                    await at.sockets["north"].receive()
                while not any(opened in raw for raw in lobby.raw):
                    await lobby.receive()
                await play(at, 3)
                assert_nothing_is_missing_or_repeated(at)

    with two_workers(broker) as server:
        run(scene(server))


def test_people_play_while_the_broker_is_frozen(broker: NatsServer) -> None:
    async def scene(server: ServerProcess) -> None:
        async with apart(server) as at:
            with broker.frozen():
                await play(at, 3)
            await play(at, 3)
            assert_nothing_is_missing_or_repeated(at)

    with two_workers(broker) as server:
        run(scene(server))


def test_nothing_acknowledged_is_lost_when_one_of_two_workers_with_a_broker_is_killed(
    broker: NatsServer, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEVENROADS_BROKER", broker.url)
    report = kill_workers(postgres, 3, 5)
    assert report["kills"] == 3
    assert int(report["entries"]) >= int(report["acknowledged"]) >= 3


def test_admin_commands_reach_the_servers_through_the_broker(broker: NatsServer) -> None:
    async def scene(server: ServerProcess) -> None:
        person = await registered(server.url, "Ada")
        async with game(server.url) as at, person.socket() as socket:
            settings = Settings(database=server.database, broker=broker.url)
            await asyncio.to_thread(lambda: list(admin.delete_game(settings, at.table)))
            assert (await at.sockets["south"].until("refused"))["code"] == "no-table"

            def names() -> list[str]:
                return list(admin.list_users(settings))

            assert any("Ada" in line for line in await asyncio.to_thread(names))
            broker.kill()
            with pytest.raises(BrokerDown, match="the change is stored, but the broker"):
                await asyncio.to_thread(lambda: list(admin.delete_user(settings, "Ada")))
            assert not any("Ada" in line for line in await asyncio.to_thread(names))
            await socket.connection.close()

    with two_workers(broker) as server:
        run(scene(server))


# ------------------------------------------------------------ one connection


class Handler:
    """Keeps what a broker delivers and calls."""

    def __init__(self) -> None:
        self.messages: list[WorkerMessage] = []
        self.resyncs = 0
        self.polls = 0

    def concerns(self, message: WorkerMessage) -> bool:
        return True

    async def handle(self, message: WorkerMessage) -> None:
        self.messages.append(message)

    async def resync(self) -> None:
        self.resyncs += 1

    async def poll(self) -> None:
        self.polls += 1


@asynccontextmanager
async def connection(url: str) -> AsyncIterator[tuple[Broker, Handler]]:
    made, handler = Broker(Settings(database=POSTGRES, broker=url)), Handler()
    made.start(handler)
    try:
        yield made, handler
    finally:
        await made.close()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def scene(body: Callable[[], Awaitable[Any]]) -> None:
    async def wrapped() -> None:
        await body()

    asyncio.run(wrapped())


def test_a_message_reaches_every_other_worker_of_the_same_installation(broker: NatsServer) -> None:
    async def body() -> None:
        async with (
            connection(broker.url) as (sender, own),
            connection(broker.url) as (_, other),
            connection(f"{broker.url}/elsewhere") as (stranger, foreign),
        ):
            await until(lambda: own.resyncs == other.resyncs == foreign.resyncs == 1)
            stranger.publish([encode(TableStored("foreign"))])
            sender.publish([encode(SessionsEnded(1)), encode(TableStored("t"))])
            await until(lambda: len(other.messages) == 2)
            assert other.messages == [SessionsEnded(1), TableStored("t")]
            sender.publish(["not a message", encode(SessionsEnded(2))])
            await until(lambda: len(other.messages) == 3)
            assert own.messages == foreign.messages == []

    scene(body)


def test_messages_from_before_the_first_connection_are_sent_then(broker: NatsServer) -> None:
    async def body() -> None:
        async with connection(broker.url) as (_, other):
            await until(lambda: other.resyncs == 1)
            early = Broker(Settings(database=POSTGRES, broker=broker.url))
            early.publish([encode(SessionsEnded(7))])
            early.start(Handler())
            await until(lambda: bool(other.messages))
            assert other.messages == [SessionsEnded(7)]
            # What waits at the end is sent before the worker disconnects.
            early.publish([encode(SessionsEnded(8))])
            await early.close()
            await until(lambda: len(other.messages) == 2)

    scene(body)


def test_after_a_lost_connection_all_workers_resync(broker: NatsServer) -> None:
    async def body() -> None:
        async with connection(broker.url) as (_, one), connection(broker.url) as (_, two):
            await until(lambda: one.resyncs == two.resyncs == 1)
            broker.kill()
            await until(lambda: min(one.polls, two.polls) >= 2)
            await asyncio.to_thread(broker.start)
            await until(lambda: one.resyncs == two.resyncs == 2)
            # The one that connects last tells the other that messages of its own may be missing.
            await until(lambda: MessagesLost() in one.messages + two.messages)

    scene(body)


def test_messages_that_do_not_fit_into_the_queue_are_reported_as_lost(
    broker: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker_module, "MAX_WAITING", 2)

    async def body() -> None:
        async with connection(broker.url) as (_, other):
            await until(lambda: other.resyncs == 1)
            full = Broker(Settings(database=POSTGRES, broker=broker.url))
            full.publish([encode(SessionsEnded(number)) for number in range(3)])
            full.start(Handler())
            await until(lambda: len(other.messages) == 3)
            assert set(other.messages) == {MessagesLost(), SessionsEnded(0), SessionsEnded(1)}
            await full.close()

    scene(body)


# ------------------------------------------------------------ the setting


@pytest.mark.parametrize(
    ("address", "servers", "subject"),
    [
        ("nats://localhost:4222", ["nats://localhost:4222"], "sevenroads"),
        ("tls://ada:secret@one:1,two/", ["tls://ada:secret@one:1", "tls://ada:secret@two"], "sevenroads"),
        ("nats://[::1]:4222/club-2", ["nats://[::1]:4222"], "sevenroads.club-2"),
    ],
)
def test_the_address_of_a_broker_has_hosts_and_a_name(address: str, servers: list[str], subject: str) -> None:
    settings = Settings(database=POSTGRES, broker=address)
    assert settings.broker_servers == servers
    assert settings.broker_subject == subject


@pytest.mark.parametrize(
    "address", ["redis://secret@host", "nats://", "nats://a/b/secret", "nats://a/sec.ret"]
)
def test_an_address_that_is_not_that_of_a_broker_is_refused_without_quoting_it(address: str) -> None:
    with pytest.raises(
        InvalidSetting, match=r"^SEVENROADS_BROKER cannot be parsed: expected nats://"
    ) as found:
        Settings(database=POSTGRES, broker=address)
    assert "sec" not in str(found.value)


def test_a_broker_needs_postgresql_and_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidSetting, match="a broker needs PostgreSQL"):
        Settings(broker="nats://localhost:4222")
    monkeypatch.setattr(settings_module, "find_spec", lambda _name: None)
    with pytest.raises(InvalidSetting, match=r'pip install "sevenroads\[broker\]"'):
        Settings(database=POSTGRES, broker="nats://localhost:4222")
