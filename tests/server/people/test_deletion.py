"""Account deletion: no deletion stays half done, even after failures and races."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from sevenroads.server import housekeeping, wire
from sevenroads.server.app import create_app
from sevenroads.server.people import deletion
from sevenroads.server.people.deletion import delete_account, finish_deletions
from sevenroads.server.runtime.errors import CommandRefused
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import accounts, chat, games, glicko, migrations, ratings
from sevenroads.server.store.accounts import User
from sevenroads.server.store.rows import GameRow
from sevenroads.server.store.schema import chat as stored_chat
from sevenroads.server.store.schema import games as stored_games
from sevenroads.server.store.schema import rating_changes
from sevenroads.server.store.schema import ratings as stored_ratings
from sevenroads.server.tables import opening
from sevenroads.server.tables.chat import GROUPS
from sevenroads.server.tables.hub import Hub
from sevenroads.server.tables.opening import TableRequest

from ..inside import START, Inside, application, inside

NONE = wire.ClockSettings("none")


async def row(hub: Hub, table: str) -> GameRow:
    return (await hub.database.read(lambda c: games.one(c, table)))[0][0]


async def spoil(at: Inside, table: str) -> None:
    """Damage a stored game so that it cannot be loaded."""
    spoiled = update(stored_games).where(stored_games.c.id == table).values(start="nonsense")
    await at.hub.database.write(lambda c: c.execute(spoiled))
    at.hub.rooms.loaded.clear()


async def rated_at(at: Inside, user: User, rating: float) -> None:
    values = {
        "user_id": user.id,
        "edition": "ardennes",
        "rating": rating,
        "deviation": 60.0,
        "volatility": 0.06,
        "games": 40,
        "at": START,
    }
    await at.hub.database.write(lambda c: c.execute(insert(stored_ratings), values))


async def rating_of(at: Inside, user: User) -> glicko.Rating | None:
    return await at.hub.database.read(lambda c: ratings.rating_of(c, user.id, "ardennes"))


async def kind_of(at: Inside, user: User) -> str:
    found = await at.hub.database.read(lambda c: accounts.find_by_id(c, user.id))
    assert found is not None
    return found.kind


def test_a_damaged_game_does_not_prevent_a_deletion(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada = at.users["south"]
            unreadable, sound = await at.open(NONE), await at.open(NONE)
            await rated_at(at, ada, 1700)
            await spoil(at, unreadable)
            assert await delete_account(at.hub, ada.id) == [unreadable]
            assert await kind_of(at, ada) == "gone"
            assert ((await row(at.hub, sound)).status, (await row(at.hub, sound)).result) == (
                "ended",
                "north",
            )
            # The rating is kept for the damaged game; without that game it is deleted.
            assert await rating_of(at, ada) is not None
            await at.hub.database.write(lambda c: games.delete(c, unreadable))
            await finish_deletions(at.hub)
            assert await rating_of(at, ada) is None

    asyncio.run(scene())


def test_a_deletion_leaves_no_running_game_even_if_someone_joins_meanwhile(
    tmp_path: Path, database: str
) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = at.users.values()
            opened = await opening.open_table(at.hub, ada, TableRequest(public=True))
            playing = await at.open(NONE)
            act = at.hub.commands.run_for_server

            async def joined(*args: Any) -> bool:
                with pytest.raises(CommandRefused) as refused:
                    await opening.join(at.hub, ben, opened.id, None)
                assert refused.value.code == "taken"
                return await act(*args)

            at.hub.commands.run_for_server = joined  # type: ignore[method-assign,assignment]
            assert await delete_account(at.hub, ada.id) == []
            assert [(await row(at.hub, table)).status for table in (opened.id, playing)] == [
                "cancelled",
                "ended",
            ]

    asyncio.run(scene())


def test_another_worker_finishes_the_deletion_of_a_stopped_one(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = at.users.values()
            table = await at.open(NONE, rated=True)
            await at.turns(table, 6)
            await rated_at(at, ada, 2000)

            async def stop(_hub: Hub) -> None:
                raise KeyboardInterrupt

            with monkeypatch.context() as stopped:
                stopped.setattr(deletion, "finish_deletions", stop)
                with pytest.raises(KeyboardInterrupt):
                    await delete_account(at.hub, ada.id)
            assert await kind_of(at, ada) == "gone"
            # Two workers try at the same time; the games are resigned once.
            workers = [Hub(at.hub.database, at.wall) for _ in range(2)]
            await asyncio.gather(*(finish_deletions(hub) for hub in workers))
            assert (await row(at.hub, table)).termination == "resignation"
            entries = await at.hub.database.read(lambda c: games.entries_since(c, table, 0))
            assert [entry.kind for entry in entries if entry.kind != "act"] == ["resign"]
            # The opponent is rated against the deleted player's rating, which is deleted afterwards.
            worth = glicko.update(glicko.Rating(), glicko.Rating(2000, 60.0, 0.06), glicko.WIN)
            assert await rating_of(at, ben) == pytest.approx(worth)
            assert await rating_of(at, ada) is None
            changed = await at.hub.database.read(
                lambda c: c.execute(select(rating_changes.c.user_id)).scalars().all()
            )
            assert changed == [ben.id]

    asyncio.run(scene())


def test_no_new_game_starts_with_a_deleted_account(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = at.users.values()
            table, other = await at.open(NONE), await at.open(NONE)
            await at.send("north", wire.Resign, table)
            await at.send("north", wire.Resign, other)
            asked = await opening.rematch(at.hub, ada, other)
            await delete_account(at.hub, ada.id)
            assert (await row(at.hub, asked)).status == "cancelled"
            for ended in (table, other):
                with pytest.raises(CommandRefused) as refused:
                    await opening.rematch(at.hub, ben, ended)
                assert refused.value.code == "gone"

    asyncio.run(scene())


def test_requests_made_before_a_deletion_have_no_effect_after_it(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = at.users.values()
            opened = await opening.open_table(at.hub, ben, TableRequest(public=True))
            ended = await at.open(NONE)
            await at.send("north", wire.Resign, ended)
            await delete_account(at.hub, ada.id)
            late: list[Callable[[], Awaitable[Any]]] = [
                lambda: opening.open_table(at.hub, ada, TableRequest()),
                lambda: opening.open_table(at.hub, ada, TableRequest(opponent="machine")),
                lambda: opening.join(at.hub, ada, opened.id, None),
                lambda: opening.rematch(at.hub, ada, ended),
                lambda: at.hub.chat.say(ada, wire.Say(table=ended, id="late", text="late")),
            ]
            for request in late:
                with pytest.raises(CommandRefused) as refused:
                    await request()
                assert refused.value.code in ("not-signed-in", "gone")
            assert (await row(at.hub, opened.id)).status == "open"

    asyncio.run(scene())


def test_requests_during_a_deletion_leave_nothing_behind(tmp_path: Path, database: str) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ben, hub = at.users["north"], at.hub

            async def once(number: int) -> None:
                leaver = await hub.database.write(
                    lambda c: accounts.create_account(c, f"Leaver {number}", "user", START)
                )
                bot = await hub.database.write(
                    lambda c: accounts.create_account(c, f"Bot {number}", "bot", START, owner=leaver.id)
                )
                opened = await opening.open_table(hub, leaver, TableRequest(public=True))
                ended = await opening.open_table(hub, leaver, TableRequest(opponent="self"))
                results = await asyncio.gather(
                    opening.open_table(hub, leaver, TableRequest()),
                    opening.open_table(hub, bot, TableRequest()),
                    hub.chat.say(leaver, wire.Say(table=opened.id, id="a", text="still here")),
                    delete_account(hub, leaver.id),
                    opening.join(hub, ben, opened.id, None),
                    hub.chat.say(bot, wire.Say(table=ended.id, id="b", text="still here")),
                    opening.open_table(hub, leaver, TableRequest(opponent="machine")),
                    return_exceptions=True,
                )
                assert results[3] == []
                failed = [result for result in results if isinstance(result, BaseException)]
                assert all(isinstance(result, CommandRefused) for result in failed), failed

            await asyncio.gather(*(once(number) for number in range(8)))
            rows = await hub.database.read(lambda c: c.execute(select(stored_games)).mappings().all())
            assert {row["status"] for row in rows} <= {"ended", "aborted", "cancelled"}
            assert await hub.database.read(lambda c: c.execute(select(stored_chat)).all()) == []

    asyncio.run(scene())


def test_a_deletion_removes_the_chat_lines_of_the_account_and_no_others(
    tmp_path: Path, database: str
) -> None:
    async def scene() -> None:
        async with inside(tmp_path, database) as at:
            ada, ben = at.users.values()
            table = await at.open(NONE)
            await at.hub.chat.say(ada, wire.Say(table=table, id="1", text="my mail is ada@example.org"))
            await at.hub.chat.say(ben, wire.Say(table=table, id="2", text="thank you"))
            await delete_account(at.hub, ada.id)
            lines = await at.hub.database.read(lambda c: chat.last_lines(c, table, GROUPS))
            assert [line.text for line in lines] == ["thank you"]

    asyncio.run(scene())


def test_a_bot_is_deleted_with_its_owner_even_while_it_is_being_created(tmp_path: Path) -> None:
    """A bot that is requested while the account is being deleted is not created."""

    async def scene() -> None:
        async with application(tmp_path) as (services, client):
            hub = services.hub
            account = {"name": "Owner", "password": "four horses on a road"}
            assert (await client.post("/api/register", json=account)).status_code == 200
            owner = await hub.database.read(lambda c: accounts.find_by_name(c, "Owner"))
            write = hub.database.write

            async def after_the_deletion(work: Any) -> Any:
                hub.database.write = write
                await delete_account(hub, owner.id)
                return await write(work)

            hub.database.write = after_the_deletion
            made = await client.post("/api/bots", json={"name": "Ghost"})
            assert made.status_code == 403
            assert await hub.database.read(lambda c: accounts.find_by_name(c, "Ghost")) is None

    asyncio.run(scene())


def test_the_server_finishes_deletions_periodically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/chore.db", machine_processes=0)
    migrations.upgrade(settings)
    done: dict[str, Callable[[], Awaitable[None]]] = {}
    asked: list[Hub] = []

    async def once(name: str, _seconds: float, task: Callable[[], Awaitable[None]]) -> None:
        done[name] = task

    async def noted(hub: Hub) -> None:
        asked.append(hub)

    monkeypatch.setattr(housekeeping, "repeat", once)
    monkeypatch.setattr(deletion, "finish_deletions", noted)

    async def scene() -> None:
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            await asyncio.sleep(0)
            await done["deleted-accounts"]()
            assert asked == [app.state.services.hub]

    asyncio.run(scene())
