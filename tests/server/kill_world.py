"""The players of the kill test, and the check that the server has kept its promises.

A `World` contains players at several kinds of tables: two players and a spectator, one player with both
seats, one player against the machine. They play at random, with undo, offers and take-backs. When the
connection is lost they reconnect, ask for the entries that they have missed, and repeat the command that was
not answered. At the end the log in the database is compared with what each of them was sent.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, Literal

import httpx
from msgspec.structs import asdict
from websockets.exceptions import InvalidHandshake, WebSocketException

from sevenroads.server import wire
from sevenroads.server.runtime.clock import milliseconds
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import games, sessions
from sevenroads.server.store.database import open_database
from sevenroads.server.tables import presenter
from sevenroads.server.tables.room import Room

from .client import Api, Socket

#: The errors of a client whose server dies.
CUT = (OSError, EOFError, TimeoutError, InvalidHandshake, WebSocketException, httpx.TransportError)
Kind = Literal["pair", "hotseat", "machine"]
KINDS: tuple[Kind, ...] = ("pair", "pair", "hotseat", "machine")


class Broken(AssertionError):
    """The server has not kept a promise."""


def require(holds: object, *what: object) -> None:
    if not holds:
        raise Broken(" ".join(str(part) for part in what))


# ------------------------------------------------------------ players


class Person:
    """A player or spectator at one table, who reconnects as often as necessary."""

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
        #: The received entries by number, and the answers to this person's commands.
        self.received: dict[int, tuple[str, str, str | None]] = {}
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
        """Whether it is the machine's turn: the worker that was thinking for it may have died."""
        if self.kind != "machine" or not self.plays or self.over or self.moment is None:
            return False
        return self.moment["position"]["side"] not in self.seats

    async def live(self) -> None:
        """Play until the game is over or the world stops, with any number of reconnects."""
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
        """Watch the table once more; returns the number of its last entry."""
        while True:
            try:
                async with self.api.socket() as connection:
                    await self._watch(connection, self.viewer)
                return max(self.received, default=0)
            except CUT:
                await asyncio.sleep(0.03)

    async def _watch(self, connection: Socket, seat: str | None = None) -> None:
        last = max(self.received, default=0)
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
            self._receive(await connection.receive(timeout=0.2))
        except TimeoutError:
            return

    def _choose(self) -> dict[str, Any] | None:
        moment, rng = self.moment, self.world.rng
        if moment is None:
            return None
        own = {"seq": moment["seq"]}
        # A player of both seats answers offers from the seat to act.
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

    # ------------------------------------------------------------ receiving

    def _receive(self, message: dict[str, Any]) -> None:
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
                require(self.world.may_stop, "the server announced a stop")

    def _take(self, message: dict[str, Any]) -> None:
        self.viewer, self.seats = message["viewer"], message.get("seats", [])
        self.status = message["table"]["status"]
        moment = message.get("moment")
        if moment is None:
            return
        for entry in message.get("entries", []):
            self._note(entry)
        last = max(self.received, default=0)
        require(moment["seq"] == last, f"at {moment['seq']}, but told of {last} at table", self.table)
        self.moment = moment

    def _note(self, entry: dict[str, Any]) -> None:
        """Check that an entry never changes and that no number is missing."""
        number, told = entry["seq"], (entry["kind"], entry["seat"], entry.get("action"))
        if number in self.received:
            require(self.received[number] == told, f"entry {number} was {self.received[number]}, now {told}")
            return
        last = max(self.received, default=0)
        require(number == last + 1, f"entry {number} follows {last} at table", self.table)
        self.received[number] = told

    def _answered(self, message: dict[str, Any]) -> None:
        pending = self.pending
        if pending is None or message.get("id") != pending["id"]:
            # The second answer to a repeated command; the first was sent before the connection was lost.
            known = self.acknowledged.get(message.get("id", ""))
            require(message["type"] == "ack" and known and known[0] == message["seq"], "a stray", message)
            return
        if message["type"] == "refused" and message["code"] in ("failed", "busy"):
            self.world.retries += 1
            return  # not carried out; it will be sent again
        self.pending = None
        if message["type"] == "ack":
            self.acknowledged[pending["id"]] = message["seq"], pending
            self.world.acknowledged += 1
        else:
            require(message["code"] != "malformed", message)
            self.refused[pending["id"]] = message


# ------------------------------------------------------------ the world


class World:
    """Players and their tables, at a server that may die."""

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
        """Sign in all players before the first one plays: playing may kill a worker."""
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
        """Play one game after the other."""
        while not self.stopping:
            try:
                table = await self._open(kind, apis)
            except CUT:
                await asyncio.sleep(0.01)
                continue
            plays = [True, kind == "pair"]
            here = [Person(self, api, table, own, kind) for api, own in zip(apis, plays, strict=True)]
            if kind == "pair":
                here.append(Person(self, apis[0], table, False, kind))  # a second tab, which only watches
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
        """Raise the error of a player that has failed."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Let all players finish their command and watch their table until the machine has finished too."""
        self.stopping = True
        await asyncio.wait_for(asyncio.gather(*self._tasks), 60)
        before, now = [-1], [0]
        deadline = time.monotonic() + 60
        while before != now or any(person.machine_acts for person in self.people):
            require(time.monotonic() < deadline, "the machine does not act")
            await asyncio.sleep(0.2)
            async with asyncio.timeout(60):
                before, now = now, [await person.look() for person in self.people]

    # ------------------------------------------------------------ the check

    async def check(self, database: str) -> int:
        """Compare the stored logs with what everybody was sent; returns the number of entries."""
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
        row.pop("settings")  # not hashable
        require(progress.items() <= row.items(), "the row disagrees with the log", progress, row)


def _check_person(connection: Any, room: Room, stored: games.StoredGame, person: Person) -> None:
    where = f"at table {room.id}"
    require(person.pending is None, "no answer to", person.pending, where)
    user = sessions.user_of_token(connection, str(person.api.cookie), "cookie", milliseconds())
    assert user is not None
    log = {entry.seq: entry for entry in stored.log}
    told = {entry.seq: (entry.kind, str(entry.seat), entry.action) for entry in stored.log}
    apart = sorted(person.received.items() ^ told.items())
    require(not apart, "sent entries differ from stored ones", where, f"(of {len(told)} entries):", apart)
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
    require(_still(shown) == _still(person.moment), "the client's view differs from the server's", where)


def _still(moment: dict[str, Any] | None) -> dict[str, Any]:
    return {name: value for name, value in (moment or {}).items() if name != "clock"}
