"""Parts 1 and 2 of bench/engine.py: random playouts in compiled code and through the Python API."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.pool import Pool
from typing import Any

from sevenroads import State

from . import openspiel as peer
from .engine_common import EDITIONS, SEED, Report, Size, heads, times
from .measure import Figure, Rounds, Run, cores, interleave, rate, ratio, table

# 1. Playouts


def playout_run(state: State, count: int, first: int = 0) -> float:
    return float(state.playouts(count, SEED, first)[3])


def rollout_run(pyspiel: Any, game: Any, count: int, made: float) -> float:
    peer.rollouts(pyspiel, game, count, SEED)
    return made


def choices(play: Callable[[], tuple[int, int]], games: int) -> float:
    """The mean number of legal actions in random games."""
    seen = [play() for _ in range(games)]
    return sum(total for total, _ in seen) / sum(steps for _, steps in seen)


def our_choices(state: State, rng: random.Random) -> tuple[int, int]:
    state = state.copy()
    total = steps = 0
    while not state.is_over:
        legal = state.legal_ids()
        total, steps = total + len(legal), steps + 1
        state.apply(legal[int(rng.random() * len(legal))])
    return total, steps


def peer_choices(game: Any, rng: random.Random) -> tuple[int, int]:
    state = game.new_initial_state()
    total = steps = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        total, steps = total + len(legal), steps + 1
        state.apply_action(legal[int(rng.random() * len(legal))])
    return total, steps


def bench_playouts(size: Size, pyspiel: Any, report: Report) -> None:
    rng = random.Random(SEED)
    runs: dict[str, Run] = {}
    nature: dict[str, tuple[float, float]] = {}
    for edition in EDITIONS:
        state = State.new(edition, seed=1)
        runs[edition] = partial(playout_run, state, size.playouts)
        length = playout_run(state, size.playouts) / size.playouts
        nature[edition] = (length, choices(partial(our_choices, state, rng), 20))
    exact = True
    for name in peer.GAMES if pyspiel else ():
        game = pyspiel.load_game(name)
        made = peer.moves(pyspiel, game, size.rollouts, SEED)
        exact = exact and made.exact
        runs[name] = partial(rollout_run, pyspiel, game, size.rollouts, made.total)
        nature[name] = (made.total / size.rollouts, choices(partial(peer_choices, game, rng), 100))
    report["figures"]["peer_moves_exact"] = exact
    show_playouts(interleave(runs, size.rounds), nature, pyspiel, report)


def show_playouts(done: Rounds, nature: dict[str, tuple[float, float]], pyspiel: Any, report: Report) -> None:
    rates = {name: rate(samples, scale=1e6) for name, samples in done.items()}
    figures: Report = {
        name: {
            "cpu": Figure.of(rates[name]),
            "wall": Figure.of(rate(samples, "wall", 1e6)),
            "actions_per_game": nature[name][0],
            "choices": nature[name][1],
        }
        for name, samples in done.items()
    }
    ratios = {
        f"{edition} / {name}": ratio(rates[edition], rates[name])
        for edition in EDITIONS
        for name in rates
        if name in peer.GAMES
    }
    report["figures"]["playouts_million_actions_per_second"] = figures
    report["ratios"]["playouts"] = ratios
    exact = report["figures"]["peer_moves_exact"]
    table(
        "1. Random playouts in compiled code, one thread: million actions per second",
        ("game", "per CPU s", "low to high", "per wall s", "actions/game", "choices", *heads(pyspiel)),
        [
            (
                name,
                figure["cpu"].text(),
                figure["cpu"].spread(),
                figure["wall"].text(),
                f"{figure['actions_per_game']:.1f}",
                f"{figure['choices']:.1f}",
                *(times(ratios, f"{name} / {game}") for game in (peer.GAMES if pyspiel else ())),
            )
            for name, figure in figures.items()
        ],
        "" if exact else "OpenSpiel's moves are estimated from a mean length: the replay did not match.",
    )


# Two threads


def worker_run(count: int, first: int) -> float:
    """Random playouts in a process of the pool."""
    return playout_run(State.new("ardennes", seed=1), count, first)


def bench_threads(size: Size, pyspiel: Any, report: Report) -> None:
    state = State.new("ardennes", seed=1)
    count = size.playouts

    def two(executor: ThreadPoolExecutor, run: Callable[[int], float]) -> float:
        return sum(executor.map(run, (0, count)))

    def processes(pool: Pool) -> float:
        return sum(pool.starmap(worker_run, [(count, 0), (count, count)], chunksize=1))

    with (
        ThreadPoolExecutor(2) as executor,
        multiprocessing.get_context("spawn").Pool(2) as pool,
    ):
        runs: dict[str, Run] = {
            "ardennes, 1 thread": partial(playout_run, state, count),
            "ardennes, 2 threads": lambda: two(executor, partial(playout_run, state, count)),
            "ardennes, 2 processes": partial(processes, pool),
        }
        if pyspiel:
            name = peer.GAMES[0]
            game = pyspiel.load_game(name)
            made = peer.moves(pyspiel, game, size.rollouts, SEED).total
            one = partial(rollout_run, pyspiel, game, size.rollouts, made)
            runs[f"{name}, 1 thread"] = one
            runs[f"{name}, 2 threads"] = lambda: two(executor, lambda _: one())
        done = interleave(runs, size.rounds)
    show_threads(done, report)


def show_threads(done: Rounds, report: Report) -> None:
    wall = {name: rate(samples, "wall", 1e6) for name, samples in done.items()}
    figures: Report = {}
    ratios: dict[str, Figure] = {}
    rows = []
    for name, values in wall.items():
        base = f"{name.partition(',')[0]}, 1 thread"
        inside = not name.endswith("processes")
        busy = Figure.of([sample.cpu / sample.wall for sample in done[name]]) if inside else None
        same = ratio(rate(done[name]), rate(done[base])) if inside else None
        figures[name] = {"wall": Figure.of(values), "cores_used": busy, "cpu_rate_kept": same}
        if name != base:
            ratios[f"{name} / 1 thread"] = ratio(values, wall[base])
        scaling = ratios.get(f"{name} / 1 thread")
        rows.append(
            (
                name,
                figures[name]["wall"].text(),
                figures[name]["wall"].spread(),
                f"{scaling.text()} ({scaling.spread()})" if scaling else "1",
                busy.text() if busy else "",
                same.text() if same else "",
            )
        )
    ratios["ardennes, 2 threads / 2 processes"] = ratio(
        wall["ardennes, 2 threads"], wall["ardennes, 2 processes"]
    )
    report["figures"]["threads_million_actions_per_second"] = figures
    report["ratios"]["threads"] = ratios
    against = ratios["ardennes, 2 threads / 2 processes"]
    table(
        f"   The same on two threads, {cores()} cores: million actions per second of wall time",
        ("run", "per wall s", "low to high", "scaling (low to high)", "cores used", "rate per CPU s kept"),
        rows,
        f"Two threads / two processes, in the same rounds: {against.text()} ({against.spread()})",
    )


# 2. The Python API


def play_actions(start: State, games: int) -> float:
    pick = random.Random(SEED).random
    steps = 0
    for _ in range(games):
        state = start.copy()
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[int(pick() * len(legal))])
            steps += 1
    return steps


def play_numbers(start: State, games: int) -> float:
    pick = random.Random(SEED).random
    steps = 0
    for _ in range(games):
        state = start.copy()
        while not state.is_over:
            legal = state.legal_ids()
            state.apply(legal[int(pick() * len(legal))])
            steps += 1
    return steps


def play_peer(start: Any, games: int) -> float:
    pick = random.Random(SEED).random
    steps = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            steps += 1
    return steps


def bench_api(size: Size, pyspiel: Any, report: Report) -> None:
    start = State.new("ardennes", seed=1)
    runs: dict[str, Run] = {
        "ardennes, Action": partial(play_actions, start, size.games),
        "ardennes, numbers": partial(play_numbers, start, size.games),
    }
    for name in peer.GAMES if pyspiel else ():
        # Our games are about five times as long.
        runs[name] = partial(play_peer, pyspiel.load_game(name).new_initial_state(), 5 * size.games)
    done = interleave(runs, size.rounds)
    rates = {name: rate(samples, scale=1e3) for name, samples in done.items()}
    figures = {
        name: {"cpu": Figure.of(rates[name]), "wall": Figure.of(rate(samples, "wall", 1e3))}
        for name, samples in done.items()
    }
    ratios = {
        f"{name} / {game}": ratio(rates[name], rates[game])
        for name in rates
        if name not in peer.GAMES
        for game in rates
        if game in peer.GAMES
    }
    report["figures"]["python_api_thousand_steps_per_second"] = figures
    report["ratios"]["python_api"] = ratios
    table(
        "2. Python API (legal actions, choose, apply, end of game): thousand steps per second",
        ("loop", "per CPU s", "low to high", "per wall s", *heads(pyspiel)),
        [
            (
                name,
                figure["cpu"].text(0),
                figure["cpu"].spread(0),
                figure["wall"].text(0),
                *(times(ratios, f"{name} / {game}") for game in (peer.GAMES if pyspiel else ())),
            )
            for name, figure in figures.items()
        ],
    )
