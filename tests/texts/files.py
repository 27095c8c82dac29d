"""Reads the text files: their messages, as patterns and as written."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from sevenroads.editions import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
TEXTS: Final = ROOT / "src" / "sevenroads" / "texts"
GROUPS: Final = (
    *("interface", "game", "learning", "lessons", "reference", "rulebook", "examples", "fairplay", "turns"),
    *("coach", "cli"),
)
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")


@cache
def entries(language: str, group: str) -> tuple[ast.EntryType, ...]:
    return tuple(parse((TEXTS / language / f"{group}.ftl").read_text(encoding="utf-8")).body)


@cache
def patterns(language: str, group: str) -> dict[str, ast.Pattern]:
    """The values (`unit-T`) and the attributes (`unit-T.many`) of a file."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, group):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def written(pattern: ast.Pattern) -> str:
    """A pattern as it is written."""
    return "".join(
        part.value if isinstance(part, ast.TextElement) else f"{{ {_expression(part.expression)} }}"
        for part in pattern.elements
    )


def _expression(expression: object) -> str:
    if isinstance(expression, ast.SelectExpression):
        variants = " ".join(f"[{key_of(one)}] {written(one.value)}" for one in expression.variants)
        return f"{serialize_expression(expression.selector)} -> {variants}"
    return str(serialize_expression(expression))  # type: ignore[arg-type]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def texts(language: str, group: str) -> dict[str, str]:
    """All values and attributes of a file as they are written."""
    return {key: written(pattern) for key, pattern in patterns(language, group).items()}


class Uses(Visitor):
    """The arguments and forms that a pattern uses, and its plain text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        #: The argument and the form of each call of `FORM`.
        self.forms: set[tuple[str, str]] = set()
        self.functions: set[str] = set()
        self.plain: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        given = node.arguments.positional
        if node.id.name == "FORM":
            word, form = given
            assert isinstance(word, ast.VariableReference)
            assert isinstance(form, ast.StringLiteral)
            self.forms.add((word.id.name, form.value))
        self.generic_visit(node)
