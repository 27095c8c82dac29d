"""Base types of all messages: structs, and identifiers and numbers with their limits."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

#: The protocol version; it increases when a message changes its meaning.
PROTOCOL: Final = 1
#: Bytes of the largest frame that a client may send.
MAX_FRAME: Final = 4096

Seat = Literal["south", "north"]
Viewer = Literal["south", "north", "spectator"]
Status = Literal["open", "playing", "ended", "aborted", "cancelled"]
# With a length too, because `$` also matches before a trailing line break.
TableId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z]{12}$", max_length=12)]
CommandId = Annotated[str, Meta(pattern=r"^[0-9A-Za-z_-]+$", max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]


class ServerStruct(Struct, omit_defaults=True):
    """Sent by the server. Fields that equal their default are omitted."""


class ClientStruct(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Sent by a client. Unknown fields are rejected."""
