"""R3: turns, action points and what they buy."""

from __future__ import annotations

import random
import re

import pytest

from rules.boards import EDITIONS, all_editions, both_seats, with_cards, without_cards
from sevenroads import IllegalAction, State


@pytest.mark.rule("R3.1")
@both_seats
@all_editions
def test_players_alternate_and_each_turn_has_4_ap(seat, edition):
    table = without_cards(seat, {}, edition, turn="s1:4")
    seen = [table.turn]
    for _ in range(4):
        seen.append(table.play(".").turn)
    assert seen == ["s1:4", "n2:4", "s3:4", "n4:4", "s5:4"]


@pytest.mark.rule("R3.1")
@both_seats
@all_editions
def test_points_not_spent_are_lost(seat, edition):
    table = without_cards(seat, {}, edition).play("T1")
    assert table.turn == "s9:3"
    assert table.play(".", ".").turn == "s11:4"


@pytest.mark.rule("R3.1")
@both_seats
@all_editions
def test_a_player_may_spend_no_point_at_all(seat, edition):
    table = without_cards(seat, {3: "T|P"}, edition)
    roads = table.roads
    assert table.play(".").roads == roads


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("start", ["south", "north"])
def test_the_chosen_player_has_the_first_turn(edition, start):
    state = State.new(edition, seed=1, start=start)
    assert (state.side, state.turn, state.ap) == (start, 1, 4)


@pytest.mark.rule("R3.1")
@all_editions
def test_a_coin_lets_either_player_begin(edition):
    starts = {str(State.new(edition, seed=seed, start="coin").side) for seed in range(40)}
    assert starts == {"south", "north"}


@pytest.mark.rule("R3.1", "R4.1")
@both_seats
@all_editions
def test_without_a_point_nothing_is_placed(seat, edition):
    table = without_cards(seat, {}, edition, turn="s9:0")
    assert table.refused("M1") == "R3.1"
    assert table.legal == {"."}


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
def test_the_turn_never_ends_by_itself(seat, edition):
    table = without_cards(seat, {3: "14P|P"}, edition).play("M1", "M1", "M1", "M1")
    assert table.turn == "s9:0"
    assert table.legal == {"x3", "."}
    assert table.play("x3").turn == "s9:0"


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
def test_with_no_point_left_a_card_may_still_be_played(seat, edition):
    table = with_cards(seat, {3: "T|"}, edition, turn="s9:0", hand="reinforcements")
    assert table.legal == {"!reinforcements", "."}
    assert table.play("!reinforcements", "M1").turn == "s9:0"


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
def test_the_player_may_always_end_its_turn(seat, edition):
    for ap in range(5):
        assert without_cards(seat, {3: "14P|P"}, edition, turn=f"s9:{ap}").allows(".")


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("T1", 1),
        ("M3", 1),
        (">3", 2),
        ("<3", 2),
        ("<4", 3),
        ("x5", 0),
        ("!dig-in:3", 0),
        ("!reinforcements", -1),
        ("!intelligence", -1),
        ("!sabotage:4", 2),
        ("!forced-march:3", 1),
        ("!supply-cut", 0),
    ],
)
def test_every_action_costs_what_the_table_says(seat, edition, action, cost):
    roads = {3: "TP|", 4: "14T|M", 5: "14C|P"}
    hand = "dig-in,forced-march,intelligence,reinforcements,sabotage,supply-cut"
    table = with_cards(seat, roads, edition, hand=hand)
    assert table.play(action).ap == 4 - cost


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("action", "cost", "rule"), [("T1", 1, "R3.1"), (">3", 2, "R4.2"), ("<3", 2, "R4.3"), ("<4", 3, "R4.3")]
)
def test_the_points_must_suffice_and_may_be_exactly_enough(seat, edition, action, cost, rule):
    roads = {3: "TP|", 4: "14T|M"}
    exact = without_cards(seat, roads, edition, turn=f"s9:{cost}")
    assert exact.play(action).turn == "s9:0"
    short = without_cards(seat, roads, edition, turn=f"s9:{cost - 1}")
    assert short.refused(action) == rule


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
def test_actions_come_in_any_order(seat, edition):
    roads = {3: "TP|", 5: "14C|P"}
    orders = (("x5", ">3", "M1", "T2"), ("M1", "T2", "x5", ">3"), (">3", "M1", "T2", "x5"))
    results = {without_cards(seat, roads, edition).play(*order).text for order in orders}
    assert len(results) == 1


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
def test_only_the_player_on_turn_acts(seat, edition):
    table = without_cards(seat, {3: "14C|P", 4: "TP|"}, edition, turn="n9:4")
    assert table.refused("x3") == "R5.1", "the private is north's and cannot attack the corporal"
    assert table.refused(">4") == "R4.2"
    assert table.play("T4").road(4) == "TP|T"


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refused_action_names_its_rule_and_changes_nothing(edition):
    chance = random.Random(5)
    state = State.new(edition, seed=3)
    for step in range(240):
        legal = {str(action) for action in state.legal_actions()}
        if not legal:
            break
        if step % 12 == 0:
            before = str(state)
            for action in state.rules.actions:
                if str(action) in legal:
                    assert state.refusal(action) is None
                else:
                    with pytest.raises(IllegalAction) as caught:
                        state.apply(action)
                    assert re.fullmatch(r"R\d+(\.\d)?", caught.value.rule)
            assert str(state) == before
        state.apply(chance.choice(sorted(legal)))
