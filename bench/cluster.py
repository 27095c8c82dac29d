"""Self-play on a Ray cluster and in plain processes: games per second, sizes, and the limits of the driver.

The same training games are played by 1 and 2 plain processes and by 1 and 2 workers of a Ray cluster that is
started here, in turns. Starting the workers is not counted. The driver's limit is measured without playing:
its CPU time for each result that a worker has ready, of the size of a real game, including the line in the
games file. The learner's time is that of the fit, for each game.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

from tools.measure import Figure, cores, json_line, machine, parser_for, ratio, say, table

from sevenroads.lab.cluster import ray_pool
from sevenroads.lab.task_files import files_of
from sevenroads.lab.training.features import Rows, rows_of
from sevenroads.lab.training.fitting import fit_actions, fit_value
from sevenroads.lab.training.run import GamesFile
from sevenroads.lab.training.self_play import Task, TrainingGame, play_training_game
from sevenroads.lab.worker_pool import Pool, ProcessPool
from sevenroads.players.judging.weights import shipped_weights

NODES = 175
WORKERS = (1, 2)


def tasks(games: int, weights: str) -> list[Task]:
    return [Task(1, game, "ardennes", NODES, 3, weights) for game in range(games)]


def wait_or_play(folder: str, workers: int, task: Task) -> tuple[TrainingGame, float] | None:
    """Play a game; return it with its CPU time.

    A task of round 0 occupies its worker until all workers have started: each leaves a file in the folder.
    """
    if not task.round:
        Path(folder, f"started-{os.getpid()}").touch()
        while workers > 1 and len(list(Path(folder).glob("started-*"))) < workers:
            time.sleep(0.01)
        return None
    began = time.process_time()
    return play_training_game(task), time.process_time() - began


def timed_run(
    pool: Pool, workers: int, wanted: list[Task], weights: str
) -> tuple[float, float, list[TrainingGame]]:
    """Games per second of a pool whose workers have started, CPU seconds per game, and the games."""
    warm_up = [Task(0, number, "ardennes", 1, 3) for number in range(workers)]
    began = ended = cpu = 0.0
    games: list[TrainingGame] = []
    files = files_of(weights=[weights])
    run = partial(wait_or_play, str(Path(weights).parent), workers)
    for _, answer in pool.finished_tasks(run, iter(warm_up + wanted), files):
        if answer is None:
            began = time.perf_counter()
        else:
            games.append(answer[0])
            cpu += answer[1]
            # Not after the loop, which also waits for the workers to exit.
            ended = time.perf_counter()
    speed = len(games) / (ended - began)
    return speed, cpu / len(games), sorted(games, key=lambda game: game.game)


def ready_game(pickled: bytes) -> TrainingGame:
    """A task without work: it returns a game."""
    game: TrainingGame = pickle.loads(pickled)
    return game


def driver_limit(pool: Pool, games: list[TrainingGame], results: int, folder: Path) -> tuple[float, float]:
    """Results per second with two local workers, and per second of the driver's own CPU time."""
    pickled = [pickle.dumps(game, 5) for game in games]
    work = (pickled[number % len(pickled)] for number in range(results + 50))
    cpu = wall = 0.0
    with GamesFile(folder / "driver.jsonl") as file:
        for number, (_, game) in enumerate(pool.finished_tasks(ready_game, work)):
            if number == 49:
                cpu, wall = time.process_time(), time.perf_counter()
            file.add(game)
    return results / (time.perf_counter() - wall), results / (time.process_time() - cpu)


def learner_times(games: list[TrainingGame]) -> tuple[float, float]:
    """Seconds per game: to read the features of its positions, and to fit the weights to them."""
    before = json.loads(shipped_weights())
    start = time.process_time()
    rows = Rows.joined([rows_of(game) for game in games])
    read = time.process_time()
    fit_value(rows, before["value"])
    fit_actions(rows, before["actions"])
    return (read - start) / len(games), (time.process_time() - read) / len(games)


def own_process(script: list[str]) -> dict[str, Any]:
    """Run a part of this script in a process of its own: Ray connects once for each process."""
    done = subprocess.run([sys.executable, __file__, *script], capture_output=True, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def measure_part(kind: str, workers: int, games: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        weights = Path(name) / "weights.json"
        weights.write_text(shipped_weights())
        wanted = tasks(games, str(weights))
        if kind == "processes":
            speed, cpu, played = timed_run(ProcessPool(workers), workers, wanted, str(weights))
        else:
            with ray_pool("local", workers) as pool:
                speed, cpu, played = timed_run(pool, workers, wanted, str(weights))
    results = [[game.result, game.turns] for game in played]
    json_line({"speed": speed, "cpu": cpu, "results": results})


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument(
        "--part", nargs=3, metavar=("KIND", "WORKERS", "GAMES"), help="For the script itself."
    )
    options = parser.parse_args()
    if options.part:
        measure_part(options.part[0], int(options.part[1]), int(options.part[2]))
        return
    rounds, games, results = (1, 4, 200) if options.quick else (5, 32, 4000)
    subjects = [(kind, workers) for workers in WORKERS for kind in ("processes", "Ray")]
    speeds: dict[tuple[str, int], list[float]] = {subject: [] for subject in subjects}
    costs: dict[tuple[str, int], list[float]] = {subject: [] for subject in subjects}
    seen = set()
    for number in range(rounds):
        turn = number % len(subjects)
        for kind, workers in subjects[turn:] + subjects[:turn]:
            answer = own_process(["--part", kind, str(workers), str(games)])
            speeds[kind, workers].append(answer["speed"])
            costs[kind, workers].append(answer["cpu"])
            seen.add(str(answer["results"]))
            if not options.quick:
                say(f"round {number + 1}: {kind}, {workers}: {answer['speed']:.2f} games/s")
    assert len(seen) == 1, "the results depend on who played"

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        played = [play_training_game(task) for task in tasks(4 if options.quick else 24, "")]
        with ray_pool("local", 2) as pool:
            wall, cpu = driver_limit(pool, played, results, folder)
        line_bytes = (folder / "driver.jsonl").stat().st_size / (results + 50)
        weights = folder / "weights.json"
        weights.write_text(shipped_weights())
        shared = len(pickle.dumps(files_of(weights=[str(weights)]), 5))
    sizes = [len(pickle.dumps(game, 5)) for game in played]
    task_size = len(pickle.dumps(tasks(1, "run/round-1.json")[0], 5))
    reading, fitting = learner_times(played)
    report(speeds, costs, games)
    rows = [
        ["bytes of a task", f"{task_size:,}"],
        ["bytes of a game's result (mean, largest)", f"{mean(sizes):,.0f}, {max(sizes):,}"],
        ["bytes of a game in its file", f"{line_bytes:,.0f}"],
        ["bytes of the linear weights in the object store", f"{shared:,}"],
        ["results/s the driver took in, with two workers on its computer", f"{wall:,.0f}"],
        ["results per second of the driver's CPU time", f"{cpu:,.0f}"],
        ["learner, ms of CPU per game: features, fit", f"{1e3 * reading:.1f}, {1e3 * fitting:.1f}"],
    ]
    table("Sizes, driver and learner", ["", "measured"], rows)
    if options.json:
        found: dict[str, Any] = {
            "machine": machine(),
            "games_per_second": {f"{kind} {n}": Figure.of(all_) for (kind, n), all_ in speeds.items()},
            "cpu_seconds_per_game": {f"{kind} {n}": Figure.of(all_) for (kind, n), all_ in costs.items()},
            "bytes": {
                "task": task_size,
                "result_mean": mean(sizes),
                "result_largest": max(sizes),
                "line": line_bytes,
                "weights": shared,
            },
            "driver": {"results_per_second": wall, "results_per_cpu_second": cpu},
            "learner_seconds_per_game": {"features": reading, "fit": fitting},
        }
        json_line(found)


def report(
    speeds: dict[tuple[str, int], list[float]], costs: dict[tuple[str, int], list[float]], games: int
) -> None:
    rows = []
    for workers in WORKERS:
        for kind in ("processes", "Ray"):
            speed, cost = Figure.of(speeds[kind, workers]), Figure.of(costs[kind, workers])
            row = [f"{workers} {kind}", speed.text(), speed.spread(), f"{cost.text(3)}", cost.spread(3)]
            compared = ratio(speeds[kind, workers], speeds["processes", workers])
            rows.append([*row, "" if kind == "processes" else compared.text()])
    title = f"Self-play, {games} games of ardennes, {NODES} simulations an action, {cores()} cores"
    columns = [
        "workers",
        "games/s",
        "lowest to highest",
        "CPU s/game",
        "lowest to highest",
        "Ray / processes",
    ]
    load = os.getloadavg()[0]
    table(title, columns, rows, f"Load average {load:.1f}. Other programs lower games/s, not CPU s/game.")


if __name__ == "__main__":
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    main()
