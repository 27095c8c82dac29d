"""Loads evaluators from weights files, which `lab.training` writes.

A file is JSON: the linear weights (`value`, `actions`), for a net also the numbers of its layers (`net`, as
half-precision floats in base64), and the figures of the training (`training`).

A process that plays for another computer gets the content of that computer's files with `register_weights`.
"""

from __future__ import annotations

import base64
import binascii
import json
import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from .evaluator import LinearEvaluator
from .net import PARAMETERS, NetEvaluator

#: The weights in the package: the strongest known; the linear ones fitted to the same games; and those of the
#: first machine, which never change, so that later ones can be compared with them.
Weights = Literal["current", "linear", "classic"]

#: The version of the net's inputs and layers. A file of another version cannot be used.
NET_VERSION: Final = 1
#: No weight is nearly as large; the evaluators compute in single precision.
_MOST: Final = 1e6


class WeightsError(ValueError):
    """A weights file cannot be used."""


_REGISTERED: Final[dict[str, bytes]] = {}


def register_weights(path: str, content: bytes) -> None:
    """Make a content available under a path, as if it were that file. A later content replaces it."""
    _REGISTERED[path] = content


def weights_content(path: str | Path) -> bytes:
    """The content of a weights file, or the one that was registered for its path."""
    content = _REGISTERED.get(str(path))
    return Path(path).read_bytes() if content is None else content


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
    """An evaluator from the text of a weights file: a net if the file has one."""
    try:
        weights: dict[str, Any] = json.loads(text)
        value, actions = weights["value"], weights["actions"]
    except (ValueError, TypeError, KeyError):
        raise WeightsError("Not a weights file: it needs value and actions.") from None
    if not (_are_weights(value) and _are_weights(actions)):
        raise WeightsError("The value and action weights must be lists of finite numbers.")
    if "net" not in weights:
        return LinearEvaluator(value, actions)
    version = weights.get("version")
    if version != NET_VERSION:
        raise WeightsError(f"The net has version {version}; this program needs {NET_VERSION}.")
    figures = weights.get("training")
    if not isinstance(figures, dict | None):
        raise WeightsError("The figures of the training must be an object.")
    return NetEvaluator(value, actions, unpacked(weights["net"]), figures)


def load_evaluator(path: str | Path) -> LinearEvaluator:
    """An evaluator from a weights file."""
    try:
        return read_evaluator(weights_content(path).decode())
    except ValueError as error:
        raise WeightsError(f"{path}: {error}") from None


def packed(numbers: Sequence[float]) -> str:
    """The numbers of a net's layers as text."""
    return base64.b64encode(struct.pack(f"<{len(numbers)}e", *numbers)).decode()


def unpacked(text: str) -> tuple[float, ...]:
    """The numbers of a net's layers from text."""
    try:
        numbers = struct.unpack(f"<{PARAMETERS}e", base64.b64decode(text, validate=True))
    except (binascii.Error, struct.error, TypeError, ValueError):
        raise WeightsError(f"The net must be {PARAMETERS} half-precision floats in base64.") from None
    if not _are_weights(numbers):
        raise WeightsError("The numbers of the net must be finite.")
    return numbers


def _are_weights(numbers: object) -> bool:
    """Whether this is a list of finite numbers. NaN fails the comparison too."""
    return isinstance(numbers, list | tuple) and all(
        isinstance(number, int | float) and abs(number) <= _MOST for number in numbers
    )
