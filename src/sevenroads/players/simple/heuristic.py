"""Players that do not search a tree: they act by first impressions, and differ in what they look at.

The simplest looks at a few roads at a time; better ones see the whole board, the wins and the threats of the
turn, and compare whole turns by how good their end looks. What they look at depends on what they are shown
and on their seed alone.
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
from ..judging.evaluator import action_preferences, sketch_turns
from ..judging.weights import default_evaluator

#: Nodes of the exact search for a win, and for what stops the enemy.
WIN_NODES: Final = 20_000
DEFENCE_NODES: Final = 5_000
#: How many of the actions it likes best are tried before it takes any that stops the enemy.
TRIED: Final = 12


@dataclass(frozen=True, slots=True)
class Impulse:
    """What a player looks at before it acts.

    `sharpness` is how firmly it holds to what looks best. `roads`: how many roads it has in mind in a turn,
    those on which the enemy acted last among them; the others it forgets. `exact`: it sees every win of the
    turn and everything that stops a win of the enemy's next. `turns`: so many whole turns are compared.
    """

    sharpness: float
    roads: int = ROADS
    exact: bool = False
    turns: int = 0


class ImpulsivePlayer:
    """Acts by first impressions."""

    def __init__(self, impulse: Impulse, seed: int = 0, name: str = "impulse") -> None:
        self.name = name
        self._impulse = impulse
        self._seed = seed

    def choose(self, view: View, history: History = ()) -> Action:
        legal = require_turn(view)
        position, rng = view.position, random.Random(f"{self._seed} {view}")
        if not self._impulse.exact:
            return next(self._preferred(position, self._in_mind(view, history, legal), rng))
        if win := find_win(position, WIN_NODES).actions:
            return win[0]
        ranked = self._compared(position, rng) if self._impulse.turns else iter(())
        return _guarded(position, [*ranked, *self._preferred(position, legal, rng)])

    def _in_mind(self, view: View, history: History, legal: list[Action]) -> list[Action]:
        """The actions on the roads it thinks of in this turn, and those on no road."""
        if self._impulse.roads >= ROADS:
            return legal
        recent = [a.road for seen, a in history if a.road and seen.turn == view.turn - 1]
        others = list(range(1, ROADS + 1))
        random.Random(f"{self._seed} {view.turn}").shuffle(others)
        roads = list(dict.fromkeys([*reversed(recent), *others]))[: self._impulse.roads]
        return [action for action in legal if not action.road or action.road in roads]

    def _preferred(self, position: Position, among: list[Action], rng: random.Random) -> Iterator[Action]:
        """Actions drawn one after the other by preference, none twice."""
        odds = dict(action_preferences(position, default_evaluator(), self._impulse.sharpness))
        left = {action: odds[position.rules.ids[action.text]] for action in among}
        while left:
            action = rng.choices(list(left), list(left.values()))[0]
            yield action
            del left[action]

    def _compared(self, position: Position, rng: random.Random) -> Iterator[Action]:
        """The first actions of some turns, the one that leads to the best end first."""
        impulse = self._impulse
        turns = sketch_turns(
            position, default_evaluator(), impulse.turns, impulse.sharpness, rng.getrandbits(63)
        )
        turns.sort(key=lambda turn: -turn[0])
        return (position.rules.actions[actions[0]] for _, actions in turns)


def _guarded(position: Position, ranked: list[Action]) -> Action:
    """The first action after which the enemy can still be kept from winning next turn.

    Whatever its objective, if that can be done; else from winning by three roads. If neither can, the first.
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
