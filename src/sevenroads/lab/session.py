"""An arena at the command line: it runs, its progress is shown, its result is printed.

Progress goes to standard error, drawn in place on a terminal and as a line now and then elsewhere;
the result goes to standard output. An interrupt ends the run early but not without a result.
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

#: Pairs of a match-up when neither a number nor a test says when to stop.
PAIRS: Final = 100
#: Seconds between two lines of progress where it cannot be drawn in place.
_BETWEEN_LINES: Final = 10.0


def hold_arena(
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
    """Play the match-ups of these players and print how they stand.

    With `elo0` and `elo1` each match-up stops when its test is clear, at `pairs` at the latest.
    Interrupted, it prints the standing all the same and passes the interrupt on.
    """
    if anchor is not None and anchor not in players:
        raise ArenaError(f"the anchor {anchor} is none of the players")
    if (elo0 is None) != (elo1 is None):
        raise ArenaError("a test needs both --elo0 and --elo1")
    test = None if elo0 is None or elo1 is None else SequentialTest(elo0, elo1, alpha, beta)
    match_ups = [MatchUp(pair, edition, seed) for pair in fixtures(players, tournament)]
    limit = PAIRS if pairs is None and test is None else pairs
    arena = Arena(match_ups, limit, test=test, workers=workers, out=out)
    progress = Progress(arena, Console(stderr=True), anchor)
    interrupted = False
    try:
        progress.run()
    except KeyboardInterrupt:
        interrupted = True
    standings = arena.standings()
    if faults := forfeits_text(standings):
        sys.stderr.write(f"{faults}\n")
    ratings = ratings_of(standings, anchor) if len(players) > 2 else []
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_data(standings, ratings, interrupted)).decode() + "\n")
    else:
        texts = [full_text(standing) for standing in standings]
        if len(players) > 2:
            texts.append(ratings_text(ratings))
        sys.stdout.write("\n\n".join(texts) + "\n")
    if interrupted:
        sys.stdout.flush()
        if out is not None:
            sys.stderr.write(
                f"Stopped. The finished pairs are in {out}: the same command goes on from there.\n"
            )
        raise KeyboardInterrupt


class Progress:
    """Shows how an arena comes along while it runs."""

    def __init__(self, arena: Arena, console: Console, anchor: str | None = None) -> None:
        self._arena = arena
        self._console = console
        self._anchor = anchor
        self._began = time.monotonic()
        self._told = -math.inf
        self._told_pairs = -1
        self._pairs = 0
        # The drawing thread reads this while pairs come in, so it is replaced, never changed.
        self._standings = arena.standings()

    def run(self) -> None:
        if self._console.is_terminal:
            with Live(
                get_renderable=self._drawn, console=self._console, refresh_per_second=4, transient=True
            ):
                self._arena.run(self._note)
            return
        try:
            self._arena.run(self._tell_now_and_then)
        finally:
            if self._told_pairs != self._pairs:
                self._tell()

    def _note(self, pair: Pair | None) -> None:
        self._pairs += pair is not None
        self._standings = self._arena.standings()

    def _tell_now_and_then(self, pair: Pair | None) -> None:
        self._note(pair)
        if time.monotonic() - self._told >= _BETWEEN_LINES and any(s.pairs for s in self._standings):
            self._tell()

    def _tell(self) -> None:
        self._told, self._told_pairs = time.monotonic(), self._pairs
        what = self._sum() if len(self._standings) > 1 else one_line(self._standings[0])
        self._console.print(f"{what}  {self._pace()}", highlight=False, markup=False, soft_wrap=True)

    def _sum(self) -> str:
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
        return f"{2 * rate:.2f} games/s  {duration(elapsed)} gone, {eta} to go"

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
