"""Positions and views as text: read strictly, written in one way, refused with the field."""

from __future__ import annotations

import random

import pytest

from sevenroads import Catalog, InvalidNotation, State, View

EMPTY = "|/|/|/|/|/|/|"
GOOD = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 14/sabotage 26/- 35,17/dig-in,night-march -"
FIELDS = ("rules", "roads", "turn", "south", "north", "decks", "effects")


def with_field(name: str, value: str, text: str = GOOD) -> str:
    fields = text.split(" ")
    fields[FIELDS.index(name)] = value
    return " ".join(fields)


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        with_field("turn", "s12:3#s"),
        with_field("turn", "s12:3#n"),
        with_field("turn", "s12:3#="),
        with_field("turn", "n400:0"),
        with_field("turn", "s1:8"),
        with_field("effects", "dig-in:n1,dig-in:s1,night-march,second-front:n1,supply-cut:n4"),
        with_field("effects", "intelligence:n,intelligence:s"),
        with_field("roads", f"TR|/{EMPTY[2:]}").replace(" -", " fresh"),
        f"dday+novictory+noobjectives {EMPTY} s1:4 -/- -/- -/- -",
        "ardennes+novictory+noobjectives |MMPTTT/TTK|PPTC/|/|/|/!3TTTTT|/|GTTTPC! s9:0 -/- -/- -/- -",
    ],
)  # fmt: skip
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    assert str(State.parse(text)) == text
    assert repr(State.parse(text)) == f"State.parse({text!r})"


@pytest.mark.parametrize("edition", Catalog.editions())
def test_positions_and_views_of_random_games_are_written_as_they_are_read(edition: str) -> None:
    rng = random.Random(edition)
    for seed in range(2):
        state = State.new(edition, seed=seed)
        while not state.is_over:
            state.play_random(rng.randint(1, 12), rng.getrandbits(32))
            assert str(State.parse(str(state))) == str(state)
            view = state.view(rng.choice(("south", "north", "spectator")))
            assert str(View.parse(str(view), view.viewer)) == str(view)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "seven fields"),
        ("ardennes", "seven fields"),
        (GOOD + " -", "seven fields"),
        (GOOD + " ", "seven fields"),
        (" " + GOOD, "seven fields"),
        (GOOD.replace(" ", "  ", 1), "seven fields"),
        (GOOD.replace(" ", "\t", 1), "ASCII"),
        (GOOD + "\n", "ASCII"),
        (GOOD.replace("T", "Т", 1), "ASCII"),
        (GOOD + "-" * 4000, "at most 4000 characters"),
        (with_field("roads", "|/|/|/|/|/|"), "roads: 6"),
        (with_field("roads", EMPTY + "/|"), "roads: 8"),
        (with_field("roads", "/|/|/|/|/|/|"), "road 1"),
        (with_field("roads", "0T|/|/|/|/|/|/|"), "road 1"),
        (with_field("roads", "T||/|/|/|/|/|/|"), "road 1"),
        (with_field("roads", "|/T3|/|/|/|/|/|"), "road 2"),
        (with_field("roads", "|/|/t|/|/|/|/|"), "road 3"),
        (with_field("roads", "|/|/|/A|/|/|/|"), "road 4: A is no unit in play"),
        (with_field("roads", "|/|/|/|/3|/|/|"), "road 5: south has a distance"),
        (with_field("roads", "|/|/|/|/|/TTTT|TTT/|"), "road 6: the lines need 21 tiles of 18"),
        (with_field("roads", "|/|/|/|/|/|/TTTTTT|"), "road 7: .*mark it with !"),
        (with_field("roads", "|/|/|/|/|/|/!TTTTT|"), "road 7: marked as conquered by south"),
        (with_field("roads", "!TTTTTT|T/|/|/|/|/|/|"), "road 1: an enemy unit"),
        (with_field("roads", "!TTT|TTT!/|/|/|/|/|/|"), "road 1: both sides"),
        (with_field("roads", "!|/|/|/|/|/|/|"), "road 1: marked as conquered"),
        (with_field("roads", "SS|/|/|/|/|/|/|"), "roads: south has 2 S"),
        (with_field("roads", "G|/Y|/|/|/|/|/|"), "roads: south has 2 special units .*limit is 1"),
        (with_field("turn", "s0:3"), "turn: turn 0: turns go from 1 to 400"),
        (with_field("turn", "s401:3"), "turn: turn 401"),
        (with_field("turn", "s12:9"), "turn: 9 AP: at most 8"),
        (with_field("turn", "s012:3"), "turn: "),
        (with_field("turn", "e12:3"), "turn: "),
        (with_field("turn", "s12:-1"), "turn: "),
        (with_field("turn", "s12:3#x"), "turn: "),
        (with_field("turn", "s12"), "turn: "),
        (with_field("south", "14"), "south's cards: "),
        (with_field("south", "/-"), "south's cards: "),
        (with_field("south", "14/"), "south's cards: "),
        (with_field("south", "-/-"), "south's cards: no objective"),
        (with_field("south", "99/-"), "south's cards: unknown objective '99'"),
        (with_field("south", "14,15/-"), "south's cards: .*more than one objective"),
        (with_field("south", "14/airstrike"), "south's cards: victory card 'airstrike'"),
        (
            with_field("south", "14/sabotage,dig-in"),
            "south's cards: the hand must be sorted: dig-in,sabotage",
        ),
        (with_field("south", "?/-"), "view: read it with View.parse"),
        (with_field("north", "26/?"), "view: read it with View.parse"),
        (with_field("north", "26/?,sabotage"), "north's cards: either all"),
        (with_field("north", "14/-"), "decks: objective card '14' is listed 2 times"),
        (with_field("south", "14/dig-in,dig-in"), "decks: victory card 'dig-in' is listed 3 times"),
        (with_field("decks", "35"), "decks: "),
        (with_field("decks", "#18/#20"), "View.parse"),
        (with_field("decks", "#18/-"), "decks: "),
        (with_field("decks", "?/-"), "decks: a hidden deck"),
        (with_field("decks", "99/-"), "decks: unknown objective card '99'"),
        (with_field("effects", ""), "seven fields"),
        (with_field("effects", "fog"), "effects: 'fog'"),
        (with_field("effects", "night-march:s"), "effects: "),
        (with_field("effects", "dig-in:s8"), "effects: "),
        (with_field("effects", "night-march,dig-in:s1"), "effects: each once and sorted"),
        (with_field("effects", "night-march,night-march"), "effects: each once and sorted"),
        (with_field("effects", "dig-in:s3"), "effects: dig-in on road 3, which is conquered"),
        (with_field("effects", "dig-in:n1,dig-in:s1,dig-in:s2"), "effects: dig-in is in force 3 times"),
        (with_field("effects", "supply-cut:n3"), "effects: a supply-cut takes 2 AP"),
        (with_field("effects", "supply-cut:s2"), "effects: supply-cut of south"),
        (with_field("effects", "supply-cut:n6"), "effects: supply-cut is in force 3 times"),
        (with_field("effects", "fresh"), "effects: fresh, but south has no R"),
        (with_field("rules", "ardennes+nospecials+novictory"), "G is no unit in play"),
        (f"ardennes+noobjectives {EMPTY} s1:4 14/- -/- -/- -", "objectives are off"),
        (f"ardennes+novictory {EMPTY} s1:5 14/- 15/- -/- -", "at most 4"),
        (f"ardennes+novictory {EMPTY} s1:4 14/- 15/- -/- night-march", "effects: night-march is in force"),
        (
            "ardennes+novictory !TTTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4 14/- 15/- -/- -",
            "south has won .*write #s",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(text: str, said: str) -> None:
    with pytest.raises(InvalidNotation, match=said):
        State.parse(text)


def test_an_ended_position_is_refused_if_the_wrong_side_is_said_to_have_won() -> None:
    won = "ardennes+novictory !TTTTTT|/|/|/!1PPPPPPG|/|/|/| s9:4#{} 14/- 15/- -/- -"
    assert State.parse(won.format("s")).outcome is not None
    for wrong in "n=":
        with pytest.raises(InvalidNotation, match="south has won"):
            State.parse(won.format(wrong))


@pytest.mark.parametrize("viewer", ["south", "north", "spectator"])
def test_a_whole_position_is_no_view_and_a_view_no_position(viewer: str) -> None:
    state = State.new("ardennes", seed=1)
    with pytest.raises(InvalidNotation, match="this is a whole position"):
        View.parse(str(state), viewer)
    with pytest.raises(InvalidNotation, match="this is a view"):
        State.parse(str(state.view(viewer)))


def test_a_view_tells_whose_it_is() -> None:
    state = State.new("ardennes", seed=1)
    for viewer in ("south", "north", "spectator"):
        assert View.parse(str(state.view(viewer))).viewer == viewer


def test_a_view_is_refused_for_a_viewer_who_may_not_see_it() -> None:
    view = str(State.new("ardennes", seed=1).view("south"))
    for viewer in ("north", "spectator"):
        with pytest.raises(InvalidNotation, match=f"not those {viewer} may see"):
            View.parse(view, viewer)
    both = "ardennes |/|/|/|/|/|/| s3:4 14/- 15/- #18/#20 -"
    with pytest.raises(InvalidNotation, match="may see"):
        View.parse(both)
    with pytest.raises(ValueError, match="allowed are south, north, spectator"):
        View.parse(view, "west")
