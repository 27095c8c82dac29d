"""Measures `import sevenroads` in fresh processes: milliseconds and peak memory, beside an empty interpreter.

It runs on Linux.

.venv/bin/python bench/importing.py --runs 20
"""

from __future__ import annotations

import statistics
import subprocess
import sys

from tools.measure import json_line, machine, parser_for, table

#: Linux counts the memory of the parent in `ru_maxrss`, so the program reads its own file of /proc.
PROGRAM = """
import re, time
began = time.perf_counter()
{statement}
elapsed = time.perf_counter() - began
peak = int(re.search("VmHWM:\\s+(\\d+)", open("/proc/self/status").read())[1]) / 1024
print(1000 * elapsed, peak)
"""
STATEMENTS = {
    "an empty interpreter": "pass",
    "import msgspec": "import msgspec",
    "import sevenroads": "import sevenroads",
    "a first game": "import sevenroads; sevenroads.State.new(seed=1).legal_actions()",
}


def measure(statement: str, runs: int) -> tuple[list[float], list[float]]:
    """The milliseconds and the megabytes of each run."""
    program = PROGRAM.format(statement=statement)
    found = []
    for _ in range(runs + 1):
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        found.append([float(number) for number in done.stdout.split()])
    times, peaks = zip(*found[1:], strict=True)  # the first run may have to read the files from disk
    return list(times), list(peaks)


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument("--runs", type=int, help="Processes for each line (20, quick 5).")
    options = parser.parse_args()
    runs = options.runs or (5 if options.quick else 20)
    figures = {}
    for name, statement in STATEMENTS.items():
        times, peaks = map(statistics.median, measure(statement, runs))
        figures[name] = {"milliseconds": times, "megabytes": peaks}
    empty = figures["an empty interpreter"]["megabytes"]
    ratios = {name: found["megabytes"] / empty for name, found in figures.items()}
    rows = [
        [name, f"{found['milliseconds']:.1f}", f"{found['megabytes']:.1f}", f"{ratios[name]:.2f}"]
        for name, found in figures.items()
    ]
    table(f"Import, median of {runs} processes", ["", "ms", "MB", "memory, ratio to the first row"], rows, "")
    if options.json:
        json_line({"machine": machine(), "figures": figures, "ratios": ratios})


if __name__ == "__main__":
    main()
