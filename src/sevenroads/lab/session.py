"""Runs an arena from the command line: shows its progress and prints its result.

Progress goes to standard error: in place on a terminal, otherwise as a line from time to time. The result
goes to standard output. An interrupted run also prints its result.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from .arena import Arena, ArenaError, Standing
from .pairs import MatchUp, Pair
from .ratings import Tournament, fixtures
from .report import as_data, duration, forfeits_text, full_text, one_line, ratings_of, ratings_text
from .sequential import SequentialTest

#: Pairs per match-up if neither a number of pairs nor a sequential test is given.
PAIRS: Final = 100
#: Seconds between two lines of progress if there is no terminal.
_PROGRESS_SECONDS: Final = 10.0


def run_arena(
    players: Sequence[str],
    *,
    pairs: int | None = None,
    edition: str = "ardennes",
    seed: int = 1,
    workers: int | None = None,
    out: str | None = None,
    elo0: float | None = None,
    elo1: float | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
    tournament: Tournament = "all",
    anchor: str | None = None,
    as_json: bool = False,
) -> None:
    """Play the match-ups of these players and print the result.

    With `elo0` and `elo1` each match-up stops when its test decides, or after `pairs` pairs. When
    interrupted, it prints the result so far and raises the interrupt again.
    """
    if anchor is not None and anchor not in players:
        raise ArenaError(f"The anchor {anchor} is not one of the players.")
    if (elo0 is None) != (elo1 is None):
        raise ArenaError("The test needs both --elo0 and --elo1.")
    test = None if elo0 is None or elo1 is None else SequentialTest(elo0, elo1, alpha, beta)
    match_ups = [MatchUp(pair, edition, seed) for pair in fixtures(players, tournament)]
    limit = PAIRS if pairs is None and test is None else pairs
    arena = Arena(match_ups, limit, test=test, workers=workers, out=out)
    interrupted = False
    try:
        Progress(arena, Console(stderr=True), anchor).run()
    except KeyboardInterrupt:
        interrupted = True
    _print_result(arena, anchor, len(players) > 2, as_json, interrupted)
    if interrupted:
        if out is not None:
            sys.stderr.write(f"Stopped. Run the same command again to resume from {out}.\n")
        raise KeyboardInterrupt


def _print_result(arena: Arena, anchor: str | None, rated: bool, as_json: bool, interrupted: bool) -> None:
    standings = arena.standings()
    if faults := forfeits_text(standings):
        sys.stderr.write(f"{faults}\n")
    ratings = ratings_of(standings, anchor) if rated else []
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_data(standings, ratings, interrupted)).decode() + "\n")
    else:
        texts = [full_text(standing) for standing in standings]
        if rated:
            texts.append(ratings_text(ratings))
        sys.stdout.write("\n\n".join(texts) + "\n")
    sys.stdout.flush()


class Progress:
    """Shows the progress of a running arena."""

    def __init__(self, arena: Arena, console: Console, anchor: str | None = None) -> None:
        self._arena = arena
        self._console = console
        self._anchor = anchor
        self._began = time.monotonic()
        self._printed = -math.inf
        self._printed_pairs = -1
        self._pairs = 0
        # The drawing thread reads this list, so it is replaced as a whole and never changed.
        self._standings = arena.standings()

    def run(self) -> None:
        if self._console.is_terminal:
            with Live(
                get_renderable=self._drawn, console=self._console, refresh_per_second=4, transient=True
            ):
                self._arena.run(self._update)
            return
        try:
            self._arena.run(self._print_from_time_to_time)
        finally:
            if self._printed_pairs != self._pairs:
                self._print_line()

    def _update(self, pair: Pair | None) -> None:
        self._pairs += pair is not None
        self._standings = self._arena.standings()

    def _print_from_time_to_time(self, pair: Pair | None) -> None:
        self._update(pair)
        if time.monotonic() - self._printed >= _PROGRESS_SECONDS and any(s.pairs for s in self._standings):
            self._print_line()

    def _print_line(self) -> None:
        self._printed, self._printed_pairs = time.monotonic(), self._pairs
        what = self._totals() if len(self._standings) > 1 else one_line(self._standings[0])
        self._console.print(f"{what}  {self._pace()}", highlight=False, markup=False, soft_wrap=True)

    def _totals(self) -> str:
        played = sum(standing.pairs for standing in self._standings)
        left = sum(standing.pairs_left() == 0 for standing in self._standings)
        forfeited = sum(sum(standing.forfeits) for standing in self._standings)
        text = f"{played} pairs, {left} of {len(self._standings)} match-ups done"
        return f"{text}, {forfeited} forfeited" if forfeited else text

    def _pace(self) -> str:
        elapsed = time.monotonic() - self._began
        rate = self._pairs / elapsed if elapsed else 0.0
        left = [standing.pairs_left() for standing in self._standings]
        known = [pairs for pairs in left if pairs is not None]
        eta = "?"
        if len(known) == len(left) and (rate or not any(known)):
            eta = duration(sum(known) / rate if rate else 0.0)
        return f"{2 * rate:.2f} games/s  {duration(elapsed)} elapsed, {eta} left"

    def _drawn(self) -> RenderableType:
        standings = self._standings
        lines = [f"{standing.match_up}\n  {one_line(standing)}" for standing in standings]
        if len(standings) > 1:
            lines.append(ratings_text(ratings_of(standings, self._anchor)))
        lines.append(self._pace())
        return Group(Text("\n".join(lines)), _bar(standings))


def _bar(standings: Sequence[Standing]) -> ProgressBar:
    played = sum(standing.pairs for standing in standings)
    left = [standing.pairs_left() for standing in standings]
    known = [pairs for pairs in left if pairs is not None]
    total = played + sum(known) if len(known) == len(left) else None
    return ProgressBar(total=total, completed=played, width=60, pulse=total is None)
