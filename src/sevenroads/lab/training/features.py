"""Training games as NumPy arrays of features and targets. The features come from the compiled evaluator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...players.judging.evaluator import LinearEvaluator, action_features, value_features
from ...state import State
from .self_play import TrainingGame
from .targets import Searched, value_targets

#: The most features that one action has.
WIDEST: Final = 24


@dataclass(frozen=True, slots=True)
class Rows:
    """The searched positions of some games.

    `values` has a row of features for each position. `targets` are what a value should be, `results` what the
    game brought the side to move. The rows of all legal actions follow one another: `index` and `amount` list
    the features of each, padded with the index `ACTION_SIZE`; `wanted` is each action's share of the visits,
    and `first` the first action of each position.
    """

    values: Any
    targets: Any
    results: Any
    index: Any
    amount: Any
    wanted: Any
    first: Any

    @staticmethod
    def joined(parts: Sequence[Rows]) -> Rows:
        import numpy as np

        offsets = np.cumsum([0, *(len(part.wanted) for part in parts[:-1])])
        first = [part.first + offset for part, offset in zip(parts, offsets, strict=True)]
        return Rows(
            values=np.concatenate([part.values for part in parts]),
            targets=np.concatenate([part.targets for part in parts]),
            results=np.concatenate([part.results for part in parts]),
            index=np.concatenate([part.index for part in parts]),
            amount=np.concatenate([part.amount for part in parts]),
            wanted=np.concatenate([part.wanted for part in parts]),
            first=np.concatenate(first),
        )


def rows_of(game: TrainingGame) -> Rows:
    """Replay a game and extract the features of each searched position."""
    import numpy as np

    state = State.parse(game.start)
    searched = [step for step in game.steps if step.visits]
    choices = sum(len(step.visits) for step in searched)
    values = np.zeros((len(searched), LinearEvaluator.VALUE_SIZE), np.float32)
    results = np.zeros(len(searched), np.float32)
    found: list[Searched] = []
    index = np.full((choices, WIDEST), LinearEvaluator.ACTION_SIZE, np.uint8)
    amount = np.zeros((choices, WIDEST), np.float16)
    wanted = np.zeros(choices, np.float32)
    first = np.zeros(len(searched), np.int64)
    position = choice = 0
    for step in game.steps:
        if step.visits:
            for number, much in value_features(state):
                values[position, number] += much
            south = state.side.number == 0
            results[position] = game.result if south else 1 - game.result
            found.append(Searched(state.turn, south, step.value))
            first[position] = choice
            total = sum(step.visits)
            for (_, features), visits in zip(action_features(state), step.visits, strict=True):
                index[choice, : len(features)] = [number for number, _ in features]
                amount[choice, : len(features)] = [much for _, much in features]
                wanted[choice] = visits / total
                choice += 1
            position += 1
        state.apply(state.rules.actions[step.action])
    targets = np.array(value_targets(found, game.result), np.float32)
    return Rows(values, targets, results, index, amount, wanted, first)
