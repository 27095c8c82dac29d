"""The summary of a turn: what it did, what it threatens, and nothing that its reader may not know."""

from __future__ import annotations

import random

import pytest
from game.positions import at, bare, play

from sevenroads import Catalog, Side, State
from sevenroads.game import Match
from sevenroads.game.events import seen_by
from sevenroads.players.analyst.summary import TurnFact, TurnSummary, summarise
from sevenroads.players.exact.endings import find_conquest


def summary(match: Match, actions: str, viewer: str | None = None) -> TurnSummary:
    """Play a turn and sum it up for the other side, or for `viewer`."""
    turn = match.turn
    play(match, f"{actions} .")
    reader = viewer or match.side.value
    events = [event for step in match.steps if step.before.turn == turn for event in step.events]
    return summarise([seen_by(event, reader) for event in events], match.state.view(reader))


def facts(match: Match, actions: str, viewer: str | None = None) -> tuple[TurnFact, ...]:
    return summary(match, actions, viewer).facts


def test_a_conquest_comes_first_and_a_threat_last() -> None:
    match = bare({3: "TTTTT|", 2: "PPPPPP|"})
    assert facts(match, "T3") == (TurnFact("took", (3,)), TurnFact("threatens", (2,)))


def test_the_summary_names_turn_and_side() -> None:
    found = summary(bare({}, turn="n8:4"), "T1 P1")
    assert (found.turn, found.side) == (8, Side.NORTH)


def test_defeated_units_are_counted_with_their_roads_and_own_losses_are_not() -> None:
    match = bare({5: "2TTC|MPPT", 1: "T|T12"})
    assert facts(match, "x5")[0] == TurnFact("beat", (5,), 3)
    # Two equal tanks leave: one of them is the enemy's.
    assert facts(bare({1: "TTT|TTT"}), "x1")[0] == TurnFact("beat", (1,), 1)


def test_a_played_card_is_named() -> None:
    found = facts(at({1: "T|"}, hand="reinforcements"), "!reinforcements P4")
    assert found == (TurnFact("played", card="reinforcements"), TurnFact("placed", (4,), 1))


def test_moves_are_told_only_if_nothing_else_happened() -> None:
    assert facts(bare({}), "T1 P4 M4") == (TurnFact("placed", (1, 4), 3),)
    assert facts(bare({2: "TPM|"}), ">2")[0] == TurnFact("redeployed", (2,), 1)
    assert facts(bare({2: "TPM|"}), "<2")[0] == TurnFact("retreated", (2,), 1)
    codes = [fact.code for fact in facts(bare({3: "TTTTT|"}), "T3 P1")]
    assert codes == ["took"]


def test_a_turn_without_actions_did_nothing() -> None:
    assert facts(bare({}), "") == (TurnFact("nothing"),)


def test_a_certain_win_of_the_next_turn_replaces_the_threatened_roads() -> None:
    match = bare({1: "!TTTTTT|", 4: "!1PPPPPPG|", 6: "4MMMMMTCC|"})
    assert facts(match, "") == (TurnFact("nothing"), TurnFact("threatens-win"))


@pytest.mark.parametrize("edition", Catalog.editions())
def test_every_threatened_road_can_be_conquered_and_no_other(edition: str) -> None:
    """The same search on the whole position, with the cards in hand taken away."""
    rng, threatened = random.Random(edition), 0
    for seed in range(6):
        match = Match(State.new(edition + "+novictory+noobjectives", seed=seed))
        while match.outcome is None and match.turn < 60:
            match.play(rng.choice(match.state.legal_actions()))
            if not match.steps or match.steps[-1].action.kind != "end" or match.outcome is not None:
                continue
            found = summarise((), match.state.view(match.side)).facts[-1]
            if found.code == "threatens-win":
                continue
            later = match.state
            later.apply(".")
            open_roads = [road for road in range(1, 8) if later.conqueror(road) is None]
            roads = tuple(road for road in open_roads if find_conquest(later, road).actions)
            assert (found.roads if found.code == "threatens" else ()) == roads
            threatened += len(roads)
    assert threatened > 10


def test_hidden_cards_make_no_difference() -> None:
    """The enemy could use its hand to conquer, but its reader does not know that."""
    roads = {2: "TTTT|"}
    found = [
        facts(at(roads, hand=hand, victory=left), "P1")
        for hand, left in (("forced-march", "dig-in"), ("dig-in", "forced-march"))
    ]
    assert found[0] == found[1]
    assert facts(at(roads, hand="dig-in"), "P1", "spectator")[0] == TurnFact("placed", (1,), 1)
