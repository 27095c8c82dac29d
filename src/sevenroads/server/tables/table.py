"""One table: a match, its log, and the rules for who may do what. No storage, no network, no wall clock.

A table is the result of its log: `decide` turns a command into the next entry or refuses it, `apply` carries
an entry out. Applying the stored entries of a table to its start gives the same table again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...game import Clock, Match, TimeControl
from ...game.events import Event
from ...game.match import MatchError, Step
from ...rules.errors import IllegalAction, InvalidNotation
from ...rules.refusal import Refusal as Reason
from ...rules.refusal import refusal
from ...rules.types import SIDES, Side
from ...state import State
from ...texts import Texts
from ..runtime.errors import CommandRefused
from ..store.rows import Entry, GameRow
from ..wire import ClockSettings

#: A game can be aborted until each side has ended a turn; live clocks start then.
OPENING_TURNS: Final = 2
#: Commands that answer an offer of the other side.
_ANSWERS: Final = ("draw-accept", "draw-decline", "takeback-accept", "takeback-decline")
#: Commands that could be repeated for ever without bringing the game nearer to its end.
_REPEATABLE: Final = ("undo", "restart", "draw-offer", "takeback-ask")
#: Entries after which those are refused; the rules of the game bound all other commands.
LONGEST_LOG: Final = 5_000


class NoTable(CommandRefused):
    """There is no such table, or the operator has deleted it."""

    def __init__(self) -> None:
        super().__init__("no-table", "There is no such table.")


def refusal_by_rule(reason: Reason, state: State) -> CommandRefused:
    """A refusal by the rules of the game, in English, with the data for clients to word it themselves."""
    return CommandRefused(reason.code, Texts("en").refusal(reason, state.variant), reason.rule, reason.values)


class AppliedEntry(NamedTuple):
    """An entry that was applied, and what it did; the events are worked out when they are read.

    `turn` is the turn in which it was made, and `undoes` are the numbers of the actions that it took back.
    """

    entry: Entry
    step: Step | None
    final: tuple[Event, ...]
    turn: int
    undoes: tuple[int, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events + self.final if self.step else self.final


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings chosen when the table was opened."""

    clock: ClockSettings = field(default_factory=lambda: ClockSettings("none"))
    undo: bool = True
    takeback: bool = True
    #: Whether the player is given advice by the coach.
    guided: bool = False

    def time_control(self) -> TimeControl | None:
        if self.clock.kind == "live":
            return TimeControl.live(self.clock.seconds, self.clock.increment)
        return TimeControl.days(self.clock.days) if self.clock.kind == "days" else None


class Table:
    """A table at which a game is being played, or was."""

    def __init__(self, start: State, settings: TableSettings, started: int) -> None:
        control = settings.time_control()
        clock = Clock.new(control) if control else None
        if clock and settings.clock.kind == "days":
            clock = clock.start(start.side, started)
        self.settings: Final = settings
        self.match: Final = Match(start, clock=clock)
        self.seq = 0
        self.takeback: Side | None = None
        self.aborted = False
        self.log: list[AppliedEntry] = []
        #: The number of the entry of each step of the match.
        self._steps: list[int] = []
        #: Commands carried out, with the entry each became.
        self.commands: dict[str, int] = {}

    @property
    def over(self) -> bool:
        return self.aborted or self.match.outcome is not None

    @property
    def can_abort(self) -> bool:
        return not self.over and self.match.turn <= OPENING_TURNS

    def deadline(self) -> int | None:
        """When the side to act runs out of time."""
        return self.match.clock.deadline() if self.match.clock and not self.over else None

    # ------------------------------------------------------------ commands

    def seat_for(self, kind: str, seats: Iterable[Side]) -> Side:
        """The seat that a command is for; a player may hold both."""
        own = tuple(seats)
        if not own:
            raise CommandRefused("not-seated", "You are not a player at this table.")
        if len(own) == 1:
            return own[0]
        waiting = self.match.draw_offer if kind.startswith("draw") else self.takeback
        if kind in _ANSWERS and waiting is not None:
            return waiting.other
        return self.match.side

    def decide(
        self, kind: str, seat: Side, now: int, action: str | None = None, command: str | None = None
    ) -> Entry:
        """The entry that a command becomes; a `time` entry if a side's time has run out."""
        if self.over:
            raise CommandRefused("over", "The game has ended.")
        clock = self.match.clock
        if clock is not None and self.log:
            # The clocks of two workers may differ a little: time never runs backwards at a table.
            now = max(now, self.log[-1].entry.at)
        if clock is not None and (flagged := clock.flagged(now)) is not None:
            # The entry counts as the command only if the command claimed the time.
            return Entry(self.seq + 1, "time", flagged, now, command=command if kind == "time" else None)
        self._check(kind, seat)
        return Entry(self.seq + 1, kind, seat, now, action, command)

    def _check(self, kind: str, seat: Side) -> None:
        match = self.match
        if kind == "time":
            raise CommandRefused("time-left", "There is time left on the clock.", "R7.4")
        if kind in ("act", "undo", "restart") and match.side is not seat:
            raise CommandRefused("not-your-turn", f"It is the turn of {match.side}.", "R3.1")
        if kind in _REPEATABLE and self.seq >= LONGEST_LOG:
            raise CommandRefused("too-long", "This game has too many entries. Play on, or resign.")
        if kind in ("undo", "restart") and not self.settings.undo:
            raise CommandRefused("no-undo", "This table is played without undo.")
        if kind.startswith("draw"):
            self._check_draw(kind, seat)
        if kind.startswith("takeback"):
            self._check_takeback(kind, seat)
        if kind == "abort" and not self.can_abort:
            raise CommandRefused("no-abort", "Both sides have ended a turn. Resign or offer a draw instead.")

    def _check_draw(self, kind: str, seat: Side) -> None:
        offer = self.match.draw_offer
        if kind == "draw-offer" and offer is seat:
            raise CommandRefused("offered", "You have already offered a draw.", "R7.3")
        if kind in ("draw-accept", "draw-decline") and offer is not seat.other:
            raise CommandRefused("no-offer", "There is no offer to answer.", "R7.3")
        if kind == "draw-withdraw" and offer is not seat:
            raise CommandRefused("no-offer", "You have no open offer.", "R7.3")

    def _check_takeback(self, kind: str, seat: Side) -> None:
        if kind in ("takeback-accept", "takeback-decline") and self.takeback is not seat.other:
            raise CommandRefused("no-offer", "Nobody has asked for a take-back.")
        if kind == "takeback-withdraw" and self.takeback is not seat:
            raise CommandRefused("no-offer", "You have not asked for a take-back.")
        if kind == "takeback-ask":
            self._check_takeback_request(seat)

    def _check_takeback_request(self, seat: Side) -> None:
        if not self.settings.takeback:
            raise CommandRefused("no-takeback", "This table is played without take-backs.")
        if self.takeback is seat:
            raise CommandRefused("offered", "You have already asked for a take-back.")
        if not self.match.can_take_back(seat):
            raise CommandRefused(
                "no-takeback", "You have no turn to take back, or a card has been revealed since."
            )

    # ------------------------------------------------------------ the log

    def apply(self, entry: Entry) -> AppliedEntry:
        """Carry out the next entry; if it is refused, nothing changes."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        step, turn = None, self.match.turn
        if entry.kind == "act":
            step = self._act(entry)
            self._steps.append(entry.seq)
        else:
            self._carry_out(entry)
        left = len(self.match.steps)
        undoes, self._steps[left:] = tuple(self._steps[left:]), []
        applied = AppliedEntry(entry, step, self.match.final, turn, undoes)
        self.seq = entry.seq
        self.log.append(applied)
        if entry.command is not None:
            self.commands[entry.command] = entry.seq
        return applied

    def _carry_out(self, entry: Entry) -> None:
        """Carry out an entry that is not an action."""
        match, seat = self.match, entry.seat
        effects: dict[str, Callable[[], object]] = {
            "undo": match.undo,
            "restart": match.restart_turn,
            "resign": lambda: match.resign(seat, entry.at),
            "time": lambda: match.flag(entry.at),
            "draw-offer": lambda: match.offer_draw(seat, entry.at),
            "draw-accept": lambda: match.offer_draw(seat, entry.at),
            "draw-decline": lambda: match.decline_draw(seat),
            "draw-withdraw": lambda: match.withdraw_draw(seat),
            "takeback-accept": lambda: match.take_back(seat.other, entry.at),
        }
        try:
            if entry.kind in effects:
                effects[entry.kind]()
        except MatchError as error:
            raise CommandRefused("not-now", str(error)) from None
        if entry.kind.startswith("takeback"):
            self.takeback = seat if entry.kind == "takeback-ask" else None
        if entry.kind == "abort":
            self._abort(entry.at)

    def _abort(self, now: int) -> None:
        """Stop the clock and withdraw all offers."""
        self.aborted = True
        self.takeback = self.match.draw_offer = None
        if self.match.clock is not None:
            self.match.clock = self.match.clock.stop(now)

    def _act(self, entry: Entry) -> Step:
        match = self.match
        assert entry.action is not None
        timed = match.clock is not None
        try:
            step = match.advance(entry.action, entry.at if timed else None)
        except InvalidNotation as error:
            raise CommandRefused("no-action", str(error)) from None
        except IllegalAction:
            raise self.why_not(entry.seat, entry.action) from None
        self.takeback = None
        if timed and entry.action == "." and match.outcome is None and match.turn > OPENING_TURNS:
            assert match.clock is not None
            match.clock = match.clock.start(match.side, entry.at)
        return step

    def why_not(self, viewer: str, action: str) -> CommandRefused:
        """Why an action is refused, worked out from the viewer's own view so that it reveals no secret."""
        state = self.match.state
        try:
            asked = state.action(action)
        except InvalidNotation as error:
            return CommandRefused("no-action", str(error))
        if viewer != self.match.side:
            return CommandRefused("not-your-turn", f"It is the turn of {self.match.side}.", "R3.1")
        reason = refusal(state.view(viewer).position, asked)
        if reason is None:
            return CommandRefused("illegal", f"{action} is not allowed now.")
        return refusal_by_rule(reason, state)


def seats_of(row: GameRow, user: int | None) -> tuple[Side, ...]:
    """The seats that a user holds."""
    if user is None:
        return ()
    return tuple(side for side in SIDES if row.player(side) == user)
