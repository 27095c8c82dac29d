"""What one evaluation by the net costs, compared with ONNX Runtime on the same net, and one simulation.

Ours encodes a position, computes value and preferences and adds the linear part, one position at a time, as
the search does. ONNX Runtime gets the encoded inputs ready-made, for one position and for a batch of 256, on
one thread. The simulations are those of the search with the net, with linear weights, and of `classic`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
from tools.measure import Figure, arguments, cost, interleave, json_line, machine, missing, ratio, table
from tools.net_onnx import model_bytes

from sevenroads import State
from sevenroads.players import CLASSIC, SearchLimit, SearchPlayer, SearchSettings
from sevenroads.players.judging.net import (
    ROAD_INPUT_COUNT,
    ROAD_INPUTS,
    WHOLE_INPUTS,
    NetEvaluator,
    encode,
    judge_often,
)
from sevenroads.players.judging.weights import shipped_evaluator, shipped_weights, unpacked

BATCH = 256


def positions() -> list[State]:
    found = []
    for seed in range(16):
        state = State.new("ardennes", seed=seed)
        state.play_random(10 + 4 * seed, seed)
        if not state.is_over:
            found.append(state)
    return found


def ours(states: list[State], times: int) -> Callable[[], float]:
    net = shipped_evaluator()
    assert isinstance(net, NetEvaluator)

    def run() -> float:
        for state in states:
            judge_often(state, net, times)
        return float(len(states) * times)

    return run


def search(weights: Any, nodes: int) -> Callable[[], float]:
    state = State.new("ardennes", seed=1)
    state.play_random(40, 3)

    def run() -> float:
        settings = CLASSIC if weights == "classic" else SearchSettings(weights=weights)
        player = SearchPlayer(SearchLimit(nodes=nodes), settings=settings)
        player.think(state.view(state.side), player.limit)
        return float(nodes)

    return run


def peers(states: list[State], times: int) -> dict[str, Callable[[], float]]:
    try:
        import onnxruntime
    except ImportError:
        missing("ONNX Runtime")
        return {}
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    numbers = unpacked(json.loads(shipped_weights())["net"])
    session = onnxruntime.InferenceSession(model_bytes(numbers), options, providers=["CPUExecutionProvider"])
    roads = np.zeros((len(states), 7, ROAD_INPUT_COUNT + 1), np.float32)
    whole = np.zeros((len(states), WHOLE_INPUTS), np.float32)
    for number, state in enumerate(states):
        road_inputs, whole_inputs = encode(state)
        whole[number] = np.frombuffer(whole_inputs, np.float32)
        index = np.frombuffer(road_inputs, np.uint16).reshape(ROAD_INPUTS)
        roads[number][np.arange(7)[:, None], index] = 1
    roads = roads[:, :, :-1].copy()

    def runs(size: int) -> Callable[[], float]:
        pick = np.arange(size) % len(states)
        given = {"roads": roads[pick], "whole": whole[pick]}

        def run() -> float:
            for _ in range(max(1, times // size)):
                session.run(None, given)
            return float(size * max(1, times // size))

        return run

    return {"ONNX Runtime, one position": runs(1), f"ONNX Runtime, batch of {BATCH}": runs(BATCH)}


def main() -> None:
    options = arguments(__doc__)
    rounds, times, nodes = (5, 300, 3_000) if options.quick else (11, 2_000, 20_000)
    states = positions()
    subjects = {
        "net": ours(states, times),
        **peers(states, times * 4),
        "simulation with the net": search("current", nodes),
        "simulation with linear weights": search("linear", nodes),
        "simulation of classic": search("classic", nodes),
    }
    done = interleave(subjects, rounds)
    costs = {name: cost(samples, scale=1e-6) for name, samples in done.items()}
    figures = {name: Figure.of(values) for name, values in costs.items()}
    ratios = {name: ratio(values, costs["net"]) for name, values in costs.items()}
    rows = [
        [name, figure.text(2), figure.spread(2), ratios[name].text(1)] for name, figure in figures.items()
    ]
    table("Evaluation", ["", "µs of processor time", "spread", "x net"], rows)
    if options.json:
        json_line({"machine": machine(), "microseconds": figures, "ratios": ratios})


if __name__ == "__main__":
    main()
