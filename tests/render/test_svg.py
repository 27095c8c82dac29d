"""What the SVG board shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sevenroads import Side, State
from sevenroads.render import board_svg
from sevenroads.render.drawing.look import THEMES, Theme
from sevenroads.render.drawing.measures import ROAD, TILE
from sevenroads.render.terminal import plain

from .positions import EDITIONS, ardennes, ended, own_edition, position

IMAGES = Path(__file__).parents[2] / "docs" / "images"
Element = ElementTree.Element


def drawn(svg: str) -> Element:
    """The parsed drawing, with the namespace removed from the tags."""
    root = ElementTree.fromstring(svg)
    for element in root.iter():
        element.tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
    return root


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if element.get("class") == name]


def corner(unit: Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", unit.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def extent(unit: Element) -> tuple[float, float]:
    """The width and height of a unit, from the corners of its outline."""
    path = of_class(unit, "edge")[0].get("d", "")
    xs, ys = [0.0], [0.0]
    for command, numbers in re.findall(r"([MLHVQ])([-\d. ]+)", path):
        values = [float(number) for number in numbers.split()]
        if command == "H":
            xs += values
        elif command == "V":
            ys += values
        else:
            xs += values[0::2]
            ys += values[1::2]
    return max(xs) - min(xs), max(ys) - min(ys)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bottom", ["south", "north"])
@pytest.mark.parametrize("theme", THEMES)
def test_every_unit_is_as_long_as_its_tiles(edition: str, bottom: str, theme: Theme) -> None:
    state = EDITIONS[edition]()
    lengths = {unit.letter: unit.length for unit in state.variant.ruleset.army}
    units = of_class(drawn(board_svg(state, bottom=bottom, theme=theme)), "unit")
    for unit in units:
        assert extent(unit) == (ROAD, lengths[unit.get("data-unit", "")] * TILE)
    expected = [
        (str(road), side.value, letter)
        for road in range(1, 8)
        for side in Side
        for letter in state.line(side, road).units
    ]
    found = [(u.get("data-road"), u.get("data-side"), u.get("data-unit")) for u in units]
    assert sorted(found, key=str) == sorted(expected)


@pytest.mark.parametrize("bottom", ["south", "north"])
def test_units_of_a_line_stand_close_behind_each_other(bottom: str) -> None:
    state = position("TMC|/|/|/|/|/|/|")
    units = of_class(drawn(board_svg(state, bottom=bottom)), "unit")
    assert [unit.get("data-unit") for unit in units] == ["T", "M", "C"]
    (x, tank), (_, mine), (_, corporal) = (corner(unit) for unit in units)
    if bottom == "south":
        assert (tank - mine, mine - corporal) == (TILE, 2 * TILE)
    else:
        assert (mine - tank, corporal - mine) == (3 * TILE, TILE)
    assert (x < 100) is (bottom == "south")


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_of_a_random_game_can_be_drawn(edition: str) -> None:
    for seed in range(12):
        state = State.new(edition, seed=seed)
        state.play_random(20 * seed, seed)
        for viewer in ("south", "north", "spectator"):
            view = state.view(viewer)
            bottom = "north" if viewer == "north" else "south"
            assert len(of_class(drawn(board_svg(view, bottom=bottom)), "unit")) == units_on_the_roads(state)
            assert plain(view, bottom=bottom).count("\n") >= 24


def units_on_the_roads(state: State) -> int:
    return sum(len(state.line(side, road).units) for side in Side for road in range(1, 8))


def test_the_same_view_gives_the_same_bytes() -> None:
    assert board_svg(ardennes().view("south")) == board_svg(ardennes().view("south"))


def test_a_hidden_card_never_appears() -> None:
    shown, other = ardennes(north="246/withdrawal"), ardennes(north="flanks/new-orders")
    for viewer in ("south", "spectator"):
        assert board_svg(shown.view(viewer)) == board_svg(other.view(viewer))
        assert "Withdrawal" not in board_svg(shown.view(viewer))
    assert "Withdrawal" in board_svg(shown.view("north"))
    assert len(of_class(drawn(board_svg(shown.view("south"))), "card-back")) == 2
    assert not of_class(drawn(board_svg(shown)), "card-back")


def test_the_roads_of_an_open_objective_are_ringed() -> None:
    state = ardennes()
    assert len(of_class(drawn(board_svg(state.view("south"))), "target")) == 3
    assert len(of_class(drawn(board_svg(state)), "target")) == 6
    assert not of_class(drawn(board_svg(state.view("spectator"))), "target")


def test_marks_of_the_game_are_drawn() -> None:
    root = drawn(board_svg(ardennes()))
    assert [u.get("data-unit") for u in of_class(root, "unit") if u.get("data-blocked")] == ["M", "P"]
    assert len(of_class(root, "clash")) == 2
    assert len(of_class(root, "dug-in")) == 1
    assert len(of_class(root, "conquered")) == 2
    assert len(of_class(root, "flag")) == 4
    assert (len(of_class(root, "pip")), len(of_class(root, "spent"))) == (3, 1)
    assert [gap.text for gap in of_class(root, "gap")] == ["14", "8", "4"]


def test_the_trays_show_the_stock() -> None:
    state = ardennes()
    for tray in of_class(drawn(board_svg(state)), "tray"):
        chips = {c.get("data-unit", ""): int(c.get("data-count", "")) for c in of_class(tray, "stock")}
        assert chips == state.stock(tray.get("data-side", ""))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_drawing_refers_to_nothing_outside_itself(edition: str) -> None:
    svg = board_svg(EDITIONS[edition]())
    root = drawn(svg)
    names = {element.get("id") for element in root.iter()}
    assert svg.count("http") == 1  # the namespace
    for target in re.findall(r'(?:href="#|url\(#)([^")]+)', svg):
        assert target in names
    assert svg.count("href") == svg.count('href="#')
    assert not {element.tag for element in root.iter()} & {"script", "image", "foreignObject", "style"}


def test_the_position_is_described_in_words() -> None:
    root = drawn(board_svg(ardennes().view("south")))
    assert root.get("role") == "img"
    assert root.findtext("title") == "Clash of the Ardennes: Turn 23, Germans to play"
    description = root.findtext("desc") or ""
    for sentence in (
        "Turn 23. Germans to play. Action points left: 3.",
        "Road 1. Gap 0. Germans, from rear to front: tank, anti-tank mine, corporal. "
        "Allies, from rear to front: tank, private, anti-tank mine. "
        "The leading units touch. Blocked: anti-tank mine (Allies).",
        "Road 3: conquered by the Germans. Germans, from rear to front: tank",
        "Germans, in stock: 1 anti-tank mine, 2 tanks, 1 private",
    ):
        assert sentence in description


def test_a_picture_speaks_the_language_asked_for() -> None:
    root = drawn(board_svg(ardennes().view("south"), language="nl"))
    assert root.get("lang") == "nl"
    assert (root.findtext("title") or "").startswith("Clash of the Ardennes: Beurt 23, ")
    text = "".join(root.itertext())
    for word in ("Weg 3: veroverd door de Duitsers.", "Stapels: 18 Doelenkaarten", "Duitsers: commandotank"):
        assert word in text
    for word in ("Germans", "road", "Decks", "blocked"):
        assert word not in text


STARS = {"R": 1, "P": 2, "C": 3, "S": 4, "G": 5}
CHEVRONS = {"P": 1, "C": 2, "S": 3}


@pytest.mark.parametrize(
    ("edition", "stars", "chevrons"),
    [("dday", STARS, {}), ("ardennes", {"G": 3}, CHEVRONS), ("prototype", {"G": 3}, CHEVRONS)],
)
def test_units_show_the_rank_sign_of_their_edition(
    edition: str, stars: dict[str, int], chevrons: dict[str, int]
) -> None:
    army = "+novictory+noobjectives TGSCP|/|R/M|/T|/|/|/| s5:2 -/- -/- -/- -"
    root = drawn(board_svg(State.parse(edition + army)))
    assert {"T", "M", *STARS} == {unit.get("data-unit") for unit in of_class(root, "unit")}
    for unit in (*of_class(root, "unit"), *of_class(root, "stock")):
        letter = unit.get("data-unit", "")
        for sign, counts in (("stars", stars), ("rank", chevrons)):
            path = "".join(element.get("d", "") for element in of_class(unit, sign))
            assert path.count("M") == counts.get(letter, 0), (letter, sign)


def test_rank_signs_do_not_depend_on_the_options() -> None:
    root = drawn(
        board_svg(State.parse("dday+nospecials+novictory+noobjectives P|/|/|/|/|/|/| s5:2 -/- -/- -/- -"))
    )
    (private,) = of_class(root, "unit")
    assert of_class(private, "stars")[0].get("d", "").count("M") == 2


def test_the_streets_of_the_first_rule_book_are_paved() -> None:
    assert len(of_class(drawn(board_svg(EDITIONS["prototype"]())), "joint")) == 7
    assert not of_class(drawn(board_svg(EDITIONS["ardennes"]())), "joint")


def test_the_sea_lies_at_the_edge_of_the_allies() -> None:
    for bottom, half in (("south", "upper"), ("north", "lower")):
        root = drawn(board_svg(EDITIONS["dday"](), bottom=bottom))
        heights = [
            float(y)
            for y in re.findall(r"Q[\d.]+ [\d.]+ [\d.]+ ([\d.]+)", of_class(root, "surf")[0].get("d", ""))
        ]
        assert len(heights) == 16
        assert all((y < 18 * TILE / 2) is (half == "upper") for y in heights)
    assert not of_class(drawn(board_svg(EDITIONS["ardennes"]())), "surf")


def test_an_ended_game_shows_all_cards_and_no_points() -> None:
    root = drawn(board_svg(ended().view("north")))
    assert root.findtext("title") == ("Clash of the Ardennes: Turn 41, Victory for the Germans by objective")
    assert not of_class(root, "card-back")
    assert not of_class(root, "pip")


def test_a_custom_edition_gets_the_plain_signs(tmp_path: Path) -> None:
    svg = board_svg(own_edition(tmp_path))
    used = {use.get("href", "").rpartition("-sign-")[2] for use in drawn(svg).iter("use")}
    assert used == {"mine", "tank", "infantry", "spy"}
    assert "Toys &amp; &lt;Bricks&gt;" in svg


def test_more_cards_than_fit_are_counted() -> None:
    hand = "dig-in,forced-march,intelligence,new-orders,night-march,reinforcements,sabotage,second-front"
    svg = board_svg(position("|/|/|/|/|/|/|", south=f"146/{hand}", north="246/-"))
    assert re.search(r">\+[2-6]<", svg)


def test_size_is_the_width_in_pixels() -> None:
    root = drawn(board_svg(State.new(seed=1), size=320))
    assert root.get("width") == "320"
    assert int(root.get("height", "")) > 400


@pytest.mark.parametrize("wrong", [{"theme": "pink"}, {"bottom": "west"}, {"size": 0}])
def test_invalid_drawing_arguments_are_rejected(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(wrong))} must be"):
        board_svg(State.new(), **wrong)  # type: ignore[arg-type]


def test_the_pictures_in_the_documentation_are_up_to_date(tmp_path: Path) -> None:
    script = tmp_path / "make.py"
    script.write_bytes((IMAGES / "make.py").read_bytes())
    subprocess.run([sys.executable, str(script)], check=True)
    for name in ("board.svg", "board-dday.svg"):
        assert (tmp_path / name).read_bytes() == (IMAGES / name).read_bytes()
