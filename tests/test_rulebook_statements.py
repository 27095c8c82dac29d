"""docs/rulebook-statements.md: every statement of the printed rulebooks names a rule or a ruling that exists.

The tests check the form of the table and its links. They cannot check that no statement is missing: that
takes a reader with the books.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = (DOCS / "rulebook-statements.md").read_text(encoding="utf-8")
HEADING: Final = "| no. | book and language | statement | our rule | verdict |"
#: The languages in which each book was printed.
LANGUAGES: Final = {"F": {"en"}, "A": {"en", "es", "it"}, "B": {"en", "nl", "fr"}, "C": {"nl"}, "D": {"en"}}
VERDICTS: Final = {"as printed", "ruled"}
LINK: Final = re.compile(r"\[([^\]]+)\]\((\w+\.md)#([^)]+)\)")


@dataclass(frozen=True)
class Statement:
    """One row of the table."""

    number: str
    source: str
    text: str
    ours: str
    verdict: str

    def books(self) -> dict[str, list[str]]:
        """The languages of each book: `F en · B nl fr` gives F: en, and B: nl, fr."""
        parts = [part.split() for part in self.source.split("·")]
        return {book: languages for book, *languages in parts}


def anchors(name: str) -> set[str]:
    return set(re.findall(r'<a id="([^"]+)"></a>', (DOCS / name).read_text(encoding="utf-8")))


RULES: Final = {anchor for anchor in anchors("rules.md") if re.fullmatch(r"r\d+(\.\d+)?", anchor)}
RULINGS: Final = anchors("rulings.md")


def table_lines() -> list[str]:
    """The lines of all tables of statements, without their headings."""
    chapters = PAGE[PAGE.index("\n## 1. ") :]
    lines = [line for line in chapters.splitlines() if line.startswith("|")]
    return [line for line in lines if line != HEADING and set(line) - set("|-")]


STATEMENTS: Final = [
    Statement(*(cell.strip() for cell in line.strip().strip("|").split("|"))) for line in table_lines()
]


def faults(statement: Statement) -> list[str]:
    """What is wrong with a row; empty if nothing is."""
    found = []
    for book, languages in statement.books().items():
        if book not in LANGUAGES or not languages or not set(languages) <= LANGUAGES[book]:
            found.append(f"unknown book or language: {book} {languages}")
    links = LINK.findall(statement.ours)
    if ", ".join(f"[{text}]({page}#{anchor})" for text, page, anchor in links) != statement.ours or not links:
        found.append(f"not a list of links: {statement.ours!r}")
    for text, page, anchor in links:
        known = {"rules.md": RULES, "rulings.md": RULINGS}.get(page, set())
        if anchor not in known or text.lower() != anchor:
            found.append(f"no such rule or ruling: {text} {page}#{anchor}")
    if statement.verdict not in VERDICTS:
        found.append(f"unknown verdict: {statement.verdict!r}")
    if (statement.verdict == "ruled") != any(page == "rulings.md" for _, page, _ in links):
        found.append("a row names a ruling if and only if it is ruled")
    if not statement.text:
        found.append("no statement")
    return found


@pytest.mark.parametrize("statement", STATEMENTS, ids=lambda statement: statement.number)
def test_a_statement_names_its_book_an_existing_rule_or_ruling_and_a_verdict(statement: Statement) -> None:
    assert faults(statement) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"source": "E en"},
        {"source": "C en"},
        {"source": "F"},
        {"text": ""},
        {"ours": ""},
        {"ours": "R4.3"},
        {"ours": "[R4.9](rules.md#r4.9)"},
        {"ours": "[R4.3](rules.md#r4.4)"},
        {"ours": "[no-such-ruling](rulings.md#no-such-ruling)", "verdict": "ruled"},
        {"ours": "[blocked](rulings.md#blocked)"},
        {"verdict": "ruled"},
        {"verdict": "probably"},
    ],
    ids=str,
)
def test_a_wrong_row_is_found(wrong: dict[str, str]) -> None:
    right = Statement("1.1", "F en · B nl fr", "A retreat costs 2.", "[R4.3](rules.md#r4.3)", "as printed")
    assert faults(right) == []
    assert faults(replace(right, **wrong))


@pytest.mark.parametrize("book", LANGUAGES)
def test_every_book_has_statements_in_each_of_its_languages(book: str) -> None:
    for language in LANGUAGES[book]:
        rows = [row for row in STATEMENTS if language in row.books().get(book, ())]
        assert len(rows) > 100, f"book {book} in {language}"


def test_statements_are_numbered_in_order_within_their_chapters() -> None:
    chapters = re.split(r"^## (?=\d+\. )", PAGE, flags=re.MULTILINE)[1:]
    for number, chapter in enumerate(chapters, start=1):
        assert chapter.startswith(f"{number}. ")
        rows = re.findall(r"^\| (\d+\.\d+) \|", chapter, flags=re.MULTILINE)
        assert rows == [f"{number}.{row}" for row in range(1, len(rows) + 1)]
        assert rows
    assert len(chapters) == 17


def test_every_link_of_the_page_leads_to_a_rule_or_a_ruling() -> None:
    for _, page, anchor in LINK.findall(PAGE):
        assert anchor in anchors(page)


def test_every_ruling_that_the_rules_mark_exists() -> None:
    marked = re.findall(r"\[◆\]\(rulings\.md#([^)]+)\)", (DOCS / "rules.md").read_text(encoding="utf-8"))
    assert set(marked) <= RULINGS
