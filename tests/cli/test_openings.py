"""The command `openings`: tables, JSON, errors in one line, and books that resume."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevenroads.players.openings import opening_book, opening_books
from sevenroads.players.openings.book import read_book

from .running import InProcess, assert_rejected


def first_turn(edition: str = "ardennes") -> str:
    return opening_book(edition).page().turns[0].text


def test_without_words_it_shows_the_first_turns_of_ardennes(run: InProcess) -> None:
    ran = run("openings")
    assert ran.code == 0, ran
    head, _, columns, *rows = ran.out.splitlines()
    assert head == "ardennes · 1s. Germans to play"
    assert columns.split()[:3] == ["chosen", "games", "points"]
    assert rows[0].rstrip("*").endswith(first_turn())
    assert rows[-1] == "* Mirror images count as one turn."
    assert "other turns" in rows[-2]


def test_lines_limits_the_table_and_the_rest_are_other_turns(run: InProcess) -> None:
    ran = run("openings", "--lines", "1")
    shown = opening_book("ardennes").page()
    assert ran.out.splitlines()[4].split()[1] == str(shown.games - shown.turns[0].games)
    assert_rejected(run("openings", "--lines", "0"), "--lines")


@pytest.mark.parametrize("edition", opening_books())
def test_turns_go_down_the_tree(run: InProcess, edition: str) -> None:
    turn = first_turn(edition)
    ran = run("openings", edition, turn)
    assert ran.code == 0, ran
    assert ran.out.startswith(f"{edition} · 1n.")
    if edition == "ardennes":
        assert run("openings", turn).out == ran.out


def test_json_has_every_turn_with_its_numbers(run: InProcess) -> None:
    data = json.loads(run("openings", "dday", "--json").out)
    assert data["edition"] == "dday"
    assert len(data["turns"]) == len(opening_book("dday").page().turns)
    turn = data["turns"][0]
    assert turn["low"] <= turn["points"] <= turn["high"]
    assert sum(turn["objectives"].values()) == turn["games"]


def test_an_objective_or_a_kind_of_objective_filters_the_games(run: InProcess) -> None:
    one, kind, every = (
        json.loads(run("openings", "--json", *words).out)["games"]
        for words in (["--objective", "147"], ["--objective", "deny"], [])
    )
    assert 0 < one < kind < every


def test_errors_say_what_is_wrong_with_which_turn(run: InProcess) -> None:
    assert_rejected(run("openings", "x3"), "Turn 1 (x3) is not legal. You have no line on road 3 (R5.1).")
    assert_rejected(run("openings", "ardennes", "Z9 T3"), "“Z9” is not an action of this game")
    assert_rejected(run("openings", "R7 R7 M1"), "Turn 1 (R7 R7 M1) is not legal")
    assert_rejected(run("openings", first_turn(), "Y1 M1 M1"), "Turn 2 (Y1 M1 M1) is not in the book.")
    assert_rejected(run("openings", "bulge"), "There is no opening book of “bulge”")
    assert_rejected(run("openings", "--objective", "99"), "no Objective card “99”")
    assert_rejected(run("openings", "--games", "5"), "--games applies to openings build.")
    assert_rejected(run("openings", "build"), "Usage: sevenroads openings build")


def test_other_languages_word_the_table_and_the_errors(run: InProcess) -> None:
    assert "Spiegelbeelden" in run("openings", "--language", "nl").out
    assert_rejected(run("openings", "--language", "fr", "Y1 M1 M1"), "n'est pas dans le livre")


def test_build_writes_a_book_that_can_be_read(run: InProcess, tmp_path: Path) -> None:
    words = ["--edition", "prototype+nospecials", "--games", "3", "--player", "search:nodes=4"]
    ran = run("openings", "build", str(tmp_path / "run"), *words, "--workers", "1", "--books", str(tmp_path))
    assert ran.code == 0, ran
    (path,) = map(Path, ran.out.split())
    assert path == tmp_path / "prototype-nospecials.json"
    assert read_book(path.read_bytes()).file.games == 3


@pytest.mark.parametrize("player", ["greedy", "search:seconds=0.1", "level:2", "nobody"])
def test_build_refuses_players_whose_games_cannot_be_reproduced(
    run: InProcess, tmp_path: Path, player: str
) -> None:
    assert_rejected(run("openings", "build", str(tmp_path), "--player", player), player)


def test_build_refuses_a_number_of_workers_that_is_not_positive(run: InProcess, tmp_path: Path) -> None:
    for number in ("0", "-1"):
        assert_rejected(run("openings", "build", str(tmp_path), "--workers", number), "1 or more")
