"""Reads the content and the texts of the web client."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from sevenroads.editions import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
CONTENT: Final = ROOT / "web" / "src" / "content"
#: The languages of the edition and deck files, with which the texts must agree.
TRANSLATED: Final = ("en", "nl", "fr", "es", "it")
TEXTS: Final = ROOT / "web" / "src" / "texts"


def load(name: str) -> Any:
    """A file of content that is the same in every language."""
    return json.loads((CONTENT / name).read_text(encoding="utf-8"))


def texts(name: str) -> dict[str, Any]:
    """A file of texts, by language."""
    return {
        language: json.loads((TEXTS / language / name).read_text(encoding="utf-8")) for language in LANGUAGES
    }


def placeholders(text: str) -> frozenset[str]:
    """The placeholders of a text, without forms and capitals; `lanes` counts as `lane`."""
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
    """The structure of a value without its strings, which must be the same in all languages."""
    if isinstance(value, str):
        return ""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    return [shape(part) for part in value] if isinstance(value, list) else value
