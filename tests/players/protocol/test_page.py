"""docs/engine-protocol.md is complete: its examples work, and a bot written from it alone plays games."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from sevenroads import State
from sevenroads.lab.pairs import MatchUp, play_game, play_pair
from sevenroads.players.protocol import requests
from sevenroads.players.protocol.session import OPTIONS, EngineSession
from sevenroads.rules.types import Side

from .talking import ENGINE, Conversation

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "engine-protocol.md").read_text()
SHELL_BOT = Path(__file__).parent / "bot.sh"
EXAMPLE_BOT = DOCS / "examples" / "engine_bot.py"


def exchanges(section: str) -> list[tuple[str, str]]:
    """The lines of a section's example: the mark and the line."""
    part = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return re.findall(r"^([<>]) (.*)$", part, re.MULTILINE)


def test_the_engine_understands_every_line_of_the_conversation() -> None:
    talk = Conversation("level:8")
    for mark, line in exchanges("A conversation"):
        if mark == ">" and line != "quit":
            talk.say(line)
            if line.startswith("go"):
                talk.until("best")
    assert [line for line in talk.lines if line.startswith("error")] == []


def test_the_json_answers_are_those_of_the_page() -> None:
    lines = exchanges("JSON for tools")
    asked = "".join(f"{line}\n" for mark, line in lines if mark == ">")
    done = subprocess.run([*ENGINE, "--json"], input=asked, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [line for mark, line in lines if mark == "<"]
    assert done.stderr == ""


def test_every_command_option_and_method_is_on_the_page() -> None:
    session = EngineSession("level:8", lambda _: None, "0")
    for command in (*session._commands, "quit"):
        assert re.search(rf"^\| `{command}[ `]", PAGE, re.MULTILINE), command
    for option in ("level", *(option.name for option in OPTIONS)):
        assert f"| `{option}` |" in PAGE
    for kind in requests.AnyRequest.__args__:
        methods = PAGE.split("\n| method |")[1]
        (row,) = re.findall(rf"^\| `{kind.__struct_config__.tag}` \| (.*)", methods, re.MULTILINE)
        described = row + methods.split("\n- `outcome` is")[1]
        for field in kind.__struct_fields__:
            assert field == "id" or f"`{field}`" in described, (kind, field)


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_a_bot_in_another_language_written_from_the_page_plays_a_match(edition: str) -> None:
    pair = play_pair(MatchUp((f"exec:{SHELL_BOT},seconds=30", "random"), edition, 5), 0)
    for game in pair.games:
        assert (game.forfeited, game.error) == (None, None)
        assert game.actions > 50


def test_the_example_bot_is_short_and_plays() -> None:
    assert len(EXAMPLE_BOT.read_text().splitlines()) < 60
    pair = play_pair(MatchUp((f"exec:{EXAMPLE_BOT},seconds=30", "greedy"), "prototype", 5), 1)
    assert [game.error for game in pair.games] == [None, None]


@pytest.mark.parametrize("player", ["level:2", "level:7,nodes=60"])
def test_the_machine_plays_the_same_game_as_a_bot_and_in_this_process(player: str) -> None:
    start = State.new("prototype", seed=11)
    own = play_game((player, "greedy"), start, Side.NORTH, (5, 6))
    command = f"exec:{' '.join(ENGINE)} {player.partition(',')[0]}"
    bot = play_game((f"{command},nodes=60,lines=0", "greedy"), start, Side.NORTH, (5, 6))
    assert bot.error is None
    assert (bot.actions, bot.turns, bot.scores) == (own.actions, own.turns, own.scores)
