"""Commands of the analyst: reports on games, hints, and puzzles."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Final

from ..editions import Variant
from ..notation.record import turn_label
from ..players import SearchLimit, SearchSettings, player_from_spec
from ..players.analyst import analysis
from ..players.analyst.explain import explain_turn
from ..players.analyst.puzzle_grading import rating, themes
from ..players.analyst.puzzles import KINDS, Puzzle, find_puzzles, generate, turn_starts
from ..players.analyst.puzzles import LEVEL as PUZZLE_LEVEL
from ..players.analyst.reasons import Reason
from ..players.base import close_player
from ..players.whole_turn import choose_turn
from ..rules.tables import Action
from ..rules.types import SIDES
from ..texts import Texts
from ..view import View
from .common import AddCommand, from_stdin, out, position_or_view, read_match

#: Default simulations for each position.
ANALYSE_NODES: Final = 2000
HINT_NODES: Final = 5000
#: A turn that loses this share of the winning chances is a mistake; `analyse` prints so many of them.
MISTAKE: Final = 0.1
MISTAKES: Final = 5
#: The texts above the last three columns of `analyse`.
COLUMNS: Final = ("review-by-known", "review-by-truth", "review-played")
#: Defaults of `puzzles` without records.
PUZZLE_COUNT: Final = 10
PUZZLE_EDITION: Final = "ardennes"


def add_commands(add: AddCommand) -> None:
    text = "Assess every turn of a finished game, by what its player knew and with all cards open."
    added = add("analyse", analyse, text)
    added.add_argument("file", help="The record (.7r), or - for standard input.")
    added.add_argument("--json", action="store_true", help="Print the report as JSON.")
    add_limit(added, ANALYSE_NODES)
    added = add("hint", hint, "Suggest turns in a position, with reasons.")
    text = "A position or a view, in quotes. Read from standard input if omitted."
    added.add_argument("position", nargs="?", help=text)
    added.add_argument("--lines", type=int, default=3, help="Number of turns to suggest (3).")
    text = "Show the turn that this player would play, such as level:4 or a bot, exec:./bot."
    added.add_argument("--player", metavar="PLAYER", help=text)
    add_limit(added, HINT_NODES)
    added = add("puzzles", puzzles, "Find puzzles and print one JSON object per line.")
    text = "Records (.7r) to search. Without any, the machine plays games against itself."
    added.add_argument("files", nargs="*", metavar="RECORD", help=text)
    text = "Win this turn, or stop the enemy from winning next turn (win)."
    added.add_argument("--kind", choices=KINDS, default="win", help=text)
    added.add_argument("--count", type=int, help="Largest number of puzzles (10; in records: no limit).")
    added.add_argument("--seed", type=int, help="Own games only: the same seed gives the same puzzles (1).")
    text = "Own games only: an edition id or file, optionally with options (ardennes)."
    added.add_argument("--edition", help=text)
    added.add_argument("--level", type=int, help=f"Own games only: the level that plays ({PUZZLE_LEVEL}).")
    added.add_argument("--out", metavar="FILE", help="Write the puzzles to this file.")


def add_limit(added: argparse.ArgumentParser, nodes: int) -> None:
    limit = added.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="Time for each position; results then vary.")
    limit.add_argument("--nodes", type=int, help=f"Simulations for each position ({nodes}).")
    added.add_argument("--megabytes", type=int, default=64, help="Memory limit of the search (64).")
    added.set_defaults(default_nodes=nodes)


def search_limit(options: argparse.Namespace) -> SearchLimit:
    if options.seconds is None and options.nodes is None:
        return SearchLimit(nodes=options.default_nodes)
    return SearchLimit(options.seconds, options.nodes)


# ---------------------------------------------------------------- hint


def hint(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    shown = position_or_view(options.position or from_stdin(texts), texts)
    if options.lines < 1:
        raise ValueError("--lines must be 1 or more.")
    view = shown if isinstance(shown, View) else shown.view(shown.side)
    if view.outcome is not None or not view.on_turn:
        reason = "game-over" if view.outcome is not None else "not-your-turn"
        raise ValueError(texts.text(f"refusal-{reason}", file="game"))
    status = texts.text("status-side", texts.arguments({"side": view.side}, view.variant))
    points = texts.text("ap", {"ap": view.ap})
    if options.player is not None:
        actions = turn_of(options.player, view)
        out(f"{status} · {points}")
        out(f"1. {action_texts(actions, texts)}")
        out_reasons(view, actions, "   ", texts)
        return
    settings = SearchSettings(megabytes=options.megabytes)
    found = analysis.analyse(view, search_limit(options), multipv=options.lines, settings=settings)
    out(f"{status} · {points} · {texts.cli('win-chance', percent=texts.percent(found.win))}")
    width = percent_width(texts)
    for number, variation in enumerate(found.variations, 1):
        out(f"{number}. {texts.percent(variation.win):>{width}}  {action_texts(variation.actions, texts)}")
        out_reasons(view, variation.actions, " " * (width + 5), texts)


def turn_of(spec: str, view: View) -> Sequence[Action]:
    """The turn that a player would play, as far as the view shows it."""
    player = player_from_spec(spec)
    try:
        return choose_turn(player, view)
    finally:
        close_player(player)


def percent_width(texts: Texts) -> int:
    return len(texts.percent(1))


def action_texts(actions: Sequence[Action], texts: Texts) -> str:
    return " ".join(action.text for action in actions) or texts.cli("nothing")


def out_reasons(view: View, actions: Sequence[Action], indent: str, texts: Texts) -> None:
    """Print the three most important reasons; a minus marks a warning."""
    for reason in explain_turn(view, actions)[:3]:
        out(f"{indent}{'-' if reason.warns else '+'} {texts.reason(reason, view.variant)}")


# ---------------------------------------------------------------- analyse


def analyse(options: argparse.Namespace) -> None:
    texts: Texts = options.texts
    limit = search_limit(options)
    match = read_match(options.file, texts)
    if match.outcome is None:
        raise ValueError(texts.text("review-unfinished", file="learning"))
    settings = SearchSettings(megabytes=options.megabytes)
    found = analysis.report(match, limit, settings=settings)
    starts: dict[int, View] = {}
    for step in match.steps:
        starts.setdefault(step.before.turn, step.before.view(step.before.side))
    if options.json:
        turns = [turn_as_data(turn, starts[turn.turn], texts) for turn in found.turns]
        result = {"result": match.outcome.result, "termination": match.outcome.termination}
        accuracy = {side: asdict(data) for side in SIDES if (data := found.accuracy(side))}
        out(json.dumps({**result, "accuracy": accuracy, "turns": turns}, indent=1))
        return
    out_turns(found.turns, texts)
    out_accuracy(found, match.state.variant, texts)
    mistakes = found.mistakes(MISTAKE)[:MISTAKES]
    none = texts.cli("no-bad-turns", percent=texts.percent(MISTAKE))
    out(f"\n{texts.cli('worst-turns') if mistakes else none}")
    for turn in mistakes:
        out_mistake(turn, starts[turn.turn], texts)


def out_turns(turns: Sequence[analysis.TurnReport], texts: Texts) -> None:
    """Print the turns as a table whose columns are as wide as the headings need."""
    rows = [(texts.cli("turn"), *(texts.text(key, file="learning") for key in COLUMNS))]
    for turn in turns:
        known, truth = (
            f"{texts.percent(a.after):>{percent_width(texts)}} {bar(a.after)}"
            for a in (turn.known, turn.truth)
        )
        rows.append((turn_label(turn.turn, turn.side), known, truth, action_texts(turn.actions, texts)))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        out("   ".join([*(f"{row[k]:<{widths[k]}}" for k in range(3)), row[3]]))


def out_accuracy(found: analysis.GameReport, variant: Variant, texts: Texts) -> None:
    shares = [
        f"{texts.side(side, variant)} {texts.percent(accuracy.accuracy)}"
        for side in SIDES
        if (accuracy := found.accuracy(side))
    ]
    out(f"\n{texts.labelled(texts.text('review-accuracy', file='learning'), ', '.join(shares))}")


def bar(share: float) -> str:
    return "#" * round(10 * share) + "." * (10 - round(10 * share))


def out_mistake(turn: analysis.TurnReport, view: View, texts: Texts) -> None:
    better = texts.text("review-better", file="learning")
    out(f"\n{turn_label(turn.turn, turn.side)} {action_texts(turn.actions, texts)}")
    out_reasons(view, turn.actions, "     ", texts)
    for key, assessed in (("review-by-known", turn.known), ("review-by-truth", turn.truth)):
        before, after = (texts.percent(share) for share in (assessed.before, assessed.after))
        change = texts.cli("before-after", before=before, after=after)
        out(f"   {texts.labelled(texts.text(key, file='learning'), change)}")
        out(f"     {texts.labelled(better, action_texts(assessed.better, texts))}")
        if assessed is turn.known or assessed.better != turn.known.better:
            out_reasons(view, assessed.better, "     ", texts)


def turn_as_data(turn: analysis.TurnReport, view: View, texts: Texts) -> dict[str, object]:
    def explained(actions: Sequence[Action]) -> dict[str, object]:
        reasons = [reason_as_data(reason, view, texts) for reason in explain_turn(view, actions)]
        return {"actions": [action.text for action in actions], "reasons": reasons}

    def assessed(assessment: analysis.TurnAssessment) -> dict[str, object]:
        chances = {name: round(getattr(assessment, name), 4) for name in ("before", "after", "loss")}
        return {**chances, "better": explained(assessment.better)}

    assessments = {"known": assessed(turn.known), "truth": assessed(turn.truth)}
    return {"turn": turn.turn, "side": turn.side, "played": explained(turn.actions), **assessments}


def reason_as_data(reason: Reason, view: View, texts: Texts) -> dict[str, object]:
    text = texts.reason(reason, view.variant)
    return {"code": reason.code, "values": dict(reason.values), "warns": reason.warns, "text": text}


# ---------------------------------------------------------------- puzzles


def puzzles(options: argparse.Namespace) -> None:
    if options.count is not None and options.count < 1:
        raise ValueError("--count must be 1 or more.")
    found = 0
    source = puzzles_in_records(options) if options.files else puzzles_of_own_games(options)
    with Path(options.out).open("w", encoding="utf-8") if options.out else nullcontext(sys.stdout) as file:
        for puzzle in source:
            graded = {**asdict(puzzle), "rating": rating(puzzle), "themes": themes(puzzle)}
            file.write(f"{json.dumps(graded)}\n")
            file.flush()
            found += 1
    wanted, edition = options.count or PUZZLE_COUNT, options.edition or PUZZLE_EDITION
    if found < wanted and not options.files:
        raise ValueError(f"Found only {found} of {wanted} puzzles in {edition}.")


def puzzles_of_own_games(options: argparse.Namespace) -> Iterator[Puzzle]:
    seed = 1 if options.seed is None else options.seed
    level = PUZZLE_LEVEL if options.level is None else options.level
    count, edition = options.count or PUZZLE_COUNT, options.edition or PUZZLE_EDITION
    return generate(count, seed, edition, level=level, kind=options.kind)


def puzzles_in_records(options: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of all records, each position once."""
    for name in ("seed", "edition", "level"):
        if getattr(options, name) is not None:
            raise ValueError(f"--{name} applies to the machine's own games, not to records.")
    # All records are read before anything is written, so that an unreadable one is reported at once.
    matches = [read_match(file, options.texts) for file in options.files]
    states = (state for match in matches for state in turn_starts(match))
    return islice(find_puzzles(states, kind=options.kind), options.count)
