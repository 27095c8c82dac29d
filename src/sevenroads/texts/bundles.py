"""The messages of a language, and words with grammatical forms.

`fluent.py` reads the files; `wording.py` prepares the arguments. `web/src/lib/fluent.ts` does the same in the
browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from .fluent import Locale, Resource, Scope, fill

#: The forms of a word whose names begin like this are plural.
PLURAL: Final = "many"
LOCALES: Final = {
    "en": Locale(group=",", decimal=".", percent="%", conjunction="and"),
    "nl": Locale(group=".", decimal=",", percent="%", conjunction="en"),
    "fr": Locale(group="\u202f", decimal=",", percent="\u00a0%", conjunction="et", below_two=True),
    "es": Locale(group=".", decimal=",", percent="\u00a0%", conjunction="y"),
    "it": Locale(group=".", decimal=",", percent="%", conjunction="e"),
}


class Word:
    """A word with grammatical forms: the value and the attributes of a message.

    An edition may have its own word (`own`: singular and plural). The forms come from the first of the
    messages `keys` that has the same word. If there is none, the gender is unknown, and `other` gives the
    forms.
    """

    def __init__(
        self, texts: Bundles, keys: Sequence[str], own: tuple[str, str] | None = None, other: str = ""
    ):
        self.texts, self.keys, self.own, self.other = texts, keys, own, other

    def form(self, form: str = "") -> str:
        plural = form.startswith(PLURAL)
        own = self.own and self.own[plural]
        for key in self.keys:
            ours = self.texts.find(key, PLURAL if plural else "")
            if ours is not None and (own is None or own == ours):
                return self.texts.find(key, form) or ours
        return (own and self.texts.find(self.other, form, {"name": own})) or own or self.keys[0]

    def __str__(self) -> str:
        return self.form()


def _form(word: Word, form: str) -> str:
    return word.form(form)


def _capital(text: Word | str) -> str:
    text = str(text)
    return text[:1].upper() + text[1:]


_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"FORM": _form, "CAPITAL": _capital}


class Bundles:
    """The messages of a language. A file is read when one of its messages is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale: Final = LOCALES[language]
        self._files: dict[str, Resource] = {}

    def file(self, name: str) -> Resource:
        found = self._files.get(name)
        if found is None:
            path = Path(__file__).parent / self.language / f"{name}.ftl"
            found = self._files[name] = Resource(path.read_text(encoding="utf-8"))
        return found

    def find(
        self, key: str, attribute: str = "", values: Mapping[str, Any] | None = None, file: str = "game"
    ) -> str | None:
        """A message or one of its attributes, filled; `None` if neither this language nor English has it."""
        message = self.file(file).get(key)
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return fill(pattern, Scope(values or {}, _FUNCTIONS, self.locale))
        return None if self.language == "en" else bundles("en").find(key, attribute, values, file)


@cache
def bundles(language: str) -> Bundles:
    return Bundles(language)
