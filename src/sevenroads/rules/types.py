"""The words of the game as types: sides, units, cards, a ruleset and the layout of a position.

Everything here is plain, immutable data. Nothing reads files, prints or decides what is legal; the
editions fill a `Ruleset`, the kernel compiles it, and a `Layout` is a position taken apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .effects import BY_NAME

ROADS: Final = 7
TURN_LIMIT: Final = 400
TURN_AP: Final = 4
UNKNOWN: Final = "?"

UNIT_CLASSES: Final = ("mine", "tank", "infantry", "spy")


class Side(StrEnum):
    """The two seats (R1.2).

    >>> Side("south").other
    <Side.NORTH: 'north'>
    >>> Side.SOUTH == "south"
    True
    """

    SOUTH = "south"
    NORTH = "north"

    def __init__(self, name: str) -> None:
        self.letter = name[0]
        self.number = len(type(self).__members__)

    @property
    def other(self) -> Side:
        return Side.NORTH if self is Side.SOUTH else Side.SOUTH


SIDES: Final = (Side.SOUTH, Side.NORTH)


class Termination(StrEnum):
    """How a game ended (R7.2 to R7.4).

    >>> Termination("three roads").rule
    'R7.2'
    """

    OBJECTIVE = "objective"
    THREE_ROADS = "three roads"
    TURN_LIMIT = "turn limit"
    NOBODY_CAN_WIN = "nobody can win"
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    REPETITION = "repetition"
    #: The end of a game that its position does not explain, such as a resignation.
    OTHER = "other"

    @property
    def rule(self) -> str:
        """The number of the rule that ends a game this way."""
        if self in (Termination.OBJECTIVE, Termination.THREE_ROADS):
            return "R7.2"
        return "R7.4" if self in (Termination.RESIGNATION, Termination.TIME) else "R7.3"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, `None` for a draw, and how.

    >>> Outcome(Termination.AGREEMENT, None).result
    'draw'
    """

    termination: Termination
    winner: Side | None

    @property
    def result(self) -> str:
        return self.winner.value if self.winner else "draw"


@dataclass(frozen=True, slots=True)
class Arrow:
    """One arrow of a unit that can fire (R6); `hits` holds the letters it may hit."""

    direction: str
    tile: int
    distance: int
    hits: frozenset[str]


class FiresWhen(StrEnum):
    """In which of its owner's turns a unit with arrows may fire (R6.4)."""

    DEPLOYED = "deployed"  # in a turn in which it was placed or redeployed
    PLACED = "placed"  # in a turn in which it was placed from stock
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Unit:
    """One kind of unit (R2). `sweep` is the most units its attack removes (R5.4), 0 for no limit."""

    letter: str
    unit_class: str
    length: int
    count: int
    rank: int = 0
    special: bool = False
    sweep: int = 0
    arrows: tuple[Arrow, ...] = ()
    fires_when: FiresWhen = FiresWhen.ALWAYS


@dataclass(frozen=True, slots=True)
class Take:
    """One clause of an objective: `count` distinct roads out of `roads` (R9)."""

    count: int
    roads: frozenset[int]


@dataclass(frozen=True, slots=True)
class Objective:
    """An objective card (R9)."""

    id: str
    take: tuple[Take, ...]
    deny: frozenset[int] = frozenset()
    count: int = 1


@dataclass(frozen=True, slots=True)
class Ruleset:
    """An edition with its options applied: all the kernel needs to know of one game.

    `army` lists every unit of the edition, so that the action space does not depend on options;
    `specials` says which special ones are in play. Empty decks mean that the option is off.
    """

    army: tuple[Unit, ...]
    road_length: int = 18
    specials: frozenset[str] = frozenset()
    three_roads_win: bool = True
    objectives: tuple[Objective, ...] = ()
    victory_cards: tuple[tuple[str, int], ...] = ()
    #: Victory cards that give other AP than their effect usually does, with these AP (R8).
    card_points: tuple[tuple[str, int], ...] = ()

    @property
    def in_play(self) -> tuple[Unit, ...]:
        return tuple(u for u in self.army if not u.special or u.letter in self.specials)

    def unit(self, letter: str) -> Unit:
        return next(unit for unit in self.army if unit.letter == letter)

    def victory_count(self, effect: str) -> int:
        return dict(self.victory_cards).get(effect, 0)

    def points(self, effect: str) -> int:
        """The AP that playing a card gives; negative if it costs AP (R8)."""
        return dict(self.card_points).get(effect, BY_NAME[effect].points)

    @property
    def bonus(self) -> int:
        """The AP that all Victory cards together can give."""
        return sum(count * max(0, self.points(effect)) for effect, count in self.victory_cards)


@dataclass(frozen=True, slots=True)
class Line:
    """A side's units on one road, rear to front, and their distance from that side's block (R1.4)."""

    units: str = ""
    distance: int = 0


@dataclass(frozen=True, slots=True)
class Cards:
    """What one player holds: an objective id, `UNKNOWN` or `None`, and a hand of effect ids."""

    objective: str | None = None
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects in force (field 7 of the notation); pairs are south's and north's.

    There is one attribute for each row of `LASTING_EFFECTS`, and `fresh` (R6.4), which no card brings.
    """

    dig_in: frozenset[tuple[Side, int]] = frozenset()
    supply_cut: tuple[int, int] = (0, 0)
    second_front: tuple[int, int] = (0, 0)
    intelligence: tuple[bool, bool] = (False, False)
    night_march: bool = False
    fresh: bool = False


NO_EFFECTS: Final = Effects()


@dataclass(frozen=True, slots=True)
class Layout:
    """A position taken apart: the common language of kernel, notation, views and editors.

    `lines` and `cards` are south's and north's. A deck is its cards, top first, or, where the reader
    may not see them, their number.
    """

    lines: tuple[tuple[Line, ...], tuple[Line, ...]]
    conquered: tuple[Side | None, ...]
    side: Side
    turn: int
    ap: int
    cards: tuple[Cards, Cards]
    objective_deck: tuple[str, ...] | int
    victory_deck: tuple[str, ...] | int
    effects: Effects = NO_EFFECTS
    result: str | None = None
