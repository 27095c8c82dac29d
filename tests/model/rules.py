"""Field 1 of a position: an edition and the options chosen for it (R10).

Holds what a game is played with, not the game.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from .army import SPECIALS, UNITS
from .cards import NEWEST_REVISION, Objective, card_points, objective_deck, victory_deck
from .refused import ModelRefused


@dataclass(frozen=True)
class Edition:
    specials: str
    three_roads_win: bool
    objective_deck: str
    victory_deck: str
    road_length: int = 18
    mortar_fires: str = "deployed"


EDITIONS = {
    "ardennes": Edition("GRYK", True, "ardennes", "ardennes"),
    "prototype": Edition("GRYK", False, "prototype", "prototype"),
    "dday": Edition("GRYA", True, "ardennes", "ardennes"),
}

_DECK_ID = "(ardennes|prototype)"
_FIELD = re.compile(
    r"(ardennes|prototype|dday)"
    r"(?:(\+nospecials)|\+specials=([GRYKA]+))?"
    r"(\+novictory)?"
    r"(\+noobjectives)?"
    r"(?:\+road_length=([1-9][0-9]))?"
    r"(?:\+mortar_fires=(deployed|placed|always))?"
    r"(?:\+three_roads_win=(on|off))?"
    rf"(?:\+objective_deck={_DECK_ID})?"
    rf"(?:\+victory_deck={_DECK_ID})?"
)


@dataclass(frozen=True)
class Rules:
    edition: str
    specials: str
    victory_cards: bool
    objectives: bool
    road_length: int
    mortar_fires: str
    three_roads_win: bool
    objective_deck: str
    victory_deck: str
    revision: int  # not part of the text: the decks of two revisions differ

    @classmethod
    def read(cls, text: str, revision: int = NEWEST_REVISION) -> "Rules":
        match = _FIELD.fullmatch(text)
        if match is None:
            raise ModelRefused(f"no such rules, or options not in their order: {text!r}")
        (
            name,
            no_specials,
            some_specials,
            no_victory,
            no_objectives,
            length,
            mortar,
            three,
            objectives,
            victory,
        ) = match.groups()
        own = EDITIONS[name]

        specials = "" if no_specials else some_specials or own.specials
        # Each letter once, in the order G R Y K A, and of this edition.
        if specials != "".join(letter for letter in own.specials if letter in specials):
            raise ModelRefused(f"these specials are not in order or not of this edition: {specials}")

        road_length = int(length) if length else own.road_length
        if not 12 <= road_length <= 18:
            raise ModelRefused(f"a road has 12 to 18 tiles, not {road_length} (R1.1)")

        three_roads_win = three == "on" if three else own.three_roads_win
        if no_objectives:
            if three == "off":
                raise ModelRefused("without objectives three roads always win (R10)")
            three_roads_win = True

        return cls(
            edition=name,
            specials=specials,
            victory_cards=not no_victory,
            objectives=not no_objectives,
            road_length=road_length,
            mortar_fires=mortar or own.mortar_fires,
            three_roads_win=three_roads_win,
            objective_deck=objectives or own.objective_deck,
            victory_deck=victory or own.victory_deck,
            revision=revision,
        )

    def __str__(self) -> str:
        own = EDITIONS[self.edition]
        text = self.edition
        if not self.specials:
            text += "+nospecials"
        elif self.specials != own.specials:
            text += f"+specials={self.specials}"
        if not self.victory_cards:
            text += "+novictory"
        if not self.objectives:
            text += "+noobjectives"
        if self.road_length != own.road_length:
            text += f"+road_length={self.road_length}"
        if self.mortar_fires != own.mortar_fires:
            text += f"+mortar_fires={self.mortar_fires}"
        # With objectives off it is on in every edition and says nothing (R7.2).
        if self.objectives and self.three_roads_win != own.three_roads_win:
            text += f"+three_roads_win={'on' if self.three_roads_win else 'off'}"
        if self.objective_deck != own.objective_deck:
            text += f"+objective_deck={self.objective_deck}"
        if self.victory_deck != own.victory_deck:
            text += f"+victory_deck={self.victory_deck}"
        return text

    @cached_property
    def army(self) -> dict[str, int]:
        """How many of each unit a side has, in army order; only units in play are in it."""
        return {
            letter: unit.count
            for letter, unit in UNITS.items()
            if letter not in SPECIALS or letter in self.specials
        }

    @cached_property
    def objective_cards(self) -> dict[str, Objective]:
        return objective_deck(self.objective_deck, self.revision) if self.objectives else {}

    def points(self, card: str) -> int:
        """R8: the AP that playing a card gives or, below 0, costs. Both decks agree on it."""
        return card_points(self.revision).get(card, 0)

    @cached_property
    def victory_card_counts(self) -> dict[str, int]:
        return victory_deck(self.victory_deck, self.revision) if self.victory_cards else {}
