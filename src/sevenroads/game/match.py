"""One match: a start, its actions, and what only history can decide (R7.3, R7.4).

A match is its list of actions; start plus actions replay to the same end for ever. It knows nothing
of networks, storage or wall clocks: times come from the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ..notation.record import Comment
from ..rules.tables import Action
from ..rules.types import Outcome, Side, Termination
from ..state import State
from .clock import Clock
from .events import REVEALING, Event, describe, ending
from .repetition import TurnStarts


class MatchError(ValueError):
    """The match does not allow this now: an undo, an offer, an end.

    >>> try:
    ...     Match(State.new("ardennes", seed=1)).undo()
    ... except MatchError as error:
    ...     print(error)
    There is no action of this turn to take back.
    """


@dataclass(slots=True)
class Step:
    """One action of a match, the positions before and after it and what it did. Not to be changed.

    >>> step = Match(State.new("ardennes", seed=1)).advance("T3")
    >>> step.action.text, step.before.gap(3), step.after.gap(3)
    ('T3', 18, 15)
    """

    action: Action
    before: State
    after: State
    _events: tuple[Event, ...] | None = field(default=None, repr=False, compare=False)

    @property
    def events(self) -> tuple[Event, ...]:
        # Computed on first use: a replayed game needs few of them.
        if self._events is None:
            self._events = describe(self.before, self.action, self.after)
        return self._events

    @property
    def reveals(self) -> bool:
        return any(event.kind in REVEALING for event in self.events)


class Match:
    """A game being played, from its start position on.

    >>> match = Match(State.new("ardennes", seed=1))
    >>> [event.kind for event in match.play("T3")]
    ['placed']
    >>> str(match.undo())
    'T3'
    """

    def __init__(
        self, start: State, *, tags: Mapping[str, str] | None = None, clock: Clock | None = None
    ) -> None:
        self.start: Final = start.copy()
        self.tags: dict[str, str] = dict(tags or {})
        self.clock = clock
        self.steps: list[Step] = []
        #: Comments of a record before its first turn, then by the number of steps before them.
        self.opening: list[Comment] = []
        self.comments: dict[int, list[Comment]] = {}
        self.draw_offer: Side | None = None
        #: Never changed in place, since the last step holds it too.
        self._state = start.copy()
        self._turn_starts = TurnStarts(self.start)
        self._final: tuple[Event, ...] = ()

    def _repr_svg_(self) -> str:
        """The current board for notebooks, as a spectator sees it."""
        return self._state._repr_svg_()

    @property
    def state(self) -> State:
        """A copy of the current position. Only the match's own methods change the match."""
        return self._state.copy()

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome

    @property
    def side(self) -> Side:
        return self._state.side

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def final(self) -> tuple[Event, ...]:
        """The event of an end that no action caused: repetition, a player's decision, or the clock."""
        return self._final

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, in order."""
        return tuple(event for step in self.steps for event in step.events) + self._final

    def play(self, action: Action | str, now: int | None = None) -> tuple[Event, ...]:
        """Play an action of the side to move and return its events; `IllegalAction` changes nothing.

        `now` is required with a clock. Ending a turn presses the clock.
        """
        return self.advance(action, now).events + self._final

    def advance(self, action: Action | str, now: int | None = None) -> Step:
        """Like `play`, but computes no events unless they are read from the step: for replays."""
        if self.clock is not None:
            self._check_time(now)
        before, after = self._state, self._state.copy()
        after.apply(action)
        played = after.action(action)
        step = Step(played, before, after)
        self.steps.append(step)
        self._state = after
        if self.draw_offer is not None and self.draw_offer is before.side.other:
            self.draw_offer = None
        if played.kind == "end" and not after.is_over:
            self._begin_turn()
        if self.clock is not None and now is not None:
            self._run_clock(played, now)
        return step

    # ------------------------------------------------------------ taking back

    def undoable(self) -> int:
        """How many own actions of this turn can be taken back, last first.

        Undo never changes whose turn it is, and stops at an action that revealed a card.
        """
        count = 0
        if self.outcome is None:
            for step in reversed(self.steps):
                if step.action.kind == "end" or step.reveals:
                    break
                count += 1
        return count

    def undo(self) -> Action:
        """Undo the last action of the current turn."""
        if not self.undoable():
            raise MatchError(self._no_undo())
        step = self.steps.pop()
        self.comments.pop(len(self.steps) + 1, None)
        self._state = step.before
        return step.action

    def restart_turn(self) -> list[Action]:
        """Take back all that can be taken back; returns the actions, last first."""
        if not self.undoable():
            raise MatchError(self._no_undo())
        return [self.undo() for _ in range(self.undoable())]

    def can_take_back(self, side: str) -> bool:
        """Whether `take_back` would be possible, given that both players agree."""
        return self._taken_back(Side(side)) is not None

    def take_back(self, side: str, now: int | None = None) -> None:
        """Go back to just before a side's last end of turn, so that it is on turn again.

        The caller has asked the other player for agreement. The side's own actions of that turn stay
        and can be undone. `now` is required with a clock: time that was used stays used.
        """
        side = Side(side)
        if self.clock is not None:
            self._check_time(now)
        kept = self._taken_back(side)
        if kept is None:
            raise MatchError(self._no_take_back(side))
        self._state = self.steps[kept].before
        del self.steps[kept:]
        self.comments = {number: said for number, said in self.comments.items() if number <= kept}
        self.draw_offer = None
        self._turn_starts = TurnStarts(self.start)
        for step in self.steps:
            if step.action.kind == "end":
                self._turn_starts.repeats(step.after)
        if self.clock is not None and now is not None and self.clock.running:
            self.clock = self.clock.stop(now).start(side, now)
            if whole := self.clock.control.per_turn:
                self.clock = replace(self.clock, remaining=(whole, whole))

    def _taken_back(self, side: Side) -> int | None:
        """How many steps a take-back would leave; `None` if there is none."""
        if self.outcome is None:
            for number in range(len(self.steps) - 1, -1, -1):
                step = self.steps[number]
                if step.action.kind == "end" and step.before.side is side:
                    return number
                if step.reveals:
                    return None
        return None

    def _no_take_back(self, side: Side) -> str:
        if self.outcome is not None:
            return "The game has ended: nothing can be taken back."
        if any(step.action.kind == "end" and step.before.side is side for step in self.steps):
            return "A card has been revealed since: the turn cannot be taken back."
        return f"{side} has not ended a turn yet: there is nothing to take back."

    def _no_undo(self) -> str:
        if self.outcome is not None:
            return "The game has ended: nothing can be taken back."
        if self.steps and self.steps[-1].reveals:
            return "The last action revealed a card: it cannot be taken back."
        return "There is no action of this turn to take back."

    # ------------------------------------------------------------ ends that need history or people

    def resign(self, side: str, now: int | None = None) -> None:
        """R7.4."""
        self._finish(Outcome(Termination.RESIGNATION, Side(side).other), Side(side), now)

    def flag(self, now: int) -> bool:
        """R7.4: end the match if the running side's time has run out at `now`."""
        side = self.clock.flagged(now) if self.clock and self.outcome is None else None
        if side is None:
            return False
        self._finish(Outcome(Termination.TIME, side.other), side, now)
        return True

    def offer_draw(self, side: str, now: int | None = None) -> None:
        """R7.3: an offer of both sides is an agreement. An offer lapses when the other side acts."""
        if self.outcome is not None:
            raise MatchError("The game has ended.")
        if self.draw_offer is Side(side).other:
            self._finish(Outcome(Termination.AGREEMENT, None), self.side, now)
        else:
            self.draw_offer = Side(side)

    def decline_draw(self, side: str) -> None:
        if self.draw_offer is not Side(side).other:
            raise MatchError("There is no offer to decline.")
        self.draw_offer = None

    def withdraw_draw(self, side: str) -> None:
        if self.draw_offer is not Side(side):
            raise MatchError("You have not offered a draw.")
        self.draw_offer = None

    def end(self, outcome: Outcome) -> None:
        """End the match as a record or a server says it ended."""
        self._finish(outcome, outcome.winner.other if outcome.winner else self.side)

    def _finish(self, outcome: Outcome, side: Side, now: int | None = None) -> None:
        if self.outcome is not None:
            raise MatchError("The game has ended already.")
        if self.clock is not None:
            self.clock = self.clock.stop(self.clock.since if now is None else now)
        self._state = self._state.copy()
        self._state.finish(outcome)
        self._final = (ending(side, outcome),)
        self.draw_offer = None

    def _begin_turn(self) -> None:
        """R7.3: the same position at the start of a turn for the third time is a draw."""
        if self._turn_starts.repeats(self._state):
            self._finish(Outcome(Termination.REPETITION, None), self._state.side)

    def _check_time(self, now: int | None) -> None:
        if now is None:
            raise ValueError("a match with a clock needs the time of each action")
        if self.flag(now):
            raise MatchError(f"The time of {self.side} has run out (R7.4).")

    def _run_clock(self, action: Action, now: int) -> None:
        assert self.clock is not None
        if self.outcome is not None:
            self.clock = self.clock.stop(now)
        elif action.kind == "end" and self.clock.running:
            self.clock = self.clock.press(now)
