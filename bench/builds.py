"""Compares the builds of the compiled modules in an installed wheel, by random playouts.

Run it with a Python that has the wheel installed; in a source tree there is only one build.

    python bench/builds.py --playouts 8000
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

from sevenroads import State, builds


def measure(playouts: int, runs: int) -> float:
    """Playouts per second: the median of several runs."""
    state = State.new("ardennes", seed=7)
    rates = []
    for seed in range(runs):
        began = time.process_time()
        state.copy().playouts(playouts, seed=seed)
        rates.append(playouts / (time.process_time() - began))
    return statistics.median(rates)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the builds of the compiled modules.")
    parser.add_argument("--playouts", type=int, default=8000, help="Games in one run (8000).")
    parser.add_argument("--runs", type=int, default=5, help="Runs of each build (5).")
    parser.add_argument("--here", action="store_true", help="Measure only the build that this process uses.")
    options = parser.parse_args()
    if options.here:
        print(f"{builds.CHOSEN:<12} {measure(options.playouts, options.runs):10,.0f} playouts per second")
        return
    for build in builds.available():
        environment = {**os.environ, builds.VARIABLE: build}
        subprocess.run([sys.executable, *sys.argv, "--here"], env=environment, check=True)


if __name__ == "__main__":
    main()
