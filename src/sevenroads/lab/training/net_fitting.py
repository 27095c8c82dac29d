"""Fits the net to rows by stochastic gradient descent. Needs JAX and Optax (the extra `train`).

The layers for the value and those for the preferences are fitted separately: they see different inputs, and
the value, of which a game has only one result, overfits much sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from ...players.judging.net import (
    FIRST_SECRET_ROAD_INPUT,
    LANE_ACTIONS,
    OUTPUTS,
    ROAD_INPUT_COUNT,
    SECRET_WHOLE_INPUTS,
    SHAPES,
    WHOLE_INPUTS,
)
from .net_rows import NetRows

BATCH: Final = 512
LEARNING_RATE: Final = 2e-3
VALUE_EPOCHS: Final = 1
VALUE_DECAY: Final = 0.5
ACTION_EPOCHS: Final = 3
ACTION_DECAY: Final = 1e-4
ROADS: Final = 7

#: Layers by name, each a pair of a matrix and its biases or a matrix alone.
Layers = dict[str, Any]


def fit_net(rows: NetRows, seed: int, start: Sequence[float] | None = None) -> list[float]:
    """The numbers of the net's layers, in the order of `SHAPES`, rounded to half precision.

    The fit goes on from the net `start`, or begins with small random numbers.
    """
    import jax

    keys = jax.random.split(jax.random.key(seed), 4)
    value = _first_layers(keys[0]) if start is None else _half(start, 1)
    actions = _first_layers(keys[1]) if start is None else _half(start, 0)
    value = _descend(_value_loss, value, rows, VALUE_EPOCHS, VALUE_DECAY, seed)
    actions = _descend(_action_loss, actions, rows, ACTION_EPOCHS, ACTION_DECAY, seed + 1)
    return _numbers(actions, value)


def net_losses(rows: NetRows, numbers: Sequence[float]) -> dict[str, float]:
    """How well a net predicts rows: the same measures as `fitting.losses`."""
    import jax
    import numpy as np

    value, actions = _half(numbers, 1), _half(numbers, 0)
    judged: Callable[..., tuple[Any, Any]] = jax.jit(
        lambda batch: (_result_loss(value, batch), _action_loss(actions, batch))
    )
    sums, count = np.zeros(2), 0
    for batch in _batches(rows, None):
        size = len(batch["targets"])
        sums += size * np.array([float(loss) for loss in judged(batch)])
        count += size
    return {"value": round(sums[0] / count, 4), "actions": round(sums[1] / count, 4)}


# ------------------------------------------------------------ layers


def _widths() -> dict[str, int]:
    """The columns of one half of each layer that has two."""
    return {name: SHAPES[name][1] // 2 for name in ("whole", "road", "road_whole", "context")}


def _first_layers(key: Any) -> Layers:
    """Random numbers, small enough that the net begins close to the linear evaluator."""
    import jax
    import jax.numpy as jnp

    active = {"whole": 60, "road": 25, "road_whole": 60, "context": 128}  # inputs that are usually not 0
    layers: Layers = {}
    widths = _widths()
    for name, (rows, columns) in SHAPES.items():
        key, use = jax.random.split(key)
        width = widths.get(name, columns)
        spread = (1.0 / active[name]) ** 0.5 if name in active else 0.02
        layers[name] = spread * jax.random.normal(use, (rows, width), jnp.float32)
        if name not in ("road_whole", "lane_context"):
            layers[name] = layers[name].at[-1].set(0.0)
    return layers


def _half(numbers: Sequence[float], which: int) -> Layers:
    """The layers of the preferences (0) or of the value (1) of a net."""
    import jax.numpy as jnp
    import numpy as np

    layers, widths, at = {}, _widths(), 0
    for name, (rows, columns) in SHAPES.items():
        matrix = np.array(numbers[at : at + rows * columns], np.float32).reshape(rows, columns)
        at += rows * columns
        if name in widths:
            matrix = matrix[:, which * widths[name] : (which + 1) * widths[name]]
        layers[name] = jnp.array(matrix)
    return layers


def _numbers(actions: Layers, value: Layers) -> list[float]:
    import numpy as np

    parts, widths = [], _widths()
    for name in SHAPES:
        first, second = np.array(actions[name]), np.array(value[name])
        if name in widths:
            matrix = np.concatenate([first, second], axis=1)
        else:
            matrix = second if name == "value" else first
        parts.append(matrix.ravel())
    return [float(number) for number in np.concatenate(parts).astype(np.float16)]


def _join(layers: Layers, batch: dict[str, Any], public: bool) -> tuple[Any, Any]:
    """The layers of each road, and the one that joins everything."""
    import jax
    import jax.numpy as jnp

    whole_matrix, road_matrix = layers["whole"], layers["road"]
    if public:
        known = jnp.ones(WHOLE_INPUTS + 1).at[jnp.array(SECRET_WHOLE_INPUTS)].set(0.0)
        whole_matrix = whole_matrix * known[:, None]
        known = jnp.ones(ROAD_INPUT_COUNT + 1).at[FIRST_SECRET_ROAD_INPUT:ROAD_INPUT_COUNT].set(0.0)
        road_matrix = road_matrix * known[:, None]
    whole = jax.nn.relu(batch["whole"] @ whole_matrix[:-1] + whole_matrix[-1])
    base = whole @ layers["road_whole"] + road_matrix[-1]
    roads = jax.nn.relu(batch["roads"] @ road_matrix[:-1] + base[:, None, :])
    joined = jnp.concatenate([whole, roads.sum(axis=1), roads.max(axis=1)], axis=1)
    return roads, jax.nn.relu(joined @ layers["context"][:-1] + layers["context"][-1])


def _log_odds(layers: Layers, batch: dict[str, Any]) -> Any:
    _, context = _join(layers, batch, public=False)
    return batch["linear_value"] + (context @ layers["value"][:-1] + layers["value"][-1])[:, 0]


def _cross_entropy(log_odds: Any, wanted: Any) -> Any:
    import jax

    return (jax.nn.softplus(log_odds) - wanted * log_odds).mean()


def _value_loss(layers: Layers, batch: dict[str, Any]) -> Any:
    return _cross_entropy(_log_odds(layers, batch), batch["targets"])


def _result_loss(layers: Layers, batch: dict[str, Any]) -> Any:
    return _cross_entropy(_log_odds(layers, batch), batch["results"])


def _preferences(layers: Layers, batch: dict[str, Any]) -> Any:
    """The preferences of all actions; those of impossible ones are very low."""
    import jax.numpy as jnp

    roads, context = _join(layers, batch, public=True)
    lanes = roads @ layers["lane_road"][:-1] + layers["lane_road"][-1]
    lanes = (lanes + (context @ layers["lane_context"])[:, None, :])[:, :, :LANE_ACTIONS]
    tail = (context @ layers["tail"][:-1] + layers["tail"][-1])[:, : OUTPUTS - ROADS * LANE_ACTIONS]
    outputs = jnp.concatenate([lanes.reshape(len(lanes), -1), tail], axis=1)
    return outputs + batch["linear_preferences"]


def _action_loss(layers: Layers, batch: dict[str, Any]) -> Any:
    import jax

    chances = jax.nn.log_softmax(_preferences(layers, batch))
    return -(batch["wanted"] * chances).sum(axis=1).mean()


# ------------------------------------------------------------ descent


def _descend(
    loss: Callable[[Layers, dict[str, Any]], Any],
    layers: Layers,
    rows: NetRows,
    epochs: int,
    decay: float,
    seed: int,
) -> Layers:
    import jax
    import numpy as np
    import optax

    steps = max(2, epochs * (len(rows) // BATCH))
    rate = optax.schedules.cosine_onecycle_schedule(steps, LEARNING_RATE)
    optimiser = optax.adamw(rate, weight_decay=decay)
    state = optimiser.init(layers)

    @jax.jit
    def step(layers: Layers, state: Any, batch: dict[str, Any]) -> tuple[Layers, Any]:
        slopes = jax.grad(loss)(layers, batch)
        updates, state = optimiser.update(slopes, state, layers)
        return optax.apply_updates(layers, updates), state

    rng = np.random.default_rng(seed)
    for _ in range(epochs):
        for batch in _batches(rows, rng):
            layers, state = step(layers, state, batch)
    return layers


def _batches(rows: NetRows, rng: Any) -> Iterator[dict[str, Any]]:
    """Batches in random order, all of one size; without a generator in order, with the rest at the end."""
    import numpy as np

    count = len(rows)
    order = np.arange(count) if rng is None else rng.permutation(count)
    # A generator of fewer rows than one batch would yield nothing.
    last = count if rng is None or count < BATCH else count - count % BATCH
    for begin in range(0, last, BATCH):
        part = rows.part(order[begin : begin + BATCH])
        size = len(part)
        roads = np.zeros((size * ROADS, ROAD_INPUT_COUNT + 1), np.float32)
        roads[np.arange(size * ROADS)[:, None], part.roads.reshape(size * ROADS, -1)] = 1
        yield {
            "roads": roads[:, :-1].reshape(size, ROADS, -1),
            "whole": part.whole.astype(np.float32),
            "linear_value": part.linear_value,
            "linear_preferences": part.linear_preferences.astype(np.float32),
            "targets": part.targets,
            "results": part.results,
            "wanted": part.wanted.astype(np.float32),
        }
