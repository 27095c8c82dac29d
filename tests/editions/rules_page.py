"""The tables of docs/rules.md, read so that the data can be held against them."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "rules.md"

Row = dict[str, str]


def table(first_heading: str, section: str) -> list[Row]:
    """The rows of the first table after a line that begins with `section`, by its first heading."""
    lines = iter(PAGE.read_text(encoding="utf-8").splitlines())
    for line in lines:
        if line.lstrip("#* ").startswith(section):
            break
    for line in lines:
        if line.startswith("|") and _cells(line)[0] == first_heading:
            headings = _cells(line)
            break
    else:
        raise AssertionError(f"no table {first_heading!r} under {section!r}")
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append(dict(zip(headings, _cells(line), strict=True)))
    assert rows
    return rows


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def codes(cell: str) -> list[str]:
    """The words set in code: `13` `14` gives 13 and 14."""
    return re.findall(r"`([^`]+)`", cell)


def roads(cell: str) -> frozenset[int]:
    """The roads a cell names: "1 2 3", "all seven" or "none"."""
    if "all seven" in cell:
        return frozenset(range(1, 8))
    return frozenset(int(number) for number in re.findall(r"\b[1-7]\b", cell))
