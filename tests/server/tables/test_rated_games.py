"""Rated games cannot be used to collect rating points: who may play them, what counts, and aborts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sevenroads.server import wire
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.store import accounts, glicko, ratings
from sevenroads.server.store.accounts import User
from sevenroads.server.store.ratings import Change
from sevenroads.server.tables import opening, rated_games
from sevenroads.server.tables.opening import TableRequest

from ..inside import Inside, Listener, inside

NO_CLOCK = wire.ClockSettings("none")
LIVE = wire.ClockSettings("live", 300, 5)
HOUR = 3600


def play(folder: Path, database: str, test: Callable[[Inside], Awaitable[None]]) -> None:
    """Run a test with two players, Ada (south) and Ben (north), on a database."""

    async def body() -> None:
        async with inside(folder, database) as at:
            await test(at)

    asyncio.run(body())


async def bot_of(at: Inside, owner: User, name: str) -> User:
    make = partial(accounts.create_account, name=name, kind="bot", now=at.wall(), owner=owner.id)
    return await at.hub.database.write(make)


async def open_rated(at: Inside, user: User, **wish: Any) -> opening.Opened:
    return await opening.open_table(at.hub, user, TableRequest(rated=True, **wish))


async def changes(at: Inside, table: str) -> dict[str, Change]:
    """How a game changed the players' ratings, by seat."""
    found = await at.hub.database.read(partial(ratings.changes_by, game_id=table))
    row = (await at.hub.rooms.get(table)).row
    return {seat: found[user] for seat in ("south", "north") if (user := row.player(seat)) in found}


async def rating(at: Inside, seat: str) -> glicko.Rating | None:
    read = partial(ratings.rating_of, user_id=at.users[seat].id, edition="ardennes")
    return await at.hub.database.read(read)


async def given_up(at: Inside, turns: int, **wish: Any) -> str:
    """A rated game that north, the player of Ben, gives up after a number of turns."""
    table = await at.open(NO_CLOCK, rated=True, **wish)
    await at.turns(table, turns)
    await at.send("north", wire.Resign, table)
    return table


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(CommandRefused) as raised:
        await work
    return raised.value.code


# ------------------------------------------------------------ who may play


def test_an_owner_and_its_bots_play_no_rated_games_with_each_other(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        ada, ben = at.users.values()
        first, second = [await bot_of(at, ada, name) for name in ("One", "Two")]
        for opener, joiner in ((ada, first), (first, ada), (first, second)):
            opened = await open_rated(at, opener)
            assert await refused(opening.join(at.hub, joiner, opened.id, opened.invite)) == "own-bot"
            public = await open_rated(at, opener, public=True)
            assert await refused(opening.join(at.hub, joiner, public.id, None)) == "own-bot"
            assert (await at.hub.rooms.get(opened.id)).row.status == "open"
            # Somebody else may take the seat.
            await opening.join(at.hub, ben, opened.id, opened.invite)
        opened = await opening.open_table(at.hub, ada, TableRequest())
        await opening.join(at.hub, first, opened.id, opened.invite)  # not rated

    play(tmp_path, database, test)


def test_a_rematch_with_the_own_bot_is_not_rated_either(tmp_path: Path, database: str) -> None:
    """Such a game may have been played before there was a rule against it."""

    async def test(at: Inside) -> None:
        ada, ben = at.users.values()
        table = await at.open(NO_CLOCK, rated=True)
        await at.turns(table, 7)
        await at.hub.database.write(lambda c: _make_bot(c, ben.id, ada.id))
        await at.send("north", wire.Resign, table)
        assert await changes(at, table) == {}
        assert await refused(opening.rematch(at.hub, ada, table)) == "own-bot"
        assert (await at.hub.rooms.get(table)).row.rematch is None

    play(tmp_path, database, test)


def _make_bot(connection: Any, user_id: int, owner: int) -> None:
    from sqlalchemy import update

    from sevenroads.server.store.schema import users

    connection.execute(update(users).where(users.c.id == user_id).values(kind="bot", owner=owner))


def test_guests_and_the_machine_play_no_rated_games(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        ada = at.users["south"]
        guest = await at.hub.database.write(
            partial(accounts.create_account, name="Guest", kind="guest", now=at.wall())
        )
        assert await refused(open_rated(at, guest)) == "not-rated"
        for opponent in ("machine", "self"):
            assert await refused(open_rated(at, ada, opponent=opponent)) == "not-rated"
        opened = await open_rated(at, ada)
        assert await refused(opening.join(at.hub, guest, opened.id, opened.invite)) == "not-rated"

    play(tmp_path, database, test)


# ------------------------------------------------------------ early ends


def test_who_wins_by_an_early_resignation_gains_nothing_and_the_loser_loses(
    tmp_path: Path, database: str
) -> None:
    async def test(at: Inside) -> None:
        early = await changes(at, await given_up(at, 5))
        assert early["south"] == Change(1500, 1500, 0.0, "early")
        assert await rating(at, "south") is None
        assert early["north"].after == glicko.update(glicko.Rating(), glicko.Rating(), glicko.LOSS).rating
        assert (early["north"].weight, early["north"].reason) == (1.0, None)
        at.wall.wait(25 * HOUR)
        late = await changes(at, await given_up(at, 6))
        assert late["south"].after > 1500
        assert (late["south"].weight, late["south"].reason) == (1.0, None)

    play(tmp_path, database, test)


def test_who_wins_because_the_other_runs_out_of_time_early_gains_nothing(
    tmp_path: Path, database: str
) -> None:
    async def test(at: Inside) -> None:
        table = await at.open(LIVE, rated=True)
        await at.turns(table, 3)
        at.wall.wait(HOUR)
        await at.send("south", wire.ClaimTime, table)
        found = await changes(at, table)
        assert found["south"] == Change(1500, 1500, 0.0, "early")
        assert found["north"].after < 1500

    play(tmp_path, database, test)


def test_an_early_draw_counts_for_nobody(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        agreed = await at.open(NO_CLOCK, rated=True)
        await at.send("south", wire.DrawOffer, agreed)
        await at.send("north", wire.DrawAccept, agreed)
        repeated = await at.open(NO_CLOCK, rated=True)
        for _ in range(4):
            await at.turn(repeated)
        assert (await at.hub.rooms.get(repeated)).row.termination == "repetition"
        for table in (agreed, repeated):
            assert {change.reason for change in (await changes(at, table)).values()} == {"early"}
        assert [await rating(at, seat) for seat in at.users] == [None, None]

    play(tmp_path, database, test)


# ------------------------------------------------------------ repeated opponents


def test_games_of_the_same_two_people_within_a_day_count_less_and_less(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        weights, certainties = [], []
        for number in range(9):
            # Other editions and swapped sides are still the same opponents.
            edition = "dday" if number == 1 else "ardennes"
            found = await changes(at, await given_up(at, 6, edition=edition))
            assert found["south"].weight == found["north"].weight
            weights.append(found["south"].weight)
            now = await rating(at, "south")
            assert now is not None
            certainties.append(now.deviation)
            at.wall.wait(HOUR)
        assert weights == [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64, 0, 0]
        # The deviation shrinks like the weight, so that repeated games do not bring certainty either.
        first, last = 350 - certainties[0], certainties[0] - certainties[-1]
        assert 0 < last < first
        assert certainties[-1] == certainties[-2]
        at.wall.wait(24 * HOUR)
        assert (await changes(at, await given_up(at, 6)))["south"].weight == 1

    play(tmp_path, database, test)


def test_the_bots_of_one_person_count_as_that_person(tmp_path: Path, database: str) -> None:
    """Otherwise one could beat a new bot of a friend in every game, and delete it afterwards."""

    async def test(at: Inside) -> None:
        ada, ben = at.users.values()
        weights = []
        for number in range(3):
            bot = await bot_of(at, ben, f"Bot {number}")
            opened = await open_rated(at, ada)
            await opening.join(at.hub, bot, opened.id, opened.invite)
            at.users["north"] = bot
            await at.turns(opened.id, 7)
            if number == 1:
                # The account is deleted during the game, which resigns it.
                await at.hub.database.write(lambda c, one=bot.id: accounts.anonymise(c, [one]))  # type: ignore[misc]
            await at.send("north", wire.Resign, opened.id)
            weights.append((await changes(at, opened.id))["south"].weight)
        assert weights == [1, 1 / 2, 1 / 4]

    play(tmp_path, database, test)


def test_other_opponents_do_not_make_a_game_count_less(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        await given_up(at, 6)
        cleo = await at.hub.database.write(
            partial(accounts.create_account, name="Cleo", kind="user", now=at.wall())
        )
        at.users["north"] = cleo
        assert (await changes(at, await given_up(at, 6)))["south"].weight == 1

    play(tmp_path, database, test)


# ------------------------------------------------------------ aborts


async def called_off(at: Inside, seat: str = "south", clock: wire.ClockSettings = NO_CLOCK) -> None:
    table = await at.open(clock, rated=True)
    await at.send(seat, wire.Abort, table)


async def shown(at: Inside, user: User) -> int:
    """The number of aborts that others see at a player's rated table in the lobby."""
    opened = await open_rated(at, user, public=True)
    watcher = Listener(None)
    await at.hub.lobby.send([watcher])
    (table,) = (one for one in watcher.frames[0]["tables"] if one["id"] == opened.id)
    snapshot = (await at.hub.rooms.get(opened.id)).info()
    assert snapshot.south is not None
    assert snapshot.south.aborts == table["south"].get("aborts", 0)
    await opening.cancel(at.hub, user, opened.id)
    return snapshot.south.aborts


def test_a_player_may_call_off_three_rated_games_a_day(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        for _ in range(rated_games.MOST_ABORTS):
            await called_off(at)
        table = await at.open(NO_CLOCK, rated=True)
        assert await refused(at.send("south", wire.Abort, table)) == "many-aborts"
        # The refusal changed nothing: the game goes on, and the other player may call it off.
        await at.turns(table, 1)
        await at.send("north", wire.Abort, table)
        for _ in range(5):  # a game without a rating may always be called off
            unrated = await at.open(NO_CLOCK)
            await at.send("south", wire.Abort, unrated)
        at.wall.wait(24 * HOUR)
        await called_off(at)

    play(tmp_path, database, test)


def test_simultaneous_aborts_do_not_exceed_the_limit(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        tables = [await at.open(NO_CLOCK, rated=True) for _ in range(8)]
        ada = at.users["south"].id
        commands = [wire.Abort(table=table, id=f"a{table}") for table in tables]
        answers = await asyncio.gather(
            *(at.hub.commands.run(ada, command) for command in commands), return_exceptions=True
        )
        refusals = [answer for answer in answers if isinstance(answer, CommandRefused)]
        assert [refusal.code for refusal in refusals] == ["many-aborts"] * 5
        stored = [(await at.hub.rooms.get(table)).row.status for table in tables]
        assert sorted(stored) == ["aborted"] * 3 + ["playing"] * 5

    play(tmp_path, database, test)


def test_calling_off_a_game_against_an_absent_player_is_free(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        for clock, minutes in ((LIVE, 5), (NO_CLOCK, 24 * 60)):
            for _ in range(5):
                table = await at.open(clock, rated=True)
                await at.turns(table, 1)
                at.wall.wait(minutes * 60)
                await at.send("south", wire.Abort, table)
        assert await shown(at, at.users["south"]) == 0
        # A player who is to act is not waiting for anybody.
        for _ in range(3):
            table = await at.open(LIVE, rated=True)
            at.wall.wait(HOUR)
            await at.send("south", wire.Abort, table)
        assert await shown(at, at.users["south"]) == 3

    play(tmp_path, database, test)


def test_others_see_that_a_player_often_calls_off_rated_games(tmp_path: Path, database: str) -> None:
    async def test(at: Inside) -> None:
        ada, ben = at.users.values()
        for _ in range(2):
            await called_off(at)
        assert await shown(at, ada) == 0
        at.wall.wait(24 * HOUR)
        await called_off(at)
        assert (await shown(at, ada), await shown(at, ben)) == (3, 0)
        unrated = await at.open(NO_CLOCK)
        info = (await at.hub.rooms.get(unrated)).info()
        assert info.south is not None
        assert info.south.aborts == 0
        at.wall.wait(7 * 24 * HOUR)
        assert await shown(at, ada) == 0

    play(tmp_path, database, test)
