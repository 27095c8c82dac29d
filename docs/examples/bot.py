"""A whole bot for a Seven Roads server: it plays random legal actions until its game has ended.

    SEVENROADS_TOKEN=… python bot.py http://127.0.0.1:8707                  opens a public table and waits
    SEVENROADS_TOKEN=… python bot.py http://127.0.0.1:8707 TABLE INVITE     joins the table of a link

The token is that of a bot account: docs/protocol.md tells how to get one. Needs `pip install websockets`.
Put your own play into `choose`: it is shown what the seat may see, and the legal actions.
"""

import asyncio
import json
import os
import random
import sys
import urllib.request
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake


def choose(moment: dict) -> str:
    """The action to play; `moment["position"]["text"]` is the view in notation."""
    return random.choice(moment["legal"])


def ask(site: str, token: str, path: str, body: dict) -> dict:
    """An HTTP request as the bot."""
    request = urllib.request.Request(
        f"{site}{path}",
        json.dumps(body).encode(),
        {"authorization": f"Bearer {token}", "content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Game:
    """What the bot knows of its game: enough to go on after any break of the connection."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.moment: dict | None = None
        self.seats: list[str] = []
        self.status = "open"
        self.pending: dict | None = None  # the command that has not been answered

    @property
    def over(self) -> bool:
        return self.status in ("ended", "aborted", "cancelled")

    def hear(self, message: dict) -> None:
        """Take over what the server says."""
        kind = message["type"]
        if kind == "snapshot":
            self.seats = message.get("seats", [])
            self.moment = message.get("moment")
            self.status = message["table"]["status"]
        elif kind == "update":
            self.moment, self.status = message["moment"], message["status"]
        elif kind == "table":
            self.status = message["table"]["status"]
        elif kind in ("ack", "refused") and self.pending and message.get("id") == self.pending["id"]:
            self.pending = None

    def next_command(self) -> dict | None:
        """What to send now: an answer to an offer, an action, or nothing."""
        moment = self.moment
        if self.pending or self.over or moment is None:
            return None
        common = {"table": self.table, "id": uuid.uuid4().hex, "seq": moment["seq"]}
        if moment.get("draw_offer") not in (None, *self.seats):
            return {"type": "draw-decline", **common}
        if moment.get("takeback") not in (None, *self.seats):
            return {"type": "takeback-accept", **common}
        if moment["position"]["side"] in self.seats and moment.get("legal"):
            return {"type": "act", "action": choose(moment), **common}
        return None


async def play(site: str, token: str, game: Game) -> None:
    """Play until the game has ended, over as many connections as it takes."""
    address = site.replace("http", "ws", 1) + "/api/socket"
    headers = {"authorization": f"Bearer {token}"}
    while not game.over:
        pause = 1.0
        try:
            async with connect(address, additional_headers=headers, proxy=None) as socket:
                await socket.send(json.dumps({"type": "watch", "table": game.table}))
                if game.pending:  # perhaps carried out, perhaps not: the same id makes it happen once
                    await socket.send(json.dumps(game.pending))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "bye":
                        pause = message["after"] / 1000
                    if message.get("code") == "rate":
                        await asyncio.sleep(message["wait"] / 1000)
                        await socket.send(json.dumps(game.pending or {"type": "ping"}))
                    game.hear(message)
                    if game.over:
                        break
                    if command := game.next_command():
                        game.pending = command
                        await socket.send(json.dumps(command))
        except (OSError, ConnectionClosed, InvalidHandshake):
            pass
        if not game.over:
            await asyncio.sleep(pause)


def main() -> None:
    site, token = sys.argv[1].rstrip("/"), os.environ["SEVENROADS_TOKEN"]
    if len(sys.argv) > 3:
        table, invite = sys.argv[2:4]
        ask(site, token, f"/api/tables/{table}/join", {"invite": invite})
    else:
        table = ask(site, token, "/api/tables", {"public": True})["table"]["id"]
    print(f"{site}/table/{table}", flush=True)  # noqa: T201
    game = Game(table)
    asyncio.run(play(site, token, game))
    print(game.status)  # noqa: T201


if __name__ == "__main__":
    main()
