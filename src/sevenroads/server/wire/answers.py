"""Answers to HTTP requests."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import field

from .base import Seat, ServerStruct, Viewer
from .messages import Refused
from .openings import OpeningPage
from .views import EntryView, EventView, PositionView, TableInfo


class ErrorAnswer(ServerStruct):
    """The body of every error answer."""

    error: Refused


class Done(ServerStruct, omit_defaults=False):
    done: bool = True


class EditionRating(ServerStruct):
    edition: str
    rating: int
    deviation: int
    games: int


class Account(ServerStruct):
    """An account as its owner sees it.

    `your_turn` lists the tables where it is its turn; `number` is as in `Person`.
    """

    name: str
    kind: str
    number: int | None = None
    ratings: tuple[EditionRating, ...] = ()
    your_turn: tuple[str, ...] = ()


class Statistics(ServerStruct):
    edition: str
    side: Seat
    played: int
    won: int
    drawn: int


class Profile(ServerStruct):
    """The public profile of an account; `aborts` is as in `Person`."""

    name: str
    kind: str
    created: int
    ratings: tuple[EditionRating, ...] = ()
    statistics: tuple[Statistics, ...] = ()
    aborts: int = 0


class SessionInfo(ServerStruct, omit_defaults=False):
    """A browser in which an account is signed in; `current` marks the one that asks.

    `used` is accurate to about an hour.
    """

    id: str
    created: int
    used: int
    current: bool


class SessionList(ServerStruct, omit_defaults=False):
    """The browsers in which an account is signed in, the last used first."""

    sessions: tuple[SessionInfo, ...]


class OwnPuzzle(ServerStruct, omit_defaults=False):
    """A puzzle from a game of the player's own: what a turn missed, and whether the player has found it.

    `day` is the day on which it was found in a review.
    """

    kind: Literal["win", "defence"]
    state: Literal["open", "solved", "shown"]
    day: int


class PlayerProgress(ServerStruct):
    """What a player has reached in lessons, puzzles and against the machine. Days count from 1970.

    `lessons` has the steps done of each lesson, `days` the days on which the puzzle of the day was solved,
    `ladder` the highest level beaten in each edition, `medals` the day on which each was won. The keys of
    `own_puzzles` are a table and a turn, as in `Ut6E7uyzWA7V.12`.
    """

    lessons: dict[str, int] = field(default_factory=dict)
    puzzles: dict[str, Literal["solved", "shown"]] = field(default_factory=dict)
    days: tuple[int, ...] = ()
    ladder: dict[str, int] = field(default_factory=dict)
    medals: dict[str, int] = field(default_factory=dict)
    own_puzzles: dict[str, OwnPuzzle] = field(default_factory=dict)


class PuzzlePlayer(ServerStruct):
    """A player's Glicko-2 rating in puzzles."""

    rating: float
    deviation: float
    volatility: float


class PuzzleStanding(ServerStruct):
    """Your rating in puzzles, and the ratings of the puzzles.

    `kept` tells whether the server keeps your rating, which it does for accounts. `attempts` has your first
    attempt at each puzzle: whether it solved the puzzle. `ratings` has the puzzles whose rating differs from
    that in the puzzle file.
    """

    player: PuzzlePlayer
    kept: bool = False
    attempts: dict[str, bool] = field(default_factory=dict)
    ratings: dict[str, int] = field(default_factory=dict)


class PuzzleVerdict(ServerStruct):
    """The server's judgement of one attempt.

    `reply` is the turn with which the enemy wins after a failed defence. `before` and `after` are your rating
    in puzzles; they are missing if the attempt did not count, because it was not your first at this puzzle.
    """

    puzzle: str
    solved: bool
    reply: tuple[str, ...] = ()
    before: int | None = None
    after: int | None = None


class PuzzleResults(ServerStruct):
    """The judged attempts, in the order in which they were sent, and your rating after them."""

    verdicts: tuple[PuzzleVerdict, ...]
    player: PuzzlePlayer


class BotToken(ServerStruct):
    """A bot's token. It is sent only once, because the server stores only its hash."""

    name: str
    token: str


class BotList(ServerStruct):
    names: tuple[str, ...]


class TableOpened(ServerStruct):
    """A new table; `invite` goes into the link that its creator sends to the other player."""

    table: TableInfo
    invite: str | None = None


class TableList(ServerStruct):
    tables: tuple[TableInfo, ...]


class PushKey(ServerStruct):
    """The server's public key for web push; missing if web push is off."""

    key: str | None = None


class Practice(ServerStruct):
    """A practice position with nothing hidden. The server does not store it."""

    position: PositionView
    legal: tuple[str, ...]
    events: tuple[EventView, ...] = ()


class GameExport(ServerStruct):
    """A game as JSON: the content of its record, as far as the viewer may see it."""

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
    """The actions of a part of a game, with the position before the first and after each of them.

    Actions that were undone or taken back are left out.
    """

    viewer: Viewer
    start: PositionView
    steps: tuple[HistoryStep, ...] = ()


class ConquestView(ServerStruct):
    """A road that fell in a finished game; `decides` if it counts for the way in which the game was won."""

    road: int
    side: Seat
    turn: int
    decides: bool = False


class StoryFactView(ServerStruct):
    """One sentence of a story: a code and the values of its text (see `sevenroads.game.story`)."""

    code: str
    values: dict[str, int | str]


class Story(ServerStruct):
    """The story of a finished game in three facts, the roads that fell in order, and the deal.

    The SHA-256 of the line `sevenroads deal 1`, the 32 bytes of `salt` and the text `start` is the
    `commitment` that the server published when the game began.
    """

    facts: tuple[StoryFactView, ...]
    conquests: tuple[ConquestView, ...]
    start: str
    salt: str | None = None
    commitment: str | None = None


class TurnView(ServerStruct):
    """A game at the start of one of its turns."""

    table: TableInfo
    viewer: Viewer
    turn: int
    position: PositionView
    actions: tuple[str, ...] = ()


class ReasonView(ServerStruct):
    """A reason for or, with `warns`, against a turn: a code, and the values of its message."""

    code: str
    values: dict[str, int | str]
    warns: bool = False


class HintLine(ServerStruct):
    """A recommended turn and its probability of winning the game."""

    win: float
    actions: tuple[str, ...]
    reasons: tuple[ReasonView, ...] = ()


class Hint(ServerStruct):
    lines: tuple[HintLine, ...]


class ReplayStep(ServerStruct):
    """An action of a record and the position after it."""

    action: str
    side: Seat
    turn: int
    position: PositionView
    events: tuple[EventView, ...] = ()


class Replay(ServerStruct):
    """All positions of a record, with all cards open."""

    tags: dict[str, str]
    start: PositionView
    steps: tuple[ReplayStep, ...]
    turns: tuple[int, ...]
    finished: bool


class JudgementView(ServerStruct):
    """The player's winning probability before and after a turn, and a better turn if there is one.

    `accuracy` is 1 for a turn that gave away nothing, and halves with every 0.15 that it gave away.
    """

    before: float
    after: float
    better: tuple[str, ...] = ()
    accuracy: float = 1.0


class MissedView(ServerStruct):
    """What a turn missed: a win of that turn, or a defence against a win of the enemy's next turn.

    `solution` is a shortest turn that finds it, without its end.
    """

    kind: Literal["win", "defence"]
    solution: tuple[str, ...]


class TurnReview(ServerStruct):
    """The review of a turn: `known` by what its player could know, `truth` with all cards open.

    `odds` gives, for each side, the probabilities of the enemy's objectives as it could estimate them at the
    start of the turn.
    """

    turn: int
    side: Seat
    actions: tuple[str, ...]
    known: JudgementView
    truth: JudgementView
    reasons: tuple[ReasonView, ...] = ()
    better_reasons: tuple[ReasonView, ...] = ()
    odds: dict[str, dict[str, float]] = field(default_factory=dict)
    missed: MissedView | None = None


class RetriedTurn(ServerStruct):
    """Another turn in the place of one of a finished game, by what its player could know.

    `win`, `played` and `best` are the winning probabilities after this turn, after the turn of the game and
    after the machine's turn. `as-good` compares with the machine's turn, `better` and `worse` with the turn
    of the game; a turn that is only equal to it is `worse`.
    """

    verdict: Literal["as-good", "better", "worse"]
    win: float
    played: float
    best: float
    reasons: tuple[ReasonView, ...] = ()


class ObjectiveOdds(ServerStruct):
    """The probability of each objective to be the enemy's, from what a player has seen until this turn."""

    turn: int
    odds: dict[str, float]


class ArrowInfo(ServerStruct):
    direction: str
    tile: int
    distance: int
    hits: tuple[str, ...]


class UnitInfo(ServerStruct):
    """A kind of unit; `names` and `plurals` are by language.

    `chevrons` and `stars` are the rank sign that is drawn on it; at most one of them is not zero.
    """

    letter: str
    length: int
    count: int
    kind: str
    special: bool
    names: dict[str, str]
    plurals: dict[str, str]
    rank: int | None = None
    chevrons: int = 0
    stars: int = 0
    arrows: tuple[ArrowInfo, ...] = ()


class CardInfo(ServerStruct):
    """A card; texts by language. `take` and `deny` are an objective's clauses.

    Of a victory card: its `effect`, whether that needs a road, whether it reveals a card when played, and the
    AP that playing it gives or, below 0, costs.
    """

    id: str
    count: int
    names: dict[str, str]
    texts: dict[str, str]
    effect: str | None = None
    needs_road: bool = False
    reveals: bool = False
    points: int = 0
    take: tuple[tuple[int, tuple[int, ...]], ...] = ()
    deny: tuple[int, ...] = ()


class OptionInfo(ServerStruct):
    """An option of R10: its value here, and the words or the smallest and largest number it takes."""

    name: str
    kind: str
    value: bool | int | str
    values: tuple[str, ...] = ()
    numbers: tuple[int, int] | None = None


class EditionInfo(ServerStruct):
    """An edition with its options: everything a client needs to show it."""

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
    options: tuple[OptionInfo, ...]
    beginner: str


class FileInfo(ServerStruct):
    """A stored edition or deck file. `name` can be used wherever an edition or deck is named.

    `edition` is the edition itself or, for a deck, the first built-in edition with this deck.
    """

    name: str
    kind: Literal["edition", "objectives", "victory"]
    edition: EditionInfo


class EditionList(ServerStruct):
    editions: tuple[EditionInfo, ...]


class MutedPlayer(ServerStruct):
    """A player whose chat you do not want to read; `seat` at the table that you asked about."""

    id: int
    name: str
    kind: Literal["guest", "user", "bot", "gone"]
    number: int | None = None
    seat: Seat | None = None


class MuteList(ServerStruct, omit_defaults=False):
    players: tuple[MutedPlayer, ...]


#: Answers to HTTP requests that are not also messages of the socket.
ANSWERS: Final = (
    ErrorAnswer,
    Done,
    Account,
    PlayerProgress,
    PuzzleStanding,
    PuzzleResults,
    Profile,
    BotToken,
    BotList,
    SessionList,
    TableOpened,
    TableList,
    PushKey,
    Practice,
    Hint,
    Replay,
    TurnReview,
    RetriedTurn,
    ObjectiveOdds,
    OpeningPage,
    GameExport,
    History,
    Story,
    TurnView,
    EditionInfo,
    EditionList,
    FileInfo,
    MuteList,
)
