"""Games that begin from a chosen position, over the real server."""

from __future__ import annotations

import json

import pytest

from sevenroads import State

from ..client import Api, ServerProcess, run
from ..playing import fresh, game, registered

#: South has a conquered road and a card; north is to move with 3 AP left.
START = (
    "ardennes 4TMP|SPT/|/!TTTTTT|/|GTTT/P|/|/| n12:3 "
    "146/sabotage 246/- 235,147,137/dig-in,night-march,sabotage -"
)


def test_a_game_goes_on_from_the_given_position_with_its_cards(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, position=START) as at:
            assert at.side == "north"
            south, north = (at.moments[seat]["position"] for seat in ("south", "north"))
            assert (south["turn"], south["ap"]) == (12, 3)
            assert south["cards"]["south"] == {
                "objective": "146",
                "hand": ["sabotage"],
                "goal": south["cards"]["south"]["goal"],
            }
            assert south["cards"]["north"]["objective"] == "?"
            assert north["cards"]["north"]["objective"] == "246"
            assert north["cards"]["south"]["hand"] == ["?"]
            await at.act("M2")
            await at.act(".")
            await at.act("!sabotage:1")
            info = (await at.people["south"].get(f"/api/tables/{at.table}"))["table"]
            assert info["from_position"] is True
            assert info["turn"] == 13

    run(play())


def test_no_message_to_the_other_player_shows_a_card_of_the_given_position(
    shared_sqlite: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_sqlite.url, position=START) as at:
            await at.act("M2")
            answer = await at.people["north"].http.get(f"/api/tables/{at.table}")
            for text in (*at.sockets["north"].raw, answer.text):
                assert '"146"' not in text
                assert "sabotage" not in text
            record = await at.people["north"].get(f"/api/tables/{at.table}/record")
            assert "14/" not in record

    run(play())


def test_dealt_cards_replace_the_cards_of_the_position(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        seen = set()
        for _ in range(12):
            async with game(shared_sqlite.url, position=START, hidden_cards="dealt") as at:
                cards = at.moments["south"]["position"]["cards"]["south"]
                seen.add((cards["objective"], *cards["hand"]))
                assert len(cards["hand"]) == 1
                assert at.moments["south"]["position"]["roads"][2]["conqueror"] == "south"
        assert len(seen) > 1

    run(play())


def test_a_view_is_completed_by_dealing_what_it_hides(shared_sqlite: ServerProcess) -> None:
    view = str(State.parse(START).view("north"))

    async def play() -> None:
        async with game(shared_sqlite.url, position=view) as at:
            assert at.moments["north"]["position"]["cards"]["north"]["objective"] == "246"
            assert at.moments["south"]["position"]["cards"]["south"]["objective"] not in ("?", "246")

    run(play())


def test_the_machine_plays_from_a_position(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        host = Api(shared_sqlite.url)
        wish = {"opponent": "machine", "level": 2, "side": "south", "position": START}
        table = (await host.post("/api/tables", wish))["table"]["id"]
        async with host.socket() as socket:
            moment = (await socket.watch(table))["moment"]
            while moment["position"]["side"] == "north":
                moment = (await socket.until("update"))["moment"]
            assert moment["position"]["turn"] == 13

    run(play())


def test_a_rematch_begins_from_the_same_position_with_sides_swapped(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, position=START) as at:
            await at.do("north", "resign")
            south, north = at.people["south"], at.people["north"]
            table = (await south.post(f"/api/tables/{at.table}/rematch"))["id"]
            await north.post(f"/api/tables/{at.table}/rematch")
            seen = await north.get(f"/api/tables/{table}")
            assert seen["table"]["from_position"] is True
            assert seen["moment"]["position"]["cards"]["south"]["objective"] == "146"

    run(play())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"position": "nonsense"}, "invalid"),
        ({"position": START.replace("n12:3", "n12:3#s")}, "position-over"),
        ({"position": START.replace("146/sabotage", "?/sabotage")}, "invalid"),
        ({"position": START.replace("4TMP", "4TTTTTTMP")}, "invalid"),
        ({"position": START, "edition": "dday"}, "invalid"),
        ({"position": START, "beginner": True}, "invalid"),
        ({"position": START, "start": "north"}, "invalid"),
        ({"hidden_cards": "dealt"}, "invalid"),
        ({"position": START, "hidden_cards": "swapped"}, "invalid"),
        ({"position": "x" * 2001}, "invalid"),
    ],
)
def test_a_wrong_position_is_refused_with_a_reason(
    shared_sqlite: ServerProcess, wish: dict[str, object], code: str
) -> None:
    async def play() -> None:
        host = Api(shared_sqlite.url)
        error = (await host.post("/api/tables", wish, expect=422))["error"]
        assert error["code"] == code
        assert error["message"]

    run(play())


def test_a_game_from_a_position_is_never_rated(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        host = await registered(shared_sqlite.url, fresh("Starter"))
        error = (await host.post("/api/tables", {"rated": True, "position": START}, expect=403))["error"]
        assert error["code"] == "position-not-rated"

    run(play())


def test_the_lobby_says_that_a_game_begins_from_a_position(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        host, looker = Api(shared_sqlite.url), Api(shared_sqlite.url)
        opened = await host.post("/api/tables", {"public": True, "position": START})
        listed = {info["id"]: info for info in (await looker.get("/api/tables"))["tables"]}
        info = listed[opened["table"]["id"]]
        assert info["from_position"] is True
        assert "sabotage" not in json.dumps(info)

    run(play())
