"""Names, shapes and meanings of the parts of an observation, in the order in which they are written.

`observation.pxd` writes the numbers; the tests compare both. Every value is one byte.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Final

from .effects import EFFECTS
from .tables import Action, Rules
from .types import ROADS

#: Raised when the meaning, order or size of a part changes: nets trained on an older version cannot read it.
OBSERVATION_VERSION: Final = 1
#: Tiles of the longest road. Shorter roads leave their last columns empty.
COLUMNS: Final = 18


@dataclass(frozen=True, slots=True)
class ObservationField:
    """One part of an observation: `size` bytes from `start` on, of this shape."""

    name: str
    shape: tuple[int, ...]
    start: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size


@dataclass(frozen=True, slots=True)
class ObservationSpec:
    """What the bytes of an observation mean. The first `planes` are all of one shape; the rest are numbers.

    `mirrored_actions[number]` is the action of the opposite seat: road 1 for road 7. Arrows are named from
    their owner's seat and stay. A program that plays both seats alike maps north's actions through it.
    """

    version: int
    size: int
    planes: tuple[int, int, int]
    fields: tuple[ObservationField, ...]
    mirrored_actions: tuple[int, ...]

    def __getitem__(self, name: str) -> ObservationField:
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"no field {name!r}: expected one of {', '.join(field.name for field in self.fields)}")


def spec_of(rules: Rules) -> ObservationSpec:
    """The specification for a ruleset. It depends on the army and on the objectives in the deck."""
    kinds = len(rules.ruleset.army)
    letters = " ".join(unit.letter for unit in rules.ruleset.army)
    cards = len(rules.ruleset.objectives)
    board = (ROADS, COLUMNS)
    parts: list[tuple[str, tuple[int, ...], str]] = [
        ("own_units", (kinds, *board), f"1 on each tile of an own unit, by kind: {letters}"),
        ("enemy_units", (kinds, *board), "the same for the enemy's units"),
        ("own_conquered", board, "1 on every tile of a road that the viewer has conquered"),
        ("enemy_conquered", board, "the same for the enemy"),
        ("own_dug_in", board, "1 on every tile of a road where the viewer's line is dug in"),
        ("enemy_dug_in", board, "the same for the enemy"),
        ("to_act", (1,), "1 if the viewer is the side to move"),
        ("ap", (1,), "action points left in this turn"),
        ("rounds", (1,), "the turn number divided by 2, rounded down"),
        ("odd_turn", (1,), "1 if the turn number is odd: the starting player's turn"),
        ("second_front", (2,), "how much the limit of special units rose: own, enemy"),
        ("supply_cut", (2,), "AP that the next turn will lack: own, enemy"),
        ("intelligence", (2,), "1 if the side knows the other's objective: own, enemy"),
        ("hand_sizes", (2,), "victory cards in hand: own, enemy"),
        ("night_march", (1,), "1 while it is in force"),
        ("fresh", (1,), "1 if the mortar of the side to move may fire this turn"),
        ("deck_sizes", (2,), "cards in the objective deck and in the victory deck"),
        ("road_length", (1,), "tiles of a road"),
        ("result", (1,), "0 while the game goes on; the viewer has 1 won, 2 lost, 3 drawn"),
        ("own_stock", (kinds,), f"units in stock, by kind: {letters}"),
        ("enemy_stock", (kinds,), "the same for the enemy"),
        ("own_hand", (len(EFFECTS),), f"own victory cards, by effect: {' '.join(EFFECTS)}"),
        ("discards", (len(EFFECTS),), "victory cards played by both sides, by effect"),
    ]
    for who in ("own", "enemy"):
        note = "" if who == "own" else "; 0 while it is hidden from the viewer"
        parts += [
            (
                f"{who}_take",
                (ROADS,),
                f"objective: 2 if every way to fulfil it needs the road, 1 if some{note}",
            ),
            (f"{who}_deny", (ROADS,), f"objective: 1 for a road that the other side must not hold{note}"),
            (f"{who}_objective", (cards,), f"objective: 1 for the card, in the order of the deck file{note}"),
        ]
    fields, start = [], 0
    for name, shape, meaning in parts:
        fields.append(ObservationField(name, shape, start, meaning))
        start = fields[-1].end
    return ObservationSpec(
        version=OBSERVATION_VERSION,
        size=start,
        planes=(2 * kinds + 4, *board),
        fields=tuple(fields),
        mirrored_actions=tuple(_mirrored(rules, action) for action in rules.actions),
    )


def _mirrored(rules: Rules, action: Action) -> int:
    if action.road is None:
        return rules.ids[action.text]
    return rules.ids[f"{action.text[:-1]}{ROADS + 1 - action.road}"]
