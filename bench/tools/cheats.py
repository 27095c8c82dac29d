"""Opponents that look at all cards: upper bounds for what a search without knowledge of the game can do.

A cheat knows the deal of its game and replays the actions it has seen, so it always has the whole position.
"""

from __future__ import annotations

import time

from sevenroads import Action, State, View
from sevenroads.players import TEXTBOOK, History, SearchLimit, SearchPlayer, SearchSettings

#: The searches of the cheats: tree search with random playouts, and the machine's own.
CHEATS = {"open-textbook": TEXTBOOK, "open-search": SearchSettings(exact=False, believes=False)}
#: The share of the turn's remaining time that one action gets; the machine's is the same.
SHARE = 0.5


class Cheat:
    """Searches with all cards open, `seconds` for a whole turn."""

    def __init__(self, name: str, start: State, seconds: float, seed: int) -> None:
        self.name = name
        self._state = start.copy()
        self._seconds = seconds
        self._search = SearchPlayer(SearchLimit(seconds=seconds), seed=seed, settings=CHEATS[name])
        self._replayed = 0
        self._turn = -1
        self._left = 0.0

    def choose(self, view: View, history: History = ()) -> Action:
        for _, action in history[self._replayed :]:
            self._state.apply(action)
        self._replayed = len(history)
        if self._turn != view.turn:
            self._turn, self._left = view.turn, self._seconds
        began = time.perf_counter()
        found = self._search.think_open(self._state, SearchLimit(seconds=max(1e-4, self._left * SHARE)))
        self._left = max(0.0, self._left - (time.perf_counter() - began))
        return max(found, key=lambda candidate: (candidate.visits, candidate.value)).action
