"""Take-back by agreement: back to just before a side's last end of turn, never across a revealed card."""

from __future__ import annotations

import random

import pytest

from sevenroads import Catalog, Side, State
from sevenroads.game import Clock, Match, MatchError, TimeControl, to_record
from sevenroads.notation import write_record
from sevenroads.notation.record import Comment

from .positions import at, play, won_by_objective

SOUTH, NORTH = Side.SOUTH, Side.NORTH


def new() -> Match:
    return Match(State.new("ardennes", seed=1))


def actions(match: Match) -> str:
    return " ".join(step.action.text for step in match.steps)


def test_the_side_is_on_turn_again_with_its_actions_still_on_the_board() -> None:
    match = play(new(), "T3 P4")
    before = str(match.state)
    play(match, ".")
    assert match.can_take_back(SOUTH)
    match.take_back(SOUTH)
    assert (match.side, actions(match), str(match.state)) == (SOUTH, "T3 P4", before)
    assert match.undoable() == 2
    match.restart_turn()
    assert match.state == match.start


def test_everything_after_it_is_undone_the_actions_of_the_other_included() -> None:
    match = play(new(), "T3 . P4 M4 . T5 P5")
    match.take_back(SOUTH)
    assert (match.side, actions(match)) == (SOUTH, "T3")
    match = play(new(), "T3 . P4 M4 . T5 P5")
    match.take_back(NORTH)
    assert (match.side, actions(match)) == (NORTH, "T3 . P4 M4")
    assert [event.kind for event in match.events] == [
        "placed",
        "turn-ended",
        "turn-began",
        "placed",
        "placed",
    ]


def test_a_second_take_back_goes_to_the_turn_before() -> None:
    match = play(new(), "T3 . P4 . T5 .")
    match.take_back(SOUTH)
    assert actions(match) == "T3 . P4 . T5"
    match.take_back(SOUTH)
    assert actions(match) == "T3"
    assert not match.can_take_back(SOUTH)


def test_the_game_goes_on_from_there_as_if_nothing_had_been() -> None:
    match = play(new(), "T3 . P4")
    match.take_back(SOUTH)
    play(match, "M3 . T5 .")
    straight = play(new(), "T3 M3 . T5 .")
    assert match.state == straight.state
    assert match.events == straight.events
    assert write_record(to_record(match)) == write_record(to_record(straight))


def test_a_side_that_has_not_ended_a_turn_has_nothing_to_take_back() -> None:
    match = play(new(), "T3")
    for side in (SOUTH, NORTH):
        assert not match.can_take_back(side)
        with pytest.raises(MatchError, match=f"{side} has not ended a turn yet"):
            match.take_back(side)
    play(match, ". P4")
    assert (match.can_take_back(SOUTH), match.can_take_back(NORTH)) == (True, False)
    with pytest.raises(MatchError, match="north has not ended a turn"):
        match.take_back(NORTH)
    assert actions(match) == "T3 . P4"


def test_nothing_is_taken_back_after_the_end() -> None:
    resigned = play(new(), "T3 .")
    resigned.resign(NORTH)
    for match in (won_by_objective(), resigned):
        before = str(match.state), actions(match), match.events
        assert not match.can_take_back(SOUTH)
        with pytest.raises(MatchError, match="The game has ended: nothing can be taken back"):
            match.take_back(SOUTH)
        assert (str(match.state), actions(match), match.events) == before


@pytest.mark.parametrize(
    ("match", "then"),
    [
        (at({7: "|TTTTT"}, victory="sabotage,dig-in"), "M2 . T7"),
        (at(enemy_hand="intelligence"), "M2 . !intelligence"),
        (at(enemy_hand="new-orders"), "M2 . T3 !new-orders ."),
    ],
    ids=["conquest", "intelligence", "new-orders"],
)
def test_a_step_that_revealed_a_card_stands(match: Match, then: str) -> None:
    match = play(Match(match.start), then)
    before = str(match.state), actions(match)
    assert not match.can_take_back(SOUTH)
    with pytest.raises(MatchError, match="A card has been revealed since: the turn cannot be taken back"):
        match.take_back(SOUTH)
    assert (str(match.state), actions(match)) == before


def test_a_card_revealed_before_the_end_of_that_turn_is_no_hindrance() -> None:
    match = play(at({1: "TTTTT|"}, victory="sabotage,dig-in"), "T1 M2 . P3")
    match.take_back(SOUTH)
    assert actions(match) == "T1 M2"
    assert match.undoable() == 1


def test_positions_taken_back_do_not_count_towards_repetition() -> None:
    match = play(new(), "T1 <1 . P7 <7 .")
    for _ in range(5):
        match.take_back(NORTH)
        play(match, ".")
    assert match.outcome is None
    assert actions(match) == "T1 <1 . P7 <7 ."
    play(match, ". .")
    assert match.outcome is not None
    assert match.outcome.termination == "repetition"


def test_positions_that_were_not_taken_back_still_count() -> None:
    match = play(new(), "T1 <1 . P7 <7 . . T3")
    match.take_back(SOUTH)
    play(match, ". .")
    assert match.outcome is not None
    assert match.outcome.termination == "repetition"


def test_comments_on_what_was_taken_back_go_with_it() -> None:
    match = play(new(), "T3")
    match.comments[1] = [Comment("stays")]
    play(match, ".")
    match.comments[2] = [Comment("goes")]
    play(match, "P4")
    match.comments[3] = [Comment("goes too")]
    match.take_back(SOUTH)
    assert match.comments == {1: [Comment("stays")]}


@pytest.mark.parametrize("who", [SOUTH, NORTH])
def test_an_open_draw_offer_lapses(who: Side) -> None:
    match = play(new(), "T3 .")
    match.offer_draw(who)
    match.take_back(SOUTH)
    assert match.draw_offer is None


# ---------------------------------------------------------------- clocks


def timed(control: TimeControl) -> Match:
    return Match(State.new("ardennes", seed=1), clock=Clock.new(control).start(SOUTH, 0))


def test_time_already_used_stays_used_and_the_clock_runs_for_the_side_from_now() -> None:
    match = timed(TimeControl.live(60))
    match.play("T3", 10_000)
    match.play(".", 20_000)
    match.play("P4", 25_000)
    match.take_back(SOUTH, now=27_000)
    assert match.clock is not None
    assert match.clock.running is SOUTH
    assert match.clock.left(SOUTH, 27_000) == 40_000
    assert match.clock.left(NORTH, 27_000) == 53_000
    match.play(".", 30_000)
    assert (match.clock.running, match.clock.left(SOUTH, 31_000)) == (NORTH, 37_000)


def test_in_a_slow_game_a_turn_begun_anew_has_its_full_time() -> None:
    match = timed(TimeControl.days(2))
    day = 24 * 60 * 60 * 1000
    match.play(".", day)
    match.take_back(SOUTH, now=day * 5 // 2)
    match.play(".", day * 3)
    assert match.clock is not None
    assert match.clock.left(NORTH, day * 3) == 2 * day


def test_with_a_clock_the_time_must_be_told_and_a_flag_has_fallen_first() -> None:
    match = timed(TimeControl.live(60))
    match.play(".", 1_000)
    with pytest.raises(ValueError, match="needs the time"):
        match.take_back(SOUTH)
    with pytest.raises(MatchError, match="The time of north has run out"):
        match.take_back(SOUTH, now=61_000)
    assert match.outcome is not None
    assert (match.outcome.termination, match.outcome.winner) == ("time", SOUTH)


def test_a_refused_take_back_leaves_the_clock_alone() -> None:
    match = timed(TimeControl.live(60))
    match.play("T3", 1_000)
    clock = match.clock
    with pytest.raises(MatchError):
        match.take_back(NORTH, now=2_000)
    assert match.clock is clock


def test_a_clock_that_does_not_run_is_not_started() -> None:
    match = Match(State.new("ardennes", seed=1), clock=Clock.new(TimeControl.live(60)))
    match.play(".", 0)
    match.take_back(SOUTH, now=1_000)
    assert match.clock == Clock.new(TimeControl.live(60))


# ---------------------------------------------------------------- at any moment of any game


@pytest.mark.parametrize("edition", Catalog.editions())
def test_along_random_games_a_take_back_leads_to_where_the_same_actions_lead(edition: str) -> None:
    rng = random.Random(edition)
    taken = 0
    for seed in range(12):
        match = Match(State.new(edition, seed=seed))
        while match.outcome is None and len(match.steps) < 150:
            match.play(rng.choice(match.state.legal_actions()))
            side = rng.choice((SOUTH, NORTH))
            if rng.random() > 0.1 or not match.can_take_back(side):
                continue
            match.take_back(side)
            taken += 1
            again = play(Match(match.start), actions(match))
            assert (match.side, match.outcome) == (side, None)
            assert (match.state, match.events, match.undoable()) == (
                again.state,
                again.events,
                again.undoable(),
            )
            for both in (match, again):
                both.play(".")
            assert (match.outcome, match.events) == (again.outcome, again.events)
    assert taken > 20
