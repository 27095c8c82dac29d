"""Loads the Fluent files and fills their messages.

`wording.py` prepares the arguments; `web/src/lib/fluent.ts` does the same in the browser. Import this module
late: it loads Fluent and Babel.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

#: The forms of a word whose names begin like this are plural.
PLURAL: Final = "many"


class Word(FluentType):
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

    def format(self, locale: Locale) -> str:
        return self.form()


def _form(word: Word, form: str) -> Any:
    return word.form(form)


def _capital(text: Word | str) -> Any:
    text = text.form() if isinstance(text, Word) else text
    return text[:1].upper() + text[1:]


#: Fluent's type for functions allows only one argument.
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"FORM": _form, "CAPITAL": _capital}


class Bundles:
    """The messages of a language. A file is read when one of its messages is needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale: Final = "en-GB" if language == "en" else language
        self._files: dict[str, FluentBundle] = {}

    def file(self, name: str) -> FluentBundle:
        found = self._files.get(name)
        if found is None:
            found = FluentBundle([self.locale], functions=_FUNCTIONS, use_isolating=False)
            path = resources.files(__package__) / self.language / f"{name}.ftl"
            found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            self._files[name] = found
        return found

    def find(
        self, key: str, attribute: str = "", values: Mapping[str, Any] | None = None, file: str = "game"
    ) -> str | None:
        """A message or one of its attributes, filled; `None` if neither this language nor English has it."""
        bundle = self.file(file)
        if bundle.has_message(key):
            message = bundle.get_message(key)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, dict(values or {}))[0])
        return None if self.language == "en" else bundles("en").find(key, attribute, values, file)

    def listed(self, items: Sequence[str]) -> str:
        return format_list(items, locale=self.locale.replace("-", "_"))

    def percent(self, share: float) -> str:
        return format_percent(share, locale=self.locale.replace("-", "_"))


@cache
def bundles(language: str) -> Bundles:
    return Bundles(language)
