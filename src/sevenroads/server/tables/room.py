"""A table in the memory of one worker, with the sockets that watch it.

A room repeats what the database holds. Its table is read and changed only while its lock is held. A room
decides who sees what (`perspective`); it does not store, load or send anything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from ...game.view import view_record
from ...notation import write_record
from ...rules.types import Side
from ...state import State
from .. import wire
from ..runtime.errors import CommandRefused
from ..store.accounts import User
from ..store.edition_files import CATALOG, Files, register_files
from ..store.games import StoredGame
from ..store.rows import Entry, GameRow, GameSettings, Progress
from ..workers.sockets import Receiver
from . import presenter
from .player_views import GameObserver, SeenGame, ViewText
from .rated_games import Standing
from .table import AppliedEntry, Table, TableSettings, seats_of


class Unreadable(CommandRefused):
    """A stored game cannot be read. `why` is for the operator only: it may quote the cards."""

    def __init__(self, error: Exception) -> None:
        super().__init__("unreadable", "This game cannot be read. Please tell the operator of this server.")
        self.why = f"{type(error).__name__}: {error}"


@dataclass(frozen=True, slots=True)
class Perspective:
    """Which seats a visitor holds, and whose view of the game the visitor gets."""

    seats: tuple[Side, ...]
    viewer: wire.Viewer

    @property
    def is_player(self) -> bool:
        return bool(self.seats)


@dataclass(slots=True)
class Watcher:
    """One socket at one table; its perspective changes at a hot seat and when its user takes a seat."""

    receiver: Receiver
    perspective: Perspective
    #: The accounts whose chat its user does not want to read.
    muted: frozenset[int] = frozenset()


class Room:
    """One loaded table.

    While `must_reload` is set, the room may be ahead of the database: an entry was applied, and storing it
    failed or was overtaken by another worker. Such a room is never shown; it is loaded again first.
    """

    def __init__(self, game: StoredGame) -> None:
        self.id: Final[str] = game.row.id
        self.lock: Final = asyncio.Lock()
        self.watchers: Final[dict[Receiver, Watcher]] = {}
        #: When the room was last used, by the monotonic clock.
        self.used = time.monotonic()
        self.row: GameRow = game.row
        self.people: Mapping[int, User] = {}
        self.standings: Mapping[int, Standing] = {}
        #: The players who watch through other workers.
        self.players_elsewhere: frozenset[int] = frozenset()
        self.table: Table | None = None
        self.must_reload = False
        #: The number of the last entry that the watchers were sent.
        self.published = 0
        self._observers: dict[Side, GameObserver] = {}
        self._files: Files = {}
        self.load(game)
        self.published = self.row.seq

    def load(self, game: StoredGame) -> None:
        """Replace everything with what is stored; if it fails, raise `Unreadable` and stay `must_reload`."""
        self.must_reload = True
        self.row, self.people, self._files = game.row, game.people, game.files
        register_files(game.files)
        self.table = None
        self._observers = {}
        try:
            if self.row.start is not None:
                self.table = _replay(self.row, game.log)
        except Exception as error:
            raise Unreadable(error) from None
        self.must_reload = False

    # ------------------------------------------------------------ seats and perspectives

    def seats(self, user_id: int | None) -> tuple[Side, ...]:
        return seats_of(self.row, user_id)

    def perspective(self, user_id: int | None, wanted: wire.Viewer | None = None) -> Perspective:
        """Whose view a visitor gets: the one rule for sockets and HTTP requests.

        A player sees the game from their own seat, everybody else as a spectator. A user who holds both
        seats shares one screen with the opponent and may name the `wanted` seat. While the game is on, this
        must be the seat to act, because otherwise the opponent may be looking at the screen. For any other
        seat, and without one, the cards of both sides are covered.
        """
        seats = self.seats(user_id)
        if len(seats) == 1:
            return Perspective(seats, presenter.seat_value(seats[0]))
        if len(seats) == 2 and wanted is not None and self.side_to_act in (None, wanted):
            return Perspective(seats, wanted)
        return Perspective(seats, "spectator")

    def update_perspectives(self) -> None:
        """Work out all watchers' perspectives again: the turn has passed, or somebody has taken a seat."""
        for receiver, watcher in self.watchers.items():
            watcher.perspective = self.perspective(receiver.user_id, watcher.perspective.viewer)

    def machine_level(self, side: Side) -> int | None:
        """The level of the machine in this seat; None if a person has the seat."""
        return self.row.level(side)

    def has_bot(self, side: Side) -> bool:
        """Whether a bot has this seat."""
        player = self.row.player(side)
        return player is not None and self.people[player].kind == "bot"

    @property
    def side_to_act(self) -> Side | None:
        """The side to act; None before the game has begun and after it has ended."""
        return self.table.match.side if self.table is not None and not self.table.over else None

    @property
    def machine_to_act(self) -> bool:
        side = self.side_to_act
        return side is not None and self.machine_level(side) is not None

    @property
    def machine_wanted(self) -> bool:
        """Whether the machine has to act, or to answer an offer."""
        return self.machine_to_act or any(
            self.machine_level(offer.other) is not None for offer in self.open_offers
        )

    @property
    def open_offers(self) -> tuple[Side, ...]:
        """The sides that wait for an answer to a take-back request or a draw offer."""
        if self.table is None or self.table.over:
            return ()
        return tuple(side for side in (self.table.takeback, self.table.match.draw_offer) if side is not None)

    @property
    def acting(self) -> int | None:
        """The id of the person whose turn it is."""
        side = self.side_to_act
        return self.row.player(side) if side is not None else None

    def players_here(self) -> frozenset[int]:
        """The players who watch through this worker."""
        ids = (receiver.user_id for receiver in self.watchers)
        return frozenset(user for user in ids if user is not None and self.seats(user))

    def players_online(self) -> frozenset[int]:
        """The players who watch through any worker."""
        return self.players_here() | self.players_elsewhere

    # ------------------------------------------------------------ what is stored and sent

    def progress(self, entry: Entry) -> Progress:
        """The columns of the game's row after an entry."""
        table, side = self.table, self.side_to_act
        assert table is not None
        outcome = table.match.outcome
        return Progress(
            seq=entry.seq,
            status="aborted" if table.aborted else "ended" if outcome else "playing",
            turn=table.match.turn,
            side=side.value if side is not None else None,
            acting=self.acting,
            machine=self.machine_wanted,
            deadline=table.deadline(),
            moved=entry.at,
            ended=entry.at if table.over else None,
            result=outcome.result if outcome else None,
            termination=outcome.termination.value if outcome else None,
        )

    def info(self, *, player: bool = False) -> wire.TableInfo:
        """The table's description, for one of its players or for others."""
        online = self.players_online()
        return presenter.table_info(self.row, self.people, self.standings, online, player=player)

    def snapshot(
        self, perspective: Perspective, since: int | None = None, chat: tuple[wire.ChatLine, ...] = ()
    ) -> wire.Snapshot:
        """Everything that a visitor may see, with the entries after number `since`."""
        table, info = self.table, self.info(player=perspective.is_player)
        seats = tuple(presenter.seat_value(side) for side in perspective.seats)
        viewer = perspective.viewer
        if table is None:
            return wire.Snapshot(table=info, viewer=viewer, seats=seats, chat=chat)
        return wire.Snapshot(
            table=info,
            viewer=viewer,
            moment=presenter.moment(table, viewer),
            seats=seats,
            entries=presenter.entries_since(table, since, viewer),
            actions=tuple(step.action.text for step in table.match.steps),
            chat=chat,
            salt=self.row.salt if table.match.outcome is not None else None,
        )

    def updates(self, applied: AppliedEntry) -> dict[wire.Viewer, bytes]:
        """The frames about a new entry, for each viewer that somebody watches as."""
        table = self.table
        assert table is not None
        viewers = {watcher.perspective.viewer for watcher in self.watchers.values()}
        if not viewers:
            return {}
        return {
            viewer: wire.encode(
                wire.Update(
                    table=self.id,
                    viewer=viewer,
                    entry=presenter.entry_view(table, applied, viewer),
                    moment=moment,
                    status=self.row.status,
                )
            )
            for viewer, moment in presenter.moments(table, viewers).items()
        }

    def record(self, viewer: wire.Viewer, site: str) -> str:
        """The record that a viewer may have, as text."""
        assert self.table is not None
        assert self.row.started is not None
        match, info = self.table.match, self.info()
        match.tags |= {
            "South": info.south.name if info.south else "?",
            "North": info.north.name if info.north else "?",
            "Date": datetime.fromtimestamp(self.row.started / 1000, UTC).strftime("%Y.%m.%d"),
            "Commitment": self.row.commitment or "",
            "Salt": self.row.salt or "",
        }
        # A server without a public address has no link that works elsewhere.
        if site:
            match.tags["Site"] = f"{site.rstrip('/')}/table/{self.id}"
        return write_record(view_record(match, viewer))

    def seen_by_spectators(self, step: int | None = None) -> SeenGame:
        """The position after `step` actions, by default the current one, as spectators see it."""
        assert self.table is not None
        match = self.table.match
        if step is not None and step > len(match.steps):
            raise CommandRefused("no-table", f"The game has only {len(match.steps)} actions.")
        state = match.state if step is None or step == len(match.steps) else match.steps[step].before
        view = ViewText.of(state.view("spectator"))
        revision = match.start.variant.revision
        return SeenGame("spectator", view, files=tuple(self._files.items()), revision=revision)

    def seen_game(self, side: Side) -> SeenGame:
        """The game as the player of a seat has seen it, for the machine and for hints."""
        assert self.table is not None
        observer = self._observers.setdefault(side, GameObserver(side.value, self._files))
        return observer.seen(self.table.match)


def table_settings(stored: GameSettings) -> TableSettings:
    return TableSettings(clock=stored.clock, undo=stored.undo, takeback=stored.takeback, guided=stored.guided)


def _replay(row: GameRow, log: Iterable[Entry]) -> Table:
    """The table that results from a game's start and log, by the rules and decks of the game's revision."""
    assert row.start is not None
    assert row.started is not None
    start = State.parse(row.start, CATALOG.at_revision(row.rules))
    table = Table(start, table_settings(row.settings), row.started)
    for entry in log:
        table.apply(entry)
    return table
