"""The one way to write a position: what is read comes back as it was, or in its shortest form."""

from __future__ import annotations

import random

import pytest

from rules.boards import EDITIONS, OBJECTIVES, mirrored, without_cards
from sevenroads import InvalidNotation, State

EXAMPLE = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage 246/- 235,147/dig-in,night-march -"


@pytest.mark.rule("notation")
def test_the_example_of_the_notation_is_read_as_it_is_meant():
    state = State.parse(EXAMPLE)
    assert str(state) == EXAMPLE
    assert (state.side, state.turn, state.ap, state.outcome) == ("south", 12, 3, None)
    assert (state.line("south", 1).units, state.line("south", 1).distance) == ("TMP", 4)
    assert (state.line("north", 1).units, state.line("north", 1).distance) == ("TPS", 0)
    assert state.line("north", 4).units == "TTTG"
    assert (state.gap(1), state.gap(4), state.conqueror(3)) == (1, 4, "south")
    layout = state.layout()
    assert layout.cards[0].objective == "146"
    assert layout.cards[0].hand == ("sabotage",)
    assert layout.objective_deck == ("235", "147")
    assert layout.victory_deck == ("dig-in", "night-march")


@pytest.mark.rule("notation")
@pytest.mark.parametrize(
    "roads",
    [
        "!TTTTTT|/|/|/|/|/|/|",
        "!3TTTTT|/|/|/|/|/|/|",
        "|GTTTPC!/|/|/|/|/|/|",
        "|T15!/|/|/|/|/|/|",
        "12T|T/|/|/|/|/|/|",
        "1M|M15/10T|/|P10/|/|/|/15Y|Y1",
    ],
)
def test_roads_come_back_as_they_were_written(roads):
    text = f"ardennes+novictory+noobjectives {roads} s9:4 -/- -/- -/- -"
    assert str(State.parse(text)) == text
    assert str(State.parse(mirrored(text))) == mirrored(text)


@pytest.mark.rule("notation", "R10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_equals_the_editions_own_is_accepted_and_not_written(edition):
    south, north = OBJECTIVES[edition]
    own = "prototype" if edition == "prototype" else "ardennes"
    gun, switch = ("A" if edition == "dday" else "K"), ("off" if edition == "prototype" else "on")
    for option in (
        f"+specials=GRY{gun}",
        "+road_length=18",
        "+mortar_fires=deployed",
        f"+three_roads_win={switch}",
        f"+objective_deck={own}",
        f"+victory_deck={own}",
        f"+specials=GRY{gun}+road_length=18+mortar_fires=deployed+three_roads_win={switch}",
    ):
        rest = f"|/|/|/|/|/|/| s9:4 {south}/- {north}/- -/- -"
        assert str(State.parse(f"{edition}{option} {rest}")) == f"{edition} {rest}"


@pytest.mark.rule("notation", "R7.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_objectives_off_three_roads_win_goes_without_saying(edition):
    rest = "|/|/|/|/|/|/| s9:4 -/- -/- -/- -"
    said = State.parse(f"{edition}+noobjectives+three_roads_win=on {rest}")
    assert str(said) == f"{edition}+noobjectives {rest}"


@pytest.mark.rule("notation", "R10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "option",
    [
        "+nospecials",
        "+specials=GY",
        "+novictory",
        "+road_length=16",
        "+mortar_fires=placed",
        "+mortar_fires=always",
        "+nospecials+novictory+road_length=12+mortar_fires=always",
    ],
)
def test_what_differs_from_the_edition_is_written(edition, option):
    south, north = OBJECTIVES[edition]
    text = f"{edition}{option} |/|/|/|/|/|/| s9:4 {south}/- {north}/- -/- -"
    assert str(State.parse(text)) == text


@pytest.mark.rule("notation")
@pytest.mark.parametrize(
    "effects",
    [
        "dig-in:n3,dig-in:s3",
        "second-front:n1,second-front:s1",
        "intelligence:n,intelligence:s",
        "supply-cut:n2",
        "supply-cut:n4",
        "second-front:s2",
        "night-march",
        "dig-in:s3,fresh,intelligence:s,night-march,second-front:s1,supply-cut:n2",
    ],
)
def test_effects_come_back_as_they_were_written(effects):
    text = f"ardennes |/|/P|P/|/5R|/|/| s9:4 136/- 257/- -/- {effects}"
    assert str(State.parse(text)) == text
    assert str(State.parse(mirrored(text))) == mirrored(text)


@pytest.mark.rule("notation", "R8.1")
def test_cards_that_are_listed_nowhere_have_been_discarded():
    state = State.parse("prototype |/|/|/|/|/|/| s9:4 1246x/dig-in 2467x/- 1347x/sabotage -")
    assert sorted(state.view("spectator").discards) == [
        "forced-march",
        "intelligence",
        "reinforcements",
        "second-front",
        "supply-cut",
        "withdrawal",
    ]


@pytest.mark.rule("notation")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_of_a_game_is_written_so_that_it_reads_back(edition, seed):
    chance = random.Random(seed)
    state = State.new(edition, seed=seed)
    for _ in range(150):
        legal = state.legal_actions()
        again = State.parse(str(state))
        assert str(again) == str(state)
        assert again.legal_actions() == legal
        if not legal:
            break
        state.apply(chance.choice(legal))


@pytest.mark.rule("notation")
@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_are_written_as_they_are_read(edition):
    state = State.new(edition, seed=1)
    for action in state.legal_actions():
        assert state.action(str(action)) == action
    assert [str(action) for action in state.legal_actions()].count(".") == 1


@pytest.mark.rule("notation")
@pytest.mark.parametrize(
    "action",
    [
        "",
        " ",
        "T",
        "3T",
        "t3",
        "T3 ",
        " T3",
        "T33",
        "X3",
        ">",
        "3>",
        "x",
        "x33",
        "K3l",
        "KL",
        "Ml",
        "!",
        "!rain",
        "!sabotage",
        "!sabotage:8",
        "!reinforcements:3",
        "..",
        "A3",
        "Al",
    ],
)
def test_what_is_no_action_is_refused_as_notation(action):
    with pytest.raises(InvalidNotation):
        State.new("ardennes", seed=1).apply(action)


@pytest.mark.rule("notation")
def test_a_copy_goes_its_own_way():
    table = without_cards("south", {3: "14C|P"})
    table.after("x3", "T1")
    assert table.road(3) == "14C|P"
    assert table.turn == "s9:4"
