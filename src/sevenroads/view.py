"""What a viewer may see of a position (R11): the one door for secrets.

`mask_board` in `rules/core/seen.pxd` copies what is open, field by field, as an allow-list; nothing else may
be shown, sent, logged or handed to a player that chooses actions. A view can be read, printed in notation,
turned into numbers and asked for the viewer's own legal actions; it cannot be played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal, NoReturn, TypeVar

from .editions import DEFAULT_CATALOG, Catalog, Variant
from .editions.revisions import shipped_files
from .notation import (
    WHOLE,
    read_header,
    read_layout,
    read_variant,
    split_fields,
    write_header,
    write_layout,
    write_variant,
)
from .rules import OLDEST_REVISION, encoding
from .rules.effects import EFFECTS
from .rules.errors import ImpossiblePosition, InvalidNotation
from .rules.kernel import Position
from .rules.objectives import fulfilling_sets, road_set
from .rules.possible import check_possible
from .rules.tables import Action
from .rules.types import ROADS, SIDES, UNKNOWN, Layout, Line, Outcome, Ruleset, Side

Viewer = Literal["south", "north", "spectator"]
VIEWERS: Final[tuple[Viewer, ...]] = ("south", "north", "spectator")
_NUMBERS: Final[dict[str, int]] = {viewer: number for number, viewer in enumerate(VIEWERS)}


class View:
    """A position as one viewer sees it.

    `discards` are the victory cards played so far, open to everyone; `None` where the view was read
    from text, which does not list them.

    >>> from sevenroads import State
    >>> view = State.new("ardennes", seed=7).view("north")
    >>> view.layout.cards[0].objective
    '?'
    >>> view.on_turn, view.legal_actions()
    (False, [])
    """

    __slots__ = ("_layout", "_position", "discards", "viewer")

    def __init__(self, position: Position, viewer: Viewer, discards: tuple[str, ...] | None) -> None:
        self._position = position
        self._layout: Layout | None = None
        self.viewer = viewer
        self.discards = discards

    @classmethod
    def of(cls, position: Position, viewer: str) -> View:
        """What a viewer sees of a whole position."""
        return cls.each(position, (viewer,))[0]

    @classmethod
    def each(cls, position: Position, viewers: Iterable[str]) -> list[View]:
        """What each of several viewers sees of a whole position."""
        discards = encoding.discards(position) if not position.is_view else ()
        return [cls._of(position, discards, viewer) for viewer in viewers]

    @classmethod
    def _of(cls, position: Position, discards: tuple[str, ...], viewer: str) -> View:
        number = viewer_number(viewer)
        return cls(encoding.masked(position, number), VIEWERS[number], discards)

    @classmethod
    def parse(cls, text: str, viewer: str | None = None, catalog: Catalog = DEFAULT_CATALOG) -> View:
        """Read a view in notation. Without `viewer` it is the view of the player whose cards are shown."""
        fields = split_fields(text)
        variant = read_variant(fields[0], catalog)
        layout = read_layout(fields)
        position = checked_position(Position, variant, layout)
        who = _viewer_of(layout, viewer)
        unplayed = sum(count for _, count in variant.ruleset.victory_cards)
        for cards in layout.cards:
            unplayed -= len(cards.hand)
        unplayed -= layout.victory_deck if isinstance(layout.victory_deck, int) else 0
        return cls(position, who, None if unplayed else ())

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview, catalog: Catalog = DEFAULT_CATALOG) -> View:
        """Read a view that `to_bytes` wrote. `InvalidNotation` says what is wrong."""
        data = bytes(data)
        variant, viewer, start = read_header(data, catalog)
        if viewer == WHOLE:
            raise InvalidNotation("bytes: this is a whole position: read it with State.from_bytes")
        discards, start = _read_discards(data, start)
        position, fault = encoding.unpack(Position, variant.rules, data, start)
        if fault:
            raise InvalidNotation(f"bytes: {fault}")
        layout = position.layout()
        if fault is not None:
            explain_impossible(variant, layout)
        _check_discards(variant.ruleset, layout, discards)
        return cls(position, _viewer_of(layout, VIEWERS[viewer]), discards)

    def to_bytes(self) -> bytes:
        """The view in one canonical binary form, its viewer and the discarded cards included."""
        return write_header(self.variant, viewer_number(self.viewer)) + (
            _write_discards(self.discards) + encoding.pack(self._position)
        )

    def __str__(self) -> str:
        return f"{write_variant(self.variant)} {write_layout(self.layout)}"

    def __repr__(self) -> str:
        return f"View({str(self)!r}, viewer={self.viewer!r})"

    def _repr_svg_(self) -> str:
        """The board as the viewer sees it, for notebooks."""
        from .render.svg import board_svg

        return board_svg(self, bottom=self.viewer if self.viewer in SIDES else Side.SOUTH)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and (self.viewer, self.discards) == (other.viewer, other.discards)
            and same_position(self._position, other._position)
        )

    def __hash__(self) -> int:
        return hash((self.viewer, self.discards, encoding.hash_board(self._position)))

    @property
    def variant(self) -> Variant:
        owner = self._position.rules.owner
        assert isinstance(owner, Variant)
        return owner

    @property
    def layout(self) -> Layout:
        # Cached: a view never changes, and its text is made from the layout too.
        if self._layout is None:
            self._layout = self._position.layout()
        return self._layout

    @property
    def position(self) -> Position:
        """A copy of the kernel's position, hidden cards and all decks masked."""
        return self._position.copy()

    @property
    def side(self) -> Side:
        return self._position.side

    @property
    def turn(self) -> int:
        return self._position.turn

    @property
    def ap(self) -> int:
        return self._position.ap

    @property
    def outcome(self) -> Outcome | None:
        return self._position.outcome

    @property
    def on_turn(self) -> bool:
        """Whether the viewer is the player to act."""
        return self.viewer == self.side and self.outcome is None

    def legal_actions(self) -> list[Action]:
        """The viewer's legal actions; empty if it is not the viewer's turn."""
        return self._position.legal_actions() if self.on_turn else []

    def legal_mask(self, out: Any = None) -> Any:
        """Like `State.legal_mask`, for the viewer's own legal actions."""
        return encoding.legal_mask(self._position, out, empty=not self.on_turn)

    def observe(self, out: Any = None) -> Any:
        """Like `State.observe`, for the viewer."""
        if self.discards is None:
            raise ValueError(
                "a view that was read from text does not list the discarded cards: it has no observation"
            )
        return encoding.observe(self._position, viewer_number(self.viewer), out, self.discards)

    def line(self, side: str, road: int) -> Line:
        return self._position.line(side, road)

    def gap(self, road: int) -> int:
        return self._position.gap(road)

    def stock(self, side: str) -> dict[str, int]:
        return self._position.stock(side)

    def conqueror(self, road: int) -> Side | None:
        return self._position.conqueror(road)

    def fulfilled(self, side: Side) -> frozenset[str]:
        """The objectives that a side's roads fulfil now. It holds none of them, or it would have won."""
        own, enemy = (
            frozenset(road for road in range(1, ROADS + 1) if self.conqueror(road) is who)
            for who in (side, side.other)
        )
        return frozenset(
            card.id
            for card in self.variant.ruleset.objectives
            if fulfilling_sets(card) >> road_set(own) & 1 and not card.deny & enemy
        )


def viewer_number(viewer: str) -> int:
    """0 for south, 1 for north, 2 for a spectator, as the kernel numbers them."""
    number = _NUMBERS.get(viewer)
    if number is None:
        raise ValueError(f"viewer {viewer!r}: expected one of {', '.join(VIEWERS)}")
    return number


Kind = TypeVar("Kind", bound=Position)


def checked_position(cls: type[Kind], variant: Variant, layout: Layout) -> Kind:
    """The position of a layout that was read; raises `InvalidNotation` if it cannot occur in a game."""
    try:
        position = cls.from_layout(variant.rules, layout)
    except ImpossiblePosition:
        explain_impossible(variant, layout)
    if not position.is_possible():
        explain_impossible(variant, layout)
    return position


def explain_impossible(variant: Variant, layout: Layout) -> NoReturn:
    """Raise `InvalidNotation` with the reason why a layout cannot occur in a game."""
    if card := _replaced_objective(variant, layout):
        raise InvalidNotation(
            f"unknown objective {card!r}: revision {variant.revision} of the rules no longer has this card. "
            "Open the game or its record: a position alone is read with the current deck."
        )
    try:
        check_possible(variant.ruleset, layout)
    except ImpossiblePosition as error:
        raise InvalidNotation(f"{error.where}: {error}") from None
    for side in Position.from_layout(variant.rules, layout).winning_sides():
        if layout.result != side:
            raise InvalidNotation(
                f"turn: {side} has won by the roads it holds (R7.2), so the game has ended: "
                f"write #{side.letter}"
            )
    raise AssertionError(f"the kernel refuses a possible position: {layout}")


def _replaced_objective(variant: Variant, layout: Layout) -> str | None:
    """An objective of a layout that only earlier revisions of its shipped deck have."""
    rest = layout.objective_deck
    named = {*(cards.objective for cards in layout.cards), *(() if isinstance(rest, int) else rest)}
    unknown = named - {card.id for card in variant.objective_deck.file.cards}
    deck = variant.objective_deck.name
    for revision in range(OLDEST_REVISION, variant.revision):
        earlier = DEFAULT_CATALOG.at_revision(revision)
        if deck in shipped_files("objectives", revision):
            for card in earlier.objective_deck(deck).file.cards:
                if card.id in unknown:
                    return card.id
    return None


def same_position(one: Position, other: Position) -> bool:
    """Whether two positions are equal, edition and options included."""
    return (one.rules is other.rules or _same_rules(one, other)) and encoding.same_board(one, other)


def _same_rules(one: Position, other: Position) -> bool:
    variants = one.rules.owner, other.rules.owner
    assert isinstance(variants[0], Variant)
    assert isinstance(variants[1], Variant)
    return (
        write_variant(variants[0]) == write_variant(variants[1]) and one.rules.ruleset == other.rules.ruleset
    )


def _write_discards(discards: tuple[str, ...] | None) -> bytes:
    """How many cards were discarded, and the number of each; 255 if they are unknown."""
    if discards is None:
        return b"\xff"
    return bytes([len(discards), *(EFFECTS.index(card) for card in discards)])


def _read_discards(data: bytes, start: int) -> tuple[tuple[str, ...] | None, int]:
    """The discarded cards, and where the position begins."""
    count = data[start] if start < len(data) else 0
    if count == 255:
        return None, start + 1
    cards = data[start + 1 : start + 1 + count]
    if any(card >= len(EFFECTS) for card in cards):
        raise InvalidNotation("bytes: a discarded card that does not exist")
    return tuple(EFFECTS[card] for card in cards), start + 1 + count


def _check_discards(rules: Ruleset, layout: Layout, discards: tuple[str, ...] | None) -> None:
    """Discarded cards, hands and deck are the whole deck, and the list is sorted."""
    if discards is None:
        return
    deck = Counter(dict(rules.victory_cards))
    known = Counter(discards)
    rest = len(layout.victory_deck) if isinstance(layout.victory_deck, tuple) else layout.victory_deck
    if isinstance(layout.victory_deck, tuple):
        known.update(layout.victory_deck)
    for cards in layout.cards:
        rest += len(cards.hand)
        known.update(card for card in cards.hand if card != UNKNOWN)
    if rest + len(discards) != deck.total() or known - deck or list(discards) != sorted(discards):
        raise InvalidNotation("bytes: the discarded cards do not match the hands and the deck")


def _viewer_of(layout: Layout, wanted: str | None) -> Viewer:
    """Whose view a text is: the given viewer, or the player whose cards are shown."""
    if layout.result is None and not isinstance(layout.objective_deck, int):
        raise InvalidNotation("decks: this is a whole position; a view counts the decks, such as #18/#20")
    fitting = [viewer for viewer in VIEWERS if _fits(layout, viewer)]
    if wanted is not None and wanted not in VIEWERS:
        raise ValueError(f"viewer {wanted!r}: expected one of {', '.join(VIEWERS)}")
    for viewer in fitting:
        if wanted in (None, viewer):
            return viewer
    raise InvalidNotation(f"the cards shown are not those {wanted or 'any viewer'} may see (R11)")


def _fits(layout: Layout, viewer: str) -> bool:
    if layout.result is not None and not isinstance(layout.objective_deck, int):
        return True
    for side in SIDES:
        cards = layout.cards[side.number]
        if viewer == side:
            fits = cards.objective != UNKNOWN and UNKNOWN not in cards.hand
        else:
            known = viewer in SIDES and layout.effects.intelligence[side.other.number]
            fits = set(cards.hand) <= {UNKNOWN} and (
                cards.objective is None or (cards.objective == UNKNOWN) != known
            )
        if not fits:
            return False
    return True
