"""One table as a player follows it: the views and actions so far, and what to do next.

It takes the server's messages and returns commands; it neither sends nor thinks.
"""

from __future__ import annotations

import uuid
from typing import Any, Final

from ..editions import DEFAULT_CATALOG, Catalog
from ..players.base import Seen
from ..rules import RULES_REVISION
from ..rules.types import Side
from ..view import View

#: The statuses of a table at which nothing happens any more.
OVER: Final = ("ended", "aborted", "cancelled")


def catalog_of(info: dict[str, Any]) -> Catalog:
    """The editions and decks of the revision of the rules that a table names."""
    return DEFAULT_CATALOG.at_revision(info.get("revision", RULES_REVISION))


class OnlineGame:
    """What a player knows of a table: enough to go on after any break of the connection."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.status = "open"
        self.info: dict[str, Any] = {}
        self.moment: dict[str, Any] | None = None
        self.side: Side | None = None
        #: The command that was not answered yet.
        self.pending: dict[str, Any] | None = None
        #: Whether actions are missing in the history: `load` it.
        self.gap = False
        self._history: list[tuple[int, Seen]] = []

    @property
    def over(self) -> bool:
        return self.status in OVER

    @property
    def history(self) -> list[Seen]:
        return [seen for _, seen in self._history]

    def view(self) -> View:
        assert self.moment is not None
        return self._view(self.moment["position"])

    def _view(self, position: dict[str, Any]) -> View:
        assert self.side is not None
        read = View.parse(position["text"], self.side, catalog_of(self.info))
        return View(read.position, read.viewer, tuple(position.get("discards", ())))

    def seconds_left(self) -> float | None:
        """The seconds on the player's clock when the last message was sent; `None` without a clock."""
        clock = (self.moment or {}).get("clock")
        return None if clock is None or self.side is None else clock[self.side] / 1000

    # ------------------------------------------------------------ what the server says

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self._take_snapshot(message)
        elif kind == "update" and message["table"] == self.table:
            self._take_update(message)
        elif kind == "table" and message["table"]["id"] == self.table:
            self.info, self.status = message["table"], message["table"]["status"]
        elif kind in ("ack", "refused") and self.pending and message.get("id") == self.pending["id"]:
            self.pending = None

    def _take_snapshot(self, message: dict[str, Any]) -> None:
        if message["table"]["id"] != self.table:
            return
        seats = message.get("seats", ())
        self.info, self.status = message["table"], message["table"]["status"]
        self.side = Side(seats[0]) if seats else None
        known = self.moment["seq"] if self.moment else 0
        self.moment = message.get("moment")
        self.gap = self.moment is not None and self.moment["seq"] != known

    def _take_update(self, message: dict[str, Any]) -> None:
        entry = message["entry"]
        if self.moment is None or entry["seq"] != self.moment["seq"] + 1 or self.side is None:
            self.gap = True
        elif entry["kind"] == "act" and not self.gap:
            before = self.view()
            rules = before.variant.rules
            action = rules.actions[rules.ids[entry["action"]]]
            self._history.append((entry["seq"], (before, action)))
        if undone := entry.get("undoes"):
            self._history = [(seq, seen) for seq, seen in self._history if seq < min(undone)]
        self.moment, self.status = message["moment"], message["status"]

    def load(self, start: dict[str, Any], steps: list[dict[str, Any]]) -> None:
        """Take the game so far: its first position, and its actions with the positions after them."""
        assert self.moment is not None
        self.gap, self._history = False, []
        before = self._view(start)
        for step in steps:
            entry = step["entry"]
            if entry["seq"] > self.moment["seq"]:
                break  # it is also on its way as an update
            rules = before.variant.rules
            self._history.append((entry["seq"], (before, rules.actions[rules.ids[entry["action"]]])))
            before = self._view(step["position"])

    # ------------------------------------------------------------ what to do

    @property
    def to_act(self) -> bool:
        """Whether the player has to choose an action now."""
        return bool(not self.pending and not self.over and self.moment and self.moment.get("legal"))

    def answer(self) -> dict[str, Any] | None:
        """The answer to an offer: it declines draws and accepts take-backs, like the machine."""
        if self.pending or self.over or self.moment is None:
            return None
        if self.moment.get("draw_offer") not in (None, self.side):
            return self.command("draw-decline")
        if self.moment.get("takeback") not in (None, self.side):
            return self.command("takeback-accept")
        return None

    def command(self, kind: str, **fields: object) -> dict[str, Any]:
        """A command that waits for its answer from now on."""
        command = {"type": kind, "table": self.table, "id": uuid.uuid4().hex, **fields}
        if kind != "resign":
            assert self.moment is not None
            command["seq"] = self.moment["seq"]
        self.pending = command
        return command

    def result(self) -> str:
        """How the game ended, for its player."""
        outcome = self.moment["position"].get("outcome") if self.moment else None
        if outcome is None:
            return self.status
        winner = outcome.get("winner")
        how = "drawn" if winner is None else "won" if winner == self.side else "lost"
        return f"{how} ({outcome['termination']})"
