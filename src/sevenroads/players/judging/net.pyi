from collections.abc import Sequence
from typing import Any

from ...rules.kernel import Position
from .evaluator import LinearEvaluator

SHAPES: dict[str, tuple[int, int]]
PARAMETERS: int
ROAD_INPUTS: tuple[int, int]
WHOLE_INPUTS: int
ROAD_INPUT_COUNT: int
LANE_ACTIONS: int
OUTPUTS: int
FIRST_SECRET_ROAD_INPUT: int
SECRET_WHOLE_INPUTS: tuple[int, ...]

class NetEvaluator(LinearEvaluator):
    figures: dict[str, Any]
    def __init__(
        self,
        value: Sequence[float],
        actions: Sequence[float],
        numbers: Sequence[float],
        figures: dict[str, Any] | None = None,
    ) -> None: ...

def encode(position: Position) -> tuple[bytes, bytes]: ...
def legal_outputs(position: Position, evaluator: LinearEvaluator) -> tuple[bytes, bytes]: ...
def judge(position: Position, evaluator: NetEvaluator) -> tuple[float, list[float]]: ...
def judge_often(position: Position, evaluator: NetEvaluator, times: int) -> float: ...
