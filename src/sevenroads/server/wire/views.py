"""Positions, tables and log entries as a viewer sees them: parts of messages."""

from __future__ import annotations

from typing import Literal

from .base import Seat, ServerStruct, Status

# ------------------------------------------------------------ a position as a viewer sees it


class LineView(ServerStruct):
    """A side's line on a road: unit letters from rear to front, and the empty tiles behind them."""

    units: str = ""
    distance: int = 0


class RoadView(ServerStruct):
    south: LineView
    north: LineView
    gap: int
    conqueror: Seat | None = None


class GoalView(ServerStruct):
    """How many more roads a side needs to win by its objective, or by any three roads.

    A number is null if this way to win does not exist in the game, or can no longer be reached.
    """

    objective: int | None = None
    three: int | None = None


class CardsView(ServerStruct):
    """A side's cards; `?` is a card that the viewer may not see.

    `goal` is null if the viewer may not see the objective.
    """

    objective: str | None = None
    hand: tuple[str, ...] = ()
    goal: GoalView | None = None


class OutcomeView(ServerStruct):
    termination: str
    winner: Seat | None = None
    rule: str = ""


class PositionView(ServerStruct):
    """A position: public information and the viewer's own. `text` is the same in notation."""

    text: str
    side: Seat
    turn: int
    ap: int
    roads: tuple[RoadView, ...]
    stock: dict[str, dict[str, int]]
    cards: dict[str, CardsView]
    objective_deck: int
    victory_deck: int
    discards: tuple[str, ...] = ()
    effects: tuple[str, ...] = ()
    outcome: OutcomeView | None = None


class EventView(ServerStruct):
    """One effect of an action (see `sevenroads.game.events`)."""

    kind: str
    side: Seat
    rule: str
    road: int | None = None
    unit: str | None = None
    units: tuple[str, ...] = ()
    tile: int | None = None
    cost: int = 0
    target: int | None = None
    card: str | None = None
    secret: str | None = None
    turn: int | None = None
    ap: int | None = None
    outcome: OutcomeView | None = None


# ------------------------------------------------------------ a table


class ClockSettings(ServerStruct):
    """`none`, `live` with seconds and increment, or `days` for each turn."""

    kind: Literal["none", "live", "days"]
    seconds: int = 0
    increment: int = 0
    days: int = 0


class ClockView(ServerStruct):
    """The milliseconds left to each side at the server time `at`."""

    south: int
    north: int
    at: int
    running: Seat | None = None


class RatingChange(ServerStruct):
    """How a rated game changed a player's rating. `weight` is how much the game counted, in per cent.

    `reason` says why it counted less than 100: `early` if the game was given up or drawn within the first
    three turns of both players, `repeated` if the same two people had played within the last 24 hours.
    """

    before: int
    after: int
    weight: int = 100
    reason: Literal["early", "repeated"] | None = None


class Person(ServerStruct):
    """A player at a table. The machine has a level and no rating.

    `number` is the number in a name that the server gave to a guest or a deleted account, so that clients can
    show it in the reader's language. It is null for a name that the player has chosen. `aborts` is the number
    of rated games that the player called off in the last seven days; 0 if there were few, and at tables
    without a rating. `change` is for a rated game that has ended.
    """

    name: str
    kind: Literal["guest", "user", "bot", "machine", "gone"]
    level: int | None = None
    rating: int | None = None
    online: bool = False
    number: int | None = None
    aborts: int = 0
    change: RatingChange | None = None


class TableInfo(ServerStruct):
    """Public facts about a table, as shown in lists."""

    id: str
    variant: str
    edition: str
    #: The revision of the rules that its game is played with. The decks of two revisions may differ.
    revision: int
    status: Status
    clock: ClockSettings
    created: int
    undo: bool
    takeback: bool
    rated: bool = False
    public: bool = False
    hotseat: bool = False
    south: Person | None = None
    north: Person | None = None
    started: int | None = None
    ended: int | None = None
    #: When the last action was played.
    moved: int | None = None
    turn: int = 0
    side: Seat | None = None
    seq: int = 0
    result: str | None = None
    termination: str | None = None
    commitment: str | None = None
    rematch: str | None = None
    #: Whether a coin toss decided who starts.
    coin: bool = False
    #: Whether this is a guided first game, with advice from the coach.
    guided: bool = False
    #: Whether the game began from a position that its creator chose.
    from_position: bool = False


class ChatLine(ServerStruct):
    """A line of the chat; `number` is as in `Person`. A line that arrives twice has the same `id`."""

    id: str
    name: str
    kind: Literal["guest", "user", "bot", "gone"]
    text: str
    at: int
    number: int | None = None
    seat: Seat | None = None
    room: Literal["players", "spectators"] = "players"


class EntryView(ServerStruct):
    """One entry of a table's log, such as an action, an undo, a draw offer or a resignation.

    `turn` is the turn in which it was made. `undoes` are the numbers of the actions that it took back.
    """

    seq: int
    kind: str
    seat: Seat
    at: int
    action: str | None = None
    events: tuple[EventView, ...] = ()
    turn: int = 0
    undoes: tuple[int, ...] = ()


class TurnFactView(ServerStruct):
    """One part of the sentence that sums up a turn (see `sevenroads.players.analyst.summary`)."""

    code: str
    roads: tuple[int, ...] = ()
    count: int = 0
    card: str | None = None


class TurnSummaryView(ServerStruct):
    """What a side did in the turn that has just ended, and what it threatens, as far as the viewer knows."""

    turn: int
    side: Seat
    facts: tuple[TurnFactView, ...]


class NoteView(ServerStruct):
    """A sentence of the coach: a code, and the values of its text."""

    code: str
    values: dict[str, int | str]


class CoachView(ServerStruct):
    """What the coach of a guided game advises, and what it explains about the board.

    `wins` says that the advice leads to victory in this turn.
    """

    code: str
    action: str
    values: dict[str, int | str]
    wins: bool = False
    remark: NoteView | None = None


class Moment(ServerStruct):
    """A viewer's view of a table at a sequence number; identical in snapshots and updates."""

    seq: int
    position: PositionView
    legal: tuple[str, ...] = ()
    undoable: int = 0
    can_take_back: bool = False
    clock: ClockView | None = None
    draw_offer: Seat | None = None
    takeback: Seat | None = None
    #: The enemy's turn that has just ended; until the side to act has done something.
    summary: TurnSummaryView | None = None
    coach: CoachView | None = None
