"""Training games as arrays of the net's inputs and targets. The inputs come from the compiled encoder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from ...players.judging.evaluator import LinearEvaluator, value_features
from ...players.judging.net import OUTPUTS, ROAD_INPUTS, WHOLE_INPUTS, encode, legal_outputs
from ...state import State
from .self_play import TrainingGame
from .targets import Searched, value_targets

#: Linear preference of an action that is not legal.
IMPOSSIBLE: Final = -1e4


@dataclass(frozen=True, slots=True)
class NetRows:
    """The searched positions of some games, one row each.

    `roads` and `whole` are the inputs; `linear_value` (log-odds) and `linear_preferences` are the outputs of
    the linear evaluator that the net corrects. `targets` are what a value should be, `results` what the game
    brought the side to move, and `wanted` each action's share of the visits.
    """

    roads: Any
    whole: Any
    linear_value: Any
    linear_preferences: Any
    targets: Any
    results: Any
    wanted: Any

    def __len__(self) -> int:
        return len(self.targets)

    def part(self, index: Any) -> NetRows:
        """The rows of an index or a slice."""
        return NetRows(*(getattr(self, field.name)[index] for field in fields(self)))

    @staticmethod
    def joined(parts: Sequence[NetRows]) -> NetRows:
        import numpy as np

        columns = (np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(NetRows))
        return NetRows(*columns)


def net_rows_of(game: TrainingGame, linear: LinearEvaluator, value_weights: Any) -> NetRows:
    """Replay a game and encode each searched position."""
    import numpy as np

    state = State.parse(game.start)
    count = sum(bool(step.visits) for step in game.steps)
    roads = np.zeros((count, *ROAD_INPUTS), np.uint16)
    whole = np.zeros((count, WHOLE_INPUTS), np.float16)
    linear_value, results = np.zeros((2, count), np.float32)
    found: list[Searched] = []
    linear_preferences = np.full((count, OUTPUTS), IMPOSSIBLE, np.float16)
    wanted = np.zeros((count, OUTPUTS), np.float16)
    row = 0
    for step in game.steps:
        if step.visits:
            road_inputs, whole_inputs = encode(state)
            roads[row] = np.frombuffer(road_inputs, np.uint16).reshape(ROAD_INPUTS)
            whole[row] = np.frombuffer(whole_inputs, np.float32)
            linear_value[row] = sum(value_weights[number] * much for number, much in value_features(state))
            south = state.side.number == 0
            results[row] = game.result if south else 1 - game.result
            found.append(Searched(state.turn, south, step.value))
            outputs, preferences = legal_outputs(state, linear)
            chosen = np.frombuffer(outputs, np.uint8)
            linear_preferences[row, chosen] = np.frombuffer(preferences, np.float32)
            wanted[row, chosen] = np.array(step.visits) / sum(step.visits)
            row += 1
        state.apply(state.rules.actions[step.action])
    targets = np.array(value_targets(found, game.result), np.float32)
    return NetRows(roads, whole, linear_value, linear_preferences, targets, results, wanted)
