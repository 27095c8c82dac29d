"""The parser of all commands, and `main`, which runs the chosen one.

Rejected input is one line on standard error and exit code 1. Wrong usage is exit code 2.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from .. import __version__
from . import analyst, arena, editions, games, positions, server
from .common import Command

#: The modules whose `add_commands` define the commands, in the order of the help text.
GROUPS: Final = (positions, games, editions, analyst, server, arena)

EPILOG: Final = """\
A position is one line of seven fields. Print one with: sevenroads new --seed 7
Commands can be chained: sevenroads new --seed 7 | sevenroads apply T3 T3 P4 . | sevenroads show
The rules, the rulings and the notation are described in docs/ of the source code."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    options = make_parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    run: Command = options.run
    try:
        run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError, OverflowError) as error:
        message = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        sys.stderr.write(f"sevenroads: {' '.join(message.split())}\n")
        return 1
    return 0


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands. Each stores its function as `run`."""
    root = argparse.ArgumentParser(
        prog="sevenroads",
        description="Seven Roads: Clash of the Ardennes and Clash D-Day.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    root.add_argument("--version", action="version", version=f"sevenroads {__version__}")
    commands = root.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, run: Command, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.set_defaults(run=run)
        return added

    for group in GROUPS:
        group.add_commands(add)
    return root
