"""The greedy player: a beam search for the turn that scores best at its end.

It plans on a position sampled to fit its view, and scores no enemy card. It does not look beyond its own
turn. After an action that reveals a card it plans again.
"""

from __future__ import annotations

import random
from typing import Final

from ...rules.tables import Action
from ...state import State
from ...view import View
from ..base import History, require_turn
from .scoring import PositionScorer

_WIDTH: Final = 6
_DEPTH: Final = 12
_NOISE: Final = 0.01

#: A partial turn: its score, its actions and the position after them.
BeamEntry = tuple[float, list[Action], State]


class GreedyPlayer:
    """Plays the turn that scores best at its end, and does not look further.

    >>> view = State.new("ardennes", seed=7).view("south")
    >>> GreedyPlayer(seed=1).choose(view) in view.legal_actions()
    True
    """

    name = "greedy"

    def __init__(self, seed: int | None = None, width: int = _WIDTH) -> None:
        self._rng = random.Random(seed)
        self._width = width
        self._plan: list[Action] = []
        self._expected = ""

    def choose(self, view: View, history: History = ()) -> Action:
        legal = require_turn(view)
        if not self._plan or str(view) != self._expected or self._plan[0] not in legal:
            self._plan = self._best_turn(view)
        action = self._plan.pop(0)
        self._expected = self._after(view, action)
        return action

    def _after(self, view: View, action: Action) -> str:
        """The view that follows if the action reveals nothing new, as text."""
        if action.kind == "end":
            return ""
        state = State.sample(view, random.Random(0))
        state.apply(action)
        return str(state.view(view.viewer))

    def _best_turn(self, view: View) -> list[Action]:
        state = State.sample(view, self._rng)
        scorer = PositionScorer(state.rules.ruleset, state.side)
        end = state.action(".")
        beam: list[BeamEntry] = [(scorer.score(state), [], state)]
        best_score, best_plan = beam[0][0], [end]
        seen = {state.hash64()}
        for _ in range(_DEPTH):
            children = [child for entry in beam for child in self._children(scorer, entry, seen)]
            children.sort(key=lambda child: -child[0])
            beam = []
            for score, plan, node in children[: self._width]:
                if score > best_score:
                    best_score, best_plan = score, plan if node.is_over else [*plan, end]
                if not node.is_over:
                    beam.append((score, plan, node))
        return best_plan

    def _children(self, scorer: PositionScorer, entry: BeamEntry, seen: set[int]) -> list[BeamEntry]:
        _, plan, node = entry
        children = []
        for action in node.legal_actions():
            child = node.copy()
            child.apply(action)
            key = child.hash64()
            if action.kind != "end" and key not in seen:
                seen.add(key)
                score = scorer.score(child) + self._rng.random() * _NOISE
                children.append((score, [*plan, action], child))
        return children
