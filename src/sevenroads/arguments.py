"""The arguments of the command line: which commands there are and what each takes.

It reads no position and runs nothing; the functions behind the commands come from the caller.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

from . import __version__
from .players import LEVELS, player_from_spec
from .players.analyst.puzzles import LEVEL as PUZZLE_LEVEL
from .server.runtime.settings import HOME, describe_settings
from .state import STARTS
from .view import VIEWERS

Run = Callable[[argparse.Namespace], None]

#: How long the machine thinks about one position when nothing is said.
ANALYSE_NODES: Final = 2000
HINT_NODES: Final = 5000

#: What `sevenroads admin` can do: the name, one line of help, what it takes.
ADMIN_TASKS: Final = (
    ("backup", "write the whole database to a file, as of one moment", "FILE"),
    ("restore", "restore a backup into an empty database", "FILE"),
    ("users", "list the accounts: number, kind, since when, last seen, name", None),
    ("password", "give an account a new password, asked for or from standard input", "NAME"),
    ("delete-user", "delete an account; its games stay without the name", "NAME"),
    ("delete-game", "delete a game with its chat, for good", "ID"),
    ("make-push-keys", "make the keys for turn alerts by web push", None),
    ("check", "replay every stored game and name those that do not", None),
)

EPILOG = """\
A position is one line of seven fields, for example from: sevenroads new --seed 7
Commands chain: sevenroads new --seed 7 | sevenroads apply T3 T3 P4 . | sevenroads show
The notation, the rules and the rulings are in docs/ of the source."""


def make_parser(runs: Mapping[str, Run]) -> argparse.ArgumentParser:
    """The parser of all commands; `runs` has the function of each."""
    root = argparse.ArgumentParser(
        prog="sevenroads",
        description="Seven Roads: Clash of the Ardennes and Clash D-Day.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    root.add_argument("--version", action="version", version=f"sevenroads {__version__}")
    commands = root.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=runs[name])
        return added

    add_setup(command("new", "set up a game and print its position"))
    added = command("show", "draw a position or a view")
    added.add_argument("position", nargs="?", help="in quotes; without it from standard input")
    added.add_argument("--as", dest="viewer", choices=VIEWERS, help="only what this viewer may see")
    added.add_argument("--bottom", choices=("south", "north"), help="which side is drawn below")
    added.add_argument("--svg", metavar="FILE", help="write a picture instead")
    words = "[POSITION]"
    command("legal", "list the legal actions, one a line").add_argument("words", nargs="*", metavar=words)
    for name, text in (
        ("apply", "play actions and print the position after them"),
        ("why-not", "say why actions are not legal"),
    ):
        command(name, text).add_argument("words", nargs="*", metavar="[POSITION] ACTION")
    added = command("view", "print what a viewer may see of a position")
    added.add_argument("viewer", choices=VIEWERS)
    added.add_argument("words", nargs="*", metavar=words)
    added = command("replay", "replay a game record (.7r) and show where it ends")
    added.add_argument("file", help="the record, or - for standard input")
    added.add_argument("--until", type=int, metavar="TURN", help="show the position after this turn")
    added.add_argument("--positions", action="store_true", help="print every position, one a line")
    added = command("verify", "check that the cards of finished games are those promised at their start")
    added.add_argument("files", nargs="+", metavar="FILE", help="a record (.7r), or - for standard input")
    added = command("perft", "count the sequences of actions of a given length")
    added.add_argument("words", nargs="+", metavar="[POSITION] DEPTH")
    added.add_argument("--divide", action="store_true", help="one count for each first action")
    added = command("playouts", "play random games from a position and count who wins")
    added.add_argument("words", nargs="*", metavar=words)
    added.add_argument("--count", type=int, default=10_000, help="how many games (10000)")
    added.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    added.add_argument("--threads", type=int, default=1, help="results do not depend on it (1)")
    added = command("editions", "list the editions, or describe one")
    added.add_argument("edition", nargs="?", help="an id or the path of an edition file")
    deck = command("deck", "check an edition or deck file of your own")
    deck.add_argument("check", choices=("check",))
    deck.add_argument("file")
    add_analyst(command)
    add_server(command)
    add_arena(command("arena", "let players of the machine play matches and rate them"))
    added = command("play", "play in the browser, or with --terminal a game against the machine right here")
    added.add_argument("--no-browser", action="store_true", help="serve the page, but do not open it")
    added.add_argument(
        "--terminal", action="store_true", help="in the terminal; all other options are for it"
    )
    add_setup(added)
    added.add_argument("--side", choices=("south", "north"), default="south", help="your seat (south)")
    names = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    added.add_argument(
        "--machine",
        type=player,
        default="level:4",
        metavar="PLAYER",
        help=f"level:N ({names}), greedy, random (level:4)",
    )
    return root


def switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError("on or off")
    return text == "on"


def player(text: str) -> str:
    try:
        player_from_spec(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def specials(text: str) -> bool | str:
    return switch(text) if text in ("on", "off") else text


def add_arena(added: argparse.ArgumentParser) -> None:
    added.add_argument(
        "players", nargs="+", metavar="PLAYER", help="two or more: random, greedy, level:5, search:nodes=300"
    )
    text = "deals for each match-up, each played from both ends (100; with a test: no limit)"
    added.add_argument("--pairs", type=int, help=text)
    added.add_argument("--edition", default="ardennes", help="an id, a file, or either with options")
    added.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals (1)")
    added.add_argument("--workers", type=int, help="processes; results do not depend on it (all cores)")
    added.add_argument("--out", metavar="FILE", help="keep finished pairs here and go on from them")
    text = "with --elo1: stop when a test tells which is true, the first is ELO0 or ELO1 ahead"
    added.add_argument("--elo0", type=float, help=text)
    added.add_argument("--elo1", type=float)
    added.add_argument("--alpha", type=float, default=0.05, help="how often to accept elo1 wrongly (0.05)")
    added.add_argument("--beta", type=float, default=0.05, help="how often to accept elo0 wrongly (0.05)")
    text = "of three players or more who meets whom: all, or each the next one named (all)"
    added.add_argument("--tournament", metavar="{all,neighbours}", default="all", help=text)
    added.add_argument("--anchor", metavar="PLAYER", help="whose rating is 0 (the mean of all is)")
    added.add_argument("--json", action="store_true", help="print the result as JSON")


def add_analyst(command: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """What the machine thinks of games and positions."""
    added = command("analyse", "judge every turn of a finished game, by what its player knew and in truth")
    added.add_argument("file", help="the record (.7r), or - for standard input")
    added.add_argument("--json", action="store_true", help="print the report as JSON")
    add_limit(added, ANALYSE_NODES)
    added = command("hint", "suggest turns in a position, with reasons")
    added.add_argument("position", nargs="?", help="or a view, in quotes; without it from standard input")
    added.add_argument("--lines", type=int, default=3, help="how many turns (3)")
    add_limit(added, HINT_NODES)
    added = command("puzzles", "make puzzles, a win this turn, one JSON object a line")
    text = "records (.7r) to look for puzzles in; without one the machine plays games of its own"
    added.add_argument("files", nargs="*", metavar="RECORD", help=text)
    own = "games of the machine's own"
    added.add_argument("--count", type=int, help="how many at most (10; of records: all there are)")
    added.add_argument("--seed", type=int, help=f"{own}: the same seed gives the same puzzles (1)")
    added.add_argument("--edition", help=f"{own}: an id, a file, or either with options (ardennes)")
    added.add_argument("--level", type=int, help=f"{own}: who plays ({PUZZLE_LEVEL})")
    added.add_argument("--out", metavar="FILE", help="write them to a file instead")


def add_server(command: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """The web service and its operator's commands."""
    added = command("serve", "run the server: tables, accounts, live and slow games")
    added.formatter_class = argparse.RawDescriptionHelpFormatter
    lines = [f"  {name:<28} {text} ({default or 'empty'})" for name, default, text in describe_settings()]
    home = f"  {HOME:<28} folder of its games (empty: the user's own)"
    added.epilog = "\n".join(
        ["settings, from the environment (and their defaults):", *lines, "", "of sevenroads play:", home]
    )
    added.add_argument("--database", help="SEVENROADS_DATABASE")
    added.add_argument("--host", help="SEVENROADS_HOST")
    added.add_argument("--port", type=int, help="SEVENROADS_PORT")
    added.add_argument("--workers", type=int, help="SEVENROADS_WORKERS")

    added = command("admin", "look after a server's database: backup, accounts, games")
    added.epilog = "The database is that of SEVENROADS_DATABASE. All of it works while the server runs."
    added.add_argument("--database", help="SEVENROADS_DATABASE")
    tasks = added.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, text, operand in ADMIN_TASKS:
        task = tasks.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        if operand:
            task.add_argument("operand", metavar=operand)


def add_limit(added: argparse.ArgumentParser, nodes: int) -> None:
    limit = added.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="time for each judgement; results then vary")
    limit.add_argument("--nodes", type=int, help=f"simulations for each judgement ({nodes})")
    added.add_argument("--megabytes", type=int, default=64, help="memory for a search, at most (64)")
    added.set_defaults(usual_nodes=nodes)


def add_setup(added: argparse.ArgumentParser) -> None:
    """The options of a new game (R10)."""
    text = "an id, a file, or either with options: dday+novictory"
    added.add_argument("edition", nargs="?", default="ardennes", help=text)
    added.add_argument("--seed", type=int, help="deal the same cards each time")
    added.add_argument("--start", choices=STARTS, default="south", help="who begins (south)")
    added.add_argument("--first-turn-ap", type=int, default=4, help="AP of the very first turn (4)")
    added.add_argument("--beginner", action="store_true", help="as the rulebook advises to newcomers")
    added.add_argument("--specials", type=specials, metavar="on|off|LETTERS", help="special units in play")
    added.add_argument("--victory-cards", type=switch, metavar="on|off")
    added.add_argument("--objectives", type=switch, metavar="on|off")
    added.add_argument("--road-length", type=int, metavar="12-18")
    added.add_argument("--mortar-fires", choices=("deployed", "always"))
    added.add_argument("--three-roads-win", type=switch, metavar="on|off")
    added.add_argument("--objective-deck", metavar="ID|FILE")
    added.add_argument("--victory-deck", metavar="ID|FILE")
