"""The command `render`: positions and games as SVG, PNG and GIF files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from ..game import Match
from ..render.drawing.look import BOARDS, PIECE_SETS, THEMES
from ..render.film import PACES, game_gif, game_svg, positions_of
from ..render.pictures import MAX_SIZE, png
from ..render.svg import SIZE, DrawingOptions, board_svg
from ..state import State
from ..texts import Texts
from ..view import VIEWERS, View
from .common import AddCommand, bottom_of, from_stdin, position_or_view, read_match, replayed, viewed

FORMATS: Final = (".svg", ".png", ".gif")


def add_commands(add: AddCommand) -> None:
    added = add("render", render, "Write a position or a game as an SVG, PNG or GIF picture.")
    text = "A position in quotes, a record (.7r), or - for standard input (the default)."
    added.add_argument("source", nargs="?", default="-", metavar="POSITION|FILE", help=text)
    text = "The file to write. A game becomes a GIF or an animated SVG; a PNG shows its last position."
    added.add_argument("--out", "-o", required=True, metavar="FILE.svg|.png|.gif", help=text)
    added.add_argument("--as", dest="viewer", choices=VIEWERS, help="Show only what this viewer may see.")
    added.add_argument(
        "--turn", type=int, help="Show one position of a game: the one at the start of a turn."
    )
    added.add_argument("--bottom", choices=("south", "north"), help="The side at the bottom.")
    added.add_argument("--size", type=int, default=SIZE, help=f"The width in pixels ({SIZE}).")
    added.add_argument("--theme", choices=THEMES, default="light", help="The colours (light).")
    added.add_argument("--board", choices=BOARDS, default="own", help="The landscape (the edition's own).")
    added.add_argument("--pieces", choices=PIECE_SETS, default="wood", help="The set of pieces (wood).")
    text = "Show a game turn by turn or action by action (turn)."
    added.add_argument("--every", choices=PACES, default="turn", help=text)
    added.add_argument("--seconds", type=float, default=1.0, help="How long to show each position (1).")


def render(options: argparse.Namespace) -> None:
    target = Path(options.out)
    if target.suffix not in FORMATS:
        raise ValueError(f"--out must end in {', '.join(FORMATS)}; this is {target.name}.")
    if not 1 <= options.size <= MAX_SIZE:
        raise ValueError(f"--size must be from 1 to {MAX_SIZE}, not {options.size}.")
    source = _read(options.source, options.texts)
    shown = _positions(source, options, still=target.suffix == ".png")
    look = _look(options)
    if target.suffix == ".gif":
        target.write_bytes(game_gif(shown, options.seconds, **look))
        return
    svg = board_svg(shown[0], **look) if len(shown) == 1 else game_svg(shown, options.seconds, **look)
    target.write_bytes(png(svg) if target.suffix == ".png" else svg.encode())


def _read(source: str, texts: Texts) -> State | View | Match:
    """What the argument names. A position contains spaces; a record begins with a tag in brackets."""
    if source != "-":
        return position_or_view(source, texts) if " " in source else read_match(source, texts)
    text = from_stdin(texts) if sys.stdin.isatty() else sys.stdin.read()
    return replayed(text, texts) if text.startswith("[") else position_or_view(text.strip(), texts)


def _positions(source: State | View | Match, options: argparse.Namespace, still: bool) -> list[View | State]:
    """What to draw: the position, or the positions of the game."""
    if isinstance(source, Match) and options.turn is None:
        shown = positions_of(source, options.viewer, options.every)
        return shown[-1:] if still else shown
    if isinstance(source, Match):
        source = _at_turn(source, options.turn)
    elif options.turn is not None:
        raise ValueError("--turn needs a game record.")
    return [source if options.viewer is None else viewed(source, options.viewer)]


def _at_turn(match: Match, turn: int) -> State:
    """The position at the start of a turn."""
    found = [step.before for step in match.steps if step.before.turn == turn]
    if not found and turn != match.turn:
        raise ValueError(f"The game has no turn {turn}: its last is {match.turn}.")
    return found[0] if found else match.state


def _look(options: argparse.Namespace) -> DrawingOptions:
    return {
        "bottom": bottom_of(options),
        "theme": options.theme,
        "board": options.board,
        "pieces": options.pieces,
        "size": options.size,
        "language": options.texts.language,
    }
