"""Whole games over real sockets, on both databases."""

from __future__ import annotations

import random
from typing import Any

from ..client import Api, ServerProcess, Socket, run


async def play_out(
    sockets: dict[str, Socket], table: str, moments: dict[str, Any], seed: int
) -> dict[str, Any]:
    """Play random legal actions until the game ends; returns the last update."""
    rng = random.Random(seed)
    while True:
        side = moments["south"]["position"]["side"]
        legal = moments[side]["legal"]
        answer = await sockets[side].command("act", table, moments[side]["seq"], action=rng.choice(legal))
        assert answer["type"] == "ack", answer
        for seat, socket in sockets.items():
            update = socket.last if (socket.last and socket.last["entry"]["seq"] == answer["seq"]) else None
            while update is None or update["entry"]["seq"] < answer["seq"]:
                update = await socket.until("update")
            moments[seat] = update["moment"]
        if update["status"] != "playing":
            return update


async def two_players(url: str, **wish: Any) -> tuple[Api, Api, str]:
    south, north = Api(url), Api(url)
    opened = await south.post("/api/tables", {"side": "south", **wish})
    table = opened["table"]["id"]
    await north.post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
    return south, north, table


def test_two_people_play_a_whole_game_and_its_record_verifies(server: ServerProcess) -> None:
    async def play() -> str:
        south, north, table = await two_players(server.url)
        async with south.socket() as one, north.socket() as two:
            sockets = {"south": one, "north": two}
            moments = {seat: (await socket.watch(table))["moment"] for seat, socket in sockets.items()}
            last = await play_out(sockets, table, moments, 1)
            assert last["moment"]["position"]["outcome"]
        text = await Api(server.url).get(f"/api/tables/{table}/record")
        assert isinstance(text, str)
        return text

    from sevenroads.game.commitment import check
    from sevenroads.notation import read_record

    verdict = check(read_record(run(play())))
    assert verdict.fits, verdict.said


def test_the_machine_plays_a_game_at_its_seat(server: ServerProcess) -> None:
    async def play() -> dict[str, Any]:
        person = Api(server.url)
        opened = await person.post("/api/tables", {"opponent": "machine", "level": 2, "side": "north"})
        table = opened["table"]["id"]
        rng = random.Random(3)
        async with person.socket() as socket:
            moment = (await socket.watch(table))["moment"]
            status = "playing"
            while status == "playing":
                if moment.get("legal"):
                    action = rng.choice(moment["legal"])
                    await socket.send(
                        {
                            "type": "act",
                            "table": table,
                            "id": f"m{moment['seq']}",
                            "seq": moment["seq"],
                            "action": action,
                        }
                    )
                update = await socket.until("update", timeout=30)
                moment, status = update["moment"], update["status"]
        return update

    assert run(play())["moment"]["position"]["outcome"]
