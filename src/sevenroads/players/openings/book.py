"""An opening book and its questions: which turns strong play chooses in a position, and with what result.

Of a position and its mirror image, a book file has only the one whose key comes first. In a position that is
its own mirror image, the file has only one of a turn and its mirror image. `OpeningBook.page` undoes this, so
a reader may enter turns either way round.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

import msgspec
from msgspec import Struct

from ...rules.types import Objective
from ...state import State, choose_variant
from .mirror import Mirror
from .turns import after_turn, bare_start, conquers, in_order, position_key, read_turn, write_turn

FORMAT: Final = 1
#: Half the width of a 95% interval in standard errors.
_WIDTH_95: Final = 1.959963984540054


class NotInBook(ValueError):
    """There is no book of an edition, or a book does not have a turn."""


class TurnNotInBook(NotInBook):
    """A book does not have a turn; `number` counts from 1."""

    def __init__(self, number: int, actions: Sequence[str]) -> None:
        super().__init__(f"Turn {number} ({write_turn(actions)}) is not in the book.")
        self.number = number


class Tally(Struct, frozen=True, array_like=True):
    """The games in which a turn was played: how many, in how many of them the player chose it itself, the
    points of its player, and the search's mean value.
    """

    games: int = 0
    chosen: int = 0
    points: float = 0.0
    value: float = 0.0

    def __add__(self, other: Tally) -> Tally:
        games = self.games + other.games
        won = self.games * self.value + other.games * other.value
        value = won / games if games else 0.0
        return Tally(games, self.chosen + other.chosen, self.points + other.points, value)


class StoredPosition(Struct, frozen=True):
    """A position of the file: its games, and its turns, both by the objective of the side to move.

    `games` has all games, and those in which the player chose its turn itself.
    """

    games: dict[str, tuple[int, int]]
    turns: dict[str, dict[str, Tally]]


class BookFile(Struct, frozen=True):
    """A book as it is stored. An edition without objectives has one, whose id is empty.

    `mirrors` has each objective's mirror image; it is `None` if the deck is not its own mirror image.
    `pruned` is the fewest games of a turn that the file still has.
    """

    format: int
    edition: str
    rules: int
    player: str
    seed: int
    games: int
    starter_points: float
    drawn: int
    depth: int
    pruned: int
    mirrors: dict[str, str] | None
    positions: dict[str, StoredPosition]


@dataclass(frozen=True, slots=True)
class BookTurn:
    """A turn of a position. `points` and `value` are for its player, between 0 and 1.

    `share` is how often the player chooses the turn, and `games` how many games have it, also those that
    drew it. `low` and `high` are the 95% interval of the points. `more` says whether the book continues after
    the turn, `mirrored` whether the games with its mirror image are counted too.
    """

    actions: tuple[str, ...]
    games: int
    share: float
    points: float
    low: float
    high: float
    value: float
    more: bool
    mirrored: bool
    objectives: Mapping[str, int]

    @property
    def text(self) -> str:
        return write_turn(self.actions)


@dataclass(frozen=True, slots=True)
class BookPage:
    """A position of the book: the turns that led to it, its games, and the turns that follow.

    `others` is the number of games with turns that are too rare for the book, `other_share` how often the
    player chooses one of these.
    """

    state: State
    path: tuple[tuple[str, ...], ...]
    games: int
    others: int
    other_share: float
    turns: tuple[BookTurn, ...]


class OpeningBook:
    """A book, ready for questions."""

    def __init__(self, file: BookFile) -> None:
        self.file = file
        self._mirror = Mirror(choose_variant(file.edition), file.mirrors)

    @property
    def objectives(self) -> tuple[str, ...]:
        """The objectives of the edition's deck; without mirror images, those of the games."""
        if self.file.mirrors is not None:
            return tuple(self.file.mirrors)
        return tuple(sorted({card for position in self.file.positions.values() for card in position.games}))

    @property
    def kinds(self) -> dict[str, tuple[str, ...]]:
        """The objectives of each kind that occurs (`objective_kind`)."""
        found: dict[str, tuple[str, ...]] = {}
        for card in choose_variant(self.file.edition).ruleset.objectives:
            if card.id in self.objectives:
                kind = objective_kind(card)
                found[kind] = (*found.get(kind, ()), card.id)
        return found

    def page(self, turns: Sequence[str] = (), objectives: Collection[str] | None = None) -> BookPage:
        """The position after turns in notation, with the turns that strong play chooses there.

        With `objectives`, only games count in which the side to move has one of these. Raises `IllegalAction`
        or `InvalidNotation` for turns against the rules, `TurnNotInBook` for others that it does not have.
        """
        state, path = bare_start(self.file.edition), list[tuple[str, ...]]()
        for number, text in enumerate(turns, 1):
            actions = read_turn(text)
            after = after_turn(state, actions)
            if not self._knows(state, after):
                raise TurnNotInBook(number, actions)
            path.append(in_order(state, actions))
            state = after
        return self._page(state, tuple(path), None if objectives is None else frozenset(objectives))

    def followed(self, turns: Sequence[Sequence[str]]) -> int:
        """How many of these turns, from the first on, are in the book."""
        state = bare_start(self.file.edition)
        for number, actions in enumerate(turns):
            try:
                after = after_turn(state, actions)
            except ValueError:
                return number
            if not self._knows(state, after):
                return number
            state = after
        return len(turns)

    # ------------------------------------------------------------ stored positions

    def _find(self, key: str) -> tuple[StoredPosition | None, bool]:
        """The stored position of a key, and whether it is the mirror image."""
        if key in self.file.positions:
            return self.file.positions[key], False
        image = self._mirror.key(key)
        return (self.file.positions.get(image), True) if image else (None, False)

    def _knows(self, state: State, after: State) -> bool:
        """Whether a turn of the book leads from one position to the other."""
        key, result = position_key(state), position_key(after)
        stored, flipped = self._find(key)
        symmetric = self._mirror.key(key) == key
        for text in stored.turns if stored else ():
            found = position_key(after_turn(state, self._seen(read_turn(text), flipped)))
            if found == result or (symmetric and self._mirror.key(found) == result):
                return True
        return False

    def _seen(self, actions: tuple[str, ...], flipped: bool) -> tuple[str, ...]:
        image = self._mirror.turn(actions) if flipped else None
        return actions if image is None else image

    # ------------------------------------------------------------ pages

    def _page(
        self, state: State, path: tuple[tuple[str, ...], ...], wanted: frozenset[str] | None
    ) -> BookPage:
        key = position_key(state)
        stored, flipped = self._find(key)
        if stored is None:
            return BookPage(state, path, 0, 0, 0.0, ())
        images = None if wanted is None else frozenset(map(self._mirror.objective, wanted))
        symmetric = self._mirror.key(key) == key
        # In a symmetric position a one-sided filter breaks the symmetry: each game then counts both ways.
        both = symmetric and images != wanted
        sought, other = (images, wanted) if flipped else (wanted, images)
        games, chosen = _count(stored.games, sought)
        if both:
            games, chosen = (a + b for a, b in zip((games, chosen), _count(stored.games, other), strict=True))
        rows: list[tuple[tuple[str, ...], Tally, dict[str, Tally], bool]] = []
        for text, tallies in stored.turns.items():
            actions = self._seen(read_turn(text), flipped)
            image = self._mirror.turn(actions) if symmetric else None
            own = self._is_own_image(state, actions, image)
            if not both:
                held = self._renamed(tallies) if flipped else tallies
                rows.append((actions, _sum(tallies, sought), held, image is not None and not own))
                continue
            mirrored = self._renamed(tallies)
            if own:
                rows.append((actions, _sum(tallies, wanted) + _sum(mirrored, wanted), tallies, False))
                continue
            rows.append((actions, _sum(tallies, wanted), tallies, False))
            if image is not None:
                rows.append((in_order(state, image), _sum(mirrored, wanted), mirrored, False))
        turns = [self._turn(state, row, chosen, wanted) for row in rows if row[1].games]
        turns.sort(key=lambda turn: (-turn.share, -turn.games, turn.text))
        others = games - sum(turn.games for turn in turns)
        # Rounding may leave a trace below zero.
        rest = max(0.0, 1 - sum(turn.share for turn in turns)) if others else 0.0
        return BookPage(state, path, games, others, rest, tuple(turns))

    def _is_own_image(self, state: State, actions: Sequence[str], image: Sequence[str] | None) -> bool:
        if image is None:
            return False
        return position_key(after_turn(state, actions)) == position_key(after_turn(state, image))

    def _turn(
        self,
        state: State,
        row: tuple[tuple[str, ...], Tally, dict[str, Tally], bool],
        chosen: int,
        wanted: frozenset[str] | None,
    ) -> BookTurn:
        actions, tally, held, mirrored = row
        after = after_turn(state, actions)
        low, high = score_interval(tally.points, tally.games)
        return BookTurn(
            actions=actions,
            games=tally.games,
            share=tally.chosen / chosen if chosen else 0.0,
            points=tally.points / tally.games,
            low=low,
            high=high,
            value=tally.value,
            more=not conquers(state, after) and self._find(position_key(after))[0] is not None,
            mirrored=mirrored,
            objectives={
                card: one.games for card, one in held.items() if card and (wanted is None or card in wanted)
            },
        )

    def _renamed(self, tallies: Mapping[str, Tally]) -> dict[str, Tally]:
        return {self._mirror.objective(card): tally for card, tally in tallies.items()}


def score_interval(points: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of points per game; with draws it is a little too wide.

    >>> tuple(round(bound, 2) for bound in score_interval(50, 100))
    (0.4, 0.6)
    """
    mean, square = points / games, _WIDTH_95**2
    middle = mean + square / (2 * games)
    margin = _WIDTH_95 * math.sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    scale = 1 + square / games
    low, high = (middle - margin) / scale, (middle + margin) / scale
    # Rounding must not leave the mean outside, nor the interval outside of 0 to 1.
    return max(0.0, min(mean, low)), min(1.0, max(mean, high))


def objective_kind(card: Objective) -> str:
    """The kind of an objective, from its clauses: `roads`, `choice` or `deny`.

    `roads` names all the roads to conquer, `choice` leaves some open, and `deny` also names roads that the
    enemy must not hold.
    """
    if card.deny:
        return "deny"
    return "roads" if all(take.count == len(take.roads) for take in card.take) else "choice"


def _count(games: Mapping[str, tuple[int, int]], wanted: frozenset[str] | None) -> tuple[int, int]:
    """All games, and those in which the player chose its turn itself."""
    found = [counts for card, counts in games.items() if wanted is None or card in wanted]
    return sum(played for played, _ in found), sum(chosen for _, chosen in found)


def _sum(tallies: Mapping[str, Tally], wanted: frozenset[str] | None) -> Tally:
    return sum((one for card, one in tallies.items() if wanted is None or card in wanted), Tally())


# ------------------------------------------------------------ the books of the package


@cache
def opening_books() -> tuple[str, ...]:
    """The editions that have a book."""
    files = (resources.files(__package__) / "data").iterdir()
    return tuple(sorted(file.name.removesuffix(".json") for file in files if file.name.endswith(".json")))


@cache
def opening_book(edition: str) -> OpeningBook:
    """The book of an edition. Raises `NotInBook` if it has none."""
    if edition not in opening_books():
        raise NotInBook(f"There is no opening book of {edition}; there are: {', '.join(opening_books())}.")
    file = resources.files(__package__) / "data" / f"{edition}.json"
    return read_book(file.read_bytes())


def read_book(data: bytes) -> OpeningBook:
    """A book from the content of its file."""
    return OpeningBook(msgspec.json.decode(data, type=BookFile))
