"""Fits the linear weights to rows: values by logistic regression, preferences by softmax regression.

Both losses are convex, so Newton's method finds the one minimum in a few steps. Needs NumPy.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any, Final

from ...players.judging.evaluator import LinearEvaluator
from .features import Rows

VALUE_PENALTY: Final = 1e-4
ACTION_PENALTY: Final = 3e-5
MOST_STEPS: Final = 25
#: The fit ends when a step lowers the loss by less than this.
LEAST_GAIN: Final = 1e-7
#: Actions that are expanded to full rows at a time, to bound the memory.
CHUNK: Final = 50_000

#: Computes the loss at some weights, its gradient and its Hessian.
Loss = Callable[[Any], tuple[float, Any, Any]]


def fit_value(rows: Rows, start: list[float]) -> list[float]:
    """The value weights, beginning with others."""
    return _minimised(_with_penalty(lambda weights: _value_loss(rows, weights), VALUE_PENALTY), start)


def fit_actions(rows: Rows, start: list[float]) -> list[float]:
    """The action weights, beginning with others."""
    return _minimised(_with_penalty(lambda weights: _action_loss(rows, weights), ACTION_PENALTY), start)


def losses(rows: Rows, value: list[float], actions: list[float]) -> dict[str, float]:
    """How well weights predict rows.

    `value`: the log loss against the results of the games. `actions`: the cross-entropy with the visits;
    `entropy` is the least that it could be.
    """
    import numpy as np

    chance = _chances(rows, np.array(value))
    log_loss = -(rows.results * np.log(chance) + (1 - rows.results) * np.log(1 - chance)).mean()
    wanted = rows.wanted[rows.wanted > 0].astype(float)
    return {
        "value": round(float(log_loss), 4),
        "actions": round(_action_loss(rows, np.array(actions), curvature=False)[0], 4),
        "entropy": round(float(-(wanted * np.log(wanted)).sum() / len(rows.first)), 4),
    }


def _with_penalty(loss: Loss, penalty: float) -> Loss:
    def penalised(weights: Any) -> tuple[float, Any, Any]:
        import numpy as np

        found, slope, curvature = loss(weights)
        return (
            found + penalty * float(weights @ weights),
            slope + 2 * penalty * weights,
            curvature + 2 * penalty * np.eye(len(weights)),
        )

    return penalised


def _minimised(loss: Loss, start: list[float]) -> list[float]:
    """Newton's method; a step that does not lower the loss is halved."""
    import numpy as np

    weights = np.array(start, dtype=float)
    found, slope, curvature = loss(weights)
    for _ in range(MOST_STEPS):
        step = np.linalg.solve(curvature, slope)
        before = found
        for _ in range(10):
            tried = loss(weights - step)
            if tried[0] < before:
                weights, (found, slope, curvature) = weights - step, tried
                break
            step /= 2
        if before - found < LEAST_GAIN:
            break
    return [round(float(weight), 4) for weight in weights]


def _chances(rows: Rows, weights: Any) -> Any:
    import numpy as np

    return np.clip(1 / (1 + np.exp(-(rows.values @ weights))), 1e-9, 1 - 1e-9)


def _value_loss(rows: Rows, weights: Any) -> tuple[float, Any, Any]:
    import numpy as np

    chance = _chances(rows, weights)
    wanted = rows.targets
    loss = -(wanted * np.log(chance) + (1 - wanted) * np.log(1 - chance)).mean()
    slope = rows.values.T @ (chance - wanted) / len(wanted)
    spread = (chance * (1 - chance)).astype(np.float32)
    curvature = rows.values.T @ (rows.values * spread[:, None]) / len(wanted)
    return float(loss), slope, curvature.astype(float)


def _chunks(rows: Rows) -> Iterator[tuple[int, int]]:
    """Ranges of positions, each with about `CHUNK` actions."""
    import numpy as np

    parts = max(1, len(rows.wanted) // CHUNK)
    edges = np.linspace(0, len(rows.first), parts + 1).astype(int)
    return ((int(begin), int(end)) for begin, end in itertools.pairwise(edges) if begin < end)


def _action_loss(rows: Rows, weights: Any, curvature: bool = True) -> tuple[float, Any, Any]:
    import numpy as np

    size = LinearEvaluator.ACTION_SIZE
    loss, slope, bend = 0.0, np.zeros(size), np.zeros((size, size))
    for begin, end in _chunks(rows):
        low = rows.first[begin]
        high = rows.first[end] if end < len(rows.first) else len(rows.wanted)
        first = rows.first[begin:end] - low
        counts = np.diff(np.append(first, high - low))
        seen = np.zeros((high - low, size + 1), np.float32)
        seen[np.arange(high - low)[:, None], rows.index[low:high]] = rows.amount[low:high]
        seen = seen[:, :size]
        scores = seen @ weights.astype(np.float32)
        odds = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), counts))
        chance = odds / np.repeat(np.add.reduceat(odds, first), counts)
        wanted = rows.wanted[low:high]
        loss -= float((wanted * np.log(chance + 1e-12)).sum(dtype=float))
        slope += seen.T @ (chance - wanted)
        if curvature:
            weighted = seen * chance[:, None]
            means = np.add.reduceat(weighted, first)
            bend += seen.T @ weighted - means.T @ means
    positions = len(rows.first)
    return loss / positions, slope / positions, bend / positions
