"""R2: the army, who beats whom, the limit on special units, the stock."""

from __future__ import annotations

from importlib import resources

import pytest

from rules.boards import (
    COUNT,
    EDITIONS,
    GUN,
    LENGTH,
    SPECIALS,
    Table,
    all_editions,
    army,
    both_seats,
    with_cards,
    without_cards,
)
from sevenroads import InvalidEdition, State

#: R2.1 and R2.2 written out: whom each unit beats; every other pair is lost or equal.
BEATS = {
    "M": "TKA",
    "T": "RPCSG",
    "K": "RPCSG",
    "A": "RPCSG",
    "R": "M",
    "P": "MR",
    "C": "MRP",
    "S": "MRPC",
    "G": "MRPCS",
    "Y": "MTPCSGRKA",
}
EQUAL = {unit: "TKA" if unit in "TKA" else unit for unit in BEATS}

every_unit = pytest.mark.parametrize(
    ("edition", "own"), [(edition, unit) for edition in EDITIONS for unit in army(edition)]
)


def duel(seat: str, edition: str, own: str, enemy: str, turn: str = "s9:4") -> Table:
    """Two units in contact on road 3, nothing else on the battlefield."""
    distance = 18 - LENGTH[own] - LENGTH[enemy]
    return without_cards(seat, {3: f"{distance}{own}|{enemy}"}, edition, turn=turn)


@pytest.mark.rule("R2")
@all_editions
def test_each_side_has_its_25_units_in_stock(edition):
    state = State.new(edition, seed=1)
    for side in ("south", "north"):
        stock = state.stock(side)
        assert stock == {unit: COUNT[unit] for unit in army(edition)}
        assert sum(stock.values()) == 25


@pytest.mark.rule("R2")
@both_seats
@all_editions
def test_a_unit_of_another_edition_is_not_in_the_army(seat, edition):
    other = "A" if GUN[edition] == "K" else "K"
    assert other not in without_cards(seat, {}, edition).stock()


@pytest.mark.rule("R2.1")
@both_seats
@every_unit
def test_a_unit_drives_off_exactly_those_it_beats_and_stays(seat, edition, own):
    for enemy in set(BEATS[own]) & set(army(edition)):
        table = duel(seat, edition, own, enemy)
        line = table.road(3).split("|")[0]
        assert table.play("x3").road(3) == f"{line}|", (own, enemy)
        assert table.stock("north")[enemy] == COUNT[enemy]


@pytest.mark.rule("R2.1", "R5.1")
@both_seats
@every_unit
def test_a_unit_cannot_attack_those_it_neither_beats_nor_equals(seat, edition, own):
    for enemy in set(army(edition)) - set(BEATS[own]) - set(EQUAL[own]):
        assert duel(seat, edition, own, enemy).refused("x3") == "R5.1", (own, enemy)


@pytest.mark.rule("R2.2")
@both_seats
@every_unit
def test_equal_units_send_each_other_back(seat, edition, own):
    for enemy in set(EQUAL[own]) & set(army(edition)):
        table = duel(seat, edition, own, enemy).play("x3")
        assert table.road(3) == "|", (own, enemy)
        assert sum(table.stock("south").values()) == sum(table.stock("north").values()) == 25


@pytest.mark.rule("R2.2", "R6.6")
@both_seats
@all_editions
def test_a_tank_and_the_special_of_class_tank_are_equals(seat, edition):
    gun = GUN[edition]
    for own, enemy in ((gun, "T"), ("T", gun), (gun, gun)):
        assert duel(seat, edition, own, enemy).play("x3").road(3) == "|"


@pytest.mark.rule("R2.3")
@all_editions
def test_of_any_two_units_one_beats_the_other_or_they_are_equal(edition):
    for own in army(edition):
        for enemy in army(edition):
            south = duel("south", edition, own, enemy)
            north = duel("south", edition, own, enemy, turn="n9:4")
            holds = {
                "first beats": south.allows("x3") and not north.allows("x3"),
                "second beats": north.allows("x3") and not south.allows("x3"),
                "equal": south.allows("x3") and north.allows("x3"),
            }
            assert list(holds.values()).count(True) == 1
            expected = (
                "equal" if enemy in EQUAL[own] else "first beats" if enemy in BEATS[own] else "second beats"
            )
            assert holds[expected], (own, enemy)


# ---------------------------------------------------------------- an edition file is checked


def edition_file(tmp_path, *changes: tuple[str, str]) -> str:
    text = (resources.files("sevenroads.editions") / "data" / "ardennes.toml").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "house.toml"
    path.write_text(text)
    return str(path)


SECOND_MINE = '\n[[units]]\nletter = "B"\nclass = "mine"\nlength = 1\ncount = 1\n\n[[units]]\nletter = "M"'
FIRST_UNIT = '\n[[units]]\nletter = "M"'


@pytest.mark.rule("R2.3")
def test_an_edition_of_your_own_can_be_played(tmp_path):
    changed = (
        'letter = "M"\nclass = "mine"\nlength = 1\ncount = 5',
        'letter = "M"\nclass = "mine"\nlength = 2\ncount = 9',
    )
    state = State.new(edition_file(tmp_path, changed), seed=1)
    state.apply("M3")
    assert (state.gap(3), state.stock("south")["M"]) == (16, 8)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(
    ("what", "old", "new"),
    [
        ("two kinds of mine neither beat nor equal each other", FIRST_UNIT, SECOND_MINE),
        ("a length of 0", "length = 5", "length = 0"),
        ("a length below 0", "length = 5", "length = -5"),
        ("a count of 0", "count = 7", "count = 0"),
        (
            "two command tanks",
            'letter = "K"\nclass = "tank"\nlength = 3\ncount = 1',
            'letter = "K"\nclass = "tank"\nlength = 3\ncount = 2',
        ),
        ("an unknown class", 'class = "spy"', 'class = "saboteur"'),
        ("an arrow that hits what is no unit", 'hits = ["P"]', 'hits = ["Q"]'),
        ("an unknown switch value", 'mortar_fires = "deployed"', 'mortar_fires = "seldom"'),
        ("a road too short", "road_length = 18", "road_length = 11"),
    ],
)
def test_an_edition_that_breaks_the_rules_is_not_loaded(tmp_path, what, old, new):
    with pytest.raises(InvalidEdition):
        State.new(edition_file(tmp_path, (old, new)), seed=1)


# ---------------------------------------------------------------- one special unit


@pytest.mark.rule("R2.4")
@both_seats
@all_editions
def test_a_second_special_unit_stays_in_the_stock(seat, edition):
    for first in SPECIALS[edition]:
        for second in SPECIALS[edition].replace(first, ""):
            table = without_cards(seat, {}, edition).play(f"{first}3")
            for road in (3, 5):
                assert table.refused(f"{second}{road}") == "R2.4"


@pytest.mark.rule("R2.4")
@both_seats
@all_editions
def test_the_enemys_special_unit_does_not_count(seat, edition):
    for special in SPECIALS[edition]:
        assert without_cards(seat, {1: f"|{special}"}, edition).allows(f"{special}3")


@pytest.mark.rule("R2.4")
@both_seats
@all_editions
def test_a_special_unit_that_left_makes_room_for_another(seat, edition):
    table = without_cards(seat, {3: "G|"}, edition).play("<3")
    assert table.play("Y5").road(5) == "Y|"
    swapped = without_cards(seat, {3: "16Y|Y"}, edition).play("x3")
    assert swapped.allows("G1")


@pytest.mark.rule("R2.4")
@both_seats
@all_editions
def test_a_special_unit_wedged_in_a_conquered_road_uses_up_the_limit(seat, edition):
    for wedged in SPECIALS[edition]:
        table = without_cards(seat, {3: f"!{18 - LENGTH[wedged]}{wedged}|"}, edition)
        for other in SPECIALS[edition].replace(wedged, ""):
            assert table.refused(f"{other}5") == "R2.4"
        assert table.play(".", ".").refused(f"{SPECIALS[edition].replace(wedged, '')[0]}5") == "R2.4"


@pytest.mark.rule("R2.4", "R7.1")
@both_seats
@all_editions
def test_the_special_unit_that_conquers_is_wedged_from_then_on(seat, edition):
    table = without_cards(seat, {3: "TTTTTM|"}, edition).play("R3")
    assert table.conqueror(3) == "south"
    assert table.refused("<3") == "R7.1"
    assert table.refused("Y1") == "R2.4"


@pytest.mark.rule("R2.4")
@both_seats
@all_editions
def test_ordinary_units_know_no_limit_but_the_stock(seat, edition):
    table = without_cards(seat, {3: "G|"}, edition)
    assert table.play("T1", "T1", "T2", "T2").ap == 0


@pytest.mark.rule("R2.4", "R8")
@both_seats
@all_editions
def test_a_second_front_lets_two_special_units_stand_and_not_three(seat, edition):
    table = with_cards(seat, {3: "G|"}, edition, hand="second-front")
    assert table.refused("Y1") == "R2.4"
    table.play("!second-front", "Y1")
    assert table.effects == "second-front:s1"
    assert table.refused("R2") == "R2.4"


# ---------------------------------------------------------------- the stock


@pytest.mark.rule("R2.5")
@both_seats
@all_editions
def test_the_stock_is_all_that_is_not_on_the_battlefield(seat, edition):
    table = without_cards(seat, {1: "4TMP|SPT", 3: "!TTTTTT|", 5: "Y|"}, edition)
    south, north = table.stock("south"), table.stock("north")
    assert south == {**{unit: COUNT[unit] for unit in army(edition)}, "T": 0, "M": 4, "P": 5, "Y": 0}
    assert north == {**{unit: COUNT[unit] for unit in army(edition)}, "S": 0, "P": 5, "T": 6}


@pytest.mark.rule("R2.5", "R11")
@both_seats
@all_editions
def test_both_stocks_are_open_to_everyone(seat, edition):
    table = without_cards(seat, {1: "4TMP|SPT", 5: "Y|"}, edition)
    for viewer in ("south", "north", "spectator"):
        view = table.state.view(viewer)
        for side in ("south", "north"):
            assert view.stock(side) == table.state.stock(side)


@pytest.mark.rule("R2.5", "R4.1")
@both_seats
@all_editions
def test_what_the_stock_lacks_cannot_be_placed(seat, edition):
    table = without_cards(seat, {1: "TTTT|", 2: "TTT|", 3: "S|", 4: "CC|"}, edition)
    for unit in "TSC":
        assert table.refused(f"{unit}7") == "R4.1"
    assert table.allows("P7")
