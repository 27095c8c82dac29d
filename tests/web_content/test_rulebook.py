"""The rulebook: every rule, ruling and question has its texts, and every link a target."""

from __future__ import annotations

import re
from typing import Any, Final

from texts.files import texts

from sevenroads.editions import LANGUAGES

from .content import ROOT, load

BOOK: Final[dict[str, Any]] = load("rulebook.json")
ENTRIES: Final[list[dict[str, Any]]] = [
    entry for chapter in BOOK["chapters"] for entry in (chapter, *chapter["rules"])
]
NUMBERS: Final = {entry["id"] for entry in ENTRIES}
TEXTS: Final = texts("en", "rulebook")


def ids(name: str) -> list[str]:
    """The anchors of a documentation page."""
    return re.findall(r'<a id="([^"]+)"></a>', (ROOT / "docs" / name).read_text(encoding="utf-8"))


def test_the_rulebook_has_every_rule_of_the_documentation() -> None:
    numbers = [name.upper() for name in ids("rules.md") if re.fullmatch(r"r\d+(\.\d+)?", name)]
    assert [entry["id"] for entry in ENTRIES] == numbers
    assert len(numbers) > 40


def test_the_rulebook_has_every_ruling_of_the_documentation() -> None:
    assert sorted(ruling["id"] for ruling in BOOK["rulings"]) == sorted(ids("rulings.md"))


def test_every_entry_has_its_texts_and_no_text_of_an_entry_is_unused() -> None:
    rules = {entry["id"].replace(".", "-") for entry in ENTRIES}
    # A chapter may consist of its rules alone.
    chapters = {chapter["id"] for chapter in BOOK["chapters"]}
    wanted = rules - chapters | {f"{rule}.title" for rule in rules}
    for ruling in BOOK["rulings"]:
        wanted |= {f"ruling-{ruling['id']}.{part}" for part in ("title", "settled")}
    for question in BOOK["questions"]:
        wanted |= {f"question-{question['id']}", f"question-{question['id']}.title"}
    wanted |= {"book.title", "book-about", "book-minute"}
    assert not wanted - TEXTS.keys()
    optional = {f"ruling-{ruling['id']}.{part}" for ruling in BOOK["rulings"] for part in ("open", "why")}
    written = {key for key in TEXTS if re.match(r"R\d|ruling-|question-", key)}
    assert written <= wanted | optional | chapters


def test_every_link_has_a_target() -> None:
    rulings = {ruling["id"] for ruling in BOOK["rulings"]}
    examples = {example["id"] for example in load("examples.json")}
    for entry in ENTRIES:
        assert set(entry.get("examples", ())) <= examples
        assert set(entry.get("see", ())) <= NUMBERS
        assert set(entry.get("rulings", ())) <= rulings
    for part in (*BOOK["rulings"], *BOOK["questions"]):
        assert set(part["rules"]) <= NUMBERS
    linked = {name for entry in ENTRIES for name in entry.get("rulings", ())}
    assert rulings - linked <= {"positions-written-as-ended"}


def test_every_rule_number_in_a_text_exists() -> None:
    for language in LANGUAGES:
        for group in ("rulebook", "examples", "reference", "lessons"):
            for key, text in texts(language, group).items():
                assert set(re.findall(r"\bR\d{1,2}(?:\.\d)?\b", text)) <= NUMBERS, f"{language} {key}"
