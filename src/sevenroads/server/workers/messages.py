"""Messages between workers: one tagged union with one encoder and one decoder.

A worker sends a message with PostgreSQL's NOTIFY, inside the transaction that stores the change, so that the
others receive it if and only if the change was committed. With a broker, it sends the message after the
commit, and the message may be lost. A worker that misses messages finds changed tables by comparing them with
the database. When its listener reconnects, it also sends the chat and the lobby again.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from ..store.notifications import send_notification
from ..store.rows import Entry

#: The version of the messages, sent with every heartbeat. Servers of two successive versions run side by side
#: while hosts are upgraded. So a new version only adds messages, or fields with a default at the end of one.
VERSION: Final = 2
#: PostgreSQL's limit for one payload, in bytes.
MAX_PAYLOAD: Final = 7999


class _Message(Struct, frozen=True, array_like=True):
    """Encoded as a JSON array that begins with the tag. `sender` is a worker's id."""


class EntryStored(_Message, frozen=True, tag="entry"):
    """An entry of a game's log was stored."""

    table: str
    sender: str
    entry: Entry


class TurnPassed(_Message, frozen=True, tag="turn"):
    """It is a user's turn, or the user has an offer to answer."""

    table: str
    sender: str
    user: int


class TableStored(_Message, frozen=True, tag="table"):
    """A table was opened, joined, closed, ended or deleted."""

    table: str


class ChatStored(_Message, frozen=True, tag="chat"):
    """A chat line was stored."""

    table: str
    sender: str
    line: int


class SessionsEnded(_Message, frozen=True, tag="sessions"):
    """Some sessions of a user have ended."""

    user: int


class PersonChanged(_Message, frozen=True, tag="person"):
    """A user has another name or kind."""

    user: int


class MutesChanged(_Message, frozen=True, tag="mutes"):
    """A user has muted somebody, or no longer."""

    user: int
    sender: str


class PlayersHere(_Message, frozen=True, tag="here"):
    """The players who watch these tables through the sending worker; replaces what it said before."""

    sender: str
    players: dict[str, tuple[int, ...]]


class WhoIsHere(_Message, frozen=True, tag="who"):
    """A request for `PlayersHere` about these tables."""

    sender: str
    tables: tuple[str, ...]


class Heartbeat(_Message, frozen=True, tag="alive"):
    """The sending worker is running, and sends messages of this version."""

    sender: str
    version: int = 1


class WorkerStopping(_Message, frozen=True, tag="stopping"):
    """The sending worker stops now."""

    sender: str


class MessagesLost(_Message, frozen=True, tag="lost"):
    """The sending worker had no connection to the broker: some of its messages may be missing."""


PresenceMessage: TypeAlias = PlayersHere | WhoIsHere | Heartbeat | WorkerStopping
WorkerMessage: TypeAlias = (
    EntryStored
    | TurnPassed
    | TableStored
    | ChatStored
    | SessionsEnded
    | PersonChanged
    | MutesChanged
    | MessagesLost
    | PresenceMessage
)

_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[WorkerMessage]] = msgspec.json.Decoder(WorkerMessage)


class Undecodable(ValueError):
    """A payload is not a message of this version of the server."""


def encode(message: WorkerMessage) -> str:
    payload = _encoder.encode(message)
    if len(payload) > MAX_PAYLOAD:
        raise ValueError(f"The message has {len(payload)} bytes; PostgreSQL allows {MAX_PAYLOAD}.")
    return payload.decode()


def decode(payload: str) -> WorkerMessage:
    """Decode a message of this version, or of the next one, whose additional fields are ignored."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError as error:
        if (known := _without_new_fields(payload)) is not None:
            return known
        raise Undecodable(str(error)) from None


def _without_new_fields(payload: str) -> WorkerMessage | None:
    """An entry with more fields than this version knows, without them. Structs ignore such fields already."""
    try:
        tag, table, sender, entry, *_ = msgspec.json.decode(payload, type=list[Any])
        if tag == "entry" and len(entry) > len(Entry._fields):
            return msgspec.convert([tag, table, sender, entry[: len(Entry._fields)]], EntryStored)
    except (msgspec.DecodeError, ValueError, TypeError):
        pass
    return None


def notify(connection: Connection, *messages: WorkerMessage) -> None:
    """Send messages to all workers when this transaction is committed; SQLite has no other workers."""
    if connection.dialect.name == "postgresql":
        for message in messages:
            send_notification(connection, encode(message))
