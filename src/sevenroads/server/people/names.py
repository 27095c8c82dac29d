"""Which names an account may have: readable, and not easily mistaken for another one."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_NAME: Final = re.compile(r"[^\W_](?:[\w .'-]{0,28}[\w.])?")
#: Letters without a visible glyph: the Hangul fillers.
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0")
#: Alphabets whose letters can be mistaken for letters of another one, as prefixes of Unicode names.
_CONFUSABLE: Final = re.compile(
    "ARMENIAN|CANADIAN|CARIAN|CHEROKEE|COPTIC|CYRILLIC|DESERET|GEORGIAN|GOTHIC|GREEK|LATIN|LISU|LYCIAN|LYDIAN"
    "|OLD|OSAGE|RUNIC|TIFINAGH|VAI"
)
_RESERVED: Final = re.compile(r"(?i)(player \d+|admin.*|system|server|machine|anonymous)")


class BadName(ValueError):
    """A name is not allowed; the message says why."""

    code = "bad-name"


def check_name(name: str) -> str:
    """Return the normalized name, or raise `BadName` if it could be unreadable or imitate another name."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not _NAME.fullmatch(name):
        raise BadName("A name has 1 to 30 letters, digits, spaces and the characters . ' _ - between them.")
    if not _INVISIBLE.isdisjoint(name):
        raise BadName("This name contains an invisible letter. Leave it out.")
    plain = unicodedata.normalize("NFKC", name)
    if _RESERVED.fullmatch(plain):
        raise BadName("This name is reserved.")
    alphabets = {_CONFUSABLE.match(unicodedata.name(letter, "")) for letter in plain if letter.isalpha()}
    mixed = sorted({alphabet[0].title() for alphabet in alphabets if alphabet is not None})
    if len(mixed) > 1:
        raise BadName(
            f"This name mixes {mixed[0]} and {mixed[1]} letters, some of which look alike."
            " Write it in one alphabet."
        )
    return name
