"""Commands on editions and decks: list and describe them, and check files."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..editions import DEFAULT_CATALOG, say
from ..editions.catalog import is_path, kind_of
from ..notation import write_variant
from .common import AddCommand, check_edition, out


def add_commands(add: AddCommand) -> None:
    added = add("editions", editions, "List the editions, or describe one.")
    added.add_argument("edition", nargs="?", help="An edition id or file.")
    deck = add("deck", check_deck, "Check an edition file or a deck file.")
    deck.add_argument("check", choices=("check",))
    deck.add_argument("file")


def editions(options: argparse.Namespace) -> None:
    catalog, language = DEFAULT_CATALOG, options.texts.language
    if options.edition is None:
        for reference in catalog.editions():
            out(f"{reference:<12} {say(catalog.edition(reference).file.name, language, reference)}")
        return
    check_edition(options.edition, options.texts)
    variant = catalog.variant(options.edition)
    edition = variant.edition
    out(f"{edition.id}: {say(edition.name, language, edition.id)}")
    out(say(edition.about, language, ""))
    out(f"south {edition.seat_name('south', language)}, north {edition.seat_name('north', language)}")
    # Options with a word for "off" are on in every edition.
    own = [option for option in edition.options if option.off_word is None]
    out(", ".join(option.write(variant.settings[option.name]).replace("=", " ") for option in own))
    for unit in edition.units:
        marks = [f"rank {unit.rank}"] * bool(unit.rank) + ["special"] * unit.special
        out(
            f"  {unit.letter}  {unit.count} × {edition.unit_name(unit.letter, language):<20} "
            f"{unit.length} long  {unit.unit_class}{', ' if marks else ''}{', '.join(marks)}"
        )
    out(f"{len(variant.rules.actions)} actions in the action space")


def check_deck(options: argparse.Namespace) -> None:
    """Print what an edition or deck file contains; an invalid file raises an error."""
    reference = options.file if is_path(options.file) else f"./{options.file}"
    kind = kind_of(Path(options.file).read_bytes(), options.file)
    if kind == "edition":
        found = f"edition: {write_variant(DEFAULT_CATALOG.variant(reference))}"
    elif kind == "victory":
        variant = DEFAULT_CATALOG.variant("ardennes", {"victory_deck": reference})
        found = f"deck of {sum(card.count for card in variant.victory_deck.file.cards)} victory cards"
    else:
        variant = DEFAULT_CATALOG.variant("ardennes", {"objective_deck": reference})
        found = f"deck of {sum(card.count for card in variant.objective_deck.file.cards)} objective cards"
    out(f"{options.file}: valid {found}")
