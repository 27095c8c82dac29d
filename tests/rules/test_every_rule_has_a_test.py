"""Every rule of the rulebook is cited by a test, and every test cites a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent
FOLDERS = ("rules", "examples")

#: How many numbered rules each chapter has; R10 and R11 have no parts.
PARTS = {1: 6, 2: 5, 3: 2, 4: 4, 5: 5, 6: 6, 7: 4, 8: 2, 9: 1}
RULES = [f"R{chapter}.{part}" for chapter, parts in PARTS.items() for part in range(1, parts + 1)]
RULES += ["R10", "R11"]

#: A chapter as a whole, for what its table or its introduction says.
CHAPTERS = {f"R{chapter}" for chapter in PARTS}


def markers(function: ast.FunctionDef) -> Iterator[str]:
    """The rule numbers in the `@pytest.mark.rule(...)` decorators of a test."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant)
                yield str(argument.value)


@cache
def cited() -> dict[str, list[str]]:
    """Each test of the two folders with the rules it cites."""
    tests: dict[str, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((TESTS / folder).rglob("test_*.py")):
            if path == Path(__file__).resolve():
                continue
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    tests[f"{path.relative_to(TESTS)}::{node.name}"] = list(markers(node))
    return tests


def test_the_scan_finds_the_tests():
    assert len(cited()) > 200


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule):
    assert any(rule in rules for rules in cited().values()), f"no test cites {rule}"


def test_every_test_cites_a_rule():
    assert [test for test, rules in cited().items() if not rules] == []


def test_no_test_cites_a_rule_that_does_not_exist():
    known = {*RULES, *CHAPTERS, "notation"}
    assert {rule for rules in cited().values() for rule in rules} <= known
