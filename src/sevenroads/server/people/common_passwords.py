"""Whether a password is one of the most common ones. The list comes with the package zxcvbn.

Loading it takes about 30 ms and 15 MB, so it is loaded with the first new password, and by the server only in
its hashing process.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import islice
from typing import Final

#: Passwords that are refused: the most common ones of those that are long enough.
COUNT: Final = 10_000


def is_common(password: str, shortest: int) -> bool:
    """Whether the password is among the most common ones with at least `shortest` characters.

    Case, width and spaces around it do not matter.
    """
    return unicodedata.normalize("NFKC", password).strip().casefold() in _common(shortest)


@cache
def _common(shortest: int) -> frozenset[str]:
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    # The list is sorted, the most common first.
    long_enough = (word for word in FREQUENCY_LISTS["passwords"] if len(word) >= shortest)
    return frozenset(islice(long_enough, COUNT))
