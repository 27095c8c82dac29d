"""The worked examples of the rulebook, from both seats and in every edition they apply to.

Each is described as in the rulebook, with the Germans (or Allies) in the south; `seat` turns the board.
"""

from __future__ import annotations

import pytest
from rules.boards import (
    GUN,
    REACH,
    all_editions,
    both_seats,
    command_tank_editions,
    mirrored,
    mirrored_action,
    without_cards,
)

from sevenroads import State


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
@pytest.mark.parametrize("distances", [("4", ""), ("3", "1"), ("", "4")])
def test_example_1_a_sergeant_sweeps_mine_private_and_mine_and_stops_at_the_tank(seat, edition, distances):
    south, north = distances
    table = without_cards(seat, {5: f"{south}TPS|MPMT{north}"}, edition)
    assert table.play("x5").road(5) == f"{south}TPS|T{north}"
    assert table.turn == "s9:4"
    assert table.stock("north")["M"] == 5


@pytest.mark.rule("R3.1", "R5.3")
@both_seats
@all_editions
def test_example_1_three_placements_make_contact_and_leave_1_point_after_the_attack(seat, edition):
    table = without_cards(seat, {5: "|MPMT4"}, edition).play("T5", "P5")
    assert table.refused("x5") == "R5.1", "no contact yet"
    assert table.play("S5").turn == "s9:1"
    table.play("x5")
    assert (table.road(5), table.turn) == ("TPS|T4", "s9:1")


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", "PCSRG")
def test_example_2_infantry_removes_two_mines_and_stops_at_its_own_rank(seat, edition, unit):
    distance = 18 - 2 - 2 * (5 if unit == "G" else 2)
    table = without_cards(seat, {1: f"{distance}{unit}|MM{unit}"}, edition)
    assert table.play("x1").road(1) == f"{distance}{unit}|{unit}"


@pytest.mark.rule("R5.2")
@both_seats
@all_editions
@pytest.mark.parametrize("behind", ["", "PP", "T", "M", "G"])
def test_example_3_mine_against_mine_removes_both_and_nothing_else(seat, edition, behind):
    length = {"": 0, "PP": 4, "T": 3, "M": 1, "G": 5}[behind]
    table = without_cards(seat, {1: f"{13 - length}TM|M{behind}"}, edition)
    assert table.gap(1) == 0
    assert table.play("x1").road(1) == f"{13 - length}T|{behind}"


@pytest.mark.rule("R4.4", "R5.3", "R7.1")
@both_seats
@all_editions
def test_example_4_a_mine_blocks_a_tank_and_a_redeployment_conquers(seat, edition):
    table = without_cards(seat, {1: "TTPPPPM|T"}, edition).play(".")
    assert table.after("<1").turn == "n10:1", "the blocked tank's retreat costs 3"
    short = without_cards(seat, {1: "TTPPPPM|T"}, edition, turn="n10:2")
    assert short.refused("<1") == "R4.3"
    table.play(".", "x1")
    assert (table.road(1), table.gap(1), table.ap) == ("TTPPPPM|", 3, 4)
    table.play(">1")
    assert (table.road(1), table.ap) == ("!3TPPPPMT|", 2)
    assert table.conqueror(1) == "south"


@pytest.mark.rule("R4.4", "R3.2", "R7.1")
@both_seats
@all_editions
def test_example_4_begins_with_a_mine_placed_with_the_last_point(seat, edition):
    table = without_cards(seat, {5: "TTPPPP|T"}, edition, turn="s9:1").play("M5")
    assert (table.road(5), table.turn) == ("TTPPPPM|T", "s9:0")
    assert table.allows("x5"), "attacking would be free, but leaves a gap that cannot be filled"
    table.play(".")
    assert table.refused("x5") == "R5.1"
    assert table.refused("P5") == "R1.6"


@pytest.mark.rule("R3.2")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("actions", "roads"),
    [
        ("P3 T4 T5 M4", "|/|/P|/TM|/T|/|/|"),
        ("P4 P5 T4 T5", "|/|/|/PT|/PT|/|/|"),
        ("T4 T4 T4 T4", "|/|/|/TTTT|/|/|/|"),
        ("T2 T2 P5 M5", "|/TT|/|/|/PM|/|/|"),
        ("T1 P3 M5 C7", "T|/|/P|/|/M|/|/C|"),
        ("T4 P4 >4", "|/|/|/3PT|/|/|/|"),
    ],
)
def test_example_5_what_4_points_buy_in_the_opening(seat, edition, actions, roads):
    table = without_cards(seat, {}, edition, turn="s1:4").play(*actions.split())
    assert (table.roads, table.turn) == (roads, "s1:0")
    assert table.legal == {"."}


@pytest.mark.rule("R6.1", "R6.2", "R5.1")
@both_seats
@command_tank_editions
def test_example_6_the_command_tank_fires_left_not_right_and_may_attack(seat, edition):
    roads = {3: "|MYMPTTT", 4: "TTK|PPTC", 5: "|MTTTM"}
    table = without_cards(seat, roads, edition)
    before = table.stock("north")
    assert table.refused("Kr") == "R6.1"
    table.play("Kl")
    assert table.roads == "|/|/|TTT/TTK|PPTC/|MTTTM/|/|"
    after = table.stock("north")
    assert (after["M"], after["Y"], after["P"]) == (before["M"] + 2, 1, before["P"] + 1)
    blocked = table.after(".")
    assert blocked.road(4) == "TTK|PPTC"
    assert blocked.play("<4").ap == 1, "left alone, the privates are blocked"
    assert table.play("x4").roads == "|/|/|TTT/TTK|TC/|MTTTM/|/|"
    assert table.turn == "s9:4"


@pytest.mark.rule("R3.2", "R6.1", "R6.3", "R5.1")
@both_seats
@all_editions
def test_examples_6_and_7_the_gun_is_placed_with_the_last_point_and_fires_after_it(seat, edition):
    gun = GUN[edition]
    flank = 4 - REACH[edition]
    roads = {flank: "|MYMPTTT", 4: "TT|PPTC", 7: "!3TTTPPP|"}
    table = without_cards(seat, roads, edition, turn="s9:1").play(f"{gun}4")
    assert table.turn == "s9:0"
    right = "R6.3" if edition == "dday" else "R6.1"
    assert table.refused(f"{gun}r") == right
    table.play(f"{gun}l")
    assert table.road(flank) == "|TTT"
    assert table.after("x4").road(4) == f"TT{gun}|TC", "it may attack the two privates"
    table.play(".")
    assert (table.refused("x4"), table.refused("M4")) == ("R5.1", "R1.6"), "or leave them blocked"


@pytest.mark.rule("R6.1", "R6.3")
@both_seats
@pytest.mark.parametrize(
    ("beachhead", "left"), [("|MPTTTPC", "|TTTPC"), ("|P13", "|"), ("|PS11", "|S11"), ("|G12", "|")]
)
def test_example_7_the_artillery_reaches_beachhead_1_but_not_the_conquered_7(seat, beachhead, left):
    conquered = "|PPPPPPCCS!" if "G" in beachhead else "|GTTTPC!"
    table = without_cards(seat, {1: beachhead, 4: "TA|", 7: conquered}, "dday")
    assert table.refused("Ar") == "R6.3"
    assert table.play("Al").road(1) == left


@pytest.mark.rule("R6.3", "R6.4")
@both_seats
@all_editions
def test_example_8_the_mortar_fires_over_a_conquered_road(seat, edition):
    roads = {3: "|YMPTTT", 4: "!3TTTTT|", 5: "TT|"}
    table = without_cards(seat, roads, edition).play("R5")
    assert table.play("Rl").roads == "|/|/|TTT/!3TTTTT|/TTR|/|/|"
    assert table.stock("north")["Y"] == 1


@pytest.mark.rule("R5.2", "R5.3")
@both_seats
@all_editions
def test_example_9_private_against_private_and_corporal_against_private(seat, edition):
    assert without_cards(seat, {1: "TTTTP|PP"}, edition).play("x1").road(1) == "TTTT|P"
    assert without_cards(seat, {1: "1TTTTC|PM"}, edition).play("x1").road(1) == "1TTTTC|"


@pytest.mark.rule("R1.1")
@both_seats
@all_editions
def test_example_10_a_general_and_three_tanks_are_four_tiles_short(seat, edition):
    table = without_cards(seat, {}, edition, turn="s1:4").play("G4", "T4", "T4", "T4")
    assert (table.road(4), table.gap(4), table.conqueror(4)) == ("GTTT|", 4, None)


OPENING = (
    "T4 P4 T5 P5",
    "P4 P4 M4 T5",
    "T5 P5 >5",
    "T3 P4 P4 T4",
    "T3 P3 P6 M4",
    "P6 M6 T6 P6",
)


@pytest.mark.rule("R3.1", "R4.1", "R4.2", "R4.4")
@both_seats
@all_editions
def test_example_11_three_rounds_of_an_opening(seat, edition):
    table = without_cards(seat, {}, edition, turn="n1:4")
    for number, turn in enumerate(OPENING):
        if number == 5:
            assert table.allows("<4")
            assert table.after("<4").ap == 1, "the mine blocks the tank on road 4"
        table.play(*turn.split(), ".")
    assert (table.roads, table.turn) == ("|/|/T|PT/PPMPPT|MPT/T|TPTP3/PMTP|P/|", "n7:4")


@pytest.mark.rule("R3.1")
@both_seats
@all_editions
def test_example_11_begins_from_a_game_set_up_with_north_to_start(seat, edition):
    start = "north" if seat == "south" else "south"
    state = State.new(edition, seed=11, start=start)
    for turn in OPENING:
        for action in (*turn.split(), "."):
            state.apply(action if seat == "south" else mirrored_action(action))
    text = str(state) if seat == "south" else mirrored(str(state))
    assert text.split(" ")[1:3] == ["|/|/T|PT/PPMPPT|MPT/T|TPTP3/PMTP|P/|", "n7:4"]
