"""The kill test: people play, the server dies again and again, and nothing that was promised is lost.

A `World` holds a server and people at several kinds of tables: two players and an onlooker, one player with
both seats, one against the machine. They play at random, also undo, offers and take-backs. When the
connection is cut they come back, ask for what they have missed, and send the command whose answer they have
not seen once more. At the end the log in the database is held against what each of them was told.

`make soak` runs it for long; see tests/soak_server.py.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import httpx
from msgspec.structs import asdict
from websockets.exceptions import InvalidHandshake, WebSocketException

from sevenroads.server import wire
from sevenroads.server.runtime.failpoints import POINTS
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import games, sessions
from sevenroads.server.store.database import open_database
from sevenroads.server.tables import presenter
from sevenroads.server.tables.hub import milliseconds
from sevenroads.server.tables.room import Room

from .client import Api, ServerProcess, Socket, run
from .nursery import Nursery, NurseryServer

#: What a client meets when the server dies in the middle of something.
CUT = (OSError, EOFError, TimeoutError, InvalidHandshake, WebSocketException, httpx.TransportError)
Kind = Literal["pair", "hotseat", "machine"]
KINDS: tuple[Kind, ...] = ("pair", "pair", "hotseat", "machine")
#: Most actions that a server carries out before a named point kills it.
MOST = 40


class Broken(AssertionError):
    """A promise was not kept."""


def require(holds: object, *what: object) -> None:
    if not holds:
        raise Broken(" ".join(str(part) for part in what))


# ------------------------------------------------------------ people


class Person:
    """Someone at one table, at one socket after the other."""

    def __init__(self, world: World, api: Api, table: str, plays: bool, kind: Kind) -> None:
        self.world = world
        self.api = api
        self.table = table
        self.plays = plays
        self.kind = kind
        self.seats: list[str] = []
        self.viewer = "spectator"
        self.moment: dict[str, Any] | None = None
        self.status = "open"
        #: What was heard of the log, and what became of the own commands.
        self.heard: dict[int, tuple[str, str, str | None]] = {}
        self.acknowledged: dict[str, tuple[int, dict[str, Any]]] = {}
        self.refused: dict[str, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        self._count = 0

    @property
    def over(self) -> bool:
        return self.status in ("ended", "aborted", "cancelled")

    @property
    def done(self) -> bool:
        return self.pending is None and (self.over or self.world.stopping)

    @property
    def machine_acts(self) -> bool:
        """Whether the enemy, a machine, has still to act: the worker that thought for it may have died."""
        if self.kind != "machine" or not self.plays or self.over or self.moment is None:
            return False
        return self.moment["position"]["side"] not in self.seats

    async def live(self) -> None:
        """Play until the game is over or the world stops, through any number of servers."""
        rested = False
        while not rested:
            try:
                async with self.api.socket() as connection:
                    await self._watch(connection)
                    while not self.done:
                        await self._step(connection)
                    rested = True
            except CUT:
                self.world.reconnects += 1
                await asyncio.sleep(0.03)

    async def look(self) -> int:
        """See the table once more, though a worker may die meanwhile; returns its number."""
        while True:
            try:
                async with self.api.socket() as connection:
                    await self._watch(connection, self.viewer)
                return max(self.heard, default=0)
            except CUT:
                await asyncio.sleep(0.03)

    async def _watch(self, connection: Socket, seat: str | None = None) -> None:
        last = max(self.heard, default=0)
        more = {"seat": seat} if seat else {}
        await connection.send({"type": "watch", "table": self.table, "seq": last, **more})
        message = await connection.until("snapshot")
        while message["table"]["id"] != self.table:
            message = await connection.until("snapshot")
        self._take(message)
        if self.pending is not None and seat is None:
            await connection.send(self.pending)

    async def _step(self, connection: Socket) -> None:
        if self.pending is None and not self.world.stopping and self.plays and not self.over:
            if len(self.seats) == 2 and self.moment is not None and self.viewer == "spectator":
                await self._watch(connection, self.moment["position"]["side"])
            if (chosen := self._choose()) is not None:
                self._count += 1
                self.pending = {"table": self.table, "id": f"{self.world.name}-{self._count}", **chosen}
                self.world.sent += 1
                await connection.send(self.pending)
        try:
            self._hear(await connection.receive(timeout=0.2))
        except TimeoutError:
            return

    def _choose(self) -> dict[str, Any] | None:
        moment, rng = self.moment, self.world.rng
        if moment is None:
            return None
        own = {"seq": moment["seq"]}
        # With both seats the seat to act is also the one that answers.
        if moment.get("takeback") and moment["takeback"] not in self.seats:
            return {"type": f"takeback-{rng.choice(('accept', 'decline'))}", **own}
        if moment.get("draw_offer") and moment["draw_offer"] not in self.seats and rng.random() < 0.5:
            return {"type": "draw-accept" if rng.random() < 0.02 else "draw-decline", **own}
        if moment.get("can_take_back") and not moment.get("takeback") and rng.random() < 0.02:
            return {"type": "takeback-ask", **own}
        if moment["position"]["side"] not in self.seats or not moment.get("legal"):
            return None
        return self._turn(moment, own)

    def _turn(self, moment: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
        rng = self.world.rng
        luck = rng.random()
        if moment.get("undoable") and luck < 0.12:
            return {"type": "undo", **own}
        if moment.get("undoable") and luck < 0.15:
            return {"type": "restart", **own}
        if luck < 0.17 and not moment.get("draw_offer"):
            return {"type": "draw-offer", **own}
        if luck < 0.172:
            return {"type": "resign"}
        if luck < 0.2:
            return {"type": "act", "action": "x9", **own}  # refused: there is no road 9
        return {"type": "act", "action": rng.choice(moment["legal"]), **own}

    # ------------------------------------------------------------ hearing

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self._note(message["entry"])
                require(message["moment"]["seq"] == message["entry"]["seq"], "moment and entry differ")
                self.moment, self.status = message["moment"], message["status"]
                self.viewer = message["viewer"]
            case "snapshot":
                self._take(message)
            case "table":
                self.status = message["table"]["status"]
            case "ack" | "refused":
                self._answered(message)
            case "bye":
                require(self.world.may_stop, "the server said goodbye")

    def _take(self, message: dict[str, Any]) -> None:
        self.viewer, self.seats = message["viewer"], message.get("seats", [])
        self.status = message["table"]["status"]
        moment = message.get("moment")
        if moment is None:
            return
        for entry in message.get("entries", []):
            self._note(entry)
        last = max(self.heard, default=0)
        require(moment["seq"] == last, f"at {moment['seq']}, but told of {last} at table", self.table)
        self.moment = moment

    def _note(self, entry: dict[str, Any]) -> None:
        """Nothing that was told once may turn out otherwise, and no number is left out."""
        number, told = entry["seq"], (entry["kind"], entry["seat"], entry.get("action"))
        if number in self.heard:
            require(self.heard[number] == told, f"entry {number} was {self.heard[number]}, now {told}")
            return
        last = max(self.heard, default=0)
        require(number == last + 1, f"entry {number} follows {last} at table", self.table)
        self.heard[number] = told

    def _answered(self, message: dict[str, Any]) -> None:
        pending = self.pending
        if pending is None or message.get("id") != pending["id"]:
            # The same command answered twice: the first time before the cut, seen only now.
            known = self.acknowledged.get(message.get("id", ""))
            require(message["type"] == "ack" and known and known[0] == message["seq"], "a stray", message)
            return
        if message["type"] == "refused" and message["code"] in ("failed", "busy"):
            self.world.retries += 1
            return  # not carried out for now; the connection will be cut or the command sent again
        self.pending = None
        if message["type"] == "ack":
            self.acknowledged[pending["id"]] = message["seq"], pending
            self.world.acknowledged += 1
        else:
            require(message["code"] != "malformed", message)
            self.refused[pending["id"]] = message


# ------------------------------------------------------------ the world


class World:
    """People and their tables, at a server that may die."""

    def __init__(self, name: str, seed: int, url: str) -> None:
        self.name = name
        self.rng = random.Random(seed)
        self.url = url
        self.people: list[Person] = []
        self.stopping = False
        self.may_stop = False
        self.sent = self.acknowledged = self.reconnects = self.retries = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, kinds: tuple[Kind, ...] = KINDS) -> None:
        """Let everyone sit down: all come in before the first plays, since play is what may end a worker."""
        pairs = [(kind, [await self._guest(), await self._guest()]) for kind in kinds]
        self._tasks = [asyncio.create_task(self._tables(kind, apis)) for kind, apis in pairs]

    async def _guest(self) -> Api:
        api = Api(self.url)
        while True:
            try:
                await api.post("/api/guest", {})
            except CUT:
                await asyncio.sleep(0.01)
            else:
                return api

    async def _tables(self, kind: Kind, apis: list[Api]) -> None:
        """One game after the other."""
        while not self.stopping:
            try:
                table = await self._open(kind, apis)
            except CUT:
                await asyncio.sleep(0.01)
                continue
            plays = [True, kind == "pair"]
            here = [Person(self, api, table, own, kind) for api, own in zip(apis, plays, strict=True)]
            if kind == "pair":
                here.append(Person(self, apis[0], table, False, kind))  # a second tab, which only looks on
            self.people += here
            await asyncio.gather(*(person.live() for person in here))

    async def _open(self, kind: Kind, apis: list[Api]) -> str:
        opponent = {"pair": "open", "hotseat": "self", "machine": "machine"}[kind]
        edition = self.rng.choice(("ardennes", "dday"))
        body = {"edition": edition, "opponent": opponent, "public": True}
        opened = await apis[0].post("/api/tables", body)
        table: str = opened["table"]["id"]
        while kind == "pair":
            try:
                answer = await apis[1].http.post(
                    f"/api/tables/{table}/join", json={"invite": opened["invite"]}
                )
            except CUT:
                await asyncio.sleep(0.01)
                continue
            if answer.status_code == 200 or answer.json()["error"]["code"] == "seated":
                break
            require(answer.status_code >= 500, "join:", answer.text)
        return table

    def look(self) -> None:
        """Raise what went wrong for one of the people."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Everyone finishes its command, then looks at its table until the machines are still too."""
        self.stopping = True
        await asyncio.wait_for(asyncio.gather(*self._tasks), 60)
        before, now = [-1], [0]
        deadline = time.monotonic() + 60
        while before != now or any(person.machine_acts for person in self.people):
            require(time.monotonic() < deadline, "a machine does not act")
            await asyncio.sleep(0.2)
            async with asyncio.timeout(60):
                before, now = now, [await person.look() for person in self.people]

    # ------------------------------------------------------------ the promise

    async def check(self, database: str) -> int:
        """Hold the stored logs against what everyone was told; returns how many entries there are."""
        opened = open_database(Settings(database=database))
        try:
            return await opened.read(self._check)
        finally:
            await opened.close()

    def _check(self, connection: Any) -> int:
        total = 0
        for table in {person.table for person in self.people}:
            stored = games.load(connection, table)
            require(stored is not None, "no table", table)
            assert stored is not None
            room = Room(stored)
            total += len(stored.log)
            _check_log(room, stored)
            for person in self.people:
                if person.table == table:
                    _check_person(connection, room, stored, person)
        return total


def _check_log(room: Room, stored: games.StoredGame) -> None:
    numbers = [entry.seq for entry in stored.log]
    require(numbers == list(range(1, len(numbers) + 1)), "the log has gaps:", numbers)
    commands = [entry.command for entry in stored.log if entry.command is not None]
    require(len(commands) == len(set(commands)), "a command had two effects")
    if stored.log:
        progress, row = asdict(room.progress(stored.log[-1])), asdict(stored.row)
        row.pop("settings")  # is not hashable
        require(progress.items() <= row.items(), "the row disagrees with the log", progress, row)


def _check_person(connection: Any, room: Room, stored: games.StoredGame, person: Person) -> None:
    where = f"at table {room.id}"
    require(person.pending is None, "no answer to", person.pending, where)
    user = sessions.user_of_token(connection, str(person.api.cookie), "cookie", milliseconds())
    assert user is not None
    log = {entry.seq: entry for entry in stored.log}
    told = {entry.seq: (entry.kind, str(entry.seat), entry.action) for entry in stored.log}
    apart = sorted(person.heard.items() ^ told.items())
    require(not apart, "what was told is not what is stored", where, f"(of {len(told)} entries):", apart)
    for command, (number, message) in person.acknowledged.items():
        require(number in log, f"LOST: entry {number}", where)
        entry = log[number]
        require(entry.command == f"{user.id}:{command}", "LOST:", command, where)
        require(entry.kind == message["type"] and entry.action == message.get("action"), entry, message)
    if person.plays:
        own = {entry.command for entry in stored.log if (entry.command or "").startswith(f"{user.id}:")}
        promised = {f"{user.id}:{command}" for command in person.acknowledged}
        require(own == promised, "stored but never acknowledged:", own ^ promised, where)
    assert room.table is not None
    view: wire.Viewer = person.viewer  # type: ignore[assignment]
    shown = json.loads(wire.encode(presenter.moment(room.table, view)))
    require(_still(shown) == _still(person.moment), "the view is not the server's", where)


def _still(moment: dict[str, Any] | None) -> dict[str, Any]:
    return {name: value for name, value in (moment or {}).items() if name != "clock"}


# ------------------------------------------------------------ killing a server


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


Report = dict[str, int | float | str]


def kill_servers(
    database: str, cycles: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Report:
    """Kill and restart one server, by turns at a random moment and at each of the named points."""
    nursery = Nursery()
    server = NurseryServer(nursery, database, free_port(), machine_processes=0, machine_pace=0, log="error")
    try:
        return run(_kill_servers(server, cycles, seed, say))
    finally:
        server.kill()
        server.forget_log()
        nursery.close()


async def _kill_servers(server: NurseryServer, cycles: int, seed: int, say: Callable[[str], None]) -> Report:
    began = time.monotonic()
    world = World(f"k{seed}", seed, server.url)
    points = ("moment", *POINTS)
    kills = dict.fromkeys(points, 0)
    rng = random.Random(seed)
    for cycle in range(cycles):
        point = points[cycle % len(points)]
        if point != "moment":
            server.begin(failpoint=f"{point}:{rng.randint(1, MOST)}")
        else:
            # Now and then it is killed while it starts.
            start = server.begin if cycle and rng.random() < 0.2 else server.start
            await asyncio.to_thread(start)
            if cycle == 0:
                await world.begin()
            await asyncio.sleep(rng.random() * 0.3)
            os.kill(server.pid, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while server.alive():
            require(time.monotonic() < deadline, "the people have stopped playing")
            await asyncio.sleep(0.005)
        kills[point] += 1
        world.look()
        if (cycle + 1) % 100 == 0:
            say(f"{cycle + 1} kills, {world.acknowledged} acknowledged")
    await asyncio.to_thread(server.start)
    return await _report(world, server, kills, began)


async def _report(world: World, server: ServerProcess, kills: dict[str, int], began: float) -> Report:
    world.look()
    await world.rest()
    entries = await world.check(server.database)
    require("Traceback" not in server.logged(), server.logged()[-2000:])
    return {
        "kills": sum(kills.values()),
        **{f"kills_{point}": count for point, count in kills.items()},
        "acknowledged": world.acknowledged,
        "entries": entries,
        "reconnects": world.reconnects,
        "tables": len({person.table for person in world.people}),
        "seconds": round(time.monotonic() - began, 1),
    }


# ------------------------------------------------------------ killing one of two workers


def kill_workers(
    database: str, cycles: int, seed: int, say: Callable[[str], None] = lambda _: None
) -> Report:
    """Kill one of two workers; the supervisor starts it again, the other one serves on."""
    began = time.monotonic()
    totals: dict[str, int | float | str] = {}
    points = ("moment", *POINTS)
    kills = dict.fromkeys(points, 0)
    for number, point in enumerate(points):
        share = len(range(number, cycles, len(points)))
        if not share:
            continue
        server = ServerProcess(
            database, free_port(), workers=2, machine_processes=0, machine_pace=0, log="info"
        )
        rng = random.Random(seed * 10 + number)
        # Every new worker is armed anew: it lives for so many commands, and stores at least one.
        armed = {} if point == "moment" else {"failpoint": f"{point}:{rng.randint(2, MOST)}"}
        try:
            server.start(**armed)
            kills[point] = share
            report = run(_kill_workers(server, share, seed * 10 + number, point, kills))
        finally:
            server.stop()
            server.forget_log()
        for name in ("acknowledged", "entries", "reconnects", "tables"):
            totals[name] = int(totals.get(name, 0)) + int(report[name])
        say(f"{point}: {share} kills")
    counts = {f"kills_{point}": count for point, count in kills.items()}
    return {"kills": sum(kills.values()), **counts, **totals, "seconds": round(time.monotonic() - began, 1)}


async def _kill_workers(
    server: ServerProcess, cycles: int, seed: int, point: str, kills: dict[str, int]
) -> Report:
    world = World(f"w{seed}", seed, server.url)
    await world.begin()
    rng = random.Random(seed)
    victims: set[int] = set()
    while (died := _deaths(server)) < cycles:
        world.look()
        await asyncio.sleep(0.05 + rng.random() * 0.3)
        alive = [pid for pid in server.workers if pid not in victims]
        if point == "moment" and len(victims) == died and len(alive) == 2:
            victim = rng.choice(alive)
            victims.add(victim)
            with suppress(ProcessLookupError):
                os.kill(victim, signal.SIGKILL)
    return await _report(world, server, kills, time.monotonic())


def _deaths(server: ServerProcess) -> int:
    return server.logged().count('"worker-died"')
