"""Pictures and films: the same board as the SVG, pixel by pixel and position by position."""

from __future__ import annotations

import re
import struct
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from sevenroads import State
from sevenroads.game import Match, from_record
from sevenroads.notation import read_record
from sevenroads.render import board_svg
from sevenroads.render.card import HEIGHT, WIDTH, card_svg
from sevenroads.render.drawing.look import BOARDS, PIECE_SETS, THEMES, BoardTheme, Theme
from sevenroads.render.film import Pace, game_gif, game_svg, positions_of
from sevenroads.render.pictures import png, rgb_array
from sevenroads.render.svg import at, draw

from .positions import EDITIONS, ardennes, ended

GAMES = Path(__file__).parents[1] / "golden" / "games"
SVG = "{http://www.w3.org/2000/svg}"


def game(name: str = "card-sabotage") -> Match:
    return from_record(read_record((GAMES / f"{name}.7r").read_text(encoding="utf-8")))


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


# ------------------------------------------------------------ PNG


@pytest.mark.parametrize("size", [120, 640])
def test_a_png_has_the_size_of_the_drawing(size: int) -> None:
    width, height = size_of(png(board_svg(ardennes(), size=size)))
    assert (width, round(height / width, 1)) == (size, 1.4)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_board_and_piece_set_gives_another_picture(theme: Theme, board: BoardTheme) -> None:
    pictures = {
        png(board_svg(ardennes(), theme=theme, board=board, pieces=pieces, size=160)) for pieces in PIECE_SETS
    }
    assert len(pictures) == len(PIECE_SETS)


def test_the_plain_board_has_no_ornaments() -> None:
    for pieces in PIECE_SETS:
        plain = board_svg(ardennes(), board="plain", pieces=pieces)
        assert not re.search('class="(growth|drift|rut|bank|rim)', plain)
        assert ('class="grain"' in plain) is (pieces == "wood")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"board": "snow"}, "board must be one of own, spring, night, plain, not 'snow'."),
        ({"pieces": "lego"}, "pieces must be one of wood, flat, letters, not 'lego'."),
    ],
)
def test_an_unknown_board_or_piece_set_is_refused(wrong: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        board_svg(ardennes(), **wrong)  # type: ignore[arg-type]


def test_words_are_drawn_without_installed_fonts() -> None:
    """Letters that the fonts lack would all look alike."""

    def drawn(text: str) -> bytes:
        words = f'<text x="5" y="30" font-size="24" font-family="system-ui, sans-serif">{text}</text>'
        return png(f'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">{words}</svg>')

    letters = "abcXYZ019àéèêëïîôùûçñáíóúüœ¿¡ì·–—…×’“”"
    assert len({drawn(letter) for letter in f" {letters}"}) == len(letters) + 1


def test_an_array_has_the_colours_of_the_drawing() -> None:
    pixels = rgb_array(board_svg(ardennes(), theme="dark", size=320))
    assert pixels.shape == (458, 320, 3)
    assert pixels.dtype.name == "uint8"
    assert tuple(pixels[3, 160]) == (0x1B, 0x20, 0x29), "the page at the upper edge"
    assert tuple(pixels[0, 0]) == (255, 255, 255), "outside the round corner"


# ------------------------------------------------------------ cards for link previews


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_fits_every_edition_and_long_names(edition: str) -> None:
    view = EDITIONS[edition]().view("spectator")
    svg = card_svg(view, "W" * 40, '<b>&"', theme="dark", language="fr")
    ElementTree.fromstring(svg)
    assert "&lt;b&gt;&amp;" in svg
    assert size_of(png(svg)) == (WIDTH, HEIGHT)


# ------------------------------------------------------------ films


@pytest.mark.parametrize(("every", "viewer"), [("turn", "south"), ("action", "spectator"), ("turn", None)])
def test_an_animated_svg_shows_each_position_in_turn(every: Pace, viewer: str | None) -> None:
    positions = positions_of(game(), viewer, every)[:15]
    root = ElementTree.fromstring(game_svg(positions, theme="dark"))
    groups = [group for group in root if group.tag == f"{SVG}g"]
    for number, position in enumerate(positions):
        shown = [text for group in groups if (text := _layer_at(group, number, len(positions))) is not None]
        layers = [layer for layer in draw(position, theme="dark").layers if layer[1]]
        assert shown == [_canonical(at(*layer)) for layer in layers], number


def _layer_at(group: ElementTree.Element, number: int, count: int) -> str | None:
    """What a group of the film shows at a position."""
    found = re.fullmatch(r"film-[0-9a-f]+-(\d+)-(\d+)", group.get("class", ""))
    if found is None:
        return None if len(group) == 0 else _text(group)
    begin, end = int(found[1]), int(found[2])
    assert (group.get("visibility") is None) is (end == count), "without animation the last position shows"
    return _text(group[0]) if begin <= number < end else None


def _text(element: ElementTree.Element) -> str:
    element.tail = None
    return ElementTree.tostring(element, encoding="unicode")


def _canonical(svg: str) -> str:
    return _text(ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')[0])


def test_an_animated_svg_repeats_only_what_changes_and_respects_reduced_motion() -> None:
    positions = positions_of(game(), "spectator")[:20]
    film = game_svg(positions, seconds=0.5)
    assert len(film) < sum(len(board_svg(position)) for position in positions) / 2
    assert "@media not (prefers-reduced-motion:reduce)" in film
    assert f"{(len(positions) + 3) * 0.5:g}s step-end infinite" in film


def test_a_gif_shows_every_position_and_stays_at_the_last() -> None:
    positions = positions_of(game(), "spectator")[:6]
    with Image.open(BytesIO(game_gif(positions, seconds=0.5, size=160))) as film:
        assert (film.n_frames, film.size[0]) == (6, 160)
        pauses = []
        for number in range(film.n_frames):
            film.seek(number)
            pauses.append(film.info["duration"])
        assert pauses == [500] * 5 + [2000]
        film.seek(5)
        last = film.convert("RGB")
    expected = Image.fromarray(rgb_array(board_svg(positions[-1], size=160)))
    different = sum(
        max(abs(a - b) for a, b in zip(one, other, strict=True)) > 48
        for one, other in zip(last.get_flattened_data(), expected.get_flattened_data(), strict=True)
    )
    assert different < 0.01 * last.width * last.height


def test_the_positions_of_a_game_end_with_its_outcome() -> None:
    match = game("end-resignation")
    assert match.steps[-1].action.kind == "end", "north resigned at the start of its turn"
    for every, count in (("turn", match.turn), ("action", len(match.steps) + 1)):
        positions = positions_of(match, "spectator", every)  # type: ignore[arg-type]
        assert len(positions) == count
        assert positions[-1].outcome == match.outcome
    assert len(positions_of(Match(State.new(seed=1)))) == 1


@pytest.mark.parametrize("seconds", [0, -1, 61, float("nan")])
def test_a_film_needs_positions_and_a_pause_that_can_be_seen(seconds: float) -> None:
    with pytest.raises(ValueError, match=r"seconds must be from 0.02 to 60"):
        game_svg([ardennes()], seconds)
    with pytest.raises(ValueError, match="at least one position"):
        game_gif([])


# ------------------------------------------------------------ notebooks


def test_notebooks_draw_a_view_for_its_viewer_and_a_position_for_spectators() -> None:
    state, other = ardennes(), ardennes(south="135/supply-cut", north="257/dig-in")
    assert state.view("north")._repr_svg_() == board_svg(state.view("north"), bottom="north")
    assert state._repr_svg_() == other._repr_svg_() == board_svg(state.view("spectator"))
    match = Match(state)
    assert match._repr_svg_() == state._repr_svg_()
    assert "Sabotage" not in match._repr_svg_()
    assert "Sabotage" in ended()._repr_svg_(), "after the end all cards are open"
