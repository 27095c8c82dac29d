"""One game stepped through the Python APIs of PettingZoo and OpenSpiel, beside connect four.

The peer is connect four as each framework ships it: in Python for PettingZoo, in C++ for OpenSpiel. A step is
a random legal action and everything that a learner reads after it: in PettingZoo `last()` with observation
and mask; in OpenSpiel the end of the game, the legal actions and the observation tensor. OpenSpiel has two
ways to read a tensor: an observer, which fills an array, and `observation_tensor`, which makes a list of
floats. Our tensor has 2,898 numbers and connect four's 126, so the list mainly measures the number of floats.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
import pettingzoo
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic.connect_four import connect_four
from tools.engine_common import Report
from tools.measure import Figure, Run, arguments, interleave, json_line, machine, rate, ratio, table

import sevenroads.envs.openspiel
import sevenroads.envs.pettingzoo  # noqa: F401

SEED: Final = 7
OURS: Final = "Seven Roads"
PEER: Final = "connect four"
#: Our rate over the peer's must reach this.
AIMS: Final = {"PettingZoo": 3.0, "OpenSpiel, observer": 1 / 3}


def main() -> None:
    options = arguments(__doc__)
    report: Report = {
        "bench": "frameworks",
        "quick": options.quick,
        "machine": machine(),
        "figures": {},
        "ratios": {},
    }
    bench_frameworks(5 if options.quick else 9, 10_000 if options.quick else 50_000, report)
    if options.json:
        json_line(report)


def bench_frameworks(rounds: int, steps: int, report: Report) -> None:
    """Measure all rows; `steps` is the work of one round."""
    runs: dict[str, Run] = {}
    for name, ours, theirs in _rows():
        runs[f"{name}: {OURS}"] = partial(ours, steps)
        runs[f"{name}: {PEER}"] = partial(theirs, steps)
    done = interleave(runs, rounds)
    rates = {name: rate(samples, scale=1e3) for name, samples in done.items()}
    rows, figures, ratios = [], {}, {}
    for name, _, _ in _rows():
        ours, theirs = (rates[f"{name}: {who}"] for who in (OURS, PEER))
        ratios[name] = ratio(ours, theirs)
        figures[name] = {OURS: Figure.of(ours), PEER: Figure.of(theirs)}
        aim = f"{AIMS[name]:.2f}" if name in AIMS else ""
        rows.append(
            (name, figures[name][OURS].text(1), figures[name][PEER].text(1), ratios[name].text(), aim)
        )
    report["figures"]["frameworks_thousand_steps_per_second"] = figures
    report["ratios"]["frameworks"] = ratios
    table(
        "One game through a framework: thousand steps per second of CPU time",
        ("framework", OURS, PEER, "ratio", "aim"),
        rows,
    )


def _rows() -> list[tuple[str, Callable[[int], float], Callable[[int], float]]]:
    ours = pyspiel.load_game("sevenroads")
    peer = pyspiel.load_game("connect_four")
    environments = pettingzoo.make("aec", "sevenroads/Ardennes-v0"), connect_four.env()
    return [
        ("PettingZoo", *(partial(step_pettingzoo, env) for env in environments)),
        *(
            (f"OpenSpiel, {name}", partial(play, ours), partial(play, peer))
            for name, play in (
                ("observer", step_observer),
                ("list of floats", step_list),
                ("no tensor", step_plain),
            )
        ),
    ]


def step_pettingzoo(env: Any, steps: int) -> float:
    pick = random.Random(SEED).random
    made = 0
    while made < steps:
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            made += 1
    return made


def step_openspiel(game: Any, steps: int, read: Callable[[Any], object]) -> float:
    pick = random.Random(SEED).random
    made = 0
    while made < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(pick() * len(legal))])
            read(state)
            made += 1
    return made


def step_observer(game: Any, steps: int) -> float:
    observation = make_observation(game)
    return step_openspiel(game, steps, lambda state: observation.set_from(state, 0))


def step_list(game: Any, steps: int) -> float:
    return step_openspiel(game, steps, lambda state: state.observation_tensor(0))


def step_plain(game: Any, steps: int) -> float:
    return step_openspiel(game, steps, lambda _: None)


if __name__ == "__main__":
    main()
