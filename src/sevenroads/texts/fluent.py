"""Reads Fluent files and fills their messages, as far as our texts use Project Fluent.

It knows messages, attributes, variables, strings, numbers, functions with positional arguments and selectors.
It has no terms, no references to other messages, no named arguments and no dates. With it, the core needs
no packages for its texts. `tests/texts/test_fluent.py` compares it with Project Fluent's own library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, NoReturn

_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\s*\.([A-Za-z][\w-]*) *=")
_BLANK: Final = re.compile(r"\s*")
_SPACES: Final = re.compile(r" *")
_TEXT: Final = re.compile(r"[^{}\n]+")
#: Line breaks inside a pattern, with the indentation of the next line. These characters end a pattern.
_BREAK: Final = re.compile(r"((?:\n *)*\n)(?:( +)(?=[^ \n.\[*}])|(?=\{))")
_VARIABLE: Final = re.compile(r"\$([A-Za-z][\w-]*)")
_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
_NUMBER: Final = re.compile(r"-?\d+(?:\.\d+)?")
_CALL: Final = re.compile(r"([A-Z][A-Z0-9_-]*)\(")
_VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([^\]\s]+)\s*\]")


@dataclass(frozen=True, slots=True)
class Locale:
    """How a language writes numbers, percentages and lists, and which numbers are singular."""

    group: str
    decimal: str
    percent: str
    conjunction: str
    #: Whether everything below 2 is singular (French), or 1 alone.
    below_two: bool = False

    def number(self, value: float) -> str:
        """With at most three decimals."""
        text = f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")
        return text.translate({ord(","): self.group, ord("."): self.decimal})

    def share(self, value: float) -> str:
        return self.number(round(100 * value)) + self.percent

    def listed(self, items: Sequence[str]) -> str:
        *most, last = items or [""]
        return f"{', '.join(most)} {self.conjunction} {last}" if most else last

    def plural(self, value: float) -> str:
        return "one" if abs(value) == 1 or (self.below_two and abs(value) < 2) else "other"


class Scope(NamedTuple):
    """What a message is filled with."""

    values: Mapping[str, Any]
    functions: Mapping[str, Callable[..., Any]]
    locale: Locale


Expression = Callable[[Scope], Any]
Pattern = tuple[str | Expression, ...]


class Message(NamedTuple):
    value: Pattern | None
    attributes: dict[str, Pattern]


def fill(pattern: Pattern, scope: Scope) -> str:
    return "".join(part if isinstance(part, str) else _shown(part(scope), scope) for part in pattern)


def _shown(value: Any, scope: Scope) -> str:
    return scope.locale.number(value) if isinstance(value, int | float) else str(value)


class Resource:
    """The messages of one file. A message is parsed when it is first needed."""

    def __init__(self, text: str) -> None:
        starts = list(_MESSAGE.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._sources = {start[1]: text[start.end() : end] for start, end in zip(starts, ends, strict=False)}
        self._messages: dict[str, Message] = {}

    def keys(self) -> list[str]:
        return list(self._sources)

    def get(self, key: str) -> Message | None:
        found = self._messages.get(key)
        if found is None and key in self._sources:
            found = self._messages[key] = _Parser(key, self._sources[key]).message()
        return found


class _Parser:
    """Parses one message: everything behind its equals sign."""

    def __init__(self, key: str, text: str) -> None:
        self.key, self.text, self.at = key, text, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def expect(self, mark: str) -> None:
        self.take(_BLANK)
        if not self.text.startswith(mark, self.at):
            self.fail(mark)
        self.at += len(mark)

    def fail(self, expected: str) -> NoReturn:
        rest = self.text[self.at : self.at + 20]
        raise ValueError(f"text {self.key}: expected {expected} before {rest!r}")

    def message(self) -> Message:
        value = self.pattern()
        attributes = {}
        while attribute := self.take(_ATTRIBUTE):
            attributes[attribute[1]] = self.pattern()
        rest = self.text[self.at :].lstrip()
        if rest and not rest.startswith("#"):
            self.fail("the end of the message")
        return Message(value or None, attributes)

    def pattern(self) -> Pattern:
        """Text and placeables up to a line that continues neither; the common indentation is removed."""
        self.take(_SPACES)
        parts: list[str | Expression] = []
        breaks: list[tuple[int, int, int]] = []
        while True:
            if text := self.take(_TEXT):
                parts.append(text[0])
            elif self.text.startswith("{", self.at):
                self.at += 1
                parts.append(self.placeable())
            elif found := self.take(_BREAK):
                breaks.append((len(parts), found[1].count("\n"), len(found[2] or "")))
                parts.append("")
            else:
                break
        common = min((indent for _, _, indent in breaks), default=0)
        for place, lines, indent in breaks:
            parts[place] = "\n" * (lines if place else 0) + " " * (indent - common)
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip()
        return tuple(part for part in parts if part != "")

    def placeable(self) -> Expression:
        self.take(_BLANK)
        expression = self.expression()
        self.take(_BLANK)
        if self.text.startswith("->", self.at):
            self.at += 2
            expression = self.variants(expression)
        self.expect("}")
        return expression

    def expression(self) -> Expression:
        if found := self.take(_VARIABLE):
            name = found[1]
            return lambda scope: scope.values.get(name, f"{{${name}}}")
        if found := self.take(_STRING):
            text = _ESCAPE.sub(lambda escape: _unescaped(*escape.groups()), found[1])
            return lambda scope: text
        if found := self.take(_NUMBER):
            number = float(found[0]) if "." in found[0] else int(found[0])
            return lambda scope: number
        if not (found := self.take(_CALL)):
            self.fail("a variable, a string, a number or a function")
        return self.call(found[1])

    def call(self, name: str) -> Expression:
        arguments: list[Expression] = []
        self.take(_BLANK)
        while not self.text.startswith(")", self.at):
            if arguments:
                self.expect(",")
                self.take(_BLANK)
            arguments.append(self.expression())
            self.take(_BLANK)
        self.at += 1
        return lambda scope: scope.functions[name](*(argument(scope) for argument in arguments))

    def variants(self, selector: Expression) -> Expression:
        found: dict[str, Pattern] = {}
        default = None
        while variant := self.take(_VARIANT):
            found[variant[2]] = self.pattern()
            default = variant[2] if variant[1] else default
        if default is None:
            self.fail("a default variant *[…]")

        def chosen(scope: Scope) -> str:
            value = selector(scope)
            key = next((key for key in found if _matches(key, value, scope.locale)), default)
            return fill(found[key], scope)

        return chosen


def _unescaped(four: str | None, six: str | None, plain: str | None) -> str:
    return plain or chr(int(four or six or "", 16))


def _matches(key: str, value: Any, locale: Locale) -> bool:
    number = _NUMBER.fullmatch(key)
    if isinstance(value, int | float):
        return float(key) == value if number else key == locale.plural(value)
    return not number and key == str(value)
