"""The clients of bench/load.py and bench/scale.py, in a separate process: many sockets and many actions.

For each step the generator reads one line of JSON from standard input and prints one line. `play` sends
actions at scheduled times, whether or not the server has answered earlier ones, and counts each latency from
the scheduled time. So a stalled server is charged for all actions that pile up. `saturate` keeps a number of
actions unanswered at any time, to find out how many the server can do.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import resource
import sys
import time
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

COOKIE = "sevenroads"
#: Clients that connect at the same time, unless a step measures how long connecting takes.
CONNECTING = 64
#: Seconds after which a client gives up a connection attempt and tries again.
CONNECT_TIMEOUT = 60
#: Seconds of a window; each window has its own 99th percentile.
WINDOW = 10


class Moment(msgspec.Struct):
    seq: int
    legal: list[str] = []


class Frame(msgspec.Struct):
    """The fields of a server message that the generator needs."""

    type: str
    id: str | None = None
    code: str | None = None
    moment: Moment | None = None
    status: str | None = None


decode = msgspec.json.Decoder(Frame).decode


class Game:
    """One game: its table, the cookies and sockets of its players, and the last known state."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table = table
        self.cookies = cookies
        self.sockets: list[ClientConnection | None] = [None, None]
        self.seq = 0
        self.turn: tuple[int, list[str]] | None = None
        self.due: float | None = None
        self.over = False


class Load:
    """All games and their measurements."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        #: When each action was due, and how long after that it was acknowledged.
        self.latencies: list[tuple[float, float]] = []
        self.errors: list[str] = []
        self.snapshots = 0
        self.settled = asyncio.Event()
        #: Set with each acknowledgement and each new turn.
        self.answered = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()  # reading and sending
        self.echoing = False
        self.rng = random.Random(1)
        #: Ids are unique in the whole run: the server acknowledges a repeated command without executing it.
        self.ids = count(1)

    # ------------------------------------------------------------ steps

    async def open_games(self, url: str, count: int) -> dict[str, Any]:
        """Open tables over HTTP and let a second player join each."""
        began = time.perf_counter()
        gate = asyncio.Semaphore(32)
        async with httpx.AsyncClient(base_url=url, timeout=60) as http:

            async def one(number: int) -> Game:
                async with gate:
                    opened = await http.post(
                        "/api/tables", json={"edition": ("ardennes", "dday")[number % 2]}
                    )
                    body = opened.raise_for_status().json()
                    table = body["table"]["id"]
                    joined = await http.post(f"/api/tables/{table}/join", json={"invite": body["invite"]})
                    joined.raise_for_status()
                    http.cookies.clear()
                    return Game(table, [opened.cookies[COOKIE], joined.cookies[COOKIE]])

            # Without stored cookies, each request creates a new guest.
            http.cookies.jar.set_policy(_NoCookies())
            self.games = list(await asyncio.gather(*(one(number) for number in range(count))))
        return {"seconds": time.perf_counter() - began}

    async def make_echo_games(self, count: int) -> dict[str, Any]:
        """Make games for the echo server, which has no tables."""
        self.games = [Game("abcdefghijkl", ["", ""]) for _ in range(count)]
        return {}

    async def connect(
        self,
        url: str,
        watch: bool = True,
        echo: bool = False,
        at_once: bool = False,
        other: str | None = None,
    ) -> dict[str, Any]:
        """Connect every player, a few at a time or all at once. With `watch`, wait for all snapshots.

        `other` is the URL of a second server: half of the games have one player at each, as behind a proxy.
        """
        began = time.perf_counter()
        self.snapshots, self.echoing = 0, echo
        self.settled.clear()
        gate = asyncio.Semaphore(2 * len(self.games) if at_once else CONNECTING)
        tries = 0
        numbers = {game: number for number, game in enumerate(self.games)}

        def seat_at_other(game: Game, seat: int) -> bool:
            # Of four games one is at each server, and two have a player at each.
            return numbers[game] % 4 in ((1, 3), (2, 3))[seat]

        async def one(game: Game, seat: int) -> None:
            nonlocal tries
            async with gate:
                for _ in range(200):
                    tries += 1
                    try:
                        server = other if other is not None and seat_at_other(game, seat) else url
                        game.sockets[seat] = await self._connect(server, game, seat, watch)
                        return
                    except (OSError, InvalidHandshake):
                        await asyncio.sleep(0.05)
                self.errors.append("could not connect")

        await asyncio.gather(*(one(game, seat) for game in self.games for seat in (0, 1)))
        if watch and not echo:
            await asyncio.wait_for(self.settled.wait(), 120)
        return {"seconds": time.perf_counter() - began, "tries": tries}

    async def act_on_new_sockets(self, url: str, sample: int) -> dict[str, Any]:
        """Act at some tables over new sockets, all at once; measure the time until all are acknowledged."""
        began = time.perf_counter()
        running = [game for game in self.games if not game.over]
        chosen = self.rng.sample(running, min(sample, len(running)))
        acted = await asyncio.gather(*(self._act_on_new_socket(url, game) for game in chosen))
        return {"seconds": time.perf_counter() - began, "tables": len(chosen), "acted": sum(acted)}

    async def _act_on_new_socket(self, url: str, game: Game) -> bool:
        """Act for the side to move; return whether the server acknowledged the action."""
        for seat in (0, 1):
            async with _socket(url, game, seat) as socket:
                await socket.send(json.dumps({"type": "watch", "table": game.table}))
                moment = (await _until(socket, "snapshot")).moment
                if moment is None or not moment.legal:
                    continue
                act = {"type": "act", "table": game.table, "id": self._new_id(), "seq": moment.seq}
                await socket.send(json.dumps(act | {"action": moment.legal[0]}))
                return (await _until(socket, "ack", "refused")).type == "ack"
        return False

    async def _connect(self, url: str, game: Game, seat: int, watch: bool) -> ClientConnection:
        socket = await _socket(url, game, seat)
        if watch and not self.echoing:
            await socket.send(json.dumps({"type": "watch", "table": game.table}))
        task = asyncio.create_task(self._read(socket, game, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return socket

    async def _read(self, socket: ClientConnection, game: Game, seat: int) -> None:
        try:
            async for text in socket:
                self._handle(decode(text), game, seat)
        except Exception as error:
            if game.sockets[seat] is socket:
                self.errors.append(f"{type(error).__name__}: {error}"[:120])

    def _handle(self, frame: Frame, game: Game, seat: int) -> None:
        if frame.type == "ack":
            if game.due is not None:
                self.latencies.append((game.due, time.perf_counter() - game.due))
                game.due = None
                self.answered.set()
        elif frame.type == "refused":
            self.errors.append(f"refused {frame.code}")
            game.due = None
        elif frame.moment is not None:
            if frame.moment.seq >= game.seq:
                if frame.moment.seq > game.seq:
                    game.turn = None
                game.seq = frame.moment.seq
                if frame.moment.legal:
                    game.turn = (seat, frame.moment.legal)
                    self.answered.set()
            if frame.type == "snapshot":
                self.snapshots += 1
                if self.snapshots == 2 * len(self.games):
                    self.settled.set()
            game.over = game.over or frame.status in ("ended", "aborted")

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Send actions at a steady rate, each in a random game that can act."""
        self.latencies.clear()
        self.errors.clear()
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        sent = skipped = number = 0
        while (due := began + number / rate) < began + seconds:
            number += 1
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            if self._send_anywhere(due):
                sent += 1
            else:
                skipped += 1
        await asyncio.sleep(1.0)
        return self._report(began, sent=sent, skipped=skipped)

    async def saturate(self, seconds: float, unanswered: int) -> dict[str, Any]:
        """Keep this many actions unanswered: whenever one is acknowledged, send the next."""
        self.latencies.clear()
        self.errors.clear()
        gc.collect()
        gc.freeze()
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) < began + seconds:
            self.answered.clear()
            while sent - len(self.latencies) - len(self.errors) < unanswered and self._send_anywhere(now):
                sent += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.answered.wait()
        return self._report(began, sent=sent)

    def _report(self, began: float, **counts: int) -> dict[str, Any]:
        waiting = sum(game.due is not None for game in self.games)
        return {
            **counts,
            "unanswered": waiting,
            "ended": sum(game.over for game in self.games),
            "errors": len(self.errors),
            "error": self.errors[:3],
            "seconds": time.perf_counter() - began,
            **_percentiles([latency for _, latency in self.latencies]),
            "p99_by_window": self._by_window(began),
        }

    def _by_window(self, began: float) -> list[float]:
        """The 99th percentile of each window. A short stall of the computer affects only one window."""
        windows: dict[int, list[float]] = {}
        for due, latency in self.latencies:
            windows.setdefault(int((due - began) / WINDOW), []).append(latency)
        return [_percentiles(windows[number])["p99"] for number in sorted(windows)]

    def _new_id(self) -> str:
        return f"a{next(self.ids)}"

    def _send_anywhere(self, due: float) -> bool:
        """Act in a random game that can act; False if none was found."""
        return any(self._send(self.games[self.rng.randrange(len(self.games))], due) for _ in range(50))

    def _send(self, game: Game, due: float) -> bool:
        if game.due is not None or game.over or (game.turn is None and not self.echoing):
            return False
        seat, legal = game.turn or (0, ["T3"])
        action = self.rng.choice(legal)
        # Random choices end turns too early; people use most of their AP.
        if action == "." and len(legal) > 1 and self.rng.random() < 0.7:
            action = self.rng.choice(legal)
        socket = game.sockets[seat]
        assert socket is not None
        game.due = due
        act = {"type": "act", "table": game.table, "id": self._new_id(), "seq": game.seq}
        frame = act | {"action": action}
        sending = asyncio.create_task(socket.send(json.dumps(frame)))
        self.tasks.add(sending)
        sending.add_done_callback(self.tasks.discard)
        return True

    async def flood(self, url: str, logins: float, rate: float, seconds: float) -> dict[str, Any]:
        """Play while wrong logins arrive."""
        flood = Flood(url)
        flooding = asyncio.create_task(flood.run(logins))
        played = await self.play(rate, seconds)
        flooding.cancel()
        await asyncio.gather(flooding, return_exceptions=True)
        return {**played, "logins": flood.answers}

    async def drop_sockets(self) -> dict[str, Any]:
        """Drop all sockets after the server was killed."""
        for game in self.games:
            game.sockets, game.due, game.turn = [None, None], None, None
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return {}

    async def close(self) -> dict[str, Any]:
        sockets = [socket for game in self.games for socket in game.sockets if socket]
        for game in self.games:
            game.sockets = [None, None]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
        return {}


def _socket(url: str, game: Game, seat: int) -> connect:
    return connect(
        url.replace("http", "ws", 1) + "/api/socket",
        origin=url,  # type: ignore[arg-type]
        additional_headers={"cookie": f"{COOKIE}={game.cookies[seat]}"},
        compression=None,
        ping_interval=None,
        proxy=None,
        open_timeout=CONNECT_TIMEOUT,
        close_timeout=1,
    )


async def _until(socket: ClientConnection, *kinds: str) -> Frame:
    while (frame := decode(await socket.recv())).type not in kinds:
        pass
    return frame


class Flood:
    """Sends wrong logins as raw bytes: the CPU time of an HTTP client would distort the latencies."""

    def __init__(self, url: str) -> None:
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self.answers: dict[str, int] = {}
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def run(self, logins: float) -> None:
        """Send `logins` requests a second until cancelled, without waiting for the responses."""
        tasks: set[asyncio.Task[None]] = set()
        began, number = time.perf_counter(), 0
        try:
            while True:
                number += 1
                tasks.add(asyncio.create_task(self._log_in(number)))
                await asyncio.sleep(began + number / logins - time.perf_counter())
        finally:
            await asyncio.gather(*tasks, return_exceptions=True)
            for _, writer in self._idle:
                writer.close()

    async def _log_in(self, number: int) -> None:
        try:
            line = self._idle.pop() if self._idle else await asyncio.open_connection(self.host, self.port)
            reader, writer = line
            body = json.dumps({"name": f"nobody{number}", "password": "wrong password"})
            writer.write(
                f"POST /api/login HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
                f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n{body}".encode()
            )
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            await reader.readexactly(int(head.split("content-length: ")[1].split("\r\n")[0]))
            self._idle.append(line)
            status = head.split(" ")[1]
        except (OSError, EOFError) as error:
            status = type(error).__name__
        self.answers[status] = self.answers.get(status, 0) + 1


class _NoCookies:
    """A cookie policy that stores no cookies."""

    netscape = True
    rfc2965 = hide_cookie2 = False

    def set_ok(self, *_: object) -> bool:
        return False

    def return_ok(self, *_: object) -> bool:
        return False

    def domain_return_ok(self, *_: object) -> bool:
        return False

    def path_return_ok(self, *_: object) -> bool:
        return False


def _percentiles(latencies: list[float]) -> dict[str, float]:
    if not latencies:
        return {"p50": 0.0, "p99": 0.0, "max": 0.0, "answered": 0}
    ordered = sorted(latencies)
    at = {
        name: ordered[min(len(ordered) - 1, int(len(ordered) * part))]
        for name, part in (("p50", 0.5), ("p99", 0.99))
    }
    return {
        **{name: value * 1000 for name, value in at.items()},
        "max": ordered[-1] * 1000,
        "answered": len(ordered),
    }


async def main() -> None:
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    load = Load()
    names = (
        "open_games",
        "make_echo_games",
        "connect",
        "act_on_new_sockets",
        "play",
        "saturate",
        "flood",
        "drop_sockets",
        "close",
    )
    steps = {name: getattr(load, name) for name in names}
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        request = json.loads(line)
        try:
            answer = await steps[request.pop("step")](**request)
        except Exception as error:
            answer = {"failed": f"{type(error).__name__}: {error}"}
        answer["cpu"] = time.process_time()
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(main())
