"""A table in memory, with those who watch it.

A room belongs to one worker and repeats what the database holds; whoever finds that it does not drops
it, and it is loaded anew. All reading and changing of its table happens under its lock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from ...game.view import view_record
from ...notation import write_record
from ...rules.types import Side
from ...state import State
from .. import wire
from ..machine.thinking import Thought, Witness
from ..runtime.errors import CommandRefused
from ..store.accounts import User
from ..store.edition_files import CATALOG, Files, lend
from ..store.games import StoredGame
from ..store.rows import Entry
from . import presenter
from .table import AppliedEntry, Table, TableSettings, seats_of


class Unreadable(CommandRefused):
    """A stored game cannot be read. `why` is for the operator alone: it may quote the cards."""

    def __init__(self, error: Exception) -> None:
        super().__init__("unreadable", "This game cannot be read. Please tell whoever runs the server.")
        self.why = f"{type(error).__name__}: {error}"


class Receiver(Protocol):
    """Where a watcher's messages go; never waits."""

    user: User | None
    user_id: int | None
    token: str | None

    def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...

    async def goodbye(self, after: int) -> None: ...


class Watcher:
    """One socket at one table, seeing it as `viewer`.

    A player of both seats sees a table as spectator between turns, until it says which seat looks on.
    """

    __slots__ = ("receiver", "seats", "viewer")

    def __init__(self, receiver: Receiver, seats: tuple[Side, ...], viewer: wire.Viewer) -> None:
        self.receiver = receiver
        self.seats = seats
        self.viewer = viewer


class Room:
    """One table, loaded."""

    def __init__(self, game: StoredGame) -> None:
        self.id: Final[str] = game.row["id"]
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[dict[Receiver, Watcher]] = {}
        self.used = time.monotonic()
        self.row: dict[str, Any] = {}
        self.people: Mapping[int, Mapping[str, Any]] = {}
        self.ratings: Mapping[int, int] = {}
        #: The players who are here with other workers, by worker.
        self.elsewhere: Final[dict[str, frozenset[int]]] = {}
        self.table: Table | None = None
        #: Storing failed: what is here may not be what is stored.
        self.broken = False
        self._witnesses: dict[Side, Witness] = {}
        self._files: Files = {}
        self.load(game)

    def load(self, game: StoredGame) -> None:
        """Take over what is stored; if it is `Unreadable`, the room is broken as before."""
        self.row, self.people = dict(game.row), game.people
        self._files = game.files
        lend(game.files)
        self.table = None
        self._witnesses = {}
        try:
            if self.row["start"] is not None:
                self.table = _replay(self.row, game.log)
        except Exception as error:
            raise Unreadable(error) from None
        self.broken = False

    # ------------------------------------------------------------ who sits where

    def seats(self, user_id: int | None) -> tuple[Side, ...]:
        return seats_of(self.row["south"], self.row["north"], user_id)

    def machine(self, side: Side) -> int | None:
        """The level of the machine that has this seat."""
        level: int | None = self.row[f"{side.value}_level"]
        return level

    @property
    def hotseat(self) -> bool:
        return self.row["south"] is not None and self.row["south"] == self.row["north"]

    @property
    def side_to_act(self) -> Side | None:
        """The side to act while a game is on."""
        return self.table.match.side if self.table is not None and not self.table.over else None

    @property
    def machine_to_act(self) -> bool:
        side = self.side_to_act
        return side is not None and self.machine(side) is not None

    @property
    def machine_wanted(self) -> bool:
        """Whether a machine has to act, or to answer an offer."""
        return self.machine_to_act or any(self.machine(offer.other) is not None for offer in self.offers)

    @property
    def offers(self) -> tuple[Side, ...]:
        """The sides that wait for an answer: to a take-back, to a draw."""
        if self.table is None or self.table.over:
            return ()
        return tuple(side for side in (self.table.takeback, self.table.match.draw_offer) if side is not None)

    @property
    def acting(self) -> int | None:
        """The person to act."""
        side = self.side_to_act
        user: int | None = self.row[side.value] if side is not None else None
        return user

    # ------------------------------------------------------------ how it stands

    def standing(self, entry: Entry) -> dict[str, Any]:
        """The columns that repeat how the game stands after an entry."""
        table, side = self.table, self.side_to_act
        assert table is not None
        outcome = table.match.outcome
        status = "aborted" if table.aborted else "ended" if outcome else "playing"
        return {
            "seq": entry.seq,
            "status": status,
            "turn": table.match.turn,
            "side": side.value if side is not None else None,
            "acting": self.acting,
            "machine": self.machine_wanted,
            "deadline": table.deadline(),
            "moved": entry.at,
            "ended": entry.at if table.over else None,
            "result": outcome.result if outcome else None,
            "termination": outcome.termination.value if outcome else None,
        }

    def present(self) -> frozenset[int]:
        """The players who watch by this worker."""
        return frozenset(
            watcher.receiver.user_id
            for watcher in self.watchers.values()
            if watcher.receiver.user_id is not None and self.seats(watcher.receiver.user_id)
        )

    def online(self) -> frozenset[int]:
        """The players who watch, by whichever worker."""
        return self.present().union(*self.elsewhere.values())

    def info(self, *, player: bool = False) -> wire.TableInfo:
        """The table's description, for one of its players or for others."""
        return presenter.table_info(self.row, self.people, self.ratings, self.online(), player=player)

    def snapshot(
        self, watcher: Watcher, since: int | None, chat: tuple[wire.ChatLine, ...] = ()
    ) -> wire.Snapshot:
        """Everything a watcher may see."""
        table, info = self.table, self.info(player=bool(watcher.seats))
        if table is None:
            return wire.Snapshot(table=info, viewer=watcher.viewer, seats=_values(watcher.seats), chat=chat)
        return wire.Snapshot(
            table=info,
            viewer=watcher.viewer,
            moment=presenter.moment(table, watcher.viewer),
            seats=_values(watcher.seats),
            entries=presenter.entries_since(table, since, watcher.viewer),
            actions=tuple(step.action.text for step in table.match.steps),
            chat=chat,
            salt=self.row["salt"] if table.match.outcome is not None else None,
        )

    def updates(self, line: AppliedEntry) -> dict[wire.Viewer, bytes]:
        """The message about a new entry, for each kind of viewer that watches."""
        table = self.table
        assert table is not None
        viewers = {watcher.viewer for watcher in self.watchers.values()}
        if not viewers:
            return {}  # a position is not taken apart for nobody
        return {
            viewer: wire.encode(
                wire.Update(
                    table=self.id,
                    viewer=viewer,
                    entry=presenter.entry_view(table, line, viewer),
                    moment=moment,
                    status=self.row["status"],
                )
            )
            for viewer, moment in presenter.moments(table, viewers).items()
        }

    def record(self, viewer: wire.Viewer, site: str) -> str:
        """The record a viewer may have, as text."""
        assert self.table is not None
        match = self.table.match
        info = self.info()
        match.tags |= {
            "South": info.south.name if info.south else "?",
            "North": info.north.name if info.north else "?",
            "Date": datetime.fromtimestamp(self.row["started"] / 1000, UTC).strftime("%Y.%m.%d"),
            "Rules": str(self.row["rules"]),
            "Commitment": self.row["commitment"],
            "Salt": self.row["salt"],
        }
        # A server that has no public address has no link that would last.
        if site:
            match.tags["Site"] = f"{site.rstrip('/')}/table/{self.id}"
        return write_record(view_record(match, viewer))

    def thought(self, side: Side) -> Thought:
        """What the machine at a seat is shown: its view and the game as it saw it."""
        assert self.table is not None
        witness = self._witnesses.setdefault(side, Witness(side.value, self._files))
        return witness.thought(self.table.match)


def _values(seats: tuple[Side, ...]) -> tuple[wire.Seat, ...]:
    return tuple(presenter.seat_value(side) for side in seats)


def read_settings(stored: Mapping[str, Any]) -> TableSettings:
    return TableSettings(
        clock=wire.ClockSettings(**stored["clock"]), undo=stored["undo"], takeback=stored["takeback"]
    )


def _replay(row: Mapping[str, Any], log: Iterable[Entry]) -> Table:
    """The table as its log has made it."""
    table = Table(State.parse(row["start"], CATALOG), read_settings(row["settings"]), row["started"])
    for entry in log:
        table.apply(entry)
    return table
