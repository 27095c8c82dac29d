"""Rated games: which ratings they change, and that simultaneous games all count."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from sevenroads.server import wire
from sevenroads.server.store import glicko, ratings

from ..client import Api, ServerProcess, run
from ..inside import inside
from ..playing import fresh, game, registered


async def profile(url: str, name: str) -> Any:
    return await Api(url).get(f"/api/users/{name}")


def test_a_rated_game_moves_the_ratings_of_its_edition_and_counts(shared_server: ServerProcess) -> None:
    async def play() -> None:
        names = fresh("Winner"), fresh("Loser")
        south, north = [await registered(shared_server.url, name) for name in names]
        url = shared_server.url
        assert "ratings" not in await profile(url, names[0])
        for edition in ("ardennes", "ardennes", "dday"):
            async with game(url, south=south, north=north, rated=True, edition=edition) as at:
                await at.turns(7)
                await at.do("north", "resign")
                while True:
                    if "rating" in (await at.sockets["south"].until("table"))["table"]["south"]:
                        break
        async with game(url, south=north, north=south, rated=True) as at:
            await at.turns(7)
            await at.do("south", "draw-offer")
            await at.do("north", "draw-accept")
        async with game(url, south=south, north=north) as at:  # not rated
            await at.do("south", "resign")
        async with game(url, south=south, north=north, rated=True) as at:  # aborted: not counted
            await at.do("south", "abort")
        winner, loser = [await profile(url, name) for name in names]
        for one in (winner, loser):
            assert [(r["edition"], r["games"]) for r in one["ratings"]] == [("ardennes", 3), ("dday", 1)]
        assert all(r["rating"] > 1500 for r in winner["ratings"])
        assert all(r["rating"] < 1500 for r in loser["ratings"])
        assert all(r["deviation"] < 350 for r in winner["ratings"])
        counted = {(s["edition"], s["side"]): s for s in winner["statistics"]}
        assert counted["ardennes", "south"] == {
            "edition": "ardennes",
            "side": "south",
            "played": 3,
            "won": 2,
            "drawn": 0,
        }
        assert counted["ardennes", "north"]["drawn"] == 1
        assert counted["dday", "south"]["won"] == 1
        assert (await south.get("/api/me"))["ratings"] == winner["ratings"]

    run(play())


def test_a_game_against_a_long_idle_player_counts_less(tmp_path: Path) -> None:
    async def play() -> None:
        async with inside(tmp_path) as at:

            async def game() -> list[glicko.Rating]:
                table = await at.open(wire.ClockSettings("none"), rated=True)
                await at.turns(table, 7)
                await at.send("north", wire.Resign, table)
                read = at.hub.database.read
                found = [
                    await read(partial(ratings.rating_of, user_id=user.id, edition="ardennes"))
                    for user in at.users.values()
                ]
                return [rating for rating in found if rating is not None]

            before, weeks = await game(), 100
            at.wall.wait(weeks * ratings.PERIOD_DAYS * 24 * 3600)
            winner, loser = (glicko.rest(rating, weeks) for rating in before)
            assert winner.deviation > before[0].deviation
            assert await game() == [
                glicko.update(winner, loser, glicko.WIN),
                glicko.update(loser, winner, glicko.LOSS),
            ]

    asyncio.run(play())


def test_simultaneous_ends_of_games_between_the_same_players_are_all_rated(
    shared_server: ServerProcess,
) -> None:
    async def play() -> None:
        names = fresh("Many"), fresh("Few")
        south, north = [await registered(shared_server.url, name) for name in names]
        tables = []
        for number in range(8):
            pair = (south, north) if number % 2 else (north, south)
            opened = await pair[0].post("/api/tables", {"rated": True})
            tables.append(opened["table"]["id"])
            await pair[1].post(f"/api/tables/{tables[-1]}/join", {"invite": opened["invite"]})
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(north.socket()) for _ in tables]
            answers = await asyncio.gather(
                *(socket.command("resign", table) for socket, table in zip(sockets, tables, strict=True))
            )
            assert [answer["type"] for answer in answers] == ["ack"] * 8
        winner, loser = [await profile(shared_server.url, name) for name in names]
        # All were given up at once: the winner gains nothing. The eighth game of the day does not count.
        assert "ratings" not in winner
        assert loser["ratings"][0]["games"] == 7
        assert sum(s["won"] for s in winner["statistics"]) == 8
        changes = [await Api(shared_server.url).get(f"/api/tables/{table}") for table in tables]
        weights = [
            person["change"].get("weight", 100)
            for one in changes
            for person in (one["table"]["south"], one["table"]["north"])
            if person["name"] == names[1]
        ]
        assert sorted(weights) == [0, 2, 3, 6, 12, 25, 50, 100]

    run(play())
