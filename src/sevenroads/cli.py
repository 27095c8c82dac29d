"""The command line: thin, one function per command.

Positions come as an argument or on standard input. A refused input is one line on standard error
and exit code 1; wrong usage is exit code 2.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console

from . import __version__
from .editions import DEFAULT_CATALOG
from .editions.catalog import is_path
from .game import Match, from_record
from .notation import read_record, write_variant
from .players import PLAYERS
from .render.svg import board_svg
from .render.terminal import board
from .rules.errors import InvalidEdition
from .rules.types import Side
from .state import STARTS, State
from .terminal import TerminalGame
from .view import VIEWERS, View

EPILOG = """\
A position is one line of seven fields, for example from: sevenroads new --seed 7
Commands chain: sevenroads new --seed 7 | sevenroads apply T3 T3 P4 . | sevenroads show
The notation, the rules and the rulings are in docs/ of the source."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is the return value."""
    options = parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    command: Callable[[argparse.Namespace], None] = options.run
    try:
        command(options)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError, OverflowError) as error:
        said = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
        sys.stderr.write(f"sevenroads: {' '.join(said.split())}\n")
        return 1
    return 0


# ---------------------------------------------------------------- reading and writing


def out(text: object) -> None:
    sys.stdout.write(f"{text}\n")


def from_stdin() -> str:
    if sys.stdin.isatty():
        sys.stderr.write("Paste a position and press Enter:\n")
    line = sys.stdin.readline().rstrip("\r\n")
    if not line:
        raise ValueError("no position: give one as an argument or on standard input")
    return line


def position_and_words(words: list[str]) -> tuple[State, list[str]]:
    """The position, if the first word is one (it holds spaces), else from standard input."""
    if words and " " in words[0]:
        return State.parse(words[0]), words[1:]
    return State.parse(from_stdin()), words


def one_position(words: list[str]) -> State:
    state, rest = position_and_words(words)
    if rest:
        raise ValueError(f"{rest[0]!r} is no position: put the whole position in quotes")
    return state


# ---------------------------------------------------------------- commands


def rule_options(options: argparse.Namespace) -> dict[str, Any]:
    """The options of R10 that were given."""
    chosen = {
        "specials": options.specials,
        "victory_cards": options.victory_cards,
        "objectives": options.objectives,
        "road_length": options.road_length,
        "mortar_fires": options.mortar_fires,
        "three_roads_win": options.three_roads_win,
        "objective_deck": options.objective_deck,
        "victory_deck": options.victory_deck,
    }
    return {name: value for name, value in chosen.items() if value is not None}


def new_state(options: argparse.Namespace) -> State:
    return State.new(
        options.edition,
        seed=options.seed,
        start=options.start,
        first_turn_ap=options.first_turn_ap,
        beginner=options.beginner,
        **rule_options(options),
    )


def new(options: argparse.Namespace) -> None:
    out(new_state(options))


def show(options: argparse.Namespace) -> None:
    text = options.position or from_stdin()
    fields = text.split(" ")
    hidden = len(fields) == 7 and ("#" in fields[5] or "?" in fields[3] + fields[4])
    shown: State | View = View.parse(text) if hidden else State.parse(text)
    if options.viewer:
        if isinstance(shown, View):
            raise ValueError("--as needs a whole position; this is a view")
        shown = shown.view(options.viewer)
    bottom = options.bottom or (options.viewer if options.viewer in ("south", "north") else "south")
    if options.svg:
        Path(options.svg).write_text(board_svg(shown, bottom=bottom), encoding="utf-8")
    else:
        Console().print(board(shown, bottom=bottom))


def legal(options: argparse.Namespace) -> None:
    for action in one_position(options.words).legal_actions():
        out(action)


def apply(options: argparse.Namespace) -> None:
    state, actions = position_and_words(options.words)
    if not actions:
        raise ValueError("no action: say which, such as T3")
    for action in actions:
        state.apply(action)
    out(state)


def why_not(options: argparse.Namespace) -> None:
    state, actions = position_and_words(options.words)
    if not actions:
        raise ValueError("no action: say which, such as x3")
    for action in actions:
        out(state.why_not(action) or f"{action} is legal.")


def view(options: argparse.Namespace) -> None:
    out(one_position(options.words).view(options.viewer))


def replay(options: argparse.Namespace) -> None:
    text = sys.stdin.read() if options.file == "-" else Path(options.file).read_text(encoding="utf-8")
    match = from_record(read_record(text))
    shown = match.state
    if options.until is not None:
        steps = [step.before for step in match.steps if step.before.turn > options.until]
        shown = steps[0] if steps else match.state
    if options.positions:
        for step in match.steps:
            out(step.before)
        out(match.state)
        return
    Console().print(board(shown))
    out(shown)
    if match.outcome and options.until is None:
        out(f"{match.outcome.result}: {match.outcome.termination}")


def perft(options: argparse.Namespace) -> None:
    words = list(options.words)
    try:
        depth = int(words.pop())
    except ValueError:
        raise ValueError("the last argument is the depth, a whole number") from None
    state = one_position(words)
    if not options.divide:
        out(state.perft(depth))
        return
    if depth < 1:
        raise ValueError("--divide needs a depth of 1 or more")
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        out(f"{action} {child.perft(depth - 1)}")


def playouts(options: argparse.Namespace) -> None:
    state = one_position(options.words) if options.words else State.parse(from_stdin())
    if options.count < 1 or options.threads < 1:
        raise ValueError("--count and --threads must be 1 or more")
    if not 0 <= options.seed < 1 << 64:
        raise ValueError("--seed is a whole number from 0 to 2**64 - 1")
    share = [options.count * i // options.threads for i in range(options.threads + 1)]
    began = time.perf_counter()
    with ThreadPoolExecutor(options.threads) as pool:
        parts = list(
            pool.map(
                lambda i: state.playouts(share[i + 1] - share[i], options.seed, share[i]),
                range(options.threads),
            )
        )
    seconds = time.perf_counter() - began
    south, north, drawn, actions = (sum(column) for column in zip(*parts, strict=True))
    out(f"south {south}  north {north}  drawn {drawn}  of {options.count}")
    out(
        f"{actions} actions, {actions / options.count:.1f} a game, "
        f"{actions / seconds / 1e6:.1f} million a second"
    )


def editions(options: argparse.Namespace) -> None:
    catalog = DEFAULT_CATALOG
    if options.edition is None:
        for reference in catalog.editions():
            out(f"{reference:<12} {catalog.edition(reference).file.name['en']}")
        return
    variant = catalog.variant(options.edition)
    edition = variant.edition
    out(f"{edition.id}: {edition.name.get('en', edition.id)}")
    out(edition.about.get("en", ""))
    out(f"south {edition.seat_name('south')}, north {edition.seat_name('north')}")
    out(
        f"road_length {edition.road_length}, mortar_fires {edition.mortar_fires}, three_roads_win "
        f"{'on' if edition.three_roads_win else 'off'}, objective_deck {edition.objective_deck}, "
        f"victory_deck {edition.victory_deck}"
    )
    for unit in edition.units:
        marks = [f"rank {unit.rank}"] * bool(unit.rank) + ["special"] * unit.special
        out(
            f"  {unit.letter}  {unit.count} × {edition.unit_name(unit.letter):<16} "
            f"{unit.length} long  {unit.unit_class}{', ' if marks else ''}{', '.join(marks)}"
        )
    out(f"{len(variant.rules.actions)} actions in the action space")


def check_deck(options: argparse.Namespace) -> None:
    """Say what is in an edition or deck file, or what is wrong with it."""
    text = Path(options.file).read_bytes()
    try:
        content = tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidEdition(f"{options.file}: not valid TOML: {error}") from None
    reference = options.file if is_path(options.file) else f"./{options.file}"
    kind = content.get("kind")
    if "units" in content:
        out(f"{options.file}: a good edition: {write_variant(DEFAULT_CATALOG.variant(reference))}")
    elif kind == "victory":
        variant = DEFAULT_CATALOG.variant("ardennes", {"victory_deck": reference})
        count = sum(card.count for card in variant.victory_deck.file.cards)
        out(f"{options.file}: a good deck of {count} victory cards")
    elif kind == "objectives":
        variant = DEFAULT_CATALOG.variant("ardennes", {"objective_deck": reference})
        count = sum(card.count for card in variant.objective_deck.file.cards)
        out(f"{options.file}: a good deck of {count} objective cards")
    else:
        raise InvalidEdition(
            f"{options.file}: neither an edition (it has [[units]]) nor a deck "
            '(its kind is "objectives" or "victory")'
        )


def play(options: argparse.Namespace) -> None:
    match = Match(new_state(options), tags={"South": "", "North": ""})
    person = Side(options.side)
    machine = PLAYERS[options.machine](None if options.seed is None else options.seed + 1)
    names = {person: "You", person.other: machine.name}
    match.tags.update(South=names[Side.SOUTH], North=names[Side.NORTH])
    TerminalGame(match, person, machine, Console(), input).play()


# ---------------------------------------------------------------- the parser


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(
        prog="sevenroads",
        description="Seven Roads: Clash of the Ardennes and Clash D-Day.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    root.add_argument("--version", action="version", version=f"sevenroads {__version__}")
    commands = root.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".")
        added.set_defaults(run=run)
        return added

    add_setup(command("new", new, "set up a game and print its position"))
    added = command("show", show, "draw a position or a view")
    added.add_argument("position", nargs="?", help="in quotes; without it from standard input")
    added.add_argument("--as", dest="viewer", choices=VIEWERS, help="only what this viewer may see")
    added.add_argument("--bottom", choices=("south", "north"), help="which side is drawn below")
    added.add_argument("--svg", metavar="FILE", help="write a picture instead")
    words = "[POSITION]"
    command("legal", legal, "list the legal actions, one a line").add_argument(
        "words", nargs="*", metavar=words
    )
    for name, run, text in (
        ("apply", apply, "play actions and print the position after them"),
        ("why-not", why_not, "say why actions are not legal"),
    ):
        command(name, run, text).add_argument("words", nargs="*", metavar="[POSITION] ACTION")
    added = command("view", view, "print what a viewer may see of a position")
    added.add_argument("viewer", choices=VIEWERS)
    added.add_argument("words", nargs="*", metavar=words)
    added = command("replay", replay, "replay a game record (.7r) and show where it ends")
    added.add_argument("file", help="the record, or - for standard input")
    added.add_argument("--until", type=int, metavar="TURN", help="show the position after this turn")
    added.add_argument("--positions", action="store_true", help="print every position, one a line")
    added = command("perft", perft, "count the sequences of actions of a given length")
    added.add_argument("words", nargs="+", metavar="[POSITION] DEPTH")
    added.add_argument("--divide", action="store_true", help="one count for each first action")
    added = command("playouts", playouts, "play random games from a position and count who wins")
    added.add_argument("words", nargs="*", metavar=words)
    added.add_argument("--count", type=int, default=10_000, help="how many games (10000)")
    added.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (1)")
    added.add_argument("--threads", type=int, default=1, help="results do not depend on it (1)")
    added = command("editions", editions, "list the editions, or describe one")
    added.add_argument("edition", nargs="?", help="an id or the path of an edition file")
    deck = command("deck", check_deck, "check an edition or deck file of your own")
    deck.add_argument("check", choices=("check",))
    deck.add_argument("file")
    added = command("play", play, "play a game against the machine")
    add_setup(added)
    added.add_argument("--terminal", action="store_true", help="in the terminal (so far the only way)")
    added.add_argument("--side", choices=("south", "north"), default="south", help="your seat (south)")
    added.add_argument("--machine", choices=tuple(PLAYERS), default="greedy", help="who plays against you")
    return root


def switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise argparse.ArgumentTypeError("on or off")
    return text == "on"


def specials(text: str) -> bool | str:
    return switch(text) if text in ("on", "off") else text


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


if __name__ == "__main__":
    sys.exit(main())
