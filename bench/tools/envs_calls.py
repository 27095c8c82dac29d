"""Part 2 of bench/envs.py: single calls on one position, with OpenSpiel's nearest ones."""

from __future__ import annotations

from typing import Any, Final

from sevenroads import State, observation_spec

from . import openspiel as peer
from .engine_common import Report
from .engine_operations import operation_run as run_of
from .engine_operations import our_positions, peer_positions
from .measure import Figure, Run, cost, interleave, missing, ratio, table

GAMES: Final = ("breakthrough", "connect_four")
OURS: Final = "ardennes"
#: What the call does, ours, and OpenSpiel's; `s` is a state, `t` what `to bytes` gave.
CALLS: Final = (
    ("to bytes", "s.to_bytes()", "s.serialize()"),
    ("from bytes", "State.from_bytes(t)", "game.deserialize_state(t)"),
    ("mask", "s.legal_mask()", "s.legal_actions_mask()"),
    ("mask into an array", "s.legal_mask(mask)", "s.legal_actions_mask()"),
    ("observation", "s.observe('south')", "s.observation_tensor(0)"),
    ("observation into an array", "s.observe('south', seen)", "s.observation_tensor(0)"),
)


def bench_calls(quick: bool, report: Report) -> None:
    pyspiel = peer.load()
    if pyspiel is None:
        missing("OpenSpiel")
    states = our_positions()
    scopes: dict[str, dict[str, Any]] = {
        OURS: {
            "State": State,
            "states": states,
            "texts": [state.to_bytes() for state in states],
            "mask": bytearray(states[0].num_actions),
            "seen": bytearray(observation_spec(OURS).size),
        }
    }
    for name in GAMES if pyspiel else ():
        game = pyspiel.load_game(name)
        found = peer_positions(game)
        scopes[name] = {"game": game, "states": found, "texts": [state.serialize() for state in found]}
    runs: dict[str, Run] = {}
    for title, mine, theirs in CALLS:
        for name, scope in scopes.items():
            runs[f"{name} {title}"] = run_of(mine if name == OURS else theirs, scope, 20 if quick else 150)
    done = {key: cost(samples, scale=1e-6) for key, samples in interleave(runs, 3 if quick else 7).items()}
    ratios: dict[str, Figure] = {}
    rows = []
    for title, mine, theirs in CALLS:
        for name in scopes:
            figure = Figure.of(done[f"{name} {title}"])
            times = ratio(done[f"{name} {title}"], done[f"{OURS} {title}"])
            if name != OURS:
                ratios[f"{name} {title} / {OURS}"] = times
            call = mine if name == OURS else theirs
            rows.append((title, name, call, figure.text(3), figure.spread(3), times.text(1)))
    columns = ("call", "game", "as", "µs", "low to high", f"x {OURS}")
    table(
        "2. Single calls: microseconds of CPU time", columns, rows, "Positions halfway through random games."
    )
    report["figures"]["calls_microseconds"] = {key: Figure.of(values) for key, values in done.items()}
    report["ratios"]["calls"] = ratios
