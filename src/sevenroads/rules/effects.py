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
    of an effect of the kind `InForce.AMOUNT`.
    """

    name: str
    needs_road: bool = False
    reveals: bool = False
    in_force: InForce | None = None
    amount: int = 1

    @property
    def field(self) -> str:
        """The attribute of `Effects` that holds it."""
        return self.name.replace("-", "_")


#: Effects that need a road come first. The order is that of `Effect` in `core/board.pxd` and of the actions.
CARD_EFFECTS: Final = (
    CardEffect("forced-march", needs_road=True),
    CardEffect("withdrawal", needs_road=True),
    CardEffect("sabotage", needs_road=True),
    CardEffect("dig-in", needs_road=True, in_force=InForce.ROADS),
    CardEffect("reinforcements"),
    CardEffect("second-front", in_force=InForce.AMOUNT),
    CardEffect("intelligence", reveals=True, in_force=InForce.SIDE),
    CardEffect("supply-cut", in_force=InForce.AMOUNT, amount=2),
    CardEffect("night-march", in_force=InForce.TURN),
    CardEffect("new-orders", reveals=True),
)

EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS)
ROAD_EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS if effect.needs_road)
OTHER_EFFECTS: Final = tuple(effect.name for effect in CARD_EFFECTS if not effect.needs_road)
REVEALING_EFFECTS: Final = frozenset(effect.name for effect in CARD_EFFECTS if effect.reveals)
LASTING_EFFECTS: Final = tuple(effect for effect in CARD_EFFECTS if effect.in_force)
