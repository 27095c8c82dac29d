"""R5: the attack of two leading units in contact."""

from __future__ import annotations

import pytest

from rules.boards import (
    COUNT,
    GUN,
    LENGTH,
    all_editions,
    both_seats,
    with_cards,
    without_cards,
)


def in_contact(own: str, enemy: str) -> str:
    """A road with two lines in contact, north's flush with its block."""
    distance = 18 - sum(LENGTH[unit] for unit in own + enemy)
    assert distance >= 0
    return f"{distance or ''}{own}|{enemy}"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_an_attack_is_optional_and_free(seat, edition):
    table = without_cards(seat, {3: in_contact("C", "P")}, edition)
    assert {"x3", "."} <= table.legal
    assert table.after(".").road(3) == table.road(3)
    assert table.after("x3").turn == "s9:4"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_an_attack_needs_contact(seat, edition):
    assert without_cards(seat, {3: "13C|P"}, edition).refused("x3") == "R5.1"
    assert without_cards(seat, {3: "14C|P"}, edition).allows("x3")
    assert without_cards(seat, {3: "13C|P1"}, edition).allows("x3")


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["C|", "|C", "|"])
def test_an_attack_needs_both_lines(seat, edition, road):
    assert without_cards(seat, {3: road}, edition).refused("x3") == "R5.1"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_a_stronger_unit_cannot_be_attacked(seat, edition):
    for own, enemy in (("P", "C"), ("M", "P"), ("T", "M"), ("G", "T"), ("T", "Y"), ("R", "P")):
        assert without_cards(seat, {3: in_contact(own, enemy)}, edition).refused("x3") == "R5.1"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_only_the_leading_units_fight(seat, edition):
    """Behind the leading mine stands a private that would beat the enemy mine: it is no help."""
    table = without_cards(seat, {3: in_contact("PM", "P")}, edition)
    assert table.refused("x3") == "R5.1"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_a_unit_may_attack_in_the_turn_it_was_placed(seat, edition):
    table = without_cards(seat, {3: "TTTT|MMPM"}, edition)
    assert table.gap(3) == 1
    table.play("M3", "x3")
    assert table.road(3) == "TTTT|MPM"
    assert table.ap == 3


@pytest.mark.rule("R5.1", "R4.2")
@both_seats
@all_editions
def test_a_unit_may_attack_in_the_turn_it_was_redeployed(seat, edition):
    table = without_cards(seat, {3: "CTTT|PT"}, edition).play(">3", "x3")
    assert (table.road(3), table.ap) == ("2TTTC|T", 2)


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_one_turn_may_see_any_number_of_attacks(seat, edition):
    roads = {1: in_contact("C", "P"), 2: in_contact("T", "P"), 7: in_contact("M", "T")}
    table = without_cards(seat, roads, edition, turn="s9:0").play("x7", "x1", "x2")
    assert (table.road(1), table.road(2), table.road(7)) == ("14C|", "13T|", "14M|")
    assert table.turn == "s9:0"


@pytest.mark.rule("R5.1")
@both_seats
@all_editions
def test_the_same_road_may_be_attacked_again_in_one_turn(seat, edition):
    """Equal tanks leave; the units behind them do not touch until a unit closes the gap."""
    table = without_cards(seat, {3: "TTTT|TP1"}, edition).play("x3")
    assert table.road(3) == "TTT|P1"
    assert table.gap(3) == 6
    table.play("T3", "T3", "x3")
    assert table.road(3) == "TTTTT|"


@pytest.mark.rule("R5.1", "R8")
@both_seats
@all_editions
def test_a_dug_in_unit_cannot_be_attacked(seat, edition):
    for own, enemy in (("C", "P"), ("P", "P"), ("Y", "G")):
        table = with_cards(seat, {3: in_contact(own, enemy)}, edition, effects="dig-in:n3")
        assert table.refused("x3") in ("R5.1", "R8")
        elsewhere = with_cards(seat, {3: in_contact(own, enemy)}, edition, effects="dig-in:n4")
        assert elsewhere.allows("x3")


@pytest.mark.rule("R5.2")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", ["M", "T", "P", "C", "S", "G", "R", "Y"])
def test_equal_units_go_back_and_nothing_else(seat, edition, unit):
    table = without_cards(seat, {3: in_contact(f"P{unit}", f"{unit}M")}, edition)
    rear = table.road(3).split("|")[0].removesuffix(unit)
    table.play("x3")
    assert table.road(3) == f"{rear}|M"
    assert table.stock("south")[unit] == COUNT[unit] - (unit == "P")
    assert table.stock("north")[unit] == COUNT[unit] - (unit == "M")


@pytest.mark.rule("R5.2")
@both_seats
@all_editions
def test_weaker_units_behind_an_equal_one_stay(seat, edition):
    table = without_cards(seat, {3: in_contact("P", "PMMM")}, edition).play("x3")
    assert table.road(3) == "|MMM"
    tank = without_cards(seat, {3: in_contact("MT", "TPPP")}, edition).play("x3")
    assert tank.road(3) == "5M|PPP"


@pytest.mark.rule("R5.2", "R2.2")
@both_seats
@all_editions
def test_a_tank_and_a_special_of_class_tank_leave_together(seat, edition):
    gun = GUN[edition]
    table = without_cards(seat, {3: in_contact("TT", f"{gun}P")}, edition).play("x3")
    assert table.road(3) == "7T|P"
    assert table.stock("north")[gun] == 1


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("own", "enemy", "left"),
    [
        ("S", "MPMT", "T"),
        ("S", "PCMRS", "S"),
        ("S", "MPG", "G"),
        ("P", "MMP", "P"),
        ("P", "MRC", "C"),
        ("C", "PM", ""),
        ("C", "PPPPPP", ""),
        ("T", "PPCS", ""),
        ("T", "PCGM", "M"),
        ("T", "PT", "T"),
        ("T", "PTP", "TP"),
        ("T", "PMP", "MP"),
        ("T", "PYP", "YP"),
        ("M", "TTTT", ""),
        ("M", "TTPT", "PT"),
        ("M", "TMT", "MT"),
        ("G", "SCPRM", ""),
        ("R", "MMMMM", ""),
        ("R", "MMR", "R"),
    ],
)
def test_the_stronger_sweeps_from_front_to_rear_and_stops_at_its_match(seat, edition, own, enemy, left):
    table = without_cards(seat, {3: in_contact(own, enemy)}, edition)
    line = table.road(3).split("|")[0]
    assert table.play("x3").road(3) == f"{line}|{left}"


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
def test_the_attacker_stays_where_it_is(seat, edition):
    table = without_cards(seat, {3: "3TC|PMTMM2"}, edition).play("x3")
    assert table.road(3) == "3TC|TMM2"
    assert table.gap(3) == 3


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
def test_there_is_no_partial_attack(seat, edition):
    table = without_cards(seat, {3: in_contact("S", "MPM")}, edition)
    assert [action for action in table.legal if action[0] == "x"] == ["x3"]
    assert table.play("x3").road(3) == "12S|"


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
def test_the_line_behind_the_stop_keeps_its_place(seat, edition):
    table = without_cards(seat, {3: "TTC|PMTM3"}, edition)
    assert table.gap(3) == 0
    assert table.play("x3").road(3) == "TTC|TM3"


@pytest.mark.rule("R5.3")
@both_seats
@all_editions
def test_the_sweep_does_not_touch_other_roads(seat, edition):
    table = without_cards(seat, {2: "|MM", 3: in_contact("S", "MM"), 4: "|M"}, edition).play("x3")
    assert table.roads == "|/|MM/14S|/|M/|/|/|"


@pytest.mark.rule("R5.4")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("enemy", "left"),
    [
        ("T", ""),
        ("TP", ""),
        ("TPM", "M"),
        ("GTTT", "TT"),
        ("MMMM", "MM"),
        ("TY", "Y"),
        ("MYT", "YT"),
        ("TTY", "Y"),
    ],
)
def test_a_spy_removes_at_most_two_units(seat, edition, enemy, left):
    table = without_cards(seat, {3: in_contact("Y", enemy)}, edition)
    line = table.road(3).split("|")[0]
    assert table.play("x3").road(3) == f"{line}|{left}"


@pytest.mark.rule("R5.4", "R5.2")
@both_seats
@all_editions
def test_spy_against_spy_sends_both_back(seat, edition):
    table = without_cards(seat, {3: in_contact("TY", "YTT")}, edition).play("x3")
    assert table.road(3) == "7T|TT"


@pytest.mark.rule("R5.4")
@both_seats
@all_editions
def test_only_the_spy_is_held_to_two(seat, edition):
    assert without_cards(seat, {3: in_contact("P", "MMMMM")}, edition).play("x3").road(3) == "11P|"


@pytest.mark.rule("R5.4")
@both_seats
@all_editions
def test_no_unit_attacks_an_enemy_spy_but_a_spy(seat, edition):
    for own in f"MTPCSGR{GUN[edition]}":
        assert without_cards(seat, {3: in_contact(own, "Y")}, edition).refused("x3") == "R5.1"


@pytest.mark.rule("R5.5")
@both_seats
@all_editions
def test_removed_units_are_in_their_owners_stock_at_once(seat, edition):
    table = without_cards(seat, {3: in_contact("S", "MPMT")}, edition)
    before = table.stock("north")
    after = table.play("x3").stock("north")
    assert after == {**before, "M": before["M"] + 2, "P": before["P"] + 1}
    assert table.play(".", "P3").road(3) == "9S|PT"


@pytest.mark.rule("R5.5")
@both_seats
@all_editions
def test_the_attacker_who_fell_may_be_placed_again_in_the_same_turn(seat, edition):
    table = without_cards(seat, {3: in_contact("S", "S")}, edition).play("x3", "S3")
    assert (table.road(3), table.ap) == ("S|", 3)


@pytest.mark.rule("R5.5")
@both_seats
@all_editions
def test_no_unit_is_ever_lost(seat, edition):
    roads = {1: in_contact("S", "MPM"), 2: in_contact("T", "T"), 3: in_contact("Y", "TTT")}
    table = without_cards(seat, roads, edition).play("x1", "x2", "x3")
    on_roads = {"south": "SY", "north": "T"}
    for side, standing in on_roads.items():
        assert sum(table.stock(side).values()) == 25 - len(standing)
