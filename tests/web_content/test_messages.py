"""The client's messages: complete in every language and for every code of the program."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from sevenroads.editions import Catalog
from sevenroads.game.events import Event
from sevenroads.notation import wording
from sevenroads.players.analyst.reasons import WEIGHTS
from sevenroads.players.levels import LEVELS
from sevenroads.rules.effects import EFFECTS
from sevenroads.rules.types import Termination

from . import content
from .content import LANGUAGES, ROOT, TRANSLATED, placeholders, strings

MESSAGES: Final = content.texts("game.json")
ENGLISH: Final = MESSAGES["en"]
SERVER: Final = ROOT / "src" / "sevenroads" / "server"
EDITIONS: Final = ROOT / "src" / "sevenroads" / "editions" / "data"
#: The texts of a card.
PARTS: Final = ("title", "text")
DECKS: Final = sorted((EDITIONS / "victory").glob("*.toml"))
#: Placeholders of the program's sentences that are derived from a value of another name.
DERIVED: Final = {"units": "unit", "enemies": "enemy", "needed": "count"}
DRAWS: Final = ("turn-limit", "nobody-can-win", "agreement", "repetition")


def kinds_of_events() -> list[str]:
    """The kinds listed in the docstring of `Event`."""
    found = re.search(r"Kinds: ([^.]+)\.", Event.__doc__ or "")
    assert found is not None
    return re.split(r",\s+", found[1])


def codes_of_the_server() -> set[str]:
    """Every code with which the server refuses a command or a request."""
    call = r"(?:CommandRefused|Refused|_send_error|error_answer|__init__)\(\s*"
    pattern = re.compile(call + r'(?:send, )?(?:\w+(?:\.\w+)*, )?(?:code=)?"([a-z-]+)"')
    return {code for path in SERVER.rglob("*.py") for code in pattern.findall(path.read_text())}


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace("\u00a0", " ")


def deck_cards(path: Path) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
    return cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(MESSAGES[language]) == list(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_placeholders(language: str) -> None:
    differ = {
        key: text
        for key, text in MESSAGES[language].items()
        if placeholders(text) != placeholders(ENGLISH[key])
    }
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_an_exclamation_mark(language: str) -> None:
    for key, text in MESSAGES[language].items():
        assert text.strip(), key
        assert "!" not in text, key
        assert text.count("{") == text.count("}") == len(re.findall(r"\{\w+(?::[a-z-]+)?\}", text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_used_in_a_text_exists(language: str) -> None:
    texts = MESSAGES[language]
    groups = {"unit": "unit", "enemy": "unit", "lane": "lane", "side": "side"}
    for key, text in texts.items():
        for name, form in re.findall(r"\{(\w+):([a-z-]+)\}", text):
            group = groups.get(name[0].lower() + name[1:])
            wanted = f"{group}.other.{form}" if group else f"count.{form}.many"
            assert wanted in texts, key


@pytest.mark.parametrize(
    ("group", "sentences"), [("refusal", wording._SENTENCES), ("reason", wording.REASONS)]
)
def test_every_sentence_of_the_engine_has_a_message_with_the_same_placeholders(
    group: str, sentences: dict[str, str]
) -> None:
    for code, sentence in sentences.items():
        given = {DERIVED.get(name, name) for name in placeholders(sentence)} | {"lane"}
        if group == "reason" and "units" in placeholders(sentence):
            given.add("units")
        text = ENGLISH[f"{group}.{code}"]
        assert placeholders(text) <= given, code
        assert placeholders(text) >= given - {"lane", "unit"}, code


def test_every_reason_has_a_message() -> None:
    assert {f"reason.{code}" for code in WEIGHTS} <= ENGLISH.keys()


def test_every_refusal_of_the_server_has_a_message() -> None:
    codes = codes_of_the_server()
    assert len(codes) > 8
    assert {f"refusal.{code}" for code in codes} <= ENGLISH.keys()


def test_every_kind_of_event_has_a_log_line_and_two_announcements() -> None:
    fields = {*Event.__dataclass_fields__, "lane", "objective"}
    kinds = kinds_of_events()
    assert len(kinds) == 15
    for kind in kinds:
        for form in ("", ".you", ".enemy"):
            assert placeholders(ENGLISH[f"event.{kind}{form}"]) <= fields, kind
        if kind != "game-ended":
            assert "side" in placeholders(ENGLISH[f"event.{kind}"])
        assert "side" not in placeholders(ENGLISH[f"event.{kind}.you"])


def test_every_end_has_texts_for_winner_loser_and_spectators() -> None:
    for termination in Termination:
        name = termination.value.replace(" ", "-")
        forms = {key.removeprefix(f"end.{name}.") for key in ENGLISH if key.startswith(f"end.{name}.")}
        if name == "other":
            assert forms == {"won", "lost", "side", "draw"}
        else:
            assert forms == ({"draw"} if name in DRAWS else {"won", "lost", "side"})


def test_every_level_has_a_name_and_a_description() -> None:
    for level in LEVELS:
        assert ENGLISH[f"level.{level.number}.name"] == level.name
        assert f"level.{level.number}.text" in ENGLISH
    assert f"level.{len(LEVELS) + 1}.name" not in ENGLISH


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("edition", Catalog.editions())
def test_names_agree_with_the_edition_files(edition: str, language: str) -> None:
    texts = MESSAGES[language]
    data = tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))
    assert data["lane"][language] == [texts[f"lane.{edition}.one"], texts[f"lane.{edition}.many"]]
    for seat in ("south", "north"):
        assert texts[f"side.{edition}.{seat}"] == data["seats"][seat][language]
    for unit in data["units"]:
        assert texts[f"unit.{unit['letter']}.one"] == unit["name"][language]
        assert texts[f"unit.{unit['letter']}.many"] == unit["plural"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_title_and_a_text_and_no_other_card_has(language: str) -> None:
    texts = {key for key in MESSAGES[language] if key.startswith("card.")}
    assert texts == {f"card.{effect}.{part}" for effect in EFFECTS for part in PARTS}


def test_every_effect_is_explained() -> None:
    assert {f"card-{effect}" for effect in EFFECTS} <= WEIGHTS.keys()


@pytest.mark.parametrize("language", TRANSLATED)
def test_cards_agree_with_the_deck_file(language: str) -> None:
    for card in deck_cards(EDITIONS / "victory" / "ardennes.toml"):
        for part in PARTS:
            text = MESSAGES[language][f"card.{card['id']}.{part}"]
            assert plain(text) == plain(card[part][language])


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_effect_is_on_a_card_of_a_shipped_deck_with_the_same_texts(language: str) -> None:
    """A deck may say less about a card, as `prototype` does, but one deck has the client's texts."""
    cards = [card for path in DECKS for card in deck_cards(path)]
    assert {card["id"] for card in cards} == set(EFFECTS)
    for effect in EFFECTS:
        texts = [
            {part: plain(card[part][language]) for part in PARTS} for card in cards if card["id"] == effect
        ]
        assert {part: plain(MESSAGES[language][f"card.{effect}.{part}"]) for part in PARTS} in texts


def test_french_punctuation_has_no_break_spaces() -> None:
    files = (content.TEXTS / "fr").glob("*.json")
    texts = {str(path): strings(json.loads(path.read_text(encoding="utf-8"))) for path in files}
    for path in EDITIONS.rglob("*.toml"):
        texts[str(path)] = re.findall(r'\bfr = "([^"]*)"', path.read_text(encoding="utf-8"))
    assert len(texts) > 8
    loose = re.compile(r"(?<![\u00a0\u202f])[:;!?»](?= |$)|«(?![\u00a0\u202f])")
    assert not [(name, text) for name, found in texts.items() for text in found if loose.search(text)]
