"""Field 1 of a position and the Edition tag of a record: an edition and its options as text."""

from __future__ import annotations

import re

from ..editions import DEFAULT_CATALOG, Catalog, Options, Variant
from ..rules.errors import InvalidEdition, InvalidNotation

_ORDER = (
    "specials",
    "victory_cards",
    "objectives",
    "road_length",
    "mortar_fires",
    "three_roads_win",
    "objective_deck",
    "victory_deck",
)
_BARE = {"nospecials": "specials", "novictory": "victory_cards", "noobjectives": "objectives"}
_SWITCH = {"on": True, "off": False}


def write_variant(variant: Variant) -> str:
    """The edition's reference and the options that differ from its own.

    >>> write_variant(DEFAULT_CATALOG.variant("ardennes", {"victory_cards": False, "road_length": 16}))
    'ardennes+novictory+road_length=16'
    """
    edition = variant.edition
    parts = [variant.name]
    if variant.specials != edition.specials:
        parts.append(f"specials={variant.specials}" if variant.specials else "nospecials")
    if not variant.victory_cards:
        parts.append("novictory")
    if not variant.objectives:
        parts.append("noobjectives")
    if variant.road_length != edition.road_length:
        parts.append(f"road_length={variant.road_length}")
    if variant.mortar_fires != edition.mortar_fires:
        parts.append(f"mortar_fires={variant.mortar_fires}")
    if variant.objectives and variant.three_roads_win != edition.three_roads_win:
        parts.append(f"three_roads_win={'on' if variant.three_roads_win else 'off'}")
    if variant.objective_deck.name != variant.own_objective_deck:
        parts.append(f"objective_deck={variant.objective_deck.name}")
    if variant.victory_deck.name != variant.own_victory_deck:
        parts.append(f"victory_deck={variant.victory_deck.name}")
    return "+".join(parts)


def read_variant(text: str, catalog: Catalog = DEFAULT_CATALOG) -> Variant:
    """The variant of a text such as `ardennes+novictory+road_length=16`.

    >>> read_variant("ardennes+novictory").victory_cards
    False
    """
    reference, *words = text.split("+")
    options: Options = {}
    last = -1
    for word in words:
        key, value = _read_option(word)
        if _ORDER.index(key) <= last:
            raise InvalidNotation(
                f"rules: +{word} stands twice or in the wrong place: the order is {', '.join(_ORDER)}"
            )
        last = _ORDER.index(key)
        options[key] = value  # type: ignore[literal-required]
    try:
        variant = catalog.variant(reference, options)
    except InvalidEdition as error:
        raise InvalidNotation(f"rules: {error}") from None
    if "specials" in options and options["specials"] not in (False, variant.specials):
        raise InvalidNotation(f"rules: specials in the edition's order: {variant.specials}")
    return variant


def _read_option(word: str) -> tuple[str, bool | int | str]:
    name, equals, value = word.partition("=")
    if not equals:
        if name not in _BARE:
            raise InvalidNotation(
                f"rules: unknown option +{name}: known are +{', +'.join(_BARE)} and +name=value with "
                f"{', '.join(key for key in _ORDER if key not in ('victory_cards', 'objectives'))}"
            )
        return _BARE[name], False
    if name == "specials" and re.fullmatch("[A-Z]+", value):
        return name, value
    if name == "road_length" and re.fullmatch("[1-9][0-9]?", value, re.ASCII):
        return name, int(value)
    if name == "three_roads_win" and value in _SWITCH:
        return name, _SWITCH[value]
    if name in ("mortar_fires", "objective_deck", "victory_deck") and value:
        return name, value
    raise InvalidNotation(
        f"rules: +{word} is no option: write +specials=LETTERS, +road_length=12 to 18, "
        "+mortar_fires=deployed or always, +three_roads_win=on or off, +objective_deck=ID, +victory_deck=ID"
    )
