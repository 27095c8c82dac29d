"""Tables over the real server: opening, joining, watching, ending and playing again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ..client import Api, ServerProcess, run
from ..playing import Game, at_table, game, heard, registered

OPTIONS = [
    ({"edition": "dday"}, {"edition": "dday"}),
    ({"edition": "prototype"}, {"edition": "prototype"}),
    ({"edition": "ardennes+novictory"}, {"edition": "ardennes"}),
    ({"beginner": True}, {}),
    ({"options": {"victory_cards": False}}, {}),
    ({"options": {"objectives": False}}, {}),
    ({"options": {"specials": False}}, {}),
    ({"options": {"road_length": 13}}, {}),
    ({"options": {"mortar_fires": "always"}}, {}),
    ({"options": {"three_roads_win": False}}, {}),
    ({"options": {"objective_deck": "prototype", "victory_deck": "prototype"}}, {}),
    ({"first_turn_ap": 2}, {}),
    ({"start": "north"}, {}),
    ({"start": "coin"}, {}),
    ({"side": "random"}, {}),
    ({"public": True}, {"public": True}),
    ({"undo": False, "takeback": False}, {"undo": False, "takeback": False}),
    ({"clock": {"kind": "live", "seconds": 600, "increment": 5}}, {}),
    ({"clock": {"kind": "days", "days": 3}}, {}),
]

WRONG = [
    ({"edition": "no-such-edition"}, 422),
    ({"edition": "../../etc/passwd"}, 422),
    ({"options": {"road_length": 11}}, 422),
    ({"options": {"road_length": 19}}, 422),
    ({"options": {"specials": "ZZ"}}, 422),
    ({"options": {"no-such-option": 1}}, 422),
    ({"options": {"objective_deck": "no-such-deck"}}, 422),
    ({"options": {"mortar_fires": "never"}}, 422),
    ({"first_turn_ap": -1}, 422),
    ({"first_turn_ap": 99}, 422),
    ({"start": "east"}, 422),
    ({"side": "east"}, 422),
    ({"opponent": "nobody"}, 422),
    ({"opponent": "machine", "level": 0}, 422),
    ({"opponent": "machine", "level": 99}, 422),
    ({"opponent": "open", "level": 3}, 422),
    ({"opponent": "self", "level": 3}, 422),
    ({"level": 3}, 422),
    ({"clock": {"kind": "live", "seconds": 9}}, 422),
    ({"clock": {"kind": "live"}}, 422),
    ({"clock": {"kind": "live", "seconds": 60, "days": 1}}, 422),
    ({"clock": {"kind": "days"}}, 422),
    ({"clock": {"kind": "days", "days": 31}}, 422),
    ({"clock": {"kind": "none", "seconds": 60}}, 422),
    ({"unknown": 1}, 422),
    ({"rated": True}, 403),  # by a guest
]


# ------------------------------------------------------------ opening


def test_a_table_is_opened_with_every_option_and_plays_by_it(shared_server: ServerProcess) -> None:
    async def play() -> None:
        host = Api(shared_server.url)
        for wish, shown in OPTIONS:
            opened = await host.post("/api/tables", {"opponent": "self", **wish}, expect=201)
            info = opened["table"]
            assert info["status"] == "playing", wish
            assert info["hotseat"] is True
            assert shown.items() <= info.items(), wish
            assert info["clock"] == {"kind": "none"} | wish.get("clock", {})
            assert "invite" not in opened
            seen = await host.get(f"/api/tables/{info['id']}")
            position = seen["moment"]["position"]
            if "first_turn_ap" in wish:
                assert position["ap"] == wish["first_turn_ap"]
            if wish.get("start") == "north":
                assert position["side"] == "north"
            if wish.get("options", {}).get("road_length"):
                assert position["roads"][0]["gap"] == wish["options"]["road_length"]
            if wish.get("options", {}).get("victory_cards") is False:
                assert position["victory_deck"] == 0

    run(play())


def test_a_wrong_wish_is_refused_with_a_sentence_and_opens_nothing(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        host = Api(shared_sqlite.url)
        await host.post("/api/guest", {})
        for wish, status in WRONG:
            error = (await host.post("/api/tables", wish, expect=status))["error"]
            assert error["code"] in ("invalid", "not-rated"), (wish, error)
            assert error["message"], wish
        assert (await host.get("/api/games?mine=true"))["tables"] == []

    run(play())


def test_the_machine_and_rated_do_not_go_together(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        user = await registered(shared_sqlite.url, "Rated Alone")
        for opponent in ("machine", "self"):
            await user.post("/api/tables", {"rated": True, "opponent": opponent}, expect=403)

    run(play())


# ------------------------------------------------------------ joining


def test_a_private_table_is_joined_by_its_invite_alone(shared_server: ServerProcess) -> None:
    async def play() -> None:
        host, stranger, friend = (Api(shared_server.url) for _ in range(3))
        opened = await host.post("/api/tables", {})
        path = f"/api/tables/{opened['table']['id']}/join"
        for invite in ({}, {"invite": ""}, {"invite": "x" * 22}, {"invite": opened["invite"][:-1]}):
            assert (await stranger.post(path, invite, expect=403))["error"]["code"] == "no-invite"
        assert (await host.post(path, {"invite": opened["invite"]}, expect=409))["error"]["code"] == "seated"
        assert (await friend.post(path, {"invite": opened["invite"]}))["status"] == "playing"
        late = await stranger.post(path, {"invite": opened["invite"]}, expect=409)
        assert late["error"]["code"] == "taken"
        await stranger.post("/api/tables/AAAAAAAAAAAA/join", {}, expect=404)

    run(play())


def test_a_public_table_is_found_in_the_lobby_and_joined_without_an_invite(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        host, guest, looker = (Api(shared_server.url) for _ in range(3))
        async with looker.socket() as lobby:
            await lobby.send({"type": "watch-lobby"})
            assert (await lobby.until("lobby"))["whole"] is True
            table = (await host.post("/api/tables", {"public": True}))["table"]["id"]
            while table not in [info["id"] for info in (await lobby.until("lobby"))["tables"]]:
                pass
            listed = (await guest.get("/api/tables"))["tables"]
            assert [info["status"] for info in listed if info["id"] == table] == ["open"]
            await guest.post(f"/api/tables/{table}/join")
            told: dict[str, Any] = {}
            while told.get("status") != "playing":
                told = next(
                    (info for info in (await lobby.until("lobby")).get("tables", ()) if info["id"] == table),
                    {},
                )
            private = (await host.post("/api/tables", {"public": False}))["table"]["id"]
            assert private not in str(await guest.get("/api/tables"))
            async with host.socket() as player:
                await player.watch(table)
                await player.command("resign", table)
            while table not in (await lobby.until("lobby")).get("gone", ()):
                pass
            assert private not in str(lobby.raw)

    run(play())


def test_of_a_hundred_who_join_at_once_exactly_one_gets_the_seat(shared_server: ServerProcess) -> None:
    async def play() -> None:
        host = Api(shared_server.url)
        opened = await host.post("/api/tables", {})
        path = f"/api/tables/{opened['table']['id']}/join"
        crowd = [Api(shared_server.url) for _ in range(100)]
        answers = await asyncio.gather(
            *(one.http.post(path, json={"invite": opened["invite"]}) for one in crowd)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 99
        winner = next(answer.json() for answer in answers if answer.status_code == 200)
        seated = []
        for one in crowd:
            seen = await one.get(f"/api/tables/{opened['table']['id']}")
            assert seen["table"]["north"] == winner["north"]
            assert seen["table"]["commitment"] == winner["commitment"]
            seated += seen.get("seats", [])
        assert seated == ["north"]

    run(play())


def test_a_rated_table_is_for_registered_people(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = f"Host {shared_server.port}"
        host, guest = await registered(shared_server.url, name), Api(shared_server.url)
        opened = await host.post("/api/tables", {"rated": True, "public": True})
        path = f"/api/tables/{opened['table']['id']}/join"
        assert (await guest.post(path, expect=403))["error"]["code"] == "not-rated"
        await guest.post("/api/register", {"name": f"Guest-{name}", "password": "another long secret"})
        assert (await guest.post(path))["rated"] is True

    run(play())


def test_only_its_creator_closes_a_table_and_only_while_a_seat_is_free(shared_server: ServerProcess) -> None:
    async def play() -> None:
        host, other = Api(shared_server.url), Api(shared_server.url)
        await other.post("/api/guest", {})
        opened = await host.post("/api/tables", {"public": True})
        path = f"/api/tables/{opened['table']['id']}"
        await other.delete(path, expect=403)
        await host.delete(path)
        await other.post(f"{path}/join", expect=409)
        assert (await host.get(path))["table"]["status"] == "cancelled"
        playing = await host.post("/api/tables", {"opponent": "self"})
        await host.delete(f"/api/tables/{playing['table']['id']}", expect=403)

    run(play())


# ------------------------------------------------------------ watching


def test_a_spectator_follows_every_entry_and_may_command_nothing(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at, Api(shared_server.url).socket() as looker:
            seen = await looker.watch(at.table)
            assert seen["viewer"] == "spectator"
            assert "seats" not in seen
            await at.turns(3)
            while looker.last is None or looker.last["entry"]["seq"] < at.seq:
                await looker.until("update")
            updates = heard(looker, "update")
            assert [update["entry"]["seq"] for update in updates] == list(range(1, at.seq + 1))
            assert all("legal" not in update["moment"] for update in updates)
            hands = [cards.get("hand", ()) for cards in updates[-1]["moment"]["position"]["cards"].values()]
            assert all(set(hand) <= {"?"} for hand in hands)
            for kind in ("act", "undo", "draw-offer", "takeback-ask"):
                more = {"action": "."} if kind == "act" else {}
                answer = await looker.command(kind, at.table, at.seq, **more)
                assert answer["code"] == "not-seated"
            for kind in ("resign", "abort", "claim-time"):
                assert (await looker.command(kind, at.table))["code"] == "not-seated"

    run(play())


def test_who_is_at_the_table_is_shown_to_the_other(shared_server: ServerProcess) -> None:
    async def play() -> None:
        south, north = Api(shared_server.url), Api(shared_server.url)
        opened = await south.post("/api/tables", {})
        table = opened["table"]["id"]
        await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        async with south.socket() as one:
            assert "online" not in (await one.watch(table))["table"]["north"]
            async with north.socket() as two:
                assert (await two.watch(table))["table"]["south"]["online"] is True
                while not (await one.until("table"))["table"]["north"].get("online"):
                    pass
            while (await one.until("table"))["table"]["north"].get("online"):
                pass

    run(play())


def test_players_and_spectators_have_a_chat_room_each_until_the_end(shared_server: ServerProcess) -> None:
    async def play() -> None:
        looker, later, nobody = (Api(shared_server.url) for _ in range(3))
        for one in (looker, later):
            await one.post("/api/guest", {"name": "Onlooker"})
        async with game(shared_server.url) as at, looker.socket() as spectator:
            await spectator.watch(at.table)
            say = {"type": "chat", "table": at.table}
            await at.sockets["south"].send({**say, "id": "one", "text": "good luck"})
            assert (await at.sockets["north"].until("chat"))["line"]["seat"] == "south"
            assert (await spectator.until("chat"))["line"]["text"] == "good luck"
            for _ in range(3):  # the same line, once
                await spectator.send({**say, "id": "two", "text": "he has a tank"})
            line = (await spectator.until("chat"))["line"]
            assert (line["name"], line["room"]) == ("Onlooker", "spectators")
            async with later.socket() as second:
                seen = await second.watch(at.table)
                assert [line["text"] for line in seen["chat"]] == ["good luck", "he has a tank"]
            async with nobody.socket() as silent:
                await silent.send({**say, "id": "three", "text": "hello"})
                assert (await silent.until("refused"))["code"] == "not-signed-in"
            # A player who comes back during the game is not told what spectators say.
            async with at.people["north"].socket() as again:
                assert [line["text"] for line in (await again.watch(at.table))["chat"]] == ["good luck"]
            await at.do("north", "resign")
            await spectator.send({**say, "id": "four", "text": "well played"})
            for seat in ("south", "north"):
                assert (await at.sockets[seat].until("chat"))["line"]["text"] == "well played"
                assert [message["line"]["text"] for message in at.heard(seat, "chat")] == [
                    "good luck",
                    "well played",
                ]
            assert len([m for m in heard(spectator, "chat") if m["line"]["text"] == "he has a tank"]) == 1

    run(play())


# ------------------------------------------------------------ endings


def test_a_player_resigns_and_the_other_has_won(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_server.url) as at:
            await at.turns(1)
            await at.do("south", "resign")  # out of turn: a player may always give up
            for seat in ("south", "north"):
                outcome = at.moments[seat]["position"]["outcome"]
                assert outcome == {"termination": "resignation", "winner": "north", "rule": "R7.4"}
            assert await at.refused("north", "resign") == "over"
            assert await at.refused("north", "act", action=".") == "over"
            seen = await Api(shared_server.url).get(f"/api/tables/{at.table}")
            assert seen["table"]["result"] == "north"
            assert seen["salt"]

    run(play())


def test_a_draw_is_offered_declined_lapses_and_is_agreed_on(shared_server: ServerProcess) -> None:
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


def test_two_offers_of_a_draw_are_an_agreement(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        async with game(shared_sqlite.url) as at:
            await at.do("south", "draw-offer")
            await at.do("north", "draw-offer")
            assert at.moments["north"]["position"]["outcome"]["termination"] == "agreement"

    run(play())


def test_a_game_is_aborted_before_each_side_has_ended_a_turn_and_not_after(
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


def test_time_is_not_claimed_while_there_is_time_left(shared_server: ServerProcess) -> None:
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


def test_a_rematch_swaps_the_sides_and_keeps_what_was_agreed(shared_server: ServerProcess) -> None:
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
    """Who may watch a private game by its link has not been given the link to the next one."""

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
            # The seat is kept for the other player: in the lobby it would be offered to all.
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


def test_the_machine_without_a_level_has_the_first(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        opened = await Api(shared_sqlite.url).post("/api/tables", {"opponent": "machine"})
        assert opened["table"]["north"]["level"] == 1
        refused = await Api(shared_sqlite.url).post("/api/tables", {"level": 3}, expect=422)
        assert "a level is the machine's" in refused["error"]["message"]

    run(play())


def test_both_ask_for_a_rematch_at_once_and_meet_at_one_table(shared_server: ServerProcess) -> None:
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
                assert len(mine) == 2  # no table is left over

    run(play())


def test_a_rematch_that_was_called_off_can_be_asked_for_again(shared_server: ServerProcess) -> None:
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


def test_the_machine_begins_a_rematch_by_itself(shared_sqlite: ServerProcess) -> None:
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


# ------------------------------------------------------------ one screen


def test_at_one_screen_the_cards_are_covered_between_turns(shared_server: ServerProcess) -> None:
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
            # Both seats answer each other.
            assert (await socket.command("draw-offer", table, seq))["type"] == "ack"
            assert (await socket.command("draw-decline", table, seq + 1))["type"] == "ack"
            assert (await socket.command("resign", table, seat="north"))["type"] == "ack"
            assert (await person.get(f"/api/tables/{table}"))["table"]["result"] == "south"

    run(play())


@pytest.mark.parametrize("level", [1, 8])
def test_the_machine_of_a_level_answers(shared_sqlite: ServerProcess, level: int) -> None:
    async def play() -> None:
        person = Api(shared_sqlite.url)
        wish = {"opponent": "machine", "level": level, "side": "north"}
        opened = await person.post("/api/tables", wish)
        assert opened["table"]["south"]["level"] == level
        async with person.socket() as socket:
            seen = await socket.watch(opened["table"]["id"])
            while not seen["moment"].get("legal"):
                seen = await socket.until("update", timeout=30)
            answer = await socket.command("draw-offer", opened["table"]["id"], seen["moment"]["seq"])
            assert answer["type"] == "ack"
            while (await socket.until("update"))["entry"]["kind"] != "draw-decline":
                pass

    run(play())
