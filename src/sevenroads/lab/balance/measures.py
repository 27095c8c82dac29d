"""What a study measures about one variant and player: numbers only, no texts and no drawing."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean, quantiles
from typing import Final

from ...players.search.candidates import outcome_value
from ...rules.types import SIDES, Side, Termination
from .games import StudyGame
from .statistics import EQUAL, Estimate, Sample, mean, share, stratified_difference

#: The largest share of drawn games that counts as acceptable.
MOST_DRAWN: Final = 0.05


@dataclass(frozen=True, slots=True)
class SideOfGame:
    """One side's part of a game."""

    game: StudyGame
    side: Side
    points: float
    objective: str | None
    drawn: tuple[str, ...]
    held: tuple[str, ...]
    played: tuple[str, ...]
    specials: str
    passes: int
    early_passes: int

    @property
    def starts(self) -> bool:
        return self.game.starts is self.side

    @property
    def won(self) -> bool:
        return self.game.winner is self.side

    @property
    def sample(self) -> Sample:
        return self.points, self.game.deal


def sides_of(games: Iterable[StudyGame]) -> Iterator[SideOfGame]:
    """Both sides of each game."""
    for game in games:
        for side in SIDES:
            south = side is Side.SOUTH
            yield SideOfGame(
                game,
                side,
                outcome_value(game.winner, side),
                game.south_objective if south else game.north_objective,
                game.south_drawn if south else game.north_drawn,
                game.south_held if south else game.north_held,
                game.south_played if south else game.north_played,
                game.south_specials if south else game.north_specials,
                game.south_passes if south else game.north_passes,
                game.south_early_passes if south else game.north_early_passes,
            )


@dataclass(frozen=True, slots=True)
class Measured:
    """The results of some sides. `label` says which: those with a card or a unit, or the starting player."""

    label: str
    points: Estimate
    won: float
    drawn: float
    #: The share that won by fulfilling the objective.
    fulfilled: float

    @property
    def verdict(self) -> str:
        return self.points.verdict()


@dataclass(frozen=True, slots=True)
class VictoryCard:
    """The results of the sides that drew a Victory card, held it at the end, or played it.

    `effect` compares sides that drew this card with sides that drew another one at the same moment: as the
    same card of the deck and of the side, with as many copies of this card drawn before. Which card comes is
    then chance, so a difference is caused by the card.
    """

    label: str
    drawn: Measured
    held: Measured
    played: Measured
    effect: Estimate

    @property
    def verdict(self) -> str:
        return self.effect.verdict(EQUAL)


@dataclass(frozen=True, slots=True)
class Ending:
    """One kind of ending: its share of the games, and the mean length of these games."""

    kind: str
    share: Estimate
    turns: float


class Measures:
    """The measurements of one group of games."""

    def __init__(self, games: Sequence[StudyGame]) -> None:
        self.games = list(games)
        self.sides = list(sides_of(self.games))

    # ------------------------------------------------------------ who starts, who sits where

    @cached_property
    def starting(self) -> Measured:
        return measured("all games", (side for side in self.sides if side.starts))

    def starting_from(self, seat: Side) -> Measured:
        """The starting player's result in the games that a seat starts."""
        label = f"{seat} starts"
        return measured(label, (side for side in self.sides if side.starts and side.side is seat), 2)

    @cached_property
    def south(self) -> Measured:
        return measured("south", (side for side in self.sides if side.side is Side.SOUTH))

    def by_first_turn(self) -> list[Measured]:
        """The starting player's result by the AP that it spent in its first turn."""
        return _by(
            (side for side in self.sides if side.starts), lambda side: str(side.game.first_turn_ap_spent)
        )

    # ------------------------------------------------------------ cards and units

    @cached_property
    def objectives(self) -> list[Measured]:
        """By the objective that a side was dealt."""
        return _by((side for side in self.sides if side.objective is not None), lambda s: str(s.objective))

    @cached_property
    def victory_cards(self) -> list[VictoryCard]:
        """By Victory card. A card that came with the winning road is not counted."""
        cards = sorted({card for side in self.sides for card in side.drawn})
        return [self._victory_card(card, len(cards)) for card in cards]

    def _victory_card(self, card: str, cards: int) -> VictoryCard:
        return VictoryCard(
            card,
            measured("drawn", (side for side in self.sides if card in side.drawn), cards),
            measured("held", (side for side in self.sides if card in side.held), cards),
            measured("played", (side for side in self.sides if card in side.played), cards),
            stratified_difference(self._draws(card), cards),
        )

    def _draws(self, card: str) -> Iterator[tuple[tuple[int, int, int], bool, float, int]]:
        """All draws as samples of `stratified_difference`, which compares those of this card with the others.

        Without the copies drawn before, the others would include sides that have the card already.
        """
        for sides in zip(self.sides[::2], self.sides[1::2], strict=True):
            drawn_by = {str(side.side.letter): iter(enumerate(side.drawn)) for side in sides}
            points = {str(side.side.letter): side.points for side in sides}
            game, before = sides[0].game, 0
            for place, letter in enumerate(game.draw_order):
                number, drawn = next(drawn_by[letter])
                yield (number, place, before), drawn == card, points[letter], game.deal
                before += drawn == card

    @cached_property
    def specials(self) -> list[tuple[Measured, Estimate]]:
        """By special unit that a side placed; with the share of sides that placed it."""
        letters = sorted({letter for side in self.sides for letter in side.specials})
        rows = []
        for letter in letters:
            users = [side for side in self.sides if letter in side.specials]
            rows.append((measured(letter, users, len(letters)), share(len(users), len(self.sides))))
        return rows

    # ------------------------------------------------------------ endings and length

    @cached_property
    def drawn(self) -> Estimate:
        return share(sum(game.winner is None for game in self.games), len(self.games))

    @cached_property
    def endings(self) -> list[Ending]:
        """The kinds of ending, most frequent first."""
        turns: defaultdict[str, list[int]] = defaultdict(list)
        for game in self.games:
            turns[game.termination].append(game.turns)
        rows = [
            Ending(kind, share(len(lengths), len(self.games)), fmean(lengths))
            for kind, lengths in turns.items()
        ]
        return sorted(rows, key=lambda row: (-row.share.value, row.kind))

    def ending(self, kind: Termination) -> Estimate:
        """The share of games that end in one way."""
        return share(sum(game.termination == kind.value for game in self.games), len(self.games))

    @cached_property
    def turns(self) -> float:
        return fmean(game.turns for game in self.games)

    @cached_property
    def turn_deciles(self) -> tuple[float, float, float]:
        """The 10th, 50th and 90th percentile of the number of turns."""
        turns = [game.turns for game in self.games]
        if len(turns) < 2:
            return (turns[0],) * 3
        found = quantiles(turns, n=10, method="inclusive")
        return found[0], found[4], found[8]

    def turn_counts(self, width: int) -> dict[int, int]:
        """How many games have a length within each interval of `width` turns, by its first turn."""
        counts = Counter((game.turns - 1) // width * width + 1 for game in self.games)
        return dict(sorted(counts.items()))

    # ------------------------------------------------------------ waiting

    @cached_property
    def passed(self) -> float:
        """The share of passed turns among all turns."""
        passes = sum(game.south_passes + game.north_passes for game in self.games)
        return passes / sum(game.turns for game in self.games)

    @cached_property
    def early_passes(self) -> float:
        """Passed turns of both sides together in the first turns of a game, on average."""
        return fmean(game.south_early_passes + game.north_early_passes for game in self.games)

    @cached_property
    def first_passed(self) -> Estimate:
        """The share of games in which the starting player passed its first turn."""
        return share(sum(not game.first_turn_ap_spent for game in self.games), len(self.games))

    @cached_property
    def both_first_passed(self) -> Estimate:
        """The share of games in which both players passed their first turn."""
        return share(sum(game.opening_passes >= 2 for game in self.games), len(self.games))

    @cached_property
    def never_opened(self) -> Estimate:
        """The share of games that ended before anyone spent an AP."""
        found = sum(game.opening_passes >= game.turns - 1 for game in self.games if game.winner is None)
        return share(found, len(self.games))


def measured(label: str, sides: Iterable[SideOfGame], comparisons: int = 1) -> Measured:
    """The results of these sides. The verdict is corrected for the number of comparisons."""
    chosen = list(sides)
    count = len(chosen) or 1
    return Measured(
        label,
        mean([side.sample for side in chosen], comparisons),
        sum(side.won for side in chosen) / count,
        sum(side.game.winner is None for side in chosen) / count,
        sum(side.won and side.game.termination == Termination.OBJECTIVE for side in chosen) / count,
    )


def _by(sides: Iterable[SideOfGame], key: Callable[[SideOfGame], str]) -> list[Measured]:
    groups: defaultdict[str, list[SideOfGame]] = defaultdict(list)
    for side in sides:
        groups[key(side)].append(side)
    return [measured(label, groups[label], len(groups)) for label in sorted(groups)]
