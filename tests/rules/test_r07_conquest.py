"""R7.1: a road is conquered, closed, and brings a victory card."""

from __future__ import annotations

import pytest

from rules.boards import (
    LENGTH,
    Table,
    all_editions,
    army,
    both_seats,
    with_cards,
    without_cards,
)
from sevenroads import State

CARDS = "dig-in,forced-march,sabotage,withdrawal"


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_every_unit_conquers_by_ending_flush_with_the_enemy_block(seat, edition):
    for unit in army(edition):
        table = without_cards(seat, {3: f"{17 - LENGTH[unit]}M|"}, edition).play(f"{unit}3")
        assert table.road(3) == f"!{17 - LENGTH[unit]}M{unit}|"
        assert table.conqueror(3) == "south"
        assert table.turn == "s9:3"


@pytest.mark.rule("R7.1", "R4.2")
@both_seats
@all_editions
def test_a_redeployment_conquers_although_the_rear_has_left_the_block(seat, edition):
    table = without_cards(seat, {3: "TTPPPPM|"}, edition).play(">3")
    assert table.road(3) == "!3TPPPPMT|"


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_one_tile_short_is_no_conquest(seat, edition):
    table = without_cards(seat, {3: "TTTTP|"}, edition).play("T3")
    assert (table.road(3), table.gap(3), table.conqueror(3)) == ("TTTTPT|", 1, None)
    assert table.refused("P3") == "R1.6"
    assert table.play("M3").conqueror(3) == "south"


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_contact_with_an_enemy_unit_is_no_conquest(seat, edition):
    table = without_cards(seat, {3: "TTTTT|M"}, edition).play("P3")
    assert (table.gap(3), table.conqueror(3)) == (0, None)


@pytest.mark.rule("R7.1", "R5.3")
@both_seats
@all_editions
def test_driving_off_the_last_enemy_unit_does_not_conquer_by_itself(seat, edition):
    table = without_cards(seat, {3: "TTTTTC|M"}, edition).play("x3")
    assert (table.road(3), table.conqueror(3)) == ("TTTTTC|", None)
    assert table.play("M3").conqueror(3) == "south"


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", "MTPCSGRY")
def test_a_conquered_road_is_closed_to_placing_for_both(seat, edition, unit):
    for road in ("!12TT|", "|TT12!"):
        table = without_cards(seat, {3: road}, edition)
        assert table.refused(f"{unit}3") == "R7.1"
        assert table.play(".").refused(f"{unit}3") == "R7.1"


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["!12TT|", "|TT12!"])
def test_no_action_and_no_card_touches_a_conquered_road(seat, edition, road):
    table = with_cards(seat, {3: road}, edition, hand=CARDS)
    for action in (">3", "<3", "x3", *(f"!{card}:3" for card in CARDS.split(","))):
        assert table.refused(action) == "R7.1"
    assert not any(action.endswith("3") for action in table.legal)


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_the_units_of_a_conquered_road_stay_to_the_end(seat, edition):
    table = without_cards(seat, {3: "TTTTT|"}, edition).play("T3", ".", "T5", ".", "M1")
    assert table.road(3) == "!TTTTTT|"
    assert table.stock()["T"] == 1


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_both_players_may_hold_roads(seat, edition):
    table = without_cards(seat, {3: "TTTTT|", 5: "|TTTTT"}, edition).play("T3", ".", "T5")
    assert (table.conqueror(3), table.conqueror(5)) == ("south", "north")
    assert table.roads == "|/|/!TTTTTT|/|/|TTTTTT!/|/|"


# ---------------------------------------------------------------- the victory card


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_the_conqueror_draws_the_top_victory_card(seat, edition):
    table = with_cards(seat, {3: "TTTTT|"}, edition, hand="supply-cut", victory_deck="sabotage,dig-in")
    table.play("T3")
    assert table.hand() == "sabotage,supply-cut", "a hand is sorted"
    assert table.victory_deck == "dig-in"
    assert table.hand("north") == "-"
    assert table.turn == "s9:3"


@pytest.mark.rule("R7.1", "R8")
@both_seats
@all_editions
def test_a_drawn_card_may_be_played_in_the_same_turn(seat, edition):
    table = with_cards(seat, {3: "TTTTT|"}, edition, victory_deck="reinforcements")
    assert table.refused("!reinforcements") == "R8"
    table.play("T3", "!reinforcements")
    assert (table.hand(), table.turn) == ("-", "s9:4")


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_two_conquests_draw_two_cards_from_the_top(seat, edition):
    roads = {3: "TTTTT|", 5: "15P|"}
    table = with_cards(seat, roads, edition, victory_deck="withdrawal,dig-in,sabotage")
    table.play("T3", "M5")
    assert (table.hand(), table.victory_deck) == ("dig-in,withdrawal", "sabotage")


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_from_an_empty_deck_nothing_is_drawn(seat, edition):
    table = with_cards(seat, {3: "TTTTT|"}, edition, hand="dig-in").play("T3")
    assert (table.hand(), table.victory_deck, table.conqueror(3)) == ("dig-in", "-", "south")


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_the_discards_are_never_reshuffled(seat, edition):
    roads = {3: "TTTTT|", 5: "15P|"}
    table = with_cards(seat, roads, edition, hand="supply-cut", victory_deck="reinforcements")
    table.play("!supply-cut", "T3", "!reinforcements")
    assert (table.hand(), table.victory_deck) == ("-", "-")
    table.play("M5")
    assert (table.conqueror(5), table.hand(), table.victory_deck) == ("south", "-", "-")


@pytest.mark.rule("R7.1", "R7.2")
@both_seats
@pytest.mark.parametrize("edition", ["ardennes", "dday"])
def test_the_conquest_that_wins_draws_too(seat, edition):
    roads = {1: "!15T|", 6: "15P|"}
    table = with_cards(seat, roads, edition, objective="136", victory_deck="sabotage,dig-in").play("M6")
    assert table.outcome == ("objective", "south")
    assert (table.hand(), table.victory_deck) == ("sabotage", "dig-in")
    three = with_cards(
        seat, {1: "!15T|", 2: "!15T|", 3: "15P|"}, edition, objective="157", victory_deck="sabotage"
    ).play("M3")
    assert three.outcome == ("three roads", "south")
    assert (three.hand(), three.victory_deck) == ("sabotage", "-")


@pytest.mark.rule("R7.1", "R10")
@both_seats
@all_editions
def test_without_victory_cards_a_conquest_draws_nothing(seat, edition):
    table = without_cards(seat, {3: "TTTTT|"}, edition).play("T3")
    assert (table.hand(), table.victory_deck) == ("-", "-")


@pytest.mark.rule("R7.1")
@both_seats
@all_editions
def test_forced_march_conquers_like_any_redeployment(seat, edition):
    table = with_cards(
        seat, {3: "TTPPPPM|"}, edition, hand="forced-march", victory_deck="sabotage", turn="s9:1"
    ).play("!forced-march:3")
    assert (table.road(3), table.hand(), table.turn) == ("!3TPPPPMT|", "sabotage", "s9:0")


@pytest.mark.rule("R7.1")
@all_editions
def test_a_whole_road_may_be_conquered_in_the_two_turns_of_an_opening(edition):
    """Six tanks from an empty road: four in the first turn, two in the second."""
    table = Table(str(State.new(edition, seed=1)))
    deck = table.victory_deck.split(",")
    table.play("T4", "T4", "T4", "T4", ".", ".", "T4")
    assert table.conqueror(4) is None
    table.play("T4")
    assert (table.road(4), table.hand()) == ("!TTTTTT|", deck[0])
