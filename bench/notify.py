"""What PostgreSQL's NOTIFY costs: commits per second with and without it, for 1 to 64 connections.

pgbench runs the statement with which the server stores an action, with NOTIFY and without it, against a
database with the server's own schema. A transaction that notifies holds one lock of the whole PostgreSQL
server from just before its commit until the commit is on the disk. So such commits wait for each other, and
one flush of the disk cannot serve several of them. The third way is NOTIFY in a transaction of its own after
the commit, as a broker would be told: it writes nothing, so it holds the lock only for a moment. But if the
server dies between the two, the message is lost.

The server commits actions that wait at the same time together, so the second part stores 16 actions in each
commit. The third part adds a pause to every flush (`commit_delay`), as a slower disk would. The fourth varies
the number of listeners: every server process is one. Listeners run in another process, with the driver that
the server uses. All figures are medians over interleaved rounds.
"""

from __future__ import annotations

import argparse
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
from typing import Any, Literal
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy.dialects import postgresql
from tools.measure import json_line, machine, parser_for, say, table
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
#: In the parts after the first.
FEWER_CLIENTS = (1, 16, 64)
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


Way = Literal["without", "in commit", "after commit"]
WAYS: tuple[Way, ...] = ("without", "in commit", "after commit")


@dataclass(frozen=True)
class Case:
    """One run of pgbench."""

    way: Way
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
    parts = [_action(case.way == "in commit") for _ in range(case.batch)]
    if case.batch > 1:
        parts = ["BEGIN;", *parts, "END;"]
    if case.way == "after commit":
        numbers = f"generate_series(1, {case.batch}) AS number"
        parts.append(f"SELECT pg_notify('{CHANNEL}', {_payload()} || number) FROM {numbers};")
    return "\n".join(parts)


def _payload() -> str:
    """A message about the last action, as an SQL expression.

    pgbench takes a word after a colon for a variable, so there is none in the text. It has no text
    expressions, so the server puts the table into the message: equal messages of one transaction would be
    sent once.
    """
    entry = Entry(100, "act", Side.SOUTH, 1_800_000_000_000, "T3", "123456-a1234567")
    return (
        "'"
        + encode(EntryStored("x" * 12, "0123abcd", entry)).replace("x" * 12, "' || :game::text || '")
        + "'"
    )


def _action(notify: bool) -> str:
    values = {
        "payloads": f"ARRAY[{_payload()}]",
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
    """One run of pgbench. On a busy computer it may end before a transaction has: then it is repeated."""
    reset(address, case.delay)
    with (
        tempfile.TemporaryDirectory(prefix="sevenroads-notify-") as folder,
        listening(address, case.listeners),
    ):
        file = Path(folder) / "action.sql"
        file.write_text(script(case))
        before = server_seconds(process)
        printed = pgbench(address, file, case.clients, seconds)
        spent = server_seconds(process) - before
    found = re.search(r"tps = ([\d.]+)", printed)
    if found is None:
        return run(address, process, case, seconds * 2)
    commits = int(re.search(r"transactions actually processed: (\d+)", printed)[1])  # type: ignore[index]
    stored = query(address, "SELECT count(*) FROM entries")[0][0]
    # The last transactions may have been cut off; but a run that stores nothing must not count.
    if abs(stored - commits * case.batch) > case.clients * case.batch:
        raise SystemExit(f"{commits} commits of {case.batch} actions, but {stored} entries")
    return Result(float(found[1]), spent / stored * 1e6)


def pgbench(address: str, script: Path, clients: int, seconds: int) -> str:
    """What pgbench prints about a run."""
    parts = urlsplit(address)
    done = subprocess.run(
        [
            *("pgbench", "-n", "-M", "prepared", "-f", str(script), "-T", str(seconds), "-D", "count=0"),
            *("-c", str(clients), "-j", "1", "-h", str(parts.hostname), "-p", str(parts.port)),
            *("-U", str(parts.username), parts.path[1:]),
        ],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"pgbench failed: {done.stderr[-500:]}")
    return done.stdout


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
        for clients in CLIENTS:
            found = [results.get(Case(way, clients, batch, delay)) for way in WAYS]
            ways = [one for one in found if one is not None]
            if ways:
                rates = (f"{one.commits * batch:,.0f}" for one in ways)
                ratio = f"{ways[1].commits / ways[0].commits:.2f} ×"
                rows.append((str(clients), *rates, ratio, *(f"{one.cpu:.0f} µs" for one in ways)))
        heads = ("connections", "no NOTIFY", "in commit", "after it", "in/no", *("processor",) * 3)
        table(f"{title}: actions per second; {USUAL_LISTENERS} listeners", heads, rows)
    rows = [
        (str(case.listeners), f"{one.commits:,.0f}", f"{one.cpu:.0f} µs")
        for case, one in sorted(results.items(), key=lambda pair: pair[0].listeners)
        if case.way == "in commit" and (case.clients, case.batch, case.delay) == (LISTENED, 1, 0)
    ]
    table(f"{LISTENED} connections, NOTIFY", ("listeners", "actions/s", "processor time"), rows)


def options() -> argparse.Namespace:
    parser = parser_for(__doc__)
    parser.add_argument("--rounds", type=int, help="Rounds (3, or 1 with --quick).")
    given = parser.parse_args()
    given.rounds = given.rounds or (1 if given.quick else 3)
    return given


def main() -> None:
    given = options()
    server = require_postgres()
    if shutil.which("pgbench") is None:
        raise SystemExit("pgbench was not found. On Debian or Ubuntu: apt-get install postgresql")
    clients = QUICK_CLIENTS if given.quick else CLIENTS
    fewer = QUICK_CLIENTS if given.quick else FEWER_CLIENTS
    listeners = (8,) if given.quick else LISTENERS
    cases = [
        Case(way, number, batch, delay)
        for batch, delay, numbers in ((1, 0, clients), (BATCH, 0, fewer), (1, SLOW_DISK, fewer))
        for number in numbers
        for way in WAYS
    ]
    cases += [
        Case("in commit", LISTENED, listeners=number) for number in listeners if number != USUAL_LISTENERS
    ]
    with empty_database(server) as address:
        prepare(address, GAMES * max(clients))
        try:
            seconds = 1 if given.quick else 2
            results = rounds(address, postmaster(server), cases, given.rounds, seconds)
        finally:
            query(server, "ALTER SYSTEM RESET commit_delay")
            query(server, "ALTER SYSTEM RESET commit_siblings")
            query(server, "SELECT pg_reload_conf()")
    show(results)
    say(
        "in commit: NOTIFY in the transaction; after it: in a transaction of its own; processor: time of "
        "PostgreSQL per action, in the same order."
    )
    if given.json:
        report = [{**case.__dict__, **result.__dict__} for case, result in results.items()]
        json_line({"machine": machine(), "runs": report})


if __name__ == "__main__":
    main()
