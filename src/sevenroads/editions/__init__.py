"""Editions and decks as data: one TOML file each, schema-checked, and the catalog that finds them."""

from .catalog import DEFAULT_CATALOG, Catalog, Named, Options, Variant
from .schema import LANGUAGES, Edition, ObjectiveDeck, VictoryDeck, say

__all__ = [
    "DEFAULT_CATALOG",
    "LANGUAGES",
    "Catalog",
    "Edition",
    "Named",
    "ObjectiveDeck",
    "Options",
    "Variant",
    "VictoryDeck",
    "say",
]
