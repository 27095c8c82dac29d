"""The editions and decks the server plays with: those of the package, and files that players sent.

A sent file is named by what is in it, so that a name always means the same cards. Files of this machine
are not strangers' to read.
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
#: Bytes of the longest file a player may send.
LONGEST: Final = 64 * 1024
_NAME: Final = re.compile(r"\b[0-9a-f]{32}\.toml\b")

#: Texts by name.
Files = Mapping[str, str]


def file_name(text: str) -> str:
    # 128 bits: with 64 anyone could make two decks of one name in an afternoon.
    return f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.toml"


def names_in(text: str) -> list[str]:
    """The sent files that a variant or a position names."""
    return list(dict.fromkeys(_NAME.findall(text)))


def lend(files: Files) -> None:
    """Let these files be found by their names, in this process."""
    for name, text in files.items():
        CATALOG.lend(name, text.encode())


def check(text: str) -> tuple[str, FileKind, str]:
    """Check a file: its name, what kind it is, and a variant in notation that plays with it.

    An edition names decks of the package: a game is found again by the files that its variant names.
    """
    name = file_name(text)
    kind = kind_of(text.encode(), "your file")
    CATALOG.lend(name, text.encode())
    if kind == "edition":
        edition = CATALOG.edition(name).file
        for key, deck in (("objective_deck", edition.objective_deck), ("victory_deck", edition.victory_deck)):
            if is_path(deck):
                raise InvalidEdition(
                    f"your file: {key}: {deck} is a file: name a deck by its id, and send your own beside it"
                )
        CATALOG.variant(name)
        return name, kind, name
    if kind == "objectives":
        CATALOG.variant("ardennes", {"objective_deck": name})
        return name, kind, f"ardennes+objective_deck={name}"
    CATALOG.variant("ardennes", {"victory_deck": name})
    return name, kind, f"ardennes+victory_deck={name}"
