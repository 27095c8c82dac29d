"""Finds editions and decks by id or by file, and joins an edition with options to a `Variant`.

A *reference* is the id of something shipped with the package, or the path of a file (it contains a
`/` or ends in `.toml`). A catalog made with `files=False` opens no files: it knows the shipped ids and the
texts registered with it. Use it for references that come from other people.

A catalog belongs to one revision of the rules, by default the current one; `Catalog.at_revision` gives the
catalog for reading an older game.
"""

from __future__ import annotations

import stat
import threading
import weakref
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final, Generic, Literal, TypeVar

from ..rules import RULES_REVISION
from ..rules.errors import InvalidEdition
from ..rules.tables import Rules
from ..rules.types import Ruleset
from .options import Options, Setting, check_options
from .revisions import check_revision, check_value, shipped_files
from .schema import Edition, ObjectiveDeck, VictoryDeck, check_depth, convert

File = TypeVar("File", Edition, ObjectiveDeck, VictoryDeck)

_FOLDERS: Final[dict[type, str]] = {Edition: "", ObjectiveDeck: "objectives", VictoryDeck: "victory"}
_NOUNS: Final[dict[type, str]] = {
    Edition: "edition",
    ObjectiveDeck: "objective deck",
    VictoryDeck: "victory deck",
}
FileKind = Literal["edition", "objectives", "victory"]
_LARGEST_FILE: Final = 1 << 20
_MOST_REGISTERED: Final = 2000
#: How many files and rulesets are cached. Clients choose options freely, so the number must be bounded.
_MOST_KEPT: Final = 256


@dataclass(frozen=True)
class Named(Generic[File]):
    """A file and the reference by which it was found. Notation writes the reference."""

    name: str
    file: File


@dataclass(frozen=True)
class Variant:
    """An edition with all its options settled.

    `Catalog.variant` makes it, and returns the same object for the same options while one is in use.
    """

    name: str
    edition: Edition
    #: By option, as in `Edition.options`: its value, and the edition's own value.
    settings: Mapping[str, Setting]
    defaults: Mapping[str, Setting]
    objective_deck: Named[ObjectiveDeck]
    victory_deck: Named[VictoryDeck]
    #: The revision of the rules that its edition and decks belong to.
    revision: int

    @property
    def specials(self) -> str:
        """The letters of the special units in play, in army order."""
        return str(self.settings["specials"])

    @property
    def victory_cards(self) -> bool:
        return bool(self.settings["victory_cards"])

    @property
    def objectives(self) -> bool:
        return bool(self.settings["objectives"])

    @property
    def road_length(self) -> int:
        return int(self.settings["road_length"])

    @property
    def three_roads_win(self) -> bool:
        return bool(self.settings["three_roads_win"])

    @property
    def rules(self) -> Rules:
        """The compiled rules. Only they hold a reference to the variant, so that both can be freed."""
        known: Callable[[], Rules | None] | None = self.__dict__.get("_rules")
        rules = known() if known is not None else None
        if rules is None:
            rules = Rules(self.ruleset, self)
            self.__dict__["_rules"] = weakref.ref(rules)
        return rules

    @cached_property
    def ruleset(self) -> Ruleset:
        return Ruleset(
            army=self.edition.army(self.settings),
            road_length=self.road_length,
            specials=frozenset(self.specials),
            three_roads_win=self.three_roads_win,
            objectives=self.objective_deck.file.objectives() if self.objectives else (),
            victory_cards=self.victory_deck.file.counts() if self.victory_cards else (),
            card_points=self.victory_deck.file.points() if self.victory_cards else (),
        )


Kept = TypeVar("Kept")


class _Recent(Generic[Kept]):
    """A bounded cache of the most recent values. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._all: dict[Hashable, Kept] = {}
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Kept | None:
        return self._all.get(key)

    def keep(self, key: Hashable, value: Kept) -> None:
        with self._lock:
            self._all.pop(key, None)
            self._all[key] = value
            if len(self._all) > self._most:
                del self._all[next(iter(self._all))]


def is_path(reference: str) -> bool:
    return "/" in reference or reference.endswith(".toml")


class Catalog:
    """Finds editions and decks. A file is converted once as long as its text does not change.

    >>> Catalog().editions()
    ['ardennes', 'dday', 'prototype']
    >>> Catalog().variant("dday", {"victory_cards": False}).victory_cards
    False
    """

    def __init__(self, *, files: bool = True) -> None:
        self.revision = RULES_REVISION
        self._files = files
        self._registered: _Recent[bytes] = _Recent(_MOST_REGISTERED)
        self._read: _Recent[object] = _Recent(_MOST_KEPT)
        self._variants: weakref.WeakValueDictionary[Hashable, Variant] = weakref.WeakValueDictionary()
        self._rules: _Recent[Rules] = _Recent(_MOST_KEPT)
        self._by_text: _Recent[Variant] = _Recent(_MOST_KEPT)
        self._of_revision: dict[int, Catalog] = {self.revision: self}

    def at_revision(self, revision: int) -> Catalog:
        """This catalog with the shipped files of a revision of the rules; `InvalidEdition` if it is unknown.

        The catalogs of all revisions share the registered texts.

        >>> Catalog().at_revision(1).variant("ardennes").revision
        1
        """
        check_revision(revision)
        found = self._of_revision.get(revision)
        if found is None:
            found = Catalog(files=self._files)
            found.revision = revision
            found._registered = self._registered
            found._of_revision = self._of_revision
            found = self._of_revision.setdefault(revision, found)
        return found

    @staticmethod
    def editions() -> list[str]:
        """The ids of the shipped editions."""
        return list(shipped_files("", RULES_REVISION))

    def edition(self, reference: str) -> Named[Edition]:
        return self._find(reference, Edition)

    def objective_deck(self, reference: str) -> Named[ObjectiveDeck]:
        return self._find(reference, ObjectiveDeck)

    def victory_deck(self, reference: str) -> Named[VictoryDeck]:
        return self._find(reference, VictoryDeck)

    def register(self, reference: str, text: bytes) -> None:
        """Make a text available under a reference that looks like a path, as if it were that file.

        A reference that is registered again keeps its first text: positions that name it must not change.
        """
        if not is_path(reference):
            raise ValueError(f"{reference!r}: expected a name that ends in .toml")
        self._registered.keep(reference, self._registered.get(reference) or text)

    def variant(self, reference: str, options: Options | None = None) -> Variant:
        """An edition with options.

        >>> Catalog().variant("ardennes", {"specials": "YG", "road_length": 16}).specials
        'GY'
        """
        name, edition = (found := self.edition(reference)).name, found.file
        options = options or {}
        check_options(edition.options, options)
        for switch, value in edition.fire_switches.items():
            check_value(switch, str(options.get(switch, value)), self.revision)
        defaults: dict[str, Setting] = {
            "specials": edition.specials,
            "victory_cards": True,
            "objectives": True,
            "road_length": edition.road_length,
            **edition.fire_switches,
            "three_roads_win": edition.three_roads_win or not options.get("objectives", True),
            "objective_deck": _beside(name, edition.objective_deck),
            "victory_deck": _beside(name, edition.victory_deck),
        }
        settings = {**defaults, **options}
        settings["specials"] = _specials(edition, options.get("specials", True))
        variant = Variant(
            name=name,
            edition=edition,
            settings=settings,
            defaults=defaults,
            objective_deck=self.objective_deck(str(settings["objective_deck"])),
            victory_deck=self.victory_deck(str(settings["victory_deck"])),
            revision=self.revision,
        )
        _check(variant)
        key = tuple(id(v) if isinstance(v, Edition) else v for v in _identity(variant))
        known = self._variants.setdefault(key, variant)
        try:
            # Refuses what is beyond the kernel's limits.
            self._rules.keep(key, known.rules)
        except InvalidEdition as error:
            files = [n for n in (name, variant.objective_deck.name, variant.victory_deck.name) if is_path(n)]
            raise InvalidEdition(f"{', '.join(files) or name}: {error}") from None
        return known

    def recall(self, text: str) -> Variant | None:
        """The variant that `remember` kept for a text of notation, if it is still there."""
        return self._by_text.get(text)

    def remember(self, text: str, variant: Variant) -> None:
        """Keep the variant of a text, unless the text names a file, which may change."""
        if not is_path(text):
            self._by_text.keep(text, variant)

    def _find(self, reference: str, kind: type[File]) -> Named[File]:
        if is_path(reference):
            return Named(reference, self._from_path(reference, kind))
        known = shipped_files(_FOLDERS[kind], self.revision)
        if reference not in known:
            raise InvalidEdition(
                f"unknown {_NOUNS[kind]} {reference!r}: expected one of {', '.join(known)}"
                + (", or the path of a .toml file" if self._files else "")
            )
        return Named(reference, _shipped(kind, reference, self.revision))

    def _from_path(self, reference: str, kind: type[File]) -> File:
        if (text := self._registered.get(reference)) is not None:
            return self._converted(kind, reference, text)
        if not self._files:
            raise InvalidEdition(f"{reference}: only ids are allowed here, not files")
        if not reference.isprintable() or not reference.isascii() or set(reference) & set(' +"\\'):
            raise InvalidEdition(
                f"{reference!r}: a path must be printable ASCII without spaces, plus signs, quotes and "
                "backslashes, because positions contain it"
            )
        try:
            mode = Path(reference).stat().st_mode
            if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
                raise InvalidEdition(f"{reference}: not a file")
            with Path(reference).open("rb") as file:
                text = file.read(_LARGEST_FILE + 1)
        except OSError as error:
            raise InvalidEdition(f"{reference}: {error.strerror or error}") from None
        if len(text) > _LARGEST_FILE:
            raise InvalidEdition(f"{reference}: the file is larger than {_LARGEST_FILE >> 20} MiB")
        return self._converted(kind, reference, text)

    def _converted(self, kind: type[File], reference: str, text: bytes) -> File:
        key = (kind, reference, text)
        found = self._read.get(key)
        if found is None:
            found = convert(text, kind, reference)
        self._read.keep(key, found)
        assert isinstance(found, kind)
        return found


def kind_of(text: bytes, source: str) -> FileKind:
    """The kind of a file, by its content: an `edition`, `objectives` or `victory` cards."""
    import tomllib  # slow to load, and only the files of players come here

    check_depth(text, source)
    try:
        content = tomllib.loads(text.decode())
    # tomllib also raises these for a number with thousands of digits and for deeply nested brackets.
    except (ValueError, RecursionError) as error:
        raise InvalidEdition(f"{source}: not valid TOML: {error}") from None
    if "units" in content:
        return "edition"
    kind: FileKind | None = content.get("kind")
    if kind in ("objectives", "victory"):
        return kind
    raise InvalidEdition(
        f'{source}: neither an edition (no [[units]]) nor a deck (kind is not "objectives" or "victory")'
    )


@cache
def _shipped(kind: type[File], reference: str, revision: int) -> File:
    return convert(shipped_files(_FOLDERS[kind], revision)[reference].read_bytes(), kind, reference)


def _beside(name: str, reference: str) -> str:
    """The reference of a deck that an edition file names. Relative paths start at that file's folder."""
    if is_path(name) and is_path(reference) and not Path(reference).is_absolute():
        beside = str(Path(name).parent / reference)
        return beside if is_path(beside) else f"./{beside}"
    return reference


def _specials(edition: Edition, wanted: Setting) -> str:
    """Which special units are in play, in army order."""
    if isinstance(wanted, bool):
        return edition.specials if wanted else ""
    wanted = str(wanted)
    for letter in wanted:
        if letter not in edition.specials:
            raise InvalidEdition(
                f"specials: {letter!r} is not a special unit of {edition.id}: expected {edition.specials}"
            )
    if len(set(wanted)) != len(wanted):
        raise InvalidEdition(f"specials: {wanted!r} has a letter twice")
    return "".join(letter for letter in edition.specials if letter in wanted)


def _check(variant: Variant) -> None:
    longest = max(unit.length for unit in variant.edition.units)
    if longest > variant.road_length:
        raise InvalidEdition(f"road_length {variant.road_length}: the longest unit has {longest} tiles")
    if not (variant.objectives or variant.three_roads_win):
        raise InvalidEdition("three_roads_win can't be off when objectives are off (R10)")


def _identity(variant: Variant) -> tuple[object, ...]:
    return (
        variant.name,
        variant.edition,
        tuple(variant.settings.items()),
        (variant.objective_deck.name, id(variant.objective_deck.file)),
        (variant.victory_deck.name, id(variant.victory_deck.file)),
    )


#: The default catalog: shipped editions and decks, and files.
DEFAULT_CATALOG: Final = Catalog()
