"""Parts 3 and 4 of bench/engine.py: single operations, and the size of a state."""

from __future__ import annotations

import multiprocessing
import os
import random
import sys
from dataclasses import dataclass
from pathlib import Path
from timeit import Timer
from typing import Any, Final

from sevenroads import State
from sevenroads.rules.kernel import BOARD_BYTES

from . import openspiel as peer
from .engine_common import SEED, Report, Size
from .measure import Figure, Rounds, Run, cost, interleave, ratio, table

POSITIONS: Final = 32
NOTHING: Final = "(nothing)"


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
    """Positions halfway through random games."""
    start = State.new("ardennes", seed=1)
    found = []
    for seed in range(POSITIONS):
        whole, half = start.copy(), start.copy()
        half.play_random(whole.play_random(1 << 30, seed) // 2, seed)
        found.append(half)
    return found


def peer_positions(game: Any) -> list[Any]:
    """Positions halfway through random games of OpenSpiel."""
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
    """A run that makes the call `loops` times on every position."""
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
    note = f"Positions halfway through games. Net excludes the loop with an empty call, {empty} ns."
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
