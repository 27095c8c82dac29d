"""What an action did, as data: every kind of action and every card."""

from __future__ import annotations

import random

import pytest

from sevenroads import Catalog, Side, State, Termination
from sevenroads.game import Event, Match
from sevenroads.game.events import seen_by

from .positions import (
    at,
    bare,
    drawn_since_nobody_can_win,
    play,
    won_by_objective,
    won_by_three_roads,
)

S, N = Side.SOUTH, Side.NORTH


def test_a_placement_tells_unit_road_tile_and_cost() -> None:
    match = bare({1: "4TMP|"})
    assert match.play("T3") == (Event("placed", S, "R4.1", road=3, unit="T", tile=1, cost=1),)
    assert match.play("C1") == (Event("placed", S, "R4.1", road=1, unit="C", tile=11, cost=1),)


def test_north_counts_tiles_from_its_own_block() -> None:
    match = bare({1: "T|MP2"}, turn="n8:4")
    assert match.play("S1") == (Event("placed", N, "R4.1", road=1, unit="S", tile=6, cost=1),)


def test_a_redeployment_tells_where_the_unit_went() -> None:
    match = bare({1: "TPM|"})
    assert match.play(">1") == (Event("redeployed", S, "R4.2", road=1, unit="T", tile=7, cost=2),)
    match = at({1: "TPM|"}, hand="night-march")
    match.play("!night-march")
    assert match.play(">1")[0].cost == 1


def test_a_retreat_tells_unit_and_cost() -> None:
    match = bare({1: "TPM|", 2: "TTTTTM|P"})
    assert match.play("<1") == (Event("retreated", S, "R4.3", road=1, unit="M", units=("M",), cost=2),)
    match = bare({2: "TTTTTM|P"})
    assert match.play("<2") == (Event("retreated", S, "R4.3", road=2, unit="M", units=("M",), cost=3),)


def test_an_attack_tells_the_units_that_left_foremost_first() -> None:
    # North's line from its front: mine, private, private, tank.
    match = bare({5: "2TTC|MPPT"})
    assert match.play("x5") == (
        Event("attacked", S, "R5.3", road=5, unit="C", units=("M", "P", "P")),
        Event("left", N, "R5.3", road=5, units=("M", "P", "P")),
    )


def test_an_attack_on_an_equal_tells_what_both_sides_lost() -> None:
    match = bare({1: "TTTTM|MPP"})
    assert match.play("x1") == (
        Event("attacked", S, "R5.2", road=1, unit="M", units=("M",)),
        Event("left", N, "R5.2", road=1, units=("M",)),
        Event("left", S, "R5.2", road=1, units=("M",)),
    )


def test_a_spys_attack_cites_its_own_rule() -> None:
    match = bare({1: "8TY|MTP"})
    assert match.play("x1") == (
        Event("attacked", S, "R5.4", road=1, unit="Y", units=("M", "T")),
        Event("left", N, "R5.4", road=1, units=("M", "T")),
    )


def test_an_attack_of_north_is_told_the_same_way() -> None:
    match = bare({1: "TPPM|CTT2"}, turn="n8:4")
    assert match.play("x1") == (
        Event("attacked", N, "R5.3", road=1, unit="C", units=("M", "P", "P")),
        Event("left", S, "R5.3", road=1, units=("M", "P", "P")),
    )


def test_fire_tells_from_where_to_where_and_what_left_foremost_first() -> None:
    match = bare({3: "|MYMPTTT", 4: "TTK|PPTC", 5: "|MTTTM"})
    assert match.play("Kl") == (
        Event("fired", S, "R6.1", road=4, unit="K", units=("M", "Y", "M", "P"), target=3),
        Event("left", N, "R6.1", road=3, units=("M", "Y", "M", "P")),
    )


def test_fire_of_artillery_and_mortar_is_told_the_same_way() -> None:
    match = bare({1: "|MPTTTPC", 4: "TA|"}, rules="dday")
    assert match.play("Al")[0] == Event("fired", S, "R6.1", road=4, unit="A", units=("M", "P"), target=1)
    match = bare({3: "|YMPTTT", 5: "TT|"})
    match.play("R5")
    assert match.play("Rl")[0] == Event("fired", S, "R6.1", road=5, unit="R", units=("Y", "M", "P"), target=3)


def test_north_fires_to_its_own_left() -> None:
    match = bare({4: "CTPP|KTT", 5: "TTTPMYM|"}, turn="n8:4")
    fired = match.play("Kl")[0]
    assert (fired.side, fired.road, fired.target, fired.units) == (N, 4, 5, ("M", "Y", "M", "P"))


# ---------------------------------------------------------------- conquest and the end


def test_a_conquest_draws_a_card_that_only_the_conqueror_knows() -> None:
    match = at({1: "TTTTT|"}, victory="sabotage,dig-in")
    assert match.play("T1") == (
        Event("placed", S, "R4.1", road=1, unit="T", tile=16, cost=1),
        Event("conquered", S, "R7.1", road=1),
        Event("card-drawn", S, "R7.1", secret="sabotage"),
    )


def test_a_conquest_by_redeployment_is_told_too() -> None:
    match = at({1: "TTPPPPM|"}, victory="dig-in")
    assert [event.kind for event in match.play(">1")] == ["redeployed", "conquered", "card-drawn"]


def test_a_conquest_without_a_card_left_draws_none() -> None:
    for match in (at({1: "TTTTT|"}), bare({1: "TTTTT|"})):
        assert [event.kind for event in match.play("T1")] == ["placed", "conquered"]


def test_the_end_of_a_turn_begins_the_next() -> None:
    match = Match(State.new("ardennes", seed=1))
    assert match.play(".") == (
        Event("turn-ended", S, "R3.2", turn=1),
        Event("turn-began", N, "R3.1", turn=2, ap=4),
    )


def test_a_supply_cut_shows_in_the_points_of_the_next_turn() -> None:
    match = at(hand="supply-cut")
    match.play("!supply-cut")
    assert match.play(".")[1] == Event("turn-began", N, "R3.1", turn=10, ap=2)


@pytest.mark.parametrize(
    ("match", "kinds", "rule"),
    [
        (won_by_objective(), ["placed", "conquered", "game-ended"], "R7.2"),
        (won_by_three_roads(), ["placed", "conquered", "game-ended"], "R7.2"),
        (drawn_since_nobody_can_win(), ["turn-ended", "game-ended"], "R7.3"),
    ],
)
def test_the_end_of_the_game_is_the_last_event(match: Match, kinds: list[str], rule: str) -> None:
    assert [event.kind for event in match.steps[-1].events] == kinds
    last = match.events[-1]
    assert (last.rule, last.outcome) == (rule, match.outcome)
    assert last.outcome is not None


def test_the_conquest_that_wins_draws_its_card_too() -> None:
    start = "ardennes TTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 146/- 246/- 235/sabotage -"
    events = Match(State.parse(start)).play("T1")
    assert [event.kind for event in events] == ["placed", "conquered", "card-drawn", "game-ended"]
    assert events[-1].outcome is not None
    assert events[-1].outcome.termination is Termination.OBJECTIVE


# ---------------------------------------------------------------- cards


def test_a_card_without_a_road_is_told_as_played() -> None:
    for card, cost in (("reinforcements", -1), ("second-front", 0), ("supply-cut", 0), ("night-march", 0)):
        match = at(hand=card)
        assert match.play(f"!{card}") == (Event("card-played", S, "R8", card=card, cost=cost),)


def test_a_dig_in_tells_its_road() -> None:
    match = at({4: "T|"}, hand="dig-in")
    assert match.play("!dig-in:4") == (Event("card-played", S, "R8", road=4, card="dig-in"),)


def test_a_forced_march_is_a_redeployment_whose_cost_is_that_of_the_card() -> None:
    match = at({1: "TPM|"}, hand="forced-march")
    assert match.play("!forced-march:1") == (
        Event("card-played", S, "R8", road=1, card="forced-march", cost=1),
        Event("redeployed", S, "R4.2", road=1, unit="T", tile=7, cost=0),
    )


def test_a_forced_march_that_conquers_tells_the_card_it_draws_even_if_it_is_the_same() -> None:
    for drawn in ("forced-march", "sabotage"):
        match = at({1: "TTPPPPM|"}, hand="forced-march", victory=drawn)
        assert match.play("!forced-march:1") == (
            Event("card-played", S, "R8", road=1, card="forced-march", cost=1),
            Event("redeployed", S, "R4.2", road=1, unit="T", tile=16, cost=0),
            Event("conquered", S, "R7.1", road=1),
            Event("card-drawn", S, "R7.1", secret=drawn),
        )


def test_a_withdrawal_is_a_retreat_for_nothing() -> None:
    match = at({2: "TTTTTM|P"}, hand="withdrawal")
    assert match.play("!withdrawal:2") == (
        Event("card-played", S, "R8", road=2, card="withdrawal"),
        Event("retreated", S, "R4.3", road=2, unit="M", units=("M",), cost=0),
    )


def test_sabotage_tells_the_unit_that_left() -> None:
    match = at({2: "T|MPT"}, hand="sabotage")
    assert match.play("!sabotage:2") == (
        Event("card-played", S, "R8", road=2, card="sabotage", cost=2),
        Event("left", N, "R8", road=2, units=("M",)),
    )


def test_intelligence_tells_its_player_alone_the_enemys_objective() -> None:
    events = at(hand="intelligence").play("!intelligence")
    assert events == (
        Event("card-played", S, "R8", card="intelligence", cost=-1),
        Event("objective-seen", S, "R8", secret="257"),
    )
    assert seen_by(events[1], "south").secret == "257"
    for viewer in ("north", "spectator"):
        assert seen_by(events[1], viewer) == Event("objective-seen", S, "R8")


def test_new_orders_tell_their_player_alone_both_objectives() -> None:
    events = at(hand="new-orders").play("!new-orders")
    assert events == (
        Event("card-played", S, "R8", card="new-orders"),
        Event("objective-put-under", S, "R8", secret="136"),
        Event("objective-drawn", S, "R8", secret="235"),
    )
    for viewer in ("north", "spectator"):
        assert [seen_by(event, viewer).secret for event in events] == [None, None, None]


def test_new_orders_that_win_end_the_game() -> None:
    start = "ardennes !TTTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 136/new-orders 257/- 146/- -"
    events = Match(State.parse(start)).play("!new-orders")
    assert [event.kind for event in events][-2:] == ["objective-drawn", "game-ended"]


# ---------------------------------------------------------------- in general


def test_only_the_owner_sees_a_secret_and_everyone_the_rest() -> None:
    drawn = Event("card-drawn", N, "R7.1", secret="sabotage")
    assert seen_by(drawn, "north") == drawn
    for viewer in ("south", "spectator"):
        assert seen_by(drawn, viewer) == Event("card-drawn", N, "R7.1")
    placed = Event("placed", N, "R4.1", road=1, unit="T", tile=1, cost=1)
    for viewer in ("south", "north", "spectator"):
        assert seen_by(placed, viewer) == placed


KINDS = [
    "placed",
    "redeployed",
    "retreated",
    "attacked",
    "fired",
    "left",
    "card-played",
    "conquered",
    "card-drawn",
    "objective-seen",
    "objective-put-under",
    "objective-drawn",
    "turn-ended",
    "turn-began",
    "game-ended",
]


@pytest.mark.parametrize("edition", Catalog.editions())
def test_along_random_games_the_events_account_for_every_unit_and_every_point(edition: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        rng = random.Random(seed)
        match = Match(State.new(edition, seed=seed))
        while match.outcome is None:
            before = match.state
            events = match.play(rng.choice(before.legal_actions()))
            after = match.state
            seen |= {event.kind for event in events}
            for event in events:
                assert event.kind in KINDS
                assert event.rule.startswith("R")
                assert event.road is None or 1 <= event.road <= 7
            if after.side is before.side:
                assert before.ap - after.ap == sum(event.cost for event in events)
            for side in Side:
                gone = sum(len(e.units) for e in events if e.kind in ("left", "retreated") and e.side is side)
                came = sum(e.kind == "placed" and e.side is side for e in events)
                stocks = (sum(state.stock(side).values()) for state in (after, before))
                assert next(stocks) - next(stocks) == gone - came
    assert {"placed", "redeployed", "retreated", "attacked", "left", "turn-began", "game-ended"} <= seen


def test_the_events_of_a_match_are_those_of_its_steps_and_its_end() -> None:
    match = play(Match(State.new("ardennes", seed=1)), "T3 . P4")
    match.resign(N)
    told = [event for step in match.steps for event in step.events]
    assert list(match.events[:-1]) == told
    assert match.events[-1].kind == "game-ended"
