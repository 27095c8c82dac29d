"""`sevenroads render`: which file shows what, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from sevenroads import State
from sevenroads.render import board_svg

from .running import InProcess, assert_rejected

RECORD = Path(__file__).parents[1] / "golden" / "games" / "end-resignation.7r"
STATE = State.new("ardennes", seed=7)


def test_a_position_becomes_an_svg_or_a_png(run: InProcess, tmp_path: Path) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    options = ("--as", "north", "--theme", "dark", "--board", "night", "--pieces", "flat", "--size", "200")
    assert run("render", str(STATE), "--out", str(svg), *options).code == 0
    assert svg.read_text(encoding="utf-8") == board_svg(
        STATE.view("north"), bottom="north", theme="dark", board="night", pieces="flat", size=200
    )
    assert run("render", "-o", str(png), "--size", "200", text=f"{STATE}\n").code == 0
    with Image.open(png) as picture:
        assert picture.width == 200


def test_a_record_becomes_a_film_or_one_of_its_positions(run: InProcess, tmp_path: Path) -> None:
    film, moving, still = (tmp_path / name for name in ("game.gif", "game.svg", "turn.svg"))
    record = RECORD.read_text(encoding="utf-8")
    small = ("--size", "80", "--as", "spectator")
    assert run("render", str(RECORD), "-o", str(film), *small, "--seconds", "0.2").code == 0
    with Image.open(film) as picture:
        assert picture.n_frames == 7
    assert run("render", "-", "-o", str(moving), *small, text=record).code == 0
    assert "@keyframes" in moving.read_text(encoding="utf-8")
    assert run("render", str(RECORD), "-o", str(still), *small, "--turn", "3").code == 0
    assert "Turn 3" in still.read_text(encoding="utf-8")
    assert "@keyframes" not in still.read_text(encoding="utf-8")
    assert run("render", str(RECORD), "-o", str(tmp_path / "last.png"), *small).code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-o", "board.bmp"), "--out must end in .svg, .png, .gif; this is board.bmp."),
        (("-o", "board.png", "--size", "0"), "--size must be from 1 to 8192, not 0."),
        (("-o", "board.png", "--size", "9000"), "--size must be from 1 to 8192, not 9000."),
        (("-o", "board.svg", "--turn", "3"), "--turn needs a game record."),
        (("-o", "nowhere/board.svg"), "There is no such file or folder."),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    run: InProcess,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_rejected(run("render", str(STATE), *arguments), message)
    assert list(tmp_path.iterdir()) == []


def test_a_turn_that_the_game_does_not_have_is_refused(run: InProcess, tmp_path: Path) -> None:
    ran = run("render", str(RECORD), "-o", str(tmp_path / "x.svg"), "--turn", "399")
    assert_rejected(ran, "The game has no turn 399: its last is")
    view = str(STATE.view("south"))
    assert_rejected(run("render", view, "-o", str(tmp_path / "x.svg"), "--as", "north"), "--as needs a whole")
