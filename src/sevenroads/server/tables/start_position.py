"""A position from which a new game begins, instead of an empty board with a fresh deal.

The creator gives it in notation, complete or as a view. Cards that a view hides are dealt at random when the
game begins. Nothing here is sent to players: the text may show cards that only one of them may see.
"""

from __future__ import annotations

import random
from typing import Literal

from ...editions import Catalog
from ...notation import split_fields
from ...state import State
from ...view import View
from ..runtime.errors import CommandRefused
from ..store.edition_files import CATALOG

#: Whether the game keeps the cards that its position shows, or all cards are dealt again.
HiddenCards = Literal["given", "dealt"]


def read(text: str, hidden_cards: HiddenCards) -> tuple[State, str]:
    """A position to begin from, and the text to store for it.

    `InvalidNotation` and `CommandRefused` say what is wrong with it.
    """
    state = deal(text, CATALOG)
    if state.outcome is not None:
        raise CommandRefused("position-over", "The game has ended in this position. Choose an earlier one.")
    return state, str(state.view("spectator")) if hidden_cards == "dealt" else text.strip()


def deal(text: str, catalog: Catalog) -> State:
    """The complete position of a new game. What a view hides is dealt at random."""
    if "#" in split_fields(text)[5]:
        return State.sample(View.parse(text, catalog=catalog), random.SystemRandom())
    return State.parse(text, catalog)
