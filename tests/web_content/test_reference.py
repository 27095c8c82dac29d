"""The client's quick reference and tips agree with the editions and the rulebook."""

from __future__ import annotations

from typing import Any, Final

from sevenroads import State

from .content import load, strings, texts

CARD: Final[dict[str, list[dict[str, Any]]]] = load("reference.json")
TEXTS: Final = texts("reference.json")
UNITS: Final = {
    unit.letter: unit
    for edition in ("ardennes", "dday")
    for unit in State.new(edition, seed=1).rules.ruleset.army
}


def test_every_language_has_every_text() -> None:
    wanted = {entry["key"] for part in CARD.values() for entry in part if "key" in entry}
    wanted |= {"title", "free", *(f"heading.{part}" for part in CARD)}
    for found in TEXTS.values():
        assert found.keys() == wanted
        assert all(text.strip() and "!" not in text for text in strings(found))


def test_ranks_and_lengths_agree_with_the_army() -> None:
    ranked = {entry["unit"]: entry["stars"] for entry in CARD["ranks"]}
    assert ranked == {unit.letter: unit.rank for unit in UNITS.values() if unit.rank}
    assert all(UNITS[entry["unit"]].special == entry["special"] for entry in CARD["ranks"])
    lengths = {letter: entry["length"] for entry in CARD["lengths"] for letter in entry["units"]}
    assert lengths == {unit.letter: unit.length for unit in UNITS.values()}
    specials = {entry["unit"] for entry in CARD["specials"]}
    assert specials == {unit.letter for unit in UNITS.values() if unit.special}


def test_every_rule_and_every_example_exists() -> None:
    book = texts("rulebook.json")["en"]
    numbers = {entry["id"] for chapter in book["chapters"] for entry in (chapter, *chapter["rules"])}
    for part in CARD.values():
        for entry in part:
            assert entry.get("rule", "R2") in numbers
            assert entry.get("example", "sweep") in book["examples"]
