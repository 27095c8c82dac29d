"""docs/rules.md: every example and tip of the printed rulebooks has a board in the in-app rulebook."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from test_rulebook_statements import STATEMENTS

from sevenroads import State

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
EXAMPLES: Final = {
    example["id"]: example["editions"]
    for example in json.loads(
        (ROOT / "web" / "src" / "content" / "examples.json").read_text(encoding="utf-8")
    )
}
EDITION: Final = {"F": "prototype", "A": "ardennes", "B": "ardennes", "C": "ardennes", "D": "dday"}
BOOKS: Final = {statement.number: set(statement.books()) for statement in STATEMENTS}


@dataclass(frozen=True)
class Row:
    """One row of the table: the statements of some books, and the example that shows them."""

    books: frozenset[str]
    statements: tuple[str, ...]
    example: str


def numbers(text: str) -> list[str]:
    """The numbers of a list: `4.25, 9.14–9.16` gives 4.25, 9.14, 9.15 and 9.16."""
    found = []
    for part in text.split(", "):
        chapter, first, last = re.fullmatch(r"(\d+)\.(\d+)(?:–\1\.(\d+))?", part).groups()
        found += [f"{chapter}.{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def rows() -> list[Row]:
    lines = PAGE[PAGE.index('<a id="printed-examples"></a>') :].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    return [
        Row(frozenset(books.split()), tuple(numbers(found)), example.strip("`"))
        for books, _, found, example in cells[2:]
    ]


ROWS: Final = rows()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.example)
def test_a_row_names_an_example_that_exists_in_the_editions_of_its_books(row: Row) -> None:
    assert {EDITION[book] for book in row.books} <= EXAMPLES[row.example].keys()
    said = set().union(*(BOOKS[number] for number in row.statements))
    assert row.books <= said, "a book that does not have this example"


def test_every_example_and_tip_of_every_book_is_in_the_table() -> None:
    wanted = {
        (statement.number, book)
        for statement in STATEMENTS
        for book in statement.books()
        if re.match(r"Example|Tip|Advice", statement.text) or 13 <= int(statement.number.split(".")[0]) <= 16
    }
    assert len(wanted) > 150
    found = {(number, book) for row in ROWS for number in row.statements for book in row.books}
    assert not wanted - found


def test_every_tactic_comes_from_a_book() -> None:
    tactics = {name for name in EXAMPLES if name.startswith("tactic-")}
    assert tactics == {row.example for row in ROWS if row.example.startswith("tactic-")}
    assert len(tactics) == 8


def test_the_positions_of_the_page_are_those_of_the_examples() -> None:
    """A full position on the page is an example's start, and each `after` line a position reached from it."""
    section = PAGE[PAGE.index('<a id="examples"></a>') :]
    starts = {board["position"] for boards in EXAMPLES.values() for board in boards.values()}
    blocks = [
        block
        for block in re.findall(r"```\n(.*?)```", section, re.DOTALL)
        if " s9:" in block or " n9:" in block
    ]
    assert len(blocks) == 3
    for block in blocks:
        start, *after = block.strip().splitlines()
        assert start in starts
        for line in after:
            actions, roads = re.fullmatch(r"after (.+?): +(\S+)", line).groups()
            state = State.parse(start)
            for action in actions.split():
                state.apply(action)
            assert str(state).split(" ")[1] == roads
