"""R6: the arrows of the command tank and the artillery, and what all fire has in common."""

from __future__ import annotations

import pytest

from rules.boards import (
    COUNT,
    GUN,
    LENGTH,
    REACH,
    all_editions,
    both_seats,
    with_cards,
    without_cards,
)

both_arrows = pytest.mark.parametrize("arrow", ["l", "r"])


def targets(edition: str, arrow: str) -> int:
    """The road that an arrow of a gun on road 4 points at, seen from its owner in the south."""
    return 4 - REACH[edition] if arrow == "l" else 4 + REACH[edition]


def abreast(line: str, unit: int, tile: int, row: int) -> str:
    """North's line, front to rear, set so that a tile of its n-th unit from the front lies on a row.

    `tile` counts from the unit's own rear, `row` is south's tile.
    """
    behind = sum(LENGTH[letter] for letter in line[unit + 1 :])
    distance = 18 + 1 - row - behind - tile
    assert distance >= 0
    return f"|{line}{distance or ''}"


# A gun at distance 6 covers south's tiles 7, 8 and 9; its arrows lie on tile 8.
GUN_AT_6, ROW = "6{}|", 8


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
@pytest.mark.parametrize("unit", ["P", "C", "S", "R", "G"])
def test_any_infantry_abreast_of_the_arrow_is_hit_in_any_part(seat, edition, arrow, unit):
    gun, target = GUN[edition], targets(edition, arrow)
    for tile in range(1, LENGTH[unit] + 1):
        roads = {4: GUN_AT_6.format(gun), target: abreast(unit, 0, tile, ROW)}
        table = without_cards(seat, roads, edition).play(f"{gun}{arrow}")
        assert table.road(target) == "|"
        assert table.stock("north")[unit] == COUNT[unit]
        assert table.turn == "s9:4", "fire is free"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_no_mine_tank_or_spy_is_hit(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    for unit in f"MTY{gun}":
        for tile in range(1, LENGTH[unit] + 1):
            roads = {4: GUN_AT_6.format(gun), target: abreast(unit, 0, tile, ROW)}
            assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
@pytest.mark.parametrize("unit", ["P", "G"])
def test_infantry_one_tile_off_the_row_is_missed(seat, edition, arrow, unit):
    gun, target = GUN[edition], targets(edition, arrow)
    for row in (ROW - 1, ROW + 1):
        tile = LENGTH[unit] if row > ROW else 1
        roads = {4: GUN_AT_6.format(gun), target: abreast(unit, 0, tile, row)}
        assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_the_arrow_meets_nothing_on_an_empty_road(seat, edition, arrow):
    gun = GUN[edition]
    assert without_cards(seat, {4: GUN_AT_6.format(gun)}, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_own_units_are_never_hit(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: GUN_AT_6.format(gun), target: "6PP|"}
    assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
@pytest.mark.parametrize(
    ("line", "unit", "left"),
    [
        ("PTT", 0, "TT"),
        ("MYMPTT", 3, "TT"),
        ("TTPMP", 2, "MP"),
        ("PPPC", 1, "PC"),
        ("TTGP", 2, "P"),
        ("MTMS", 3, ""),
    ],
)
def test_the_unit_hit_leaves_with_all_in_front_and_those_behind_stay(seat, edition, arrow, line, unit, left):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: f"10{gun}|", target: abreast(line, unit, 1, 12)}
    table = without_cards(seat, roads, edition)
    distance = table.road(target).removeprefix(f"|{line}")
    table.play(f"{gun}{arrow}")
    assert table.road(target) == (f"|{left}{distance}" if left else "|")
    assert sum(table.stock("north").values()) == 25 - len(left)


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_fire_does_not_touch_the_own_line_on_the_target_road(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    own = "3T|" + abreast("P", 0, 2, ROW)[1:]
    table = without_cards(seat, {4: GUN_AT_6.format(gun), target: own}, edition)
    assert table.gap(target) == 1
    table.play(f"{gun}{arrow}")
    assert table.road(target) == "3T|"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", range(1, 8))
def test_an_arrow_off_the_battlefield_points_at_nothing(seat, edition, road):
    gun, reach = GUN[edition], REACH[edition]
    private = abreast("P", 0, 1, ROW)
    inside = {arrow: other for arrow, other in (("l", road - reach), ("r", road + reach)) if 1 <= other <= 7}
    roads = {road: GUN_AT_6.format(gun), **dict.fromkeys(inside.values(), private)}
    table = without_cards(seat, roads, edition)
    for arrow in "lr":
        if arrow in inside:
            assert table.allows(f"{gun}{arrow}")
        else:
            assert table.refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_only_roads_at_the_exact_distance_are_reached(seat, edition, arrow):
    gun = GUN[edition]
    for target in {1, 2, 3, 5, 6, 7} - {targets(edition, arrow)}:
        roads = {4: GUN_AT_6.format(gun), target: abreast("P", 0, 1, ROW)}
        assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_a_gun_in_the_stock_does_not_fire(seat, edition, arrow):
    gun = GUN[edition]
    roads = {targets(edition, arrow): abreast("P", 0, 2, 2)}
    table = without_cards(seat, roads, edition)
    assert table.refused(f"{gun}{arrow}") == "R6.1"
    assert table.play(f"{gun}4").allows(f"{gun}{arrow}"), "but it fires in the turn it is placed"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
@both_arrows
def test_the_enemys_gun_is_not_mine_to_fire(seat, edition, arrow):
    gun = GUN[edition]
    roads = {4: f"|{gun}6", targets(edition, arrow): "9P|"}
    assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.1"


@pytest.mark.rule("R6.1", "R8")
@both_seats
@all_editions
@both_arrows
def test_a_dug_in_line_cannot_be_fired_at(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: GUN_AT_6.format(gun), target: abreast("P", 0, 1, ROW)}
    table = with_cards(seat, roads, edition, effects=f"dig-in:n{target}")
    assert table.refused(f"{gun}{arrow}") in ("R6.1", "R8")
    other = with_cards(seat, roads, edition, effects="dig-in:n4")
    assert other.allows(f"{gun}{arrow}")


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
def test_a_gun_may_be_placed_where_its_arrows_meet_stronger_units(seat, edition):
    gun = GUN[edition]
    roads = {targets(edition, "l"): "|MM15", targets(edition, "r"): "|TT11"}
    assert without_cards(seat, roads, edition).play(f"{gun}4").road(4) == f"{gun}|"


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
def test_each_arrow_is_a_decision_of_its_own(seat, edition):
    gun = GUN[edition]
    left, right = targets(edition, "l"), targets(edition, "r")
    private = abreast("P", 0, 1, ROW)
    table = without_cards(seat, {4: GUN_AT_6.format(gun), left: private, right: private}, edition)
    assert {f"{gun}l", f"{gun}r"} <= table.legal
    only_left = table.after(f"{gun}l")
    assert (only_left.road(left), only_left.road(right)) == ("|", private)
    both = table.after(f"{gun}r", f"{gun}l")
    assert (both.road(left), both.road(right)) == ("|", "|")
    assert table.after(".").road(left) == private


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
def test_an_arrow_fires_again_when_it_has_a_target_again(seat, edition):
    """The gun fires, is redeployed to the front, and fires left once more in the same turn."""
    gun, target = GUN[edition], targets(edition, "l")
    table = without_cards(seat, {4: f"{gun}T|", target: "|PTCT7"}, edition)
    table.play(f"{gun}l")
    assert table.road(target) == "|TCT7"
    assert table.refused(f"{gun}l") == "R6.1"
    table.play(">4", f"{gun}l")
    assert (table.road(4), table.road(target)) == (f"3T{gun}|", "|T7")
    assert table.ap == 2


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
@pytest.mark.parametrize("line", ["3T{}TT|", "6{}TM|", "TT{}|", "TT{}|MM7"])
def test_the_firing_unit_need_not_lead_its_line(seat, edition, line):
    gun, target = GUN[edition], targets(edition, "l")
    roads = {4: line.format(gun), target: abreast("P", 0, 1, ROW)}
    assert without_cards(seat, roads, edition).play(f"{gun}l").road(target) == "|"


@pytest.mark.rule("R6.2", "R5.1")
@both_seats
@all_editions
def test_a_gun_may_fire_and_attack_in_one_turn(seat, edition):
    gun, target = GUN[edition], targets(edition, "l")
    roads = {4: f"6{gun}|PPTC", target: abreast("P", 0, 1, ROW)}
    table = without_cards(seat, roads, edition, turn="s9:0").play(f"{gun}l", "x4")
    assert (table.road(4), table.road(target)) == (f"6{gun}|TC", "|")


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
def test_the_gun_keeps_its_row_while_its_line_changes_around_it(seat, edition):
    """The rear is redeployed past the gun, the front retreats: the arrow stays on south's tile 8."""
    gun, target = GUN[edition], targets(edition, "l")
    roads = {4: f"TT{gun}|", target: abreast("P", 0, 1, ROW)}
    table = without_cards(seat, roads, edition)
    assert table.after(">4").road(4) == f"3T{gun}T|"
    assert table.after(">4").allows(f"{gun}l")
    assert table.after(">4", ">4").road(4) == f"6{gun}TT|"
    assert table.after(">4", ">4", f"{gun}l").road(target) == "|"
    assert table.after("P4", "<4").allows(f"{gun}l")


@pytest.mark.rule("R6.2")
@both_seats
@all_editions
def test_a_gun_that_was_redeployed_fires_along_its_new_row_only(seat, edition):
    gun, target = GUN[edition], targets(edition, "l")
    roads = {4: f"{gun}T|", target: abreast("P", 0, 2, 2)}
    table = without_cards(seat, roads, edition)
    assert table.allows(f"{gun}l")
    assert table.play(">4").refused(f"{gun}l") == "R6.1"


@pytest.mark.rule("R6.1")
@both_seats
@all_editions
def test_a_gun_that_went_back_to_the_stock_fires_no_more_until_it_is_placed_again(seat, edition):
    gun, target = GUN[edition], targets(edition, "l")
    private = abreast("P", 0, 1, ROW)
    table = without_cards(seat, {4: f"TT{gun}|", target: private}, edition)
    assert table.after("<4").refused(f"{gun}l") == "R6.1"
    assert table.after("<4", f"{gun}4").allows(f"{gun}l")
    assert table.after("<4", f"{gun}7").refused(f"{gun}l") == "R6.1"
    even = without_cards(seat, {4: f"6{gun}|T6", target: private}, edition)
    assert even.allows(f"{gun}l")
    assert even.play("x4").refused(f"{gun}l") == "R6.1"


@pytest.mark.rule("R6.1", "R8")
@both_seats
@all_editions
def test_a_gun_that_the_enemy_removed_fires_no_more(seat, edition):
    gun, reach = GUN[edition], REACH[edition]
    roads = {4: f"14M|{gun}", 4 + reach: "15P|"}
    table = with_cards(seat, roads, edition, hand="sabotage")
    assert table.after(".").allows(f"{gun}l")
    assert table.after("x4", ".").refused(f"{gun}l") == "R6.1"
    assert table.after("!sabotage:4", ".").refused(f"{gun}l") == "R6.1"


@pytest.mark.rule("R6.3")
@both_seats
@pytest.mark.parametrize("between", ["!15T|", "|T15!", "|TTTTT", "TTTTT|"])
def test_the_artillery_fires_over_whatever_lies_between(seat, between):
    roads = {4: "6A|", 3: between, 1: abreast("P", 0, 1, ROW)}
    assert without_cards(seat, roads, "dday").play("Al").road(1) == "|"


@pytest.mark.rule("R6.3")
@both_seats
@all_editions
@both_arrows
@pytest.mark.parametrize("target_road", ["|GTTTPC!", "|PPPPPPCCS!"])
def test_nobody_fires_into_a_conquered_road(seat, edition, arrow, target_road):
    gun, target = GUN[edition], targets(edition, arrow)
    for distance in range(0, 14, 3):
        roads = {4: f"{distance or ''}{gun}|", target: target_road}
        assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.3"


@pytest.mark.rule("R6.4")
@both_seats
@all_editions
@both_arrows
def test_command_tank_and_artillery_fire_in_any_of_their_owners_turns(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: GUN_AT_6.format(gun), target: abreast("P", 0, 1, ROW)}
    table = without_cards(seat, roads, edition)
    assert table.allows(f"{gun}{arrow}")
    assert table.play(".").refused(f"{gun}{arrow}") == "R6.1", "north has none on the battlefield"
    assert table.play(".").allows(f"{gun}{arrow}")


@pytest.mark.rule("R6.5")
@both_seats
@all_editions
@both_arrows
def test_a_gun_on_a_conquered_road_no_longer_fires(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: f"!6{gun}TTT|", target: abreast("P", 0, 1, ROW)}
    assert without_cards(seat, roads, edition).refused(f"{gun}{arrow}") == "R6.5"


@pytest.mark.rule("R6.5")
@both_seats
@all_editions
@both_arrows
def test_not_even_in_the_turn_in_which_its_placement_conquered(seat, edition, arrow):
    gun, target = GUN[edition], targets(edition, arrow)
    roads = {4: "12T|", target: abreast("P", 0, 1, 17)}
    table = without_cards(seat, roads, edition).play(f"{gun}4")
    assert table.conqueror(4) == "south"
    assert table.refused(f"{gun}{arrow}") == "R6.5"
    short = without_cards(seat, {**roads, 4: "11T|"}, edition).play(f"{gun}4")
    assert short.allows(f"{gun}{arrow}"), "one tile short of it, the gun fires"


@pytest.mark.rule("R6.5")
@both_seats
@all_editions
def test_nor_when_another_unit_in_front_of_it_conquers(seat, edition):
    gun, target = GUN[edition], targets(edition, "l")
    roads = {4: f"6{gun}TT|", target: abreast("P", 0, 1, ROW)}
    table = without_cards(seat, roads, edition)
    assert table.allows(f"{gun}l")
    assert table.play("T4").refused(f"{gun}l") == "R6.5"


@pytest.mark.rule("R6.6")
@both_seats
@all_editions
def test_in_a_clash_the_gun_is_a_tank_and_the_mortar_the_lowest_infantry(seat, edition):
    gun = GUN[edition]
    assert without_cards(seat, {4: f"6{gun}|PCSPM"}, edition).play("x4").road(4) == f"6{gun}|M"
    assert without_cards(seat, {4: f"14{gun}|M"}, edition).refused("x4") == "R5.1"
    assert without_cards(seat, {4: "14R|P"}, edition).refused("x4") == "R5.1"
    assert without_cards(seat, {4: "14R|MM"}, edition).play("x4").road(4) == "14R|"
    assert without_cards(seat, {4: "13P|RM"}, edition).play("x4").road(4) == "13P|"
