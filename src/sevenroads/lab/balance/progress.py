"""Runs a study and shows its progress on standard error: in place on a terminal, otherwise line by line.

Import this module late: it needs Rich, from the extra `study`.
"""

from __future__ import annotations

import math
import time
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from ..progress import error_console
from ..report import duration
from ..worker_pool import Pool
from .study import Study

__all__ = ["Progress", "error_console"]

#: Seconds between two lines of progress if there is no terminal.
PROGRESS_SECONDS: Final = 10.0


class Progress:
    """Shows the progress of a running study."""

    def __init__(self, study: Study, console: Console) -> None:
        self._study = study
        self._console = console
        self._began = time.monotonic()
        self._printed = -math.inf
        self._printed_games = -1
        self._before: int | None = None
        self._done = 0

    def run(self, workers: int | None = None, *, pool: Pool | None = None) -> None:
        if self._console.is_terminal:
            with Live(
                get_renderable=self._drawn, console=self._console, refresh_per_second=4, transient=True
            ):
                self._study.run(workers, self._update, pool=pool)
            return
        try:
            self._study.run(workers, self._print_from_time_to_time, pool=pool)
        finally:
            if self._before is not None and self._printed_games != self._done:
                self._print_line()

    def _update(self, done: int) -> None:
        if self._before is None:
            self._before = done
        self._done = done

    def _print_from_time_to_time(self, done: int) -> None:
        self._update(done)
        if time.monotonic() - self._printed >= PROGRESS_SECONDS:
            self._print_line()

    def _print_line(self) -> None:
        self._printed, self._printed_games = time.monotonic(), self._done
        self._console.print(self._text(), highlight=False, markup=False, soft_wrap=True)

    def _text(self) -> str:
        total, elapsed = self._study.settings.total, time.monotonic() - self._began
        rate = (self._done - (self._before or 0)) / elapsed if elapsed else 0.0
        left = duration((total - self._done) / rate) if rate else "?"
        pace = f"{rate:.2f} games/s  {duration(elapsed)} elapsed, {left} left"
        return f"{self._done} of {total} games  {pace}"

    def _drawn(self) -> RenderableType:
        bar = ProgressBar(total=self._study.settings.total, completed=self._done, width=60)
        return Group(Text(self._text()), bar)
