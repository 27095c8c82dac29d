"""R8: the victory cards and what each of them does (dig-in has a file of its own)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.boards import (
    GUN,
    all_editions,
    both_seats,
    retail_editions,
    with_cards,
)
from sevenroads import State

STARRED = (
    "reinforcements",
    "forced-march",
    "withdrawal",
    "sabotage",
    "second-front",
    "intelligence",
    "dig-in",
    "supply-cut",
)
ALL = (*STARRED, "night-march", "new-orders")


def three_supply_cuts(tmp_path) -> str:
    """A custom victory deck with three cards that add up to 6 AP."""
    path = tmp_path / "cuts.toml"
    path.write_text(
        'format = 1\nkind = "victory"\nid = "cuts"\n[[cards]]\nid = "supply-cut"\ncount = 3\n'
        '[[cards]]\nid = "reinforcements"\ncount = 1\n'
    )
    return f"+victory_deck={path}"


# ---------------------------------------------------------------- the deck


@pytest.mark.rule("R8")
@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        ("ardennes", dict.fromkeys(ALL, 2)),
        ("dday", dict.fromkeys(ALL, 2)),
        ("prototype", dict.fromkeys(STARRED, 1)),
    ],
)
def test_each_edition_has_its_victory_deck(edition, cards):
    deck = State.new(edition, seed=1).layout().victory_deck
    assert Counter(deck) == cards


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_a_card_is_played_only_from_the_own_hand(seat, edition):
    table = with_cards(seat, {3: "T|P"}, edition, enemy_hand="supply-cut", victory_deck="reinforcements")
    for card in ("!supply-cut", "!reinforcements", "!sabotage:3"):
        assert table.refused(card) == "R8"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_a_card_is_played_only_in_the_own_turn(seat, edition):
    table = with_cards(seat, {3: "T|P"}, edition, hand="supply-cut")
    assert table.allows("!supply-cut")
    assert table.play(".").refused("!supply-cut") == "R8"


@pytest.mark.rule("R8", "R3.2")
@both_seats
@all_editions
def test_a_played_card_is_discarded_face_up_and_costs_nothing_unless_it_says_so(seat, edition):
    table = with_cards(seat, {3: "T|P"}, edition, hand="sabotage,supply-cut", turn="s9:1")
    before = Counter(table.state.view("spectator").discards)
    table.play("!supply-cut")
    assert (table.hand(), table.turn, table.victory_deck) == ("sabotage", "s9:1", "-")
    for viewer in ("south", "north", "spectator"):
        assert Counter(table.state.view(viewer).discards) - before == {"supply-cut": 1}


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_of_two_equal_cards_one_is_discarded(seat, edition):
    table = with_cards(seat, {}, edition, hand="reinforcements,reinforcements")
    assert table.play("!reinforcements").hand() == "reinforcements"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_a_card_for_a_road_is_not_played_without_one(seat, edition):
    table = with_cards(seat, {3: "TP|P"}, edition, hand="sabotage,supply-cut")
    assert "!sabotage" not in table.legal
    assert "!supply-cut:3" not in table.legal
    assert {"!sabotage:3", "!supply-cut"} <= table.legal


# ---------------------------------------------------------------- reinforcements


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_reinforcements_of_our_decks_bring_1_ap_in_this_turn_only(seat, edition):
    table = with_cards(seat, {}, edition, hand="reinforcements").play("!reinforcements")
    assert table.turn == "s9:5"
    assert table.play("T1", "T1", "T2", "T2", "T3").turn == "s9:0"
    assert table.play(".", ".").turn == "s11:4"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_the_points_of_two_cards_add_up(seat, edition):
    table = with_cards(seat, {}, edition, hand="intelligence,reinforcements,reinforcements")
    assert table.play("!reinforcements", "!intelligence", "!reinforcements").turn == "s9:7"


def deck_file(tmp_path, *cards: str) -> str:
    """The option for a deck with these cards, each `id` or `id:points`."""
    path = tmp_path / "deck.toml"
    text = 'format = 1\nkind = "victory"\nid = "deck"\n'
    for card in cards:
        name, _, points = card.partition(":")
        text += f'[[cards]]\nid = "{name}"\n' + (f"points = {points}\n" if points else "")
    path.write_text(text)
    return f"+victory_deck={path}"


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_without_points_in_the_deck_reinforcements_bring_2_ap_and_the_others_nothing(seat, edition, tmp_path):
    options = deck_file(tmp_path, "reinforcements", "sabotage", "forced-march", "intelligence")
    hand = "forced-march,intelligence,reinforcements,sabotage"
    table = with_cards(seat, {3: "TP|PT"}, edition, options=options, hand=hand, turn="s9:0")
    assert table.play("!sabotage:3", "!forced-march:3", "!intelligence").turn == "s9:0"
    assert table.play("!reinforcements").turn == "s9:2"


@pytest.mark.rule("R8", "R3.2")
@both_seats
@all_editions
def test_a_card_that_costs_points_needs_them(seat, edition, tmp_path):
    options = deck_file(tmp_path, "withdrawal:-2", "dig-in:-1")
    table = with_cards(seat, {3: "T|P"}, edition, options=options, hand="dig-in,withdrawal", turn="s9:2")
    assert {"!withdrawal:3", "!dig-in:3"} <= table.legal
    table.play("!dig-in:3")
    assert (table.turn, table.refused("!withdrawal:3")) == ("s9:1", "R8")


@pytest.mark.rule("R8", "R3.1")
@both_seats
@all_editions
def test_cards_that_give_points_may_be_played_with_none_left(seat, edition, tmp_path):
    options = deck_file(tmp_path, "second-front:2", "supply-cut:1", "night-march:1")
    hand = "night-march,second-front,supply-cut"
    table = with_cards(seat, {3: "T|P"}, edition, options=options, hand=hand, turn="s9:0")
    assert table.play("!second-front", "!supply-cut", "!night-march").turn == "s9:4"


# ---------------------------------------------------------------- forced-march and withdrawal


@pytest.mark.rule("R8", "R4.2")
@both_seats
@all_editions
def test_forced_march_redeploys_for_1_ap(seat, edition):
    table = with_cards(seat, {3: "TPM|"}, edition, hand="forced-march", turn="s9:1")
    table.play("!forced-march:3")
    assert (table.road(3), table.turn, table.hand()) == ("3PMT|", "s9:0", "-")


@pytest.mark.rule("R8", "R4.3")
@both_seats
@all_editions
@pytest.mark.parametrize(("road", "left"), [("TP|", "T|"), ("14T|M", "|M"), ("13TM|M", "13T|M")])
def test_withdrawal_retreats_for_nothing_blocked_or_not(seat, edition, road, left):
    table = with_cards(seat, {3: road}, edition, hand="withdrawal", turn="s9:0")
    table.play("!withdrawal:3")
    assert (table.road(3), table.turn, table.hand()) == (left, "s9:0", "-")
    assert sum(table.stock().values()) == 25 - len(left.split("|")[0].strip("0123456789"))


# ---------------------------------------------------------------- sabotage


@pytest.mark.rule("R8")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("road", "left"),
    [("|PT", "|T"), ("T|PT", "T|T"), ("12T|T", "12T|"), ("|GT4", "|T4"), ("13P|YP", "13P|P")],
)
def test_sabotage_sends_the_enemys_leading_unit_back(seat, edition, road, left):
    table = with_cards(seat, {3: road}, edition, hand="sabotage", turn="s9:2").play("!sabotage:3")
    assert (table.road(3), table.turn, table.hand()) == (left, "s9:0", "-")
    standing = left.split("|")[1].strip("0123456789")
    assert sum(table.stock("north").values()) == 25 - len(standing)


@pytest.mark.rule("R8", "R2.4")
@both_seats
@all_editions
def test_sabotage_of_a_special_unit_frees_the_enemys_limit(seat, edition):
    table = with_cards(seat, {3: "|G"}, edition, hand="sabotage").play("!sabotage:3", ".")
    assert table.allows(f"{GUN[edition]}1")


# ---------------------------------------------------------------- second-front


@pytest.mark.rule("R8", "R2.4")
@both_seats
@all_editions
def test_a_second_front_lasts_for_the_rest_of_the_game(seat, edition):
    table = with_cards(seat, {3: "G|"}, edition, hand="second-front").play("!second-front", ".")
    assert table.effects == "second-front:s1"
    table.play("Y1")
    assert table.refused("G1") == "R2.4", "the enemy's limit has not changed"
    assert table.play(".", "Y1").road(1) == "Y|Y"


@pytest.mark.rule("R8", "R2.4")
@both_seats
@retail_editions
def test_two_second_fronts_let_three_special_units_stand(seat, edition):
    table = with_cards(seat, {}, edition, hand="second-front,second-front")
    table.play("!second-front", "!second-front", "G1", "Y2", "R3")
    assert table.effects == "fresh,second-front:s2"
    assert table.refused(f"{GUN[edition]}4") == "R2.4"


@pytest.mark.rule("R8", "R2.4")
@both_seats
@all_editions
def test_a_second_front_helps_when_a_special_unit_is_wedged(seat, edition):
    table = with_cards(seat, {3: "!17Y|"}, edition, hand="second-front")
    assert table.refused("G1") == "R2.4"
    assert table.play("!second-front", "G1").road(1) == "G|"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_a_second_front_may_be_played_with_a_single_special_unit_in_play(seat, edition):
    table = with_cards(seat, {}, edition, options="+specials=G", hand="second-front")
    assert table.play("!second-front").effects == "second-front:s1"


# ---------------------------------------------------------------- intelligence


@pytest.mark.rule("R8", "R11")
@both_seats
@all_editions
def test_intelligence_shows_the_enemys_objective_for_the_rest_of_the_game(seat, edition):
    table = with_cards(seat, {}, edition, hand="intelligence")
    enemy = table.objective("north")
    assert table.view("south").split(" ")[4] == "?/-"
    table.play("!intelligence")
    assert table.effects == "intelligence:s"
    for _ in range(4):
        assert table.view("south").split(" ")[4] == f"{enemy}/-"
        assert table.view("north").split(" ")[3] == "?/-"
        assert table.view("spectator").split(" ")[3:5] == ["?/-", "?/-"]
        table.play(".")


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_the_enemys_new_orders_end_my_intelligence(seat, edition):
    table = with_cards(
        seat,
        {},
        edition,
        turn="n9:4",
        hand="intelligence",
        enemy_hand="new-orders",
        objective_deck="235,245",
        effects="intelligence:s",
    )
    table.play("!new-orders")
    assert table.effects == "-"
    assert table.view("south").split(" ")[4] == "?/-"
    table.play(".")
    assert table.allows("!intelligence"), "it may be played again"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_my_own_new_orders_leave_my_intelligence_in_force(seat, edition):
    table = with_cards(
        seat, {}, edition, hand="new-orders", objective_deck="235", effects="intelligence:n,intelligence:s"
    )
    assert table.play("!new-orders").effects == "intelligence:s"


# ---------------------------------------------------------------- supply-cut


@pytest.mark.rule("R8")
@both_seats
@all_editions
def test_a_supply_cut_costs_the_enemy_2_ap_in_its_next_turn_only(seat, edition):
    table = with_cards(seat, {}, edition, hand="supply-cut").play("!supply-cut")
    assert (table.effects, table.turn) == ("supply-cut:n2", "s9:4")
    table.play(".")
    assert (table.effects, table.turn) == ("-", "n10:2")
    assert table.play(".", ".").turn == "n12:4"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_two_supply_cuts_add_up(seat, edition):
    table = with_cards(seat, {}, edition, hand="supply-cut,supply-cut")
    table.play("!supply-cut", "!supply-cut")
    assert table.effects == "supply-cut:n4"
    assert table.play(".").turn == "n10:0"
    assert table.legal == {"."}


@pytest.mark.rule("R8.1", "R9.1")
@both_seats
@all_editions
def test_a_turn_never_begins_below_0_ap(seat, edition, tmp_path):
    options = three_supply_cuts(tmp_path)
    hand = "supply-cut,supply-cut,supply-cut"
    table = with_cards(seat, {}, edition, options=options, hand=hand, enemy_hand="reinforcements")
    table.play("!supply-cut", "!supply-cut", "!supply-cut")
    assert table.effects == "supply-cut:n6"
    assert table.play(".").turn == "n10:0"
    assert table.play("!reinforcements").turn == "n10:2", "and it owes nothing"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_supply_cuts_of_both_players_do_not_meet(seat, edition):
    table = with_cards(seat, {}, edition, hand="supply-cut", enemy_hand="supply-cut")
    table.play("!supply-cut", ".", "!supply-cut")
    assert (table.effects, table.turn) == ("supply-cut:s2", "n10:2")
    assert table.play(".").turn == "s11:2"


# ---------------------------------------------------------------- night-march


@pytest.mark.rule("R8", "R4.2")
@both_seats
@retail_editions
def test_by_night_redeploying_costs_1_ap(seat, edition):
    table = with_cards(seat, {3: "TP|"}, edition, hand="night-march", turn="s9:1")
    assert table.refused(">3") == "R4.2"
    table.play("!night-march")
    assert table.effects == "night-march"
    assert table.play(">3").turn == "s9:0"
    assert table.refused(">3") == "R4.2"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_by_night_a_forced_march_costs_the_same(seat, edition):
    table = with_cards(seat, {3: "TP|"}, edition, hand="forced-march", turn="s9:2", effects="night-march")
    assert table.play("!forced-march:3", ">3").road(3) == "5TP|"
    assert table.turn == "s9:0"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_a_night_march_ends_with_the_turn(seat, edition):
    table = with_cards(seat, {3: "TP|PT"}, edition, hand="night-march").play("!night-march", ".")
    assert table.effects == "-"
    assert table.after(">3").turn == "n10:2"
    assert table.play(".").after(">3").turn == "s11:2"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_by_night_nothing_else_becomes_cheaper(seat, edition):
    table = with_cards(seat, {3: "TP|", 4: "14T|M"}, edition, effects="night-march")
    assert table.after("T1").ap == 3
    assert table.after("<3").ap == 2
    assert table.after("<4").ap == 1


# ---------------------------------------------------------------- new-orders


@pytest.mark.rule("R8", "R8.2")
@both_seats
@retail_editions
def test_new_orders_put_the_old_objective_under_the_deck_and_draw_the_top_one(seat, edition):
    table = with_cards(seat, {}, edition, hand="new-orders", objective_deck="235,west,245")
    table.play("!new-orders")
    assert (table.objective(), table.objective_deck) == ("235", "west,245,136")
    assert (table.objective("north"), table.hand(), table.turn) == ("257", "-", "s9:4")


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_new_orders_from_a_deck_of_one_card_change_places_with_it(seat, edition):
    table = with_cards(seat, {}, edition, hand="new-orders,new-orders", objective_deck="235")
    assert table.play("!new-orders").objective() == "235"
    assert table.objective_deck == "136"
    assert table.play("!new-orders").objective() == "136"
    assert table.objective_deck == "235"


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_new_orders_of_both_players_go_round_the_same_deck(seat, edition):
    table = with_cards(
        seat, {}, edition, hand="new-orders", enemy_hand="new-orders", objective_deck="235,245,137"
    ).play("!new-orders", ".", "!new-orders")
    assert (table.objective("south"), table.objective("north")) == ("235", "245")
    assert table.objective_deck == "137,136,257"


@pytest.mark.rule("R8", "R7.2")
@both_seats
@retail_editions
def test_new_orders_count_at_once(seat, edition):
    roads = {3: "!15T|", 5: "!15T|"}
    table = with_cards(seat, roads, edition, hand="new-orders", objective_deck="235,245", turn="s9:0")
    table.play("!new-orders")
    assert table.outcome == ("objective", "south")
    assert (table.turn, table.objective(), table.objective_deck) == ("s9:0#s", "235", "245,136")


@pytest.mark.rule("R8")
@both_seats
@retail_editions
def test_new_orders_that_bring_nothing_win_nothing(seat, edition):
    roads = {3: "!15T|", 5: "!15T|"}
    table = with_cards(seat, roads, edition, hand="new-orders", objective_deck="245,235")
    assert table.play("!new-orders").outcome is None


# ---------------------------------------------------------------- unknown order


@pytest.mark.rule("R8.2")
@all_editions
def test_both_decks_are_shuffled_for_every_game(edition):
    decks = [State.new(edition, seed=seed).layout() for seed in range(12)]
    assert len({layout.victory_deck for layout in decks}) > 6
    assert len({layout.objective_deck for layout in decks}) > 6


@pytest.mark.rule("R8.2", "R11")
@both_seats
@retail_editions
def test_the_order_of_the_decks_shows_in_no_view(seat, edition):
    one = with_cards(seat, {}, edition, objective_deck="235,245,137", victory_deck="dig-in,sabotage")
    other = with_cards(seat, {}, edition, objective_deck="137,235,245", victory_deck="sabotage,dig-in")
    for viewer in ("south", "north", "spectator"):
        assert one.state.view(viewer) == other.state.view(viewer)
        assert one.view(viewer).split(" ")[5] == "#3/#2"
