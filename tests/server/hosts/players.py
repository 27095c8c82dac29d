"""People who play through the proxy while hosts fail: they reconnect and repeat what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from typing import Any

import asyncpg
import httpx

from ..client import Api, Socket
from ..kill_world import CUT

#: Seconds between two actions of one player.
PACE = 0.05
#: Seconds without a message after which a player who waits for an answer connects again.
SILENCE = 10
#: Refusals that tell the client to try again.
AGAIN = ("failed", "busy")


class Player:
    """One seat at one table."""

    def __init__(self, crowd: Crowd, person: Api, table: str, seat: str, rng: random.Random) -> None:
        self.crowd, self.person, self.table, self.seat, self.rng = crowd, person, table, seat, rng
        self.acknowledged: dict[str, int] = {}
        self.sent = 0
        self.seen: list[int] = []
        self.reconnects = 0
        self._unanswered: dict[str, Any] | None = None
        self._moment: dict[str, Any] = {}

    async def play(self) -> None:
        """Play until the game ends, or until the crowd stops and nothing is unanswered."""
        while True:
            try:
                async with self.person.socket() as socket:
                    return await self._play(socket)
            except CUT:
                self.reconnects += 1
                await asyncio.sleep(0.05)

    @property
    def is_playing(self) -> bool:
        return bool(self._moment) and not self._finished()

    def _finished(self) -> bool:
        over = self._moment["position"].get("outcome") is not None
        return self._unanswered is None and (over or self.crowd.stopping)

    async def _play(self, socket: Socket) -> None:
        await socket.send({"type": "watch", "table": self.table, "seq": self.seen[-1] if self.seen else 0})
        snapshot = await socket.until("snapshot", timeout=SILENCE)
        self._take(snapshot)
        if self._unanswered is not None:
            await socket.send(self._unanswered)
        while not self._finished():
            if self._unanswered is None and self._moment.get("legal"):
                await asyncio.sleep(PACE)
                self._choose()
                assert self._unanswered is not None
                await socket.send(self._unanswered)
            try:
                message = await socket.receive(timeout=SILENCE if self._unanswered else 0.5)
            except TimeoutError:
                if self._unanswered is not None:
                    raise
                continue
            await self._hear(socket, message)

    def _choose(self) -> None:
        self.sent += 1
        self._unanswered = {
            "type": "act",
            "table": self.table,
            "id": f"{self.seat}{self.sent}",
            "seq": self._moment["seq"],
            "action": self.rng.choice(self._moment["legal"]),
        }

    async def _hear(self, socket: Socket, message: dict[str, Any]) -> None:
        if message["type"] == "ack":
            assert self._unanswered is not None
            assert message["id"] == self._unanswered["id"]
            self.acknowledged[message["id"]] = message["seq"]
            self.crowd.acknowledged(self.table)
            self._unanswered = None
        elif message["type"] == "refused":
            # A repeated command must be recognised, not refused.
            assert message["code"] in AGAIN, message
            await asyncio.sleep(0.2)
            assert self._unanswered is not None
            await socket.send(self._unanswered)
        elif message["type"] in ("update", "snapshot"):
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        entries = [message["entry"]] if message["type"] == "update" else message.get("entries", ())
        known = self.seen[-1] if self.seen else 0
        if message["type"] == "update":
            assert message["entry"]["seq"] == known + 1, "an update is missing or was sent twice"
        self.seen += [entry["seq"] for entry in entries if entry["seq"] > known]
        self._moment = message["moment"]


class Crowd:
    """Pairs of players who play one game after another until they are stopped."""

    def __init__(self, url: str, database: str, pairs: int = 3) -> None:
        self.url, self.database = url, database
        self.stopping = False
        #: More about what was measured.
        self.note = ""
        self.players: list[Player] = []
        #: When something was acknowledged, by table.
        self.times: dict[str, list[float]] = {}
        self._rng = random.Random(7)
        self._tasks = [asyncio.create_task(self._pair()) for _ in range(pairs)]

    async def _pair(self) -> None:
        while not self.stopping:
            people = Api(self.url), Api(self.url)
            with suppress(*CUT):
                table = await self._open(*people)
                if table is not None:
                    seats = zip(people, ("south", "north"), strict=True)
                    two = [Player(self, api, table, seat, self._rng) for api, seat in seats]
                    self.players += two
                    await asyncio.gather(*(one.play() for one in two))
            for api in people:
                await api.close()

    async def _open(self, south: Api, north: Api) -> str | None:
        """A new table; None if a host failed meanwhile: then try with new people."""
        answer = await south.http.post("/api/tables", json={"side": "south"})
        if answer.status_code >= 500:
            return None
        opened = answer.raise_for_status().json()
        table = str(opened["table"]["id"])
        join: httpx.Response | None = None
        while join is None or join.status_code >= 500:
            join = await north.http.post(f"/api/tables/{table}/join", json={"invite": opened["invite"]})
        join.raise_for_status()
        return table

    def acknowledged(self, table: str) -> None:
        self.times.setdefault(table, []).append(asyncio.get_running_loop().time())

    @property
    def count(self) -> int:
        return sum(len(times) for times in self.times.values())

    async def progress(self, more: int = 20) -> None:
        """Wait until so many more actions are acknowledged, and at least one at every table in play."""
        wanted, since = self.count + more, asyncio.get_running_loop().time()
        while self.count < wanted or not self._all_go_on(since):
            self._raise_failures()
            await asyncio.sleep(0.02)

    def _all_go_on(self, since: float) -> bool:
        playing = {one.table for one in self.players if one.is_playing}
        return all(self.times.get(table, [0.0])[-1] > since for table in playing)

    def _raise_failures(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()

    def longest_pause(self, since: float) -> float:
        """The longest time since then in which a table with running play got no acknowledgement."""
        return max(self._pauses(since), default=0.0)

    def _pauses(self, since: float) -> Iterator[float]:
        for times in self.times.values():
            for before, after in pairwise(times):
                if after > since:
                    yield after - max(before, since)

    async def stop(self) -> None:
        """Let everybody finish what they have begun."""
        self.stopping = True
        await asyncio.wait_for(asyncio.gather(*self._tasks), 120)

    async def check(self) -> int:
        """Compare what the players know with the database; returns the number of entries."""
        connection = await asyncpg.connect(self.database)
        total = 0
        try:
            for table in {one.table for one in self.players}:
                rows = await connection.fetch(
                    "SELECT seq, seat, command FROM entries WHERE game_id = $1 ORDER BY seq", table
                )
                total += len(rows)
                self._compare(table, [(row["seq"], row["seat"], row["command"]) for row in rows])
        finally:
            await connection.close()
        return total

    def _compare(self, table: str, stored: list[tuple[int, str, str]]) -> None:
        assert [seq for seq, _, _ in stored] == list(range(1, len(stored) + 1))
        two = [one for one in self.players if one.table == table]
        acknowledged = {(seq, one.seat, command) for one in two for command, seq in one.acknowledged.items()}
        # Each acknowledged command is stored once, and nothing else is.
        assert {(seq, seat, command.partition(":")[2]) for seq, seat, command in stored} == acknowledged
        for one in two:
            assert one.seen == list(range(1, len(one.seen) + 1))
            assert len(one.acknowledged) == one.sent
