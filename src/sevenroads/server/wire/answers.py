"""Answers to HTTP requests."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import field

from .base import Seat, ServerStruct, Viewer
from .messages import Refused
from .views import EntryView, EventView, PositionView, TableInfo

# ------------------------------------------------------------ answers to HTTP requests


class ErrorAnswer(ServerStruct):
    """Every error has this form."""

    error: Refused


class Done(ServerStruct, omit_defaults=False):
    done: bool = True


class EditionRating(ServerStruct):
    edition: str
    rating: int
    deviation: int
    games: int


class Account(ServerStruct):
    """An account as its owner sees it; `your_turn` are the tables that wait for it."""

    name: str
    kind: str
    ratings: tuple[EditionRating, ...] = ()
    your_turn: tuple[str, ...] = ()


class Statistics(ServerStruct):
    edition: str
    side: Seat
    played: int
    won: int
    drawn: int


class Profile(ServerStruct):
    """An account as everyone may see it."""

    name: str
    kind: str
    created: int
    ratings: tuple[EditionRating, ...] = ()
    statistics: tuple[Statistics, ...] = ()


class BotToken(ServerStruct):
    """Shown once: only its hash is stored."""

    name: str
    token: str


class BotList(ServerStruct):
    names: tuple[str, ...]


class TableOpened(ServerStruct):
    """A new table; `invite` is for the link that its creator sends to the other player."""

    table: TableInfo
    invite: str | None = None


class TableList(ServerStruct):
    tables: tuple[TableInfo, ...]


class PushKey(ServerStruct):
    """The server's public key for web push; None while it is off."""

    key: str | None = None


class Practice(ServerStruct):
    """A position to try things on: open, nothing hidden, stored nowhere."""

    position: PositionView
    legal: tuple[str, ...]
    events: tuple[EventView, ...] = ()


class GameExport(ServerStruct):
    """A game as data: what its record holds, as far as the viewer may see it."""

    table: TableInfo
    viewer: Viewer
    start: str
    log: tuple[EntryView, ...]
    salt: str | None = None


class HistoryStep(ServerStruct):
    """An action that was not taken back, and the position after it."""

    entry: EntryView
    position: PositionView


class History(ServerStruct):
    """The actions that count of a part of a game, with the position before the first and after each of them.

    Actions that were undone or taken back are left out.
    """

    viewer: Viewer
    start: PositionView
    steps: tuple[HistoryStep, ...] = ()


class TurnView(ServerStruct):
    """A game at the start of one of its turns, or as it stands."""

    table: TableInfo
    viewer: Viewer
    turn: int
    position: PositionView
    actions: tuple[str, ...] = ()


class ReasonView(ServerStruct):
    """Why an action makes sense, or what is wrong with it: a code, and what fills its sentence."""

    code: str
    values: dict[str, int | str]
    warns: bool = False


class HintLine(ServerStruct):
    """A turn worth considering, and how likely it wins."""

    win: float
    actions: tuple[str, ...]
    reasons: tuple[ReasonView, ...] = ()


class Hint(ServerStruct):
    lines: tuple[HintLine, ...]


class ReplayStep(ServerStruct):
    """An action of a record and how the game stood after it."""

    action: str
    side: Seat
    turn: int
    position: PositionView
    events: tuple[EventView, ...] = ()


class Replay(ServerStruct):
    """A record, played through. Its cards are all open."""

    tags: dict[str, str]
    start: PositionView
    steps: tuple[ReplayStep, ...]
    turns: tuple[int, ...]
    finished: bool


class JudgementView(ServerStruct):
    """How likely the player was to win before and after a turn, and what was better."""

    before: float
    after: float
    better: tuple[str, ...] = ()


class TurnReview(ServerStruct):
    """A turn judged twice: by what its player could know, and by the full truth.

    `odds` are, for each side, how likely the other's objectives seemed to it when the turn began.
    """

    turn: int
    side: Seat
    actions: tuple[str, ...]
    known: JudgementView
    truth: JudgementView
    reasons: tuple[ReasonView, ...] = ()
    better_reasons: tuple[ReasonView, ...] = ()
    odds: dict[str, dict[str, float]] = field(default_factory=dict)


class ArrowInfo(ServerStruct):
    direction: str
    tile: int
    distance: int
    hits: tuple[str, ...]


class UnitInfo(ServerStruct):
    """A kind of unit; names by language, singular and plural."""

    letter: str
    length: int
    count: int
    kind: str
    special: bool
    names: dict[str, str]
    plurals: dict[str, str]
    rank: int | None = None
    arrows: tuple[ArrowInfo, ...] = ()


class CardInfo(ServerStruct):
    """A card; texts by language. `take` and `deny` are an objective's clauses.

    Of a victory card: its `effect`, whether that needs a road, and whether it reveals a card when played.
    """

    id: str
    count: int
    names: dict[str, str]
    texts: dict[str, str]
    effect: str | None = None
    needs_road: bool = False
    reveals: bool = False
    take: tuple[tuple[int, tuple[int, ...]], ...] = ()
    deny: tuple[int, ...] = ()


class EditionInfo(ServerStruct):
    """An edition, or one with options settled: all a client needs to draw it."""

    id: str
    variant: str
    road_length: int
    names: dict[str, str]
    lanes: dict[str, tuple[str, str]]
    sides: dict[str, dict[str, str]]
    landscape: str
    star: Seat
    about: dict[str, str]
    units: tuple[UnitInfo, ...]
    objectives: tuple[CardInfo, ...]
    victory_cards: tuple[CardInfo, ...]
    three_roads_win: bool
    mortar_fires: str
    beginner: str


class FileInfo(ServerStruct):
    """A file that was checked and kept: its name stands wherever an edition or a deck may be named.

    `edition` is the edition, or the first one with the deck.
    """

    name: str
    kind: Literal["edition", "objectives", "victory"]
    edition: EditionInfo


class EditionList(ServerStruct):
    editions: tuple[EditionInfo, ...]


#: Answers to HTTP requests that are not sent by the socket too.
ANSWERS: Final = (
    ErrorAnswer,
    Done,
    Account,
    Profile,
    BotToken,
    BotList,
    TableOpened,
    TableList,
    PushKey,
    Practice,
    Hint,
    Replay,
    TurnReview,
    GameExport,
    History,
    TurnView,
    EditionInfo,
    EditionList,
    FileInfo,
)
