"""What PostgreSQL's NOTIFY costs: commits per second with and without it, for 1 to 64 connections.

pgbench runs the statement with which the server stores an action, with NOTIFY and without it, against a
database with the server's own schema. A transaction that notifies holds one lock of the whole PostgreSQL
server from just before its commit until the commit is on the disk. So such commits wait for each other, and
one flush of the disk cannot serve several of them.

The server commits actions that wait at the same time together, so the second part stores 16 actions in each
commit. The third part adds a pause to every flush (`commit_delay`), as a slower disk would. The fourth varies
the number of listeners: every server process is one. Listeners run in another process, with the driver that
the server uses. All figures are medians over interleaved rounds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy.dialects import postgresql
from tools.measure import arguments, json_line, machine, say, table
from tools.postgres import empty_database, postmaster, query, require_postgres, server_seconds

from sevenroads.rules.types import Side
from sevenroads.server.runtime.settings import Settings
from sevenroads.server.store import migrations
from sevenroads.server.store.games import APPEND, APPEND_AND_NOTIFY
from sevenroads.server.store.notifications import CHANNEL
from sevenroads.server.store.rows import Entry
from sevenroads.server.workers.messages import EntryStored, encode

CLIENTS = (1, 2, 4, 8, 16, 32, 64)
QUICK_CLIENTS = (1, 16)
LISTENERS = (0, 1, 2, 8, 32)
#: Connections while the number of listeners varies.
LISTENED = 16
#: Listeners in all parts but the last: as many as two server processes have.
USUAL_LISTENERS = 2
#: Games of each connection, which acts in them in turn, as a worker does.
GAMES = 100
BATCH = 16
#: Microseconds that `commit_delay` adds to each flush in the third part.
SLOW_DISK = 2000
#: The first game; ids have twelve digits, as long as the server's ids.
FIRST = 100_000_000_000


@dataclass(frozen=True)
class Case:
    """One run of pgbench."""

    notify: bool
    clients: int
    batch: int = 1
    delay: int = 0
    listeners: int = USUAL_LISTENERS


@dataclass(frozen=True)
class Result:
    """Commits per second, and processor time of PostgreSQL per action in microseconds."""

    commits: float
    cpu: float


def script(case: Case) -> str:
    """The pgbench script: what the server does for one action, or for several in one transaction."""
    parts = [_action(case.notify) for _ in range(case.batch)]
    return "\n".join(parts if case.batch == 1 else ["BEGIN;", *parts, "END;"])


def _action(notify: bool) -> str:
    entry = Entry(100, "act", Side.SOUTH, 1_800_000_000_000, "T3", "123456-a1234567")
    payload = encode(EntryStored("x" * 12, "0123abcd", entry))
    # pgbench takes a word after a colon for a variable, so there is none in the values. It has no text
    # expressions, so the server puts the table into the payload: equal payloads of one
    # transaction would be sent once.
    values = {
        "payloads": "ARRAY['" + payload.replace("x" * 12, "' || :game::text || '") + "']",
        "channel": f"'{CHANNEL}'",
        "game_id": ":game",
        "kind": "'act'",
        "seat": "'south'",
        "action": "'T3'",
        "at": "1800000000000",
        "command": "'123456-a' || :count::text",
        "new_status": "'playing'",
        "new_seq": ":seq",
        "new_side": "'south'",
        "new_turn": "7",
        "new_acting": "1",
        "new_machine": "false",
        "new_moved": "1800000000000",
        "expected": ":seq - 1",
        "seq": ":seq",
        "game": ":game",
    }
    statement = APPEND_AND_NOTIFY if notify else APPEND
    sql = str(statement.compile(dialect=postgresql.dialect(paramstyle="named")))  # type: ignore[no-untyped-call]
    text = re.sub(r"(?<!:):(\w+)", lambda found: f"({values.get(found[1], 'NULL')})", sql)
    return (
        f"\\set game {FIRST} + :client_id * {GAMES} + :count % {GAMES}\n"
        f"\\set seq :count / {GAMES} + 1\n"
        "\\set count :count + 1\n" + " ".join(text.split()) + ";"
    )


def prepare(address: str, games: int) -> None:
    migrations.upgrade(Settings(database=address))
    query(
        address,
        "INSERT INTO users (id, name, kind, created, seen) VALUES (1, 'Ada', 'guest', 0, 0)",
    )
    query(
        address,
        "INSERT INTO games (id, variant, edition, settings, status, public, rated, creator, south, north, "
        "created, rules, start) SELECT "
        f"({FIRST} + number)::text, 'ardennes', 'ardennes', '{{}}', 'playing', false, false, 1, 1, 1, 0, 2, "
        f"repeat('x', 300) FROM generate_series(0, {games - 1}) AS number",
    )


def reset(address: str, delay: int) -> None:
    """All runs begin with the same rows."""
    for statement in (
        "TRUNCATE entries",
        "UPDATE games SET seq = 0",
        "VACUUM games",
        f"ALTER SYSTEM SET commit_delay = {delay}",
        "ALTER SYSTEM SET commit_siblings = 0",
        "SELECT pg_reload_conf()",
    ):
        query(address, statement)


def run(address: str, process: int, case: Case, seconds: int) -> Result:
    reset(address, case.delay)
    parts = urlsplit(address)
    with (
        tempfile.TemporaryDirectory(prefix="sevenroads-notify-") as folder,
        listening(address, case.listeners),
    ):
        file = Path(folder) / "action.sql"
        file.write_text(script(case))
        before = server_seconds(process)
        done = subprocess.run(
            [
                *("pgbench", "-n", "-M", "prepared", "-f", str(file), "-T", str(seconds), "-D", "count=0"),
                *("-c", str(case.clients), "-j", "1", "-h", str(parts.hostname), "-p", str(parts.port)),
                *("-U", str(parts.username), parts.path[1:]),
            ],
            capture_output=True,
            text=True,
        )
        spent = server_seconds(process) - before
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    if done.returncode or not found:
        raise SystemExit(f"pgbench failed: {done.stderr[-500:]}")
    commits = int(re.search(r"transactions actually processed: (\d+)", done.stdout)[1])  # type: ignore[index]
    stored = query(address, "SELECT count(*) FROM entries")[0][0]
    # The last transactions may have been cut off; but a run that stores nothing must not count.
    if abs(stored - commits * case.batch) > case.clients * case.batch:
        raise SystemExit(f"{commits} commits of {case.batch} actions, but {stored} entries")
    return Result(float(found[1]), spent / max(1, stored) * 1e6)


@contextmanager
def listening(address: str, listeners: int) -> Iterator[None]:
    """A process with connections that receive every notification and drop it."""
    if not listeners:
        yield
        return
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.Process(target=_listen, args=(address, listeners, theirs), daemon=True)
    process.start()
    ours.recv()
    try:
        yield
    finally:
        process.kill()
        process.join()


def _listen(address: str, listeners: int, ready: Any) -> None:
    async def listen() -> None:
        connections = [await asyncpg.connect(address) for _ in range(listeners)]
        for connection in connections:
            await connection.add_listener(CHANNEL, lambda *_: None)
        ready.send(True)
        await asyncio.Event().wait()

    asyncio.run(listen())


def rounds(address: str, process: int, cases: Iterable[Case], count: int, seconds: int) -> dict[Case, Result]:
    """Run all cases in turn, several times; the median of each."""
    every: dict[Case, list[Result]] = {case: [] for case in cases}
    for _ in range(count):
        for case, results in every.items():
            results.append(run(address, process, case, seconds))
    return {
        case: Result(median(one.commits for one in results), median(one.cpu for one in results))
        for case, results in every.items()
    }


def show(results: dict[Case, Result]) -> None:
    parts = (
        ("One action per commit", 1, 0),
        (f"{BATCH} actions per commit", BATCH, 0),
        (f"One action per commit, each flush takes {SLOW_DISK / 1000:.0f} ms longer", 1, SLOW_DISK),
    )
    for title, batch, delay in parts:
        rows = []
        for case, plain in results.items():
            if case.notify or (case.batch, case.delay) != (batch, delay):
                continue
            other = results[Case(True, case.clients, batch, delay)]
            rows.append(
                (
                    str(case.clients),
                    f"{plain.commits * batch:,.0f}",
                    f"{other.commits * batch:,.0f}",
                    f"{other.commits / plain.commits:.2f} ×",
                    f"{plain.cpu:.0f} µs",
                    f"{other.cpu:.0f} µs",
                )
            )
        if rows:
            heads = ("connections", "actions/s", "with NOTIFY", "ratio", "processor time", "with NOTIFY")
            table(f"{title}; {USUAL_LISTENERS} listeners", heads, rows)
    rows = [
        (str(case.listeners), f"{one.commits:,.0f}", f"{one.cpu:.0f} µs")
        for case, one in sorted(results.items(), key=lambda pair: pair[0].listeners)
        if case.notify and (case.clients, case.batch, case.delay) == (LISTENED, 1, 0)
    ]
    table(f"{LISTENED} connections, NOTIFY", ("listeners", "actions/s", "processor time"), rows)


def main() -> None:
    given = arguments(__doc__)
    server = require_postgres()
    if shutil.which("pgbench") is None:
        raise SystemExit("pgbench was not found. On Debian or Ubuntu: apt-get install postgresql")
    clients = QUICK_CLIENTS if given.quick else CLIENTS
    listeners = (8,) if given.quick else LISTENERS
    cases = [
        Case(notify, number, batch, delay)
        for batch, delay in ((1, 0), (BATCH, 0), (1, SLOW_DISK))
        for number in clients
        for notify in (False, True)
    ]
    cases += [Case(True, LISTENED, listeners=number) for number in listeners if number != USUAL_LISTENERS]
    with empty_database(server) as address:
        prepare(address, GAMES * max(clients))
        try:
            results = rounds(
                address, postmaster(server), cases, 1 if given.quick else 3, 1 if given.quick else 2
            )
        finally:
            query(server, "ALTER SYSTEM RESET commit_delay")
            query(server, "ALTER SYSTEM RESET commit_siblings")
            query(server, "SELECT pg_reload_conf()")
    show(results)
    say("Processor time is that of PostgreSQL, per action.")
    if given.json:
        report = [{**case.__dict__, **result.__dict__} for case, result in results.items()]
        json_line({"machine": machine(), "runs": report})


if __name__ == "__main__":
    main()
