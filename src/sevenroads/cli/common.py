"""What several groups of commands share: reading positions and records, printing, and game options."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..editions.options import OPTIONS, Kind, Option
from ..game import Match, from_record
from ..notation import Record, read_record
from ..state import STARTS, State
from ..view import View

#: A command takes the parsed arguments and prints its result.
Command = Callable[[argparse.Namespace], None]
#: Adds a command: its name, its function and one sentence of help.
AddCommand = Callable[[str, Command, str], argparse.ArgumentParser]


# ---------------------------------------------------------------- reading and writing


def out(text: object) -> None:
    """Print a line of the result."""
    sys.stdout.write(f"{text}\n")


def say(text: object) -> None:
    """Print a line at once, while the command goes on."""
    out(text)
    sys.stdout.flush()


def from_stdin() -> str:
    """One line from standard input."""
    if sys.stdin.isatty():
        sys.stderr.write("Paste a position and press Enter:\n")
    line = sys.stdin.readline().rstrip("\r\n")
    if not line:
        raise ValueError("There is no position. Give one as an argument or on standard input.")
    return line


def position_and_words(words: list[str]) -> tuple[State, list[str]]:
    """The position and the other words. If the first word is not a position, read one from standard input."""
    if words and " " in words[0]:
        return State.parse(words[0]), words[1:]
    return State.parse(from_stdin()), words


def one_position(words: list[str]) -> State:
    """The only argument, a position, or the one on standard input."""
    state, rest = position_and_words(words)
    if rest:
        raise ValueError(f"{rest[0]!r} is not a position. Put the whole position in quotes.")
    return state


def position_or_view(text: str) -> State | View:
    """Parse a position, or a view if the text hides cards."""
    fields = text.split(" ")
    hidden = len(fields) == 7 and ("#" in fields[5] or "?" in fields[3] + fields[4])
    return View.parse(text) if hidden else State.parse(text)


def read_record_file(file: str) -> Record:
    """Read a record from a file, or from standard input for `-`."""
    return read_record(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))


def read_match(file: str) -> Match:
    """Read and replay a record."""
    return from_record(read_record_file(file))


def draw(shown: State | View, bottom: str = "south") -> None:
    """Draw a board on the terminal."""
    from rich.console import Console

    from ..render.terminal import board

    Console().print(board(shown, bottom=bottom))


# ---------------------------------------------------------------- the options of a new game


def add_game_options(added: argparse.ArgumentParser) -> None:
    """Add the options of a new game (R10)."""
    text = "An edition id or file, optionally with options: dday+novictory."
    added.add_argument("edition", nargs="?", default="ardennes", help=text)
    added.add_argument("--seed", type=int, help="The same seed deals the same cards.")
    added.add_argument("--start", choices=STARTS, default="south", help="Who moves first (south).")
    added.add_argument("--first-turn-ap", type=int, default=4, help="AP of the first turn of the game (4).")
    added.add_argument("--beginner", action="store_true", help="Play by the rulebook's advice for beginners.")
    for option in OPTIONS:
        _add_rule_option(added, option)


def _add_rule_option(added: argparse.ArgumentParser, option: Option) -> None:
    flag = f"--{option.name.replace('_', '-')}"
    if option.kind is Kind.SPECIALS:
        added.add_argument(flag, type=_switch_or_text, metavar="on|off|LETTERS", help=option.help)
    elif option.kind is Kind.SWITCH:
        added.add_argument(flag, type=_switch, metavar="on|off", help=option.help)
    elif option.kind is Kind.NUMBER:
        limits = f"{option.numbers[0]}-{option.numbers[-1]}"
        added.add_argument(flag, type=int, metavar=limits, help=option.help)
    elif option.kind is Kind.CHOICE:
        added.add_argument(flag, choices=option.values, help=option.help)
    else:
        added.add_argument(flag, metavar="ID|FILE", help=option.help)


def new_state(options: argparse.Namespace) -> State:
    """Set up a game by the options of `add_game_options`."""
    rules: dict[str, Any] = {option.name: getattr(options, option.name) for option in OPTIONS}
    return State.new(
        options.edition,
        seed=options.seed,
        start=options.start,
        first_turn_ap=options.first_turn_ap,
        beginner=options.beginner,
        **{name: value for name, value in rules.items() if value is not None},
    )


def _switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError("expected on or off")
    return text == "on"


def _switch_or_text(text: str) -> bool | str:
    return _switch(text) if text in ("on", "off") else text
