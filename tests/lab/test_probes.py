"""Probes for blind spots: forced deviations, and what the search sees of the first turn."""

from __future__ import annotations

import pytest

from sevenroads import State
from sevenroads.lab.pairs import MatchUp, play_pair
from sevenroads.lab.probes import PROBES, ProbePlayer, make_probe
from sevenroads.players import SearchLimit, SearchPlayer
from sevenroads.rules.tables import Action
from sevenroads.view import View

BROKEN = {
    "pass-first": lambda view, action: view.turn == 1,
    "never-attack": lambda view, action: action.kind in ("attack", "fire") or action.card == "sabotage",
    "only-block": lambda view, action: (
        action.kind in ("place", "redeploy") and not view.line(view.side.other, action.road).units
    ),
    "rush": lambda view, action: (
        action.kind in ("place", "redeploy") and action.road != 5 and view.conqueror(5) is None
    ),
    "hoard": lambda view, action: action.kind == "card",
}


@pytest.mark.parametrize("probe", PROBES)
def test_a_probe_never_plays_what_it_forbids(probe: str) -> None:
    state = State.new("ardennes", seed=3)
    players = {side: ProbePlayer(probe, SearchLimit(nodes=20), seed=4) for side in ("south", "north")}
    seen: list[tuple[View, Action]] = []
    while not state.is_over and state.turn < 40:
        view = state.view(state.side)
        action = players[state.side].choose(view)
        seen.append((view, action))
        state.apply(action)
    assert not [action for view, action in seen if action.kind != "end" and BROKEN[probe](view, action)]
    assert any(action.kind == "place" for _, action in seen) or probe == "only-block"


def test_probes_play_in_the_arena() -> None:
    players = ("probe:pass-first,nodes=10", "search:nodes=10")
    pair = play_pair(MatchUp(players, "ardennes+novictory", 1), 0, make_probe)
    assert not any(game.error for game in pair.games)
    with pytest.raises(ValueError, match="expected for example probe:pass-first"):
        make_probe("probe:sleep,nodes=3", 0)


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_the_search_considers_passing_in_the_first_turn(edition: str) -> None:
    """Its prior was 0.00005, so that the search never tried it and no training game showed its value."""
    for seed in range(4):
        state = State.new(edition, seed=seed)
        candidates = SearchPlayer(SearchLimit(nodes=1)).think(state.view(state.side), SearchLimit(nodes=600))
        passing = next(candidate for candidate in candidates if candidate.action.kind == "end")
        assert passing.visits
