"""OpenSpiel as a peer: its compiled random playouts, and how many moves they made.

`pyspiel` has no function that runs random games and counts their moves, and Python cannot call its
`RandomRolloutEvaluator`. But `MCTSBot` calls it: a search of one simulation evaluates the root and stops.
That is exactly `n_rollouts` compiled random games from the given position, plus one clone and one tree node.

`replay` counts the moves of those games by replaying them through the Python API. The evaluator draws two
words for each choice from a `std::mt19937` with the given seed and maps them to a range as Abseil's uniform
distribution does; `replay` does the same. If the mean results of replayed and compiled games differ, the
count is estimated from the mean length of games between two compiled random bots, and `exact` is false.
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
    """The number of moves in some rollouts: exact, or estimated from a mean length."""

    total: float
    exact: bool


def load() -> Any | None:
    """The module `pyspiel`, or `None` if it or NumPy (which `replay` needs) is not installed.

    NumPy is not imported here, since its start-up takes a varying number of instructions.
    """
    if importlib.util.find_spec("numpy") is None:
        return None
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def rollouts(pyspiel: Any, game: Any, count: int, seed: int) -> float:
    """Play compiled random games from the start; return the first player's mean result."""
    evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
    return float(bot.mcts_search(game.new_initial_state()).total_reward)


def moves(pyspiel: Any, game: Any, count: int, seed: int) -> Moves:
    """The number of moves that `rollouts` makes with the same arguments."""
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
    """A uniform number below `limit`: the high half of a product, redrawn where it would be biased."""
    if limit & (limit - 1) == 0:
        return _pair(words) & (limit - 1)
    product = _pair(words) * limit
    while product & MASK < (MASK + 1 - limit) % limit:
        product = _pair(words) * limit
    return product >> 64


def _pair(words: Iterator[int]) -> int:
    high = next(words)
    return high << 32 | next(words)
