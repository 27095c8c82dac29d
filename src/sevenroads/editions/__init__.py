"""Editions and decks as data: one TOML file each, schema-checked, and the catalog that finds them."""

from .catalog import DEFAULT_CATALOG, Catalog, Named, Variant
from .options import OPTIONS, Option, Options
from .schema import LANGUAGES, Edition, ObjectiveDeck, VictoryDeck, say

__all__ = [
    "DEFAULT_CATALOG",
    "LANGUAGES",
    "OPTIONS",
    "Catalog",
    "Edition",
    "Named",
    "ObjectiveDeck",
    "Option",
    "Options",
    "Variant",
    "VictoryDeck",
    "say",
]
