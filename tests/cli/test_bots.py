"""Bots on the command line: `exec:` as a player of `play`, `hint` and `arena`."""

from __future__ import annotations

from pathlib import Path

from sevenroads import State

from .running import InProcess, assert_rejected

SHELL_BOT = f"exec:{Path(__file__).parents[1] / 'players' / 'protocol' / 'bot.sh'}"
FAILING = "exec:sh -c 'echo no fuel >&2; exit 3'"


def test_a_bot_is_the_opponent_in_the_terminal(run: InProcess) -> None:
    ran = run("play", "--terminal", "--seed", "3", "--machine", SHELL_BOT, text="T3 .\nresign\n\n")
    assert (ran.code, ran.err) == (0, "")
    assert "The machine plays " in ran.out


def test_a_bot_that_fails_ends_the_game_in_the_terminal_with_one_line(run: InProcess) -> None:
    ran = run("play", "--terminal", "--seed", "3", "--machine", FAILING, text="T3 .\n")
    assert ran.code == 1
    assert ran.err == "sevenroads: the bot sh ended with exit code 3: no fuel\n"


def test_a_hint_shows_the_turn_of_a_player(run: InProcess) -> None:
    position = str(State.new(seed=7))
    for player in (SHELL_BOT, "level:2"):
        ran = run("hint", "--player", player, position)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.splitlines()[1].startswith("1. ")
        assert ran.out.splitlines()[1].endswith(" .")
    assert_rejected(run("hint", "--player", FAILING, position), "ended with exit code 3: no fuel")
    assert_rejected(run("hint", "--player", "napoleon", position), "unknown player 'napoleon'")


def test_the_arena_reports_why_a_bot_forfeited(run: InProcess) -> None:
    ran = run("arena", FAILING, "random", "--pairs", "1", "--workers", "1")
    assert ran.code == 0
    assert "ended with exit code 3: no fuel" in ran.err
    assert "points      0 to 2" in ran.out
