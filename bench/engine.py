"""Speed of the rules engine beside OpenSpiel: playouts, Python API, copies, text, instructions.

Playouts: random games inside compiled code, under full rules, from one deal. The peer is OpenSpiel's
compiled random rollouts on two of its own games; peer.py says how they are run and how their moves
are counted. On two threads (the kernel lets go of the GIL) the work is twice that of one; two
processes beside them show what the machine gives at that moment, which other jobs may lower.

Python API: legal actions, a random choice, apply, until the game is over; with `Action` objects, with
numbers, and the same loop over OpenSpiel's `State`.

Operations: single calls on positions half-way through random games, each timed in a loop over those
positions. Beside them the same loop around a method of `str` that does nothing is timed; "net" is
without it. A copy is freed at once, and that is part of its time. Where OpenSpiel has no equal call
the nearest stands beside ours: its own text as the key of a hash table, `deserialize_state`, which
plays the moves again, `observation_string` for a view.

What to keep in mind. These are different games: an action of ours and a move in breakthrough or hex
differ in rules, in number of choices and in games' length; the tables give both. OpenSpiel's general
interface (virtual calls, a vector of moves, a history) is part of what is measured. It comes as a
wheel for any processor of its kind, while this kernel is by default built for the one at hand.
Rates are per second of CPU time, and of wall time beside it. A ratio above 1 is in our favour, be it
of rates (ours over theirs) or of costs (theirs over ours).
"""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path
from timeit import Timer
from typing import Any, Final

import callgrind
import peer
from common import (
    Figure,
    Rounds,
    Run,
    arguments,
    cores,
    cost,
    interleave,
    json_line,
    machine,
    missing,
    rate,
    ratio,
    say,
    table,
)

from sevenroads import State
from sevenroads.rules.kernel import BOARD_BYTES

EDITIONS: Final = ("ardennes", "dday", "prototype")
SEED: Final = 7
POSITIONS: Final = 32
NOTHING: Final = "(nothing)"

Report = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How much work a round is."""

    rounds: int
    playouts: int
    rollouts: int
    games: int
    loops: int
    copies: int


FULL: Final = Size(rounds=9, playouts=8000, rollouts=4000, games=300, loops=400, copies=200_000)
QUICK: Final = Size(rounds=5, playouts=2000, rollouts=1000, games=60, loops=60, copies=50_000)


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
    done = interleave(runs, size.rounds)
    rates = {name: rate(samples, scale=1e6) for name, samples in done.items()}
    figures: Report = {}
    for name, samples in done.items():
        figures[name] = {
            "cpu": Figure.of(rates[name]),
            "wall": Figure.of(rate(samples, "wall", 1e6)),
            "actions_per_game": nature[name][0],
            "choices": nature[name][1],
        }
    ratios = {
        f"{edition} / {name}": ratio(rates[edition], rates[name])
        for edition in EDITIONS
        for name in rates
        if name in peer.GAMES
    }
    report["figures"]["playouts_million_actions_per_second"] = figures
    report["figures"]["peer_moves_exact"] = exact
    report["ratios"]["playouts"] = ratios
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
        "" if exact else "OpenSpiel's moves are estimated from a mean length: its replay did not match.",
    )


def heads(pyspiel: Any) -> list[str]:
    return [f"x {name}" for name in peer.GAMES] if pyspiel else []


def times(ratios: dict[str, Figure], key: str) -> str:
    return f"{ratios[key].text(1)}" if key in ratios else ""


# Two threads


def worker_run(count: int, first: int) -> float:
    """In a process of the pool."""
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
        f"Two threads over two processes, slowed by the same jobs: {against.text()} ({against.spread()})",
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
        # Games of ours are about five times as long.
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
        "2. Python API (legal actions, choose, apply, is it over): thousand steps per second",
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


# 3 and 4. Single operations


@dataclass(frozen=True)
class Operation:
    """A call of ours and the nearest one of OpenSpiel, on a state `s` or its text `t`."""

    name: str
    ours: str
    peer: str


OPERATIONS: Final = (
    Operation("copy", "s.copy()", "s.clone()"),
    Operation("hash", "s.hash64()", "hash(str(s))"),
    Operation("write", "str(s)", "str(s)"),
    Operation("read", "State.parse(t)", "game.deserialize_state(t)"),
    Operation("view", "s.view('south')", "s.observation_string(0)"),
)


def our_positions() -> list[State]:
    """Half-way through random games."""
    start = State.new("ardennes", seed=1)
    found = []
    for seed in range(POSITIONS):
        whole, half = start.copy(), start.copy()
        half.play_random(whole.play_random(1 << 30, seed) // 2, seed)
        found.append(half)
    return found


def peer_positions(game: Any) -> list[Any]:
    """The same in a game of OpenSpiel."""
    rng = random.Random(SEED)
    found = []
    for _ in range(POSITIONS):
        state, half = game.new_initial_state(), game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
        for move in state.history()[: state.move_number() // 2]:
            half.apply_action(move)
        found.append(half)
    return found


def operation_run(call: str, scope: dict[str, Any], loops: int) -> Run:
    """A run of `loops` times the call on every position."""
    over = "t in texts" if "(t)" in call else "s in states"
    timer = Timer(f"for {over}: {call}", globals=scope)

    def run() -> float:
        timer.timeit(loops)
        return float(loops * POSITIONS)

    return run


def bench_operations(size: Size, pyspiel: Any, report: Report) -> None:
    states = our_positions()
    scopes = {"ardennes": {"states": states, "texts": [str(s) for s in states], "State": State}}
    for name in peer.GAMES if pyspiel else ():
        game = pyspiel.load_game(name)
        found = peer_positions(game)
        texts = [state.serialize() for state in found]
        scopes[name] = {"states": found, "texts": texts, "game": game}
    runs: dict[str, Run] = {NOTHING: operation_run('"".isdigit()', scopes["ardennes"], 8 * size.loops)}
    for operation in OPERATIONS:
        for name, scope in scopes.items():
            call = operation.ours if name == "ardennes" else operation.peer
            slow = name == "ardennes" and operation.name in ("read", "view")
            loops = max(2, size.loops // 10 if slow else size.loops)
            runs[f"{name} {operation.name}"] = operation_run(call, scope, loops)
    show_operations(interleave(runs, size.rounds), list(scopes), report)


def show_operations(done: Rounds, names: list[str], report: Report) -> None:
    raw = {key: cost(samples) for key, samples in done.items()}
    nothing = raw.pop(NOTHING)
    net = {
        key: [max(a - b, 0.1) for a, b in zip(values, nothing, strict=True)] for key, values in raw.items()
    }
    figures: Report = {"nothing": {"raw": Figure.of(nothing)}}
    ratios: dict[str, Figure] = {}
    for key in raw:
        figures[key] = {"raw": Figure.of(raw[key]), "net": Figure.of(net[key])}
        name, _, operation = key.partition(" ")
        if name != "ardennes":
            ratios[f"{key} / ardennes"] = ratio(net[key], net[f"ardennes {operation}"])
    report["figures"]["operations_nanoseconds"] = figures
    report["ratios"]["operations"] = ratios
    empty = figures["nothing"]["raw"].text(1)
    note = f"Half-way through games. Net is without the loop and a call that does nothing, {empty} ns."
    for title, chosen, unit, scale, digits in (
        ("3. Copy of a state: nanoseconds of CPU time", OPERATIONS[:1], "ns", 1.0, 1),
        ("4. Other calls: microseconds of CPU time", OPERATIONS[1:], "µs", 1e3, 3),
    ):
        rows = []
        for wanted in chosen:
            for name in names:
                key = f"{name} {wanted.name}"
                before = Figure.of([value / scale for value in raw[key]])
                after = Figure.of([value / scale for value in net[key]])
                over = ratios.get(f"{key} / ardennes")
                call = wanted.ours if name == "ardennes" else wanted.peer
                cells = (before.text(digits), after.text(digits), after.spread(digits))
                rows.append((wanted.name, name, call, *cells, over.text() if over else "1"))
        columns = ("call", "game", "as", f"raw {unit}", f"net {unit}", "net, low to high", "x ardennes")
        table(title, columns, rows, note)


# The size of a state


def live_bytes(name: str, count: int) -> float | None:
    """Growth of this process's resident memory per copy kept; run in a fresh process."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        return None

    def resident() -> int:
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGESIZE")

    if name in peer.GAMES:
        pyspiel = peer.load()
        assert pyspiel is not None
        clone = peer_positions(pyspiel.load_game(name))[0].clone
    else:
        clone = our_positions()[0].copy
    kept: list[Any] = [clone() for _ in range(1000)] + [None] * count
    before = resident()
    for number in range(count):
        kept[1000 + number] = clone()
    return (resident() - before) / count


def bench_size(size: Size, pyspiel: Any, report: Report) -> None:
    names = ["ardennes", *(peer.GAMES if pyspiel else ())]
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        grown = pool.starmap(live_bytes, [(name, size.copies) for name in names], chunksize=1)
    found = dict(zip(names, grown, strict=True))
    objects = sys.getsizeof(our_positions()[0])
    report["figures"]["state_bytes"] = {
        "board": BOARD_BYTES,
        "object": objects,
        "resident": found,
    }
    report["ratios"]["state_bytes"] = {
        f"{name} / ardennes": value / found["ardennes"]
        for name, value in found.items()
        if name != "ardennes" and value and found["ardennes"]
    }
    ratios = report["ratios"]["state_bytes"]
    table(
        "   Size of a state in bytes",
        ("game", "board", "object", "memory per copy kept", "x ardennes"),
        [
            (
                name,
                str(BOARD_BYTES) if name == "ardennes" else "",
                str(objects) if name == "ardennes" else "",
                f"{value:.0f}" if value else "unknown",
                f"{ratios[f'{name} / ardennes']:.2f}" if f"{name} / ardennes" in ratios else "1",
            )
            for name, value in found.items()
        ],
    )


def main() -> None:
    options = arguments(__doc__)
    size = QUICK if options.quick else FULL
    pyspiel = peer.load()
    if pyspiel is None:
        missing("OpenSpiel")
    report: Report = {
        "bench": "engine",
        "quick": options.quick,
        "machine": machine(),
        "figures": {},
        "ratios": {},
    }
    bench_playouts(size, pyspiel, report)
    if cores() > 1:
        bench_threads(size, pyspiel, report)
    else:
        say("Two threads: skipped. This process may use one processor only.")
    bench_api(size, pyspiel, report)
    bench_operations(size, pyspiel, report)
    bench_size(size, pyspiel, report)
    report["callgrind"] = callgrind.measure(options.quick)
    callgrind.show(report["callgrind"])
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
