"""Lane words: every text, rendered for every edition, has the lane word of that edition and of no other."""

from __future__ import annotations

import json
import re
from typing import Final

import pytest

from sevenroads.editions import LANGUAGES, Variant
from sevenroads.texts import Texts

from .cases import OWN_NAME, editions, samples
from .files import ROOT, patterns, texts

#: The groups that are checked.
CHECKED: Final = ("game", "learning", "lessons", "reference", "rulebook", "examples", "coach")
#: Names and phrases in which the word is not the lane of the edition.
ALLOWED: Final = ("Seven Roads", "unità via")
EDITIONS: Final = editions()
#: The editions in which a lesson is played, by the first part of its id.
LESSONS: Final[dict[str, set[str]]] = {}
for _lesson in json.loads((ROOT / "web/src/content/lessons.json").read_text(encoding="utf-8"))["lessons"]:
    _played = {step["position"].split(" ")[0].split("+")[0] for step in _lesson["steps"]}
    LESSONS.setdefault(_lesson["id"].split("-")[0], set()).update(_played)


def lane_words(language: str, edition: str) -> set[str]:
    said = texts(language, "game")
    return {said[f"lane-{edition}"], said[f"lane-{edition}.many"]}


def wrong_words(language: str, edition: str) -> re.Pattern[str]:
    """Finds the lane words of the other editions."""
    shipped = [name for name in EDITIONS if name != OWN_NAME]
    words = set().union(*(lane_words(language, name) for name in shipped if name != edition))
    variant = EDITIONS[edition]
    own = {variant.edition.lane_word(language, plural) for plural in (False, True)}
    words -= own | (lane_words(language, edition) if edition in shipped else set())
    return re.compile(rf"\b({'|'.join(sorted(map(re.escape, words)))})\b", re.IGNORECASE)


def rendered(said: Texts, key: str, group: str, variant: Variant) -> list[str]:
    if group == "game":
        return [said.text(key, said.arguments(values, variant), group) for values in samples(key, group)]
    return [said.learning(key, variant, values, file=group) for values in samples(key, group)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("group", CHECKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_the_lane_word_of_another_edition(language: str, group: str, edition: str) -> None:
    said, variant, wrong = Texts(language), EDITIONS[edition], wrong_words(language, edition)
    found = {}
    for key in patterns("en", group):
        # The lane words themselves, and what is named after an edition.
        if key.startswith(("lane-", "edition-")):
            continue
        if group == "lessons" and edition not in LESSONS.get(key.split("-")[0], EDITIONS):
            continue
        for text in rendered(said, key, group, variant):
            for name in ALLOWED:
                text = text.replace(name, "")
            if match := wrong.search(text):
                found[key] = f"{match[0]}: {text}"
    assert not found


def test_a_wrong_word_would_be_found() -> None:
    assert wrong_words("en", "dday").search("Units on this Road stay.")
    assert wrong_words("en", "ardennes").search("three beachheads")
    assert not wrong_words("en", "ardennes").search("Crossroads on road 3")
    assert wrong_words("fr", "dday").search("la route 3")
    assert wrong_words("en", OWN_NAME).search("street 3")
