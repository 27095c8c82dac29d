"""How strong the top level is, beside a textbook search, a planner and a plain Python search.

Paired games (one deal from both ends) of both retail editions, one core a game and the same wall time
a turn for each side; then at equal simulations, so that speed and judgement are seen apart. In the
prototype edition an objective can become impossible for both, so it has a row of its own.
"""

from __future__ import annotations

import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from common import arguments, cores, json_line, machine, say, table
from python_mcts import PythonMCTS

from sevenroads.lab.elo import elo_difference
from sevenroads.lab.pairs import MatchUp, Pair, play_pair
from sevenroads.players import Player, make_player

RETAIL = ("ardennes", "dday")


@dataclass(frozen=True)
class Meeting:
    title: str
    first: str
    second: str
    pairs: int
    editions: tuple[str, ...] = RETAIL


FULL = (
    Meeting("textbook search, 0.2 s", "level:8,seconds=0.2", "textbook:seconds=0.2", 60),
    Meeting("greedy planner, 0.2 s", "level:8,seconds=0.2", "greedy", 150),
    Meeting("greedy, prototype, 0.2 s", "level:8,seconds=0.2", "greedy", 30, ("prototype",)),
    Meeting("Python MCTS, 0.2 s", "level:8,seconds=0.2", "python:seconds=0.2", 60),
    Meeting("textbook search, 1 s", "level:8,seconds=1", "textbook:seconds=1", 15),
    Meeting("greedy planner, 1 s", "level:8,seconds=1", "greedy", 15),
    Meeting("Python MCTS, 1 s", "level:8,seconds=1", "python:seconds=1", 9),
    Meeting("textbook, 1000 simulations", "search:nodes=1000", "textbook:nodes=1000", 30),
    Meeting("textbook, 100 simulations", "search:nodes=100", "textbook:nodes=100", 60),
)
QUICK = (
    Meeting("textbook search, 0.05 s", "level:8,seconds=0.05", "textbook:seconds=0.05", 6),
    Meeting("greedy planner, 0.05 s", "level:8,seconds=0.05", "greedy", 6),
    Meeting("Python MCTS, 0.05 s", "level:8,seconds=0.05", "python:seconds=0.05", 6),
    Meeting("textbook, 100 simulations", "search:nodes=100", "textbook:nodes=100", 6),
)


def make(spec: str, seed: int) -> Player:
    """Players by name, and the Python search beside them."""
    kind, _, limit = spec.partition(":")
    if kind != "python":
        return make_player(spec, seed)
    return PythonMCTS(seconds=float(limit.removeprefix("seconds=")), seed=seed)


def one_pair(job: tuple[Meeting, int]) -> Pair:
    meeting, number = job
    edition = meeting.editions[number // 2 % len(meeting.editions)]
    return play_pair(MatchUp((meeting.first, meeting.second), edition, 2026), number, make)


def bounded(elo: float) -> float | None:
    """JSON knows no infinity: nothing stands for "no bound"."""
    return elo if math.isfinite(elo) else None


def main() -> None:
    options = arguments(__doc__)
    rows = []
    report: dict[str, Any] = {"machine": machine(), "meetings": {}}
    with ProcessPoolExecutor(cores()) as pool:
        for meeting in QUICK if options.quick else FULL:
            pairs = list(pool.map(one_pair, [(meeting, number) for number in range(meeting.pairs)]))
            faults = [game.error for pair in pairs for game in pair.games if game.error]
            counts = Counter(round(2 * sum(game.scores[0] for game in pair.games)) for pair in pairs)
            estimate = elo_difference([counts[cell] for cell in range(5)])
            score = sum(counts[cell] * cell for cell in counts) / (4 * len(pairs))
            interval = f"{estimate.low:+.0f} to {estimate.high:+.0f}"
            rows.append(
                [meeting.title, f"{2 * len(pairs)}", f"{score:.1%}", f"{estimate.elo:+.0f}", interval]
            )
            report["meetings"][meeting.title] = {
                "games": 2 * len(pairs),
                "score": score,
                "elo": bounded(estimate.elo),
                "low": bounded(estimate.low),
                "high": bounded(estimate.high),
                "faults": len(faults),
            }
            say(" · ".join(rows[-1]))
            for fault in faults[:1]:
                say(fault)
    table("The top level against", ["opponent", "games", "score", "Elo", "95%"], rows)
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
