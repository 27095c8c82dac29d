"""Cleans the text of a chat message, so that it shows what it contains and stays on its own line.

Invisible characters can reorder the text around them, break a line or hide a message. `clean_text` removes
them, except where ordinary text needs them: in emoji sequences, in flags and in scripts with joining letters.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

#: Blocks with emoji. They are listed because Python's Unicode tables are older than the newest emoji.
_EMOJI: Final = r"[\u2190-\u21ff\u2300-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]"
#: Scripts in which a joiner changes how two letters look: Arabic to Sinhala, Myanmar, Khmer, Mongolian.
_JOINING: Final = r"[\u0600-\u0dff\u1000-\u109f\u1780-\u18af]"
_SELECTOR: Final = r"\ufe00-\ufe0f\U000e0100-\U000e01ef"

#: Combining marks on one letter. Tibetan and Vietnamese need several.
MOST_MARKS: Final = 5

#: Format characters that are visible, such as the Arabic number sign.
_VISIBLE_FORMATS: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
#: Invisible characters whose category is that of a letter, a mark or an unassigned character.
_INVISIBLE: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2065\u3164\uffa0\ufff0-\ufff8]"
)
#: The Braille pattern without dots, which looks like a space but is a symbol in Unicode.
_BLANK: Final = re.compile(r"[\u2800]")
#: The flags of England, Scotland and Wales; and all tag characters, of which only flags may consist.
_TAGS: Final = re.compile(
    "(\U0001f3f4(?:"
    + "|".join(
        "".join(chr(0xE0000 + ord(letter)) for letter in region) for region in ("gbeng", "gbsct", "gbwls")
    )
    + ")\U000e007f)|[\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
#: Joiners within an emoji sequence or between two joining letters; and all others.
_JOINERS: Final = re.compile(
    rf"((?:(?<={_EMOJI})|(?<={_EMOJI}\ufe0f))\u200d(?={_EMOJI})|(?<={_JOINING})[\u200c\u200d](?={_JOINING}))"
    r"|[\u200c\u200d]"
)
#: A variation selector that does not follow a visible character.
_LOOSE_SELECTOR: Final = re.compile(rf"(?<![^\s{_SELECTOR}])[{_SELECTOR}]")


def clean_text(text: str) -> str:
    """The text without hidden characters and without spaces around it; empty if nothing visible is left.

    >>> clean_text("one\\u2028two \\u202ethree\\u202c")
    'one two three'
    """
    text = _limit_marks("".join(map(_clean, text)))
    text = _INVISIBLE.sub("", _BLANK.sub(" ", text))
    text = _TAGS.sub(lambda found: found[1] or "", text)
    text = _JOINERS.sub(lambda found: found[1] or "", text)
    return _LOOSE_SELECTOR.sub("", text).strip()


def _limit_marks(text: str) -> str:
    """The text without the marks of a letter beyond `MOST_MARKS`: a tall stack covers other lines."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def _clean(character: str) -> str:
    """The character, a space for a line break or a tab, or nothing for another invisible character."""
    category = unicodedata.category(character)
    if category in ("Cc", "Zl", "Zp"):
        return " " if character.isspace() else ""
    if category == "Cs":
        return ""
    if category == "Cf" and not (
        character in _VISIBLE_FORMATS or character in "\u200c\u200d" or character >= "\U000e0000"
    ):
        return ""
    return character
