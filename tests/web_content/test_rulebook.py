"""The client's rulebook: every rule in every language, every example played by the engine."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from sevenroads import State
from sevenroads.rules.clash import beats
from sevenroads.view import View

from .content import LANGUAGES, ROOT, load, shape, strings, texts
from .tools import boards

BOOKS: Final = texts("rulebook.json")
MESSAGES: Final = texts("game.json")
EXAMPLES: Final[list[dict[str, Any]]] = load("examples.json")
DECK: Final = [key.split(".")[1] for key in MESSAGES["en"] if re.fullmatch(r"card\..+\.title", key)]
PLAYED: Final = [example for example in EXAMPLES if "?" not in example["position"]]


def ids(name: str) -> list[str]:
    """The anchors of a documentation page."""
    return re.findall(r'<a id="([^"]+)"></a>', (ROOT / "docs" / name).read_text(encoding="utf-8"))


def entries(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [entry for chapter in book["chapters"] for entry in (chapter, *chapter["rules"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_of_the_documentation(language: str) -> None:
    numbers = [name.upper() for name in ids("rules.md") if re.fullmatch(r"r\d+(\.\d+)?", name)]
    assert [entry["id"] for entry in entries(BOOKS[language])] == numbers
    assert len(numbers) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_ruling_of_the_documentation(language: str) -> None:
    assert sorted(ruling["id"] for ruling in BOOKS[language]["rulings"]) == sorted(ids("rulings.md"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_structure(language: str) -> None:
    assert shape(BOOKS[language]) == shape(BOOKS["en"])
    for entry, english in zip(entries(BOOKS[language]), entries(BOOKS["en"]), strict=True):
        for key in ("id", "examples", "see", "rulings"):
            assert entry.get(key) == english.get(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_or_has_an_exclamation_mark(language: str) -> None:
    book = BOOKS[language]
    texts = [text for part in ("about", "minute", "rulings", "questions") for text in strings(book[part])]
    texts += [text for entry in entries(book) for block in entry["blocks"] for text in strings(block)]
    empty = [text for text in texts if not text.strip()]
    assert len(empty) <= 1, "only the corner of the table of clashes is empty"
    assert not [text for text in texts if "!" in text]
    assert all(text.count("**") % 2 == 0 for text in texts)


def test_every_link_has_a_target() -> None:
    book = BOOKS["en"]
    numbers = {entry["id"] for entry in entries(book)}
    rulings = {ruling["id"] for ruling in book["rulings"]}
    for entry in entries(book):
        assert set(entry.get("examples", ())) <= book["examples"].keys()
        assert set(entry.get("see", ())) <= numbers
        assert set(entry.get("rulings", ())) <= rulings
    for part in (*book["rulings"], *book["questions"], *EXAMPLES):
        assert set(part["rules"]) <= numbers
    linked = {name for entry in entries(book) for name in entry.get("rulings", ())}
    assert rulings - linked <= {"positions-written-as-ended"}
    for language in LANGUAGES:
        for text in strings(BOOKS[language]):
            assert set(re.findall(r"\bR\d{1,2}(?:\.\d)?\b", text)) <= numbers


def test_every_example_has_a_caption_and_a_rule() -> None:
    names = [example["id"] for example in EXAMPLES]
    assert sorted(set(names)) == sorted(names)
    for book in BOOKS.values():
        assert sorted(book["examples"]) == sorted(names)
    shown = {name for entry in entries(BOOKS["en"]) for name in entry.get("examples", ())}
    assert shown == set(names)


@pytest.mark.parametrize("example", PLAYED, ids=lambda example: example["id"])
def test_an_example_plays_as_written(example: dict[str, Any]) -> None:
    state = State.parse(example["position"])
    frames = [str(state)]
    for action in example["actions"]:
        assert action in [legal.text for legal in state.legal_actions()]
        state.apply(action)
        frames.append(str(state))
    assert frames == example["frames"]
    for refused in example.get("refused", ()):
        reason = State.parse(frames[refused["after"]]).refusal(refused["action"])
        assert reason is not None
        assert (reason.code, reason.rule) == (refused["code"], refused["rule"])
        assert f"refusal.{reason.code}" in MESSAGES["en"]


def table(language: str, rule: str) -> list[list[str]]:
    entry = next(entry for entry in entries(BOOKS[language]) if entry["id"] == rule)
    rows: list[list[str]] = next(block["table"]["rows"] for block in entry["blocks"] if "table" in block)
    return rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_units_clashes_and_cards_agree_with_the_engine(language: str) -> None:
    words = MESSAGES[language]
    armies = [State.new(edition, seed=1).rules.ruleset.army for edition in ("ardennes", "dday")]
    units = {unit.letter: unit for army in armies for unit in army}
    for name, letter, _, length, rank, count, special in table(language, "R2"):
        unit = units[letter]
        assert name == words[f"unit.{letter}.one"]
        assert (length, rank, count) == (str(unit.length), str(unit.rank or "–"), str(unit.count))
        assert (special != "–") is unit.special
    assert {row[1] for row in table(language, "R2")} == units.keys()
    order = "MTRPCSGY"
    for own, (_, *signs) in zip(order, table(language, "R2.3"), strict=True):
        for enemy, sign in zip(order, signs, strict=True):
            wins, loses = beats(units[own], units[enemy]), beats(units[enemy], units[own])
            assert sign == ("+" if wins else "−" if loses else "=")
    lanes = {"{lane}": words["lane.ardennes.one"], "{lanes}": words["lane.ardennes.many"]}
    for effect, (title, text) in zip(DECK, table(language, "R8"), strict=True):
        assert title == words[f"card.{effect}.title"]
        wanted = words[f"card.{effect}.text"]
        for name, word in lanes.items():
            wanted = wanted.replace(name, word)
        assert text == wanted


def test_examples_that_are_views_can_be_parsed() -> None:
    views = [example["position"] for example in EXAMPLES if "?" in example["position"]]
    assert views
    assert all(str(View.parse(view)) == view for view in views)


def test_the_examples_are_up_to_date() -> None:
    assert boards.filled_examples() == boards.EXAMPLES.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("sweep", "|/|/|/|/4TPS|T/|/|"),
        ("stops-at-equal", "TTTTP|P/|/|/|/|/|/|"),
        ("mine-mine", "TTTT|PP/|/|/|/|/|/|"),
        ("mine-blocks", "!3TPPPPMT|/|/|/|/|/|/|"),
        ("opening-points", "|/|/|/3PT|/|/|/|"),
        ("command-tank", "|/|/|TTT/TTK|TC/|MTTTM/|/|"),
        ("artillery", "|TTTPC/|/|/TA|/|/|/|GTTTPC!"),
        ("mortar", "|/|/|TTT/!3TTTTT|/TTR|/|/|"),
        ("private-private", "TTTT|P/|/|/|/|/|/|"),
        ("corporal", "1TTTTC|/|/|/|/|/|/|"),
        ("longest-four", "GTTT|/|/|/|/|/|/|"),
        ("opening", "|/|/T|PT/PPMPPT|MPT/T|TPTP3/PMTP|P/|"),
    ],
)
def test_the_worked_examples_end_as_the_rules_print_them(name: str, end: str) -> None:
    example = next(example for example in EXAMPLES if example["id"] == name)
    assert example["frames"][-1].split(" ")[1] == end
