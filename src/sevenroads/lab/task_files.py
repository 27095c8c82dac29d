"""The files that tasks name: weights, and editions with their decks.

A task has only the path of a file. A worker on another computer gets the content with `install`; from then on
the path leads to that content in its process, and nothing is written there. Programs of `exec:` players are
not sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import Struct

from ..editions import DEFAULT_CATALOG
from ..editions.catalog import is_path
from ..players.judging.weights import register_weights
from ..state import State

_WEIGHTS_SETTING: Final = re.compile(r"[:,]weights=([^,]+)")


def weights_files(spec: str) -> list[str]:
    """The weights files that the specification of a player names. A program has none."""
    return [] if spec.startswith("exec:") else _WEIGHTS_SETTING.findall(spec)


class TaskFiles(Struct, frozen=True):
    """The contents of files, by the path that tasks use."""

    weights: dict[str, bytes] = {}
    editions: dict[str, bytes] = {}


NO_FILES: Final = TaskFiles()


def files_of(
    *, weights: Iterable[str] = (), players: Iterable[str] = (), editions: Iterable[str] = ()
) -> TaskFiles:
    """Read weights files, also those of player specifications, and the files of editions and their decks."""
    # Making the player reports a file that does not exist.
    chosen = (path for spec in players for path in weights_files(spec) if Path(path).is_file())
    named = [*weights, *chosen]
    variants = [State.new(edition, seed=0).variant for edition in editions]
    references = {
        reference
        for variant in variants
        for reference in (variant.name, variant.objective_deck.name, variant.victory_deck.name)
        if is_path(reference)
    }
    return TaskFiles(
        {path: Path(path).read_bytes() for path in sorted(set(named))},
        {reference: Path(reference).read_bytes() for reference in sorted(references)},
    )


def install(files: TaskFiles) -> None:
    """Let the paths of the files lead to these contents, in this process."""
    for path, content in files.weights.items():
        register_weights(path, content)
    for reference, content in files.editions.items():
        DEFAULT_CATALOG.register(reference, content)
