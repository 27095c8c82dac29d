"""The options of R10 that are part of the rules: one table, one row each.

Edition files, notation, the command line, HTTP and the web client read an option's name, kind and values
here. An edition that defines its own switches has these instead of `mortar_fires`
(`options_with`). The options of one table only (sides, starting player, first turn) are not rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from ..rules.errors import InvalidEdition
from ..rules.types import FiresWhen

Setting = bool | int | str
Options = Mapping[str, Setting]

#: When a unit whose `fires_when` names a switch may fire (R6.4).
FIRES_WHEN: Final = tuple(when.value for when in FiresWhen)
ROAD_LENGTHS: Final = range(12, 19)


class Kind(StrEnum):
    """What an option's value is, and how it is written after `=` in notation."""

    SPECIALS = "specials"  # True, False or the letters in play
    SWITCH = "switch"  # on or off
    NUMBER = "number"
    CHOICE = "choice"  # one of a few words
    DECK = "deck"  # the reference of a deck


_TYPES: Final[Mapping[Kind, tuple[type, ...]]] = {
    Kind.SPECIALS: (bool, str),
    Kind.SWITCH: (bool,),
    Kind.NUMBER: (int,),
    Kind.CHOICE: (str,),
    Kind.DECK: (str,),
}
_ON_OFF: Final = {"on": True, "off": False}


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `off_word` is how notation writes that it is off: `+novictory`."""

    name: str
    kind: Kind
    help: str
    values: tuple[str, ...] = ()
    numbers: range = range(0)
    off_word: str | None = None

    @property
    def form(self) -> str:
        """What may be given for it, in a few words."""
        if self.kind is Kind.NUMBER:
            return f"{self.numbers[0]} to {self.numbers[-1]}"
        return {
            Kind.SPECIALS: "LETTERS",
            Kind.SWITCH: "on or off",
            Kind.CHOICE: " or ".join((", ".join(self.values[:-1]), *self.values[-1:])),
            Kind.DECK: "ID",
        }[self.kind]

    @property
    def has_value(self) -> bool:
        """Whether notation writes it as `+name=value`."""
        return self.kind is not Kind.SWITCH or self.off_word is None

    def check(self, value: object) -> None:
        """Refuse a value of the wrong type or range. Letters and decks are checked with the edition."""
        kinds = _TYPES[self.kind]
        if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
            expected = " or ".join(kind.__name__ for kind in kinds)
            raise InvalidEdition(f"{self.name} is {value!r}: expected {expected}")
        if self.kind is Kind.CHOICE and value not in self.values:
            raise InvalidEdition(f"{self.name} is {value!r}: expected one of {', '.join(self.values)}")
        if self.kind is Kind.NUMBER and value not in self.numbers:
            raise InvalidEdition(f"{self.name} is {value}: expected {self.form} (R1.1)")

    def read(self, text: str) -> Setting | None:
        """Parse a value in notation or from the command line; `None` if this option has no such value."""
        if self.kind is Kind.SPECIALS:
            return text if re.fullmatch("[A-Z]+", text) else None
        if self.kind is Kind.NUMBER:
            return int(text) if re.fullmatch("[1-9][0-9]?", text, re.ASCII) else None
        if self.kind is Kind.SWITCH:
            return _ON_OFF.get(text)
        return text or None

    def write(self, value: Setting) -> str:
        """The word of notation for a value that is not the edition's own."""
        if not value and self.off_word is not None:
            return self.off_word
        return f"{self.name}={('off', 'on')[value] if isinstance(value, bool) else value}"


def _fire_switch(name: str, help_text: str) -> Option:
    return Option(name, Kind.CHOICE, help_text, values=FIRES_WHEN)


#: In the order in which notation writes them.
OPTIONS: Final = (
    Option("specials", Kind.SPECIALS, "Which special units take part.", off_word="nospecials"),
    Option("victory_cards", Kind.SWITCH, "Play with victory cards.", off_word="novictory"),
    Option("objectives", Kind.SWITCH, "Play with objective cards.", off_word="noobjectives"),
    Option("road_length", Kind.NUMBER, "Tiles of a road.", numbers=ROAD_LENGTHS),
    _fire_switch("mortar_fires", "When the mortar may fire."),
    Option("three_roads_win", Kind.SWITCH, "Whether three conquered roads win."),
    Option("objective_deck", Kind.DECK, "The deck of objective cards."),
    Option("victory_deck", Kind.DECK, "The deck of victory cards."),
)


def options_with(switches: Iterable[str]) -> tuple[Option, ...]:
    """The options of an edition that defines these switches."""
    own = [_fire_switch(name, f"The edition's switch {name}.") for name in switches]
    at = [option.name for option in OPTIONS].index("mortar_fires")
    return (*OPTIONS[:at], *own, *OPTIONS[at + 1 :])


def check_options(known: Iterable[Option], given: Mapping[str, object]) -> None:
    """Refuse options that an edition does not have, and values that an option does not take."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise InvalidEdition(f"unknown option {name!r}: expected one of {', '.join(by_name)}")
        by_name[name].check(value)
