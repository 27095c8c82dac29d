"""What several groups of commands share: reading positions and records, printing, and game options.

`options.texts` has the texts in the chosen language. An error that a player can meet is a `ValueError` with
a sentence from them; a problem inside a position or a file is quoted in English.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ..editions import DEFAULT_CATALOG
from ..editions.catalog import is_path
from ..editions.options import OPTIONS, Kind, Option
from ..extras import needs
from ..game import Match, from_record
from ..notation import Record, read_record
from ..players.protocol import lines
from ..rules.errors import InvalidNotation
from ..rules.types import SIDES, Side
from ..state import STARTS, State
from ..texts import Texts
from ..view import View

#: A command takes the parsed arguments and prints its result.
Command = Callable[[argparse.Namespace], None]
#: Adds a command: its name, its function and one sentence of help.
AddCommand = Callable[[str, Command, str], argparse.ArgumentParser]

#: The texts of the most frequent file errors; the system words the others.
_FILE_ERRORS: Final = {
    FileNotFoundError: "file-missing",
    IsADirectoryError: "file-is-folder",
    PermissionError: "file-denied",
}


# ---------------------------------------------------------------- reading and writing


def out(text: object) -> None:
    """Print a line of the result."""
    sys.stdout.write(f"{text}\n")


def say(text: object) -> None:
    """Print a line at once, while the command goes on."""
    out(text)
    sys.stdout.flush()


def from_stdin(texts: Texts) -> str:
    """One line from standard input."""
    if sys.stdin.isatty():
        sys.stderr.write(f"{texts.cli('paste-position')}\n")
    line = sys.stdin.readline().rstrip("\r\n")
    if not line:
        raise ValueError(texts.cli("no-position"))
    return line


def position_and_words(words: list[str], texts: Texts) -> tuple[State, list[str]]:
    """The position and the other words. If the first word is not a position, read one from standard input."""
    if words and " " in words[0]:
        return read_position(words[0], texts), words[1:]
    return read_position(from_stdin(texts), texts), words


def one_position(words: list[str], texts: Texts) -> State:
    """The only argument, a position, or the one on standard input."""
    state, rest = position_and_words(words, texts)
    if rest:
        raise ValueError(texts.cli("not-a-position", text=rest[0]))
    return state


def read_position(text: str, texts: Texts) -> State:
    try:
        return State.parse(text)
    except ValueError as error:
        raise ValueError(texts.cli("bad-position", problem=str(error))) from None


def position_or_view(text: str, texts: Texts) -> State | View:
    """Parse a position, or a view if the text hides cards."""
    try:
        return lines.position_or_view(text)
    except ValueError as error:
        raise ValueError(texts.cli("bad-position", problem=str(error))) from None


def viewed(shown: State | View, viewer: str) -> View:
    """What a viewer may see of a whole position."""
    if isinstance(shown, View):
        raise ValueError("--as needs a whole position; this is a view.")
    return shown.view(viewer)


def bottom_of(options: argparse.Namespace) -> str:
    """The side at the bottom of a board: by default the viewer's."""
    return options.bottom or (options.viewer if options.viewer in SIDES else Side.SOUTH.value)


def read_record_file(file: str) -> Record:
    """Read a record from a file, or from standard input for `-`."""
    return read_record(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))


def read_match(file: str, texts: Texts) -> Match:
    """Read and replay a record, from a file or from standard input for `-`."""
    return replayed(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"), texts)


def replayed(text: str, texts: Texts) -> Match:
    """Replay the text of a record."""
    try:
        return from_record(read_record(text))
    except ValueError as error:
        raise ValueError(texts.cli("bad-record", problem=str(error))) from None


def draw(shown: State | View, texts: Texts, bottom: str = "south") -> None:
    """Draw a board on the terminal."""
    with needs("terminal"):
        from rich.console import Console

        from ..render.terminal import board
    Console().print(board(shown, bottom=bottom, language=texts.language))


# ---------------------------------------------------------------- errors in the player's language


def file_problem(error: OSError, texts: Texts) -> str:
    """What is wrong with a file, without its name."""
    key = next((key for kind, key in _FILE_ERRORS.items() if isinstance(error, kind)), None)
    return texts.cli(key) if key else error.strerror or str(error)


def refused(state: State, action: str, texts: Texts) -> str | None:
    """Why an action is not legal, with its rule; `None` if it is. An unknown action raises a `ValueError`."""
    try:
        reason = state.refusal(action)
    except InvalidNotation:
        raise ValueError(unknown_action(state, action, texts)) from None
    return texts.refusal(reason, state.variant) if reason else None


def unknown_action(state: State, action: str, texts: Texts) -> str:
    examples = ", ".join(f"{notation} ({meaning})" for notation, meaning in action_examples(state, texts))
    return texts.cli("unknown-action", action=action[:40], examples=examples)


def action_examples(state: State, texts: Texts) -> list[tuple[str, str]]:
    """An example of each kind of action as it is written, and what it means."""
    kinds = {"T3": "place", ">3": "redeploy", "<3": "retreat", "x3": "attack"}
    found = [(notation, texts.text(f"action-{kind}", file="game")) for notation, kind in kinds.items()]
    for action in state.rules.actions:
        if action.kind == "fire":
            unit = texts.unit(str(action.unit), state.variant)
            found.append((action.text, texts.text(f"act-fire-{action.direction}", {"unit": unit})))
    for notation, kind in (("!sabotage:3", "card"), (".", "end")):
        found.append((notation, texts.text(f"action-{kind}", file="game")))
    return found


def check_edition(edition: str, texts: Texts) -> None:
    """Report an edition that does not exist. The catalog reports paths that it does not allow."""
    name = edition.split("+")[0]
    known = DEFAULT_CATALOG.editions()
    if is_path(name):
        if " " not in name:
            Path(name).stat()
    elif name not in known:
        raise ValueError(texts.cli("unknown-edition", name=name, names=", ".join(known)))


# ---------------------------------------------------------------- options that several commands have


def add_ray_option(added: argparse._ActionsContainer) -> None:
    """Add `--ray`, for commands that play many games."""
    text = "Play on a Ray cluster: HOST:PORT, auto for the one of this computer, or local to start one here."
    added.add_argument("--ray", metavar="ADDRESS", help=text)


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
    check_edition(options.edition, options.texts)
    rules: dict[str, Any] = {option.name: getattr(options, option.name) for option in OPTIONS}
    try:
        return State.new(
            options.edition,
            seed=options.seed,
            start=options.start,
            first_turn_ap=options.first_turn_ap,
            beginner=options.beginner,
            **{name: value for name, value in rules.items() if value is not None},
        )
    except ValueError as error:
        raise ValueError(options.texts.cli("bad-edition", problem=str(error))) from None


def _switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError("expected on or off")
    return text == "on"


def _switch_or_text(text: str) -> bool | str:
    return _switch(text) if text in ("on", "off") else text
