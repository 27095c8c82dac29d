"""Processor instructions per action, counted by Valgrind's callgrind.

Two processes play N and 2N random games with the same seed under callgrind. The second plays the games of the
first and N more, with the same start-up. The difference of their instruction counts divided by the difference
of their actions is therefore the cost of one action without start-up: legal actions, choice, rules and end of
game. The counts do not depend on how busy the machine is. Median and spread are over seeds, that is over
different games.

The peer is OpenSpiel's compiled random rollouts (see tools/openspiel.py). Instructions are not time, and the
games differ; the count shows how much work the compiled code does per action.

Valgrind does not support AVX-512, which `make` uses where the processor has it. Then the script compiles
the modules for x86-64-v3 into a temporary folder, which takes a minute or more, and measures those.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools import openspiel as peer
from tools.measure import Figure, arguments, cores, json_line, machine, missing, say, table

DRIVER: Final = Path(__file__).parent / "tools" / "callgrind_driver.py"
EDITIONS: Final = ("ardennes", "dday", "prototype")
ROOT: Final = Path(__file__).parents[1]
TIMEOUT: Final = 300


class Skip(Exception):
    """Callgrind cannot run; the message gives the reason and the remedy."""


class UnknownInstruction(Exception):
    """The modules contain instructions that Valgrind does not know."""


@dataclass(frozen=True)
class Workload:
    """The number of games N for each subject, and the seeds."""

    games: dict[str, int]
    seeds: tuple[int, ...]

    @classmethod
    def of(cls, quick: bool, with_peer: bool) -> Workload:
        editions = dict.fromkeys(EDITIONS[:1] if quick else EDITIONS, 100 if quick else 400)
        peers = peer.GAMES[:1] if quick else peer.GAMES
        games = {f"openspiel:{name}": 100 if quick else 400 for name in peers if with_peer}
        return cls({**editions, **games}, (1,) if quick else (1, 2, 3))


def compile_for_valgrind(folder: Path) -> None:
    """Build the package for x86-64-v3 into a folder."""
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(folder)]
    given = {**os.environ, "SEVENROADS_ARCH": "x86-64-v3", "SEVENROADS_WITHOUT_CLIENT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Skip(f"the modules cannot be built for x86-64-v3: {done.stderr.strip().splitlines()[-1]}")


def count_instructions(
    valgrind: str, subject: str, games: int, seed: int, package: Path | None
) -> tuple[int, int]:
    """The instructions of a whole process, and the number of actions it printed."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            valgrind,
            "--tool=callgrind",
            f"--callgrind-out-file={folder}/out",
            sys.executable,
            str(DRIVER),
            *(subject, str(games), str(seed)),
        ]
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                timeout=TIMEOUT,
                env={
                    **os.environ,
                    "PYTHONHASHSEED": "0",
                    **({"PYTHONPATH": str(package)} if package else {}),
                },
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Skip(f"valgrind did not finish: {type(error).__name__}") from error
    if done.returncode == -signal.SIGILL or "nrecognised instruction" in done.stderr:
        raise UnknownInstruction(subject)
    found = re.search(r"Collected\s*:\s*(\d+)", done.stderr)
    if done.returncode or not found:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise Skip(f"valgrind ended with code {done.returncode} on {subject}: {last}")
    return int(found[1]), int(done.stdout.split()[-1])


def count_all(valgrind: str, jobs: list[tuple[str, int, int, int]]) -> list[tuple[int, int]]:
    """The counts of all jobs; with a build for x86-64-v3 if Valgrind does not know this one."""

    def count(package: Path | None) -> list[tuple[int, int]]:
        with ThreadPoolExecutor(max(1, min(2, cores()))) as pool:
            return list(
                pool.map(lambda job: count_instructions(valgrind, job[0], job[3], job[2], package), jobs)
            )

    try:
        count_instructions(valgrind, EDITIONS[0], 1, 1, None)
    except UnknownInstruction:
        say("Valgrind does not know all instructions of this build. Compiling for x86-64-v3 ...")
        with tempfile.TemporaryDirectory() as folder:
            compile_for_valgrind(Path(folder))
            return count(Path(folder))
    return count(None)


def measure(quick: bool) -> dict[str, Any]:
    """Instructions per action of every subject, with ratios; or `skipped` with the reason."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return {"skipped": "valgrind is not installed (Debian, Ubuntu: apt install valgrind)"}
    pyspiel = peer.load()
    work = Workload.of(quick, pyspiel is not None)
    jobs = [(s, n, seed, k) for s, n in work.games.items() for seed in work.seeds for k in (n, 2 * n)]
    try:
        counts = count_all(valgrind, jobs)
    except Skip as reason:
        return {"skipped": str(reason)}
    except UnknownInstruction as subject:
        return {"skipped": f"valgrind met an instruction that it does not know in {subject}"}
    slopes: dict[str, list[float]] = {}
    exact = True
    for (subject, games, seed, _), one, two in zip(jobs[::2], counts[::2], counts[1::2], strict=True):
        actions = float(two[1] - one[1])
        if pyspiel is not None and subject.startswith("openspiel:"):
            game = pyspiel.load_game(subject.removeprefix("openspiel:"))
            both = [peer.moves(pyspiel, game, count, seed) for count in (games, 2 * games)]
            actions = both[1].total - both[0].total
            exact = exact and all(made.exact for made in both)
        slopes.setdefault(subject, []).append((two[0] - one[0]) / actions)
    figures = {subject: Figure.of(values) for subject, values in slopes.items()}
    ratios = {
        f"{subject} / ardennes": Figure.of([a / b for a, b in zip(values, slopes["ardennes"], strict=True)])
        for subject, values in slopes.items()
        if subject != "ardennes"
    }
    return {
        "instructions_per_action": figures,
        "ratios": ratios,
        "seeds": work.seeds,
        "peer_moves_exact": exact,
    }


def show(result: dict[str, Any]) -> None:
    if "skipped" in result:
        say(f"Instructions per action: skipped. {result['skipped']}")
        return
    figures: dict[str, Figure] = result["instructions_per_action"]
    ratios: dict[str, Figure] = result["ratios"]
    rows: list[Sequence[str]] = []
    for subject, figure in figures.items():
        times = ratios.get(f"{subject} / ardennes")
        rows.append(
            (
                subject,
                figure.text(0),
                figure.spread(0) if len(result["seeds"]) > 1 else "one seed",
                times.text() if times else "1",
            )
        )
    table(
        "Instructions per action (callgrind, 2N games less N games)",
        ("subject", "instructions", "over seeds", "x ardennes"),
        rows,
        "" if result["peer_moves_exact"] else "OpenSpiel's moves are estimated from a mean length.",
    )


def main() -> None:
    options = arguments(__doc__)
    if peer.load() is None:
        missing("OpenSpiel")
    result = measure(options.quick)
    show(result)
    if options.json:
        json_line({"bench": "callgrind", "quick": options.quick, "machine": machine(), **result})


if __name__ == "__main__":
    main()
