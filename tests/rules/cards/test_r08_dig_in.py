"""R8: dig-in, what it protects from, how long, and where it cannot be played."""

from __future__ import annotations

import pytest

from rules.boards import GUN, REACH, all_editions, both_seats, retail_editions, with_cards

#: Attacks, fire and sabotage that dig-in forbids cite the card's rule or the rule of the action.
BY_ATTACK = {"R5.1", "R8"}
BY_FIRE = {"R6.1", "R8"}


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_digging_in_marks_the_own_road_and_costs_nothing(seat, edition):
    table = with_cards(seat, {3: "TP|"}, edition, hand="dig-in", turn="s9:0").play("!dig-in:3")
    assert (table.effects, table.turn, table.hand()) == ("dig-in:s3", "s9:0", "-")


@pytest.mark.rule("R8", "R5.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["14P|C", "14P|P", "13P|T", "14T|M", "14T|Y"])
def test_the_enemy_cannot_attack_a_dug_in_line(seat, edition, road):
    table = with_cards(seat, {3: road}, edition, hand="dig-in")
    assert table.after(".").allows("x3")
    table.play("!dig-in:3", ".")
    assert table.refused("x3") in BY_ATTACK
    assert table.road(3) == road


@pytest.mark.rule("R8", "R6.1")
@both_seats
@all_editions
def test_the_enemy_cannot_fire_at_a_dug_in_line(seat, edition):
    gun, reach = GUN[edition], REACH[edition]
    roads = {4: f"|{gun}6", 4 + reach: "9P|"}
    table = with_cards(seat, roads, edition, hand="dig-in")
    assert table.after(".").allows(f"{gun}l"), "north's left is the higher road"
    table.play(f"!dig-in:{4 + reach}", ".")
    assert table.refused(f"{gun}l") in BY_FIRE


@pytest.mark.rule("R8", "R6.1")
@both_seats
@all_editions
def test_the_enemys_mortar_cannot_fire_at_a_dug_in_line(seat, edition):
    table = with_cards(seat, {3: "|TT", 5: "9P|"}, edition, hand="dig-in")
    assert table.after(".", "R3").allows("Rl")
    table.play("!dig-in:5", ".", "R3")
    assert table.refused("Rl") in BY_FIRE


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_the_enemy_cannot_sabotage_a_dug_in_line(seat, edition):
    table = with_cards(seat, {3: "TP|", 4: "T|"}, edition, hand="dig-in", enemy_hand="sabotage")
    assert table.after(".").allows("!sabotage:3")
    table.play("!dig-in:3", ".")
    assert table.refused("!sabotage:3") == "R8"
    assert table.play("!sabotage:4").road(4) == "|", "other roads are not protected"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_a_dig_in_lasts_until_the_own_next_turn_begins(seat, edition):
    table = with_cards(seat, {3: "14P|C"}, edition, hand="dig-in").play("!dig-in:3")
    assert table.effects == "dig-in:s3"
    table.play(".")
    assert table.effects == "dig-in:s3"
    table.play(".")
    assert (table.effects, table.turn) == ("-", "s11:4")
    assert table.play(".").allows("x3")


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_the_own_actions_are_free_as_ever(seat, edition):
    table = with_cards(seat, {3: "TP|", 4: "14C|P", 5: "14P|P"}, edition, hand="dig-in")
    assert table.after("!dig-in:3", ">3").road(3) == "3PT|"
    assert table.after("!dig-in:3", "<3").road(3) == "T|"
    assert table.after("!dig-in:3", "M3").road(3) == "TPM|"
    assert table.after("!dig-in:4", "x4").road(4) == "14C|"
    assert table.after("!dig-in:5", "x5").road(5) == "|", "an even fight sends the attacker's unit back too"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_the_enemy_may_still_move_up_to_a_dug_in_line(seat, edition):
    table = with_cards(seat, {3: "12P|P"}, edition, hand="dig-in").play("!dig-in:3", ".", "C3")
    assert table.gap(3) == 0
    assert table.refused("x3") in BY_ATTACK


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_the_dug_in_line_attacks_when_its_own_turn_comes(seat, edition):
    table = with_cards(seat, {3: "14C|P"}, edition, hand="dig-in").play("!dig-in:3", ".", ".")
    assert table.play("x3").road(3) == "14C|"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_units_placed_later_on_the_road_are_protected_too(seat, edition):
    table = with_cards(seat, {3: "12P|C"}, edition, hand="dig-in").play("!dig-in:3", "P3", ".")
    assert (table.road(3), table.gap(3)) == ("12PP|C", 0)
    assert table.refused("x3") in BY_ATTACK


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_digging_in_does_not_hinder_the_own_attack_on_another_road(seat, edition):
    table = with_cards(seat, {3: "14C|P", 5: "14C|P"}, edition, effects="dig-in:n3")
    assert table.refused("x3") in BY_ATTACK
    assert table.play("x5").road(5) == "14C|"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_a_dig_in_ends_when_its_owner_conquers_the_road(seat, edition):
    table = with_cards(seat, {3: "TTTTT|"}, edition, hand="dig-in").play("!dig-in:3")
    assert table.effects == "dig-in:s3"
    assert table.play("T3").effects == "-"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_a_dig_in_ends_when_the_enemy_conquers_the_road(seat, edition):
    """South digs in, retreats its only unit, and north takes the empty road."""
    table = with_cards(seat, {3: "T|TTTT3", 5: "P|"}, edition, hand="dig-in")
    table.play("!dig-in:3", "<3", ".", "T3")
    assert (table.conqueror(3), table.effects) == ("north", "-")


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_a_conquest_elsewhere_does_not_end_a_dig_in(seat, edition):
    table = with_cards(seat, {3: "T|", 5: "TTTTT|"}, edition, effects="dig-in:s3").play("T5")
    assert (table.conqueror(5), table.effects) == ("south", "dig-in:s3")


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_a_line_that_is_dug_in_does_not_dig_in_again(seat, edition):
    table = with_cards(seat, {3: "T|", 4: "P|"}, edition, hand="dig-in,dig-in").play("!dig-in:3")
    assert table.refused("!dig-in:3") == "R8.1"
    assert table.play("!dig-in:4").effects == "dig-in:s3,dig-in:s4"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_both_sides_may_be_dug_in_on_one_road(seat, edition):
    table = with_cards(seat, {3: "14C|P"}, edition, hand="dig-in", effects="dig-in:n3")
    assert table.play("!dig-in:3").effects == "dig-in:n3,dig-in:s3"
    table.play(".")
    assert table.effects == "dig-in:s3", "north's ended when its turn began"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["|", "|TP"])
def test_without_an_own_line_there_is_nothing_to_dig_in(seat, edition, road):
    table = with_cards(seat, {3: road}, edition, hand="dig-in")
    assert table.refused("!dig-in:3") in ("R8", "R8.1")
    assert not any(action.startswith("!") for action in table.legal)
