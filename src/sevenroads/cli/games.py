"""Commands on whole games: replay a record, verify its deal, play."""

from __future__ import annotations

import argparse

from ..extras import needs
from ..game import Match
from ..game.commitment import check
from ..players import LEVELS, Player, player_from_spec
from ..players.base import close_player
from ..rules.types import Side
from ..texts import Texts
from .common import (
    AddCommand,
    add_game_options,
    draw,
    file_problem,
    new_state,
    out,
    read_match,
    read_record_file,
    say,
)


def add_commands(add: AddCommand) -> None:
    added = add("replay", replay, "Replay a game record (.7r) and show its last position.")
    added.add_argument("file", help="The record, or - for standard input.")
    added.add_argument("--until", type=int, metavar="TURN", help="Show the position after this turn.")
    added.add_argument("--positions", action="store_true", help="Print every position, one per line.")
    added = add("verify", verify, "Check that finished games were dealt the cards committed to at the start.")
    added.add_argument("files", nargs="+", metavar="FILE", help="A record (.7r), or - for standard input.")
    add_play(add)


def add_play(add: AddCommand) -> None:
    added = add("play", play, "Play in the browser, or with --terminal against the machine in the terminal.")
    added.add_argument("--no-browser", action="store_true", help="Serve the page but do not open it.")
    text = "Let phones and computers in the same network join; prints a link and a QR code."
    added.add_argument("--lan", action="store_true", help=text)
    text = "Play in the terminal. All options below need this one."
    added.add_argument("--terminal", action="store_true", help=text)
    add_game_options(added)
    added.add_argument("--side", choices=("south", "north"), default="south", help="Your side (south).")
    names = ", ".join(f"{level.number} {level.name}" for level in LEVELS)
    added.add_argument(
        "--machine",
        type=_player,
        default="level:4",
        metavar="PLAYER",
        help=f"Your opponent: level:N ({names}), greedy, random or a bot, exec:./bot (level:4).",
    )
    added.set_defaults(parser=added)


def _player(text: str) -> str:
    try:
        player_from_spec(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def replay(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    match = read_match(options.file, texts)
    shown = match.state
    if options.until is not None:
        steps = [step.before for step in match.steps if step.before.turn > options.until]
        shown = steps[0] if steps else match.state
    if options.positions:
        for step in match.steps:
            out(step.before)
        out(match.state)
        return
    draw(shown, texts)
    out(shown)
    if match.outcome and options.until is None:
        variant = match.start.variant
        out(texts.end(match.outcome.termination, match.outcome.winner, variant, "spectator"))


def verify(options: argparse.Namespace) -> None:
    """Print a line for each file that passes; report all others together as the error."""
    failed: list[str] = []
    for file in options.files:
        try:
            verdict = check(read_record_file(file))
        except OSError as error:
            failed.append(f"{file}: {file_problem(error, options.texts)}")
        except ValueError as error:
            failed.append(f"{file}: {error}")
        else:
            report = out if verdict.fits else failed.append
            report(f"{file}: {verdict.said}")
    if failed:
        raise ValueError("; ".join(failed))


def play(options: argparse.Namespace) -> None:
    if options.terminal:
        play_in_terminal(options)
        return
    with needs("play"):
        from ..server.local import play_locally
    ours = {"no_browser": options.no_browser, "lan": options.lan}
    defaults = vars(options.parser.parse_args([])) | ours
    if any(getattr(options, name) != value for name, value in defaults.items()):
        raise ValueError(options.texts.cli("needs-terminal"))
    play_locally(say, browser=not options.no_browser, lan=options.lan, texts=options.texts)


def play_in_terminal(options: argparse.Namespace) -> None:
    with needs("terminal"):
        from rich.console import Console

        from .terminal_game import TerminalGame
    texts: Texts = options.texts
    match = Match(new_state(options), tags={"South": "", "North": ""})
    person = Side(options.side)
    machine = player_from_spec(options.machine, 0 if options.seed is None else options.seed + 1)
    names = {person: texts.text("seat-you", file="game"), person.other: _name(machine, texts)}
    match.tags.update(South=names[Side.SOUTH], North=names[Side.NORTH])
    try:
        TerminalGame(match, person, machine, Console(), input, texts).play()
    finally:
        close_player(machine)


def _name(machine: Player, texts: Texts) -> str:
    """The name of a level in the player's language; other players have no translated names."""
    for level in LEVELS:
        if level.name == machine.name:
            return texts.text(f"level-{level.number}-name", file="game")
    return machine.name
