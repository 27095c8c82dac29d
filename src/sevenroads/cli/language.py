"""The language of the command line: `--language`, else the environment's, else English.

`texts/README.md` says what stays English.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Mapping
from io import TextIOWrapper
from typing import Final

from ..editions import LANGUAGES

#: The variables that name the language of messages, the strongest first.
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
#: The locales without a language of their own; programs then speak English.
_NEUTRAL: Final = ("C", "POSIX")
#: Simpler characters for those of our texts that have no decomposition, and for the marks of the board.
_SIMPLE: Final = {
    **dict(zip("«»“”’·×•", '""""\'.x*', strict=True)),
    **dict(zip("┏┓┗┛━┃╭╮╰╯─│▀▄", "####=#....-|==", strict=True)),
    **dict(zip("▲▼◄►◆★∞∩⚑↕●○", "^v<>@*&nF:o-", strict=True)),
    "¿": "",
}


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the first variable that names one of ours, else English.

    >>> language_of({"LANG": "nl_NL.UTF-8"})
    'nl'
    >>> language_of({"LC_ALL": "C", "LANG": "nl_NL.UTF-8"})
    'en'
    """
    for variable in VARIABLES:
        locale = environment.get(variable, "").split(".")[0].split("@")[0]
        language = locale.replace("-", "_").split("_")[0].lower()
        if locale in _NEUTRAL:
            return "en"
        if language in LANGUAGES:
            return language
    return "en"


def accept_any_terminal() -> None:
    """Print what the terminal's encoding lacks in simpler characters: `e` for `é`, else a question mark."""
    codecs.register_error("sevenroads", _simplified)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="sevenroads")


def _simplified(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    missing = error.object[error.start : error.end]
    return "".join(_simple(character) for character in missing), error.end


def _simple(character: str) -> str:
    plain = _SIMPLE.get(character, unicodedata.normalize("NFKD", character))
    return "".join(c for c in plain if c.isascii()) or ("" if plain == "" else "?")
