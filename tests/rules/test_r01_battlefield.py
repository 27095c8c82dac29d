"""R1: roads, seats, tiles, lines, gaps and what fits."""

from __future__ import annotations

import random

import pytest

from rules.boards import (
    EDITIONS,
    GUN,
    LENGTH,
    REACH,
    Table,
    all_editions,
    army,
    both_seats,
    command_tank_editions,
    mirrored,
    mirrored_action,
    without_cards,
)
from sevenroads import InvalidEdition, InvalidNotation, State


@pytest.mark.rule("R1.1")
@all_editions
def test_seven_empty_roads_of_18_tiles_await_the_first_turn(edition):
    state = State.new(edition, seed=1)
    assert [state.gap(road) for road in range(1, 8)] == [18] * 7


@pytest.mark.rule("R1.1")
@all_editions
@pytest.mark.parametrize("action", ["T0", "T8", "T10", "x0", ">8", "<9"])
def test_there_is_no_road_before_1_and_none_after_7(edition, action):
    with pytest.raises(InvalidNotation):
        State.new(edition, seed=1).apply(action)


@pytest.mark.rule("R1.1")
@all_editions
@pytest.mark.parametrize("length", range(12, 19))
def test_a_road_may_have_12_to_18_tiles(edition, length):
    state = State.new(edition, seed=1, road_length=length)
    assert [state.gap(road) for road in range(1, 8)] == [length] * 7


@pytest.mark.rule("R1.1")
@all_editions
@pytest.mark.parametrize("length", [-18, 0, 1, 11, 19, 36])
def test_a_road_of_any_other_length_is_refused(edition, length):
    with pytest.raises(InvalidEdition):
        State.new(edition, seed=1, road_length=length)


@pytest.mark.rule("R1.1", "R7.1")
@both_seats
@pytest.mark.parametrize(
    ("length", "line", "last"),
    [(12, "TTT|", "T4"), (13, "GTT|", "P4"), (15, "TTTT|", "T4"), (18, "GTTTP|", "P4")],
)
def test_the_shorter_road_is_conquered_at_its_own_end(seat, length, line, last):
    table = without_cards(seat, {4: line}, options=f"+road_length={length}")
    assert table.gap(4) == LENGTH[last[0]]
    assert table.play(last).conqueror(4) == "south"


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("edition", "south", "north"),
    [
        ("ardennes", "Germans", "Allies"),
        ("dday", "Germans", "Allies"),
        ("prototype", "Allies", "Axis"),
    ],
)
def test_each_edition_seats_its_sides(edition, south, north):
    seats = State.new(edition, seed=1).variant.edition
    assert (seats.seat_name("south"), seats.seat_name("north")) == (south, north)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(
    ("edition", "word"), [("ardennes", "road"), ("prototype", "street"), ("dday", "beachhead")]
)
def test_a_refusal_calls_the_lane_by_the_word_of_its_edition(edition, word):
    sentence = State.new(edition, seed=1).why_not("x3")
    assert f"{word} 3" in sentence


@pytest.mark.rule("R1.2")
@command_tank_editions
def test_south_has_the_lower_road_on_its_left_and_north_the_higher(edition):
    rules = f"{edition}+novictory+noobjectives"
    south = State.parse(f"{rules} |/|/|P10/6K|/|/|/| s9:4 -/- -/- -/- -")
    assert (south.why_not("Kl"), south.why_not("Kr") is None) == (None, False)
    north = State.parse(f"{rules} |/|/10P|/|K6/|/|/| n9:4 -/- -/- -/- -")
    assert (north.why_not("Kl") is None, north.why_not("Kr")) == (False, None)


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_the_game_is_the_same_from_both_seats(edition, seed):
    """Random play on a board and on the same board turned by 180 degrees never differs."""
    chance = random.Random(seed)
    here = State.new(edition, seed=seed)
    there = State.parse(mirrored(str(here)))
    for _ in range(250):
        legal = [str(action) for action in here.legal_actions()]
        assert {mirrored_action(action) for action in legal} == set(map(str, there.legal_actions()))
        if not legal:
            break
        action = chance.choice([a for a in legal if a[0] != "<"] if chance.random() < 0.9 else legal)
        here.apply(action)
        there.apply(mirrored_action(action))
        assert mirrored(str(here)) == str(there)


@pytest.mark.rule("R1.3")
@both_seats
@all_editions
@pytest.mark.parametrize("length", [12, 15, 18])
def test_souths_tile_k_is_norths_tile_length_plus_1_minus_k(seat, edition, length):
    """An arrow on south's tile k hits a private exactly where that covers north's tile."""
    gun, target = GUN[edition], 4 - REACH[edition]
    for distance in range(1, length - 4, 2):
        tile = length + 1 - (distance + 2)
        for enemy in {0, tile - 3, tile - 2, tile - 1, tile} & set(range(length - 2)):
            roads = {4: f"{distance or ''}{gun}|", target: f"|P{enemy or ''}"}
            table = without_cards(seat, roads, edition, options=f"+road_length={length}")
            assert (f"{gun}l" in table.legal) == (tile in (enemy + 1, enemy + 2)), table.text


@pytest.mark.rule("R1.4", "R4.1")
@both_seats
@all_editions
def test_a_new_line_begins_flush_with_its_starting_block(seat, edition):
    assert without_cards(seat, {}, edition).play("T3").road(3) == "T|"
    assert without_cards(seat, {3: "|PT"}, edition).play("M3").road(3) == "M|PT"


@pytest.mark.rule("R1.4", "R4.1")
@both_seats
@all_editions
def test_a_line_grows_forward_from_its_leading_unit(seat, edition):
    table = without_cards(seat, {3: "4TM|P"}, edition).play("P3", "C3")
    assert table.road(3) == "4TMPC|P"
    assert table.gap(3) == 18 - 4 - 8 - 2


@pytest.mark.rule("R1.4", "R1.6")
@both_seats
@all_editions
@pytest.mark.parametrize("unit", ["T", "P", "M"])
def test_nothing_is_placed_behind_a_line_not_even_an_exact_fill(seat, edition, unit):
    road = {"T": "3TTTP|TM", "P": "2TTTP|TP", "M": "1TTTP|TPM"}[unit]
    table = without_cards(seat, {3: road}, edition)
    assert table.gap(3) == 0
    assert table.refused(f"{unit}3") == "R1.6"


@pytest.mark.rule("R1.4")
@both_seats
@all_editions
def test_after_a_line_has_gone_the_next_one_begins_at_the_block_again(seat, edition):
    table = without_cards(seat, {3: "7T|"}, edition).play("<3")
    assert table.road(3) == "|"
    assert table.play("P3").road(3) == "P|"


@pytest.mark.rule("R1.4", "R4.2")
@both_seats
def test_the_rear_of_a_line_may_leave_its_block(seat):
    table = without_cards(seat, {3: "TPM|"}).play(">3")
    assert table.road(3) == "3PMT|"
    assert table.play(">3").road(3) == "5MTP|"


@pytest.mark.rule("R1.5")
@both_seats
@all_editions
@pytest.mark.parametrize(
    ("road", "gap"),
    [
        ("|", 18),
        ("T|", 15),
        ("4TMP|", 8),
        ("|SPT", 11),
        ("|SPT2", 9),
        ("4TMP|SPT", 1),
        ("4TMP|SPT1", 0),
        ("11T|T", 1),
        ("12T|T", 0),
    ],
)
def test_the_gap_lies_between_the_leading_units_or_the_blocks(seat, edition, road, gap):
    table = without_cards(seat, {3: road}, edition)
    assert table.gap(3) == gap
    assert table.play(".").gap(3) == gap, "it is the same for both sides"


@pytest.mark.rule("R1.5")
@both_seats
@pytest.mark.parametrize("length", [12, 15])
def test_the_gap_counts_the_tiles_of_the_road_in_play(seat, length):
    table = without_cards(seat, {3: "2TM|P"}, options=f"+road_length={length}")
    assert table.gap(3) == length - 8


@pytest.mark.rule("R1.6")
@both_seats
@all_editions
def test_every_unit_fits_exactly_into_a_gap_of_its_length(seat, edition):
    for unit in army(edition):
        table = without_cards(seat, {3: f"{14 - LENGTH[unit]}M|T"}, edition)
        assert table.gap(3) == LENGTH[unit]
        table.play(f"{unit}3")
        assert table.gap(3) == 0


@pytest.mark.rule("R1.6")
@both_seats
@all_editions
def test_no_unit_fits_into_a_gap_one_tile_shorter(seat, edition):
    for unit in army(edition):
        table = without_cards(seat, {3: f"{15 - LENGTH[unit]}M|T"}, edition)
        assert table.gap(3) == LENGTH[unit] - 1
        assert table.refused(f"{unit}3") == "R1.6"


@pytest.mark.rule("R1.6")
@both_seats
def test_a_unit_never_overlaps_the_enemy_starting_block(seat):
    table = without_cards(seat, {3: "GTTT|"})
    assert table.gap(3) == 4
    assert table.allows("T3")
    table.play("T3")
    assert table.refused("T3") == "R1.6"
    assert table.refused("P3") == "R1.6"
    assert table.play("M3").conqueror(3) == "south"


@pytest.mark.rule("R1.6", "R4.2")
@both_seats
def test_a_redeployed_unit_must_fit_like_any_other(seat):
    assert without_cards(seat, {3: "TTPPPPM|P1"}).gap(3) == 0
    assert without_cards(seat, {3: "TTPPPPM|P1"}).refused(">3") == "R1.6"
    assert without_cards(seat, {3: "TTPPPPM|M"}).refused(">3") == "R1.6"
    assert without_cards(seat, {3: "TTPPPP|M"}).play(">3").road(3) == "3TPPPPT|M"


@pytest.mark.rule("R1.2")
def test_turning_a_board_twice_gives_the_same_board():
    text = (
        "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/12M|/| s12:3#n 146/sabotage west/- "
        "235,flanks/dig-in,night-march dig-in:s1,supply-cut:n2"
    )
    turned = (
        "ardennes |/|M12/|P/TTTG|/|TTTTTT!/|/TPS|PMT4 n12:3#s east/- 247/sabotage "
        "356,flanks/dig-in,night-march dig-in:n7,supply-cut:s2"
    )
    assert mirrored(text) == turned
    assert mirrored(turned) == text
    assert str(State.parse(text)) == text
    assert str(State.parse(turned)) == turned
    assert Table(text, "north").text == text
