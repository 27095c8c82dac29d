"""The strength of the top level against its predecessor, a textbook search, cheats and other players.

The predecessor is `classic`, the top level of the first machine. `linear` is the same search with linear
weights and no net. The cheats see all cards: one is a tree search with random playouts, the other is the
machine's own search. The Python search is a plain one.

Paired games (each deal played twice with sides swapped) of both retail editions, on one core per game. Both
sides have the same wall time per turn; further rows give both the same number of simulations, which separates
speed from evaluation. In the prototype edition an objective can become impossible for both sides, so that
edition has its own row.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from tools.cheats import CHEATS, Cheat
from tools.measure import cores, json_line, machine, say, table
from tools.python_mcts import PythonMCTS

from sevenroads import State
from sevenroads.lab.elo import elo_difference
from sevenroads.lab.pairs import HOMES, MatchUp, Pair, play_pair, start_of
from sevenroads.players import Player, SearchLimit, SearchPlayer, SearchSettings, player_from_spec

RETAIL = ("ardennes", "dday")


@dataclass(frozen=True)
class Meeting:
    title: str
    first: str
    second: str
    pairs: int
    editions: tuple[str, ...] = RETAIL


FULL = (
    Meeting("classic, 0.2 s", "level:8,seconds=0.2", "classic:seconds=0.2", 200),
    Meeting("classic, prototype, 0.2 s", "level:8,seconds=0.2", "classic:seconds=0.2", 60, ("prototype",)),
    Meeting("classic, 1 s", "level:8,seconds=1", "classic:seconds=1", 60),
    Meeting("linear, 0.2 s", "level:8,seconds=0.2", "linear:seconds=0.2", 100),
    Meeting("cheating textbook, 0.2 s", "level:8,seconds=0.2", "open-textbook:seconds=0.2", 60),
    Meeting("cheating search, 0.2 s", "level:8,seconds=0.2", "open-search:seconds=0.2", 60),
    Meeting("textbook search, 0.2 s", "level:8,seconds=0.2", "textbook:seconds=0.2", 60),
    Meeting("greedy planner, 0.2 s", "level:8,seconds=0.2", "greedy", 150),
    Meeting("greedy, prototype, 0.2 s", "level:8,seconds=0.2", "greedy", 30, ("prototype",)),
    Meeting("Python MCTS, 0.2 s", "level:8,seconds=0.2", "python:seconds=0.2", 150),
    Meeting("textbook search, 1 s", "level:8,seconds=1", "textbook:seconds=1", 12),
    Meeting("greedy planner, 1 s", "level:8,seconds=1", "greedy", 12),
    Meeting("Python MCTS, 1 s", "level:8,seconds=1", "python:seconds=1", 8),
    Meeting("textbook, 1000 simulations", "search:nodes=1000", "textbook:nodes=1000", 30),
    Meeting("textbook, 100 simulations", "search:nodes=100", "textbook:nodes=100", 60),
)
QUICK = (
    Meeting("classic, 0.05 s", "level:8,seconds=0.05", "classic:seconds=0.05", 6),
    Meeting("cheating textbook, 0.05 s", "level:8,seconds=0.05", "open-textbook:seconds=0.05", 6),
    Meeting("textbook search, 0.05 s", "level:8,seconds=0.05", "textbook:seconds=0.05", 6),
    Meeting("greedy planner, 0.05 s", "level:8,seconds=0.05", "greedy", 6),
    Meeting("Python MCTS, 0.05 s", "level:8,seconds=0.05", "python:seconds=0.05", 6),
    Meeting("textbook, 100 simulations", "search:nodes=100", "textbook:nodes=100", 6),
)


def make(start: State, spec: str, seed: int) -> Player:
    """A player from its specification, the Python search, or a cheat that knows the deal."""
    kind, _, limit = spec.partition(":")
    seconds = limit.removeprefix("seconds=")
    if kind == "python":
        return PythonMCTS(seconds=float(seconds), seed=seed)
    if kind in CHEATS:
        return Cheat(kind, start, float(seconds), seed)
    if kind == "linear":
        settings = SearchSettings(weights="linear")
        return SearchPlayer(SearchLimit(seconds=float(seconds)), seed=seed, settings=settings, name=spec)
    return player_from_spec(spec, seed)


def one_pair(job: tuple[Meeting, int]) -> Pair:
    meeting, number = job
    edition = meeting.editions[number // 2 % len(meeting.editions)]
    match_up = MatchUp((meeting.first, meeting.second), edition, 2026)
    return play_pair(match_up, number, partial(make, start_of(match_up, number)[1]))


def exact_share(won: int, games: int) -> tuple[float, float]:
    """The exact (Clopper-Pearson) 95 % interval of a share.

    Near 100 % an interval from the sample variance would be meaningless.
    """

    def at_most(most: int, share: float) -> float:
        return sum(math.comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(most + 1))

    def crossing(most: int, level: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if at_most(most, middle) > level else (low, middle)
        return low

    return crossing(won - 1, 0.975) if won else 0.0, crossing(won, 0.025) if won < games else 1.0


def options_given() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="Do less work, in about a minute.")
    parser.add_argument("--json", action="store_true", help="Print a JSON object as the last line.")
    parser.add_argument(
        "--only", metavar="WORDS", default="", help="Run only the rows whose title contains these words."
    )
    parser.add_argument("--pairs", type=int, help="Number of pairs in each row.")
    return parser.parse_args()


def bounded(elo: float) -> float | None:
    """JSON has no infinity, so `None` means "unbounded"."""
    return elo if math.isfinite(elo) else None


def play_meeting(
    pool: ProcessPoolExecutor, meeting: Meeting, pairs_wanted: int
) -> tuple[list[str], dict[str, Any]]:
    """Play a meeting; return its row of the table and its part of the report."""
    began = time.monotonic()
    pairs = list(pool.map(one_pair, [(meeting, number) for number in range(pairs_wanted)]))
    games = [game for pair in pairs for game in pair.games]
    faults = [game.error for game in games if game.error]
    counts = Counter(round(2 * pair.score) for pair in pairs)
    estimate = elo_difference([counts[cell] for cell in range(5)])
    won, drawn = (sum(game.scores[0] == points for game in games) for points in (1.0, 0.5))
    low, high = exact_share(won, len(games))
    row = [
        meeting.title,
        f"{won} {drawn} {len(games) - won - drawn}",
        f"{won / len(games):.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{estimate.elo:+.0f}",
        f"{estimate.low:+.0f} to {estimate.high:+.0f}",
    ]
    say(" · ".join(row))
    for fault in faults[:1]:
        say(fault)
    return row, {
        "games": len(games),
        "won": won,
        "drawn": drawn,
        "won_share": {"low": low, "high": high},
        "elo": bounded(estimate.elo),
        "low": bounded(estimate.low),
        "high": bounded(estimate.high),
        "turns": sum(game.turns for game in games) / len(games),
        "not_won": not_won(pairs),
        "faults": len(faults),
        "minutes": (time.monotonic() - began) / 60,
    }


def not_won(pairs: list[Pair]) -> list[str]:
    """The games that the top level did not win: pair number, its side and how the game ended."""
    return [
        f"{pair.pair} {home} {game.termination}"
        for pair in pairs
        for home, game in zip(HOMES, pair.games, strict=True)
        if game.scores[0] < 1
    ]


def main() -> None:
    options = options_given()
    rows = []
    report: dict[str, Any] = {"machine": machine(), "meetings": {}}
    meetings = [meeting for meeting in (QUICK if options.quick else FULL) if options.only in meeting.title]
    with ProcessPoolExecutor(cores()) as pool:
        for meeting in meetings:
            row, report["meetings"][meeting.title] = play_meeting(
                pool, meeting, options.pairs or meeting.pairs
            )
            rows.append(row)
    columns = ["opponent", "won drawn lost", "won", "95 %", "Elo", "95 %"]
    table("The top level against", columns, rows)
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
