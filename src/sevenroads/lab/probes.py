"""Probes for blind spots: the searching player with one forced deviation from its own choice.

A deviation that beats the unrestricted player shows something that its search or its evaluation does not see.
`bench/probes.py` plays them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..players import History, Player, SearchLimit, SearchPlayer, player_from_spec
from ..rules.tables import Action
from ..rules.types import ROADS, Side
from ..view import View

#: Whether a probe may play an action. `road` is the road that it rushes.
Allows = Callable[[View, Action, int], bool]


def _acts_from_the_second_turn_on(view: View, action: Action, road: int) -> bool:
    return view.turn > 1


def _does_not_attack(view: View, action: Action, road: int) -> bool:
    return action.kind not in ("attack", "fire") and action.card != "sabotage"


def _only_blocks(view: View, action: Action, road: int) -> bool:
    """Places units only where the enemy has a line."""
    if action.road is None or action.kind not in ADVANCES:
        return True
    return bool(view.line(Side(view.viewer).other, action.road).units)


def _rushes(view: View, action: Action, road: int) -> bool:
    """Advances on one road for as long as it is open."""
    if view.conqueror(road) is not None or action.kind not in ADVANCES:
        return True
    return action.road == road


def _hoards(view: View, action: Action, road: int) -> bool:
    return action.kind != "card"


#: The kinds of action that bring a unit to the front.
ADVANCES: Final = ("place", "redeploy")
PROBES: Final[dict[str, Allows]] = {
    "pass-first": _acts_from_the_second_turn_on,
    "never-attack": _does_not_attack,
    "only-block": _only_blocks,
    "rush": _rushes,
    "hoard": _hoards,
}


class ProbePlayer:
    """Plays what the search chooses if the probe allows it, and otherwise the best action that it allows.

    It prefers to advance: of actions that the search hardly visited, the visits tell little.
    """

    def __init__(self, probe: str, limit: SearchLimit, seed: int = 0) -> None:
        self.name = probe
        self._allows = PROBES[probe]
        self._limit = limit
        self._search = SearchPlayer(limit, seed=seed)
        self._road = 1 + seed % ROADS

    def choose(self, view: View, history: History = ()) -> Action:
        free = self._search.choose(view, history)
        if self._allowed(view, free):
            return free
        candidates = self._search.think(view, SearchLimit(nodes=1), history)
        allowed = [candidate for candidate in candidates if self._allowed(view, candidate.action)]
        advances = [candidate for candidate in allowed if candidate.action.kind in ADVANCES]
        return max(advances or allowed, key=lambda candidate: (candidate.visits, candidate.prior)).action

    def _allowed(self, view: View, action: Action) -> bool:
        return action.kind == "end" or self._allows(view, action, self._road)


def make_probe(spec: str, seed: int) -> Player:
    """A player from its specification, or a probe: `probe:rush,nodes=200` or `probe:rush,seconds=0.2`."""
    kind, _, rest = spec.partition(":")
    if kind != "probe":
        return player_from_spec(spec, seed)
    name, _, limit = rest.partition(",")
    if name not in PROBES or not limit:
        raise ValueError(f"{spec!r}: expected for example probe:pass-first,nodes=200; {', '.join(PROBES)}.")
    search = player_from_spec(f"search:{limit}", seed)
    assert isinstance(search, SearchPlayer)
    return ProbePlayer(name, search.limit, seed)
