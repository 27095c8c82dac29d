"""Describes editions and decks for clients: units, cards and names in all languages."""

from __future__ import annotations

from functools import lru_cache

from ...editions import Variant
from ...editions.schema import LANGUAGES, Edition, ObjectiveEntry, VictoryEntry
from ...looks import look_of, rank_sign
from ...notation import read_variant, write_variant
from ...rules import RULES_REVISION
from ...rules.effects import REVEALING_EFFECTS, ROAD_EFFECTS
from ...rules.types import SIDES, Unit
from ...state import choose_variant
from .. import wire
from ..store.edition_files import CATALOG
from ..tables.presenter import seat_value


@lru_cache(maxsize=256)
def edition_info(notation: str, revision: int = RULES_REVISION) -> wire.EditionInfo:
    """The description of an edition with options, given in notation, by a revision of the rules."""
    return describe(read_variant(notation, CATALOG.at_revision(revision)))


def describe(variant: Variant) -> wire.EditionInfo:
    edition, look = variant.edition, look_of(variant.name)
    army = {unit.letter: unit for unit in variant.ruleset.army}
    return wire.EditionInfo(
        id=variant.name,
        variant=write_variant(variant),
        road_length=variant.road_length,
        names={language: edition.name.get(language, variant.name) for language in LANGUAGES},
        about=dict(edition.about),
        lanes={
            language: (edition.lane_word(language), edition.lane_word(language, plural=True))
            for language in LANGUAGES
        },
        sides={
            side.value: {language: edition.seat_name(side, language) for language in LANGUAGES}
            for side in SIDES
        },
        landscape=look.ground,
        star=seat_value(look.star),
        units=tuple(_unit(edition, army[unit.letter]) for unit in variant.ruleset.in_play),
        objectives=tuple(_objective(edition, card) for card in variant.objective_deck.file.cards)
        if variant.objectives
        else (),
        victory_cards=tuple(_victory(variant, card) for card in variant.victory_deck.file.cards)
        if variant.victory_cards
        else (),
        three_roads_win=variant.three_roads_win,
        mortar_fires=str(variant.settings.get("mortar_fires", "")),
        options=tuple(
            wire.OptionInfo(
                name=option.name,
                kind=option.kind.value,
                value=variant.settings[option.name],
                values=option.values,
                numbers=(option.numbers[0], option.numbers[-1]) if option.numbers else None,
            )
            for option in edition.options
        ),
        beginner=write_variant(choose_variant(variant.name, True, {}, CATALOG)),
    )


def _unit(edition: Edition, unit: Unit) -> wire.UnitInfo:
    letter = unit.letter
    sign = rank_sign(edition, letter)
    return wire.UnitInfo(
        letter=letter,
        length=unit.length,
        count=unit.count,
        kind=unit.unit_class,
        special=unit.special,
        rank=unit.rank or None,
        chevrons=sign.chevrons,
        stars=sign.stars,
        names={language: edition.unit_name(letter, language) for language in LANGUAGES},
        plurals={language: edition.unit_name(letter, language, plural=True) for language in LANGUAGES},
        arrows=tuple(
            wire.ArrowInfo(
                direction=arrow.direction,
                tile=arrow.tile,
                distance=arrow.distance,
                hits=tuple(sorted(arrow.hits)),
            )
            for arrow in unit.arrows
        ),
    )


def _objective(edition: Edition, card: ObjectiveEntry) -> wire.CardInfo:
    return wire.CardInfo(
        id=card.id,
        count=card.count,
        names={language: edition.card_text(card.title, language, card.id) for language in LANGUAGES},
        texts={language: edition.card_text(card.text, language) for language in LANGUAGES},
        take=tuple((clause.count, tuple(clause.of)) for clause in card.take),
        deny=tuple(card.deny),
    )


def _victory(variant: Variant, card: VictoryEntry) -> wire.CardInfo:
    edition = variant.edition
    return wire.CardInfo(
        id=card.id,
        count=card.count,
        effect=card.id,
        needs_road=card.id in ROAD_EFFECTS,
        reveals=card.id in REVEALING_EFFECTS,
        points=variant.ruleset.points(card.id),
        names={language: edition.card_text(card.title, language, card.id) for language in LANGUAGES},
        texts={language: edition.card_text(card.text, language) for language in LANGUAGES},
    )
