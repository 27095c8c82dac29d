"""The progress of a running arena: in place on a terminal, otherwise plain lines."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console

from sevenroads.lab import Arena, MatchUp, SequentialTest
from sevenroads.lab.progress import Progress

from .entrants import make

QUIET = [MatchUp(("pacifist", "thrower")), MatchUp(("pacifist", "cheat"))]


def shown(arena: Arena, terminal: bool) -> str:
    console = Console(file=io.StringIO(), force_terminal=terminal, width=160, _environ={})
    Progress(arena, console).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_on_a_terminal_the_standing_is_drawn_in_place() -> None:
    text = shown(Arena(QUIET[:1], 3, workers=1, test=SequentialTest(0, 20), make=make), terminal=True)
    assert "pacifist v thrower, ardennes, seed 0" in text
    assert "3/3 pairs  +6 =0 -0  100.0 %  0-0-0-0-3  Elo over" in text
    assert "LLR +0.3" in text
    assert "6 forfeited" in text
    assert "games/s" in text
    assert "\x1b[2K" in text


def test_a_terminal_shows_ratings_of_a_tournament() -> None:
    text = shown(Arena(QUIET, 2, workers=1, make=make), terminal=True)
    assert "2/2 pairs" in text
    assert "  1  pacifist" in text


def test_without_a_terminal_the_first_pair_and_the_end_print_a_line() -> None:
    lines = shown(Arena(QUIET[:1], 3, workers=1, make=make), terminal=False).splitlines()
    assert lines[0].startswith("1/3 pairs  +2 =0 -0  100.0 %")
    assert lines[-1].startswith("3/3 pairs  +6 =0 -0  100.0 %")
    assert lines[-1].endswith("elapsed, 0:00:00 left")


def test_without_a_terminal_a_tournament_prints_one_line_for_all_match_ups() -> None:
    lines = shown(Arena(QUIET, 2, workers=1, make=make), terminal=False).splitlines()
    assert lines[-1].startswith("4 pairs, 2 of 2 match-ups done, 8 forfeited  ")


def test_an_already_finished_run_prints_one_line(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    for _ in range(2):
        lines = shown(Arena(QUIET[:1], 2, workers=1, out=out, make=make), terminal=False).splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("2/2 pairs")
    assert lines[0].endswith("elapsed, 0:00:00 left")
