"""Commands on one position: set it up, show it, list and play actions, count and sample what follows."""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ..texts import Texts
from ..view import VIEWERS
from .common import (
    AddCommand,
    add_game_options,
    bottom_of,
    draw,
    from_stdin,
    new_state,
    one_position,
    out,
    position_and_words,
    position_or_view,
    refused,
    viewed,
)


def add_commands(add: AddCommand) -> None:
    position = "[POSITION]"
    add_game_options(add("new", new, "Set up a game and print its position."))
    added = add("show", show, "Draw a position or a view.")
    added.add_argument("position", nargs="?", help="In quotes. Read from standard input if omitted.")
    added.add_argument("--as", dest="viewer", choices=VIEWERS, help="Show only what this viewer may see.")
    added.add_argument("--bottom", choices=("south", "north"), help="The side at the bottom.")
    added.add_argument("--svg", metavar="FILE", help="Write an SVG picture to this file instead.")
    added = add("legal", legal, "List the legal actions, one per line.")
    added.add_argument("words", nargs="*", metavar=position)
    added = add("apply", apply, "Play actions and print the resulting position.")
    added.add_argument("words", nargs="*", metavar="[POSITION] ACTION")
    added = add("why-not", why_not, "Explain why actions are not legal.")
    added.add_argument("words", nargs="*", metavar="[POSITION] ACTION")
    added = add("view", view, "Print what a viewer may see of a position.")
    added.add_argument("viewer", choices=VIEWERS)
    added.add_argument("words", nargs="*", metavar=position)
    added = add("perft", perft, "Count the action sequences of a given length.")
    added.add_argument("words", nargs="+", metavar="[POSITION] DEPTH")
    added.add_argument("--divide", action="store_true", help="Print one count for each first action.")
    added = add("playouts", playouts, "Play random games from a position and count the results.")
    added.add_argument("words", nargs="*", metavar=position)
    added.add_argument("--count", type=int, default=10_000, help="Number of games (10000).")
    added.add_argument("--seed", type=int, default=1, help="The same seed gives the same games (1).")
    text = "Number of threads; it does not change the results (1)."
    added.add_argument("--threads", type=int, default=1, help=text)


def new(options: argparse.Namespace) -> None:
    out(new_state(options))


def show(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    shown = position_or_view(options.position or from_stdin(texts), texts)
    if options.viewer:
        shown = viewed(shown, options.viewer)
    bottom = bottom_of(options)
    if options.svg:
        from ..render.svg import board_svg

        picture = board_svg(shown, bottom=bottom, language=texts.language)
        Path(options.svg).write_text(picture, encoding="utf-8")
    else:
        draw(shown, texts, bottom)


def legal(options: argparse.Namespace) -> None:
    for action in one_position(options.words, options.texts).legal_actions():
        out(action)


def apply(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    state, actions = position_and_words(options.words, texts)
    if not actions:
        raise ValueError(texts.cli("give-action", example="T3"))
    for action in actions:
        if problem := refused(state, action, texts):
            raise ValueError(texts.labelled(action, problem))
        state.apply(action)
    out(state)


def why_not(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    state, actions = position_and_words(options.words, texts)
    if not actions:
        raise ValueError(texts.cli("give-action", example="x3"))
    for action in actions:
        out(refused(state, action, texts) or texts.cli("action-possible", action=action))


def view(options: argparse.Namespace) -> None:
    out(one_position(options.words, options.texts).view(options.viewer))


def perft(options: argparse.Namespace) -> None:
    words = list(options.words)
    try:
        depth = int(words.pop())
    except ValueError:
        raise ValueError("The last argument must be the depth, a whole number.") from None
    state = one_position(words, options.texts)
    if not options.divide:
        out(state.perft(depth))
        return
    if depth < 1:
        raise ValueError("--divide needs a depth of 1 or more.")
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        out(f"{action} {child.perft(depth - 1)}")


def playouts(options: argparse.Namespace) -> None:
    state = one_position(options.words, options.texts)
    if options.count < 1 or options.threads < 1:
        raise ValueError("--count and --threads must be 1 or more.")
    if not 0 <= options.seed < 1 << 64:
        raise ValueError("--seed must be a whole number from 0 to 2**64 - 1.")
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
        f"{actions} actions, {actions / options.count:.1f} per game, "
        f"{actions / seconds / 1e6:.1f} million per second"
    )
