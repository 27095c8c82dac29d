"""Playing and taking back: how far undo goes, and that it restores the exact position."""

from __future__ import annotations

import random

import pytest

from sevenroads import Catalog, IllegalAction, InvalidNotation, Side, State
from sevenroads.game import Match, MatchError

from .positions import at, bare, play, won_by_objective


def test_an_action_is_played_and_told() -> None:
    match = Match(State.new("ardennes", seed=1))
    events = match.play("T3")
    assert [event.kind for event in events] == ["placed"]
    assert match.events == events
    assert [str(step.action) for step in match.steps] == ["T3"]
    assert match.state.gap(3) == 15


def test_a_match_leaves_the_state_it_began_with_alone() -> None:
    start = State.new("ardennes", seed=1)
    text = str(start)
    match = Match(start)
    match.play("T3")
    assert str(start) == str(match.start) == text
    start.apply("M1")
    match.state.apply("M1")
    assert match.state.line("south", 1).units == ""


@pytest.mark.parametrize("action", ["x3", ">1", "Kl", "!sabotage:1", "T9", "", "T3 ", "Al"])
def test_a_refused_action_changes_nothing(action: str) -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3")
    match.offer_draw(Side.NORTH)
    before = str(match.state), list(match.steps), match.events, match.draw_offer, match.undoable()
    with pytest.raises((IllegalAction, InvalidNotation)):
        match.play(action)
    assert (str(match.state), list(match.steps), match.events, match.draw_offer, match.undoable()) == before


def test_own_actions_of_the_turn_are_taken_back_last_first() -> None:
    match = Match(State.new("ardennes", seed=1))
    texts = [str(match.state)]
    for action in ("T3", "P4", "M4"):
        match.play(action)
        texts.append(str(match.state))
    assert match.undoable() == 3
    for action in ("M4", "P4", "T3"):
        texts.pop()
        assert str(match.undo()) == action
        assert str(match.state) == texts[-1]
    assert match.undoable() == 0
    assert match.steps == []
    assert match.events == ()


def test_a_turn_is_restarted_as_a_whole() -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3 P4 M4")
    assert [str(action) for action in match.restart_turn()] == ["M4", "P4", "T3"]
    assert match.state == match.start
    with pytest.raises(MatchError, match="no action of this turn"):
        match.restart_turn()


def test_nothing_is_taken_back_before_the_first_action() -> None:
    match = Match(State.new("ardennes", seed=1))
    assert match.undoable() == 0
    with pytest.raises(MatchError, match="There is no action of this turn to take back"):
        match.undo()


def test_undo_never_crosses_the_end_of_a_turn() -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3 .")
    assert match.undoable() == 0
    with pytest.raises(MatchError, match="no action of this turn"):
        match.undo()
    match.play("P4")
    assert match.undoable() == 1
    match.undo()
    assert match.undoable() == 0
    assert match.side is Side.NORTH


def test_a_conquest_that_draws_a_card_is_not_taken_back() -> None:
    match = play(at({1: "TTTTT|"}, victory="sabotage,dig-in"), "M2 T1")
    assert match.undoable() == 0
    with pytest.raises(MatchError, match="revealed a card"):
        match.undo()
    with pytest.raises(MatchError, match="revealed a card"):
        match.restart_turn()
    play(match, "P3 M3")
    assert match.undoable() == 2
    assert [str(action) for action in match.restart_turn()] == ["M3", "P3"]
    assert match.state.conqueror(1) is Side.SOUTH


@pytest.mark.parametrize("match", [at({1: "TTTTT|"}), bare({1: "TTTTT|"})], ids=["empty deck", "no cards"])
def test_a_conquest_that_draws_no_card_is_taken_back(match: Match) -> None:
    match = Match(match.start)
    play(match, "T1")
    assert match.state.conqueror(1) is Side.SOUTH
    assert match.undoable() == 1
    assert str(match.undo()) == "T1"
    assert match.state == match.start
    assert match.state.conqueror(1) is None


def test_a_forced_march_that_conquers_and_draws_is_not_taken_back() -> None:
    match = play(at({1: "TTPPPPM|"}, hand="forced-march", victory="forced-march"), "!forced-march:1")
    assert match.state.conqueror(1) is Side.SOUTH
    assert match.undoable() == 0


@pytest.mark.parametrize("card", ["intelligence", "new-orders"])
def test_a_card_that_shows_an_objective_is_not_taken_back(card: str) -> None:
    match = play(at(hand=card), f"T2 !{card}")
    assert match.undoable() == 0
    with pytest.raises(MatchError, match="revealed a card"):
        match.undo()
    match.play("P3")
    assert match.undoable() == 1


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("reinforcements", "!reinforcements"),
        ("forced-march", "!forced-march:1"),
        ("withdrawal", "!withdrawal:1"),
        ("sabotage", "!sabotage:2"),
        ("second-front", "!second-front"),
        ("dig-in", "!dig-in:1"),
        ("supply-cut", "!supply-cut"),
        ("night-march", "!night-march"),
        ("-", "T3"),
        ("-", ">1"),
        ("-", "<1"),
        ("-", "<2"),
        ("-", "x4"),
        ("-", "x5"),
        ("-", "Kl"),
    ],
)
def test_every_other_action_is_taken_back_to_the_exact_position(hand: str, action: str) -> None:
    roads = {1: "TPM|", 2: "5TTM|PPP", 4: "2TM|MPTTT", 5: "TTK|PPTC", 6: "|MMT"}
    match = at(roads, hand=hand, victory="dig-in")
    assert match.start.why_not(action) is None
    play(match, "M3")
    before = str(match.state)
    match.play(action)
    assert str(match.state) != before
    assert match.undoable() == 2
    assert str(match.undo()) == action
    assert str(match.state) == before
    match.play(action)
    match.undo()
    assert str(match.state) == before


def test_nothing_is_taken_back_after_the_end() -> None:
    for match in (won_by_objective(), play(Match(State.new("ardennes", seed=1)), "T3")):
        if match.outcome is None:
            match.resign(Side.NORTH)
        assert match.undoable() == 0
        with pytest.raises(MatchError, match="The game has ended: nothing can be taken back"):
            match.undo()
        with pytest.raises(MatchError, match="The game has ended"):
            match.restart_turn()


@pytest.mark.parametrize("edition", Catalog.editions())
def test_along_a_random_game_undo_and_the_same_action_lead_to_the_same_place(edition: str) -> None:
    rng = random.Random(edition)
    match = Match(State.new(edition, seed=11))
    while match.outcome is None and len(match.steps) < 250:
        before = str(match.state)
        action = rng.choice(match.state.legal_actions())
        events = match.play(action)
        after = str(match.state)
        if match.undoable() and rng.random() < 0.5:
            assert match.undo() == action
            assert str(match.state) == before
            assert match.play(action) == events
        assert str(match.state) == after
    assert len(match.steps) > 20


def test_what_was_taken_back_does_not_count_towards_repetition() -> None:
    match = Match(State.new("ardennes", seed=1))
    for _ in range(5):
        play(match, "T1")
        match.undo()
    assert match.outcome is None
