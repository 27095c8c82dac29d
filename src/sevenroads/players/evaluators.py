"""Where the machine's judgement comes from: weights in a file, made by `lab.tuning`."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path

from .evaluator import Evaluator


@cache
def default_evaluator() -> Evaluator:
    """The weights shipped with the package."""
    source = resources.files(__package__) / "data" / "weights.json"
    return read_evaluator(source.read_text(encoding="utf-8"))


def read_evaluator(text: str) -> Evaluator:
    weights = json.loads(text)
    return Evaluator(weights["value"], weights["actions"])


def load_evaluator(path: str) -> Evaluator:
    return read_evaluator(Path(path).read_text(encoding="utf-8"))
