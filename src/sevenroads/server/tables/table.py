"""One table: a match, its log, and which command is allowed to whom. No storage, no network, no clock.

A table is its log: `decide` turns a command into the next entry or refuses it, `apply` carries an entry
out. Replaying the entries of a stored table through `apply` gives the same table again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ...game import Clock, Match, TimeControl
from ...game.events import Event
from ...game.match import MatchError, Step
from ...notation import word
from ...rules.errors import IllegalAction, InvalidNotation
from ...rules.refusal import Refusal as Reason
from ...rules.refusal import refusal
from ...rules.types import SIDES, Side
from ...state import State
from ..runtime.errors import CommandRefused
from ..store.rows import Entry
from ..wire import ClockSettings

#: A table can be aborted until each side has ended a turn; live clocks run from then on.
OPENING_TURNS: Final = 2
#: Whether an entry answers the other side's offer rather than being made by the side itself.
_ANSWERS: Final = ("draw-accept", "draw-decline", "takeback-accept", "takeback-decline")
#: What could be done again and again, without the game coming nearer to its end.
_ENDLESS: Final = ("undo", "restart", "draw-offer", "takeback-ask")
#: Entries after which none of that is allowed any more: the rules bound the actions that are left.
LONGEST_LOG: Final = 5_000


def refusal_by_rule(reason: Reason, state: State) -> CommandRefused:
    """A refusal by the rules of the game: worded here, and as data for clients that word it themselves."""
    return CommandRefused(reason.code, word(reason, state.variant.edition), reason.rule, reason.values)


class AppliedEntry(NamedTuple):
    """An entry that was carried out, and what it did; worked out only when asked."""

    entry: Entry
    step: Step | None
    final: tuple[Event, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events + self.final if self.step else self.final


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What was agreed when the table was opened."""

    clock: ClockSettings = field(default_factory=lambda: ClockSettings("none"))
    undo: bool = True
    takeback: bool = True

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
        #: Commands carried out, with the entry each became.
        self.commands: dict[str, int] = {}

    @property
    def over(self) -> bool:
        return self.aborted or self.match.outcome is not None

    @property
    def can_abort(self) -> bool:
        return not self.over and self.match.turn <= OPENING_TURNS

    def deadline(self) -> int | None:
        """When the side to act will have lost on time."""
        return self.match.clock.deadline() if self.match.clock and not self.over else None

    # ------------------------------------------------------------ commands

    def seat_for(self, kind: str, seats: Iterable[Side]) -> Side:
        """The seat a command is for: a player may hold both."""
        own = tuple(seats)
        if not own:
            raise CommandRefused("not-seated", "You do not sit at this table.")
        if len(own) == 1:
            return own[0]
        waiting = self.match.draw_offer if kind.startswith("draw") else self.takeback
        if kind in _ANSWERS and waiting is not None:
            return waiting.other
        return self.match.side

    def decide(
        self, kind: str, seat: Side, now: int, action: str | None = None, command: str | None = None
    ) -> Entry:
        """The entry a command becomes, `time` if the side's time has run out meanwhile."""
        if self.over:
            raise CommandRefused("over", "The game has ended.")
        clock = self.match.clock
        if clock is not None and (flagged := clock.flagged(now)) is not None:
            # Only who claimed the time has its command carried out by this.
            return Entry(self.seq + 1, "time", flagged, now, command=command if kind == "time" else None)
        self._check(kind, seat)
        return Entry(self.seq + 1, kind, seat, now, action, command)

    def _check(self, kind: str, seat: Side) -> None:
        match = self.match
        if kind == "time":
            raise CommandRefused("time-left", "There is time left on the clock.", "R7.4")
        if kind in ("act", "undo", "restart") and match.side is not seat:
            raise CommandRefused("not-your-turn", f"It is the turn of {match.side}.", "R3.1")
        if kind in _ENDLESS and self.seq >= LONGEST_LOG:
            raise CommandRefused("too-long", "Too much has happened in this game: play on, or resign.")
        if kind in ("undo", "restart") and not self.settings.undo:
            raise CommandRefused("no-undo", "This table is played without undo.")
        if kind == "draw-offer" and match.draw_offer is seat:
            raise CommandRefused("offered", "You have offered a draw already.", "R7.3")
        if kind in ("draw-accept", "draw-decline") and match.draw_offer is not seat.other:
            raise CommandRefused("no-offer", "There is no offer to answer.", "R7.3")
        if kind == "takeback-ask":
            self._check_takeback(seat)
        if kind in ("takeback-accept", "takeback-decline") and self.takeback is not seat.other:
            raise CommandRefused("no-offer", "Nobody has asked for a take-back.")
        if kind == "abort" and not self.can_abort:
            raise CommandRefused("no-abort", "Both sides have ended a turn: resign or offer a draw instead.")

    def _check_takeback(self, seat: Side) -> None:
        if not self.settings.takeback:
            raise CommandRefused("no-takeback", "This table is played without take-backs.")
        if self.takeback is seat:
            raise CommandRefused("offered", "You have asked for a take-back already.")
        if not self.match.can_take_back(seat):
            raise CommandRefused(
                "no-takeback", "There is no turn of yours to take back, or a card has been seen since."
            )

    # ------------------------------------------------------------ the log

    def apply(self, entry: Entry) -> AppliedEntry:
        """Carry out the next entry; a refused one changes nothing."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow {self.seq}")
        step = None
        if entry.kind == "act":
            step = self._act(entry)
        else:
            self._decree(entry)
        line = AppliedEntry(entry, step, self.match.final)
        self.seq = entry.seq
        self.log.append(line)
        if entry.command is not None:
            self.commands[entry.command] = entry.seq
        return line

    def _decree(self, entry: Entry) -> None:
        """Carry out an entry that is no action."""
        match, seat = self.match, entry.seat
        deeds: dict[str, Callable[[], object]] = {
            "undo": match.undo,
            "restart": match.restart_turn,
            "resign": lambda: match.resign(seat, entry.at),
            "time": lambda: match.flag(entry.at),
            "draw-offer": lambda: match.offer_draw(seat, entry.at),
            "draw-accept": lambda: match.offer_draw(seat, entry.at),
            "draw-decline": lambda: match.decline_draw(seat),
            "takeback-accept": lambda: match.take_back(seat.other, entry.at),
        }
        try:
            if entry.kind in deeds:
                deeds[entry.kind]()
        except MatchError as error:
            raise CommandRefused("not-now", str(error)) from None
        if entry.kind.startswith("takeback"):
            self.takeback = seat if entry.kind == "takeback-ask" else None
        if entry.kind == "abort":
            self._abort(entry.at)

    def _abort(self, now: int) -> None:
        """Nothing runs on and nothing waits for an answer."""
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
        """Why an action is refused, worked out from the viewer's own view: it tells no secret."""
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


def seats_of(south: int | None, north: int | None, user: int | None) -> tuple[Side, ...]:
    """The seats a user holds."""
    if user is None:
        return ()
    return tuple(side for side, holder in zip(SIDES, (south, north), strict=True) if holder == user)
