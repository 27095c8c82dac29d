"""What the reference model reads, writes and refuses to read.

Each refused text differs in one place from one that is accepted.
"""

import pytest

from .. import Model, ModelRefused

EMPTY = "|/|/|/|/|/|/|"
SAMPLE = "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| s12:3 146/sabotage 246/- 235,147/dig-in,night-march -"


def text(
    roads: str = EMPTY,
    turn: str = "s5:4",
    south: str = "157/-",
    north: str = "137/-",
    decks: str = "-/-",
    effects: str = "-",
    rules: str = "ardennes",
) -> str:
    return " ".join([rules, roads, turn, south, north, decks, effects])


def first(road: str) -> str:
    return f"{road}/|/|/|/|/|/|"


def without_objectives(rules: str) -> str:
    return text(south="-/-", north="-/-", rules=rules)


def refused(position: str) -> bool:
    try:
        Model.parse(position)
    except ModelRefused:
        return True
    return False


@pytest.mark.parametrize(
    "position",
    [
        SAMPLE,
        text(first("!3TTTTT|")),
        text(first("|GTTTPC!")),
        text(first("|TTTTT3!")),
        text(first("4TMP|SPT1")),
        text(first("13P|T")),
        text(turn="n400:8"),
        text(turn="s1:0#="),
        text(turn="n12:3#s"),
        text(south="157/dig-in,dig-in,sabotage"),
        text(
            first("|/R|")[:-2],
            effects="dig-in:n3,dig-in:s3,fresh,intelligence:n,intelligence:s,night-march,second-front:s2,supply-cut:n4",
        ),
        text(effects="second-front:n1,second-front:s1"),
        text(first("GY|"), effects="second-front:s1"),
        text(rules="dday+specials=GA+novictory+road_length=12+mortar_fires=always+three_roads_win=off"),
        text(rules="prototype+three_roads_win=on+objective_deck=ardennes+victory_deck=ardennes"),
        without_objectives("prototype+nospecials+noobjectives+objective_deck=ardennes"),
        text(rules="ardennes+novictory+victory_deck=prototype"),
    ],
)
def test_a_canonical_position_is_written_as_it_was_read(position: str) -> None:
    assert str(Model.parse(position)) == position


@pytest.mark.parametrize(
    ("read", "written"),
    [
        ("ardennes+specials=GRYK", "ardennes"),
        ("ardennes+road_length=18", "ardennes"),
        ("ardennes+mortar_fires=deployed+three_roads_win=on", "ardennes"),
        ("ardennes+mortar_fires=placed+three_roads_win=on", "ardennes+mortar_fires=placed"),
        ("dday+objective_deck=ardennes+victory_deck=ardennes", "dday"),
        ("dday+three_roads_win=off+objective_deck=ardennes", "dday+three_roads_win=off"),
    ],
)
def test_an_option_that_equals_the_editions_own_is_read_and_not_written(read: str, written: str) -> None:
    assert str(Model.parse(text(rules=read))) == text(rules=written)


def test_three_roads_win_is_not_written_with_objectives_off() -> None:
    for edition in ("ardennes", "prototype", "dday"):
        read = without_objectives(f"{edition}+noobjectives+three_roads_win=on")
        assert str(Model.parse(read)) == without_objectives(f"{edition}+noobjectives")
        assert refused(without_objectives(f"{edition}+noobjectives+three_roads_win=off"))


@pytest.mark.parametrize(
    "rules",
    [
        "",
        "Ardennes",
        "custom",
        "ardennes+",
        "ardennes+specials=",
        "ardennes+specials=YG",
        "ardennes+specials=GG",
        "ardennes+specials=A",
        "dday+specials=GK",
        "ardennes+nospecials+specials=G",
        "ardennes+nospecials+nospecials",
        "ardennes+novictory+nospecials",
        "ardennes+novictory=on",
        "ardennes+road_length=11",
        "ardennes+road_length=19",
        "ardennes+road_length=016",
        "ardennes+road_length=1٦",
        "ardennes+mortar_fires=never",
        "ardennes+three_roads_win=true",
        "ardennes+three_roads_win=off+mortar_fires=always",
        "ardennes+objective_deck=dday",
        "ardennes+victory_deck=ardennes+objective_deck=ardennes",
    ],
)
def test_rules_that_do_not_exist_or_stand_in_the_wrong_order_are_refused(rules: str) -> None:
    assert refused(text(rules=rules))


@pytest.mark.parametrize(
    "position",
    [
        "",
        SAMPLE + " ",
        " " + SAMPLE,
        SAMPLE + "\n",
        SAMPLE.replace(" ", "  ", 1),
        SAMPLE.replace(" ", "\t", 1),
        SAMPLE[:-2],
        text(turn="s5:٤"),
    ],
)
def test_anything_but_seven_fields_of_ascii_is_refused(position: str) -> None:
    assert refused(position)


@pytest.mark.parametrize(
    "roads",
    [
        "|/|/|/|/|/|",
        "|/|/|/|/|/|/|/|",
        first(""),
        first("T"),
        first("T||"),
        first("t|"),
        first("X|"),
        first("A|"),
        first("3|"),
        first("|3"),
        first("0T|"),
        first("03T|"),
        first("T3|"),
        first("|3T"),
        first("TTTTTT|"),
        first("|3TTTTT"),
        first("|TTTTT3"),
        first("!|"),
        first("!TTTTT|"),
        first("TTTTTT!|"),
        first("TTTTTT|!"),
        first("!TTTTTT|!"),
        first("3!TTTTT|"),
        first("!TTTTTT|T"),
        first("TTTTT|TM"),
        first("16T|"),
        first("99999999999999999999T|"),
        first("SPS|"),
        first("GY|"),
        first("MMMMMM|"),
    ],
)
def test_impossible_roads_are_refused(roads: str) -> None:
    assert refused(text(roads))


@pytest.mark.parametrize(
    "turn",
    [
        "x5:4",
        "s0:4",
        "s401:4",
        "s05:4",
        "s5:04",
        "s5:9",
        "s5",
        "s5:",
        "s:4",
        "s5:4#",
        "s5:4#d",
        "s5:-1",
        "5:4",
    ],
)
def test_impossible_turns_are_refused(turn: str) -> None:
    assert refused(text(turn=turn))


def test_the_most_points_depend_on_the_reinforcements_in_the_deck() -> None:
    for rules, most in (
        ("ardennes", 8),
        ("ardennes+victory_deck=prototype", 6),
        ("ardennes+novictory", 4),
    ):
        assert not refused(text(turn=f"s5:{most}", rules=rules))
        assert refused(text(turn=f"s5:{most + 1}", rules=rules))


@pytest.mark.parametrize(
    ("south", "north", "decks"),
    [
        ("157", "137/-", "-/-"),
        ("57/", "137/-", "-/-"),
        ("157/-/-", "137/-", "-/-"),
        ("/-", "137/-", "-/-"),
        ("-/-", "137/-", "-/-"),
        ("?/-", "137/-", "-/-"),
        ("157/?", "137/-", "-/-"),
        ("12/-", "137/-", "-/-"),
        ("1246x/-", "137/-", "-/-"),
        ("137/-", "137/-", "-/-"),
        ("157/-", "137/-", "157/-"),
        ("157/-", "137/-", "146,146/-"),
        ("157/-", "137/-", "#18/#20"),
        ("157/-", "137/-", "-"),
        ("157/-", "137/-", "/"),
        ("157/-", "137/-", "14,/-"),
        ("157/-", "137/-", "-,146/-"),
        ("157/sabotage,dig-in", "137/-", "-/-"),
        ("157/dig-in,dig-in", "137/dig-in", "-/-"),
        ("157/dig-in,dig-in", "137/-", "-/dig-in"),
        ("157/medal", "137/-", "-/-"),
    ],
)
def test_impossible_cards_are_refused(south: str, north: str, decks: str) -> None:
    assert refused(text(south=south, north=north, decks=decks))


def test_cards_that_are_switched_off_are_refused() -> None:
    assert refused(text(south="157/dig-in", rules="ardennes+novictory"))
    assert refused(text(decks="-/dig-in", rules="ardennes+novictory"))
    assert refused(text(rules="ardennes+noobjectives"))
    assert refused(text(south="-/-", north="-/-", decks="146/-", rules="ardennes+noobjectives"))
    assert refused(text(south="157/night-march", rules="ardennes+victory_deck=prototype"))


@pytest.mark.parametrize(
    "effects",
    [
        "",
        "-,fresh",
        "fresh",
        "dig-in:s8",
        "dig-in:s0",
        "dig-in:3",
        "dig-in:s3,dig-in:n3",
        "dig-in:s3,dig-in:s3",
        "dig-in:n3,dig-in:n4,dig-in:s3",
        "supply-cut:n1",
        "supply-cut:n3",
        "supply-cut:n6",
        "supply-cut:n0",
        "supply-cut:n02",
        "supply-cut:s2",
        "supply-cut:n2,supply-cut:n2",
        "supply-cut:n2,supply-cut:n4",
        "second-front:s3",
        "second-front:n1,second-front:s2",
        "second-front:s",
        "night-march,night-march",
        "night-march,intelligence:s",
        "night-march:s",
        "intelligence",
        "sabotage",
    ],
)
def test_impossible_effects_are_refused(effects: str) -> None:
    assert refused(text(effects=effects))


def test_an_effect_needs_its_card_under_these_options() -> None:
    for effect in (
        "dig-in:s3",
        "supply-cut:n2",
        "second-front:s1",
        "night-march",
        "intelligence:s",
    ):
        assert not refused(text(effects=effect))
        assert refused(text(effects=effect, rules="ardennes+novictory"))
    assert refused(text(effects="night-march", rules="ardennes+victory_deck=prototype"))
    assert refused(text(effects="intelligence:n,intelligence:s", rules="ardennes+victory_deck=prototype"))
    assert refused(text(effects="second-front:s1", rules="ardennes+nospecials"))
    assert refused(text(south="-/-", north="-/-", effects="intelligence:s", rules="ardennes+noobjectives"))


def test_dig_in_needs_an_open_road_but_no_line() -> None:
    assert not refused(text(effects="dig-in:s1"))
    assert refused(text(first("!3TTTTT|"), effects="dig-in:s1"))
    assert refused(text(first("!3TTTTT|"), effects="dig-in:n1"))


def test_fresh_needs_a_mortar_of_the_side_to_move_on_an_open_road() -> None:
    for rules in ("ardennes", "ardennes+mortar_fires=placed"):
        assert not refused(text(first("R|"), effects="fresh", rules=rules))
        assert refused(text(first("P|"), effects="fresh", rules=rules))
    assert refused(text(first("|R"), effects="fresh"))
    assert refused(text(first("R|"), "n5:4", effects="fresh"))
    assert refused(text(first("!1RTTTTT|"), effects="fresh"))
    assert refused(text(first("R|"), effects="fresh", rules="ardennes+mortar_fires=always"))


def test_a_side_that_has_won_is_the_winner_or_the_position_is_refused() -> None:
    roads = "!3TTTTT|/|/|/!6PPPPPP|/|/|/|"
    for turn, accepted in (
        ("s5:4", False),
        ("n5:4", False),
        ("s5:4#s", True),
        ("s5:4#n", False),
        ("s5:4#=", False),
    ):
        assert refused(text(roads, turn, south="146/-")) != accepted
    for turn in ("s5:4#s", "s5:4#n", "s5:4#="):
        assert not refused(text(turn=turn))
