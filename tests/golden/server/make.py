"""Makes a stored database of a revision of the server's tables: a small club, as SQL of SQLite.

Run it once for each new revision (`.venv/bin/python tests/golden/server/make.py 0002`): a file that exists is
left alone, since it is the evidence that old databases are brought up to date.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from sqlalchemy import Connection, MetaData, insert, select

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.client import Api, ServerProcess, Socket, run, serving

from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.store.database import sqlite_engine

HERE = Path(__file__).parent


async def club(server: ServerProcess) -> None:
    """A rated game that has ended, one that goes on with days to think, one at one screen, an open table."""
    rng = random.Random(1)
    anna, bert = Api(server.url), Api(server.url)
    for api, name in ((anna, "Anna"), (bert, "Bert")):
        await api.post("/api/register", {"name": name, "password": "four horses on a road"})
    await anna.post("/api/bots", {"name": "Annabot"})
    await anna.post("/api/puzzles/attempts", {"attempts": [{"puzzle": "b-001", "actions": None}]})
    async with anna.socket() as south, bert.socket() as north:
        for table in (
            {"rated": True, "public": True},
            {"edition": "dday", "clock": {"kind": "days", "days": 3}},
        ):
            opened = await anna.post("/api/tables", table)
            game = opened["table"]["id"]
            await bert.post(f"/api/tables/{game}/join", {"invite": opened["invite"]})
            # Long enough that giving up the rated game counts for both ratings.
            for _ in range(90 if table.get("rated") else 30):
                await one_action(rng, game, south, north)
            if table.get("rated"):
                await south.command("resign", game)
    guest = Api(server.url)
    game = (await guest.post("/api/tables", {"opponent": "self"}))["table"]["id"]
    async with guest.socket() as socket:
        for _ in range(12):
            await one_action(rng, game, socket, socket)
    await guest.post("/api/tables", {"public": True})


async def one_action(rng: random.Random, game: str, south: Socket, north: Socket) -> None:
    for seat, socket in (("south", south), ("north", north)):
        moment = (await socket.watch(game, seat=seat))["moment"]
        if not moment.get("legal"):
            continue
        if moment.get("undoable") and rng.random() < 0.2:
            await socket.command("undo", game, moment["seq"])
        else:
            await socket.command("act", game, moment["seq"], action=rng.choice(moment["legal"]))
        return


def copy(old: Connection, new: Connection) -> None:
    """Copy the rows of all tables and columns that the new database has."""
    found, wanted = MetaData(), MetaData()
    found.reflect(old)
    wanted.reflect(new)
    for table in wanted.sorted_tables:
        # The migration has filled these two itself.
        if table.name not in ("alembic_version", "server_state"):
            rows = [dict(row._mapping) for row in old.execute(select(found.tables[table.name]))]
            if rows:
                new.execute(insert(table), [{c.name: row[c.name] for c in table.c} for row in rows])


def main() -> int:
    revision = sys.argv[1]
    file = HERE / f"{revision}.sqlite.sql"
    if file.exists():
        sys.stdout.write(f"{file} is there already\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        played, made = (Settings(database=f"sqlite:///{folder}/{name}.db") for name in ("played", "made"))
        with serving(played.database, machine_processes=0) as server:
            run(club(server))
        migrations.upgrade(made, revision)
        engines = [sqlite_engine(settings.database, writes=True) for settings in (played, made)]
        with engines[0].begin() as old, engines[1].begin() as new:
            copy(old, new)
        for engine in engines:
            engine.dispose()
        connection = sqlite3.connect(f"{folder}/made.db")
        file.write_text("\n".join(connection.iterdump()) + "\n")
        connection.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
