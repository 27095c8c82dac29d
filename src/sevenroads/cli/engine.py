"""The command `engine`: answers other programs."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress

from .. import __version__
from .common import AddCommand, say


def add_commands(add: AddCommand) -> None:
    added = add("engine", engine, "Answer the engine protocol on standard input and output.")
    added.epilog = "docs/engine-protocol.md describes the lines and the JSON requests."
    text = "Who plays: level:1 to level:8, greedy, random or search:seconds=1 (level:8)."
    added.add_argument("player", nargs="?", default="level:8", metavar="PLAYER", help=text)
    text = "Answer requests of tools instead: one JSON object per line, answers by id."
    added.add_argument("--json", action="store_true", help=text)


def engine(options: argparse.Namespace) -> None:
    from ..players.protocol.requests import RequestSession
    from ..players.protocol.session import EngineSession

    session = (RequestSession if options.json else EngineSession)(options.player, _write, __version__)
    session.run(sys.stdin.buffer)


def _write(line: str) -> None:
    """Print a line at once. If nobody reads any more, the end of standard input follows."""
    with suppress(BrokenPipeError):
        say(line)
