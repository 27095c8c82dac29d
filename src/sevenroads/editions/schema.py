"""The schema of edition and deck files: their keys, and the checks that need no other file.

`convert` reads a file into these structs, or refuses it with the file, the key and the allowed values.
What units and cards do in play is not decided here: `Edition.army` and the decks return plain rules types.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import Annotated, Final, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

from ..rules.clash import check_clashes
from ..rules.effects import BY_NAME, EFFECTS
from ..rules.errors import InvalidEdition
from ..rules.objectives import fulfilling_sets
from ..rules.types import ROADS, UNIT_CLASSES, Arrow, FiresWhen, Objective, Take, Unit
from .options import OPTIONS, Option, check_options, options_with

#: English comes first: it is the fallback. The web client reads the same file.
LANGUAGES: Final = tuple(
    msgspec.json.decode(Path(__file__).with_name("languages.json").read_bytes(), type=dict[str, str])
)
FORMAT: Final = 1
PLACEHOLDERS: Final = ("lane", "lanes")
#: Most dots in a line that names a table, and in any other, which may hold texts.
MOST_PARTS: Final = 8
MOST_DOTS: Final = 100
#: How units show their rank, and the most stars that a unit has room for.
RANK_SIGNS: Final = ("chevrons", "stars")
MOST_STARS: Final = 5

Positive = Annotated[int, Meta(ge=1, le=99)]
Road = Annotated[int, Meta(ge=1, le=ROADS)]
Id = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*\Z", max_length=40)]
SwitchName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*\Z", max_length=40)]
Texts = dict[str, str]

T = TypeVar("T")


def one_of(key: str, value: str, allowed: Iterable[str]) -> None:
    choices = tuple(allowed)
    if value not in choices:
        expected = choices[0] if len(choices) == 1 else f"one of {', '.join(choices)}"
        raise ValueError(f"{key} is {value!r}: expected {expected}")


def check_texts(key: str, texts: Iterable[str]) -> None:
    for language in texts:
        one_of(f"{key}: language", language, LANGUAGES)


def check_card_texts(key: str, texts: Texts) -> None:
    """Refuse unknown languages and placeholders in a card's text."""
    check_texts(key, texts)
    for text in texts.values():
        try:
            fields = [field for field in Formatter().parse(text) if field[1] is not None]
        except ValueError as error:
            raise ValueError(f"{key}: {text!r}: {error}") from None
        for _, name, form, conversion in fields:
            one_of(f"{key}: placeholder", name or "", PLACEHOLDERS)
            if form or conversion:
                raise ValueError(f"{key}: write the placeholder {name!r} as {{{name}}}")


def say(texts: Texts, language: str, otherwise: str) -> str:
    """A text in a language, else in English, else in any, else `otherwise`."""
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), otherwise)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class ArrowEntry(_File, frozen=True):
    """An arrow of a unit that fires (R6)."""

    direction: str
    tile: Positive
    distance: Annotated[int, Meta(ge=1, le=ROADS - 1)]
    hits: Annotated[list[str], Meta(min_length=1)]

    def __post_init__(self) -> None:
        one_of("direction", self.direction, ("left", "right"))


class UnitEntry(_File, frozen=True):
    """A kind of unit (R2)."""

    letter: Annotated[str, Meta(pattern=r"^[A-Z]\Z")]
    unit_class: str = field(name="class")
    length: Positive
    count: Positive
    rank: Positive | None = None
    special: bool = False
    sweep: Positive | None = None
    fires_when: str | None = None
    arrows: list[ArrowEntry] = []
    name: Texts = {}
    plural: Texts = {}

    def __post_init__(self) -> None:
        one_of("class", self.unit_class, UNIT_CLASSES)
        if (self.rank is not None) != (self.unit_class == "infantry"):
            raise ValueError(f"unit {self.letter}: infantry needs a rank; no other class may have one")
        if self.fires_when is not None and not self.arrows:
            raise ValueError(f"unit {self.letter}: fires_when needs arrows")
        if self.arrows and self.count != 1:
            raise ValueError(f"unit {self.letter}: count must be 1 for a unit with arrows")
        directions = [arrow.direction for arrow in self.arrows]
        if len(set(directions)) != len(directions):
            raise ValueError(f"unit {self.letter}: at most one arrow in each direction")
        for arrow in self.arrows:
            if arrow.tile > self.length:
                raise ValueError(
                    f"unit {self.letter}: arrow on tile {arrow.tile}, but the unit has {self.length} tiles"
                )
        check_texts("name", self.name)
        check_texts("plural", self.plural)


class Seats(_File, frozen=True):
    south: Texts = {}
    north: Texts = {}

    def __post_init__(self) -> None:
        check_texts("seats.south", self.south)
        check_texts("seats.north", self.north)


class Beginner(_File, frozen=True):
    """The options that the rulebook advises for beginners (R10)."""

    specials: bool = False
    victory_cards: bool = False


class Edition(_File, frozen=True):
    """An edition file."""

    format: int
    id: Id
    road_length: int
    three_roads_win: bool
    objective_deck: str
    victory_deck: str
    units: Annotated[list[UnitEntry], Meta(min_length=1)]
    mortar_fires: str | None = None
    ranks: str = "chevrons"
    switches: dict[SwitchName, str] = {}
    name: Texts = {}
    about: Texts = {}
    lane: dict[str, tuple[str, str]] = {}
    seats: Seats = field(default_factory=Seats)
    beginner: Beginner = field(default_factory=Beginner)

    def __post_init__(self) -> None:
        _check_format(self.format)
        for name in self.switches:
            if any(option.name == name for option in OPTIONS):
                raise ValueError(f"switches: every edition has an option {name}: choose another name")
        check_options(self.options, {"road_length": self.road_length, **self.fire_switches})
        letters = [unit.letter for unit in self.units]
        for letter in letters:
            if letters.count(letter) > 1:
                raise ValueError(f"units: {letters.count(letter)} units have the letter {letter}")
        for unit in self.units:
            self._check_unit(unit, letters)
        if sum(unit.fires_when is not None for unit in self.units) > 1:
            raise ValueError("units: at most one unit may have fires_when")
        check_clashes(self.army())
        one_of("ranks", self.ranks, RANK_SIGNS)
        for key in ("name", "about", "lane"):
            check_texts(key, getattr(self, key))

    def _check_unit(self, unit: UnitEntry, letters: list[str]) -> None:
        if unit.length > self.road_length:
            raise ValueError(f"unit {unit.letter}: it is longer than the road ({self.road_length} tiles)")
        if self.ranks == "stars" and (unit.rank or 0) > MOST_STARS:
            raise ValueError(
                f"unit {unit.letter}: rank is {unit.rank}, but ranks in stars go from 1 to {MOST_STARS}"
            )
        for arrow in unit.arrows:
            for target in arrow.hits:
                one_of(f"unit {unit.letter}: arrows: hits", target, (*UNIT_CLASSES, *letters))
        if unit.fires_when is not None:
            if not self.fire_switches:
                raise ValueError(
                    f"unit {unit.letter}: fires_when needs mortar_fires or a switch of the edition"
                )
            one_of(f"unit {unit.letter}: fires_when", unit.fires_when, self.fire_switches)

    @property
    def fire_switches(self) -> dict[str, str]:
        """The edition's switches with their defaults: `mortar_fires`, if it has one, and its own."""
        mortar = {} if self.mortar_fires is None else {"mortar_fires": self.mortar_fires}
        return {**mortar, **self.switches}

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that a game of this edition has (R10)."""
        return options_with(self.fire_switches)

    def army(self, settings: Mapping[str, object] | None = None) -> tuple[Unit, ...]:
        """The units as the rules know them; `settings` has the switches that `fires_when` names (R6.4)."""
        switches = {**self.fire_switches, **(settings or {})}
        return tuple(
            Unit(
                letter=unit.letter,
                unit_class=unit.unit_class,
                length=unit.length,
                count=unit.count,
                rank=unit.rank or 0,
                special=unit.special,
                sweep=unit.sweep or 0,
                arrows=tuple(self._arrow(arrow) for arrow in unit.arrows),
                fires_when=FiresWhen(str(switches.get(unit.fires_when or "", FiresWhen.ALWAYS))),
            )
            for unit in self.units
        )

    def _arrow(self, arrow: ArrowEntry) -> Arrow:
        hits = frozenset(
            unit.letter for unit in self.units if unit.letter in arrow.hits or unit.unit_class in arrow.hits
        )
        return Arrow(arrow.direction, arrow.tile, arrow.distance, hits)

    @property
    def specials(self) -> str:
        return "".join(unit.letter for unit in self.units if unit.special)

    def unit_name(self, letter: str, language: str = "en", plural: bool = False) -> str:
        unit = next(unit for unit in self.units if unit.letter == letter)
        return say(unit.plural if plural else unit.name, language, letter)

    def lane_word(self, language: str = "en", plural: bool = False) -> str:
        words = self.lane.get(language) or self.lane.get("en") or ("road", "roads")
        return words[plural]

    def card_text(self, texts: Texts, language: str = "en", otherwise: str = "") -> str:
        """A card's title or text in a language, in the words of this edition."""
        words = {"lane": self.lane_word(language), "lanes": self.lane_word(language, plural=True)}
        parts = Formatter().parse(say(texts, language, otherwise))
        return "".join(before + (words[name] if name else "") for before, name, _, _ in parts)

    def seat_name(self, side: str, language: str = "en") -> str:
        texts = self.seats.south if side == "south" else self.seats.north
        return say(texts, language, side.capitalize())


class TakeEntry(_File, frozen=True):
    count: Annotated[int, Meta(ge=1, le=ROADS)]
    of: Annotated[list[Road], Meta(min_length=1)]

    def __post_init__(self) -> None:
        if len(set(self.of)) != len(self.of):
            raise ValueError(f"take: {self.of} names a road twice")
        if self.count > len(self.of):
            raise ValueError(f"take: cannot take {self.count} of {len(self.of)} roads")


class ObjectiveEntry(_File, frozen=True):
    """An objective card (R9)."""

    id: Id
    take: Annotated[list[TakeEntry], Meta(min_length=1)]
    deny: list[Road] = []
    count: Positive = 1
    title: Texts = {}
    text: Texts = {}

    def __post_init__(self) -> None:
        check_card_texts("title", self.title)
        check_card_texts("text", self.text)
        if not fulfilling_sets(self.objective):
            raise ValueError(
                f"card {self.id}: not even all seven roads fulfil it (no road counts in two clauses)"
            )

    @property
    def objective(self) -> Objective:
        take = tuple(Take(clause.count, frozenset(clause.of)) for clause in self.take)
        return Objective(self.id, take, frozenset(self.deny), self.count)


class ObjectiveDeck(_File, frozen=True):
    """A deck of objective cards."""

    format: int
    kind: str
    id: Id
    cards: list[ObjectiveEntry]
    name: Texts = {}

    def __post_init__(self) -> None:
        _check_format(self.format)
        one_of("kind", self.kind, ("objectives",))
        _check_distinct([card.id for card in self.cards])
        if sum(card.count for card in self.cards) < 2:
            raise ValueError("cards: a deck needs at least two cards, one for each player")
        check_texts("name", self.name)

    def objectives(self) -> tuple[Objective, ...]:
        return tuple(card.objective for card in self.cards)


class VictoryEntry(_File, frozen=True):
    """A victory card: its id is one of the effects of R8.

    `points` are the AP that playing it gives or, below 0, costs; without a number, those of its effect.
    """

    id: str
    count: Positive = 1
    points: int | None = None
    title: Texts = {}
    text: Texts = {}

    def __post_init__(self) -> None:
        one_of("id", self.id, EFFECTS)
        if self.points is not None:
            BY_NAME[self.id].check_points(self.points)
        check_card_texts("title", self.title)
        check_card_texts("text", self.text)


class VictoryDeck(_File, frozen=True):
    """A deck of victory cards."""

    format: int
    kind: str
    id: Id
    cards: list[VictoryEntry]
    name: Texts = {}

    def __post_init__(self) -> None:
        _check_format(self.format)
        one_of("kind", self.kind, ("victory",))
        _check_distinct([card.id for card in self.cards])
        check_texts("name", self.name)

    def counts(self) -> tuple[tuple[str, int], ...]:
        return tuple((card.id, card.count) for card in self.cards)

    def points(self) -> tuple[tuple[str, int], ...]:
        return tuple((card.id, card.points) for card in self.cards if card.points is not None)


def _check_format(number: int) -> None:
    if number != FORMAT:
        raise ValueError(f"format is {number}: expected {FORMAT}")


def _check_distinct(ids: list[str]) -> None:
    for card in ids:
        if ids.count(card) > 1:
            raise ValueError(f"cards: {card!r} appears {ids.count(card)} times; set its count instead")


def check_depth(text: bytes, source: str) -> None:
    """Refuse keys with many dots: TOML readers take quadratic time for them."""
    for line in text.split(b"\n"):
        if line.count(b".") > (MOST_PARTS if line.lstrip().startswith(b"[") else MOST_DOTS):
            raise InvalidEdition(
                f"{source}: this line has too many dots: {line[:40].decode(errors='replace')}…"
            )


def convert(text: bytes, kind: type[T], source: str) -> T:
    """Read TOML into one of the structs above; `InvalidEdition` names file, key and allowed values."""
    check_depth(text, source)
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise InvalidEdition(f"{source}: {_explain(str(error), kind)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidEdition(f"{source}: not valid TOML: {error}") from None


def _explain(message: str, kind: type) -> str:
    """msgspec's message with the key in front and, for an unknown key, the allowed ones."""
    said, _, path = message.partition(" - at `$")
    key = path.rstrip("`").removeprefix(".")
    if "unknown field" in said:
        said += f": expected one of {', '.join(_keys_at(kind, key))}"
    if "matching regex" in said:
        said += " (lower-case letters, digits and hyphens)" if "a-z0-9" in said else ""
    return f"{key}: {said}" if key else said


def _keys_at(kind: type, path: str) -> list[str]:
    for step in re.findall(r"[a-z_]+(?![a-z_]*\])", path):
        hints = get_type_hints(kind, include_extras=False)
        names = {f.encode_name: f.name for f in msgspec.structs.fields(kind)}
        inner = hints[names[step]]
        kind = next((part for part in get_args(inner) if isinstance(part, type)), inner)
    return [f.encode_name for f in msgspec.structs.fields(kind)]
