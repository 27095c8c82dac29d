"""Loads the weights of the linear evaluator from JSON. `lab.training` writes these files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Literal

from .evaluator import LinearEvaluator

#: The weights in the package: the strongest known, and those of the first machine, which never change. They
#: are what later ones are compared with, and the levels below General are rated with them.
Weights = Literal["current", "classic"]


@cache
def shipped_evaluator(weights: Weights = "current") -> LinearEvaluator:
    """An evaluator with weights from the package."""
    return read_evaluator(shipped_weights(weights))


def shipped_weights(weights: Weights = "current") -> str:
    """The text of a weights file of the package."""
    return (Path(__file__).parent / "data" / f"{weights}.json").read_text(encoding="utf-8")


def default_evaluator() -> LinearEvaluator:
    """The evaluator with the strongest weights of the package."""
    return shipped_evaluator()


def read_evaluator(text: str) -> LinearEvaluator:
    """An evaluator from the text of a weights file."""
    weights = json.loads(text)
    return LinearEvaluator(weights["value"], weights["actions"])


def load_evaluator(path: str | Path) -> LinearEvaluator:
    """An evaluator from a weights file."""
    return read_evaluator(Path(path).read_text(encoding="utf-8"))
