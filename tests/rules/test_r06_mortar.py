"""R6: the mortar, which fires left only, at privates only, when it was deployed."""

from __future__ import annotations

import pytest

from rules.boards import LENGTH, all_editions, both_seats, retail_editions, with_cards, without_cards
from sevenroads import InvalidNotation, State

ALWAYS = "+mortar_fires=always"
PLACED = "+mortar_fires=placed"
FRESH = {"effects": "fresh"}

# A mortar at distance 6 covers south's tiles 7 and 8; its arrow lies on tile 8, two roads to the left.
MORTAR, ROW = "6R|", 8
#: A private on north's tiles 10 and 11: south's tiles 8 and 9.
PRIVATE = "|P9"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@pytest.mark.parametrize("private", ["|P9", "|P10"])
def test_the_mortar_hits_a_private_two_roads_to_its_left(seat, edition, private):
    table = without_cards(seat, {5: MORTAR, 3: private}, edition, **FRESH).play("Rl")
    assert (table.road(3), table.turn) == ("|", "s9:4")


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@pytest.mark.parametrize("private", ["|P8", "|P11"])
def test_the_mortar_misses_a_private_that_is_not_abreast_of_its_arrow(seat, edition, private):
    assert without_cards(seat, {5: MORTAR, 3: private}, edition, **FRESH).refused("Rl") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", "MTCSGRY")
def test_the_mortar_hits_nothing_but_a_private(seat, edition, unit):
    for tile in range(1, LENGTH[unit] + 1):
        roads = {5: MORTAR, 3: f"|{unit}{11 - tile}"}
        assert without_cards(seat, roads, edition, **FRESH).refused("Rl") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
def test_the_mortar_reaches_no_other_road_than_the_second_to_its_left(seat, edition):
    for road in (1, 2, 4, 6, 7):
        roads = {5: MORTAR, road: PRIVATE}
        assert without_cards(seat, roads, edition, **FRESH).refused("Rl") == "R6.1"


@pytest.mark.rule("R6.1")
@all_editions
def test_the_mortar_has_no_arrow_to_the_right(edition):
    with pytest.raises(InvalidNotation):
        State.new(edition, seed=1).apply("Rr")


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", [1, 2])
def test_left_of_the_first_two_roads_there_is_no_second_road(seat, edition, road):
    roads = {road: MORTAR, road + 2: PRIVATE}
    assert without_cards(seat, roads, edition, **FRESH).refused("Rl") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
def test_all_in_front_of_the_private_leave_with_it_and_those_behind_stay(seat, edition):
    table = without_cards(seat, {5: MORTAR, 3: "|YTMPSP5"}, edition, **FRESH).play("Rl")
    assert table.road(3) == "|SP5"
    assert table.stock("north")["Y"] == 1


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
def test_a_private_in_front_of_the_unit_abreast_is_not_enough(seat, edition):
    roads = {5: MORTAR, 3: "|PT8"}
    assert without_cards(seat, roads, edition, **FRESH).refused("Rl") == "R6.1"


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
@pytest.mark.parametrize("line", ["6RTM|", "TTR|", "3TRT|MM5"])
def test_the_mortar_need_not_lead_its_line(seat, edition, line):
    table = without_cards(seat, {5: line, 3: PRIVATE}, edition, **FRESH)
    assert table.allows("Rl")


@pytest.mark.rule("R6.3")
@both_seats
@all_editions
@pytest.mark.parametrize("between", ["!3TTTTT|", "|TTTTT3!", "TTTT|", "|"])
def test_the_mortar_fires_over_whatever_lies_between(seat, edition, between):
    roads = {5: MORTAR, 4: between, 3: PRIVATE}
    assert without_cards(seat, roads, edition, **FRESH).play("Rl").road(3) == "|"


@pytest.mark.rule("R6.3")
@both_seats
@all_editions
def test_the_mortar_does_not_fire_into_a_conquered_road(seat, edition):
    roads = {5: MORTAR, 3: "|PPPPPCCTM!"}
    assert without_cards(seat, roads, edition, **FRESH).refused("Rl") == "R6.3"


# ---------------------------------------------------------------- when it may fire


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_the_mortar_fires_in_the_turn_it_was_placed(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition)
    assert table.refused("Rl") == "R6.1", "it is still in the stock"
    table.play("R5")
    assert table.effects == "fresh"
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_the_mortar_fires_in_the_turn_it_was_redeployed(seat, edition):
    table = without_cards(seat, {5: "1RTM|", 3: "|P8"}, edition)
    assert table.refused("Rl") == "R6.4"
    table.play(">5")
    assert (table.road(5), table.effects) == ("3TMR|", "fresh")
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4", "R8")
@both_seats
@all_editions
def test_the_mortar_fires_in_the_turn_a_card_redeployed_it(seat, edition):
    table = with_cards(seat, {5: "1RTM|", 3: "|P8"}, edition, hand="forced-march", turn="s9:1")
    table.play("!forced-march:5")
    assert (table.road(5), table.effects) == ("3TMR|", "fresh")
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_in_any_other_turn_the_mortar_is_silent(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition).play("R5")
    table.play(".")
    assert table.effects == "-"
    table.play(".")
    assert table.refused("Rl") == "R6.4"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_another_unit_deployed_does_not_wake_the_mortar(seat, edition):
    table = without_cards(seat, {5: "TTR|", 3: PRIVATE}, edition).play("M5", ">5")
    assert table.effects == "-"
    assert table.refused("Rl") == "R6.4"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_the_mortar_stays_fresh_for_the_whole_turn(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition).play("R5", "M1", ">5", "Rl")
    assert (table.effects, table.road(3)) == ("fresh", "|")


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_a_mortar_that_left_is_not_fresh_until_it_is_placed_again(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition).play("R5", "<5")
    assert table.effects == "-"
    assert table.play("R5").effects == "fresh"
    assert table.allows("Rl")


@pytest.mark.rule("R6.4", "R5.2")
@both_seats
@all_editions
def test_a_mortar_that_fell_in_its_own_attack_is_not_fresh(seat, edition):
    table = without_cards(seat, {5: "14R|R"}, edition, **FRESH).play("x5")
    assert table.effects == "-"


@pytest.mark.rule("R6.4", "R8")
@both_seats
@all_editions
def test_a_mortar_taken_back_by_withdrawal_is_not_fresh(seat, edition):
    table = with_cards(seat, {5: "TT|"}, edition, hand="withdrawal").play("R5", "!withdrawal:5")
    assert (table.road(5), table.effects) == ("TT|", "-")


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_with_mortar_fires_always_it_fires_in_any_of_its_owners_turns(seat, edition):
    table = without_cards(seat, {5: MORTAR, 3: PRIVATE}, edition, options=ALWAYS)
    assert table.allows("Rl")
    assert table.after(".", ".").allows("Rl")
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_with_mortar_fires_always_nothing_is_fresh(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition, options=ALWAYS).play("R5")
    assert table.effects == "-"
    assert table.play("Rl").road(3) == "|"


# ---------------------------------------------------------------- only when placed from stock


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_with_mortar_fires_placed_it_fires_in_the_turn_it_was_placed(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition, options=PLACED).play("R5")
    assert table.effects == "fresh"
    assert table.play("M1", "Rl").road(3) == "|"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
def test_with_mortar_fires_placed_it_is_silent_in_later_turns(seat, edition):
    table = without_cards(seat, {5: "TT|", 3: PRIVATE}, edition, options=PLACED).play("R5", ".")
    assert table.effects == "-"
    table.play(".")
    assert (table.effects, table.refused("Rl")) == ("-", "R6.4")


@pytest.mark.rule("R6.4", "R4.2")
@both_seats
@all_editions
def test_with_mortar_fires_placed_a_redeployed_mortar_is_silent(seat, edition):
    table = without_cards(seat, {5: "1RTM|", 3: "|P8"}, edition, options=PLACED).play(">5")
    assert (table.road(5), table.effects) == ("3TMR|", "-")
    assert table.refused("Rl") == "R6.4"


@pytest.mark.rule("R6.4", "R8")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("options", "effects", "fires"), [(PLACED, "-", False), ("", "fresh", True), (ALWAYS, "-", True)]
)
def test_forced_march_counts_as_deploying_and_not_as_placing(seat, edition, options, effects, fires):
    roads = {5: "1RTM|", 3: "|P8"}
    table = with_cards(seat, roads, edition, hand="forced-march", turn="s9:1", options=options)
    table.play("!forced-march:5")
    assert (table.road(5), table.effects, table.allows("Rl")) == ("3TMR|", effects, fires)


@pytest.mark.rule("R6.4", "R8")
@retail_editions
@both_seats
@pytest.mark.parametrize(
    ("options", "effects", "fires"),
    [(PLACED, "night-march", False), ("", "fresh,night-march", True), (ALWAYS, "night-march", True)],
)
def test_a_night_march_counts_as_deploying_and_not_as_placing(seat, edition, options, effects, fires):
    roads = {5: "1RTM|", 3: "|P8"}
    table = with_cards(seat, roads, edition, hand="night-march", turn="s9:1", options=options)
    table.play("!night-march", ">5")
    assert (table.road(5), table.effects, table.allows("Rl")) == ("3TMR|", effects, fires)


@pytest.mark.rule("R6.4", "R4.2")
@both_seats
@all_editions
def test_with_mortar_fires_placed_a_placed_mortar_still_fires_after_it_is_redeployed(seat, edition):
    table = without_cards(seat, {5: "6R|", 3: "|P5"}, edition, options=PLACED, **FRESH)
    table.play("T5", ">5")
    assert (table.road(5), table.effects) == ("8TR|", "fresh")
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4", "R5.2")
@both_seats
@all_editions
def test_with_mortar_fires_placed_a_mortar_that_fell_may_be_placed_again_and_fire(seat, edition):
    table = without_cards(seat, {5: "6TTR|R2", 3: "|P4"}, edition, options=PLACED, **FRESH).play("x5")
    assert (table.road(5), table.effects) == ("6TT|", "-")
    table.play("R5")
    assert table.effects == "fresh"
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4", "R4.3")
@both_seats
@all_editions
def test_with_mortar_fires_placed_a_retreat_and_a_new_placement_wake_the_mortar(seat, edition):
    table = without_cards(seat, {5: "TTR|", 3: PRIVATE}, edition, options=PLACED)
    assert table.refused("Rl") == "R6.4"
    table.play("<5")
    assert (table.effects, table.refused("Rl")) == ("-", "R6.1")
    table.play("R5")
    assert table.effects == "fresh"
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4", "R5.3")
@both_seats
@all_editions
def test_with_mortar_fires_placed_a_mortar_beaten_by_the_enemy_may_be_placed_again_and_fire(seat, edition):
    table = without_cards(seat, {5: "6TR|P5", 3: "|P7"}, edition, options=PLACED).play(".")
    table.play("x5", ".")
    assert (table.road(5), table.effects) == ("6T|P5", "-")
    table.play("R5")
    assert table.effects == "fresh"
    assert table.play("Rl").road(3) == "|"


@pytest.mark.rule("R6.4")
@pytest.mark.parametrize(("options", "redeploying_counts"), [("", True), (PLACED, False)])
@all_editions
def test_the_refusal_names_what_the_switch_asks_for(edition, options, redeploying_counts):
    position = f"{edition}+novictory+noobjectives{options} |/|/{PRIVATE}/|/{MORTAR}/|/| s9:4 -/- -/- -/- -"
    said = State.parse(position).why_not("Rl")
    assert said is not None
    assert ("redeployed" in said, "from stock" in said) == (redeploying_counts, not redeploying_counts)


@pytest.mark.rule("R6.4")
@all_editions
def test_deployed_is_the_switch_of_every_edition(edition):
    assert State.new(edition, seed=1).variant.settings["mortar_fires"] == "deployed"


@pytest.mark.rule("R6.5")
@both_seats
@all_editions
@pytest.mark.parametrize("options", ["", PLACED, ALWAYS])
def test_a_mortar_on_a_conquered_road_is_silent_even_when_it_conquered(seat, edition, options):
    table = without_cards(seat, {5: "13T|", 3: "|PM"}, edition, options=options)
    table.play("R5")
    assert (table.conqueror(5), table.effects) == ("south", "-")
    assert table.refused("Rl") == "R6.5"


@pytest.mark.rule("R6.5")
@both_seats
@all_editions
def test_a_fresh_mortar_falls_silent_when_its_line_conquers(seat, edition):
    table = without_cards(seat, {5: "9TM|", 3: "|P3"}, edition).play("R5")
    assert table.allows("Rl")
    table.play("T5")
    assert (table.conqueror(5), table.effects) == ("south", "-")
    assert table.refused("Rl") == "R6.5"


@pytest.mark.rule("R6.1", "R8")
@both_seats
@all_editions
def test_the_mortar_does_not_fire_at_a_dug_in_line(seat, edition):
    table = with_cards(seat, {5: MORTAR, 3: PRIVATE}, edition, effects="dig-in:n3,fresh")
    assert table.refused("Rl") in ("R6.1", "R8")
