"""Reads the content of the web client."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
CONTENT: Final = ROOT / "web" / "src" / "content"


def load(name: str) -> Any:
    """A file of content that is the same in every language."""
    return json.loads((CONTENT / name).read_text(encoding="utf-8"))


def puzzles_file() -> Any:
    """The file of puzzles, which the server reads too."""
    path = ROOT / "src" / "sevenroads" / "players" / "analyst" / "data" / "puzzles.json"
    return json.loads(path.read_text(encoding="utf-8"))


def strings(value: Any) -> list[str]:
    """Every string in a piece of content."""
    if isinstance(value, str):
        return [value]
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in values for text in strings(part)]
