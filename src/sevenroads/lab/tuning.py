"""Fits the weights of the linear evaluator to games of the machine against itself.

The players search with the current weights. The results train the value weights; the search's visit counts
train the action weights. Some games are played against the greedy player, so that the machine meets another
style. Needs NumPy and SciPy (the extra `train`).

    .venv/bin/python -m sevenroads.lab.tuning --games 2000 --out weights.json
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..extras import needs
from ..players import GreedyPlayer, SearchLimit, SearchPlayer, SearchSettings
from ..players.judging.evaluator import Evaluator, LinearEvaluator, action_features, value_features
from ..players.judging.weights import default_evaluator, load_evaluator
from ..rules.types import Side
from ..state import State

Features = list[tuple[int, float]]

EDITIONS: Final = ("ardennes", "ardennes", "dday", "prototype")
MAX_TURNS: Final = 150
#: The share of searched positions that train the action weights, and of actions drawn by visit count.
TRAINED_SHARE: Final = 0.35
EXPLORATION: Final = 0.15
VALUE_PENALTY: Final = 2e-4
ACTION_PENALTY: Final = 3e-5


@dataclass(slots=True)
class Game:
    """The training data of one game: positions with the side to move, searched choices, south's result."""

    positions: list[tuple[Features, int]] = field(default_factory=list)
    choices: list[list[tuple[Features, int]]] = field(default_factory=list)
    result: float = 0.5


def play_game(seed: int, nodes: int, weights: str | None, greedy_share: float) -> Game:
    """Play one game of the machine against itself or the greedy player, and record its training data."""
    rng = random.Random(seed)
    evaluator = load_evaluator(weights) if weights else default_evaluator()
    state = State.new(rng.choice(EDITIONS), seed=seed, start=rng.choice(("south", "north")))
    _randomise_start(state, rng)
    game = Game()
    players = {side: _searcher(evaluator, nodes, rng) for side in Side}
    planner = GreedyPlayer(rng.getrandbits(30)) if rng.random() < greedy_share else None
    planner_side = rng.choice(list(Side))
    turn = 0
    while not state.is_over and state.turn < MAX_TURNS:
        if state.turn != turn:
            turn = state.turn
            game.positions.append((value_features(state), state.side.number))
        view = state.view(state.side)
        if planner is not None and state.side is planner_side:
            state.apply(planner.choose(view))
        else:
            _searched_action(state, players[state.side], nodes, game, rng)
    outcome = state.outcome
    if outcome is not None and outcome.winner is not None:
        game.result = float(outcome.winner is Side.SOUTH)
    return game


def _searcher(evaluator: Evaluator, nodes: int, rng: random.Random) -> SearchPlayer:
    settings = SearchSettings(exact=False, believes=False, megabytes=16)
    return SearchPlayer(
        SearchLimit(nodes=nodes), seed=rng.getrandbits(30), settings=settings, evaluator=evaluator
    )


def _randomise_start(state: State, rng: random.Random) -> None:
    """Play a few random actions, so that games differ."""
    for _ in range(rng.choice((0, 0, 0, 8, 16, 30))):
        actions = [a for a in state.legal_actions() if a.kind in ("place", "attack", "end")]
        if not actions:
            return
        state.apply(rng.choice(actions))


def _searched_action(state: State, player: SearchPlayer, nodes: int, game: Game, rng: random.Random) -> None:
    legal = state.legal_actions()
    if len(legal) == 1:
        state.apply(legal[0])
        return
    candidates = player.think(state.view(state.side), SearchLimit(nodes=nodes))
    if rng.random() < TRAINED_SHARE:
        features = dict(action_features(state))
        numbers = state.rules.ids
        game.choices.append([(features[numbers[c.action.text]], c.visits) for c in candidates])
    if rng.random() < EXPLORATION:
        weights = [c.visits + 0.01 for c in candidates]
        chosen = rng.choices(candidates, weights)[0]
    else:
        chosen = max(candidates, key=lambda c: c.visits)
    state.apply(chosen.action)


# ---------------------------------------------------------------- fitting


def fit(games: Sequence[Game]) -> dict[str, list[float]]:
    """Value weights by logistic regression on results, action weights by softmax regression on visits."""
    return {"value": _fit_value(games), "actions": _fit_actions(games)}


def _matrix(rows: Sequence[Features], size: int) -> Any:
    from scipy.sparse import csr_matrix

    places = [(number, index) for number, row in enumerate(rows) for index, _ in row]
    amounts = [amount for row in rows for _, amount in row]
    shape = (len(rows), size)
    return csr_matrix((amounts, ([p[0] for p in places], [p[1] for p in places])), shape=shape)


def _minimise(loss: Any, size: int) -> list[float]:
    import numpy as np
    from scipy.optimize import minimize

    found = minimize(loss, np.zeros(size), jac=True, method="L-BFGS-B", options={"maxiter": 300})
    return [round(float(weight), 4) for weight in found.x]


def _fit_value(games: Sequence[Game]) -> list[float]:
    import numpy as np

    rows = [features for game in games for features, _ in game.positions]
    won = np.array(
        [game.result if side == 0 else 1 - game.result for game in games for _, side in game.positions]
    )
    seen = _matrix(rows, LinearEvaluator.VALUE_SIZE)

    def loss(weights: Any) -> tuple[float, Any]:
        chance = 1 / (1 + np.exp(-(seen @ weights)))
        loss_value = -(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean()
        slope = seen.T @ (chance - won) / len(won) + 2 * VALUE_PENALTY * weights
        return loss_value + VALUE_PENALTY * (weights @ weights), slope

    return _minimise(loss, LinearEvaluator.VALUE_SIZE)


def _fit_actions(games: Sequence[Game]) -> list[float]:
    import numpy as np

    choices = [choice for game in games for choice in game.choices]
    rows = [features for choice in choices for features, _ in choice]
    group = np.repeat(np.arange(len(choices)), [len(choice) for choice in choices])
    visits = np.array([count for choice in choices for _, count in choice], dtype=float)
    wanted = visits / np.bincount(group, visits)[group]
    seen = _matrix(rows, LinearEvaluator.ACTION_SIZE)

    def loss(weights: Any) -> tuple[float, Any]:
        scores = seen @ weights
        highest = np.full(len(choices), -np.inf)
        np.maximum.at(highest, group, scores)
        odds = np.exp(scores - highest[group])
        chance = odds / np.bincount(group, odds)[group]
        loss_value = -(wanted * np.log(chance + 1e-9)).sum() / len(choices)
        slope = seen.T @ (chance - wanted) / len(choices) + 2 * ACTION_PENALTY * weights
        return loss_value + ACTION_PENALTY * (weights @ weights), slope

    return _minimise(loss, LinearEvaluator.ACTION_SIZE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the machine's weights to games against itself.")
    parser.add_argument("--games", type=int, default=2000, help="Number of games (2000).")
    parser.add_argument("--nodes", type=int, default=500, help="Simulations for each action (500).")
    parser.add_argument("--greedy", type=float, default=0.25, help="Share of games against greedy (0.25).")
    parser.add_argument("--weights", help="Weights file to play with; by default the shipped weights.")
    parser.add_argument("--seed", type=int, default=1, help="The same seed gives the same games (1).")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="Processes (all cores).")
    parser.add_argument("--out", required=True, help="File for the new weights.")
    options = parser.parse_args()
    with needs("train"):  # report it now, not after the games
        import numpy  # noqa: F401
        import scipy  # noqa: F401
    with ProcessPoolExecutor(options.workers) as pool:
        waiting = [
            pool.submit(play_game, options.seed + number, options.nodes, options.weights, options.greedy)
            for number in range(options.games)
        ]
        games = []
        for number, done in enumerate(waiting, 1):
            games.append(done.result())
            if number % 100 == 0:
                sys.stderr.write(f"{number} of {options.games} games\n")
    Path(options.out).write_text(json.dumps(fit(games)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
