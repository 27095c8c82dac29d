"""Stored games are dealt, replayed and shown by the revision of the rules that their row names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from sevenroads.notation import read_record
from sevenroads.rules import RULES_REVISION
from sevenroads.rules.types import Side
from sevenroads.server import wire
from sevenroads.server.operations.admin import fault_in
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store import schema
from sevenroads.server.tables import opening
from sevenroads.server.tables.opening import TableRequest

from ..client import run
from ..inside import Inside, inside

NO_CLOCK = wire.ClockSettings(kind="none")
STORED = sorted((Path(__file__).parents[2] / "golden" / "server").glob("*.sql"))


async def store(at: Inside, table: str, **values: Any) -> None:
    """Change a table's row behind the server's back, and make the server forget the table."""
    change = update(schema.games).where(schema.games.c.id == table).values(**values)
    await at.hub.database.write(lambda connection: connection.execute(change))
    at.hub.rooms.loaded.clear()


def test_a_new_table_has_the_current_revision(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(NO_CLOCK, options={"mortar_fires": "placed"})
            room = await at.hub.rooms.get(table)
            assert room.row.rules == RULES_REVISION
            assert read_record(room.record("south", "")).tags["Rules"] == str(RULES_REVISION)

    run(scene())


async def open_at(at: Inside, revision: int, **settings: Any) -> str:
    """A table that was opened under a revision of the rules, with its cards dealt."""
    opened = await opening.open_table(at.hub, at.users["south"], TableRequest(clock=NO_CLOCK, **settings))
    await store(at, opened.id, rules=revision)
    await opening.join(at.hub, at.users["north"], opened.id, opened.invite)
    return opened.id


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
@pytest.mark.parametrize("revision", [1, 2])
def test_a_game_of_an_older_revision_is_replayed_and_played_on_by_that_revision(
    tmp_path: Path, revision: int, edition: str
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await open_at(at, revision, edition=edition)
            await at.turn(table)
            before = await at.hub.rooms.get(table)
            assert before.table is not None
            at.hub.rooms.loaded.clear()
            room = await at.hub.rooms.get(table)
            assert room is not before
            assert room.table is not None
            assert str(room.table.match.state) == str(before.table.match.state)
            assert room.table.match.start.variant.revision == revision
            assert read_record(room.record("south", "")).tags["Rules"] == str(revision)
            assert room.seen_game(Side.SOUTH).view().variant.revision == revision
            assert room.seen_game(Side.SOUTH).history()[0][0].variant.revision == revision
            assert await fault_in(at.hub.database, table) is None
            await at.turn(table)

    run(scene())


def test_a_table_that_was_opened_under_an_older_revision_is_dealt_its_cards(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            room = await at.hub.rooms.get(await open_at(at, 2))
            assert room.table is not None
            start = room.table.match.start
            assert (room.row.rules, start.variant.revision) == (2, 2)
            layout = start.layout()
            assert not isinstance(layout.objective_deck, int)
            dealt = {*layout.objective_deck, *(cards.objective for cards in layout.cards)}
            # Revision 3 removed these cards.
            assert {"13", "blitz"} <= dealt

    run(scene())


@pytest.mark.parametrize(
    ("revision", "said"),
    [
        (RULES_REVISION + 1, f"unknown revision {RULES_REVISION + 1} of the rules"),
        (0, "unknown revision 0 of the rules"),
        (1, "revision 1 of the rules does not have this value"),
    ],
)
def test_a_game_that_its_revision_does_not_explain_cannot_be_read(
    tmp_path: Path, revision: int, said: str
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at.open(NO_CLOCK, options={"mortar_fires": "placed"})
            await store(at, table, rules=revision)
            with pytest.raises(CommandRefused) as refused:
                await at.hub.rooms.get(table)
            assert refused.value.code == "unreadable"
            fault = await fault_in(at.hub.database, table)
            assert fault is not None
            assert fault.startswith("does not replay: ")
            assert said in fault

    run(scene())


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_the_stored_databases_hold_games_of_their_revision(file: Path) -> None:
    """`test_migrations.py` replays and continues these games, as evidence that old games still work."""
    revision = "1" if file.name < "0004" else "2"
    text = file.read_text(encoding="utf-8")
    columns = re.findall(
        r"^\s+(\w+) [A-Z]", text.partition("CREATE TABLE games (")[2].partition(";")[0], re.M
    )
    rows = re.findall(r"INSERT INTO \"?games\"? VALUES\((.*)\);", text)
    assert rows
    assert "rules" in columns
    for row in rows:
        values = re.findall(r"'(?:[^']|'')*'|[^,]+", row)
        assert values[columns.index("rules")] == revision
    # The games use cards that revision 3 removed, so they replay only with the decks of their revision.
    assert re.search(r" [1-7]{2}/[a-z,-]+ .*\bblitz\b", text)
