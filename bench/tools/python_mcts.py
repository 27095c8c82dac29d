"""A textbook information-set MCTS in plain Python over the public interface: a peer for strength.

It does what a generic library would do with any game that offers legal actions, apply and sampling of hidden
cards: UCT over single actions with one random playout per simulation. It has no knowledge of this game.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass, field

from sevenroads import Action, Side, State, View
from sevenroads.players import History

EXPLORATION = 0.7


@dataclass(slots=True)
class Node:
    visits: int = 0
    won: float = 0.0
    available: int = 0
    children: dict[str, Node] = field(default_factory=dict)


class PythonMCTS:
    """Single-observer information-set MCTS; `seconds` limits a whole turn, `nodes` one action."""

    name = "python-mcts"

    def __init__(self, seconds: float | None = None, nodes: int | None = None, seed: int = 0) -> None:
        self._seconds = seconds
        self._nodes = nodes
        self._rng = random.Random(seed)
        self._turn = -1
        self._left = 0.0

    def choose(self, view: View, history: History = ()) -> Action:
        if view.turn != self._turn:
            self._turn, self._left = view.turn, self._seconds or 0.0
        began = time.perf_counter()
        end = began + self._left * 0.4 if self._seconds else math.inf
        root = Node()
        done = 0
        while (time.perf_counter() < end or done == 0) and (self._nodes is None or done < self._nodes):
            self._simulate(root, State.sample(view, self._rng), Side(view.viewer))
            done += 1
        self._left = max(0.0, self._left - (time.perf_counter() - began))
        legal = view.legal_actions()
        return max(legal, key=lambda a: root.children[a.text].visits if a.text in root.children else -1)

    def _simulate(self, root: Node, state: State, viewer: Side) -> None:
        path = [(root, state.side)]
        node = root
        while not state.is_over:
            legal = state.legal_actions()
            unseen = [action for action in legal if action.text not in node.children]
            mover = state.side
            action = self._rng.choice(unseen) if unseen else self._select(node, legal)
            for other in legal:
                if other.text in node.children:
                    node.children[other.text].available += 1
            node = node.children.setdefault(action.text, Node(available=1))
            state.apply(action)
            path.append((node, mover))
            if unseen:
                break
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(self._rng.random() * len(legal))])
        winner = state.outcome.winner if state.outcome else None
        for visited, mover in path:
            visited.visits += 1
            visited.won += 0.5 if winner is None else float(winner is mover)

    def _select(self, node: Node, legal: list[Action]) -> Action:
        def score(action: Action) -> float:
            child = node.children[action.text]
            explore = EXPLORATION * math.sqrt(math.log(child.available + 1) / child.visits)
            return child.won / child.visits + explore

        return max(legal, key=score)
