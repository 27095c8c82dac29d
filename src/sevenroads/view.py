"""What a viewer may see of a position (R11): the one door for secrets.

`View.of` builds a view field by field, as an allow-list; nothing else may be shown, sent, logged or
handed to a player that chooses actions. A view can be read, printed in notation and asked for the
viewer's own legal actions; it cannot be played on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal

from .editions import DEFAULT_CATALOG, Catalog, Variant
from .notation import read_layout, read_variant, split_fields, write_layout, write_variant
from .rules.errors import ImpossiblePosition, InvalidNotation
from .rules.kernel import Position
from .rules.objectives import fulfilling_sets, road_set
from .rules.possible import check_possible
from .rules.tables import Action
from .rules.types import ROADS, SIDES, UNKNOWN, Cards, Layout, Line, Outcome, Ruleset, Side

Viewer = Literal["south", "north", "spectator"]
VIEWERS: Final[tuple[Viewer, ...]] = ("south", "north", "spectator")


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
        """What each of several viewers sees of a whole position. The layout is read only once."""
        layout = position.layout()
        if isinstance(layout.objective_deck, int) or isinstance(layout.victory_deck, int):
            raise ValueError("a view is made from a whole position")
        discards = _discards(position.rules.ruleset, layout)
        return [cls._of(position, layout, discards, viewer) for viewer in viewers]

    @classmethod
    def _of(cls, position: Position, layout: Layout, discards: tuple[str, ...], viewer: str) -> View:
        if viewer not in VIEWERS:
            raise ValueError(f"viewer {viewer!r}: expected one of {', '.join(VIEWERS)}")
        assert not isinstance(layout.objective_deck, int)
        assert not isinstance(layout.victory_deck, int)
        if position.is_over:
            return cls(position.copy(), viewer, discards)
        seen = Layout(
            lines=layout.lines,
            conquered=layout.conquered,
            side=layout.side,
            turn=layout.turn,
            ap=layout.ap,
            cards=(_shown(layout, Side.SOUTH, viewer), _shown(layout, Side.NORTH, viewer)),
            objective_deck=len(layout.objective_deck),
            victory_deck=len(layout.victory_deck),
            effects=layout.effects,
        )
        view = cls(Position.from_layout(position.rules, seen), viewer, discards)
        view._layout = seen
        return view

    @classmethod
    def parse(cls, text: str, viewer: str | None = None, catalog: Catalog = DEFAULT_CATALOG) -> View:
        """Read a view in notation. Without `viewer` it is the view of the player whose cards are shown."""
        fields = split_fields(text)
        variant = read_variant(fields[0], catalog)
        layout = read_layout(fields)
        check_layout(variant, layout)
        who = _viewer_of(layout, viewer)
        position = Position.from_layout(variant.rules, layout)
        unplayed = sum(count for _, count in variant.ruleset.victory_cards)
        for cards in layout.cards:
            unplayed -= len(cards.hand)
        unplayed -= layout.victory_deck if isinstance(layout.victory_deck, int) else 0
        return cls(position, who, None if unplayed else ())

    def __str__(self) -> str:
        return f"{write_variant(self.variant)} {write_layout(self.layout)}"

    def __repr__(self) -> str:
        return f"View({str(self)!r}, viewer={self.viewer!r})"

    def _repr_svg_(self) -> str:
        """The board as the viewer sees it, for notebooks."""
        from .render.svg import board_svg

        return board_svg(self, bottom=self.viewer if self.viewer in SIDES else Side.SOUTH)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.viewer, self.discards, str(self)) == (
            other.viewer,
            other.discards,
            str(other),
        )

    def __hash__(self) -> int:
        return hash((self.viewer, self.discards, str(self)))

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


def check_layout(variant: Variant, layout: Layout) -> None:
    """Raise `InvalidNotation` for a layout, read from text, that cannot occur in a game."""
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


def _shown(layout: Layout, side: Side, viewer: str) -> Cards:
    """A player's cards as a viewer sees them."""
    cards = layout.cards[side.number]
    if viewer == side:
        return cards
    known = viewer in SIDES and layout.effects.intelligence[side.other.number]
    hidden = UNKNOWN if cards.objective is not None else None
    return Cards(cards.objective if known else hidden, (UNKNOWN,) * len(cards.hand))


def _discards(rules: Ruleset, layout: Layout) -> tuple[str, ...]:
    assert not isinstance(layout.victory_deck, int)
    held = len(layout.victory_deck) + sum(len(cards.hand) for cards in layout.cards)
    if held == sum(count for _, count in rules.victory_cards):
        return ()
    left = Counter(dict(rules.victory_cards))
    left.subtract(layout.victory_deck)
    for cards in layout.cards:
        left.subtract(cards.hand)
    return tuple(sorted(left.elements()))


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
