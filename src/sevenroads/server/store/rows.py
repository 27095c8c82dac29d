"""Typed rows of the database, as the repositories return them."""

from __future__ import annotations

import json
from typing import NamedTuple

from ...rules.types import Side


class Entry(NamedTuple):
    """One entry of a game's log. `command` is the sender and the id of its command, to recognise repeats."""

    seq: int
    kind: str
    seat: Side
    at: int
    action: str | None = None
    command: str | None = None

    def told(self) -> str:
        """As text, for other workers."""
        return json.dumps(self)

    @classmethod
    def heard(cls, text: str) -> Entry:
        seq, kind, seat, at, action, command = json.loads(text)
        return cls(seq, kind, Side(seat), at, action, command)
