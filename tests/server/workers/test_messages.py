"""Messages between workers: one encoding, and what cannot be decoded does no harm."""

from __future__ import annotations

import json
import logging

import pytest

from sevenroads.rules.types import Side
from sevenroads.server.runtime import metrics
from sevenroads.server.store.rows import Entry
from sevenroads.server.workers.listener import decode_or_count
from sevenroads.server.workers.messages import (
    MAX_PAYLOAD,
    VERSION,
    ChatStored,
    EntryStored,
    Heartbeat,
    MessagesLost,
    PersonChanged,
    PlayersHere,
    SessionsEnded,
    TableStored,
    TurnPassed,
    Undecodable,
    WhoIsHere,
    WorkerMessage,
    WorkerStopping,
    decode,
    encode,
)
from sevenroads.server.workers.presence import TABLES_PER_MESSAGE

TABLE, WORKER = "Abcdefgh1234", "0123abcd"
MESSAGES: list[WorkerMessage] = [
    EntryStored(TABLE, WORKER, Entry(3, "act", Side.SOUTH, 1_800_000_000_000, "T3", "7:c1")),
    EntryStored(TABLE, WORKER, Entry(4, "resign", Side.NORTH, 1_800_000_000_000)),
    TurnPassed(TABLE, WORKER, 7),
    TableStored(TABLE),
    ChatStored(TABLE, WORKER, 12),
    SessionsEnded(7),
    PersonChanged(7),
    PlayersHere(WORKER, {TABLE: (7, 8), "Zyxwvuts9876": ()}),
    WhoIsHere(WORKER, (TABLE, "Zyxwvuts9876")),
    Heartbeat(WORKER),
    Heartbeat(WORKER, VERSION),
    WorkerStopping(WORKER),
    MessagesLost(),
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_message_is_decoded_as_it_was_encoded(message: WorkerMessage) -> None:
    received = decode(encode(message))
    assert received == message
    if isinstance(received, EntryStored):
        assert isinstance(received.entry, Entry)
        assert isinstance(received.entry.seat, Side)


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_a_later_version_may_add_fields_to_a_message(message: WorkerMessage) -> None:
    assert decode(json.dumps([*json.loads(encode(message)), "added", {"and": "more"}])) == message


def test_a_later_version_may_add_fields_to_an_entry() -> None:
    message = EntryStored(TABLE, WORKER, Entry(3, "act", Side.SOUTH, 1_800_000_000_000, "T3", "7:c1"))
    later = json.loads(encode(message))
    later[3].append("added")
    assert decode(json.dumps([*later, "added"])) == message


def test_a_heartbeat_without_a_version_is_of_the_first_version() -> None:
    assert decode(json.dumps(["alive", WORKER])) == Heartbeat(WORKER, 1)


def test_the_largest_messages_fit_into_a_notification() -> None:
    tables = [f"{number:012d}" for number in range(TABLES_PER_MESSAGE)]
    longest = 2**63 - 1
    assert len(encode(PlayersHere(WORKER, dict.fromkeys(tables, (longest, longest))))) <= MAX_PAYLOAD
    assert len(encode(WhoIsHere(WORKER, tuple(tables)))) <= MAX_PAYLOAD
    entry = Entry(2**31, "act", Side.SOUTH, longest, "x" * 40, f"{longest}:{'x' * 40}")
    assert len(encode(EntryStored(TABLE, WORKER, entry))) <= MAX_PAYLOAD
    with pytest.raises(ValueError, match="bytes"):
        encode(WhoIsHere(WORKER, (TABLE,) * 1000))


#: As the previous release wrote them, and as a later one might.
FOREIGN = [
    f'entry {TABLE} {WORKER} [1, "act", "south", 1, "T1", null]',
    f"table {TABLE}",
    "",
    "[]",
    "{}",
    json.dumps(["unknown", TABLE]),
    json.dumps(["entry", TABLE, WORKER]),
    json.dumps(["turn", TABLE, WORKER, "seven"]),
]


@pytest.mark.parametrize("payload", FOREIGN)
def test_a_payload_of_another_version_is_logged_counted_and_ignored(
    payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Undecodable):
        decode(payload)
    before = metrics.undecodable_messages._value.get()
    with caplog.at_level(logging.WARNING, "sevenroads.server"):
        assert decode_or_count(payload) is None
    assert metrics.undecodable_messages._value.get() == before + 1
    assert [record.msg for record in caplog.records] == ["message-undecodable"]
