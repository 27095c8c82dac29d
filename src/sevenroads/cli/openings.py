"""The command `openings`: shows the opening books of the package, and builds books."""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any, Final

from ..editions import DEFAULT_CATALOG
from ..notation.record import turn_label
from ..players.openings import BookPage, BookTurn, OpeningBook, TurnNotInBook, opening_book, opening_books
from ..players.openings.turns import PASS, bare_start, read_turn, write_turn
from ..texts import Texts
from .common import AddCommand, add_ray_option, out, refused

EDITION: Final = "ardennes"
#: A word that begins like this is a turn and not an edition.
_TURN: Final = re.compile(r"[A-Z><x][1-9lr]\b|\.$|!")
#: Turns that the table shows by default.
LINES: Final = 12
#: Objectives that the table shows for each turn.
SHOWN_OBJECTIVES: Final = 4
#: Options of `openings build` with their defaults.
BUILD: Final[dict[str, Any]] = {
    "edition": None,
    "games": 1000,
    "player": "search:nodes=400",
    "seed": 1,
    "workers": None,
    "ray": None,
    "books": None,
}


def add_commands(add: AddCommand) -> None:
    text = "Show how strong play begins: the turns of an opening book. With build, make books."
    added = add("openings", openings, text)
    text = "An edition (ardennes) and turns in quotes, such as 'T3 T3 P4 M4'; or: build DIRECTORY."
    added.add_argument("words", nargs="*", metavar="EDITION|TURN", help=text)
    text = "Count only games in which the side to move has this Objective card, or a card of this kind: "
    added.add_argument("--objective", metavar="CARD", help=f"{text}roads, choice or deny.")
    text = f"Number of turns to show ({LINES}); JSON has all."
    added.add_argument("--lines", type=int, default=LINES, help=text)
    added.add_argument("--json", action="store_true", help="Print the turns as JSON.")
    build = added.add_argument_group("openings build")
    text = "Edition ids or files, optionally with options (those of the package)."
    build.add_argument("--edition", nargs="+", metavar="EDITION", help=text)
    text = "Games of each book (1000). The same command with more games adds games."
    build.add_argument("--games", type=int, help=text)
    text = "The player, which must search with a limit in nodes (search:nodes=400)."
    build.add_argument("--player", metavar="PLAYER", help=text)
    build.add_argument("--seed", type=int, help="The same seed gives the same games (1).")
    text = "Number of processes; it does not change the books (all cores)."
    build.add_argument("--workers", type=int, help=text)
    add_ray_option(build)
    text = "Write the books to this directory (by default next to the games)."
    build.add_argument("--books", metavar="DIRECTORY", help=text)


def openings(options: argparse.Namespace) -> None:
    if options.words[:1] == ["build"]:
        build(options)
        return
    for name in BUILD:
        if getattr(options, name) is not None:
            raise ValueError(f"--{name} applies to openings build.")
    show(options)


# ---------------------------------------------------------------- show


def show(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    named = bool(options.words) and not _TURN.match(options.words[0])
    edition, turns = (options.words[0], options.words[1:]) if named else (EDITION, options.words)
    if edition not in opening_books():
        names = ", ".join(opening_books())
        raise ValueError(texts.cli("openings-no-book", name=edition[:40], names=names))
    book = opening_book(edition)
    check_legal(edition, turns, texts)
    wanted = None if options.objective is None else objectives_of(book, options.objective, texts)
    try:
        page = book.page(turns, wanted)
    except TurnNotInBook as error:
        turn = write_turn(read_turn(turns[error.number - 1]))
        raise ValueError(texts.cli("openings-not-in-book", number=error.number, turn=turn)) from None
    if options.json:
        out(json.dumps(page_as_data(book, page), indent=1))
        return
    if options.lines < 1:
        raise ValueError("--lines must be 1 or more.")
    out_page(book, page, options.lines, texts)


def check_legal(edition: str, turns: list[str], texts: Texts) -> None:
    """Raise a `ValueError` with a sentence about the first action that is not legal."""
    state = bare_start(edition)
    for number, text in enumerate(turns, 1):
        for action in (*read_turn(text), PASS):
            if problem := refused(state, action, texts):
                turn = write_turn(read_turn(text))
                raise ValueError(texts.cli("openings-illegal", number=number, turn=turn, problem=problem))
            state.apply(action)


def objectives_of(book: OpeningBook, name: str, texts: Texts) -> list[str]:
    """The objective of this id, or those of this kind."""
    held = [card for card in book.objectives if card]
    found = [name] if name in held else [*book.kinds.get(name, ())]
    if not found:
        raise ValueError(texts.cli("openings-no-objective", name=name[:40], names=", ".join(held)))
    return found


def out_page(book: OpeningBook, page: BookPage, lines: int, texts: Texts) -> None:
    state, file = page.state, book.file
    side = texts.text("status-side", texts.arguments({"side": state.side}, state.variant))
    out(f"{book.file.edition} · {turn_label(state.turn, state.side)} {side}")
    counted = texts.text("openings-games", {"count": page.games}, file="learning")
    out(f"{counted} · {file.player} · {texts.cli('openings-rules', revision=file.rules)}")
    if not page.turns:
        out(texts.text("openings-end", file="learning"))
        return
    keys = ("share", "games-short", "points", "interval", "value", "objectives", "turn")
    rows = [tuple(texts.text(f"openings-{key}", file="learning") for key in keys)]
    rows += [row_of(turn, texts) for turn in page.turns[:lines]]
    if games := page.others + sum(turn.games for turn in page.turns[lines:]):
        share = page.other_share + sum(turn.share for turn in page.turns[lines:])
        other = texts.text("openings-others", file="learning")
        rows.append((texts.percent(share), str(games), "", "", "", "", other))
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    for row in rows:
        numbers = [f"{row[k]:>{widths[k]}}" for k in range(5)]
        out("  ".join([*numbers, f"{row[5]:<{widths[5]}}", row[6]]))
    if any(turn.mirrored for turn in page.turns[:lines]):
        out(f"* {texts.text('openings-mirrored', file='learning')}")


def row_of(turn: BookTurn, texts: Texts) -> tuple[str, ...]:
    held = sorted(turn.objectives, key=lambda card: (-turn.objectives[card], card))[:SHOWN_OBJECTIVES]
    share, points, low, high, value = (
        texts.percent(number) for number in (turn.share, turn.points, turn.low, turn.high, turn.value)
    )
    mark = "*" if turn.mirrored else ""
    return share, str(turn.games), points, f"{low}-{high}", value, " ".join(held), f"{turn.text}{mark}"


def page_as_data(book: OpeningBook, page: BookPage) -> dict[str, Any]:
    file = book.file
    return {
        "edition": file.edition,
        "rules": file.rules,
        "player": file.player,
        "path": [write_turn(actions) for actions in page.path],
        "position": str(page.state),
        "side": page.state.side,
        "games": page.games,
        "others": page.others,
        "other_share": round(page.other_share, 4),
        "turns": [
            {
                "turn": turn.text,
                "games": turn.games,
                **{
                    name: round(getattr(turn, name), 4)
                    for name in ("share", "points", "low", "high", "value")
                },
                "more": turn.more,
                "mirrored": turn.mirrored,
                "objectives": dict(turn.objectives),
            }
            for turn in page.turns
        ],
    }


# ---------------------------------------------------------------- build


def build(options: argparse.Namespace) -> None:
    from ..lab.openings import BuildSettings, build_books
    from ..lab.worker_pool import open_pool
    from .train import Progress

    if len(options.words) != 2 or options.objective is not None or options.json:
        raise ValueError("Usage: sevenroads openings build DIRECTORY --edition EDITION --games N")
    given = {name: getattr(options, name) for name in BUILD}
    chosen = {name: BUILD[name] if value is None else value for name, value in given.items()}
    editions = tuple(chosen["edition"] or DEFAULT_CATALOG.editions())
    settings = BuildSettings(editions, chosen["games"], chosen["player"], chosen["seed"])
    try:
        with open_pool(chosen["workers"], chosen["ray"]) as pool:
            written = build_books(
                options.words[1], settings, books=chosen["books"], pool=pool, report=Progress().report
            )
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. Run the same command again to resume from {options.words[1]}.\n")
        raise
    for path in written:
        out(path)
