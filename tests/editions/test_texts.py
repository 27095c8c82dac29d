"""Everything shipped speaks five languages, and its placeholders take every edition's words."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from sevenroads import Catalog
from sevenroads.editions import DEFAULT_CATALOG, LANGUAGES, Edition, say

EDITIONS = Catalog.editions()
DECKS = ("ardennes", "prototype")
ALL = pytest.mark.parametrize("edition", EDITIONS)
#: The languages of the edition and deck files. In any other language the client shows their names in English.
TRANSLATED = ("en", "nl", "fr", "es", "it")
EACH_LANGUAGE = pytest.mark.parametrize("language", TRANSLATED)


def load(edition: str) -> Edition:
    return DEFAULT_CATALOG.edition(edition).file


def edition_texts(edition: Edition) -> Iterator[tuple[str, dict[str, str]]]:
    yield "name", edition.name
    yield "about", edition.about
    yield "lane", {language: words[0] for language, words in edition.lane.items()}
    yield "lanes", {language: words[1] for language, words in edition.lane.items()}
    yield "seats.south", edition.seats.south
    yield "seats.north", edition.seats.north
    for unit in edition.units:
        yield f"unit {unit.letter} name", unit.name
        yield f"unit {unit.letter} plural", unit.plural


def deck_texts() -> Iterator[tuple[str, dict[str, str]]]:
    for deck in DECKS:
        for found in (DEFAULT_CATALOG.objective_deck(deck).file, DEFAULT_CATALOG.victory_deck(deck).file):
            yield f"{found.kind} {deck} name", found.name
            for card in found.cards:
                yield f"{found.kind} {deck} {card.id} title", card.title
                yield f"{found.kind} {deck} {card.id} text", card.text


def test_the_languages_are_english_dutch_french_spanish_and_italian() -> None:
    assert LANGUAGES[: len(TRANSLATED)] == TRANSLATED


@ALL
def test_every_text_of_an_edition_is_there_in_every_language(edition: str) -> None:
    for key, texts in edition_texts(load(edition)):
        assert set(texts) == set(TRANSLATED), key
        for language, text in texts.items():
            assert text.strip() == text, (key, language)
            assert text, (key, language)


def test_every_text_of_a_deck_is_there_in_every_language() -> None:
    for key, texts in deck_texts():
        assert set(texts) == set(TRANSLATED), key
        for language, text in texts.items():
            assert text.strip() == text, (key, language)
            assert text, (key, language)


def test_card_texts_hold_no_placeholder_but_the_lane_words() -> None:
    for key, texts in deck_texts():
        for language, text in texts.items():
            names = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
            assert names <= {"lane", "lanes"}, (key, language)


@ALL
@EACH_LANGUAGE
def test_card_texts_take_the_lane_word_of_every_edition(edition: str, language: str) -> None:
    lanes = {
        "lane": load(edition).lane_word(language),
        "lanes": load(edition).lane_word(language, plural=True),
    }
    for key, texts in deck_texts():
        said = texts[language].format(**lanes)
        assert "{" not in said, key
        assert "}" not in said, key


@EACH_LANGUAGE
def test_a_card_in_two_decks_has_one_title(language: str) -> None:
    ours = {card.id: card.title[language] for card in DEFAULT_CATALOG.victory_deck("ardennes").file.cards}
    theirs = {card.id: card.title[language] for card in DEFAULT_CATALOG.victory_deck("prototype").file.cards}
    assert {card: ours[card] for card in theirs} == theirs


@EACH_LANGUAGE
def test_no_two_units_and_no_two_cards_share_a_name(language: str) -> None:
    for edition in EDITIONS:
        names = [unit.name[language] for unit in load(edition).units]
        assert len(set(names)) == len(names)
    for deck in DECKS:
        for found in (DEFAULT_CATALOG.objective_deck(deck).file, DEFAULT_CATALOG.victory_deck(deck).file):
            titles = [card.title[language] for card in found.cards]
            assert len(set(titles)) == len(titles)


@ALL
@EACH_LANGUAGE
def test_names_are_given_in_the_language_asked_for(edition: str, language: str) -> None:
    file = load(edition)
    assert file.unit_name("T", language) == file.units[1].name[language]
    assert file.unit_name("T", language, plural=True) == file.units[1].plural[language]
    assert file.seat_name("south", language) == file.seats.south[language]
    assert file.seat_name("north", language) == file.seats.north[language]
    assert (file.lane_word(language), file.lane_word(language, plural=True)) == file.lane[language]


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"en": "road", "nl": "weg"}, "weg"),
        ({"en": "road", "fr": "route"}, "road"),
        ({"fr": "route"}, "route"),
        ({"en": "road", "nl": ""}, "road"),
        ({}, "otherwise"),
    ],
)
def test_a_missing_text_falls_back_to_english_then_to_any(texts: dict[str, str], said: str) -> None:
    assert say(texts, "nl", "otherwise") == said
