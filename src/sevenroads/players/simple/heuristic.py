"""The heuristic player, without tree search: it draws actions by the evaluator's preferences.

Levels 1 to 4 use it with different `Heuristics`. The weakest considers a few roads at a time; stronger ones
see wins and threats exactly and compare whole turns. Its choices depend only on the view, the history and
its seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ...rules.kernel import Position
from ...rules.tables import Action
from ...rules.types import ROADS
from ...view import View
from ..base import History, require_turn
from ..exact.defence import find_defence
from ..exact.endings import find_win
from ..judging.evaluator import action_preferences, sample_turns
from ..judging.weights import Weights, shipped_evaluator

#: Node limits of the exact searches for a win and for a defence.
WIN_NODES: Final = 20_000
DEFENCE_NODES: Final = 5_000
#: How many preferred actions it checks before it plays the defence that the exact search found.
TRIED: Final = 12


@dataclass(frozen=True, slots=True)
class Heuristics:
    """What a heuristic player considers.

    - `sharpness`: the inverse temperature with which it draws actions by preference.
    - `roads`: how many roads it considers in a turn; those on which the enemy acted last come first.
    - `exact`: it finds every win of the turn and avoids turns that lose to the enemy's next one.
    - `turns`: how many whole turns it samples and compares.
    - `weights`: which of the package's weights its preferences and values come from.
    """

    sharpness: float
    roads: int = ROADS
    exact: bool = False
    turns: int = 0
    weights: Weights = "classic"


class HeuristicPlayer:
    """Draws actions by preference, within what its heuristics consider."""

    def __init__(self, heuristics: Heuristics, seed: int = 0, name: str = "heuristic") -> None:
        self.name = name
        self._heuristics = heuristics
        self._evaluator = shipped_evaluator(heuristics.weights)
        self._seed = seed

    def choose(self, view: View, history: History = ()) -> Action:
        legal = require_turn(view)
        position, rng = view.position, random.Random(f"{self._seed} {view}")
        if not self._heuristics.exact:
            return next(self._preferred(position, self._considered(view, history, legal), rng))
        if win := find_win(position, WIN_NODES).actions:
            return win[0]
        ranked = self._compared(position, rng) if self._heuristics.turns else iter(())
        return _first_safe(position, [*ranked, *self._preferred(position, legal, rng)])

    def _considered(self, view: View, history: History, legal: list[Action]) -> list[Action]:
        """The legal actions on the roads considered in this turn, and those on no road."""
        if self._heuristics.roads >= ROADS:
            return legal
        recent = [a.road for seen, a in history if a.road and seen.turn == view.turn - 1]
        others = list(range(1, ROADS + 1))
        random.Random(f"{self._seed} {view.turn}").shuffle(others)
        roads = list(dict.fromkeys([*reversed(recent), *others]))[: self._heuristics.roads]
        return [action for action in legal if not action.road or action.road in roads]

    def _preferred(self, position: Position, among: list[Action], rng: random.Random) -> Iterator[Action]:
        """Draw actions by preference, without replacement."""
        odds = dict(action_preferences(position, self._evaluator, self._heuristics.sharpness))
        left = {action: odds[position.rules.ids[action.text]] for action in among}
        while left:
            action = rng.choices(list(left), list(left.values()))[0]
            yield action
            del left[action]

    def _compared(self, position: Position, rng: random.Random) -> Iterator[Action]:
        """The first actions of some sampled turns, best turn first."""
        count, sharpness = self._heuristics.turns, self._heuristics.sharpness
        turns = sample_turns(position, self._evaluator, count, sharpness, rng.getrandbits(63))
        turns.sort(key=lambda turn: -turn[0])
        return (position.rules.actions[actions[0]] for _, actions in turns)


def _first_safe(position: Position, ranked: list[Action]) -> Action:
    """The first action after which a defence against a win of the enemy's next turn still exists.

    The defence must hold against every objective; if there is none, against a win by three roads. If there is
    none either, the first action.
    """
    for objectives in (None, ()):
        found = find_defence(position, DEFENCE_NODES, objectives).actions
        if found is None:
            continue
        for action in list(dict.fromkeys(ranked))[:TRIED]:
            if find_defence(position, DEFENCE_NODES, objectives, action).actions is not None:
                return action
        return found[0] if found else next(action for action in ranked if action.kind == "end")
    return ranked[0]
