"""Our reader of Fluent files gives the same texts as Project Fluent's own library, and needs no package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale as BabelLocale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from sevenroads.editions import LANGUAGES
from sevenroads.texts.bundles import LOCALES
from sevenroads.texts.fluent import Resource, Scope, fill

from .files import GROUPS, TEXTS, Uses, key_of, patterns

NAMES = {"en": "en_GB"}
NUMBERS = [0, 1, 2, 3, 11, 21, 999, 1000, 12345, 1234567, -1, -2, -1234, 0.5, 1.5, 2.25, 1234.5678, 0.25]
#: Replaces `FORM` and `CAPITAL`: both libraries call them with the same arguments.
FUNCTIONS: dict[str, Any] = {
    "FORM": lambda word, form: f"<{word}|{form}>",
    "CAPITAL": lambda text: f"^{text}",
}


class Keys(Visitor):
    """The keys of all selectors of a pattern."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.found.add(key_of(node))
        self.generic_visit(node)


def fillings(pattern: ast.Pattern) -> Iterator[dict[str, Any]]:
    """Values that reach every variant: words, numbers, and the keys of the selectors.

    The names of plural forms are keys for numbers; no text gets them as words.
    """
    names = Uses(pattern).arguments
    yield {name: f"word-{name}" for name in names}
    for value in (0, 1, 2, 1500, *sorted(Keys(pattern).found - {"one", "other"})):
        yield dict.fromkeys(names, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_in_project_fluent(language: str) -> None:
    compared = 0
    for group in GROUPS:
        source = (TEXTS / language / f"{group}.ftl").read_text(encoding="utf-8")
        bundle = FluentBundle([NAMES.get(language, language)], functions=FUNCTIONS, use_isolating=False)
        bundle.add_resource(FluentResource(source))
        ours = Resource(source)
        for key, pattern in patterns(language, group).items():
            name, _, attribute = key.partition(".")
            expected, found = bundle.get_message(name), ours.get(name)
            assert found is not None
            theirs = expected.attributes[attribute] if attribute else expected.value
            mine = found.attributes[attribute] if attribute else found.value
            for values in fillings(pattern):
                sentence = fill(mine or (), Scope(values, FUNCTIONS, LOCALES[language]))
                assert sentence == bundle.format_pattern(theirs, values)[0], (group, key)
                compared += 1
        assert ours.keys() == list(dict.fromkeys(key.partition(".")[0] for key in patterns(language, group)))
    assert compared > 5_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_shares_lists_and_plurals_are_those_of_babel(language: str) -> None:
    ours, name = LOCALES[language], NAMES.get(language, language)
    plural = BabelLocale.parse(name).plural_form
    for number in NUMBERS:
        assert ours.number(number) == format_decimal(number, locale=name)
        assert ours.share(number) == format_percent(number, locale=name)
        # Some languages have a third form, for whole millions. No text of ours uses it.
        assert ours.plural(number) == plural(number)
    for length in range(5):
        items = ["A", "B", "C", "D"][:length]
        assert ours.listed(items) == format_list(items, locale=name)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = { $x", "expected } before ''"),
        ("a = { other }", "expected a variable, a string, a number or a function before 'other }'"),
        ("a = { $x ->\n    [one] One\n}", "expected a default variant"),
        ("a = One }", "expected the end of the message before '}'"),
        ("a = { FORM($x $y) }", "expected , before"),
    ],
)
def test_a_message_that_cannot_be_read_is_named(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match="text a: ") as error:
        Resource(text).get("a")
    assert problem in str(error.value)


def test_escapes_indentation_and_comments() -> None:
    text = '# A comment = no message\na =\n    One { "\\u007B" }\n\n      Two\n    Three\n# b = 1\nc = 1.5\n'
    found = Resource(text)
    assert found.keys() == ["a", "c"]
    message = found.get("a")
    assert message is not None
    assert message.value is not None
    assert fill(message.value, Scope({}, {}, LOCALES["en"])) == "One {\n\n  Two\nThree"
    assert found.get("b") is None
