"""What the terminal board shows."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from sevenroads import Outcome, Side, State, Termination, View
from sevenroads.editions import LANGUAGES
from sevenroads.render.terminal import board, plain

from .positions import EDITIONS, ardennes, dday, ended, own_edition, position

SMALL = "ardennes+novictory+noobjectives+road_length=12"


def printed(position: View | State, **options: object) -> str:
    """The board as printed to a terminal, with escape codes."""
    settings: dict[str, object] = {"color_system": "truecolor", "width": 80, "_environ": {}} | options
    console = Console(file=StringIO(), force_terminal=True, **settings)  # type: ignore[arg-type]
    console.print(board(position))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def column(text: str, place: int) -> list[str]:
    """A road's cells between the starting blocks, top first; `place` counts from the left, from 0."""
    rows = text.splitlines()[2:]
    end = next(number for number, row in enumerate(rows) if row[3:8] in ("▀▀▀▀▀", "─────", "∩∩∩∩∩"))
    return [row.ljust(80)[3 + 6 * place : 8 + 6 * place] for row in rows[:end]]


def test_a_road_is_drawn_tile_by_tile() -> None:
    state = State.parse(f"{SMALL} TR|PY2/|/|/|/|/|/| s5:2 -/- -/- -/- fresh")
    assert column(plain(state), 0) == [
        "     ",
        "     ",
        "(▼Y◆)",
        "╭ P ╮",
        "╰─▼─╯",
        " ↕2  ",
        "  ·  ",
        "◄━▲━┓",
        "┗ R◆┛",
        "┏━▲━┓",
        "┃ T ┃",
        "┗━━━┛",
    ]


BEACH = "dday+novictory+noobjectives"


def test_dday_shows_ranks_in_stars() -> None:
    state = State.parse(f"{BEACH} RSCP|/|G/|/|/|/|/| s5:2 -/- -/- -/- fresh")
    assert column(plain(state), 0)[-8:] == [
        "┏━▲━┓",
        "┗★P★┛",
        "┏★▲━┓",
        "┗★C★┛",
        "┏★▲★┓",
        "┗★S★┛",
        "◄━▲━┓",
        "┗★R◆┛",
    ]
    assert column(plain(state), 1)[:5] == ["╭───╮", "│★★★│", "│ G◆│", "│★ ★│", "╰─▼─╯"]
    assert "P private ★★   C corporal ★★★   S sergeant ★★★★" in plain(state)
    assert "★ rank" in plain(state)
    assert "★" not in plain(ardennes())


def test_a_blocked_sergeant_keeps_its_stars_and_its_chain() -> None:
    state = State.parse(f"{BEACH} 8TS|T2/|/|/|/|/|/| s5:2 -/- -/- -/- -")
    assert column(plain(state), 0)[4:8] == ["╰─▼─╯", "┏★∞★┓", "┗★S★┛", "┏━▲━┓"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bottom", ["south", "north"])
def test_every_unit_has_a_row_for_each_of_its_tiles(edition: str, bottom: str) -> None:
    state = EDITIONS[edition]()
    text = plain(state, bottom=bottom)
    lengths = {unit.letter: unit.length for unit in state.variant.ruleset.army}
    for place in range(7):
        road = place + 1 if bottom == "south" else 7 - place
        cells = column(text, place)
        assert len(cells) == 18
        units = "".join(state.line(side, road).units for side in Side)
        assert sorted(c for cell in cells for c in cell if c in lengths) == sorted(units)
        empty = sum(not cell.strip(" ·↕0123456789") for cell in cells)
        assert 18 - empty == sum(lengths[letter] for letter in units)


def test_the_north_player_sees_road_7_on_the_left() -> None:
    state = ardennes()
    assert plain(state).split()[:7] == ["1", "2", "⚑3", "4", "5", "6", "⚑7"]
    assert plain(state, bottom="north").split()[:7] == ["⚑7", "6", "5", "4", "⚑3", "2", "1"]


def test_the_arrow_of_the_north_player_points_to_its_own_left() -> None:
    state = State.parse(f"{SMALL} |R/|/|/|/|/|/| n2:3 -/- -/- -/- -")
    assert column(plain(state), 0)[1] == "╰─▼─►"
    assert column(plain(state, bottom="north"), 6)[-2] == "◄─▲─╮"


def test_the_sides_differ_without_colour() -> None:
    cells = column(plain(ardennes()), 0)
    assert cells[5:7] == ["(▼M∞)", "┏━▲━┓"]


def test_a_blocked_unit_has_a_chain_and_a_dug_in_line_has_sandbags() -> None:
    text = plain(ardennes())
    assert "╰∞▼∞╯" in text
    assert text.splitlines()[1].split()[3] == "∩∩∩∩∩"
    assert "Allies: dug in on road 4" in text


def test_units_on_a_conquered_road_have_no_front_arrow() -> None:
    assert not set("".join(column(plain(ardennes()), 2))) & {"▲", "▼", "·"}


def test_turn_ap_stock_cards_and_decks_are_shown() -> None:
    text = plain(ardennes().view("south"))
    for expected in (
        "Turn 23 · Germans to play",
        "●●●○  3 AP",
        "M×1  T×2  P×1  C×0  S×0",
        "Objective: Conquer any two of",
        "roads 1, 4 and 6.",
        "Cards: Sabotage",
        "Objective: hidden",
        "Cards: 1 hidden",
        "Decks: 18 Objective cards, 17",
        "Victory cards",
        "Discarded: Dig in",
        "Free now: x1  x5  Kr",
        "⚑ road 3",
    ):
        assert expected in text


def test_ap_beyond_four_are_shown_as_pips() -> None:
    assert "●●●●●  5 AP" in plain(position("|/|/|/|/|/|/|", turn="s3:5", discarded=("reinforcements",)))


@pytest.mark.parametrize("width", [44, 60, 80, 100, 200])
def test_no_line_is_wider_than_asked(width: int) -> None:
    for state in (ardennes(), dday(), ended()):
        assert max(len(line) for line in plain(state, width=width).splitlines()) <= width


def test_the_board_fits_a_terminal_of_80_by_30() -> None:
    for make in EDITIONS.values():
        assert len(plain(make().view("south")).splitlines()) <= 30


def test_plain_text_and_no_color_output_have_no_escape_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" in printed(ardennes())
    assert "\x1b" not in plain(ardennes())
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in printed(ardennes(), _environ=None)
    assert "\x1b" not in printed(ardennes(), _environ={"NO_COLOR": "1"})


@pytest.mark.parametrize(
    ("terminal", "codes"),
    [
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, ("48;2;46;98;44m", "48;2;125;47;45m")),
        ({"TERM": "xterm-256color"}, ("48;5;22m", "48;5;88m")),
        ({"TERM": "xterm"}, ("42m", "41m")),
    ],
)
def test_the_two_sides_keep_their_colours_in_every_terminal(
    terminal: dict[str, str], codes: tuple[str, str]
) -> None:
    """Each terminal needs a separate process, since rich caches the codes of the first one."""
    script = (
        "import sys, rich; from sevenroads import State; from sevenroads.render.terminal import board;"
        "rich.print(board(State.parse(sys.argv[1])))"
    )
    printing = subprocess.run(
        [sys.executable, "-c", script, str(ardennes())],
        env={"FORCE_COLOR": "1", "PYTHONIOENCODING": "utf-8", "COLUMNS": "80", **terminal},
        capture_output=True,
        check=True,
    )
    for code in codes:
        assert code in printing.stdout.decode()


def test_a_hidden_card_never_appears() -> None:
    shown, other = ardennes(north="246/withdrawal"), ardennes(north="flanks/new-orders")
    assert plain(shown.view("south")) == plain(other.view("south"))
    assert printed(shown.view("south")) == printed(other.view("south"))
    assert "Withdrawal" not in plain(shown.view("south"))
    assert "Withdrawal" in plain(shown.view("north"))
    assert "Sabotage" not in plain(shown.view("north"))
    assert "Sabotage" not in plain(shown.view("spectator"))


def test_a_whole_position_shows_all_cards() -> None:
    text = plain(ardennes())
    assert "hidden" not in text.lower()
    assert "roads 2, 4 and 6." in text


def test_a_finished_game_shows_who_won_and_how() -> None:
    text = plain(ended().view("north"))
    assert "Turn 41 · Victory for the Germans" in text
    assert "by objective" in text
    assert "AP" not in text
    assert "roads 1, 3 and 7." in text


@pytest.mark.parametrize(
    ("termination", "winner", "expected"),
    [
        (Termination.RESIGNATION, Side.NORTH, "Victory for the Allies by resignation"),
        (Termination.TIME, Side.SOUTH, "Victory for the Germans on time"),
        (Termination.AGREEMENT, None, "Draw by agreement"),
        (Termination.OTHER, None, "Draw"),
    ],
)
def test_other_results_are_shown(termination: Termination, winner: Side | None, expected: str) -> None:
    state = State.new(seed=1)
    state.finish(Outcome(termination, winner))
    assert f"Turn 1 · {expected}\n" in plain(state, width=60)


def test_every_active_effect_is_shown() -> None:
    state = position(
        "2TR|/|/|/|/|/|/|",
        discarded=("second-front", "supply-cut", "night-march", "intelligence"),
        effects="fresh,intelligence:s,night-march,second-front:s1,supply-cut:n2",
    )
    text = plain(state.view("south"), width=100)
    for expected in (
        "Allies: 2 fewer AP next turn",
        "Germans: up to 2 special units",
        "Germans: the enemy's objective is known",
        "Redeploying costs 1 AP",
        "The mortar was deployed this turn",
        "Objective: Conquer any two of roads 2, 4 and",
    ):
        assert expected in text


def test_a_custom_edition_is_drawn_with_its_letters_and_without_control_codes(
    tmp_path: Path,
) -> None:
    state = own_edition(tmp_path)
    assert column(plain(state), 0)[3:5] == ["╭ T ╮", "╰─▼─╯"]
    assert "Toys & <Bricks>[2J" in plain(state)
    assert "\x1b[2J" not in printed(state)


def test_a_line_is_not_wrapped_at_a_no_break_space() -> None:
    text = plain(ended().view("north"), language="fr")
    assert "Allemands\u00a0: objectif rempli" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_80_by_30_in_every_language(language: str) -> None:
    for make in EDITIONS.values():
        lines = plain(make().view("south"), language=language).splitlines()
        assert len(lines) <= 30
        assert max(map(len, lines)) <= 80


def test_an_unknown_seat_is_rejected() -> None:
    with pytest.raises(ValueError, match=r"^bottom must be one of south, north, not 'west'\.$"):
        plain(State.new(), bottom="west")
