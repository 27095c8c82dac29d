"""Which language of the web client a visitor reads."""

from __future__ import annotations

from ...editions import LANGUAGES


def preferred_language(accepted: str) -> str:
    """The language that an Accept-Language header ranks highest; English if it names none of ours.

    Between languages of equal quality the first wins.

    >>> preferred_language("de, nl-BE;q=0.8, fr;q=0.9, en;q=0")
    'fr'
    """
    best, liked = LANGUAGES[0], 0.0
    for entry in accepted.split(","):
        tag, _, parameter = entry.partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(parameter)
        if language in LANGUAGES and quality > liked:
            best, liked = language, quality
    return best


def _quality(parameter: str) -> float:
    name, _, value = parameter.partition("=")
    if name.strip().lower() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
