"""A visitor with a browser page, and tables that start from a given position."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from typing import Any

from playwright.sync_api import Locator, Page, Response, WebSocket
from server.client import ServerProcess

from sevenroads import Catalog, State
from sevenroads.game.commitment import commit
from sevenroads.rules import RULES_REVISION

#: The value of `enemy` for two players at one screen.
SAME = "same"


class Person:
    """A page with its own session; records everything the server sends to it."""

    def __init__(self, page: Page, site: ServerProcess) -> None:
        self.page = page
        self.site = site
        self.name = f"P{secrets.token_hex(5)}"
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.moment: dict[str, Any] = {}
        self.viewer = ""
        self.status = ""
        page.on("websocket", self._listen)
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, payload: str | bytes) -> None:
        assert isinstance(payload, str)
        self.frames.append(payload)
        message = json.loads(payload)
        if message.get("moment"):
            self.moment, self.viewer = message["moment"], message["viewer"]
            self.status = message.get("status") or message["table"]["status"]

    # ------------------------------------------------------------ tables

    def sign_in(self) -> int:
        """Start a guest session over HTTP; returns the guest's id."""
        answer = self.page.context.request.post(
            f"{self.site.url}/api/guest", data={"name": self.name}, headers={"origin": self.site.url}
        )
        assert answer.ok, answer.text()
        with closing(_open(self.site)) as file:
            found = file.execute("SELECT id FROM users WHERE name = ?", (self.name,)).fetchone()
        return int(found[0])

    def sit_at(self, start: State, enemy: Person | int | str = 1, seat: str = "south") -> str:
        """A table starting from this position: against a person, a level of the machine, or at one screen."""
        me = self.sign_in()
        seats: dict[str, int | None] = {"south": None, "north": None}
        levels: dict[str, int | None] = {"south_level": None, "north_level": None}
        other = "north" if seat == "south" else "south"
        seats[seat] = me
        if isinstance(enemy, Person):
            seats[other] = enemy.sign_in()
        elif enemy == SAME:
            seats[other] = me
        else:
            levels[f"{other}_level"] = int(enemy)
        return lay(self.site, start, me, seats, levels)

    def open(self, table: str) -> None:
        self.page.goto(f"{self.site.url}/table/{table}")
        self.page.locator("svg.board").wait_for()

    def until(self, test: Callable[[], Any], what: str, seconds: float = 20) -> None:
        """Wait until `test` is true."""
        deadline = time.monotonic() + seconds
        while not test():
            assert time.monotonic() < deadline, f"timed out waiting for {what}"
            self.page.wait_for_timeout(15)

    # ------------------------------------------------------------ what is on the page

    def road(self, number: int) -> Locator:
        return self.page.locator(f'[data-road="{number}"]')

    @property
    def legal(self) -> list[str]:
        return self.moment.get("legal") or []

    @property
    def seq(self) -> int:
        return int(self.moment.get("seq", 0))


def _open(site: ServerProcess) -> sqlite3.Connection:
    return sqlite3.connect(site.database.removeprefix("sqlite:///"), timeout=10)


def lay(
    site: ServerProcess,
    start: State,
    creator: int,
    seats: dict[str, int | None],
    levels: dict[str, int | None],
) -> str:
    """Store a game that has just begun in the server's database; returns its id."""
    now, salt, table = int(time.time() * 1000), secrets.token_bytes(32), secrets.token_hex(6)
    row = {
        "id": table,
        "variant": str(start).partition(" ")[0],
        "edition": start.variant.name,
        "settings": json.dumps(
            {"clock": {"kind": "none"}, "undo": True, "takeback": True, "start": "south", "first_turn_ap": 4}
        ),
        "status": "playing",
        "public": False,
        "rated": False,
        "creator": creator,
        **seats,
        **levels,
        "created": now,
        "started": now,
        "moved": now,
        "start": str(start),
        "salt": salt.hex(),
        "commitment": commit(start, salt),
        "rules": RULES_REVISION,
        "turn": start.turn,
        "side": start.side.value,
        "acting": seats[start.side.value],
        "machine": seats[start.side.value] is None,
    }
    columns = ", ".join(f'"{name}"' for name in row)
    marks = ", ".join("?" * len(row))
    with closing(_open(site)) as file, file:
        file.execute(f"INSERT INTO games ({columns}) VALUES ({marks})", list(row.values()))
    return table


def position(
    roads: str = "|/|/|/|/|/|/|",
    turn: str = "s9:4",
    south: str = "147/-",
    north: str = "246/-",
    *,
    edition: str = "ardennes",
    effects: str = "-",
    discarded: str = "",
) -> State:
    """A complete position; the decks hold the cards that are neither held nor discarded."""
    rules = Catalog().variant(edition).ruleset
    gone = Counter(",".join((south, north, discarded)).replace("/", ",").split(","))
    decks = []
    for cards in ([(card.id, card.count) for card in rules.objectives], rules.victory_cards):
        left = Counter(dict(cards))
        left.subtract({card: gone[card] for card in left})
        decks.append(",".join(left.elements()) or "-")
    return State.parse(f"{edition} {roads} {turn} {south} {north} {'/'.join(decks)} {effects}")


def finished(site: ServerProcess, start: State, actions: str, south: int) -> str:
    """Store a finished game of a person against the machine; returns its id."""
    table, state = _played(site, start, actions, south)
    outcome = state.outcome
    assert outcome is not None
    with closing(_open(site)) as file, file:
        file.execute(
            "UPDATE games SET status = 'ended', side = NULL, acting = NULL, machine = 0, ended = moved,"
            " result = ?, termination = ? WHERE id = ?",
            (outcome.result, outcome.termination.value, table),
        )
    return table


def begun(site: ServerProcess, start: State, actions: str, south: int) -> str:
    """Store a game of a person against the machine in which it is the person's turn; returns its id."""
    table, state = _played(site, start, actions, south)
    assert state.side == "south"
    return table


def _played(site: ServerProcess, start: State, actions: str, south: int) -> tuple[str, State]:
    """Store a game of a person against the machine with these actions; returns its id and position."""
    table = lay(site, start, south, {"south": south, "north": None}, {"south_level": None, "north_level": 1})
    state, now, rows = start.copy(), int(time.time() * 1000), []
    for seq, action in enumerate(actions.split(), 1):
        rows.append((table, seq, "act", state.side.value, action, now))
        state.apply(action)
    with closing(_open(site)) as file, file:
        file.executemany(
            "INSERT INTO entries (game_id, seq, kind, seat, action, at) VALUES (?,?,?,?,?,?)", rows
        )
        file.execute("UPDATE games SET seq = ?, turn = ? WHERE id = ?", (len(rows), state.turn, table))
    return table, state


#: Three turns and a win: short enough for the machine to rate during a test.
SHORT = State.parse("ardennes TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/dig-in,sabotage -")
SHORT_ACTIONS = "M2 T2 . T5 P5 >5 . C1 M1"
