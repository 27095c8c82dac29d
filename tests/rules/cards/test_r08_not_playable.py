"""R8.1: the cards that cannot be played are exactly these."""

from __future__ import annotations

from importlib import resources

import pytest

from rules.boards import Table, all_editions, both_seats, retail_editions, with_cards

NO_ROAD = {"R8", "R8.1", "R4.2", "R4.3", "R1.6"}


def played(table: Table) -> set[str]:
    return {action for action in table.legal if action.startswith("!")}


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
@pytest.mark.parametrize("card", ["forced-march", "withdrawal", "sabotage", "dig-in"])
def test_a_card_without_a_legal_road_is_not_playable(seat, edition, card):
    """Empty roads and conquered ones give these cards nothing to do."""
    table = with_cards(seat, {1: "!TTTTTT|", 7: "|TTTTTT!"}, edition, hand=card)
    assert played(table) == set()
    for road in (1, 7):
        assert table.refused(f"!{card}:{road}") == "R7.1"
    for road in range(2, 7):
        assert table.refused(f"!{card}:{road}") in NO_ROAD


@pytest.mark.rule("R8.1", "R4.2")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("road", "rule"),
    [("|", "R4.2"), ("|TP", "R4.2"), ("T|", "R4.2"), ("TTTTTM|", "R1.6"), ("GMTTT|P", "R1.6")],
)
def test_forced_march_is_bound_to_the_rules_of_redeploying(seat, edition, road, rule):
    table = with_cards(seat, {3: road, 5: "TP|"}, edition, hand="forced-march")
    assert table.refused("!forced-march:3") == rule
    assert played(table) == {"!forced-march:5"}


@pytest.mark.rule("R8.1", "R4.3")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["|", "|TP"])
def test_withdrawal_needs_an_own_line(seat, edition, road):
    table = with_cards(seat, {3: road, 5: "T|"}, edition, hand="withdrawal")
    assert table.refused("!withdrawal:3") == "R4.3"
    assert played(table) == {"!withdrawal:5"}


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
@pytest.mark.parametrize("road", ["|", "TP|"])
def test_sabotage_needs_an_enemy_line(seat, edition, road):
    table = with_cards(seat, {3: road, 5: "|T"}, edition, hand="sabotage")
    assert table.refused("!sabotage:3") in ("R8", "R8.1")
    assert played(table) == {"!sabotage:5"}


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_sabotage_is_not_playable_where_every_enemy_line_is_dug_in(seat, edition):
    table = with_cards(seat, {3: "|T"}, edition, hand="sabotage", effects="dig-in:n3")
    assert played(table) == set()


@pytest.mark.rule("R8.1", "R10")
@both_seats
@all_editions
def test_second_front_is_not_playable_with_all_special_units_off(seat, edition):
    table = with_cards(seat, {}, edition, options="+nospecials", hand="second-front")
    assert table.refused("!second-front") == "R8.1"


@pytest.mark.rule("R8.1")
@both_seats
def test_second_front_is_not_playable_in_an_edition_without_special_units(seat, tmp_path):
    text = (resources.files("sevenroads.editions") / "data" / "ardennes.toml").read_text()
    head, *units = text.split("[[units]]")
    path = tmp_path / "plain.toml"
    path.write_text("[[units]]".join([head, *(unit for unit in units if "special = true" not in unit)]))
    table = Table(f"{path} |/|/|/|/|/|/| s9:4 136/second-front 257/- -/- -", seat)
    assert table.refused("!second-front") == "R8.1"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_intelligence_is_not_playable_with_objectives_off(seat, edition):
    text = f"{edition}+noobjectives |/|/|/|/|/|/| s9:4 -/intelligence -/- -/- -"
    assert Table(text, seat).refused("!intelligence") == "R8.1"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_intelligence_is_not_playable_while_the_objective_is_known(seat, edition):
    table = with_cards(seat, {}, edition, hand="intelligence,intelligence").play("!intelligence")
    assert table.refused("!intelligence") == "R8.1"
    assert table.play(".", ".").refused("!intelligence") == "R8.1"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_intelligence_is_playable_when_only_the_enemy_knows(seat, edition):
    table = with_cards(seat, {}, edition, hand="intelligence", effects="intelligence:n")
    assert table.play("!intelligence").effects == "intelligence:n,intelligence:s"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_night_march_is_not_playable_while_one_is_in_force(seat, edition):
    table = with_cards(seat, {3: "TP|"}, edition, hand="night-march,night-march").play("!night-march")
    assert table.refused("!night-march") == "R8.1"
    assert table.play(".", ".").allows("!night-march")


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_new_orders_are_not_playable_with_an_empty_objective_deck(seat, edition):
    table = with_cards(seat, {}, edition, hand="new-orders")
    assert table.refused("!new-orders") == "R8.1"
    assert with_cards(seat, {}, edition, hand="new-orders", objective_deck="137").allows("!new-orders")


@pytest.mark.rule("R8.1", "R10")
@both_seats
@retail_editions
def test_new_orders_are_not_playable_with_objectives_off(seat, edition):
    text = f"{edition}+noobjectives |/|/|/|/|/|/| s9:4 -/new-orders -/- -/- -"
    assert Table(text, seat).refused("!new-orders") == "R8.1"


@pytest.mark.rule("R8.1")
@both_seats
@retail_editions
def test_any_other_card_may_be_played_however_little_it_helps(seat, edition):
    """An empty battlefield, no AP left: five cards can still be played without effect."""
    hand = "intelligence,night-march,reinforcements,second-front,supply-cut"
    table = with_cards(seat, {}, edition, hand=hand, turn="s9:0")
    assert played(table) == {f"!{card}" for card in hand.split(",")}
    table.play("!night-march", "!second-front", "!supply-cut", "!intelligence", "!reinforcements")
    assert table.hand() == "-"


@pytest.mark.rule("R8.1")
@both_seats
@all_editions
def test_cards_for_a_road_may_be_played_though_they_harm(seat, edition):
    """Withdrawing a lone unit, sabotaging one that is beaten already: both are allowed."""
    table = with_cards(seat, {3: "14C|P"}, edition, hand="sabotage,withdrawal")
    assert played(table) == {"!sabotage:3", "!withdrawal:3"}
    assert table.play("!sabotage:3", "!withdrawal:3").road(3) == "|"
