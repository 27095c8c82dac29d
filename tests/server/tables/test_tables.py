"""Tables over the real server: opening, joining, watching and chatting."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ..client import Api, ServerProcess, run
from ..playing import game, heard, registered

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


def test_an_invalid_request_for_a_table_is_refused_with_a_reason_and_opens_nothing(
    shared_sqlite: ServerProcess,
) -> None:
    async def play() -> None:
        host = Api(shared_sqlite.url)
        await host.post("/api/guest", {})
        for wish, status in WRONG:
            error = (await host.post("/api/tables", wish, expect=status))["error"]
            assert error["code"] in ("invalid", "not-rated"), (wish, error)
            assert error["message"], wish
        assert (await host.get("/api/games?mine=true"))["tables"] == []

    run(play())


def test_a_game_against_the_machine_cannot_be_rated(shared_sqlite: ServerProcess) -> None:
    async def play() -> None:
        user = await registered(shared_sqlite.url, "Rated Alone")
        for opponent in ("machine", "self"):
            await user.post("/api/tables", {"rated": True, "opponent": opponent}, expect=403)

    run(play())


# ------------------------------------------------------------ joining


def test_a_private_table_is_joined_only_with_its_invite(shared_server: ServerProcess) -> None:
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


def test_of_a_hundred_people_who_join_at_once_exactly_one_gets_the_seat(shared_server: ServerProcess) -> None:
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


def test_only_registered_players_join_a_rated_table(shared_server: ServerProcess) -> None:
    async def play() -> None:
        name = f"Host {shared_server.port}"
        host, guest = await registered(shared_server.url, name), Api(shared_server.url)
        opened = await host.post("/api/tables", {"rated": True, "public": True})
        path = f"/api/tables/{opened['table']['id']}/join"
        assert (await guest.post(path, expect=403))["error"]["code"] == "not-rated"
        await guest.post("/api/register", {"name": f"Guest-{name}", "password": "another long secret"})
        assert (await guest.post(path))["rated"] is True

    run(play())


def test_only_its_creator_can_close_a_table_and_only_while_a_seat_is_free(
    shared_server: ServerProcess,
) -> None:
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


def test_a_spectator_sees_every_entry_and_may_send_no_command(shared_server: ServerProcess) -> None:
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


def test_each_player_sees_whether_the_other_is_online(shared_server: ServerProcess) -> None:
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


def test_players_and_spectators_have_separate_chats_until_the_end(shared_server: ServerProcess) -> None:
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
            for _ in range(3):  # the same line is stored once
                await spectator.send({**say, "id": "two", "text": "he has a tank"})
            line = (await spectator.until("chat"))["line"]
            assert (line["name"], line["room"]) == ("Onlooker", "spectators")
            async with later.socket() as second:
                seen = await second.watch(at.table)
                assert [line["text"] for line in seen["chat"]] == ["good luck", "he has a tank"]
            async with nobody.socket() as silent:
                await silent.send({**say, "id": "three", "text": "hello"})
                assert (await silent.until("refused"))["code"] == "not-signed-in"
            # A player who reconnects during the game does not get the spectators' chat.
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


# ------------------------------------------------------------ the machine


@pytest.mark.parametrize("level", [1, 8])
def test_the_machine_plays_at_each_level(shared_sqlite: ServerProcess, level: int) -> None:
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
