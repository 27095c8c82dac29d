"""The card effects of R8: one table, one row each.

Decks, notation, the kernel's action space, the checks of a position, the machine and the web client read
an effect's properties here. What an effect does when it is played is `play_card` in `core/actions.pxd`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class InForce(Enum):
    """How an effect that lasts is kept in `Effects` and written in field 7 of a position."""

    ROADS = "dig-in:s3"  # a set of sides and roads
    AMOUNT = "supply-cut:n2"  # a number for each side
    SIDE = "intelligence:s"  # yes or no for each side
    TURN = "night-march"  # yes or no for the side to move


@dataclass(frozen=True, slots=True)
class CardEffect:
    """One effect. `reveals` means that playing the card shows its player a hidden card.

    `in_force` is `None` for an effect that is over at once. `amount` is what one card adds to the number
    of an effect of the kind `InForce.AMOUNT`. `points` are the AP that playing the card gives, unless a deck
    says otherwise; `least_points` and `most_points` are what it may say. Only a card with a road may cost AP,
    and only one without a road may give some: the exact search relies on both.
    """

    name: str
    needs_road: bool = False
    reveals: bool = False
    in_force: InForce | None = None
    amount: int = 1
    points: int = 0
    least_points: int = 0
    most_points: int = 2

    def check_points(self, points: int) -> None:
        """Raise `ValueError` if a deck may not say that the card gives so many AP."""
        if not self.least_points <= points <= self.most_points:
            raise ValueError(
                f"points of {self.name} is {points}: expected {self.least_points} to {self.most_points}"
            )

    @property
    def field(self) -> str:
        """The attribute of `Effects` that holds it."""
        return self.name.replace("-", "_")


#: Effects that need a road come first. The order is that of `Effect` in `core/board.pxd` and of the actions.
CARD_EFFECTS: Final = (
    CardEffect("forced-march", needs_road=True, least_points=-2, most_points=0),
    CardEffect("withdrawal", needs_road=True, least_points=-2, most_points=0),
    CardEffect("sabotage", needs_road=True, least_points=-2, most_points=0),
    CardEffect("dig-in", needs_road=True, in_force=InForce.ROADS, least_points=-2, most_points=0),
    CardEffect("reinforcements", points=2, least_points=1),
    CardEffect("second-front", in_force=InForce.AMOUNT),
    CardEffect("intelligence", reveals=True, in_force=InForce.SIDE),
    CardEffect("supply-cut", in_force=InForce.AMOUNT, amount=2),
    CardEffect("night-march", in_force=InForce.TURN),
    # Its player gives up an objective, so the exact search never does, and it may not give AP.
    CardEffect("new-orders", reveals=True, most_points=0),
)

EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS)
BY_NAME: Final = {effect.name: effect for effect in CARD_EFFECTS}
ROAD_EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS if effect.needs_road)
OTHER_EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS if not effect.needs_road)
REVEALING_EFFECTS: Final = frozenset(effect.name for effect in CARD_EFFECTS if effect.reveals)
LASTING_EFFECTS: Final = tuple(effect for effect in CARD_EFFECTS if effect.in_force)
