"""The long runs: millions of actions in kernel and model, and a long fuzz of the parsers.

`make soak` runs it on all cores; `--processes` limits it. It prints its seed and where it stands, and
stops at the first disagreement with the seed of the game.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from differential.compare import compare_parsers, play_games

CHUNK = 20_000
TEXTS = 2_000


def chunk(seed: int) -> tuple[int, int]:
    """One share of the work: the number of actions and of texts compared."""
    played = play_games(seed, CHUNK)
    for i in range(TEXTS):
        compare_parsers(seed + i)
    return played, TEXTS


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=20_000_000)
    parser.add_argument("--fuzz", type=int, default=20_000, help="examples for each fuzz test")
    parser.add_argument("--processes", type=int, help="default: one for each core")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 40))
    options = parser.parse_args()
    say(f"seed {options.seed}")
    began = time.monotonic()
    played = texts = 0
    with ProcessPoolExecutor(options.processes) as pool:
        shares = range(-(-options.actions // CHUNK))
        waiting = [pool.submit(chunk, options.seed + (share << 20)) for share in shares]
        for number, done in enumerate(as_completed(waiting), 1):
            actions, parsed = done.result()
            played, texts = played + actions, texts + parsed
            if number % 20 == 0 or number == len(waiting):
                rate = played / (time.monotonic() - began)
                say(f"{played} actions and {texts} texts agree, {rate:.0f} actions a second")
    environment = {**os.environ, "SEVENROADS_TEST_FUZZ": str(options.fuzz)}
    fuzz = [sys.executable, "-m", "pytest", "-q", "tests/properties/test_fuzz.py"]
    return subprocess.call(fuzz, env=environment)


if __name__ == "__main__":
    sys.exit(main())
