"""A commitment to the deal: a hash published before the game and checked after it.

The dealer publishes a hash of the start position and a secret salt, and reveals both after the game.
Everyone can then check that no card was changed. A commitment does not show that the shuffle was random.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from typing import Final

from ..editions import DEFAULT_CATALOG, Catalog
from ..notation import Record
from ..notation.position import split_fields
from ..state import State
from .record import from_record

COMMITMENT: Final = "Commitment"
SALT: Final = "Salt"
SALT_BYTES: Final = 32

#: Names what is hashed and the way it is written; a new way needs a new number.
_VERSION: Final = b"sevenroads deal 1\n"
_DIGITS: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record's deal matches its commitment, `None` if that cannot be checked, and a sentence."""

    fits: bool | None
    said: str


def new_salt() -> bytes:
    """A random salt. Without one, likely deals could be guessed and compared with the commitment."""
    return secrets.token_bytes(SALT_BYTES)


def commit(start: State | str, salt: bytes) -> str:
    """The commitment to a start position with all its cards and decks: SHA-256 as 64 hex digits.

    The hash covers a line that names the encoding, the salt, and the position in its canonical text (a
    text is taken as it is). The first two have fixed lengths, so different pairs have different input.

    >>> commit("ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -", bytes(32))[:8]
    'cf79a03e'
    """
    if len(salt) != SALT_BYTES:
        raise ValueError(f"a salt has {SALT_BYTES} bytes, not {len(salt)}")
    text = str(start)
    if isinstance(start, str) and _hides_cards(text):
        raise ValueError("a commitment is to the whole deal, not to a view of it")
    return hashlib.sha256(_VERSION + salt + text.encode("ascii")).hexdigest()


def check(record: Record, catalog: Catalog = DEFAULT_CATALOG) -> Verdict:
    """Compare the deal of a record with its commitment; `InvalidNotation` if it cannot be replayed."""
    tags = record.tags
    if _hides_cards(tags["Start"]):
        return Verdict(None, "Start hides cards: check the complete record, which is published at the end")
    match = from_record(record, catalog)
    promised, salt = tags.get(COMMITMENT), tags.get(SALT)
    if promised is None:
        return Verdict(None, "the tag Commitment is missing: no promise was made about this deal")
    if salt is None:
        when = "it is published when the game has ended" if match.outcome is None else "ask the dealer for it"
        return Verdict(None, f"the tag Salt is missing: {when}")
    for name, value in ((COMMITMENT, promised), (SALT, salt)):
        if not _DIGITS.fullmatch(value):
            return Verdict(None, f"the tag {name} is {value[:70]!r}: 64 digits of 0-9 and a-f expected")
    if hmac.compare_digest(commit(match.start, bytes.fromhex(salt)), promised):
        return Verdict(True, f"the deal is the one promised by the commitment {promised}")
    return Verdict(False, f"the deal is NOT the one promised by the commitment {promised}")


def _hides_cards(text: str) -> bool:
    fields = split_fields(text)
    return "#" in fields[5] or "?" in fields[3] + fields[4]
