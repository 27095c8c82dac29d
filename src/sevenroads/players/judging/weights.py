"""Where the machine's judgement comes from: weights in a file, made by `lab.tuning`."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path

from .evaluator import LinearEvaluator


@cache
def default_evaluator() -> LinearEvaluator:
    """The weights shipped with the package."""
    source = resources.files(__package__) / "data" / "weights.json"
    return read_evaluator(source.read_text(encoding="utf-8"))


def read_evaluator(text: str) -> LinearEvaluator:
    weights = json.loads(text)
    return LinearEvaluator(weights["value"], weights["actions"])


def load_evaluator(path: str) -> LinearEvaluator:
    return read_evaluator(Path(path).read_text(encoding="utf-8"))
