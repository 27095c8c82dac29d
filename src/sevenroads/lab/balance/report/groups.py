"""The measurements of a study's groups, each with the English names of its variant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ....editions import Variant
from ....rules.types import TURN_AP, Side
from ....state import State
from ....texts import Texts
from ..games import StudyGame
from ..measures import Measures
from ..study import Group, Study, StudySettings, group_of


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

    def __init__(self, variant: str, name: str, games: Sequence[StudyGame]) -> None:
        self.name = name
        self.names = Names(variant)
        self.measures = Measures(games)


def reports_of(study: Study) -> list[GroupReport]:
    """The groups of a study that have finished games."""
    games: defaultdict[Group, list[StudyGame]] = defaultdict(list)
    for game in study.games:
        games[group_of(game)].append(game)
    settings = study.settings
    return [
        GroupReport(group.variant, _name(group, settings), games[group])
        for group in settings.groups
        if group in games
    ]


def _name(group: Group, settings: StudySettings) -> str:
    """How a report calls a group: by its variant, and by what else the study compares."""
    name = f"`{group.variant}`"
    if len(settings.players) > 1:
        name += f", played by `{group.player}`"
    if settings.first_turn_ap != (TURN_AP,):
        name += f", {group.first_turn_ap} AP in the first turn"
    return name
