"""Digests of what games depend on, so that a resumed run does not mix games of different rules or weights.

They do not cover the program itself: begin a new run after a change of the search.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from pathlib import Path

from ..editions import Variant
from ..players.judging import weights
from .task_files import weights_files


def variant_digest(variant: Variant) -> str:
    """A digest of the rules, units and cards of a variant, wherever they are defined."""
    text = json.dumps(dataclasses.asdict(variant.ruleset), default=sorted, sort_keys=True)
    return _digest(text.encode())


def player_digest(spec: str) -> str:
    """A digest of the weights that a player may use: the package's, or those of the file it names."""
    named = [Path(path) for path in weights_files(spec)]
    files = named or sorted((Path(weights.__file__).parent / "data").iterdir())
    return _digest(b"".join(file.read_bytes() for file in files))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=8).hexdigest()
