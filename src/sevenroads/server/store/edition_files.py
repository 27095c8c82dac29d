"""The editions and decks of the server: those of the package, and files that players have uploaded.

An uploaded file is named by the hash of its text, so that a name always means the same cards. The catalog
reads no other files of the server's computer.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from typing import Final

from ...editions import Catalog
from ...editions.catalog import FileKind, is_path, kind_of
from ...rules.errors import InvalidEdition

CATALOG: Final = Catalog(files=False)
#: The size limit of a file that a player sends, in bytes.
LONGEST: Final = 64 * 1024
_NAME: Final = re.compile(r"\b[0-9a-f]{32}\.toml\b")

#: The texts of files by name.
Files = Mapping[str, str]


def file_name(text: str) -> str:
    # 128 bits: with 64, a player could find two decks with the same name in an afternoon.
    return f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.toml"


def names_in(text: str) -> list[str]:
    """The names of sent files in a variant, a position or a record."""
    return list(dict.fromkeys(_NAME.findall(text)))


def register_files(files: Files) -> None:
    """Add files to the catalog of this process, under their names."""
    for name, text in files.items():
        CATALOG.register(name, text.encode())


def check(text: str) -> tuple[str, FileKind, str]:
    """Check a file; returns its name, its kind, and a variant in notation that uses it.

    An edition file may only name decks of the package: the server loads the files that a game's variant
    names, not the files that those name.
    """
    name = file_name(text)
    kind = kind_of(text.encode(), "your file")
    CATALOG.register(name, text.encode())
    if kind == "edition":
        edition = CATALOG.edition(name).file
        for key, deck in (("objective_deck", edition.objective_deck), ("victory_deck", edition.victory_deck)):
            if is_path(deck):
                raise InvalidEdition(
                    f"your file: {key}: {deck} is a file. Name a deck by its id, and send your own deck too."
                )
        CATALOG.variant(name)
        return name, kind, name
    if kind == "objectives":
        CATALOG.variant("ardennes", {"objective_deck": name})
        return name, kind, f"ardennes+objective_deck={name}"
    CATALOG.variant("ardennes", {"victory_deck": name})
    return name, kind, f"ardennes+victory_deck={name}"
