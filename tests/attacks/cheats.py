"""Players who try to collect rating points without playing, as clients that share no code with the server."""

from __future__ import annotations

import time
from typing import Any

from . import raw
from .conftest import Target

PASSWORD = "nine horses on a road"


class Cheat:
    """A registered account at its own address."""

    def __init__(self, target: Target, name: str, source: str) -> None:
        self.port = target.port
        self.name = name
        self.source = source
        account = {"name": name, "password": PASSWORD}
        status, headers, answer = raw.api(self.port, "POST", "/api/register", account, source)
        assert status == 200, answer
        self.cookie = headers["set-cookie"].partition(";")[0]
        self._sent = 0

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, _, answer = raw.api(self.port, method, path, body, self.source, self.cookie)
        return status, answer

    def open_rated(self, **wish: object) -> dict[str, Any]:
        """Open a rated table; returns its id and invite."""
        status, answer = self.ask("POST", "/api/tables", {"rated": True, **wish})
        assert status == 201, answer
        return {"id": answer["table"]["id"], "invite": answer["invite"]}

    def join(self, table: dict[str, Any]) -> int:
        status, answer = self.ask("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
        return 200 if status == 200 else answer["error"]["code"]

    def game_against(self, other: Cheat) -> Game:
        table = self.open_rated()
        assert other.join(table) == 200
        return Game(table["id"], {"south": self, "north": other})

    def rating(self) -> int:
        """The rating in the profile that everybody sees; that of a new player if there is none."""
        _, profile = self.ask("GET", f"/api/users/{self.name}")
        return int(profile["ratings"][0]["rating"]) if profile.get("ratings") else 1500

    def number(self) -> str:
        """An id for a command."""
        self._sent += 1
        return f"c{self._sent}"


class Game:
    """A rated game of two cheats."""

    def __init__(self, table: str, players: dict[str, Cheat]) -> None:
        self.table = table
        self.players = players
        self.links = {seat: raw.WebSocket(one.port, one.source, one.cookie) for seat, one in players.items()}
        self.snapshots = {seat: self._watch(seat) for seat in players}
        self.seq = 0

    def _watch(self, seat: str) -> dict[str, Any]:
        return self._ask(seat, {"type": "watch", "table": self.table}, "snapshot")

    def _ask(self, seat: str, message: dict[str, Any], expected: str) -> dict[str, Any]:
        """Send a message and return its answer; waits as long as a rate limit demands."""
        while True:
            self.links[seat].send(message)
            answer = self.links[seat].until(expected, "refused")
            if answer["type"] == "refused" and answer["code"] == "rate":
                time.sleep(answer["wait"] / 1000)
                continue
            return answer

    def objective(self, seat: str) -> str:
        return str(self.snapshots[seat]["moment"]["position"]["cards"][seat]["objective"])

    def send(self, seat: str, kind: str, **more: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        command = {"type": kind, "table": self.table, "id": self.players[seat].number(), **more}
        answer = self._ask(seat, command, "ack")
        self.seq = answer.get("seq", self.seq)
        return answer

    def turns(self, count: int) -> None:
        """Pretend to play: place one unit and end the turn, so that no position is repeated."""
        for number in range(count):
            seat = ("south", "north")[number % 2]
            for action in (f"M{number % 7 + 1}", "."):
                answer = self.send(seat, "act", action=action, seq=self.seq)
                assert answer["type"] == "ack", answer

    def close(self) -> None:
        for link in self.links.values():
            link.close()
