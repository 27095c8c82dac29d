"""The gate of a training run: a new version plays paired games against the best one so far.

It replaces the best version if a sequential test accepts it or, if the test is undecided after the last
pair, if it scored more than half of the points. The pairs are stored as they finish, so a killed run resumes
here too.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from ...players import Player
from ..arena import Contest
from ..lines_file import LinesFile
from ..pairs import Maker, MatchUp, Pair, play_pair
from ..resumable import stored_results
from ..sequential import SequentialTest
from ..task_files import files_of
from ..worker_pool import Pool
from .self_play import evaluator_of, training_player

#: The test decides between no gain and this gain in Elo.
GAIN: Final = 40.0
MOST_ELO: Final = 2000.0
#: Called with the pairs played and the most that will be played.
Watch = Callable[[int, int], None]


class Verdict(Struct, frozen=True):
    """What the gate decided, and by what result."""

    accepted: bool
    pairs: int
    points: float
    elo: float
    low: float
    high: float


class PairsFile(LinesFile[Pair]):
    """The pairs of one gate."""

    kind = Pair
    opening = b'{"pair":'
    title = "a finished pair of games"
    advice = "Give another directory."

    def key(self, pair: Pair) -> object:
        return pair.pair


def play_gate(
    folder: Path,
    number: int,
    best: str,
    editions: tuple[str, ...],
    *,
    nodes: int,
    pairs: int,
    pool: Pool,
    watch: Watch = lambda *_: None,
) -> Verdict:
    """Play the version of a round against the best one; the pairs take turns through the editions."""
    players = (f"round-{number}.json", best)
    contest = Contest(MatchUp(players, " ".join(editions), number), pairs, SequentialTest(0, GAIN))
    run = partial(_play, players, editions, partial(_version, folder, nodes), number)
    with PairsFile(folder / f"gate-{number}.jsonl") as file:
        for pair in file.entries:
            contest.add(pair)
        contest.skip_finished()
        tasks = iter(lambda: None if contest.exhausted() else contest.draw_next(), None)
        files = files_of(weights=[str(folder / name) for name in players], editions=set(editions))
        with closing(stored_results(file, pool, run, tasks, files)) as played:
            while not contest.done:
                watch(contest.standing().pairs, pairs)
                contest.add(next(played))
    standing = contest.standing()
    elo = standing.elo
    return Verdict(
        accepted=standing.verdict == "elo1" or (standing.verdict is None and elo.elo > 0),
        pairs=standing.pairs,
        points=standing.points[0],
        elo=_finite(elo.elo),
        low=_finite(elo.low),
        high=_finite(elo.high),
    )


def _finite(elo: float) -> float:
    """JSON has no infinite numbers, which stand for a result without a win or a loss."""
    return round(max(-MOST_ELO, min(MOST_ELO, elo)), 1)


def _play(players: tuple[str, str], editions: tuple[str, ...], make: Maker, seed: int, number: int) -> Pair:
    return play_pair(MatchUp(players, editions[number % len(editions)], seed), number, make)


def _version(folder: Path, nodes: int, name: str, seed: int) -> Player:
    """The player with the weights of a file of the run."""
    return training_player(evaluator_of(str(folder / name)), nodes, seed, name)
