"""Measures `import sevenroads` in fresh processes: milliseconds and peak memory, beside an empty interpreter.

It runs on Linux.

.venv/bin/python bench/importing.py --runs 20
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys

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
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=20, help="Processes for each line (20).")
    options = parser.parse_args()
    for name, statement in STATEMENTS.items():
        times, peaks = map(statistics.median, measure(statement, options.runs))
        print(f"{name:<22} {times:6.1f} ms {peaks:6.1f} MB")


if __name__ == "__main__":
    main()
