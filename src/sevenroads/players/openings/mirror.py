"""Mirror images: the same position, turn or objective with left and right swapped.

A mirror image is the same for the rules if the objective deck has the mirror image of each of its cards, and
no unit with one-sided arrows, such as the mortar, has been placed. As long as such a unit is only in the
stock, the book counts mirror images as one, although the unit could later make a small difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...editions import Variant
from ...rules.types import ROADS, Objective, Unit

_OTHER: Final = {"left": "right", "right": "left"}


class Mirror:
    """The mirror images of one edition.

    `objectives` is the result of `mirrored_deck`. If it is `None`, nothing else is mirrored either.

    >>> from sevenroads.state import choose_variant
    >>> variant = choose_variant("ardennes")
    >>> mirror = Mirror(variant, mirrored_deck(variant.ruleset.objectives))
    >>> mirror.turn(["T1", "Kl"]), mirror.objective("125"), mirror.turn(["R1"])
    (('T7', 'Kr'), '367', None)
    """

    def __init__(self, variant: Variant, objectives: Mapping[str, str] | None) -> None:
        self.possible = objectives is not None
        self._objectives = dict(objectives or {})
        self._one_sided = {unit.letter for unit in variant.ruleset.army if not _symmetric(unit)}
        self._actions = {action.text: action for action in variant.rules.actions}

    def key(self, key: str) -> str | None:
        """The mirror image of a position's key."""
        roads, turn = key.split(" ")
        if not self.possible or self._one_sided & set(roads):
            return None
        return f"{'/'.join(reversed(roads.split('/')))} {turn}"

    def turn(self, actions: Sequence[str]) -> tuple[str, ...] | None:
        """The mirror image of a turn."""
        found = [self._action(action) for action in actions]
        return None if not self.possible or None in found else tuple(text for text in found if text)

    def objective(self, card: str) -> str:
        return self._objectives.get(card, card)

    def _action(self, text: str) -> str | None:
        action = self._actions[text]
        if action.unit in self._one_sided:
            return None
        if action.direction is not None:
            return f"{action.unit}{_OTHER[action.direction][0]}"
        return text if action.road is None else f"{text[:-1]}{ROADS + 1 - action.road}"


def _symmetric(unit: Unit) -> bool:
    arrows = {(arrow.direction, arrow.tile, arrow.distance, arrow.hits) for arrow in unit.arrows}
    return arrows == {(_OTHER[direction], *rest) for direction, *rest in arrows}


def mirrored_deck(objectives: Sequence[Objective]) -> dict[str, str] | None:
    """Each objective's mirror image, or `None` if one is missing or more frequent."""
    by_clauses = {_clauses(card): card for card in objectives}
    found: dict[str, str] = {}
    for card in objectives:
        image = by_clauses.get(_clauses(card, mirrored=True))
        if image is None or image.count != card.count:
            return None
        found[card.id] = image.id
    return found


def _clauses(card: Objective, mirrored: bool = False) -> tuple[object, ...]:
    def roads(given: frozenset[int]) -> tuple[int, ...]:
        return tuple(sorted(ROADS + 1 - road if mirrored else road for road in given))

    return tuple(sorted((take.count, roads(take.roads)) for take in card.take)), roads(card.deny)
