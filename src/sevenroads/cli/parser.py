"""The parser of all commands, and `main`, which runs the chosen one.

Rejected input is one line on standard error and exit code 1. Wrong usage is exit code 2.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from typing import Final

from .. import __version__
from ..builds import CHOSEN
from ..editions import LANGUAGES
from ..extras import MissingExtra
from ..texts import Texts
from . import (
    analyst,
    arena,
    balance,
    editions,
    engine,
    games,
    openings,
    pictures,
    positions,
    server,
    train,
)
from .common import Command, file_problem
from .language import accept_any_terminal, language_of

#: The modules whose `add_commands` define the commands, in the order of the help text.
GROUPS: Final = (
    positions,
    games,
    pictures,
    editions,
    analyst,
    openings,
    server,
    arena,
    balance,
    train,
    engine,
)

EPILOG: Final = """\
A position is one line of seven fields. Print one with: sevenroads new --seed 7
Commands can be chained: sevenroads new --seed 7 | sevenroads apply T3 T3 P4 . | sevenroads show
The rules, the rulings and the notation are described in docs/ of the source code."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    accept_any_terminal()
    options = make_parser().parse_args(arguments)
    options.texts = Texts(options.language or language_of(os.environ))
    run: Command = options.run
    try:
        run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError, OverflowError, MissingExtra) as error:
        sys.stderr.write(f"sevenroads: {_in_one_line(error, options.texts)}\n")
        return 1
    return 0


def _in_one_line(error: Exception, texts: Texts) -> str:
    message = str(error)
    if isinstance(error, MissingExtra):
        return texts.cli("missing-extra", command=error.command)
    if isinstance(error, OSError):
        message = file_problem(error, texts)
        if error.filename is not None:
            message = texts.labelled(str(error.filename), message)
    return re.sub(r"[ \t\r\n\v\f]+", " ", message).strip()


def add_language(parser: argparse.ArgumentParser, default: str | None) -> None:
    text = "The language of texts for players (by default the environment's, else en)."
    parser.add_argument("--language", choices=tuple(LANGUAGES), default=default, help=text)


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands. Each stores its function as `run`."""
    root = argparse.ArgumentParser(
        prog="sevenroads",
        description="Seven Roads: Clash of the Ardennes and Clash D-Day.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    root.add_argument("--version", action="version", version=f"sevenroads {__version__} ({CHOSEN} build)")
    add_language(root, default=None)
    commands = root.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, run: Command, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        # Without a default, so that the option may also stand before the command.
        add_language(added, default=argparse.SUPPRESS)
        return added

    for group in GROUPS:
        group.add_commands(add)
    return root
