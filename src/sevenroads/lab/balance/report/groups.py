"""The measurements of a study's groups, each with the English names of its variant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ....editions import Variant
from ....rules.types import Side
from ....state import State
from ....texts import Texts
from ..games import StudyGame
from ..measures import Measures
from ..study import Group, Study


class Names:
    """The names of a variant's seats, cards and units."""

    def __init__(self, variant: str) -> None:
        self.text = variant
        self._variant: Variant = State.new(variant, seed=0).variant
        edition = self._variant.edition
        titles = {card.id: card.title for card in self._variant.objective_deck.file.cards}
        titles |= {card.id: card.title for card in self._variant.victory_deck.file.cards}
        self._titles = {card: edition.card_text(title, otherwise=card) for card, title in titles.items()}

    @property
    def edition(self) -> str:
        return self._variant.edition.name.get("en", self.text)

    def seat(self, side: Side) -> str:
        """The seat with the name of its army, such as `south (Germans)`."""
        return f"{side} ({self._variant.edition.seat_name(side)})"

    def card(self, card: str) -> str:
        title = self._titles.get(card, card)
        return f"`{card}`" if title == card else f"{title} (`{card}`)"

    def unit(self, letter: str) -> str:
        return Texts("en").unit(letter, self._variant)


class GroupReport:
    """The measurements of one group with its names."""

    def __init__(self, group: Group, players: int, games: Sequence[StudyGame]) -> None:
        self.name = _name(group, players)
        self.names = Names(group[0])
        self.measures = Measures(games)


def reports_of(study: Study) -> list[GroupReport]:
    """The groups of a study that have finished games."""
    games: defaultdict[Group, list[StudyGame]] = defaultdict(list)
    for game in study.games:
        games[game.variant, game.player].append(game)
    players = len(study.settings.players)
    return [GroupReport(group, players, games[group]) for group in study.settings.groups if group in games]


def _name(group: Group, players: int) -> str:
    """How a report calls a variant and its player. The player is named if the study has several."""
    variant, player = group
    return f"`{variant}`, played by `{player}`" if players > 1 else f"`{variant}`"
