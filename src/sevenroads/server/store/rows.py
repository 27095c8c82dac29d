"""Typed rows of games, log entries and chat lines, as `games.py` and `chat.py` store and return them.

These structs hold what the database holds and decide nothing. Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping

from ...rules.types import Side
from ..wire import ClockSettings, Seat, Status


class Entry(NamedTuple):
    """One entry of a game's log. `command` is the sender and the id of its command, to recognise repeats."""

    seq: int
    kind: str
    seat: Side
    at: int
    action: str | None = None
    command: str | None = None


class GameSettings(Struct, frozen=True, kw_only=True):
    """The settings chosen when a table was opened; stored as JSON.

    A rematch is `reserved` for one player until it begins, and only then becomes `public`. `guided` is a
    newcomer's first game, with a coach. A game that begins from a `position` keeps it as the creator gave it.
    It may show cards, so it is never sent to anyone.
    """

    clock: ClockSettings
    undo: bool
    takeback: bool
    start: str
    first_turn_ap: int
    reserved: int | None = None
    public: bool = False
    guided: bool = False
    position: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The value for the JSON column; fields of some games only are left out where they do not apply."""
        values = msgspec.structs.asdict(self)
        values["clock"] = msgspec.structs.asdict(self.clock)
        if self.reserved is None:
            del values["reserved"], values["public"]
        if not self.guided:
            del values["guided"]
        if self.position is None:
            del values["position"]
        return values


class Progress(Struct, frozen=True, kw_only=True):
    """The columns of a game that follow from its log, for lists and for finding due games."""

    seq: int
    status: Status
    turn: int
    side: Seat | None
    acting: int | None
    machine: bool
    deadline: int | None
    moved: int | None
    ended: int | None
    result: str | None
    termination: str | None


class Deal(Struct, frozen=True, kw_only=True):
    """The columns of a game that are set when it begins."""

    status: Status
    started: int
    moved: int
    start: str
    salt: str
    commitment: str
    turn: int
    side: Seat
    acting: int | None
    machine: bool
    deadline: int | None
    public: bool


class GameRow(Struct, frozen=True, kw_only=True):
    """A row of `games`; `schema.py` says what the columns mean."""

    id: str
    variant: str
    edition: str
    settings: GameSettings
    status: Status
    public: bool
    rated: bool
    creator: int
    created: int
    rules: int
    invite_hash: str | None = None
    south: int | None = None
    north: int | None = None
    south_level: int | None = None
    north_level: int | None = None
    started: int | None = None
    ended: int | None = None
    start: str | None = None
    salt: str | None = None
    commitment: str | None = None
    seq: int = 0
    turn: int = 0
    side: Seat | None = None
    acting: int | None = None
    machine: bool = False
    deadline: int | None = None
    moved: int | None = None
    result: str | None = None
    termination: str | None = None
    rematch: str | None = None

    @classmethod
    def read(cls, row: RowMapping) -> GameRow:
        return cls(**{**row, "settings": msgspec.convert(row["settings"], GameSettings)})

    def values(self) -> dict[str, Any]:
        """The columns and their values, for an INSERT."""
        return {**msgspec.structs.asdict(self), "settings": self.settings.to_json()}

    def player(self, side: str) -> int | None:
        """The id of the person in a seat."""
        return self.south if side == "south" else self.north

    def level(self, side: str) -> int | None:
        """The level of the machine in a seat."""
        return self.south_level if side == "south" else self.north_level

    @property
    def hotseat(self) -> bool:
        """One person plays both seats at one screen."""
        return self.south is not None and self.south == self.north

    def with_player(self, side: str, user_id: int | None) -> GameRow:
        return msgspec.structs.replace(self, **{str(side): user_id})

    def with_level(self, side: str, level: int) -> GameRow:
        return msgspec.structs.replace(self, **{f"{side}_level": level})

    def with_rematch(self, rematch: str | None) -> GameRow:
        return msgspec.structs.replace(self, rematch=rematch)

    def after(self, change: Progress | Deal) -> GameRow:
        """The row with some columns changed."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(change))


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of a table's chat; `name` and `kind` are its author's."""

    game_id: str
    user_id: int
    name: str
    kind: Literal["guest", "user", "bot", "gone"]
    room: Literal["players", "spectators"]
    text: str
    at: int
    command: str | None = None
