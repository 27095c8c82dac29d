"""Commands for other programs: `engine` answers them, `bot` and `bot-token` connect them to a server."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from contextlib import suppress
from typing import Final

from .. import __version__
from ..extras import needs
from .common import AddCommand, out, say

#: The environment variable that `bot` reads the token from, so that it does not show in lists of processes.
TOKEN: Final = "SEVENROADS_TOKEN"


def add_commands(add: AddCommand) -> None:
    added = add("engine", engine, "Answer the engine protocol on standard input and output.")
    added.epilog = "docs/engine-protocol.md describes the lines and the JSON requests."
    text = "Who plays: level:1 to level:8, greedy, random or search:seconds=1 (level:8)."
    added.add_argument("player", nargs="?", default="level:8", metavar="PLAYER", help=text)
    text = "Answer requests of tools instead: one JSON object per line, answers by id."
    added.add_argument("--json", action="store_true", help=text)
    add_bot(add)


def engine(options: argparse.Namespace) -> None:
    from ..players.protocol.requests import RequestSession
    from ..players.protocol.session import EngineSession

    session = (RequestSession if options.json else EngineSession)(options.player, _write, __version__)
    session.run(sys.stdin.buffer)


def _write(line: str) -> None:
    """Print a line at once. If nobody reads any more, the end of standard input follows."""
    with suppress(BrokenPipeError):
        say(line)


# ------------------------------------------------------------ bots at a server


def add_bot(add: AddCommand) -> None:
    added = add("bot", bot, "Play at a server as a bot, with a program of yours or with the machine.")
    added.epilog = f"The token of the bot is read from the environment variable {TOKEN}, or from --token."
    added.add_argument("--site", required=True, metavar="URL", help="The address of the server.")
    added.add_argument(
        "--token", help=f"The bot's token; other users of this computer may see it. See {TOKEN}."
    )
    who = added.add_mutually_exclusive_group(required=True)
    who.add_argument("--exec", metavar="COMMAND", help="Your program; it speaks the engine protocol.")
    who.add_argument("--player", metavar="PLAYER", help="A player such as level:5 or exec:./bot,seconds=2.")
    where = added.add_mutually_exclusive_group()
    where.add_argument(
        "--table", metavar="LINK", help="Take the seat of this invite link, and play one game."
    )
    text = "Take free seats at public tables. Without this and --table, open public tables."
    where.add_argument("--join", action="store_true", help=text)
    text = "Edition and options of the tables to open (ardennes), or of those to join (any)."
    added.add_argument("--edition", help=text)
    added.add_argument("--rated", action="store_true", help="Play rated games.")
    added.add_argument("--games", type=int, help="Stop after this many games (never).")

    added = add(
        "bot-token", bot_token, "Create a bot at a server, for an account of yours, and print its token."
    )
    added.epilog = "The password of your account is asked for, or read from standard input."
    added.add_argument("--site", required=True, metavar="URL", help="The address of the server.")
    added.add_argument("--account", required=True, metavar="NAME", help="Your account, the bot's owner.")
    added.add_argument("--name", required=True, help="The name of the bot.")


def bot(options: argparse.Namespace) -> None:
    import asyncio

    from ..online.site import Site

    with needs("bot"):
        from ..online.bot import BotPlan, OnlineBot

    token = options.token or os.environ.get(TOKEN)
    if not token:
        raise ValueError(f"The bot needs its token: set {TOKEN}. `sevenroads bot-token` creates one.")
    if options.games is not None and options.games < 1:
        raise ValueError("--games must be 1 or more.")
    plan = BotPlan(
        spec=options.player or f"exec:{options.exec}",
        link=options.table,
        join=options.join,
        edition=options.edition,
        rated=options.rated,
        games=options.games,
    )
    asyncio.run(OnlineBot(Site(options.site, token), plan, say, _warn).run())


def _warn(text: str) -> None:
    sys.stderr.write(f"sevenroads: {text}\n")
    sys.stderr.flush()


def bot_token(options: argparse.Namespace) -> None:
    from ..online.site import Site

    site = Site(options.site)
    if sys.stdin.isatty():
        password = getpass.getpass(f"Password of {options.account}: ")
    else:
        password = sys.stdin.readline().rstrip("\r\n")
    out(site.new_bot(options.account, password, options.name))
