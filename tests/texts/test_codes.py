"""The texts of the game: one for every code of the program, and in agreement with the edition files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from sevenroads.editions import LANGUAGES, Catalog
from sevenroads.game.events import Event
from sevenroads.game.story import StoryFact
from sevenroads.players.analyst.reasons import WEIGHTS
from sevenroads.players.analyst.summary import TurnFact
from sevenroads.players.levels import LEVELS
from sevenroads.rules.effects import EFFECTS
from sevenroads.rules.types import Termination

from .files import ROOT, Uses, patterns, texts

MESSAGES: Final = {language: texts(language, "game") for language in LANGUAGES}
ENGLISH: Final = MESSAGES["en"]
SERVER: Final = ROOT / "src" / "sevenroads" / "server"
EDITIONS: Final = ROOT / "src" / "sevenroads" / "editions" / "data"
#: The texts of a card.
PARTS: Final = ("title", "text")
DECKS: Final = sorted((EDITIONS / "victory").glob("*.toml"))
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
    """A text with ordinary spaces and with the lane words as the deck files write them."""
    text = text.replace("\u00a0", " ").replace('{ FORM($lane, "many") }', "{lanes}")
    return text.replace("{ $lane }", "{lane}")


def arguments(key: str) -> set[str]:
    return Uses(patterns("en", "game")[key]).arguments


def card_keys() -> set[str]:
    """The parts of each effect that need a text: what reinforcements do is how many points they give."""
    return {f"{effect}-{part}" for effect in EFFECTS for part in PARTS} - {"reinforcements-text"}


def deck_cards(path: Path) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
    return cards


def test_every_reason_has_a_message() -> None:
    assert {f"reason-{code}" for code in WEIGHTS} <= ENGLISH.keys()


def test_every_fact_of_a_summary_and_of_a_story_has_a_message() -> None:
    said = texts("en", "turns").keys()
    for fact, keys in ((TurnFact, ("deed-{}-enemy", "deed-{}-side")), (StoryFact, ("story-{}",))):
        found = re.search(r"Codes: ([^.]+)\.", fact.__doc__ or "")
        assert found is not None
        codes = re.split(r",\s+", found[1])
        assert len(codes) > 8
        assert {key.format(code) for code in codes for key in keys} <= said


def test_every_refusal_of_the_server_has_a_message() -> None:
    codes = codes_of_the_server()
    assert len(codes) > 8
    assert {f"refusal-{code}" for code in codes} <= ENGLISH.keys()


def test_every_kind_of_event_has_a_log_line_and_two_announcements() -> None:
    fields = {*Event.__dataclass_fields__, "lane", "objective"}
    kinds = kinds_of_events()
    assert len(kinds) == 15
    for kind in kinds:
        for form in ("", "-you", "-enemy"):
            assert arguments(f"event-{kind}{form}") <= fields, kind
        if kind != "game-ended":
            assert "side" in arguments(f"event-{kind}")
        assert "side" not in arguments(f"event-{kind}-you")


def test_every_end_has_texts_for_winner_loser_and_spectators() -> None:
    for termination in Termination:
        name = termination.value.replace(" ", "-")
        forms = {key.removeprefix(f"end-{name}-") for key in ENGLISH if key.startswith(f"end-{name}-")}
        if name == "other":
            assert forms == {"won", "lost", "side", "draw"}
        else:
            assert forms == ({"draw"} if name in DRAWS else {"won", "lost", "side"})


def test_every_level_has_a_name_and_a_description() -> None:
    for level in LEVELS:
        assert ENGLISH[f"level-{level.number}-name"] == level.name
        assert f"level-{level.number}-text" in ENGLISH
    assert f"level-{len(LEVELS) + 1}-name" not in ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", Catalog.editions())
def test_names_agree_with_the_edition_files(edition: str, language: str) -> None:
    said = MESSAGES[language]
    data = tomllib.loads((EDITIONS / f"{edition}.toml").read_text(encoding="utf-8"))
    assert data["lane"][language] == [said[f"lane-{edition}"], said[f"lane-{edition}.many"]]
    for seat in ("south", "north"):
        assert said[f"side-{edition}-{seat}"] == data["seats"][seat][language]
    for unit in data["units"]:
        assert said[f"unit-{unit['letter']}"] == unit["name"][language]
        assert said[f"unit-{unit['letter']}.many"] == unit["plural"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_title_and_a_text_and_no_other_card_has(language: str) -> None:
    said = {key for key in MESSAGES[language] if key.startswith("card-")}
    assert said == {"card-gives", "card-costs", *(f"card-{key}" for key in card_keys())}


def test_every_effect_is_explained() -> None:
    assert {f"card-{effect}" for effect in EFFECTS} <= WEIGHTS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_agree_with_the_deck_file(language: str) -> None:
    """The client's texts are those of cards that give and cost no AP; the others say how many in the file."""
    cards = deck_cards(EDITIONS / "victory" / "ardennes.toml")
    assert {card["id"] for card in cards} == set(EFFECTS)
    for card in cards:
        for part in PARTS if card.get("points", 0) == 0 else PARTS[:1]:
            text = MESSAGES[language][f"card-{card['id']}-{part}"]
            assert plain(text) == plain(card[part][language])


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_card_that_gives_or_costs_points_says_how_many(path: Path) -> None:
    for card in deck_cards(path):
        if points := card.get("points", 0):
            for language in LANGUAGES:
                assert str(abs(points)) in card["text"][language]
