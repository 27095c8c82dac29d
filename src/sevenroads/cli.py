"""The command line: thin, one function per command.

Positions come as an argument or on standard input. A refused input is one line on standard error
and exit code 1; wrong usage is exit code 2. What takes long to load is loaded by the commands that need it.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any, Final

from .arguments import make_parser
from .editions import DEFAULT_CATALOG
from .editions.catalog import is_path, kind_of
from .game import Match, from_record
from .game.commitment import check
from .notation import Record, read_record, write_variant
from .notation.record import turn_label
from .notation.wording import word_reason
from .players import SearchLimit, SearchSettings, player_from_spec
from .players.analyst import analysis
from .players.analyst.explain import Reason, explain_turn
from .players.analyst.puzzles import LEVEL as PUZZLE_LEVEL
from .players.analyst.puzzles import Puzzle, find_puzzles, generate, turn_starts
from .rules.tables import Action
from .rules.types import Side
from .state import State
from .view import View

#: What puzzles are made of without records and options.
OWN_PUZZLES: Final = 10
OWN_EDITION: Final = "ardennes"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is the return value."""
    options = make_parser(COMMANDS).parse_args(arguments)
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


def say(text: object) -> None:
    """Print what is to be read while the command goes on."""
    out(text)
    sys.stdout.flush()


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


def position_or_view(text: str) -> State | View:
    fields = text.split(" ")
    hidden = len(fields) == 7 and ("#" in fields[5] or "?" in fields[3] + fields[4])
    return View.parse(text) if hidden else State.parse(text)


def read_file(file: str) -> Record:
    return read_record(sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8"))


def read_match(file: str) -> Match:
    return from_record(read_file(file))


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
    shown = position_or_view(options.position or from_stdin())
    if options.viewer:
        if isinstance(shown, View):
            raise ValueError("--as needs a whole position; this is a view")
        shown = shown.view(options.viewer)
    bottom = options.bottom or (options.viewer if options.viewer in ("south", "north") else "south")
    if options.svg:
        from .render.svg import board_svg

        Path(options.svg).write_text(board_svg(shown, bottom=bottom), encoding="utf-8")
    else:
        draw(shown, bottom)


def draw(shown: State | View, bottom: str = "south") -> None:
    from rich.console import Console

    from .render.terminal import board

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
    match = read_match(options.file)
    shown = match.state
    if options.until is not None:
        steps = [step.before for step in match.steps if step.before.turn > options.until]
        shown = steps[0] if steps else match.state
    if options.positions:
        for step in match.steps:
            out(step.before)
        out(match.state)
        return
    draw(shown)
    out(shown)
    if match.outcome and options.until is None:
        out(f"{match.outcome.result}: {match.outcome.termination}")


def verify(options: argparse.Namespace) -> None:
    """Each good file is a line of output; all the others together are the error."""
    wrong: list[str] = []
    for file in options.files:
        try:
            verdict = check(read_file(file))
        except OSError as error:
            wrong.append(f"{file}: {error.strerror}")
        except ValueError as error:
            wrong.append(f"{file}: {error}")
        else:
            tell = out if verdict.fits else wrong.append
            tell(f"{file}: {verdict.said}")
    if wrong:
        raise ValueError("; ".join(wrong))


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
    reference = options.file if is_path(options.file) else f"./{options.file}"
    kind = kind_of(Path(options.file).read_bytes(), options.file)
    if kind == "edition":
        out(f"{options.file}: a good edition: {write_variant(DEFAULT_CATALOG.variant(reference))}")
    elif kind == "victory":
        variant = DEFAULT_CATALOG.variant("ardennes", {"victory_deck": reference})
        count = sum(card.count for card in variant.victory_deck.file.cards)
        out(f"{options.file}: a good deck of {count} victory cards")
    else:
        variant = DEFAULT_CATALOG.variant("ardennes", {"objective_deck": reference})
        count = sum(card.count for card in variant.objective_deck.file.cards)
        out(f"{options.file}: a good deck of {count} objective cards")


def play(options: argparse.Namespace) -> None:
    if not options.terminal:
        from .server.local import play_locally

        usual = vars(make_parser(COMMANDS).parse_args(["play"]))
        if vars(options) | {"no_browser": False} != usual:
            raise ValueError("in the browser a game is set up on the page: those options need --terminal")
        play_locally(say, browser=not options.no_browser)
        return
    from rich.console import Console

    from .terminal import TerminalGame

    match = Match(new_state(options), tags={"South": "", "North": ""})
    person = Side(options.side)
    machine = player_from_spec(options.machine, 0 if options.seed is None else options.seed + 1)
    names = {person: "You", person.other: machine.name}
    match.tags.update(South=names[Side.SOUTH], North=names[Side.NORTH])
    TerminalGame(match, person, machine, Console(), input).play()


def arena(options: argparse.Namespace) -> None:
    from .lab import hold_arena

    hold_arena(
        options.players,
        pairs=options.pairs,
        edition=options.edition,
        seed=options.seed,
        workers=options.workers,
        out=options.out,
        elo0=options.elo0,
        elo1=options.elo1,
        alpha=options.alpha,
        beta=options.beta,
        tournament=options.tournament,
        anchor=options.anchor,
        as_json=options.json,
    )


# ---------------------------------------------------------------- the machine as analyst


def thinking(options: argparse.Namespace) -> SearchLimit:
    if options.seconds is None and options.nodes is None:
        return SearchLimit(nodes=options.usual_nodes)
    return SearchLimit(options.seconds, options.nodes)


def spelled(actions: Sequence[Action]) -> str:
    return " ".join(action.text for action in actions) or "nothing"


def out_reasons(seen: View, actions: Sequence[Action], indent: str) -> None:
    """The three reasons that matter most; a minus marks a warning."""
    for reason in explain_turn(seen, actions)[:3]:
        out(f"{indent}{'-' if reason.warns else '+'} {word_reason(reason, seen.variant.edition)}")


def hint(options: argparse.Namespace) -> None:
    shown = position_or_view(options.position or from_stdin())
    if options.lines < 1:
        raise ValueError("--lines must be 1 or more")
    seen = shown if isinstance(shown, View) else shown.view(shown.side)
    settings = SearchSettings(megabytes=options.megabytes)
    found = analysis.analyse(seen, thinking(options), multipv=options.lines, settings=settings)
    out(f"{seen.side} to move, {seen.ap} AP: wins {found.win:.0%}")
    for number, line in enumerate(found.variations, 1):
        out(f"{number}. {line.win:4.0%}  {spelled(line.actions)}")
        out_reasons(seen, line.actions, " " * 9)


def analyse(options: argparse.Namespace) -> None:
    match = read_match(options.file)
    found = analysis.report(match, thinking(options), settings=SearchSettings(megabytes=options.megabytes))
    starts: dict[int, View] = {}
    for step in match.steps:
        starts.setdefault(step.before.turn, step.before.view(step.before.side))
    if options.json:
        turns = [turn_as_data(turn, starts[turn.turn]) for turn in found.turns]
        assert match.outcome is not None
        result = {"result": match.outcome.result, "termination": match.outcome.termination}
        out(json.dumps({**result, "turns": turns}, indent=1))
        return
    out("turn  by what it knew    by the full truth  played")
    for turn in found.turns:
        known, truth = (f"{j.after:4.0%} {bar(j.after)}" for j in (turn.known, turn.truth))
        out(f"{turn_label(turn.turn, turn.side):<5} {known}    {truth}    {spelled(turn.actions)}")
    mistakes = found.mistakes()[:5]
    out("\nThe turns that lost most:" if mistakes else "\nNo turn lost 10% or more.")
    for turn in mistakes:
        out_mistake(turn, starts[turn.turn])


def bar(share: float) -> str:
    return "#" * round(10 * share) + "." * (10 - round(10 * share))


def out_mistake(turn: analysis.TurnReport, seen: View) -> None:
    known, truth = turn.known, turn.truth
    out(f"\n{turn_label(turn.turn, turn.side)} {spelled(turn.actions)}")
    out_reasons(seen, turn.actions, "     ")
    out(f"   by what {turn.side} knew {known.before:.0%} became {known.after:.0%}; better:")
    out(f"     {spelled(known.better)}")
    out_reasons(seen, known.better, "     ")
    out(f"   by the full truth {truth.before:.0%} became {truth.after:.0%}; better:")
    out(f"     {spelled(truth.better)}")
    if truth.better != known.better:
        out_reasons(seen, truth.better, "     ")


def turn_as_data(turn: analysis.TurnReport, seen: View) -> dict[str, object]:
    def told(actions: Sequence[Action]) -> dict[str, object]:
        reasons = [reason_as_data(reason, seen) for reason in explain_turn(seen, actions)]
        return {"actions": [action.text for action in actions], "reasons": reasons}

    def judged(judgement: analysis.TurnAssessment) -> dict[str, object]:
        odds = {name: round(getattr(judgement, name), 4) for name in ("before", "after", "loss")}
        return {**odds, "better": told(judgement.better)}

    judgements = {"known": judged(turn.known), "truth": judged(turn.truth)}
    return {"turn": turn.turn, "side": turn.side, "played": told(turn.actions), **judgements}


def reason_as_data(reason: Reason, seen: View) -> dict[str, object]:
    text = word_reason(reason, seen.variant.edition)
    return {"code": reason.code, "values": dict(reason.values), "warns": reason.warns, "text": text}


def puzzles(options: argparse.Namespace) -> None:
    if options.count is not None and options.count < 1:
        raise ValueError("--count must be 1 or more")
    found = 0
    source = puzzles_in_records(options) if options.files else puzzles_of_own_games(options)
    with Path(options.out).open("w", encoding="utf-8") if options.out else nullcontext(sys.stdout) as file:
        for puzzle in source:
            file.write(f"{json.dumps(asdict(puzzle))}\n")
            file.flush()
            found += 1
    wanted, edition = options.count or OWN_PUZZLES, options.edition or OWN_EDITION
    if found < wanted and not options.files:
        raise ValueError(f"{found} puzzles found, not {wanted}: {edition} brings no more")


def puzzles_of_own_games(options: argparse.Namespace) -> Iterator[Puzzle]:
    seed = 1 if options.seed is None else options.seed
    level = PUZZLE_LEVEL if options.level is None else options.level
    return generate(options.count or OWN_PUZZLES, seed, options.edition or OWN_EDITION, level=level)


def puzzles_in_records(options: argparse.Namespace) -> Iterator[Puzzle]:
    """The puzzles of all records, each position once."""
    for name in ("seed", "edition", "level"):
        if getattr(options, name) is not None:
            raise ValueError(f"--{name} is for games of the machine's own, not for records")
    # All are read before anything is written: a record that cannot be read is an error at once.
    matches = [read_match(file) for file in options.files]
    states = (state for match in matches for state in turn_starts(match))
    return islice(find_puzzles(states), options.count)


def serve(options: argparse.Namespace) -> None:
    # The server's libraries take most of a second to load: only those who serve wait for them.
    from .server.runtime.settings import read_settings
    from .server.serve import serve as run_server

    chosen = {name: getattr(options, name) for name in ("database", "host", "port", "workers")}
    run_server(read_settings(**chosen), lambda address: say(f"Seven Roads is at {address}"))


def admin(options: argparse.Namespace) -> None:
    from .server.operations import admin as tasks
    from .server.runtime.settings import read_settings

    settings = read_settings(database=options.database)
    does: dict[str, Callable[[], Iterable[str]]] = {
        "backup": lambda: tasks.save(settings, options.operand),
        "restore": lambda: tasks.restore(settings, options.operand),
        "users": lambda: tasks.list_users(settings),
        "password": lambda: tasks.set_password(settings, options.operand),
        "delete-user": lambda: tasks.delete_user(settings, options.operand),
        "delete-game": lambda: tasks.delete_game(settings, options.operand),
        "make-push-keys": tasks.make_push_keys,
        "check": lambda: tasks.check(settings),
    }
    for line in does[options.task]():
        out(line)


COMMANDS: Final = {
    "new": new,
    "show": show,
    "legal": legal,
    "apply": apply,
    "why-not": why_not,
    "view": view,
    "replay": replay,
    "verify": verify,
    "perft": perft,
    "playouts": playouts,
    "editions": editions,
    "deck": check_deck,
    "analyse": analyse,
    "hint": hint,
    "puzzles": puzzles,
    "arena": arena,
    "play": play,
    "serve": serve,
    "admin": admin,
}


if __name__ == "__main__":
    sys.exit(main())
