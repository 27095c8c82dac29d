"""R10: what can be set for any edition when a game is set up."""

from __future__ import annotations

import pytest

from rules.boards import COUNT, GUN, SPECIALS, all_editions, army, both_seats, without_cards
from sevenroads import InvalidEdition, State


def rules_of(state: State) -> str:
    return str(state).split(" ")[0]


@pytest.mark.rule("R10")
@all_editions
def test_without_special_units_the_stock_has_none(edition):
    state = State.new(edition, seed=1, specials=False)
    assert state.stock("south") == {unit: COUNT[unit] for unit in "MTPCS"}
    assert rules_of(state) == f"{edition}+nospecials"
    for unit in SPECIALS[edition]:
        assert state.refusal(f"{unit}3").rule == "R10"


@pytest.mark.rule("R10")
@all_editions
@pytest.mark.parametrize(("wanted", "written"), [("G", "G"), ("GY", "GY"), ("YG", "GY"), ("YRG", "GRY")])
def test_some_special_units_may_be_chosen(edition, wanted, written):
    state = State.new(edition, seed=1, specials=wanted)
    assert set(state.stock("north")) == set("MTPCS" + wanted)
    assert rules_of(state) == f"{edition}+specials={written}"
    assert state.refusal(f"{GUN[edition]}3").rule == "R10"
    assert state.refusal("G3") is None


@pytest.mark.rule("R10")
@both_seats
@all_editions
def test_a_special_unit_that_is_off_can_neither_be_placed_nor_fire(seat, edition):
    table = without_cards(seat, {3: "|P"}, edition, specials="+specials=G")
    for action in ("Y3", "R3", f"{GUN[edition]}3", "Rl", f"{GUN[edition]}l", f"{GUN[edition]}r"):
        assert table.refused(action) == "R10"


@pytest.mark.rule("R10")
@all_editions
def test_cards_for_special_units_stay_in_the_deck(edition):
    plain = State.new(edition, seed=1, specials=False).layout().victory_deck
    usual = State.new(edition, seed=1).layout().victory_deck
    assert sorted(plain) == sorted(usual)
    assert "second-front" in plain


@pytest.mark.rule("R10")
@all_editions
def test_all_special_units_are_in_play_by_default(edition):
    assert set(State.new(edition, seed=1).stock("south")) == set(army(edition))
    assert rules_of(State.new(edition, seed=1, specials=True)) == edition


@pytest.mark.rule("R10")
@all_editions
@pytest.mark.parametrize("wanted", ["T", "GG", "X", "g"])
def test_what_is_no_special_unit_cannot_be_chosen(edition, wanted):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, specials=wanted)


@pytest.mark.rule("R10")
@pytest.mark.parametrize(("edition", "foreign"), [("ardennes", "A"), ("prototype", "A"), ("dday", "K")])
def test_a_special_unit_of_another_edition_cannot_be_chosen(edition, foreign):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, specials=foreign)


@pytest.mark.rule("R10")
@all_editions
def test_victory_cards_may_be_off(edition):
    state = State.new(edition, seed=1, victory_cards=False)
    assert state.layout().victory_deck == ()
    assert rules_of(state) == f"{edition}+novictory"
    assert str(state).split(" ")[5].endswith("/-")


@pytest.mark.rule("R10")
@all_editions
def test_objectives_may_be_off(edition):
    state = State.new(edition, seed=1, objectives=False)
    fields = str(state).split(" ")
    assert fields[0] == f"{edition}+noobjectives"
    assert fields[3:5] == ["-/-", "-/-"]
    assert fields[5].startswith("-/")


@pytest.mark.rule("R10", "R7.2")
@all_editions
def test_with_objectives_off_three_roads_cannot_be_off_too(edition):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, objectives=False, three_roads_win=False)
    assert State.new(edition, seed=1, objectives=False, three_roads_win=True).outcome is None


@pytest.mark.rule("R10", "R7.2")
@pytest.mark.parametrize(("edition", "own"), [("ardennes", True), ("dday", True), ("prototype", False)])
def test_three_roads_win_is_a_switch_of_each_edition(edition, own):
    assert State.new(edition, seed=1).variant.three_roads_win is own
    assert rules_of(State.new(edition, seed=1, three_roads_win=own)) == edition
    word = "off" if own else "on"
    other = State.new(edition, seed=1, three_roads_win=not own)
    assert rules_of(other) == f"{edition}+three_roads_win={word}"


@pytest.mark.rule("R10", "R6.4")
@all_editions
def test_mortar_fires_is_deployed_placed_or_always(edition):
    assert rules_of(State.new(edition, seed=1, mortar_fires="deployed")) == edition
    for value in ("placed", "always"):
        state = State.new(edition, seed=1, mortar_fires=value)
        assert rules_of(state) == f"{edition}+mortar_fires={value}"
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, mortar_fires="never")


@pytest.mark.rule("R10", "R1.1")
@all_editions
def test_the_road_length_is_an_option(edition):
    assert rules_of(State.new(edition, seed=1, road_length=16)) == f"{edition}+road_length=16"


@pytest.mark.rule("R10", "R9.1")
def test_each_deck_may_be_played_in_each_edition():
    state = State.new("ardennes", seed=1, objective_deck="prototype", victory_deck="prototype")
    assert rules_of(state) == "ardennes+objective_deck=prototype+victory_deck=prototype"
    assert len(state.layout().objective_deck) == 6
    assert len(state.layout().victory_deck) == 8
    back = State.new("prototype", seed=1, objective_deck="ardennes", victory_deck="ardennes")
    assert len(back.layout().objective_deck) == 18
    assert len(back.layout().victory_deck) == 20


@pytest.mark.rule("R10")
@all_editions
@pytest.mark.parametrize("option", ["objective_deck", "victory_deck"])
def test_an_unknown_deck_is_refused(edition, option):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, **{option: "tarot"})


@pytest.mark.rule("R10")
def test_an_unknown_edition_or_option_is_refused():
    with pytest.raises(InvalidEdition):
        State.new("verdun", seed=1)
    with pytest.raises(InvalidEdition):
        State.new("ardennes", seed=1, weather="snow")


@pytest.mark.rule("R10")
@all_editions
@pytest.mark.parametrize("start", ["south", "north"])
def test_the_first_turn_may_have_fewer_points(edition, start):
    """`first_turn_ap` changes only the AP of turn 1. The rules field of the position does not show it."""
    state = State.new(edition, seed=1, start=start, first_turn_ap=2)
    assert (state.side, state.turn, state.ap) == (start, 1, 2)
    assert rules_of(state) == edition
    state.apply("T4")
    state.apply("T4")
    assert state.refusal("T4").rule == "R3.1"
    state.apply(".")
    assert (state.turn, state.ap) == (2, 4)
    state.apply(".")
    assert (state.turn, state.ap) == (3, 4)


@pytest.mark.rule("R10")
@all_editions
def test_the_first_turn_has_4_points_as_published(edition):
    assert State.new(edition, seed=1).ap == 4


@pytest.mark.rule("R10")
@all_editions
@pytest.mark.parametrize("start", ["west", "", "germans"])
def test_an_unknown_starting_player_is_refused(edition, start):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, start=start)


@pytest.mark.rule("R10")
@pytest.mark.parametrize("edition", ["ardennes", "dday"])
def test_beginners_play_without_special_units_and_victory_cards(edition):
    state = State.new(edition, seed=1, beginner=True)
    assert rules_of(state) == f"{edition}+nospecials+novictory"
    assert len(state.layout().objective_deck) == 18, "objectives stay in play"


@pytest.mark.rule("R10")
def test_beginners_of_the_prototype_play_without_special_units():
    assert rules_of(State.new("prototype", seed=1, beginner=True)).startswith("prototype+nospecials")


@pytest.mark.rule("R10")
@all_editions
def test_all_options_together_are_written_in_their_order(edition):
    own = "ardennes" if edition == "prototype" else "prototype"
    state = State.new(
        edition,
        seed=1,
        victory_deck=own,
        objective_deck=own,
        three_roads_win=edition == "prototype",
        mortar_fires="always",
        road_length=14,
        specials="RY",
    )
    switch = "on" if edition == "prototype" else "off"
    assert rules_of(state) == (
        f"{edition}+specials=RY+road_length=14+mortar_fires=always+three_roads_win={switch}"
        f"+objective_deck={own}+victory_deck={own}"
    )
    assert str(State.parse(str(state))) == str(state)


@pytest.mark.rule("R10")
@all_editions
def test_the_same_seed_deals_the_same_game(edition):
    assert str(State.new(edition, seed=7)) == str(State.new(edition, seed=7))
    assert len({str(State.new(edition, seed=seed)) for seed in range(12)}) > 6
