"""Field 1 of a position and the Edition tag of a record: an edition and its options as text."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import DEFAULT_CATALOG, Catalog, Option, Variant
from ..editions.options import Setting
from ..rules.errors import InvalidEdition, InvalidNotation


def write_variant(variant: Variant) -> str:
    """The edition's reference and the options that differ from its own.

    >>> write_variant(DEFAULT_CATALOG.variant("ardennes", {"victory_cards": False, "road_length": 16}))
    'ardennes+novictory+road_length=16'
    """
    # Kept with the variant, which never changes.
    text: str | None = variant.__dict__.get("_text")
    if text is None:
        words = [
            option.write(variant.settings[option.name])
            for option in variant.edition.options
            if variant.settings[option.name] != variant.defaults[option.name]
        ]
        text = variant.__dict__["_text"] = "+".join([variant.name, *words])
    return text


def read_variant(text: str, catalog: Catalog = DEFAULT_CATALOG) -> Variant:
    """The variant of a text such as `ardennes+novictory+road_length=16`.

    >>> read_variant("ardennes+novictory").victory_cards
    False
    """
    known_variant = catalog.recall(text)
    if known_variant is not None:
        return known_variant
    reference, *words = text.split("+")
    try:
        known = catalog.edition(reference).file.options
        options = _read_options(words, known)
        variant = catalog.variant(reference, options)
    except InvalidEdition as error:
        raise InvalidNotation(f"rules: {error}") from None
    if options.get("specials") not in (None, False, variant.specials):
        raise InvalidNotation(f"rules: specials in the edition's order: {variant.specials}")
    catalog.remember(text, variant)
    return variant


def _read_options(words: list[str], known: Sequence[Option]) -> dict[str, Setting]:
    order = [option.name for option in known]
    options: dict[str, Setting] = {}
    last = -1
    for word in words:
        name, value = _read_option(word, known)
        if order.index(name) <= last:
            raise InvalidNotation(
                f"rules: +{word} appears twice or in the wrong place: the order is {', '.join(order)}"
            )
        last = order.index(name)
        options[name] = value
    return options


def _read_option(word: str, known: Sequence[Option]) -> tuple[str, Setting]:
    name, equals, text = word.partition("=")
    for option in known:
        if not equals and name == option.off_word:
            return option.name, False
        if equals and name == option.name and option.has_value:
            value = option.read(text)
            if value is None:
                raise InvalidNotation(f"rules: +{word}: write +{name}={option.form}")
            return name, value
    words = [f"+{option.off_word}" for option in known if option.off_word]
    words += [f"+{option.name}={option.form}" for option in known if option.has_value]
    raise InvalidNotation(f"rules: unknown option +{word}: write {', '.join(words)}")
