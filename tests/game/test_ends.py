"""The ends that need history, people or a clock: repetition, agreement, resignation, time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sevenroads import IllegalAction, Outcome, Side, State, Termination
from sevenroads.game import Clock, Match, MatchError, TimeControl

from .positions import (
    at,
    bare,
    drawn_by_repetition,
    drawn_by_the_turn_limit,
    drawn_since_nobody_can_win,
    play,
    won_by_objective,
    won_by_three_roads,
)


def ending(match: Match) -> tuple[str, str] | None:
    return None if match.outcome is None else (str(match.outcome.termination), match.outcome.result)


# ---------------------------------------------------------------- by the rules alone


def test_the_rules_alone_end_a_match() -> None:
    assert ending(won_by_objective()) == ("objective", "south")
    assert ending(won_by_three_roads()) == ("three roads", "south")
    assert ending(drawn_by_the_turn_limit()) == ("turn limit", "draw")
    assert ending(drawn_since_nobody_can_win()) == ("nobody can win", "draw")


def test_no_action_is_played_after_the_end() -> None:
    match = won_by_objective()
    for action in (".", "T2", "<2"):
        with pytest.raises(IllegalAction, match="The game is over"):
            match.play(action)
    assert match.state.legal_actions() == []


# ---------------------------------------------------------------- repetition


def test_the_third_occurrence_at_the_start_of_a_turn_is_a_draw() -> None:
    match = Match(State.new("ardennes", seed=1))
    play(match, ". . .")
    assert match.outcome is None
    events = match.play(".")
    assert ending(match) == ("repetition", "draw")
    assert [event.kind for event in events] == ["turn-ended", "turn-began", "game-ended"]
    assert events[-1].rule == "R7.3"
    assert match.events[-1] == events[-1]


def test_placing_and_retreating_leads_back_to_the_same_position() -> None:
    assert ending(drawn_by_repetition()) == ("repetition", "draw")


def test_the_order_of_actions_within_the_turns_does_not_matter() -> None:
    match = Match(State.new("ardennes", seed=1))
    play(match, "T1 P2 . T3 P4 . <1 <2 . <3 <4 .")
    assert match.outcome is None
    play(match, "P2 T1 . P4 T3 . <2 <1 .")
    assert match.outcome is None
    play(match, "<4 <3 .")
    assert ending(match) == ("repetition", "draw")
    assert match.state.turn == 9


def test_positions_within_a_turn_do_not_count() -> None:
    match = bare({1: "T|"}, turn="s9:4")
    for _ in range(4):
        play(match, "T2")
        match.undo()
    play(match, "T2 <2 . .")
    assert match.outcome is None


def test_the_points_of_the_first_turn_do_not_make_a_difference() -> None:
    match = Match(State.new("ardennes", seed=1, first_turn_ap=2))
    play(match, ". . . .")
    assert ending(match) == ("repetition", "draw")


def test_the_side_to_move_makes_a_difference() -> None:
    match = Match(State.new("ardennes", seed=1, start="north"))
    play(match, ". . .")
    assert match.outcome is None
    play(match, ".")
    assert ending(match) == ("repetition", "draw")


def test_an_effect_in_force_makes_a_difference() -> None:
    match = at({1: "T|"}, hand="dig-in")
    # North's first turn begins with the dig-in in force, its second and third without.
    play(match, "!dig-in:1 . . . . .")
    assert match.outcome is None
    play(match, ".")
    assert ending(match) == ("repetition", "draw")


def test_cards_in_hand_make_a_difference() -> None:
    match = at(hand="reinforcements")
    play(match, ". . !reinforcements . . . .")
    assert match.outcome is None


def test_other_positions_in_between_do_not_matter() -> None:
    match = Match(State.new("ardennes", seed=1))
    play(match, ". . T1 . . <1 .")
    assert match.outcome is None
    play(match, ".")
    assert ending(match) == ("repetition", "draw")


def test_after_a_repetition_nothing_is_played_and_no_offer_is_made() -> None:
    match = drawn_by_repetition()
    with pytest.raises(IllegalAction):
        match.play("T1")
    with pytest.raises(MatchError):
        match.offer_draw(Side.SOUTH)
    with pytest.raises(MatchError):
        match.resign(Side.SOUTH)


# ---------------------------------------------------------------- agreement


@pytest.mark.parametrize(("first", "second"), [(Side.SOUTH, Side.NORTH), (Side.NORTH, Side.SOUTH)])
def test_an_offer_of_each_side_is_an_agreement(first: Side, second: Side) -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3")
    match.offer_draw(first)
    assert match.draw_offer is first
    assert match.outcome is None
    match.offer_draw(first)
    assert match.outcome is None
    match.offer_draw(second)
    assert ending(match) == ("agreement", "draw")
    assert match.draw_offer is None
    assert (match.events[-1].kind, match.events[-1].rule) == ("game-ended", "R7.3")


def test_an_offer_lapses_when_the_other_acts_and_not_when_the_offerer_does() -> None:
    match = Match(State.new("ardennes", seed=1))
    match.offer_draw(Side.SOUTH)
    play(match, "T3 P4 .")
    assert match.draw_offer is Side.SOUTH
    play(match, "M1")
    assert match.draw_offer is None
    match.offer_draw(Side.NORTH)
    assert match.outcome is None


def test_an_offer_to_the_player_on_turn_lapses_with_its_next_action() -> None:
    match = Match(State.new("ardennes", seed=1))
    match.offer_draw(Side.NORTH)
    play(match, ".")
    assert match.draw_offer is None


def test_an_offer_is_declined_only_by_the_other_side_and_only_while_it_stands() -> None:
    match = Match(State.new("ardennes", seed=1))
    with pytest.raises(MatchError, match="no offer"):
        match.decline_draw(Side.NORTH)
    match.offer_draw(Side.SOUTH)
    with pytest.raises(MatchError, match="no offer"):
        match.decline_draw(Side.SOUTH)
    match.decline_draw(Side.NORTH)
    assert match.draw_offer is None
    match.offer_draw(Side.NORTH)
    assert match.outcome is None


def test_an_offer_ends_with_the_game() -> None:
    match = Match(State.new("ardennes", seed=1))
    match.offer_draw(Side.SOUTH)
    match.resign(Side.SOUTH)
    assert match.draw_offer is None
    with pytest.raises(MatchError, match="The game has ended"):
        match.offer_draw(Side.NORTH)


# ---------------------------------------------------------------- resignation and time


@pytest.mark.parametrize("side", list(Side))
@pytest.mark.parametrize("actions", ["", "T3", "T3 ."])
def test_either_side_resigns_at_any_time(side: Side, actions: str) -> None:
    match = play(Match(State.new("ardennes", seed=1)), actions)
    match.resign(side)
    assert ending(match) == ("resignation", str(side.other))
    last = match.events[-1]
    assert (last.kind, last.side, last.rule) == ("game-ended", side, "R7.4")
    assert match.state.is_over
    assert f"#{side.other.letter}" in str(match.state).split(" ")[2]


@pytest.mark.parametrize("ended", [won_by_objective, drawn_by_repetition, drawn_by_the_turn_limit])
def test_a_game_ends_once(ended: Callable[[], Match]) -> None:
    match = ended()
    outcome, text, events = match.outcome, str(match.state), match.events
    for again in (
        lambda: match.resign(Side.SOUTH),
        lambda: match.offer_draw(Side.NORTH),
        lambda: match.end(Outcome(Termination.TIME, Side.NORTH)),
    ):
        with pytest.raises(MatchError):
            again()
    assert (match.outcome, str(match.state), match.events) == (outcome, text, events)


def test_a_server_can_say_how_a_match_ended() -> None:
    match = Match(State.new("ardennes", seed=1))
    match.end(Outcome(Termination.TIME, Side.NORTH))
    assert ending(match) == ("time", "north")
    assert match.events[-1].side is Side.SOUTH


def timed(control: TimeControl) -> Match:
    clock = Clock.new(control).start(Side.SOUTH, now=0)
    return Match(State.new("ardennes", seed=1), clock=clock)


def test_the_end_of_a_turn_presses_the_clock_and_nothing_else_does() -> None:
    match = timed(TimeControl.live(60, increment=5))
    match.play("T3", now=10_000)
    assert match.clock is not None
    assert (match.clock.running, match.clock.left(Side.SOUTH, 10_000)) == (Side.SOUTH, 50_000)
    match.play(".", now=20_000)
    assert (match.clock.running, match.clock.left(Side.SOUTH, 99_000)) == (Side.NORTH, 45_000)
    assert match.clock.left(Side.NORTH, 25_000) == 55_000


def test_time_that_has_run_out_loses_when_it_is_asked_for() -> None:
    match = timed(TimeControl.live(60))
    assert match.flag(59_999) is False
    assert match.outcome is None
    assert match.flag(60_000) is True
    assert ending(match) == ("time", "north")
    last = match.events[-1]
    assert (last.kind, last.side, last.rule) == ("game-ended", Side.SOUTH, "R7.4")
    assert match.flag(70_000) is False


def test_the_other_sides_time_runs_out_in_its_own_turn() -> None:
    match = timed(TimeControl.days(2))
    match.play(".", now=TimeControl.days(1).per_turn)
    assert match.flag(TimeControl.days(3).per_turn - 1) is False
    assert match.flag(TimeControl.days(3).per_turn) is True
    assert ending(match) == ("time", "south")


def test_without_a_clock_or_a_time_control_nobody_runs_out_of_time() -> None:
    assert Match(State.new("ardennes", seed=1)).flag(10**15) is False
    assert timed(TimeControl()).flag(10**15) is False


def test_an_action_that_ends_the_game_stops_the_clock() -> None:
    start = won_by_objective().start
    match = Match(start, clock=Clock.new(TimeControl.live(60)).start(Side.SOUTH, now=0))
    match.play("T1", now=7_000)
    assert match.outcome is not None
    assert match.clock is not None
    assert match.clock.running is None
    assert match.clock.remaining == (53_000, 60_000)


def test_a_repetition_stops_the_clock() -> None:
    match = timed(TimeControl.live(60))
    for now in (1_000, 2_000, 3_000, 4_000):
        match.play(".", now=now)
    assert ending(match) == ("repetition", "draw")
    assert match.clock is not None
    assert match.clock.running is None


def test_an_action_without_its_time_changes_nothing_in_a_match_with_a_clock() -> None:
    match = timed(TimeControl.live(60))
    before = str(match.state)
    with pytest.raises(ValueError, match="needs the time"):
        match.play("T3")
    assert str(match.state) == before
    assert match.steps == []


def test_undo_gives_no_time_back() -> None:
    match = timed(TimeControl.live(60))
    match.play("T3", now=10_000)
    match.undo()
    assert match.clock is not None
    assert match.clock.left(Side.SOUTH, 10_000) == 50_000
