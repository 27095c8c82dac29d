"""The options of R10: which values each takes, what they do, and what is refused."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from sevenroads import Catalog, InvalidEdition, State
from sevenroads.notation import write_variant

EDITIONS = Catalog.editions()
ALL = pytest.mark.parametrize("edition", EDITIONS)


def rules_of(state: State) -> str:
    return str(state).split(" ")[0]


@pytest.mark.parametrize(
    ("edition", "options", "written"),
    [
        ("ardennes", {}, "ardennes"),
        ("ardennes", {"specials": True}, "ardennes"),
        ("ardennes", {"specials": False}, "ardennes+nospecials"),
        ("ardennes", {"specials": ""}, "ardennes+nospecials"),
        ("ardennes", {"specials": "GRYK"}, "ardennes"),
        ("ardennes", {"specials": "KYRG"}, "ardennes"),
        ("ardennes", {"specials": "YG"}, "ardennes+specials=GY"),
        ("dday", {"specials": "A"}, "dday+specials=A"),
        ("ardennes", {"victory_cards": True}, "ardennes"),
        ("ardennes", {"victory_cards": False}, "ardennes+novictory"),
        ("ardennes", {"objectives": True}, "ardennes"),
        ("ardennes", {"objectives": False}, "ardennes+noobjectives"),
        ("prototype", {"objectives": False}, "prototype+noobjectives"),
        ("prototype", {"objectives": False, "three_roads_win": True}, "prototype+noobjectives"),
        ("ardennes", {"road_length": 18}, "ardennes"),
        ("ardennes", {"road_length": 12}, "ardennes+road_length=12"),
        ("ardennes", {"mortar_fires": "deployed"}, "ardennes"),
        ("ardennes", {"mortar_fires": "placed"}, "ardennes+mortar_fires=placed"),
        ("ardennes", {"mortar_fires": "always"}, "ardennes+mortar_fires=always"),
        ("ardennes", {"three_roads_win": True}, "ardennes"),
        ("ardennes", {"three_roads_win": False}, "ardennes+three_roads_win=off"),
        ("prototype", {"three_roads_win": True}, "prototype+three_roads_win=on"),
        ("prototype", {"three_roads_win": False}, "prototype"),
        ("ardennes", {"objective_deck": "ardennes"}, "ardennes"),
        ("ardennes", {"objective_deck": "prototype"}, "ardennes+objective_deck=prototype"),
        ("prototype", {"victory_deck": "ardennes"}, "prototype+victory_deck=ardennes"),
        ("ardennes", {"victory_cards": False, "victory_deck": "prototype"},
         "ardennes+novictory+victory_deck=prototype"),
        ("ardennes+novictory", {"road_length": 16}, "ardennes+novictory+road_length=16"),
        ("ardennes+novictory", {"victory_cards": True}, "ardennes"),
        ("ardennes+specials=GY", {"specials": "R"}, "ardennes+specials=R"),
        ("ardennes+nospecials", {}, "ardennes+nospecials"),
        ("prototype+noobjectives", {"objectives": True}, "prototype"),
    ],
)  # fmt: skip
def test_an_option_is_taken_and_written(edition: str, options: dict[str, Any], written: str) -> None:
    state = State.new(edition, seed=1, **options)
    assert rules_of(state) == written
    assert State.parse(str(state)) == state


@ALL
@pytest.mark.parametrize("length", range(12, 19))
def test_every_road_length_from_12_to_18_is_taken(edition: str, length: int) -> None:
    state = State.new(edition, road_length=length)
    assert [state.gap(road) for road in range(1, 8)] == [length] * 7


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("specials", "X", "'X' is not a special unit of ardennes: expected GRYK"),
        ("specials", "T", "'T' is not a special unit"),
        ("specials", "A", "'A' is not a special unit"),
        ("specials", "g", "'g' is not a special unit"),
        ("specials", "GG", "twice"),
        ("specials", 1, "specials is 1"),
        ("specials", None, "specials is None"),
        ("specials", ["G"], r"specials is \['G'\]"),
        ("victory_cards", 0, "victory_cards is 0: expected bool"),
        ("victory_cards", "on", "victory_cards is 'on': expected bool"),
        ("victory_cards", None, "victory_cards is None"),
        ("objectives", 1, "objectives is 1: expected bool"),
        ("road_length", 11, "road_length is 11: expected 12 to 18"),
        ("road_length", 19, "road_length is 19: expected 12 to 18"),
        ("road_length", -12, "road_length is -12: expected 12 to 18"),
        ("road_length", 10**30, "road_length is 1000000000000000000000000000000: expected"),
        ("road_length", "16", "road_length is"),
        ("road_length", 16.0, "road_length is 16.0"),
        ("road_length", True, "road_length is True"),
        ("road_length", None, "road_length is None"),
        ("mortar_fires", "never", "mortar_fires is 'never': expected one of deployed, placed, always"),
        ("mortar_fires", True, "mortar_fires is True"),
        ("mortar_fires", None, "mortar_fires is None"),
        ("mortar_fires", 1, "mortar_fires is 1"),
        ("three_roads_win", "off", "three_roads_win is 'off': expected bool"),
        ("objective_deck", "dday", "unknown objective deck 'dday': expected one of ardennes, prototype"),
        ("objective_deck", "", "unknown objective deck ''"),
        ("objective_deck", None, "objective_deck is None"),
        ("objective_deck", 5, "objective_deck is 5"),
        ("victory_deck", "none", "unknown victory deck 'none': expected one of ardennes, prototype"),
        ("victory_deck", 5, "victory_deck is 5"),
        ("victory_deck", True, "victory_deck is True"),
        ("start", "east", "start is 'east': expected one of south, north, coin"),
        ("start", None, "start is None: expected one of south, north, coin"),
        ("start", 0, "start is 0: expected one of south, north, coin"),
        ("first_turn_ap", 5, "first_turn_ap is 5: expected 0 to 4"),
        ("first_turn_ap", -1, "first_turn_ap is -1: expected 0 to 4"),
        ("first_turn_ap", "2", "first_turn_ap is '2': expected 0 to 4"),
        ("first_turn_ap", 2.0, "first_turn_ap is 2.0: expected 0 to 4"),
        ("first_turn_ap", True, "first_turn_ap is True"),
        ("colour", "red", "unknown option 'colour': expected one of specials, victory_cards, objectives"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_by_name(option: str, value: object, said: str) -> None:
    with pytest.raises(InvalidEdition, match=said):
        State.new("ardennes", **{option: value})


@ALL
def test_without_objectives_three_roads_must_win(edition: str) -> None:
    with pytest.raises(InvalidEdition, match=r"three_roads_win can't be off when objectives are off \(R10\)"):
        State.new(edition, objectives=False, three_roads_win=False)
    assert State.new(edition, objectives=False).variant.three_roads_win is True


@pytest.mark.parametrize("edition", [None, 5, b"ardennes", ["ardennes"]])
def test_an_edition_that_is_no_text_is_refused(edition: Any) -> None:
    with pytest.raises((TypeError, InvalidEdition)):
        State.new(edition)


# ---------------------------------------------------------------- what the options do


@ALL
def test_specials_that_are_off_are_not_in_the_stock(edition: str) -> None:
    state = State.new(edition, specials="Y")
    assert sorted(state.stock("south")) == sorted("MTPCSY")
    assert state.why_not("G1") == "This game is played without generals (R10)."
    assert State.new(edition, specials=False).stock("north").keys() == set("MTPCS")


@ALL
def test_cards_that_are_off_are_not_dealt(edition: str) -> None:
    fields = str(State.new(edition, victory_cards=False, seed=1)).split(" ")
    assert fields[5].endswith("/-")
    assert fields[3].endswith("/-")
    fields = str(State.new(edition, objectives=False, seed=1)).split(" ")
    assert (fields[3], fields[4]) == ("-/-", "-/-")
    assert fields[5].startswith("-/")


@pytest.mark.parametrize("start", ["south", "north"])
@pytest.mark.parametrize("ap", range(5))
def test_the_starting_player_has_the_first_turns_points(start: str, ap: int) -> None:
    state = State.new("ardennes", start=start, first_turn_ap=ap)
    assert (state.side, state.turn, state.ap) == (start, 1, ap)
    state.apply(".")
    assert (state.side, state.turn, state.ap) == ("north" if start == "south" else "south", 2, 4)


def test_the_starting_player_draws_its_objective_first() -> None:
    south = State.new("ardennes", seed=4, start="south").layout()
    north = State.new("ardennes", seed=4, start="north").layout()
    assert south.cards == (north.cards[1], north.cards[0])
    assert south.objective_deck == north.objective_deck


def test_a_coin_toss_lets_either_side_begin_and_a_seed_fixes_it() -> None:
    tossed = [State.new("ardennes", seed=seed, start="coin").side for seed in range(40)]
    assert set(tossed) == {"south", "north"}
    assert tossed == [State.new("ardennes", seed=seed, start="coin").side for seed in range(40)]


@pytest.mark.parametrize(
    ("edition", "written"),
    [
        ("ardennes", "ardennes+nospecials+novictory"),
        ("dday", "dday+nospecials+novictory"),
        ("prototype", "prototype+nospecials"),
    ],
)
def test_the_beginner_preset_is_what_the_editions_rulebook_advises(edition: str, written: str) -> None:
    assert rules_of(State.new(edition, beginner=True)) == written


@ALL
def test_options_go_before_the_beginner_preset(edition: str) -> None:
    state = State.new(edition, beginner=True, specials="G", victory_cards=True)
    assert rules_of(state) == f"{edition}+specials=G"


@ALL
def test_the_preset_keeps_the_other_options(edition: str) -> None:
    assert "+road_length=16" in rules_of(State.new(f"{edition}+road_length=16", beginner=True))


@ALL
def test_the_action_space_does_not_depend_on_options(edition: str) -> None:
    plain = [str(action) for action in State.new(edition).rules.actions]
    for options in (
        {"specials": False, "victory_cards": False},
        {"objectives": False, "road_length": 12},
        {"victory_deck": "prototype", "objective_deck": "prototype"},
    ):
        assert [str(action) for action in State.new(edition, **options).rules.actions] == plain


def test_what_nobody_uses_is_forgotten_however_much_is_asked_for() -> None:
    catalog = Catalog()
    used = catalog.variant("ardennes", {"road_length": 12, "specials": "G"})
    rules = used.rules
    asked = set()
    subsets = (letters for count in range(5) for letters in itertools.combinations("GRYK", count))
    for specials, length, mortar, cards in itertools.product(
        subsets, range(12, 19), ("deployed", "always"), (True, False)
    ):
        options = {"road_length": length, "mortar_fires": mortar, "victory_cards": cards}
        asked.add(write_variant(catalog.variant("ardennes", {"specials": "".join(specials), **options})))
    assert len(asked) == 448
    assert len(catalog._variants) < 300
    assert catalog.variant("ardennes", {"road_length": 12, "specials": "G"}) is used
    assert used.rules is rules
