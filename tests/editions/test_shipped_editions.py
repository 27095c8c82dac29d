"""The shipped editions hold exactly the tables of docs/rules.md."""

from __future__ import annotations

import re

import pytest

from sevenroads import Catalog, State
from sevenroads.editions import DEFAULT_CATALOG, Edition
from sevenroads.rules.clash import beats, equal
from sevenroads.rules.types import Unit

from .rules_page import Row, codes, table

EDITIONS = ("ardennes", "dday", "prototype")
ALL = pytest.mark.parametrize("edition", EDITIONS)


def load(edition: str) -> Edition:
    return DEFAULT_CATALOG.edition(edition).file


def unit_rows(edition: str) -> list[Row]:
    """The rows of R2 that belong to an edition."""
    rows = []
    for row in table("unit", "R2 Units"):
        bound_to = codes(row["unit"])
        if not bound_to or edition in bound_to:
            rows.append(row)
    return rows


def test_exactly_three_editions_are_shipped() -> None:
    assert Catalog.editions() == sorted(EDITIONS)
    assert {codes(row["id"])[0] for row in table("id", "Editions")} == set(EDITIONS)


@ALL
def test_an_edition_carries_its_own_id_and_the_reference_it_was_found_by(edition: str) -> None:
    found = DEFAULT_CATALOG.edition(edition)
    assert (found.name, found.file.id, found.file.format) == (edition, edition, 1)


@ALL
def test_the_units_are_those_of_the_table_in_its_order(edition: str) -> None:
    rows = unit_rows(edition)
    expected = [
        (
            codes(row["letter"])[0],
            row["class"],
            int(row["length"]),
            int(row["rank"]) if row["rank"] else None,
            int(row["count"]),
            row["special"] == "yes",
        )
        for row in rows
    ]
    held = [(u.letter, u.unit_class, u.length, u.rank, u.count, u.special) for u in load(edition).units]
    assert held == expected


@ALL
def test_a_unit_is_called_as_the_table_calls_it(edition: str) -> None:
    for row in unit_rows(edition):
        name = row["unit"].partition(" (")[0]
        assert load(edition).unit_name(codes(row["letter"])[0]) == name


@ALL
def test_each_side_has_25_units(edition: str) -> None:
    units = load(edition).units
    assert sum(unit.count for unit in units) == 25
    for side in ("south", "north"):
        assert sum(State.new(edition).stock(side).values()) == 25


@ALL
def test_the_arrows_are_those_of_the_table(edition: str) -> None:
    by_name = {load(edition).unit_name(unit.letter): unit for unit in load(edition).units}
    infantry = {unit.letter for unit in load(edition).units if unit.unit_class == "infantry"}
    expected = {}
    for row in table("unit", "R6 Fire sideways"):
        unit = by_name.get(row["unit"])
        if unit is None:
            continue
        directions = {word for word in ("left", "right") if word in row["arrows"]}
        tile, of_tiles = map(int, re.findall(r"\d", row["on its tile, counted from its rear"]))
        assert of_tiles == unit.length
        hits = {"any infantry": infantry, "a private only": {"P"}}[row["hits"]]
        distance = int(row["distance"].split()[0])
        expected[unit.letter] = {(direction, tile, distance, frozenset(hits)) for direction in directions}
    held = {
        unit.letter: {(a.direction, a.tile, a.distance, a.hits) for a in unit.arrows}
        for unit in load(edition).army()
        if unit.arrows
    }
    assert held == expected
    assert len(held) == 2


@ALL
def test_only_the_mortar_is_bound_to_its_deployment_and_only_with_that_switch(edition: str) -> None:
    for switch, bound in (("deployed", {"R": "deployed"}), ("placed", {"R": "placed"}), ("always", {})):
        army = load(edition).army({"mortar_fires": switch})
        assert {unit.letter: unit.fires_when for unit in army if unit.fires_when != "always"} == bound
    assert load(edition).mortar_fires == "deployed"


@ALL
def test_only_the_spy_has_a_limited_sweep_of_two(edition: str) -> None:
    assert {u.letter: u.sweep for u in load(edition).units if u.sweep is not None} == {"Y": 2}


@ALL
def test_who_beats_whom_is_the_table_of_r2_3(edition: str) -> None:
    army: dict[str, Unit] = {unit.letter: unit for unit in load(edition).army()}
    compared = 0
    for row in table("", "R2.3"):
        for left in (letter for letter in codes(row[""]) if letter in army):
            for heading, sign in row.items():
                for above in (letter for letter in codes(heading) if letter in army):
                    unit, other = army[left], army[above]
                    said = "+" if beats(unit, other) else "=" if equal(unit, other) else "-"
                    assert said == sign, (left, above)
                    assert beats(other, unit) == (sign == "-"), (left, above)
                    compared += 1
    assert compared == len(army) ** 2


@ALL
def test_the_lane_word_and_the_special_with_two_arrows_are_those_of_the_table(edition: str) -> None:
    row = next(row for row in table("id", "Editions") if codes(row["id"]) == [edition])
    assert load(edition).lane_word() == row["a lane is called"]
    two = [unit for unit in load(edition).units if len(unit.arrows) == 2]
    assert [load(edition).unit_name(unit.letter) for unit in two] == [
        row["special unit that fires left and right"]
    ]


@ALL
def test_the_seats_are_those_of_r1_2(edition: str) -> None:
    row = next(row for row in table("edition", "R1.2") if codes(row["edition"]) == [edition])
    held = load(edition).seat_name("south"), load(edition).seat_name("north")
    assert held == (row["south"], row["north"])


@ALL
def test_roads_have_18_tiles_and_three_roads_win_where_r7_2_says_so(edition: str) -> None:
    assert load(edition).road_length == 18
    assert load(edition).three_roads_win is (edition != "prototype")


@pytest.mark.parametrize(("edition", "deck"), [("ardennes", "ardennes"), ("dday", "ardennes")])
def test_the_retail_editions_share_the_decks_of_twenty(edition: str, deck: str) -> None:
    assert (load(edition).objective_deck, load(edition).victory_deck) == (deck, deck)


def test_the_first_rule_book_has_its_own_decks_of_eight() -> None:
    assert (load("prototype").objective_deck, load("prototype").victory_deck) == ("prototype", "prototype")


@ALL
def test_an_edition_read_twice_is_read_once(edition: str) -> None:
    catalog = Catalog()
    assert catalog.edition(edition).file is catalog.edition(edition).file
    assert catalog.variant(edition) is catalog.variant(edition)
