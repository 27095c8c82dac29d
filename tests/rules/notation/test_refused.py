"""Positions that are refused, each next to a neighbour that is accepted.

The first block has malformed texts, the second positions that cannot occur. A well-formed text
is refused from both seats, and the message names the field or the road.
"""

from __future__ import annotations

import re

import pytest

from rules.boards import mirrored
from sevenroads import InvalidNotation, State, View

NO_CARDS = "ardennes+novictory+noobjectives"
EMPTY = "|/|/|/|/|/|/|"
LINES = "P|P/P|P/P|P/P|P/P|P/P|P/M|M"

_TURNED = {"south": "north", "north": "south"}


def turned(where: str) -> str:
    """The field or road a message must name when the position is turned by 180 degrees."""
    where = re.sub("south|north", lambda found: _TURNED[found[0]], where)
    return re.sub(r"(?<=road )\d", lambda found: str(8 - int(found[0])), where)


def refuse(text: str, where: str) -> None:
    with pytest.raises(InvalidNotation, match=re.escape(where)):
        State.parse(text)


def plain(roads: str, turn: str = "s9:4", effects: str = "-", rules: str = NO_CARDS) -> str:
    """A position without cards."""
    return f"{rules} {roads} {turn} -/- -/- -/- {effects}"


def road3(road: str, rules: str = NO_CARDS) -> str:
    return plain(f"|/|/{road}/|/|/|/|", rules=rules)


def cards(
    south: str = "136/-",
    north: str = "257/-",
    decks: str = "-/-",
    effects: str = "-",
    *,
    rules: str = "ardennes",
    roads: str = EMPTY,
    turn: str = "s9:4",
) -> str:
    """A position with cards."""
    return f"{rules} {roads} {turn} {south} {north} {decks} {effects}"


# ---------------------------------------------------------------- what cannot be written

GOOD = plain(EMPTY)

MALFORMED = [
    # seven fields, single spaces, one line of ASCII
    (GOOD.replace(" s9:4 ", "  s9:4 "), "seven fields", GOOD),
    (f" {GOOD}", "seven fields", GOOD),
    (f"{GOOD} ", "seven fields", GOOD),
    (GOOD.removesuffix(" -"), "seven fields", GOOD),
    (f"{GOOD} -", "seven fields", GOOD),
    (f"{GOOD}\n", "one line", GOOD),
    (GOOD.replace(" ", "\t"), "one line", GOOD),
    (GOOD.replace("s9", "ѕ9"), "ASCII", GOOD),
    ("", "seven fields", GOOD),
    # rules
    (plain(EMPTY, rules="verdun+novictory+noobjectives"), "rules", GOOD),
    (plain(EMPTY, rules="Ardennes+novictory+noobjectives"), "rules", GOOD),
    (plain(EMPTY, rules="ardennes+noobjectives+novictory"), "rules", GOOD),
    (plain(EMPTY, rules="ardennes+novictory+novictory+noobjectives"), "rules", GOOD),
    (plain(EMPTY, rules=f"{NO_CARDS}+"), "rules", GOOD),
    (plain(EMPTY, rules=f"{NO_CARDS}+weather=snow"), "rules", GOOD),
    (plain(EMPTY, rules=f"{NO_CARDS}+first_turn_ap=2"), "rules", GOOD),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=11"),
        "road_length",
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=12"),
    ),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=19"),
        "road_length",
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=18"),
    ),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+road_length"),
        "rules",
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=17"),
    ),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+mortar_fires=never"),
        "mortar_fires",
        plain(EMPTY, rules=f"{NO_CARDS}+mortar_fires=always"),
    ),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+mortar_fires=always+road_length=16"),
        "rules",
        plain(EMPTY, rules=f"{NO_CARDS}+road_length=16+mortar_fires=always"),
    ),
    (
        plain(EMPTY, rules=f"{NO_CARDS}+three_roads_win=off"),
        "three_roads_win",
        plain(EMPTY, rules=f"{NO_CARDS}+three_roads_win=on"),
    ),
    (
        cards(rules="ardennes+three_roads_win=no"),
        "three_roads_win",
        cards(rules="ardennes+three_roads_win=off"),
    ),
    (cards(rules="ardennes+three_roads_win"), "rules", cards(rules="ardennes+three_roads_win=on")),
    (cards(rules="ardennes+specials=YG"), "specials", cards(rules="ardennes+specials=GY")),
    (cards(rules="ardennes+specials=GG"), "specials", cards(rules="ardennes+specials=G")),
    (cards(rules="ardennes+specials=A"), "specials", cards(rules="ardennes+specials=K")),
    (cards(rules="dday+specials=K"), "specials", cards(rules="dday+specials=A")),
    (cards(rules="ardennes+specials="), "specials", cards(rules="ardennes+nospecials")),
    (cards(rules="ardennes+nospecials+specials=G"), "rules", cards(rules="ardennes+specials=G")),
    (cards(rules="ardennes+objective_deck=tarot"), "tarot", cards(rules="dday+objective_deck=ardennes")),
    (cards(rules="ardennes+victory_deck=tarot"), "tarot", cards(rules="ardennes+victory_deck=prototype")),
    # roads
    (plain("|/|/|/|/|/|"), "roads", GOOD),
    (plain("|/|/|/|/|/|/|/|"), "roads", GOOD),
    (road3(""), "road 3", road3("|")),
    (road3("T"), "road 3", road3("T|")),
    (road3("T||"), "road 3", road3("T|")),
    (road3("t|"), "road 3", road3("T|")),
    (road3("0T|"), "road 3", road3("T|")),
    (road3("|T0"), "road 3", road3("|T")),
    (road3("04T|"), "road 3", road3("4T|")),
    (road3("T4|"), "road 3", road3("4T|")),
    (road3("T4P|"), "road 3", road3("TP|")),
    (road3("|4T"), "road 3", road3("|T4")),
    (road3("12!TT|"), "road 3", road3("!12TT|")),
    (road3("TTTTTT!|"), "road 3", road3("!TTTTTT|")),
    (road3("TTTTTT|!"), "road 3", road3("!TTTTTT|")),
    (road3("|!TTTTTT"), "road 3", road3("|TTTTTT!")),
    # turn
    (plain(EMPTY, "x9:4"), "turn", GOOD),
    (plain(EMPTY, "S9:4"), "turn", GOOD),
    (plain(EMPTY, "9:4"), "turn", GOOD),
    (plain(EMPTY, "s9"), "turn", GOOD),
    (plain(EMPTY, "s9:"), "turn", GOOD),
    (plain(EMPTY, "s:4"), "turn", GOOD),
    (plain(EMPTY, "s09:4"), "turn", GOOD),
    (plain(EMPTY, "s9:04"), "turn", GOOD),
    (plain(EMPTY, "s9:-1"), "turn", plain(EMPTY, "s9:0")),
    (plain(EMPTY, "s9:4#"), "turn", plain(EMPTY, "s9:4#s")),
    (plain(EMPTY, "s9:4#d"), "turn", plain(EMPTY, "s9:4#=")),
    # cards
    (cards(south="136"), "south's cards", cards()),
    (cards(south="136/"), "south's cards", cards()),
    (cards(south="/-"), "south's cards", cards()),
    (cards(south="136,235/-"), "south's cards", cards()),
    (cards(south="136/sabotage,dig-in"), "south's cards", cards(south="136/dig-in,sabotage")),
    (cards(north="257/sabotage,dig-in"), "north's cards", cards(north="257/dig-in,sabotage")),
    (cards(south="136/dig-in,"), "south's cards", cards(south="136/dig-in")),
    (cards(south="136/Dig-in"), "south's cards", cards(south="136/dig-in")),
    # decks
    (cards(decks="-"), "decks", cards()),
    (cards(decks="/-"), "decks", cards()),
    (cards(decks="235,/-"), "decks", cards(decks="235/-")),
    (cards(decks="235,-/-"), "decks", cards(decks="235/-")),
    (cards(decks="?/-"), "decks", cards(decks="235/-")),
    # effects
    (cards(effects="night-march,intelligence:s"), "effects", cards(effects="intelligence:s,night-march")),
    (
        cards(effects="dig-in:s4,dig-in:s3", roads=LINES),
        "effects",
        cards(effects="dig-in:s3,dig-in:s4", roads=LINES),
    ),
    (cards(effects="night-march,night-march"), "effects", cards(effects="night-march")),
    (cards(effects="dig-in:s8", roads=LINES), "effects", cards(effects="dig-in:s7", roads=LINES)),
    (cards(effects="dig-in:s0", roads=LINES), "effects", cards(effects="dig-in:s1", roads=LINES)),
    (cards(effects="dig-in:s", roads=LINES), "effects", cards(effects="dig-in:s1", roads=LINES)),
    (cards(effects="dig-in:x1", roads=LINES), "effects", cards(effects="dig-in:n1", roads=LINES)),
    (cards(effects="intelligence"), "effects", cards(effects="intelligence:n")),
    (cards(effects="intelligence:s1"), "effects", cards(effects="intelligence:s")),
    (cards(effects="supply-cut:n"), "effects", cards(effects="supply-cut:n2")),
    (cards(effects="supply-cut:n0"), "effects", cards(effects="-")),
    (cards(effects="second-front:s0"), "effects", cards(effects="second-front:s1")),
    (cards(effects="night-march:s"), "effects", cards(effects="night-march")),
    (cards(effects="sabotage:s3"), "effects", cards(effects="-")),
    (cards(effects="rain"), "effects", cards(effects="-")),
    (cards(effects="-,night-march"), "effects", cards(effects="night-march")),
]


@pytest.mark.rule("notation")
@pytest.mark.parametrize(("text", "where", "neighbour"), MALFORMED)
def test_what_is_not_written_in_notation_is_refused(text, where, neighbour):
    refuse(text, where)
    State.parse(neighbour)


# ---------------------------------------------------------------- what cannot be

R_ON_5 = "|/|/|/|/6R|/|/|"
OFF = "ardennes+three_roads_win=off"

IMPOSSIBLE = {
    "a line flush with the far edge without !": ("road 3", road3("TTTTTT|"), road3("!TTTTTT|")),
    "a redeployed line flush without !": ("road 3", road3("3TTTTT|"), road3("!3TTTTT|")),
    "norths line flush without !": ("road 3", road3("|GTTTPC"), road3("|GTTTPC!")),
    "! without a line": ("road 3", road3("!|"), road3("|")),
    "! with a line that is not flush": ("road 3", road3("!2TTTTT|"), road3("!3TTTTT|")),
    "norths ! with a line that is not flush": ("road 3", road3("|TTTTT2!"), road3("|TTTTT3!")),
    "! of the other side": ("road 3", road3("TTTTTT|!"), road3("!TTTTTT|")),
    "! of both": ("road 3", road3("!TTTTTT|!"), road3("!TTTTTT|")),
    "an enemy unit on a conquered road": ("road 3", road3("!TTTTTT|M"), road3("!TTTTTT|")),
    "an enemy unit on a conquered road with room for it": ("road 3", road3("!TTT|T"), road3("TTT|T")),
    "more tanks than the army has": ("roads", plain("TTTT|/TTTT|/|/|/|/|/|"), plain("TTTT|/TTT|/|/|/|/|/|")),
    "two sergeants": ("roads", road3("SS|"), road3("S|S")),
    "six mines": ("roads", road3("MMMMMM|"), road3("MMMMM|")),
    "seven privates": ("roads", road3("PPPPPPP|"), road3("PPPPPP|")),
    "three corporals": ("roads", road3("CCC|"), road3("CC|")),
    "units of conquered roads count too": (
        "roads",
        plain("!TTTTTT|/TT|/|/|/|/|/|"),
        plain("!TTTTTT|/T|/|/|/|/|/|"),
    ),
    "a letter of another edition": ("road 3", road3("A|"), road3("K|")),
    "a letter of no edition": ("road 3", road3("X|"), road3("T|")),
    "a special unit that is off": (
        "road 3",
        road3("K|", "ardennes+specials=GY+novictory+noobjectives"),
        road3("Y|", "ardennes+specials=GY+novictory+noobjectives"),
    ),
    "any special unit with all off": (
        "road 3",
        road3("G|", "ardennes+nospecials+novictory+noobjectives"),
        road3("T|", "ardennes+nospecials+novictory+noobjectives"),
    ),
    "lines that overlap": ("road 3", road3("TTTTT|PP"), road3("TTTTT|P")),
    "lines that overlap by their distance": ("road 3", road3("6TTT|P2"), road3("6TTT|P1")),
    "a line longer than the road": ("road 3", road3("!1TTTTTT|"), road3("!TTTTTT|")),
    "a line longer than a shorter road": (
        "road 3",
        road3("TTTT|M", f"{NO_CARDS}+road_length=12"),
        road3("TTTP|M", f"{NO_CARDS}+road_length=12"),
    ),
    "a distance without a line": ("road 3", road3("4|"), road3("|")),
    "norths distance without a line": ("road 3", road3("T|4"), road3("T|")),
    "two special units": ("roads", plain("G|/Y|/|/|/|/|/|"), plain("G|Y/|/|/|/|/|/|")),
    "two special units one of them wedged": (
        "roads",
        plain("!13G|/Y|/|/|/|/|/|"),
        plain("!13G|/T|/|/|/|/|/|"),
    ),
    "three special units with one second front": (
        "roads",
        cards(roads="G|/Y|/R|/|/|/|/|", effects="second-front:s1"),
        cards(roads="G|/Y|/|/|/|/|/|", effects="second-front:s1"),
    ),
    "two special units with the enemys second front": (
        "roads",
        cards(roads="G|/Y|/|/|/|/|/|", effects="second-front:n1"),
        cards(roads="G|/Y|/|/|/|/|/|", effects="second-front:s1"),
    ),
    "an objective the deck does not have": ("south's cards", cards(south="12/-"), cards(south="137/-")),
    "an objective of another deck": ("south's cards", cards(south="1347x/-"), cards(south="147/-")),
    "no objective with objectives on": ("south's cards", cards(south="-/-"), cards()),
    "an objective with objectives off": (
        "north's cards",
        cards("-/-", "257/-", rules="ardennes+noobjectives"),
        cards("-/-", "-/-", rules="ardennes+noobjectives"),
    ),
    "the same objective twice": ("decks", cards(north="136/-"), cards()),
    "an objective in a hand and in the deck": ("decks", cards(decks="136/-"), cards(decks="135/-")),
    "an objective twice in the deck": ("decks", cards(decks="235,235/-"), cards(decks="235,367/-")),
    "an objective deck with objectives off": (
        "decks",
        cards("-/-", "-/-", "235/-", rules="ardennes+noobjectives"),
        cards("-/-", "-/-", "-/-", rules="ardennes+noobjectives"),
    ),
    "a victory card the deck does not have": (
        "south's cards",
        cards(south="136/air-raid"),
        cards(south="136/sabotage"),
    ),
    "a victory card of another deck": (
        "north's cards",
        cards("1246x/-", "2467x/night-march", rules="prototype"),
        cards("1246x/-", "2467x/sabotage", rules="prototype"),
    ),
    "a victory card in the deck that it does not have": (
        "decks",
        cards(decks="-/air-raid"),
        cards(decks="-/sabotage"),
    ),
    "three of a card of which there are two": (
        "decks",
        cards("136/sabotage", "257/sabotage", "-/sabotage"),
        cards("136/sabotage", "257/-", "-/sabotage"),
    ),
    "two of a card of which there is one": (
        "decks",
        cards("1246x/sabotage", "2467x/sabotage", rules="prototype"),
        cards("1246x/sabotage", "2467x/dig-in", rules="prototype"),
    ),
    "a victory card with victory cards off": (
        "south's cards",
        cards(south="136/sabotage", rules="ardennes+novictory"),
        cards(south="136/-", rules="ardennes+novictory"),
    ),
    "a victory deck with victory cards off": (
        "decks",
        cards(decks="-/sabotage", rules="ardennes+novictory"),
        cards(decks="-/-", rules="ardennes+novictory"),
    ),
    "9 AP with four cards in the deck that give 1": ("turn", cards(turn="s9:9"), cards(turn="s9:8")),
    "7 AP with two cards in the deck that give 1": (
        "turn",
        cards("1246x/-", "2467x/-", rules="prototype", turn="s9:7"),
        cards("1246x/-", "2467x/-", rules="prototype", turn="s9:6"),
    ),
    "5 AP without victory cards": ("turn", plain(EMPTY, "s9:5"), plain(EMPTY, "s9:4")),
    "turn 0": ("turn", plain(EMPTY, "s0:4"), plain(EMPTY, "s1:4")),
    "turn 401": ("turn", plain(EMPTY, "s401:4"), plain(EMPTY, "s400:4")),
    "fresh without a mortar": (
        "effects",
        plain("|/|/|/|/6P|/|/|", effects="fresh"),
        plain(R_ON_5, effects="fresh"),
    ),
    "fresh with the enemys mortar": (
        "effects",
        plain("|/|/|/|/|R6/|/|", effects="fresh"),
        plain("|/|/|/|/|R6/|/|", "n9:4", effects="fresh"),
    ),
    "fresh with a mortar on a conquered road": (
        "effects",
        plain("|/|/|/|/!16R|/|/|", effects="fresh"),
        plain("|/|/|/|/15R|/|/|", effects="fresh"),
    ),
    "fresh without a mortar where it must be placed": (
        "effects",
        plain("|/|/|/|/6P|/|/|", effects="fresh", rules=f"{NO_CARDS}+mortar_fires=placed"),
        plain(R_ON_5, effects="fresh", rules=f"{NO_CARDS}+mortar_fires=placed"),
    ),
    "fresh where the mortar always fires": (
        "effects",
        plain(R_ON_5, effects="fresh", rules=f"{NO_CARDS}+mortar_fires=always"),
        plain(R_ON_5, rules=f"{NO_CARDS}+mortar_fires=always"),
    ),
    "night-march with victory cards off": (
        "effects",
        cards(effects="night-march", rules="ardennes+novictory"),
        cards(effects="night-march"),
    ),
    "night-march with a deck that has none": (
        "effects",
        cards("1246x/-", "2467x/-", effects="night-march", rules="prototype"),
        cards("1246x/-", "2467x/-", effects="night-march", rules="prototype+victory_deck=ardennes"),
    ),
    "supply-cut of the side to move": (
        "effects",
        cards(effects="supply-cut:s2"),
        cards(effects="supply-cut:n2"),
    ),
    "a fulfilled objective in a game that goes on": (
        "turn",
        cards(roads="!15T|/|/|/|/|/!15T|/|"),
        cards(roads="!15T|/|/|/|/!15T|/|/|"),
    ),
    "a fulfilled objective marked as won is fine": (
        "turn",
        cards(roads="!15T|/|/|/|/|/!15T|/|"),
        cards(roads="!15T|/|/|/|/|/!15T|/|", turn="s9:4#s"),
    ),
    "an objective the side not to move fulfils": (
        "turn",
        cards(roads="!15T|/|/|/|/|/!15T|/|", turn="n9:4"),
        cards(roads="!15T|/|/|/|/!15T|/|/|", turn="n9:4"),
    ),
    "three roads in a game that goes on": (
        "turn",
        plain("!15T|/!15T|/!15T|/|/|/|/|"),
        plain("!15T|/!15T|/|/|/|/|/|"),
    ),
    "three roads where they win": (
        "turn",
        cards(south="157/-", roads="!15T|/!15T|/!15T|/|/|/|/|"),
        cards(south="157/-", roads="!15T|/!15T|/!15T|/|/|/|/|", rules=OFF),
    ),
}


@pytest.mark.rule("notation")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_no_game_could_hold_is_refused(what):
    where, text, neighbour = IMPOSSIBLE[what]
    refuse(text, where)
    assert str(State.parse(neighbour)) == neighbour


@pytest.mark.rule("notation")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_what_no_game_could_hold_is_refused_from_the_other_seat_too(what):
    where, text, neighbour = IMPOSSIBLE[what]
    State.parse(mirrored(neighbour))
    refuse(mirrored(text), turned(where))


@pytest.mark.rule("notation", "R11")
@pytest.mark.parametrize(
    "text",
    [
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/- #18/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 ?/- ?/- #18/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/?,? #18/#18 -",
        "ardennes+noobjectives |/|/|/|/|/|/| s3:4 -/- -/? #0/#19 -",
    ],
)
def test_a_view_is_no_position_but_can_be_read_as_a_view(text):
    refuse(text, "cards")
    assert str(View.parse(text)) == text


@pytest.mark.rule("notation", "R11")
@pytest.mark.parametrize(
    "text",
    [
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/- #19/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/- #18/#21 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/? #18/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/- 235/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- 257/- #18/#20 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/dig-in #18/#19 -",
        "ardennes |/|/|/|/|/|/| s3:4 136/- ?/- #018/#20 -",
    ],
)
def test_a_view_that_no_player_could_have_is_refused(text):
    with pytest.raises(InvalidNotation):
        View.parse(text)
