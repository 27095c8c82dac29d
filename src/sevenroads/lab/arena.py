"""The arena: plays match-ups on all cores until enough pairs are played or a test decides.

The result depends only on the match-ups and seeds, not on the number of workers or on interruptions. The
arena does not print; its caller reads the standings.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import partial

from ..players import player_from_spec
from .elo import Estimate, elo_difference
from .pairs import Maker, MatchUp, Pair, canonical_edition, play_pair
from .results import ResultsFile
from .sequential import SequentialTest, Verdict
from .task_files import files_of
from .worker_pool import Pool, ProcessPool, interrupts_deferred


class ArenaError(ValueError):
    """The run cannot start or cannot continue."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A reason why a player forfeited games, and how many."""

    player: str
    times: int
    traceback: str


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a match-up. Points, forfeits and seconds are given for the first and the second player."""

    match_up: MatchUp
    #: The largest number of pairs; `None` for as many as the test needs.
    limit: int | None
    #: How often the first player scored 0, ½, 1, 1½ and 2 points in a pair.
    counts: tuple[int, int, int, int, int]
    wins: int
    draws: int
    losses: int
    seconds: tuple[float, float]
    forfeits: tuple[int, int]
    faults: tuple[Fault, ...]
    terminations: dict[str, int]
    turns: int
    test: SequentialTest | None
    verdict: Verdict | None
    #: Finished pairs that do not count: a test uses pairs in order, without gaps.
    uncounted: int

    @property
    def pairs(self) -> int:
        return sum(self.counts)

    @property
    def games(self) -> int:
        return 2 * self.pairs

    @property
    def points(self) -> tuple[float, float]:
        return self.wins + self.draws / 2, self.losses + self.draws / 2

    @property
    def elo(self) -> Estimate:
        return elo_difference(self.counts)

    @property
    def llr(self) -> float | None:
        return self.test.llr(self.counts) if self.test else None

    def pairs_left(self) -> float | None:
        """Pairs still to play. With a test this is an estimate; `None` if no estimate is possible."""
        if self.verdict:
            return 0.0
        most = None if self.limit is None else float(self.limit - self.pairs)
        if self.test is None or self.llr is None:
            return most
        if not self.llr:
            return most
        bound = self.test.upper if self.llr > 0 else self.test.lower
        guess = self.pairs * (bound / self.llr - 1)
        return guess if most is None else min(guess, most)


@dataclass(slots=True)
class _Tally:
    """The sums behind a standing."""

    counts: list[int] = field(default_factory=lambda: [0] * 5)
    results: Counter[float] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    forfeits: list[int] = field(default_factory=lambda: [0, 0])
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    terminations: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def add(self, pair: Pair) -> None:
        self.counts[round(2 * pair.score)] += 1
        for game in pair.games:
            self.results[game.scores[0]] += 1
            self.terminations[game.termination] += 1
            self.turns += game.turns
            for n in range(2):
                self.seconds[n] += game.seconds[n]
            if game.forfeited:
                self.forfeits[game.forfeited - 1] += 1
                self.faults[pair.players[game.forfeited - 1], game.error or ""] += 1


class Contest:
    """A match-up in progress: which pairs are finished, which count, and whether it is decided."""

    def __init__(self, match_up: MatchUp, limit: int | None, test: SequentialTest | None) -> None:
        self.match_up = match_up
        self.limit = limit
        self.test = test
        self.verdict: Verdict | None = None
        #: The next pair to play.
        self.next = 0
        self._finished: dict[int, Pair] = {}
        self._in_order = 0
        self._tally = _Tally()

    @property
    def done(self) -> bool:
        return self.verdict is not None or (self.limit is not None and sum(self._tally.counts) >= self.limit)

    def draw_next(self) -> int:
        """Take the next pair to play."""
        number = self.next
        self.next += 1
        self.skip_finished()
        return number

    def skip_finished(self) -> None:
        while self.next in self._finished:
            self.next += 1

    def exhausted(self) -> bool:
        """Whether no pair is left to play."""
        return self.done or (self.limit is not None and self.next >= self.limit)

    def add(self, pair: Pair) -> None:
        self._finished[pair.pair] = pair
        if self.test is None:
            if self.limit is None or pair.pair < self.limit:
                self._tally.add(pair)
            return
        # Short games finish first. A test that counted pairs as they finish would favour the player who wins
        # quickly, and would depend on the number of workers.
        while not self.done and self._in_order in self._finished:
            self._tally.add(self._finished[self._in_order])
            self._in_order += 1
            self.verdict = self.test.verdict(self._tally.counts)

    def standing(self) -> Standing:
        tally = self._tally
        very_low, low, even, high, very_high = tally.counts
        return Standing(
            match_up=self.match_up,
            limit=self.limit,
            counts=(very_low, low, even, high, very_high),
            wins=tally.results[1.0],
            draws=tally.results[0.5],
            losses=tally.results[0.0],
            seconds=(tally.seconds[0], tally.seconds[1]),
            forfeits=(tally.forfeits[0], tally.forfeits[1]),
            faults=tuple(Fault(player, n, error) for (player, error), n in tally.faults.items()),
            terminations=dict(tally.terminations.most_common()),
            turns=tally.turns,
            test=self.test,
            verdict=self.verdict,
            uncounted=len(self._finished) - sum(tally.counts),
        )


class Arena:
    """Plays match-ups. With a test, each match-up stops when its own test decides.

    `out` names the results file, which stores finished pairs and lets a run resume. The games are played by
    `pool`, by default a `ProcessPool` with a number of workers.
    """

    def __init__(
        self,
        match_ups: Sequence[MatchUp],
        pairs: int | None,
        *,
        test: SequentialTest | None = None,
        workers: int | None = None,
        pool: Pool | None = None,
        out: str | os.PathLike[str] | None = None,
        make: Maker = player_from_spec,
    ) -> None:
        if pairs is None and test is None:
            raise ArenaError("Give a number of pairs or a test that ends the match.")
        if pairs is not None and pairs < 1:
            raise ArenaError(f"The number of pairs must be 1 or more, not {pairs}.")
        self._pool = pool or ProcessPool(workers)
        self._make = make
        self._out = out
        # Unknown players and editions are reported before the first game.
        for spec in dict.fromkeys(spec for match_up in match_ups for spec in match_up.players):
            make(spec, 0)
        self._contests: dict[MatchUp, Contest] = {}
        for match_up in match_ups:
            settled = MatchUp(match_up.players, canonical_edition(match_up.edition), match_up.seed)
            self._contests[settled] = Contest(settled, pairs, test)
        if not self._contests:
            raise ArenaError("There is no match-up. Name at least two players.")

    def standings(self) -> list[Standing]:
        return [contest.standing() for contest in self._contests.values()]

    def run(self, watch: Callable[[Pair | None], None] = lambda _: None) -> None:
        """Play the remaining pairs; call `watch` at the start and after each pair.

        An interrupt abandons the running pairs and is raised; the standings include all finished ones.
        """
        results = ResultsFile(self._out, self._contests) if self._out is not None else nullcontext()
        with results as file:
            for pair in file.pairs if file else ():
                self._contests[pair.match_up].add(pair)
            for contest in self._contests.values():
                contest.skip_finished()
            watch(None)
            with closing(self._played()) as played:
                for pair in played:
                    # File and standings must contain the same pairs.
                    with interrupts_deferred():
                        if file:
                            file.add(pair)
                        self._contests[pair.match_up].add(pair)
                    watch(pair)

    def _next_task(self) -> tuple[MatchUp, int] | None:
        """The next pair of the match-up with the fewest pairs played."""
        waiting = [contest for contest in self._contests.values() if not contest.exhausted()]
        if not waiting:
            return None
        contest = min(waiting, key=lambda contest: contest.next)
        return contest.match_up, contest.draw_next()

    def _played(self) -> Generator[Pair, None, None]:
        """Play the pairs that are left; running ones are abandoned once every match-up is done."""
        tasks = iter(self._next_task, None)
        files = files_of(
            players=(spec for match_up in self._contests for spec in match_up.players),
            editions={match_up.edition for match_up in self._contests},
        )
        with closing(self._pool.finished_tasks(partial(_play_task, self._make), tasks, files)) as played:
            for _, pair in played:
                yield pair
                if all(contest.done for contest in self._contests.values()):
                    return


def _play_task(make: Maker, task: tuple[MatchUp, int]) -> Pair:
    return play_pair(*task, make)
