"""Simulations per second of the tree search, compared with OpenSpiel's compiled MCTS, and on two threads.

Ours searches two views of Ardennes: of the first turn, and one in the middle of a game. `current` is the
search of the highest level: each new position is judged by the net. `classic` is that of the first machine,
which plays on by preference to the end of the next turn before it evaluates (rollouts). The textbook search
plays random games to their end, 500 actions and more. The peer is `MCTSBot` with one random rollout per
simulation on `breakthrough` and `hex`.

Two threads search two trees. Two processes that search one tree each show what the computer can give at that
moment, which other jobs may lower. What two threads keep of the rate per second of CPU time does not depend
on other jobs: twice that is the scaling on two free cores.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import replace
from functools import partial
from multiprocessing.pool import Pool
from typing import Any

from tools.measure import (
    Figure,
    Rounds,
    Run,
    arguments,
    cores,
    interleave,
    json_line,
    machine,
    missing,
    rate,
    ratio,
    say,
    table,
)
from tools.openspiel import GAMES, load

from sevenroads import State
from sevenroads.players import CLASSIC, TEXTBOOK, SearchLimit, SearchPlayer, SearchSettings

SEARCHES = {"current": SearchSettings(), "classic": CLASSIC, "textbook": TEXTBOOK}


def our_run(settings: SearchSettings, nodes: int) -> Run:
    start = State.new("ardennes", seed=1)
    middle = start.copy()
    middle.play_random(60, 3)
    views = [state.view(state.side) for state in (start, middle)]

    def run() -> float:
        for view in views:
            SearchPlayer(SearchLimit(nodes=nodes), settings=settings).think(view, SearchLimit(nodes=nodes))
        return float(nodes * len(views) * settings.threads)

    return run


def peer_run(pyspiel: Any, name: str, simulations: int) -> Run:
    game = pyspiel.load_game(name)

    def run() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 256, False, 7, False)
        bot.step(game.new_initial_state())
        return float(simulations)

    return run


def worker_run(name: str, nodes: int) -> float:
    """Search in a process of the pool."""
    return our_run(SEARCHES[name], nodes)()


def measure_searches(pyspiel: Any, nodes: int, simulations: int, rounds: int) -> dict[str, Any]:
    """Simulations per second of CPU time, on one core."""
    subjects: dict[str, Run] = {name: our_run(settings, nodes) for name, settings in SEARCHES.items()}
    for name in GAMES if pyspiel else ():
        subjects[name] = peer_run(pyspiel, name, simulations)
    done = interleave(subjects, rounds)
    rates = {name: rate(samples, "cpu", 1000) for name, samples in done.items()}
    figures = {name: Figure.of(values) for name, values in rates.items()}
    peers = GAMES if pyspiel else ()
    ratios = {f"{name} / {peer}": ratio(rates[name], rates[peer]) for name in subjects for peer in peers}
    rows = [
        [name, figure.text(1), figure.spread(1), *(ratios[f"{name} / {peer}"].text(1) for peer in peers)]
        for name, figure in figures.items()
    ]
    columns = ["search", "thousand per CPU second", "low to high", *(f"x {peer}" for peer in peers)]
    table("Simulations on one core", columns, rows)
    return {"rates": figures, "ratios": ratios}


def measure_threads(nodes: int, rounds: int) -> dict[str, Any]:
    """Simulations per second of wall time of one thread, two threads and two processes."""

    def processes(pool: Pool, name: str) -> float:
        return sum(pool.starmap(worker_run, [(name, nodes)] * 2, chunksize=1))

    with multiprocessing.get_context("spawn").Pool(2) as pool:
        subjects: dict[str, Run] = {}
        for name in ("current", "classic"):
            subjects[f"{name}, 1 thread"] = our_run(SEARCHES[name], nodes)
            subjects[f"{name}, 2 threads"] = our_run(replace(SEARCHES[name], threads=2), nodes)
            subjects[f"{name}, 2 processes"] = partial(processes, pool, name)
        done = interleave(subjects, rounds)
    return show_threads(done)


def show_threads(done: Rounds) -> dict[str, Any]:
    wall = {name: rate(samples, "wall", 1000) for name, samples in done.items()}
    report: dict[str, Any] = {}
    rows = []
    for name, values in wall.items():
        base = f"{name.partition(',')[0]}, 1 thread"
        inside = not name.endswith("processes")
        figures = {"rate": Figure.of(values), "scaling": ratio(values, wall[base])}
        if inside:
            figures["cores_used"] = Figure.of([sample.cpu / sample.wall for sample in done[name]])
            figures["cpu_rate_kept"] = ratio(rate(done[name]), rate(done[base]))
        report[name] = figures
        scaling = figures["scaling"]
        rows.append(
            [
                name,
                figures["rate"].text(1),
                figures["rate"].spread(1),
                f"{scaling.text()} ({scaling.spread()})" if name != base else "1",
                figures["cores_used"].text() if inside else "",
                figures["cpu_rate_kept"].text() if inside else "",
            ]
        )
    columns = ["search", "thousand per second", "low to high", "scaling", "cores used", "rate per CPU s kept"]
    table(f"Two threads on {cores()} cores, by the clock", columns, rows)
    return report


def main() -> None:
    options = arguments(__doc__)
    rounds, nodes, simulations = (5, 4_000, 4_000) if options.quick else (11, 20_000, 20_000)
    pyspiel = load()
    if not pyspiel:
        missing("OpenSpiel")
    report = {"machine": machine(), **measure_searches(pyspiel, nodes, simulations, rounds)}
    if cores() > 1:
        report["threads"] = measure_threads(nodes, rounds)
    else:
        say("Two threads: skipped. This process may use one processor only.")
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
