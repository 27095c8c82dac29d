"""Tests of the reference model: the worked examples of docs/rules.md, then units, attack and fire.

Every test is written from south's seat and played from both. Winning, cards, notation and
random play have files of their own.
"""

import pytest

from .. import Model, ModelRefused, perft
from ..army import UNITS, beats, equal
from ..rules import Rules
from .table import Table, on

# ---- the worked examples


def test_example_1_a_sergeant_removes_mine_private_and_mine_and_stops_at_the_tank(
    table: Table,
) -> None:
    table.set(on(r5="3TPS|MPMT1"), "s5:0")
    table.play("x5")
    assert table.road(5) == "3TPS|T1"


def test_example_2_infantry_removes_two_mines_and_stops_at_its_own_rank(table: Table) -> None:
    table.set(on(r2="3TTTC|MMC"))
    table.play("x2")
    assert table.road(2) == "3TTTC|C"


def test_example_3_mine_against_mine_removes_both_and_nothing_else(table: Table) -> None:
    table.set(on(r2="TTTTM|MTM"), "s5:0")
    table.play("x2")
    assert table.road(2) == "TTTT|TM"


def test_example_4_a_blocked_tank_retreats_for_three_and_a_mine_opens_the_way_to_conquest(
    table: Table,
) -> None:
    table.set(on(r3="TTPPPPM|T"), "n4:2")
    assert "<3" not in table.legal()
    table.set(on(r3="TTPPPPM|T"), "n4:3")
    assert "<3" in table.legal()
    table.play(". x3")
    assert table.road(3) == "TTPPPPM|"
    table.play(">3")
    assert table.road(3) == "!3TPPPPMT|"
    assert table.field(3) == "s5:2"


def test_example_5_an_opening_turn_buys_four_placements_or_two_and_a_redeployment(
    table: Table,
) -> None:
    table.set(turn="s1:4")
    table.play("T3 T3 P4 M4")
    assert table.roads == on(r3="TT|", r4="PM|")
    assert table.legal() == ["."]
    table.set(turn="s1:4")
    table.play("T3 P3 >3")
    assert table.road(3) == "3PT|"
    assert table.legal() == ["."]


def test_example_6_a_command_tank_fires_left_but_not_at_a_mine_and_may_attack_in_front(
    table: Table,
) -> None:
    # The left arrow is in row 5, where the private stands; the right one meets a mine.
    table.set(on(r3="|YMP12", r4="3K|PP8", r5="|M13"), "s5:0")
    assert [action for action in table.legal() if action in ("Kl", "Kr", "x4")] == ["x4", "Kl"]
    fired = table.model.copy()
    table.play("Kl")
    assert table.roads == on(r4="3K|PP8", r5="|M13")
    assert table.legal() == ["x4", "."]
    table.model = fired
    table.play("x4 .")
    assert table.roads == on(r3="|YMP12", r4="3K|", r5="|M13")


def test_example_6_two_privates_left_unattacked_are_blocked(table: Table) -> None:
    table.set(on(r4="3K|PP8"), "n5:3")
    assert "<4" in table.legal()
    table.play("M1")
    assert "<4" not in table.legal()


def test_example_7_artillery_on_4_fires_at_1_and_not_at_the_conquered_7(table: Table) -> None:
    # The arrows are in row 3, north's tile 16.
    table.set(on(r1="|MP14", r4="1A|", r7="|P15"), rules="dday")
    assert "Ar" in table.legal()
    table.set(on(r1="|MP14", r4="1A|", r7="|TTTTTT!"), rules="dday")
    assert "Ar" not in table.legal()
    table.play("Al")
    assert table.road(1) == "|"


def test_example_8_a_mortar_fires_across_a_conquered_road_and_takes_everything_in_front(
    table: Table,
) -> None:
    # The mortar will cover rows 6 and 7, its arrow row 7: north's tile 12.
    table.set(on(r2="|MPT8", r3="!TTTTTT|", r4="3P|"), "s5:1")
    table.play("R4 Rl")
    assert table.road(2) == "|T8"


def test_example_9_privates_remove_each_other_and_a_corporal_removes_private_and_mine(
    table: Table,
) -> None:
    table.set(on(r1="6TTP|PMM", r2="6TTC|PMM"), "s5:0")
    table.play("x1 x2")
    assert table.roads == on(r1="6TT|MM", r2="6TTC|")


def test_example_10_a_general_and_three_tanks_are_four_tiles_short(table: Table) -> None:
    table.set(turn="s1:4")
    table.play("G1 T1 T1 T1 .")
    assert table.road(1) == "GTTT|"
    # North's gap is the same four tiles: a tank fits, a general does not.
    assert "T1" in table.legal()
    assert "G1" not in table.legal()


def test_example_11_the_opening_of_the_rulebooks(table: Table) -> None:
    table.set(turn="n1:4")
    table.play("T4 P4 T5 P5 . P4 P4 M4 T5 . T5 P5 >5 . P4 P4 T4 T3 . T3 P3 P6 M4 . P6 M6 T6 P6 .")
    assert table.roads == "|/|/T|PT/PPMPPT|MPT/T|TPTP3/PMTP|P/|"
    assert table.field(3) == "n7:4"


# ---- units and placing


def test_for_any_two_units_exactly_one_beats_or_they_are_equal() -> None:
    for first in UNITS:
        for second in UNITS:
            assert [beats(first, second), beats(second, first), equal(first, second)].count(True) == 1


def test_nothing_is_placed_behind_a_redeployed_line_not_even_an_exact_fill(table: Table) -> None:
    table.set(on(r1="3PP|"))
    table.play("T1")
    assert table.road(1) == "3PPT|"


def test_a_new_line_begins_flush_after_the_old_one_is_gone(table: Table) -> None:
    table.set(on(r1="3T|"))
    table.play("<1 P1")
    assert table.road(1) == "P|"


def test_a_unit_is_placed_only_where_its_whole_length_fits(table: Table) -> None:
    table.set(on(r1="TTTTP|M"))
    placed = [action for action in table.legal() if action.endswith("1") and action[0] in UNITS]
    assert placed == ["M1", "T1", "P1", "C1", "S1", "R1", "Y1", "K1"]
    table.set(on(r1="TTTTP|PM"))
    placed = [action for action in table.legal() if action.endswith("1") and action[0] in UNITS]
    assert placed == ["M1", "Y1"]


def test_a_special_wedged_in_a_conquered_road_uses_up_the_limit(table: Table) -> None:
    table.set(on(r1="!TTTTTK|", r2="T|"))
    assert not [action for action in table.legal() if action[0] in "GRYK"]


def test_second_front_lets_another_special_in(table: Table) -> None:
    table.set(on(r1="Y|"), south="157/second-front")
    assert "K2" not in table.legal()
    table.play("!second-front K2")
    assert table.field(7) == "second-front:s1"
    assert "G3" not in table.legal()


def test_an_exhausted_stock_places_no_more(table: Table) -> None:
    table.set(on(r1="MMMMM|", r2="S|"))
    assert "M3" not in table.legal()
    assert "S3" not in table.legal()
    table.play("<2")
    assert "S3" in table.legal()


def test_a_lone_unit_does_not_redeploy(table: Table) -> None:
    table.set(on(r1="T|", r2="TM|"))
    assert ">1" not in table.legal()
    assert ">2" in table.legal()


def test_the_lifted_unit_must_fit_into_the_gap(table: Table) -> None:
    table.set(on(r1="TTTTPM|M"))
    assert ">1" not in table.legal()
    table.set(on(r1="MTTTTPM|M"))
    assert ">1" in table.legal()


def test_touching_an_equal_or_weaker_unit_is_not_blocked(table: Table) -> None:
    table.set(on(r1="TTTTT|T", r2="13T|P", r3="13P|T"), "s5:2")
    assert "<1" in table.legal()
    assert "<2" in table.legal()
    assert "<3" not in table.legal()


def test_one_tile_apart_is_not_blocked_and_not_in_contact(table: Table) -> None:
    table.set(on(r1="12P|T"), "s5:2")
    assert "<1" in table.legal()
    assert "x1" not in table.legal()


# ---- attack


def test_a_spy_removes_at_most_two(table: Table) -> None:
    table.set(on(r1="Y|MTP11"))
    table.play("x1")
    assert table.road(1) == "Y|P11"


def test_an_enemy_spy_in_second_place_stays(table: Table) -> None:
    table.set(on(r1="Y|MYP13"))
    table.play("x1")
    assert table.road(1) == "Y|YP13"


def test_spies_in_contact_remove_each_other(table: Table) -> None:
    table.set(on(r1="Y|YP14"))
    table.play("x1")
    assert table.road(1) == "|P14"


def test_nothing_but_a_spy_attacks_a_spy(table: Table) -> None:
    table.set(on(r1="T|YP12", r2="M|T14"))
    assert "x1" not in table.legal()
    assert "x2" in table.legal()


def test_tank_and_command_tank_are_equals(table: Table) -> None:
    table.set(on(r1="TK|TP7"))
    table.play("x1")
    assert table.road(1) == "T|P7"


def test_a_second_attack_in_the_same_turn_is_free_too(table: Table) -> None:
    table.set(on(r1="9TT|PM"), "s5:1")
    table.play("x1")
    assert table.road(1) == "9TT|M"
    table.play("P1 x1")
    assert table.road(1) == "9TTP|"
    assert table.field(3) == "s5:0"


# ---- fire


def test_a_mortar_placed_earlier_does_not_fire_unless_it_always_may(table: Table) -> None:
    table.set(on(r2="|P15", r4="1R|"))
    assert "Rl" not in table.legal()
    table.set(on(r2="|P15", r4="1R|"), effects="fresh")
    assert "Rl" in table.legal()
    table.set(on(r2="|P15", r4="1R|"), rules="ardennes+mortar_fires=always")
    assert "Rl" in table.legal()


def test_a_mortar_redeployed_by_a_card_is_fresh(table: Table) -> None:
    table.set(on(r4="RT|"), "s5:1", south="157/forced-march")
    table.play("!forced-march:4")
    assert table.road(4) == "2TR|"
    assert table.field(7) == "fresh"
    table.play(".")
    assert table.field(7) == "-"


def test_only_a_mortar_from_stock_is_fresh_where_it_must_be_placed(table: Table) -> None:
    table.set(on(r2="|P11", r4="RT|"), rules="ardennes+mortar_fires=placed")
    table.play(">4")
    assert (table.road(4), table.field(7)) == ("2TR|", "-")
    assert "Rl" not in table.legal()
    table.play("<4")
    table.play(".")
    table.play(".")
    table.play("R4")
    assert (table.road(4), table.field(7)) == ("2TR|", "fresh")
    assert "Rl" in table.legal()


def test_redeploying_another_unit_does_not_freshen_the_mortar(table: Table) -> None:
    table.set(on(r4="TR|"))
    table.play(">4")
    assert table.field(7) == "-"


def test_a_mortar_that_leaves_or_conquers_is_no_longer_fresh(table: Table) -> None:
    table.set(on(r4="1R|"), effects="fresh")
    table.play("<4")
    assert table.field(7) == "-"
    table.set(on(r2="|P", r4="TTTTTM|"))
    table.play("R4")
    assert table.road(4) == "!TTTTTMR|"
    assert table.field(7) == "-"
    assert "Rl" not in table.legal()


def test_a_mortar_hits_a_private_only_and_only_to_its_left(table: Table) -> None:
    for target in ("|C15", "|M15", "|T14"):
        table.set(on(r2=target, r4="1R|"), effects="fresh")
        assert "Rl" not in table.legal()
    table.set(on(r4="1R|", r6="|P15"), effects="fresh")
    assert not [action for action in table.legal() if action[0] == "R" and action[1] in "lr"]


def test_fire_hits_any_part_of_a_unit_and_nothing_beside_it(table: Table) -> None:
    # The command tank's arrows are in row 5, north's tile 14.
    for target, hit in (
        ("P11", False),
        ("P12", True),
        ("P13", True),
        ("P14", False),
        ("G8", False),
        ("G9", True),
    ):
        table.set(on(r3=f"|{target}", r4="3K|"))
        assert ("Kl" in table.legal()) == hit


def test_units_behind_the_one_hit_stay_and_fire_does_not_need_the_leading_unit(
    table: Table,
) -> None:
    table.set(on(r4="1KTT|", r5="|MPT11"), "s5:0")
    table.play("Kr")
    assert table.road(5) == "|T11"
    assert "Kr" not in table.legal()


def test_an_arrow_that_points_off_the_battlefield_finds_no_target(table: Table) -> None:
    table.set(on(r1="K|", r2="|P15"))
    assert [action for action in table.legal() if action in ("Kl", "Kr")] == ["Kr"]


def test_a_unit_on_a_conquered_road_no_longer_fires(table: Table) -> None:
    table.set(on(r3="|PPPPPP", r4="TTTTT|"))
    table.play("K4")
    assert table.road(4) == "!TTTTTK|"
    assert "Kl" not in table.legal()


# ---- the order of actions, and counting them


def test_legal_actions_come_in_their_fixed_order(table: Table) -> None:
    hand = ",".join(sorted(Rules.read("ardennes").victory_card_counts))
    table.set(on(r3="|P15", r4="KTM|T", r5="|P15"), "s5:3", south=f"157/{hand}", decks="245/-")
    legal = table.legal()
    on_road_4 = " ".join(action for action in legal if action.endswith("4"))
    assert on_road_4 == ("M4 T4 P4 C4 S4 >4 <4 !forced-march:4 !withdrawal:4 !sabotage:4 !dig-in:4")
    roads = [int(action[-1]) for action in table.model.legal() if action[-1].isdigit()]
    assert roads == sorted(roads)
    assert " ".join(legal[-9:]) == (
        "Kl Kr !reinforcements !second-front !intelligence !supply-cut !night-march !new-orders ."
    )


def test_a_refused_action_changes_nothing(table: Table) -> None:
    table.set(on(r1="T|"), "s5:1")
    before = str(table.model)
    for action in (
        "<1",
        "x1",
        "",
        "T",
        "T8",
        "T0",
        "T1 ",
        "!sabotage:1",
        "!sabotage",
        "A1",
        "Al",
        "t1",
    ):
        with pytest.raises(ModelRefused):
            table.model.apply(action)
    assert str(table.model) == before


def test_perft_counts_sequences_of_exactly_that_length(table: Table) -> None:
    table.set(turn="s1:4")
    # Nine units on seven roads, and the end of the turn.
    assert perft(table.model, 0) == 1
    assert perft(table.model, 1) == 64
    assert perft(table.model, 2) == sum(
        len(_after(table.model, action).legal()) for action in table.model.legal()
    )
    table.set(turn="s5:0#=")
    assert perft(table.model, 1) == 0


def _after(model: Model, action: str) -> Model:
    following = model.copy()
    following.apply(action)
    return following
