"""Tests of the reference model: conquest, winning, drawing, victory cards, and views.

Written from south's seat and played from both.
"""

import pytest

from .. import Model, ModelRefused
from .table import EMPTY, Table, on

# ---- conquest, victory and draws


def test_the_conqueror_draws_the_top_card_and_may_play_it_at_once(table: Table) -> None:
    table.set(on(r1="TTTTT|"), "s5:1", decks="-/reinforcements,sabotage")
    table.play("T1")
    assert table.field(4) == "157/reinforcements"
    assert table.field(6) == "-/sabotage"
    table.play("!reinforcements")
    assert table.field(3) == "s5:1"


def test_a_conquered_road_is_closed(table: Table) -> None:
    table.set(on(r1="!3TTTTT|"), south="157/dig-in,forced-march,sabotage,withdrawal")
    assert not [action for action in table.legal() if action.endswith("1")]
    table.play(".")
    assert not [action for action in table.legal() if action.endswith("1")]


def test_the_winning_conquest_draws_a_card_too(table: Table) -> None:
    table.set(on(r1="!3TTTTT|", r4="4PPPPPPM|"), "s5:1", south="146/-", decks="-/sabotage")
    table.play("M4")
    assert table.outcome() == ("south", "objective")
    assert table.field(3) == "s5:0#s"
    assert table.field(4) == "146/sabotage"
    assert table.legal() == []
    with pytest.raises(ModelRefused):
        table.play(".")


def test_any_three_roads_win_and_an_objective_fulfilled_with_them_is_named_first(
    table: Table,
) -> None:
    roads = on(r1="!3TTTTT|", r2="!6PPPPPP|", r3="2CCSKTT|")
    for objective, how in (("367", "three roads"), ("137", "objective")):
        table.set(roads, "s5:1", south=f"{objective}/-", north="346/-")
        table.play("M3")
        assert table.outcome() == ("south", how)


def test_three_roads_do_not_win_in_the_prototype_unless_objectives_are_off(table: Table) -> None:
    roads = on(r1="!3TTTTT|", r2="!6PPPPPP|", r3="2CCSKTT|")
    for rules, objective, outcome in (
        ("prototype", "2467x", None),
        ("prototype+three_roads_win=on", "2467x", ("south", "three roads")),
        ("prototype+noobjectives", "-", ("south", "three roads")),
    ):
        table.set(
            roads,
            "s5:1",
            south=f"{objective}/-",
            north="-/-" if objective == "-" else "1457x/-",
            rules=rules,
        )
        table.play("M3")
        assert table.road(3) == "!2CCSKTTM|"
        assert table.outcome() == outcome


def test_a_prototype_objective_needs_a_third_road_besides_the_two_named(table: Table) -> None:
    table.set(on(r1="!3TTTTT|", r4="5PPPPPP|"), "s5:4", south="1246x/-", north="1457x/-", rules="prototype")
    table.play("M4")
    assert table.outcome() is None
    table.set(
        on(r1="!3TTTTT|", r4="!6PPPPPP|", r7="2CCSKTT|"),
        south="1246x/-",
        north="1457x/-",
        rules="prototype",
    )
    table.play("M7")
    assert table.outcome() == ("south", "objective")


def test_a_denied_road_in_enemy_hands_keeps_an_objective_from_being_fulfilled(table: Table) -> None:
    for north_road, outcome in ((2, None), (5, ("south", "objective"))):
        roads = on(r1="!3TTTTT|", r3="4PPPPPPM|", **{f"r{north_road}": "|TTTTT3!"})
        table.set(roads, south="west/-", north="245/-")
        table.play("M3")
        assert table.outcome() == outcome


def test_flanks_takes_one_road_on_either_side(table: Table) -> None:
    table.set(on(r1="!3TTTTT|", r2="4PPPPPPM|"), south="flanks/-")
    table.play("M2")
    assert table.outcome() is None
    table.set(on(r1="!3TTTTT|", r6="4PPPPPPM|"), south="flanks/-")
    table.play("M6")
    assert table.outcome() == ("south", "objective")


def test_turn_400_ends_in_a_draw_and_leaves_everything_as_it_was(table: Table) -> None:
    table.set(on(r4="1R|"), "s400:3", effects="fresh,night-march,supply-cut:n2")
    table.play(".")
    assert table.outcome() == ("draw", "turn limit")
    assert table.field(3) == "s400:3#="
    assert table.field(7) == "fresh,night-march,supply-cut:n2"


HOPELESS = on(r1="|TTT9!", r2="!9TTT|", r3="|PPPP10!", r4="|TTTT6!", r6="!10PPPP|", r7="!6TTTT|")


def test_a_game_nobody_can_win_is_drawn_at_the_end_of_the_turn(table: Table) -> None:
    table.set(HOPELESS, "s400:3", south="1347x/-", north="1267x/-", rules="prototype")
    assert table.outcome() is None
    table.play("M5 .")
    assert table.outcome() == ("draw", "nobody can win")
    assert table.field(3) == "s400:2#="


def test_a_game_goes_on_while_one_player_or_new_orders_could_still_win(table: Table) -> None:
    table.set(HOPELESS, south="1347x/-", north="2456x/-", rules="prototype")
    table.play(".")
    assert table.outcome() is None
    rules = "prototype+victory_deck=ardennes"
    for hand, deck in (("new-orders", "-"), ("-", "new-orders")):
        table.set(HOPELESS, south="1347x/-", north=f"1267x/{hand}", decks=f"-/{deck}", rules=rules)
        table.play(".")
        assert table.outcome() is None
    # With three roads of choice to win, two held roads each leave both a chance.
    open_roads = on(r1="|TTT9!", r2="!9TTT|", r3="|PPPP10!", r6="!10PPPP|")
    table.set(open_roads, south="1347x/-", north="1267x/-", rules="prototype+three_roads_win=on")
    table.play(".")
    assert table.outcome() is None


def test_a_parsed_end_is_explained_by_the_position_where_it_can_be(table: Table) -> None:
    for roads, turn, south, rules, outcome in (
        (on(r1="!3TTTTT|", r4="!6PPPPPP|"), "s5:0#s", "146/-", "ardennes", ("south", "objective")),
        (EMPTY, "s5:0#n", "146/-", "ardennes", ("north", "other")),
        (EMPTY, "s5:0#=", "146/-", "ardennes", ("draw", "other")),
        (EMPTY, "s400:0#=", "146/-", "ardennes", ("draw", "turn limit")),
        (HOPELESS, "s400:0#=", "1347x/-", "prototype", ("draw", "nobody can win")),
    ):
        table.set(roads, turn, south=south, north="1267x/-" if rules == "prototype" else "246/-", rules=rules)
        assert table.outcome() == outcome
        assert table.legal() == []


# ---- victory cards


def test_supply_cuts_add_up_and_end_when_that_turn_begins(table: Table) -> None:
    table.set(south="157/supply-cut,supply-cut")
    table.play("!supply-cut !supply-cut")
    assert table.field(7) == "supply-cut:n4"
    table.play(".")
    assert table.field(3) == "n6:0"
    assert table.field(7) == "-"


def test_night_march_makes_redeploying_cost_one_for_this_turn_only(table: Table) -> None:
    table.set(on(r1="TTM|"), "s5:2", south="157/night-march,night-march")
    table.play("!night-march")
    assert "!night-march" not in table.legal()
    table.play(">1 >1")
    assert table.field(3) == "s5:0"
    table.play(". .")
    assert table.field(7) == "-"
    assert "!night-march" in table.legal()


def test_a_withdrawal_is_free_even_when_blocked(table: Table) -> None:
    table.set(on(r1="13P|T"), "s5:0", south="157/withdrawal")
    table.play("!withdrawal:1")
    assert table.road(1) == "|T"
    assert table.field(3) == "s5:0"


def test_sabotage_sends_the_enemys_leading_unit_home(table: Table) -> None:
    table.set(on(r1="|TM5", r2="T|"), south="157/sabotage")
    assert "!sabotage:2" not in table.legal()
    table.play("!sabotage:1")
    assert table.road(1) == "|M5"


def test_a_dug_in_line_cannot_be_attacked_fired_at_or_sabotaged(table: Table) -> None:
    table.set(on(r3="14P|P", r4="13K|", r5="|P2"), south="157/sabotage", effects="dig-in:n3,dig-in:n5")
    assert not [
        action for action in table.legal() if action in ("x3", "Kl", "Kr", "!sabotage:3", "!sabotage:5")
    ]
    table.set(on(r3="14P|P", r4="13K|", r5="|P2"), south="157/sabotage", effects="dig-in:s3")
    assert {"x3", "Kr", "!sabotage:3"} <= set(table.legal())


def test_dig_in_outlives_its_line_and_ends_when_the_own_next_turn_begins(table: Table) -> None:
    table.set(on(r3="P|"), south="157/dig-in,dig-in")
    table.play("!dig-in:3 <3")
    assert table.field(7) == "dig-in:s3"
    table.play("T3")
    assert "!dig-in:3" not in table.legal()
    table.play(".")
    assert table.field(7) == "dig-in:s3"
    table.play(".")
    assert table.field(7) == "-"


def test_dig_in_of_both_sides_ends_when_the_road_is_conquered(table: Table) -> None:
    table.set(on(r3="TTTTT|"), effects="dig-in:n3,dig-in:s3")
    table.play("T3")
    assert table.field(7) == "-"


def test_intelligence_lasts_until_the_enemy_changes_its_objective(table: Table) -> None:
    table.set(south="157/intelligence,intelligence", north="137/new-orders", decks="245,west/-")
    table.play("!intelligence")
    assert "!intelligence" not in table.legal()
    table.play(". !new-orders")
    assert table.field(5) == "245/-"
    assert table.field(6) == "west,137/-"
    assert table.field(7) == "-"
    table.play(".")
    assert "!intelligence" in table.legal()


def test_new_orders_can_win_at_once_and_need_a_card_in_the_deck(table: Table) -> None:
    roads = on(r1="!3TTTTT|", r4="!6PPPPPP|")
    table.set(roads, south="157/new-orders", decks="-/-")
    assert "!new-orders" not in table.legal()
    table.set(roads, south="157/new-orders", decks="146/-")
    table.play("!new-orders")
    assert table.outcome() == ("south", "objective")
    assert table.field(6) == "157/-"


def test_own_new_orders_leave_own_intelligence_in_force(table: Table) -> None:
    table.set(south="157/new-orders", decks="245/-", effects="intelligence:n,intelligence:s")
    table.play("!new-orders")
    assert table.field(7) == "intelligence:s"


def test_second_front_and_intelligence_cannot_be_played_where_they_mean_nothing(
    table: Table,
) -> None:
    table.set(south="157/second-front", rules="ardennes+nospecials")
    assert "!second-front" not in table.legal()
    table.set(south="-/intelligence,new-orders", north="-/-", rules="ardennes+noobjectives")
    assert not [action for action in table.legal() if action.startswith("!")]


# ---- what a player sees, and the deal


def test_a_view_hides_the_other_players_cards_and_the_decks() -> None:
    table = Table(turned=False)
    table.set(
        south="157/dig-in",
        north="137/sabotage,sabotage",
        decks="245,west/new-orders",
        effects="intelligence:n",
    )
    views = {
        viewer: table.model.view_text(viewer).split(" ")[3:] for viewer in ("south", "north", "spectator")
    }
    assert views["south"] == ["157/dig-in", "?/?,?", "#2/#1", "intelligence:n"]
    assert views["north"] == ["157/?", "137/sabotage,sabotage", "#2/#1", "intelligence:n"]
    assert views["spectator"] == ["?/?", "?/?,?", "#2/#1", "intelligence:n"]
    for viewer in views:
        with pytest.raises(ModelRefused):
            Model.parse(table.model.view_text(viewer))


def test_a_view_without_objectives_shows_a_dash_and_a_view_of_an_ended_game_shows_all() -> None:
    table = Table(turned=False)
    table.set(south="-/-", north="-/dig-in", rules="dday+noobjectives")
    assert table.model.view_text("south").split(" ")[3:] == ["-/-", "-/?", "#0/#0", "-"]
    table.set(turn="s5:0#n", north="137/dig-in", decks="245/sabotage")
    for viewer in ("south", "north", "spectator"):
        assert table.model.view_text(viewer) == str(table.model)


def test_a_new_game_deals_an_objective_to_each_and_keeps_the_rest_in_the_deck() -> None:
    model = Model.new("ardennes", seed=7, start="north", first_turn_ap=2)
    _, roads, turn, south, north, decks, effects = str(model).split(" ")
    assert (roads, turn, effects) == (EMPTY, "n1:2", "-")
    objectives, victory = (deck.split(",") for deck in decks.split("/"))
    assert (len(objectives), len(victory)) == (18, 20)
    assert len({*objectives, south.removesuffix("/-"), north.removesuffix("/-")}) == 20
    assert str(Model.new("ardennes", 7, "north", 2)) == str(model)
    assert str(Model.new("dday+novictory+noobjectives", 1)).split(" ")[3:] == [
        "-/-",
        "-/-",
        "-/-",
        "-",
    ]
