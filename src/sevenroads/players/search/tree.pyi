from collections.abc import Sequence
from threading import Event

from ...rules.kernel import Position
from ...rules.tables import Rules
from ..judging.evaluator import Evaluator

class TreeSearch:
    rules: Rules
    evaluator: Evaluator
    simulations: int
    value: float
    @property
    def bytes(self) -> int: ...
    def __init__(
        self,
        rules: Rules,
        evaluator: Evaluator,
        *,
        megabytes: int = 64,
        exploration: float = 1.0,
        caution: float = 0.1,
        sharpness: float = 1.0,
        end_prior: float = 0.0,
        rollout_turns: int = 1,
        tree_win_nodes: int = 0,
        rollout_win_nodes: int = 0,
        textbook: bool = False,
    ) -> None: ...
    def clear(self) -> None: ...
    def search(
        self,
        root: Position,
        objective_weights: Sequence[float],
        objective_pool: Sequence[int],
        victory_pool: Sequence[int],
        seed: int,
        seconds: float = 0.0,
        nodes: int = 0,
        viewer: int | None = None,
        cancel: Event | None = None,
    ) -> list[tuple[int, int, float | None, float]]: ...
    def best_turn(self, position: Position, first: int | None = None) -> list[int]: ...
