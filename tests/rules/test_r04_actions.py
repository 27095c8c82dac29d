"""R4: place, redeploy, retreat, blocked."""

from __future__ import annotations

import pytest

from rules.boards import (
    COUNT,
    GUN,
    LENGTH,
    all_editions,
    army,
    both_seats,
    with_cards,
    without_cards,
)

#: Pairs in contact: the first is beaten by the second, and so is blocked.
BLOCKED = [
    ("T", "M"),
    ("P", "T"),
    ("M", "P"),
    ("P", "C"),
    ("C", "S"),
    ("S", "G"),
    ("R", "P"),
    ("T", "Y"),
    ("G", "T"),
]


@pytest.mark.rule("R4.1")
@both_seats
@all_editions
def test_every_unit_may_be_placed_on_every_road_for_1_ap(seat, edition):
    start = without_cards(seat, {}, edition)
    for unit in army(edition):
        for road in range(1, 8):
            table = start.after(f"{unit}{road}")
            assert table.road(road) == f"{unit}|"
            assert table.ap == 3
            assert table.stock()[unit] == COUNT[unit] - 1


@pytest.mark.rule("R4.1")
@both_seats
@all_editions
def test_a_unit_is_placed_in_front_of_the_leading_unit(seat, edition):
    assert without_cards(seat, {3: "3PT|M"}, edition).play("C3").road(3) == "3PTC|M"


@pytest.mark.rule("R4.1", "R2.4", "R1.6")
@both_seats
@all_editions
def test_a_placement_must_fit_and_keep_the_limit(seat, edition):
    table = without_cards(seat, {3: "14T|", 4: "Y|"}, edition)
    assert table.refused("P3") == "R1.6"
    assert table.refused("G1") == "R2.4"


@pytest.mark.rule("R4.1", "R7.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["!15T|", "|T15!", "!TTTTTT|", "|TTTTTT!"])
@pytest.mark.parametrize("action", ["M3", ">3", "<3", "x3"])
def test_nothing_is_done_on_a_conquered_road(seat, edition, road, action):
    assert without_cards(seat, {3: road}, edition).refused(action) == "R7.1"


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_redeploying_lifts_the_rearmost_unit_to_the_front(seat, edition):
    table = without_cards(seat, {3: "TPM|P"}, edition).play(">3")
    assert table.road(3) == "3PMT|P"
    assert table.ap == 2
    assert table.stock()["T"] == COUNT["T"] - 1


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_the_rest_of_the_line_stays_and_the_tiles_it_left_stay_empty(seat, edition):
    table = without_cards(seat, {3: "4TPM|"}, edition)
    assert table.gap(3) == 8
    table.play(">3")
    assert (table.road(3), table.gap(3)) == ("7PMT|", 5)


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_a_lone_unit_does_not_hop(seat, edition):
    for unit in army(edition):
        assert without_cards(seat, {3: f"{unit}|"}, edition).refused(">3") == "R4.2"
        assert without_cards(seat, {3: f"5{unit}|"}, edition).refused(">3") == "R4.2"


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_where_there_is_no_line_there_is_nothing_to_redeploy(seat, edition):
    assert without_cards(seat, {3: "|TP"}, edition).refused(">3") == "R4.2"


@pytest.mark.rule("R4.2", "R1.6")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", "MTPCSGRY")
def test_the_lifted_unit_must_fit_into_the_gap(seat, edition, unit):
    free = 18 - LENGTH[unit] - 1 - 3
    exact = f"{unit}M|T{free - LENGTH[unit] or ''}"
    table = without_cards(seat, {3: exact}, edition)
    assert table.gap(3) == LENGTH[unit]
    assert table.play(">3").road(3) == f"{LENGTH[unit]}M{unit}|T{free - LENGTH[unit] or ''}"
    short = without_cards(seat, {3: f"{unit}M|T{free - LENGTH[unit] + 1}"}, edition)
    assert short.refused(">3") == "R1.6"


@pytest.mark.rule("R4.2", "R1.6")
@both_seats
def test_the_tiles_a_unit_leaves_do_not_count_towards_the_gap(seat):
    assert without_cards(seat, {3: "TTTTTM|"}).refused(">3") == "R1.6"


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_only_the_rearmost_unit_can_be_redeployed(seat, edition):
    """The one redeployment on a road takes the rear; with too long a rear there is none."""
    table = without_cards(seat, {3: "GMP|TTT"}, edition)
    assert table.gap(3) == 1
    assert table.refused(">3") == "R1.6"
    assert [action for action in table.legal if action.startswith(">")] == []


@pytest.mark.rule("R4.2")
@both_seats
@all_editions
def test_two_redeployments_fill_one_turn(seat, edition):
    table = without_cards(seat, {3: "TP|"}, edition).play(">3", ">3")
    assert (table.road(3), table.ap) == ("5TP|", 0)


@pytest.mark.rule("R4.2", "R2.4")
@both_seats
@all_editions
def test_a_special_unit_may_be_redeployed_under_the_limit(seat, edition):
    assert without_cards(seat, {3: "GT|"}, edition).play(">3").road(3) == "5TG|"


@pytest.mark.rule("R4.3")
@both_seats
@all_editions
def test_a_retreat_returns_the_leading_unit_to_the_stock_for_2_ap(seat, edition):
    table = without_cards(seat, {3: "4TPM|"}, edition).play("<3")
    assert (table.road(3), table.ap, table.stock()["M"]) == ("4TP|", 2, 5)


@pytest.mark.rule("R4.3")
@both_seats
@all_editions
def test_the_last_unit_of_a_line_may_retreat(seat, edition):
    table = without_cards(seat, {3: "4T|P"}, edition).play("<3")
    assert table.road(3) == "|P"


@pytest.mark.rule("R4.3")
@both_seats
@all_editions
def test_where_there_is_no_line_nobody_retreats(seat, edition):
    assert without_cards(seat, {3: "|TP"}, edition).refused("<3") == "R4.3"


@pytest.mark.rule("R4.3")
@both_seats
@all_editions
def test_a_unit_that_retreated_may_be_placed_again_at_once(seat, edition):
    table = without_cards(seat, {3: "TS|"}, edition).play("<3", "S5")
    assert (table.road(3), table.road(5), table.ap) == ("T|", "S|", 1)


@pytest.mark.rule("R4.3", "R4.4")
@both_seats
@all_editions
@pytest.mark.parametrize(("own", "enemy"), BLOCKED)
def test_the_retreat_of_a_blocked_unit_costs_3(seat, edition, own, enemy):
    road = f"{18 - LENGTH[own] - LENGTH[enemy]}{own}|{enemy}"
    table = without_cards(seat, {3: road}, edition, turn="s9:3").play("<3")
    assert (table.road(3), table.ap) == (f"|{enemy}", 0)
    assert without_cards(seat, {3: road}, edition, turn="s9:2").refused("<3") == "R4.3"


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("enemy", "own"), [*BLOCKED, ("M", "M"), ("T", "T"), ("P", "P"), ("C", "C"), ("Y", "Y"), ("G", "G")]
)
def test_touching_an_equal_or_weaker_unit_does_not_block(seat, edition, own, enemy):
    road = f"{18 - LENGTH[own] - LENGTH[enemy]}{own}|{enemy}"
    assert without_cards(seat, {3: road}, edition).play("<3").ap == 2


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
@pytest.mark.parametrize(("own", "enemy"), BLOCKED)
def test_a_stronger_unit_one_tile_away_does_not_block(seat, edition, own, enemy):
    road = f"{17 - LENGTH[own] - LENGTH[enemy]}{own}|{enemy}"
    table = without_cards(seat, {3: road}, edition)
    assert table.gap(3) == 1
    assert table.play("<3").ap == 2


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_touching_the_starting_block_does_not_block(seat, edition):
    assert without_cards(seat, {3: "T|"}, edition).play("<3").ap == 2


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_who_made_the_contact_does_not_matter(seat, edition):
    """South walks a tank up to a mine; north walks a mine up to a tank: both tanks are blocked."""
    walked = without_cards(seat, {3: "TTTT|MP"}, edition).play("T3", ".", ".")
    assert walked.play("<3").ap == 1
    met = without_cards(seat, {3: "TTTTT|P"}, edition).play(".", "M3", ".")
    assert met.play("<3").ap == 1


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_a_unit_can_be_blocked_in_the_turn_it_was_placed(seat, edition):
    table = without_cards(seat, {3: "TTTT|MP"}, edition).play("T3")
    assert table.ap == 3
    assert table.play("<3").ap == 0


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_a_special_unit_is_blocked_like_any_other(seat, edition):
    gun = GUN[edition]
    for own, enemy in ((gun, "M"), ("G", "T"), ("R", "P"), ("G", gun), (gun, "Y")):
        road = f"{18 - LENGTH[own] - LENGTH[enemy]}{own}|{enemy}"
        assert without_cards(seat, {3: road}, edition).play("<3").ap == 1


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_only_the_leading_units_decide_who_is_blocked(seat, edition):
    """A tank behind the leading private does not block the enemy private in front of it."""
    table = without_cards(seat, {3: "8TP|PT"}, edition)
    assert table.gap(3) == 0
    assert table.play("<3").ap == 2


@pytest.mark.rule("R4.4", "R5.1")
@both_seats
@all_editions
def test_a_dug_in_enemy_still_blocks(seat, edition):
    table = with_cards(seat, {3: "14T|M"}, edition, effects="dig-in:n3")
    assert table.play("<3").ap == 1


@pytest.mark.rule("R4.4")
@both_seats
@all_editions
def test_a_blocked_line_may_not_grow_but_may_be_left_alone(seat, edition):
    table = without_cards(seat, {3: "TTTT|MTP"}, edition)
    assert table.gap(3) == 0
    assert table.refused("M3") == "R1.6"
    assert table.refused(">3") == "R1.6"
    assert table.allows(".")
