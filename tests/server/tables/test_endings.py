"""Ends of games and rematches, over the real server."""

from __future__ import annotations

import asyncio

import pytest

from ..client import Api, ServerProcess, run
from ..playing import Game, at_table, game

# ------------------------------------------------------------ endings


def test_a_player_resigns_and_the_other_wins(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.turns(1)
            await at.do("south", "resign")  # out of turn: a player may always resign
            for seat in ("south", "north"):
                outcome = at.moments[seat]["position"]["outcome"]
                assert outcome == {"termination": "resignation", "winner": "north", "rule": "R7.4"}
            assert await at.refused("north", "resign") == "over"
            assert await at.refused("north", "act", action=".") == "over"
            seen = await Api(shared_server.url).get(f"/api/tables/{at.table}")
            assert seen["table"]["result"] == "north"
            assert seen["salt"]

    run(play())


def test_a_draw_offer_can_be_declined_lapse_and_be_accepted(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            assert await at.refused("north", "draw-accept") == "no-offer"
            await at.do("south", "draw-offer")
            assert at.moments["north"]["draw_offer"] == "south"
            assert await at.refused("south", "draw-offer") == "offered"
            assert await at.refused("south", "draw-accept") == "no-offer"
            await at.do("north", "draw-decline")
            assert "draw_offer" not in at.moments["south"]
            await at.do("north", "draw-offer")
            await at.act()  # by south: the offer lapses
            assert "draw_offer" not in at.moments["south"]
            assert await at.refused("south", "draw-accept") == "no-offer"
            await at.do("south", "draw-offer")
            await at.do("north", "draw-accept")
            assert at.status == "ended"
            assert at.moments["south"]["position"]["outcome"]["termination"] == "agreement"

    run(play())


def test_two_draw_offers_make_a_draw(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_sqlite.url) as at:
            await at.do("south", "draw-offer")
            await at.do("north", "draw-offer")
            assert at.moments["north"]["position"]["outcome"]["termination"] == "agreement"

    run(play())


def test_a_game_can_be_aborted_only_until_each_side_has_ended_a_turn(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.turns(1)
            await at.do("south", "abort")
            assert at.status == "aborted"
            assert await at.refused("north", "act", action=".") == "over"
            seen = await at.people["north"].get(f"/api/tables/{at.table}")
            assert "salt" not in seen
        async with game(shared_server.url) as at:
            await at.turns(2)
            assert await at.refused("south", "abort") == "no-abort"
            assert await at.refused("north", "abort") == "no-abort"

    run(play())


def test_time_cannot_be_claimed_while_time_is_left(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, clock={"kind": "live", "seconds": 600, "increment": 5}) as at:
            await at.turns(1)
            assert "running" not in at.moments["south"]["clock"]
            assert await at.refused("south", "claim-time") == "time-left"
            await at.turns(1)
            clock = at.moments["south"]["clock"]
            assert (clock["running"], clock["south"], clock["north"]) == ("south", 600_000, 600_000)
            await at.turns(1)
            clock = at.moments["north"]["clock"]
            assert clock["running"] == "north"
            assert 600_000 < clock["south"] <= 605_000
            assert await at.refused("north", "claim-time") == "time-left"
        async with game(shared_server.url, clock={"kind": "days", "days": 2}) as at:
            assert at.moments["south"]["clock"]["running"] == "south"
            await at.turns(1)
            assert at.moments["south"]["clock"]["running"] == "north"
            assert at.moments["south"]["clock"]["south"] == 2 * 24 * 3600 * 1000

    run(play())


# ------------------------------------------------------------ rematch


async def _end(at: Game) -> None:
    await at.do("south", "resign")


def test_a_rematch_swaps_the_sides_and_keeps_the_settings(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url, undo=False, edition="dday") as at:
            south, north = at.people["south"], at.people["north"]
            path = f"/api/tables/{at.table}/rematch"
            assert (await south.post(path, expect=409))["error"]["code"] == "not-over"
            await _end(at)
            stranger = Api(shared_server.url)
            await stranger.post(path, expect=401)
            await stranger.post("/api/guest", {})
            await stranger.post(path, expect=403)
            first = await north.post(path)
            assert first["status"] == "open"
            assert first["south"]["name"] == (await north.get("/api/me"))["name"]
            while (await at.sockets["south"].until("table"))["table"].get("rematch") != first["id"]:
                pass
            await stranger.post(f"/api/tables/{first['id']}/join", expect=403)
            assert (await north.post(path))["id"] == first["id"]
            again = await south.post(path)
            assert (again["id"], again["status"]) == (first["id"], "playing")
            assert (again["undo"], again["edition"]) == (False, "dday")
            async with at_table(again["id"], {"south": north, "north": south}) as second:
                await second.turns(2)

    run(play())


@pytest.mark.parametrize("public", [False, True])
def test_a_rematch_is_as_public_as_its_game(shared_server: ServerProcess, public: bool) -> None:
    """A spectator of a private game who has its link does not get the link to its rematch."""

    async def play() -> None:
        stranger = Api(shared_server.url)
        await stranger.post("/api/guest", {})
        async with (
            game(shared_server.url, public=public) as at,
            stranger.socket() as watching,
            stranger.socket() as lobby,
        ):
            await watching.watch(at.table)
            await lobby.send({"type": "watch-lobby"})
            await lobby.until("lobby")
            await _end(at)
            path = f"/api/tables/{at.table}"
            again = (await at.people["north"].post(f"{path}/rematch"))["id"]
            while (await at.sockets["south"].until("table"))["table"].get("rematch") != again:
                pass
            assert (await at.people["south"].get(path))["table"]["rematch"] == again
            # The seat is reserved for the opponent; in the lobby it would be offered to everybody.
            assert again not in str(await stranger.get("/api/tables"))
            assert (await at.people["south"].post(f"{path}/rematch")).get("public", False) is public
            await watching.watch(at.table)
            await lobby.send({"type": "ping"})
            await lobby.until("pong")
            told = [*watching.raw, *lobby.raw]
            for more in ("", "/export", "/turns/1"):
                told.append(str(await stranger.get(path + more)))
            for listed in ("/api/games", "/api/tables"):
                told.append(str(await stranger.get(listed)))
            assert [again in text for text in told[-5:]] == [public] * 5
            assert any(again in text for text in told) is public
            assert again in str(await at.people["south"].get("/api/games?mine=true&status=ended"))

    run(play())


def test_the_machine_plays_at_level_1_by_default(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        opened = await Api(shared_sqlite.url).post("/api/tables", {"opponent": "machine"})
        assert opened["table"]["north"]["level"] == 1
        refused = await Api(shared_sqlite.url).post("/api/tables", {"level": 3}, expect=422)
        assert "level is only for the opponent" in refused["error"]["message"]

    run(play())


def test_two_requests_for_a_rematch_at_once_lead_to_one_table(shared_server: ServerProcess) -> None:
    async def play() -> None:
        for _ in range(5):
            async with game(shared_server.url) as at:
                await _end(at)
                path = f"/api/tables/{at.table}/rematch"
                south, north = at.people["south"], at.people["north"]
                answers = await asyncio.gather(*(one.post(path) for one in (south, north) * 3))
                assert len({answer["id"] for answer in answers}) == 1
                seen = await south.get(f"/api/tables/{answers[0]['id']}")
                assert seen["table"]["status"] == "playing"
                assert seen["seats"] == ["north"]
                mine = (await south.get("/api/games?mine=true"))["tables"]
                assert len(mine) == 2  # there is no third table

    run(play())


def test_a_new_rematch_can_be_requested_after_one_was_cancelled(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await _end(at)
            south, north = at.people["south"], at.people["north"]
            path = f"/api/tables/{at.table}/rematch"
            first = await south.post(path)
            await south.delete(f"/api/tables/{first['id']}")
            second = await north.post(path)
            assert second["id"] != first["id"]
            assert (await south.post(path))["status"] == "playing"

    run(play())


def test_the_machine_begins_a_rematch_without_being_asked(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        person = Api(shared_sqlite.url)
        wish = {"opponent": "machine", "level": 1, "side": "south"}
        table = (await person.post("/api/tables", wish))["table"]["id"]
        async with person.socket() as socket:
            await socket.watch(table)
            await socket.command("resign", table)
            again = await person.post(f"/api/tables/{table}/rematch")
            assert again["south"]["kind"] == "machine"
            seen = await socket.watch(again["id"])
            while not seen["moment"].get("legal"):
                seen = await socket.until("update", timeout=8)

    run(play())


def test_an_offer_is_withdrawn_by_the_player_who_made_it_only(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.turns(2)
            assert await at.refused("south", "draw-withdraw") == "no-offer"
            await at.do("south", "draw-offer")
            assert await at.refused("north", "draw-withdraw") == "no-offer"
            await at.do("south", "draw-withdraw")
            assert "draw_offer" not in at.moments["north"]
            assert await at.refused("north", "draw-accept") == "no-offer"
            await at.do("south", "takeback-ask")
            assert await at.refused("north", "takeback-withdraw") == "no-offer"
            await at.do("south", "takeback-withdraw")
            assert "takeback" not in at.moments["north"]
            assert await at.refused("north", "takeback-accept") == "no-offer"
            assert at.status == "playing"

    run(play())
