"""`sevenroads bot`: plays at a server with any player, one game after the other.

It opens tables, joins them, or goes on with games that wait for it. A lost connection is opened again; a
player that fails is started again, and resigns the game if it fails several times.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from ..notation import read_variant
from ..players import Player, SearchLimit, player_from_spec
from ..players.base import close_player
from .game import OnlineGame, catalog_of
from .site import Site, SiteError

#: Seconds before the connection is opened again: the first time, and at most.
FIRST_DELAY: Final = 1.0
MOST_DELAY: Final = 30.0
#: Seconds between two looks at the lobby.
LOBBY_SECONDS: Final = 3.0
#: How often in a row a player may fail, or the server refuse its actions, before it resigns.
ATTEMPTS: Final = 3
#: Actions in one part of a game's history.
HISTORY_PART: Final = 200
#: With a clock, a turn takes at most this share of the time left.
CLOCK_SHARE: Final = 0.05
#: The codes with which the server closes a socket for good.
_FINAL_CODES: Final = {4401: "the token is no longer valid"}
_LINK: Final = re.compile(r"(?:.*/table/)?([0-9A-Za-z]{12})(?:#invite=([\w-]+))?")


@dataclass(frozen=True, slots=True)
class BotPlan:
    """What a bot does at a server.

    With `link` it takes the seat of an invite link. Otherwise it opens public tables of `edition`, or with
    `join` takes free seats at other people's. It plays `games` games, or without end.
    """

    spec: str
    link: str | None = None
    join: bool = False
    edition: str | None = None
    rated: bool = False
    games: int | None = None
    #: Further fields of the tables that it opens.
    table: dict[str, Any] = field(default_factory=dict)


class OnlineBot:
    """A bot at a server; `say` prints what happens, `warn` what goes wrong."""

    def __init__(
        self, site: Site, plan: BotPlan, say: Callable[[str], None], warn: Callable[[str], None]
    ) -> None:
        player_from_spec(plan.spec)
        if plan.link is not None and not _LINK.fullmatch(plan.link):
            raise ValueError(f"{plan.link!r} is no link to a table; expected https://…/table/…#invite=…")
        self._site = site
        self._plan = plan
        self._say = say
        self._warn = warn
        self._name = ""

    async def run(self) -> None:
        """Play until the plan is fulfilled."""
        me = await self._ask("GET", "/api/me")
        if me["kind"] != "bot":
            raise SiteError(f"this token is not a bot's; {me['name']} is a {me['kind']}")
        self._name = me["name"]
        self._say(f"{self._name} is at {self._site.address}")
        played = 0
        limit = 1 if self._plan.link is not None else self._plan.games
        for table in me.get("your_turn", ()):
            await self._play(table)
        while limit is None or played < limit:
            await self._play(await self._next_table())
            played += 1

    async def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server; once it has answered, wait for it while it cannot be reached."""
        delay = FIRST_DELAY
        while True:
            try:
                if method == "GET":
                    return await asyncio.to_thread(self._site.get, path)
                return await asyncio.to_thread(self._site.post, path, body or {})
            except SiteError as error:
                if error.code != "unreachable" or not self._name:
                    raise
            await asyncio.sleep(delay)
            delay = min(2 * delay, MOST_DELAY)

    # ------------------------------------------------------------ finding a game

    async def _next_table(self) -> str:
        """Take or open a seat; the id of the table."""
        plan = self._plan
        if plan.link is not None:
            found = _LINK.fullmatch(plan.link)
            assert found is not None
            table, invite = found.groups()
            if not _readable((await self._ask("GET", f"/api/tables/{table}"))["table"]):
                raise SiteError("this table uses an edition or deck file that is not on this computer")
            await self._ask("POST", f"/api/tables/{table}/join", {"invite": invite})
            return str(table)
        if plan.join:
            return await self._join_any()
        wish = {"public": True, "edition": plan.edition or "ardennes", "rated": plan.rated, **plan.table}
        opened = await self._ask("POST", "/api/tables", wish)
        table = opened["table"]["id"]
        self._say(f"waiting at {self._site.address}/table/{table}")
        return str(table)

    async def _join_any(self) -> str:
        """Take a free seat in the lobby as soon as there is one that fits."""
        while True:
            for info in (await self._ask("GET", "/api/tables"))["tables"]:
                if not self._fits(info):
                    continue
                try:
                    await self._ask("POST", f"/api/tables/{info['id']}/join")
                    return str(info["id"])
                except SiteError as refused:
                    if refused.code not in ("taken", "own-bot", "gone", "seated"):
                        raise
            await asyncio.sleep(LOBBY_SECONDS)

    def _fits(self, info: dict[str, Any]) -> bool:
        if info["status"] != "open" or info.get("rated", False) != self._plan.rated:
            return False
        if any((info.get(seat) or {}).get("name") == self._name for seat in ("south", "north")):
            return False
        return self._plan.edition in (None, info["variant"]) and _readable(info)

    # ------------------------------------------------------------ playing

    async def _play(self, table: str) -> None:
        """Play a game to its end, over as many connections as it takes."""
        game, seat = OnlineGame(table), _Seat(self._plan.spec)
        delay = FIRST_DELAY
        try:
            while not game.over:
                try:
                    async with self._connected() as socket:
                        await self._follow(socket, game, seat)
                        delay = FIRST_DELAY
                except ConnectionClosed as closed:
                    if closed.rcvd is not None and closed.rcvd.code in _FINAL_CODES:
                        raise SiteError(_FINAL_CODES[closed.rcvd.code]) from None
                    delay = seat.pause or delay
                except InvalidStatus as refused:
                    if refused.response.status_code in (401, 403):
                        raise SiteError("the server refuses the token") from None
                except (OSError, InvalidHandshake, TimeoutError):
                    pass
                if not game.over:
                    await asyncio.sleep(delay * random.uniform(0.8, 1.2))
                    delay, seat.pause = min(2 * delay, MOST_DELAY), None
        finally:
            await asyncio.to_thread(seat.close)
        self._say(f"{table}: {game.result()}")

    def _connected(self) -> connect:
        headers = {"authorization": f"Bearer {self._site.token}"}
        return connect(self._site.socket_address, additional_headers=headers, max_queue=256)

    async def _follow(self, socket: ClientConnection, game: OnlineGame, seat: _Seat) -> None:
        """Follow a table over one connection until the game has ended."""
        await _send(socket, {"type": "watch", "table": game.table})
        if game.pending:  # perhaps it was carried out: the same id makes it happen once
            await _send(socket, game.pending)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "bye":
                seat.pause = message["after"] / 1000
            if message["type"] == "refused" and await self._refused(socket, message, game, seat):
                continue
            game.hear(message)
            if game.over:
                return
            if game.gap and game.side is not None:
                game.load(*await self._history(game.table))
            if command := await self._next_command(game, seat):
                await _send(socket, command)

    async def _history(self, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """A game so far, which the server sends in parts: the first position, and all actions."""
        path = f"/api/tables/{table}/history"
        part = await self._ask("GET", path)
        steps: list[dict[str, Any]] = part.get("steps", [])
        while len(part.get("steps", [])) >= HISTORY_PART:
            part = await self._ask("GET", f"{path}?before={steps[0]['entry']['seq']}")
            steps = part.get("steps", []) + steps
        return part["start"], steps

    async def _refused(
        self, socket: ClientConnection, message: dict[str, Any], game: OnlineGame, seat: _Seat
    ) -> bool:
        """Handle a refusal; whether the command was sent again."""
        if message["code"] in ("rate", "failed") and game.pending:
            await asyncio.sleep(message.get("wait", 1000) / 1000)
            await _send(socket, game.pending)
            return True
        if message["code"] != "stale":
            seat.failures += 1
            self._warn(f"{game.table}: the server refused a command: {message['message']}")
        return False

    async def _next_command(self, game: OnlineGame, seat: _Seat) -> dict[str, Any] | None:
        """What to send now: an answer to an offer, an action, or nothing."""
        if answer := game.answer():
            return answer
        while game.to_act:
            if seat.failures >= ATTEMPTS:
                self._warn(f"{game.table}: resigned after {ATTEMPTS} failures")
                return game.command("resign")
            try:
                action = await asyncio.to_thread(seat.choose, game)
            except Exception as error:
                seat.failures += 1
                self._warn(f"{game.table}: {error}")
                await asyncio.to_thread(seat.close)
            else:
                return game.command("act", action=action)
        return None


class _Seat:
    """The player of one game. It is made again after a failure."""

    def __init__(self, spec: str) -> None:
        self._spec = spec
        self._player: Player | None = None
        self._limit: SearchLimit | None = None
        self.failures = 0
        #: Seconds that the server asked to wait before the next connection.
        self.pause: float | None = None

    def choose(self, game: OnlineGame) -> str:
        if self._player is None:
            self._player = player_from_spec(self._spec, random.getrandbits(32))
            self._limit = getattr(self._player, "limit", None)
        left = game.seconds_left()
        if self._limit is not None and left is not None:
            seconds = min(self._limit.seconds or left, max(0.01, left * CLOCK_SHARE))
            self._player.limit = replace(self._limit, seconds=seconds)  # type: ignore[attr-defined]
        action = self._player.choose(game.view(), game.history).text
        self.failures = 0
        return action

    def close(self) -> None:
        if self._player is not None:
            close_player(self._player)
            self._player = None


def _readable(info: dict[str, Any]) -> bool:
    """Whether this computer knows a table's edition. People may upload their own to a server."""
    try:
        read_variant(info["variant"], catalog_of(info))
    except ValueError:
        return False
    return True


async def _send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))
