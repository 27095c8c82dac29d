"""Where the content of the web client stands, and how it is read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
CONTENT: Final = ROOT / "web" / "src" / "content"
LANGUAGES: Final = ("en", "nl", "fr", "es", "it")


def load(name: str) -> Any:
    return json.loads((CONTENT / name).read_text(encoding="utf-8"))


def placeholders(text: str) -> frozenset[str]:
    """The values a text needs, whatever form and capital it asks for; a lane word is one and many."""
    found = re.findall(r"\{(\w+)(?::[a-z-]+)?\}", text)
    names = frozenset(name[0].lower() + name[1:] for name in found)
    return names - {"lanes"} | {"lane"} if "lanes" in names else names


def strings(value: Any) -> list[str]:
    """Every string in a piece of content."""
    if isinstance(value, str):
        return [value]
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in values for text in strings(part)]


def shape(value: Any) -> Any:
    """What must be the same in all languages: everything but the strings."""
    if isinstance(value, str):
        return ""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value] if isinstance(value, list) else value
