"""The start of the guided first game: beginner's rules, and a few units that already stand on the roads."""

from __future__ import annotations

import random
from typing import Final

from ...editions import DEFAULT_CATALOG, Catalog
from ...notation import read_variant
from ...rules.types import Side
from ...state import State

#: Beginner's rules: no special units and no Victory cards.
GUIDED_VARIANT: Final = "ardennes+nospecials+novictory"
#: The learner's seat, and both objectives: the learner needs two of roads 2, 3 and 5.
LEARNER: Final = Side.SOUTH
_OBJECTIVES: Final = ("235", "246")
_ROADS: Final = "|/|T/TP|PP/|/TP|MT/|/|"


def guided_start(rng: random.Random, catalog: Catalog = DEFAULT_CATALOG) -> State:
    """The position in which the guided game begins. Only the order of the Objective deck is random."""
    variant = read_variant(GUIDED_VARIANT, catalog)
    deck = [card.id for card in variant.ruleset.objectives for _ in range(card.count)]
    for card in _OBJECTIVES:
        deck.remove(card)
    rng.shuffle(deck)
    south, north = _OBJECTIVES
    return State.parse(f"{GUIDED_VARIANT} {_ROADS} s1:4 {south}/- {north}/- {','.join(deck)}/- -", catalog)
