"""Shows the progress of an arena on standard error: in place on a terminal, otherwise line by line.

Import this module late: it needs Rich, from the extra `terminal`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from .arena import Arena, Standing
from .pairs import Pair
from .report import duration, one_line, ratings_of, ratings_text

#: Seconds between two lines of progress if there is no terminal.
_PROGRESS_SECONDS: Final = 10.0


def error_console() -> Console:
    return Console(stderr=True)


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
