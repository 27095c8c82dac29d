"""The command `train`: fits the machine's weights to games that it plays against itself."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

from .common import AddCommand, add_ray_option

#: Seconds between two lines of progress.
PROGRESS_SECONDS: Final = 10.0


def add_commands(add: AddCommand) -> None:
    added = add("train", train, "Fit the machine's weights to games that it plays against itself.")
    text = "The directory of the run. The same command resumes a run that was stopped."
    added.add_argument("directory", metavar="DIRECTORY", help=text)
    text = "Edition ids or files that the games take turns through (ardennes)."
    added.add_argument("--editions", nargs="+", metavar="EDITION", default=["ardennes"], help=text)
    text = "Rounds of self-play and fitting (3)."
    added.add_argument("--rounds", type=int, default=3, help=text)
    added.add_argument("--games", type=int, default=2000, help="Games of each round (2000).")
    added.add_argument("--nodes", type=int, default=175, help="Simulations for each action (175).")
    added.add_argument("--seed", type=int, default=1, help="The same seed gives the same games (1).")
    text = "Most pairs of games by which new weights must show that they are better; 0 accepts all (150)."
    added.add_argument("--gate", type=int, default=150, metavar="PAIRS", help=text)
    added.add_argument("--linear", action="store_true", help="Fit linear weights only, without a net.")
    text = "Weights file that the first round plays with (by default the package's)."
    added.add_argument("--weights", metavar="FILE", help=text)
    text = "Number of processes; it does not change the result (all cores)."
    added.add_argument("--workers", type=int, help=text)
    add_ray_option(added)


def train(options: argparse.Namespace) -> None:
    from ..lab.training import TrainingSettings, train
    from ..lab.worker_pool import open_pool

    settings = TrainingSettings(
        editions=tuple(options.editions),
        rounds=options.rounds,
        games=options.games,
        nodes=options.nodes,
        seed=options.seed,
        net=not options.linear,
        gate=options.gate,
    )
    try:
        with open_pool(options.workers, options.ray) as pool:
            weights = train(
                options.directory, settings, start=options.weights, pool=pool, report=Progress().report
            )
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. Run the same command again to resume from {options.directory}.\n")
        raise
    sys.stdout.write(f"{weights}\n")


class Progress:
    """Prints a line when something new begins, and from time to time."""

    def __init__(self) -> None:
        self._message = ""
        self._began = self._printed = 0.0
        self._before = 0

    def report(self, message: str, done: int, most: int) -> None:
        now = time.monotonic()
        if message != self._message:
            self._message, self._began, self._before = message, now, done
        elif now - self._printed < PROGRESS_SECONDS and done < most:
            return
        self._printed = now
        rate = (done - self._before) / (now - self._began) if now > self._began else 0.0
        left = f", {(most - done) / rate / 60:.0f} min left" if rate else ""
        sys.stderr.write(f"{message}: {done} of {most}{left}\n")
