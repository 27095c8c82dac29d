"""A position that is played on with its history, for programs: the rules of a match without its services.

A `Rollout` ends a game by repetition (R7.3), as the server does, and can stop before each draw of a card
so that the caller chooses it. It has no undo, events, clocks or records; `Match` has.
"""

from __future__ import annotations

from ..rules.tables import Action
from ..rules.types import Outcome, Termination
from ..state import State
from .repetition import TurnStarts


class Rollout:
    """A state and the positions of its earlier turns.

    With `explicit_draws`, an action that draws a card does not happen at once: it is `pending` until `draw`
    names the card. Before that, `draws` lists the cards with their probabilities: a chance node. Otherwise
    cards come from the top of the state's decks.

    >>> rollout = Rollout(State.new("ardennes", seed=1))
    >>> for _ in range(4):
    ...     rollout.play(".")
    >>> rollout.state.outcome
    Outcome(termination=<Termination.REPETITION: 'repetition'>, winner=None)
    """

    __slots__ = ("_starts", "explicit_draws", "pending", "state")

    def __init__(self, start: State, *, explicit_draws: bool = False) -> None:
        #: The position now. Read it; play through the rollout.
        self.state = start.copy()
        self.explicit_draws = explicit_draws
        #: The action that waits for its card.
        self.pending: Action | None = None
        self._starts = TurnStarts(start)

    def play(self, action: Action | str | int) -> None:
        """Play a legal action, or begin it if it has to wait for a card."""
        if self.pending is not None:
            raise ValueError(f"{self.pending} waits for a card: name it with draw()")
        if self.explicit_draws and self.state.draws(action):
            self.pending = self.state.action(action)
            return
        turn = self.state.turn
        self.state.apply(action)
        if self.state.turn != turn and self._starts.repeats(self.state):
            self.state.finish(Outcome(Termination.REPETITION, None))

    def draws(self) -> list[tuple[str, float]]:
        """The cards that the pending action may draw, with their probabilities; empty if none is pending."""
        return [] if self.pending is None else self.state.draws(self.pending)

    def draw(self, card: str) -> None:
        """Finish the pending action with this card."""
        if self.pending is None:
            raise ValueError("no action waits for a card")
        self.state.apply_with_draw(self.pending, card)
        self.pending = None

    def copy(self) -> Rollout:
        twin = Rollout.__new__(Rollout)
        twin.state = self.state.copy()
        twin.explicit_draws = self.explicit_draws
        twin.pending = self.pending
        twin._starts = self._starts.copy()
        return twin
