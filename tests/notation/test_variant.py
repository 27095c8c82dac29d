"""Field 1 of a position: an edition and its options as text, in one canonical order."""

from __future__ import annotations

from itertools import combinations

import pytest

from sevenroads import Catalog, InvalidEdition, InvalidNotation, State
from sevenroads.notation import read_variant, write_variant

#: One value of each option that differs from the editions' own, in the order of the notation.
OPTIONS = (
    "nospecials",
    "novictory",
    "noobjectives",
    "road_length=16",
    "mortar_fires=always",
    "three_roads_win",
    "objective_deck",
    "victory_deck",
)


def option_text(edition: str, option: str) -> str:
    other_deck = "ardennes" if edition == "prototype" else "prototype"
    values = {
        "three_roads_win": "on" if edition == "prototype" else "off",
        "objective_deck": other_deck,
        "victory_deck": other_deck,
    }
    return f"{option}={values[option]}" if option in values else option


@pytest.mark.parametrize("edition", Catalog.editions())
@pytest.mark.parametrize("number", range(4))
def test_any_set_of_options_is_read_and_written_the_same(edition: str, number: int) -> None:
    for chosen in combinations(OPTIONS, number):
        if {"noobjectives", "three_roads_win"} <= set(chosen):
            continue
        text = "+".join((edition, *(option_text(edition, option) for option in chosen)))
        assert write_variant(read_variant(text)) == text


@pytest.mark.parametrize("edition", Catalog.editions())
def test_two_options_in_the_wrong_order_are_refused(edition: str) -> None:
    for first, second in combinations(OPTIONS, 2):
        text = f"{edition}+{option_text(edition, second)}+{option_text(edition, first)}"
        with pytest.raises(InvalidNotation, match="wrong place: the order is specials, victory_cards"):
            read_variant(text)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_given_twice_is_refused(option: str) -> None:
    word = option_text("ardennes", option)
    with pytest.raises(InvalidNotation, match="appears twice"):
        read_variant(f"ardennes+{word}+{word}")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("ardennes+specials=GRYK", "ardennes"),
        ("dday+specials=GRYA", "dday"),
        ("ardennes+road_length=18", "ardennes"),
        ("ardennes+mortar_fires=deployed", "ardennes"),
        ("ardennes+three_roads_win=on", "ardennes"),
        ("prototype+three_roads_win=off", "prototype"),
        ("dday+objective_deck=ardennes+victory_deck=ardennes", "dday"),
        ("prototype+noobjectives+three_roads_win=on", "prototype+noobjectives"),
        ("ardennes+noobjectives+three_roads_win=on", "ardennes+noobjectives"),
    ],
)
def test_an_option_that_is_the_editions_own_is_read_and_not_written(text: str, canonical: str) -> None:
    variant = read_variant(text)
    assert write_variant(variant) == canonical
    assert variant is read_variant(canonical)


@pytest.mark.parametrize(
    ("edition", "letters"), [("ardennes", "GRYK"), ("prototype", "GRYK"), ("dday", "GRYA")]
)
def test_every_choice_of_specials_is_written_in_the_editions_order(edition: str, letters: str) -> None:
    for number in range(1, 4):
        for chosen in combinations(letters, number):
            text = f"{edition}+specials={''.join(chosen)}"
            assert write_variant(read_variant(text)) == text
            if number > 1:
                with pytest.raises(InvalidNotation, match="order"):
                    read_variant(f"{edition}+specials={''.join(reversed(chosen))}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+novictory",
        "ardennes+",
        "ardennes++novictory",
        "ardennes+novictory+",
        "ardennes +novictory",
        "Ardennes",
        "ardennes+noVictory",
        "ardennes+novictory=on",
        "ardennes+nospecials=",
        "ardennes+specials",
        "ardennes+specials=",
        "ardennes+specials=g",
        "ardennes+specials=A",
        "ardennes+specials=GG",
        "ardennes+nospecials+specials=G",
        "ardennes+specials=G+nospecials",
        "ardennes+road_length",
        "ardennes+road_length=",
        "ardennes+road_length=11",
        "ardennes+road_length=19",
        "ardennes+road_length=016",
        "ardennes+road_length=+16",
        "ardennes+road_length=１６",
        "ardennes+road_length=16.0",
        "ardennes+mortar_fires=never",
        "ardennes+mortar_fires=",
        "ardennes+three_roads_win=true",
        "ardennes+three_roads_win",
        "ardennes+noobjectives+three_roads_win=off",
        "prototype+noobjectives+three_roads_win=off",
        "ardennes+objective_deck=dday",
        "ardennes+objective_deck=",
        "ardennes+victory_deck=none.toml",
        "ardennes+first_turn_ap=2",
        "ardennes+beginner",
        "none.toml",
        "house/none",
    ],
)
def test_a_text_that_is_no_variant_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match=r"^rules: "):
        read_variant(text)


def test_a_variant_is_refused_the_same_way_in_a_position_and_by_a_new_game() -> None:
    with pytest.raises(InvalidNotation, match="expected one of ardennes, dday, prototype"):
        State.parse("ardenne |/|/|/|/|/|/| s1:4 -/- -/- -/- -")
    with pytest.raises((InvalidEdition, InvalidNotation), match="expected one of ardennes, dday, prototype"):
        State.new("ardenne+novictory")
