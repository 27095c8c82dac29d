"""OpenSpiel as a peer: its compiled random playouts, and how many moves they made.

`pyspiel` shows no call that runs random games and counts their moves, and its
`RandomRolloutEvaluator` cannot be called from Python by itself. But `MCTSBot` calls it: a search of
one single simulation evaluates the root and stops, which is exactly `n_rollouts` compiled random
games from the given position and nothing else (one more clone, and one tree node).

The number of moves in those games is found by replaying them: the evaluator draws from a
`std::mt19937` with the given seed, two words for each choice, and maps them to a range as Abseil's
uniform distribution does. `replay` does the same through the Python API. If the mean result of the
replayed games is not the one the compiled games gave, the replay is not trusted; then games between
two compiled random bots give a mean length, and `exact` is false.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

GAMES: Final = ("breakthrough", "hex")
MASK: Final = (1 << 64) - 1
SAMPLED: Final = 2000


class Moves(NamedTuple):
    """Moves in a number of rollouts; `exact`, or from a mean length."""

    total: float
    exact: bool


def load() -> Any | None:
    """The module `pyspiel`, or `None` if it is not installed, or NumPy is not, which `replay` needs.

    NumPy is not imported here: its start-up takes a number of instructions that differs each time.
    """
    if importlib.util.find_spec("numpy") is None:
        return None
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def rollouts(pyspiel: Any, game: Any, count: int, seed: int) -> float:
    """Play compiled random games from the start; the first player's mean result."""
    evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
    return float(bot.mcts_search(game.new_initial_state()).total_reward)


def moves(pyspiel: Any, game: Any, count: int, seed: int) -> Moves:
    """How many moves `rollouts` makes with the same arguments."""
    total, result = replay(game, count, seed)
    if abs(result - rollouts(pyspiel, game, count, seed)) < 1e-9:
        return Moves(total, True)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    sampled = 0
    for number in range(SAMPLED):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        sampled += state.move_number()
    return Moves(count * sampled / SAMPLED, False)


def replay(game: Any, count: int, seed: int) -> tuple[int, float]:
    """The moves and the first player's mean result of the games that `rollouts` plays."""
    words = _words(seed)
    total, won = 0, 0.0
    root = game.new_initial_state()
    for _ in range(count):
        state = root.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[_below(len(legal), words)])
            total += 1
        won += state.returns()[0]
    return total, won / count


def _words(seed: int) -> Iterator[int]:
    numpy = importlib.import_module("numpy")
    source = numpy.random.RandomState(seed)
    while True:
        yield from source.randint(0, 1 << 32, size=4096, dtype=numpy.uint32).tolist()


def _below(limit: int, words: Iterator[int]) -> int:
    """A number below `limit`, by the high half of a product, redrawn where that would be uneven."""
    if limit & (limit - 1) == 0:
        return _pair(words) & (limit - 1)
    product = _pair(words) * limit
    while product & MASK < (MASK + 1 - limit) % limit:
        product = _pair(words) * limit
    return product >> 64


def _pair(words: Iterator[int]) -> int:
    high = next(words)
    return high << 32 | next(words)
