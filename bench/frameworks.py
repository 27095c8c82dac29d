"""One game stepped through the Python APIs of PettingZoo and OpenSpiel, beside connect four.

The peer is connect four as each framework ships it: in Python for PettingZoo, in C++ for OpenSpiel. A step is
a random legal action and everything that a learner reads after it: in PettingZoo `last()` with observation
and mask; in OpenSpiel the end of the game, the legal actions and the observation tensor. OpenSpiel has two
ways to read a tensor: an observer, which fills an array, and `observation_tensor`, which makes a list of
floats. Our tensor has 2,898 numbers and connect four's 126, so the list mainly measures the number of floats.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tools.engine_common import Report
from tools.measure import (
    INSTALL,
    Figure,
    Run,
    arguments,
    interleave,
    json_line,
    machine,
    rate,
    ratio,
    say,
    table,
)

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
    found = [*_pettingzoo(), *_openspiel()]
    if not found:
        return
    for name, ours, theirs in found:
        runs[f"{name}: {OURS}"] = partial(ours, steps)
        runs[f"{name}: {PEER}"] = partial(theirs, steps)
    done = interleave(runs, rounds)
    rates = {name: rate(samples, scale=1e3) for name, samples in done.items()}
    rows, figures, ratios = [], {}, {}
    for name, _, _ in found:
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


#: What is measured, and both games, each as a function of the number of steps.
Row = tuple[str, Callable[[int], float], Callable[[int], float]]


def _load(framework: str, *modules: str) -> list[Any]:
    """The modules, or none if one of them is not installed; then say so."""
    try:
        return [importlib.import_module(module) for module in modules]
    except ImportError as error:
        say(f"{framework} is not measured ({error}). To install it: {INSTALL}")
        return []


def _pettingzoo() -> list[Row]:
    modules = ("pettingzoo", "pettingzoo.classic.connect_four.connect_four", "sevenroads.envs.pettingzoo")
    if not (found := _load("PettingZoo", *modules)):
        return []
    pettingzoo, connect_four, _ = found
    ours, theirs = pettingzoo.make("aec", "sevenroads/Ardennes-v0"), connect_four.env()
    return [("PettingZoo", partial(step_pettingzoo, ours), partial(step_pettingzoo, theirs))]


def _openspiel() -> list[Row]:
    modules = ("pyspiel", "open_spiel.python.observation", "sevenroads.envs.openspiel")
    if not (found := _load("OpenSpiel", *modules)):
        return []
    pyspiel, observation, _ = found
    ours, theirs = pyspiel.load_game("sevenroads"), pyspiel.load_game("connect_four")
    ways = {
        "observer": partial(step_observer, observation.make_observation),
        "list of floats": step_list,
        "no tensor": step_plain,
    }
    return [(f"OpenSpiel, {name}", partial(play, ours), partial(play, theirs)) for name, play in ways.items()]


def step_pettingzoo(env: Any, steps: int) -> float:
    pick = random.Random(SEED).random
    made = 0
    while made < steps:
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                break
            (legal,) = seen["action_mask"].nonzero()
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


def step_observer(make_observation: Callable[[Any], Any], game: Any, steps: int) -> float:
    observation = make_observation(game)
    return step_openspiel(game, steps, lambda state: observation.set_from(state, 0))


def step_list(game: Any, steps: int) -> float:
    return step_openspiel(game, steps, lambda state: state.observation_tensor(0))


def step_plain(game: Any, steps: int) -> float:
    return step_openspiel(game, steps, lambda _: None)


if __name__ == "__main__":
    main()
