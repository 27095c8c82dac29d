"""Loads the weights of the linear evaluator from JSON. `lab.tuning` writes these files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from .evaluator import LinearEvaluator


@cache
def default_evaluator() -> LinearEvaluator:
    """The evaluator with the weights shipped in the package."""
    return load_evaluator(Path(__file__).parent / "data" / "weights.json")


def read_evaluator(text: str) -> LinearEvaluator:
    """An evaluator from the text of a weights file."""
    weights = json.loads(text)
    return LinearEvaluator(weights["value"], weights["actions"])


def load_evaluator(path: str | Path) -> LinearEvaluator:
    """An evaluator from a weights file."""
    return read_evaluator(Path(path).read_text(encoding="utf-8"))
