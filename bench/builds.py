"""Compares the builds of the compiled modules in an installed wheel, by random playouts.

Run it with a Python that has the wheel and Rich installed; in a source tree there is only one build.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

from tools.measure import json_line, machine, parser_for, table

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


def measured_build(build: str, options: argparse.Namespace) -> float:
    """Playouts per second of one build, in a process of its own: a process cannot change its build."""
    command = [
        sys.executable,
        __file__,
        "--here",
        "--playouts",
        str(options.playouts),
        "--runs",
        str(options.runs),
    ]
    environment = {**os.environ, builds.VARIABLE: build}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    parser = parser_for("Compare the builds of the compiled modules.")
    parser.add_argument("--playouts", type=int, help="Games in one run (8000, quick 2000).")
    parser.add_argument("--runs", type=int, help="Runs of each build (5, quick 3).")
    parser.add_argument(
        "--here", action="store_true", help="Print the rate of the build that this process uses."
    )
    options = parser.parse_args()
    options.playouts = options.playouts or (2000 if options.quick else 8000)
    options.runs = options.runs or (3 if options.quick else 5)
    if options.here:
        sys.stdout.write(f"{measure(options.playouts, options.runs)}\n")
        return
    rates = {build: measured_build(build, options) for build in builds.available()}
    slowest = min(rates.values())
    ratios = {build: rate / slowest for build, rate in rates.items()}
    rows = [[build, f"{rate:,.0f}", f"{ratios[build]:.2f}"] for build, rate in rates.items()]
    table("Random playouts", ["build", "per second of processor time", "ratio to the slowest"], rows)
    if options.json:
        json_line({"machine": machine(), "figures": rates, "ratios": ratios})


if __name__ == "__main__":
    main()
