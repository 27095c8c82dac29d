"""Two players at one screen (hot seat): only the side to act sees its cards, whatever fails in between."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sevenroads.server import wire
from sevenroads.server.tables import opening
from sevenroads.server.tables.opening import TableRequest

from ..client import Api, ServerProcess, run
from ..inside import Inside, Listener, inside


async def at_one_screen(at: Inside) -> str:
    return (
        await opening.open_table(at.hub, at.users["south"], TableRequest(opponent="self", start="south"))
    ).id


async def look(at: Inside, table: str, seat: wire.Viewer) -> Listener:
    listener = Listener(at.users["south"])
    await at.hub.watching.watch(listener, wire.Watch(table=table, seq=0, seat=seat))
    return listener


def shown(frame: dict[str, Any]) -> list[bool]:
    """Whether each side's objective is shown."""
    cards = frame["moment"]["position"]["cards"]
    return [cards[side]["objective"] != "?" for side in ("south", "north")]


def test_a_reconnect_after_the_end_of_the_turn_shows_covered_cards(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at_one_screen(at)
            before = await look(at, table, "south")
            assert before.frames[-1]["viewer"] == "south"
            assert shown(before.frames[-1]) == [True, False]
            at.hub.watching.unwatch(before, table)  # disconnected: it does not learn that the turn has ended
            await at.send("south", wire.Act, table, action=".")
            after = await look(at, table, "south")
            assert after.frames[-1]["viewer"] == "spectator"
            assert shown(after.frames[-1]) == [False, False]
            other = await look(at, table, "north")
            assert other.frames[-1]["viewer"] == "north"
            assert shown(other.frames[-1]) == [False, True]

    run(scene())


def test_cards_are_covered_after_an_end_of_turn_whose_storing_was_uncertain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at_one_screen(at)
            listener = await look(at, table, "south")
            store = at.hub.database.write_together

            async def store_and_break(work: Any) -> None:
                await store(work)
                raise OSError("cut after the commit")

            with monkeypatch.context() as broken:
                broken.setattr(at.hub.database, "write_together", store_and_break)
                with pytest.raises(OSError, match="cut"):
                    await at.send("south", wire.Act, table, action=".")
            await at.hub.watching.resend(listener).__anext__()
            assert listener.frames[-1]["viewer"] == "spectator"
            assert shown(listener.frames[-1]) == [False, False]

    run(scene())


def test_after_the_end_both_seats_can_be_viewed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at_one_screen(at)
            await at.send("south", wire.Resign, table)
            for seat in ("south", "north"):
                assert (await look(at, table, seat)).frames[-1]["viewer"] == seat

    run(scene())


def test_a_take_back_is_offered_to_the_seat_whose_turn_it_would_undo(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(tmp_path) as at:
            table = await at_one_screen(at)
            for _ in range(2):
                await at.send("south", wire.Act, table, action=".")
            for seat in ("south", "north"):
                frame = (await look(at, table, seat)).frames[-1]
                assert bool(frame["moment"].get("can_take_back")) is (seat == "south")
            await at.send("south", wire.TakebackAsk, table)
            room = await at.hub.rooms.get(table)
            assert room.table is not None
            assert room.table.takeback == "south"

    run(scene())


def test_at_a_hot_seat_the_cards_are_covered_between_turns(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_server.url)
        table = (await person.post("/api/tables", {"opponent": "self"}))["table"]["id"]
        async with person.socket() as socket:
            seen = await socket.watch(table)
            assert (seen["viewer"], seen["seats"]) == ("spectator", ["south", "north"])
            assert "legal" not in seen["moment"]
            side, seq = "south", 0
            for _ in range(4):
                seen = await socket.watch(table, seat=side)
                assert seen["viewer"] == side
                assert "?" not in str(seen["moment"]["position"]["cards"][side])
                action = next(text for text in seen["moment"]["legal"] if text != ".")
                assert (await socket.command("act", table, seq, action=action))["type"] == "ack"
                assert socket.last is not None
                assert socket.last["viewer"] == side
                assert (await socket.command("act", table, seq + 1, action="."))["type"] == "ack"
                while socket.last["entry"]["seq"] < seq + 2:
                    await socket.until("update")
                assert socket.last["viewer"] == "spectator"
                for cards in socket.last["moment"]["position"]["cards"].values():
                    assert set(cards.get("hand", ())) <= {"?"}
                    assert cards.get("objective") in (None, "?")
                seq, side = seq + 2, "north" if side == "south" else "south"
            # Each seat can answer the other's offer.
            assert (await socket.command("draw-offer", table, seq))["type"] == "ack"
            assert (await socket.command("draw-decline", table, seq + 1))["type"] == "ack"
            assert (await socket.command("resign", table, seat="north"))["type"] == "ack"
            assert (await person.get(f"/api/tables/{table}"))["table"]["result"] == "south"

    run(play())


PATHS = ("", "/turns/1", "/history", "/record", "/export")


def test_http_requests_get_the_same_view_as_sockets(shared_server: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_server.url)
        table = (await person.post("/api/tables", {"opponent": "self"}))["table"]["id"]

        async def views(seat: str | None) -> set[str]:
            """Whose view each request gets; of a record, whose objective it shows."""
            found = set()
            for path in PATHS:
                answer = await person.get(f"/api/tables/{table}{path}" + (f"?seat={seat}" if seat else ""))
                found.add(answer["viewer"] if isinstance(answer, dict) else viewer_of(answer))
            return found

        assert await views(None) == {"spectator"}
        assert await views("south") == {"south"}
        assert await views("north") == {"spectator"}
        async with person.socket() as socket:
            assert (await socket.command("act", table, 0, action="."))["type"] == "ack"
        assert await views("south") == {"spectator"}
        assert await views("north") == {"north"}
        await person.get(f"/api/tables/{table}?seat=west", expect=422)

    run(play())


def viewer_of(record: str) -> str:
    """Whose view a record shows: the side whose objective in the start position is not covered."""
    start = next(line for line in record.splitlines() if " s1:" in line)
    south, north = (cards.startswith("?") for cards in start.split(" s1:", 1)[1].split(" ")[1:3])
    return {(False, True): "south", (True, False): "north", (True, True): "spectator"}[south, north]
