"""What the coach and the patient machine read about one road."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ...rules.clash import beats
from ...rules.types import ROADS, Ruleset, Side, Unit
from ...view import View


@dataclass(frozen=True, slots=True)
class RoadFacts:
    """A road that is still open, from one side: unit letters from rear to front, and tiles."""

    road: int
    own: str
    enemy: str
    gap: int
    #: The tiles from the side's own block to the front of its line.
    reach: int

    @property
    def contact(self) -> bool:
        return self.gap == 0 and bool(self.own) and bool(self.enemy)


def open_roads(view: View, side: Side) -> Iterator[RoadFacts]:
    """The roads that nobody has conquered, as a side sees them."""
    rules = view.variant.ruleset
    for road in range(1, ROADS + 1):
        if view.conqueror(road) is None:
            own, enemy = view.line(side, road), view.line(side.other, road)
            reach = own.distance + sum(rules.unit(letter).length for letter in own.units)
            yield RoadFacts(road, own.units, enemy.units, view.gap(road), reach)


def defeats(rules: Ruleset, unit: str, other: str) -> bool:
    """Whether a unit beats another, by their letters (R2.1)."""
    return beats(rules.unit(unit), rules.unit(other))


def fillings(view: View, side: Side, tiles: int, most: int) -> Iterator[str]:
    """Every row of at most `most` units of a side's stock that is exactly `tiles` long, rear to front."""
    stock = view.stock(side)
    units: list[Unit] = [unit for unit in view.variant.ruleset.in_play if stock.get(unit.letter)]
    for count in range(1, most + 1):
        for row in product(units, repeat=count):
            letters = "".join(unit.letter for unit in row)
            if sum(unit.length for unit in row) == tiles and all(
                letters.count(letter) <= stock[letter] for letter in letters
            ):
                yield letters
