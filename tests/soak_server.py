"""The long runs of the server; `make soak` runs them.

`secrecy` plays twin games, which differ only in what a viewer may not see, and compares what it is sent.
`kill` lets people play while the server, or one of two workers, is killed and started again.
`fuzz` sends the server many more hostile messages, texts and decks than the tests do.
PostgreSQL is found by: scripts/with-postgres .venv/bin/python tests/soak_server.py kill
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import asyncpg
from server.killing import Report, kill_servers, kill_workers
from server.secrecy import Tally, compare

#: Pairs of games of one share of the work.
SHARE = 50
#: Kills of one share of the work, at a database of its own.
KILLS = 100
POSTGRES = os.environ.get("SEVENROADS_TEST_POSTGRES")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def compare_share(first: int, count: int) -> Tally:
    return asyncio.run(compare(range(first, first + count)))


def secrecy(options: argparse.Namespace) -> int:
    """Compare twin games on all cores; stops at the first difference, with its seed."""
    say(f"seed {options.seed}")
    began, total = time.monotonic(), Tally()
    with ProcessPoolExecutor(options.processes) as pool:
        shares = [
            pool.submit(compare_share, options.seed + done, min(SHARE, options.games - done))
            for done in range(0, options.games, SHARE)
        ]
        try:
            for number, share in enumerate(as_completed(shares), 1):
                total += share.result()
                if number % 20 == 0 or number == len(shares):
                    say(f"{total}, {total.games / (time.monotonic() - began):.1f} a second")
        except AssertionError as error:
            pool.shutdown(cancel_futures=True)
            say(str(error))
            return 1
    return 0


# ------------------------------------------------------------ kill


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database, removed afterwards."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="sevenroads-soak-") as folder:
            yield f"sqlite:///{folder}/sevenroads.db"
        return
    assert POSTGRES is not None
    name = f"soak_{secrets.token_hex(6)}"
    asyncio.run(execute(f"CREATE DATABASE {name}"))
    try:
        yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    finally:
        asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRES)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def kill_share(kind: str, cycles: int, seed: int) -> Report:
    with database(kind) as address:
        return (kill_workers if kind == "workers" else kill_servers)(address, cycles, seed)


def kill(options: argparse.Namespace) -> int:
    """Kill servers on all cores; stops at the first broken promise, with its seed."""
    kinds = [kind for kind in options.kinds if kind == "sqlite" or POSTGRES is not None]
    if len(kinds) < len(options.kinds):
        say("no PostgreSQL: run it by scripts/with-postgres; SQLite only")
    say(f"seed {options.seed}")
    began = time.monotonic()
    totals = {kind: {"kills": 0, "acknowledged": 0, "entries": 0} for kind in kinds}
    with ProcessPoolExecutor(options.processes) as pool:
        shares = {
            pool.submit(kill_share, kind, min(KILLS, options.cycles - done), options.seed + done): (
                kind,
                options.seed + done,
            )
            for done in range(0, options.cycles, KILLS)
            for kind in kinds
        }
        for share in as_completed(shares):
            kind, seed = shares[share]
            try:
                report = share.result()
            except AssertionError as error:
                pool.shutdown(cancel_futures=True)
                say(f"{kind}, seed {seed}: {error}")
                return 1
            for name in totals[kind]:
                totals[kind][name] += int(report[name])
            told = ", ".join(f"{count} {name}" for name, count in totals[kind].items())
            say(f"{kind}: {told}, 0 lost, 0 twice; {time.monotonic() - began:.0f} s")
    return 0


def fuzz(options: argparse.Namespace) -> int:
    """Run the fuzz tests of the server with more examples."""
    environment = {**os.environ, "SEVENROADS_TEST_FUZZ_TIMES": str(options.times)}
    tests = [sys.executable, "-m", "pytest", "-q", str(Path(__file__).parent / "server/web/test_fuzz.py")]
    return subprocess.call(tests, env=environment)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parsers = parser.add_subparsers(required=True)
    one = parsers.add_parser("secrecy", help="twin games look the same to their viewer")
    one.add_argument("--games", type=int, default=20_000)
    one.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    one.add_argument("--processes", type=int, default=os.cpu_count())
    one.set_defaults(run=secrecy)
    one = parsers.add_parser("kill", help="nothing acknowledged is lost when the server is killed")
    one.add_argument("--cycles", type=int, default=5_000, help="kills of each kind (5000)")
    kinds = ("sqlite", "postgres", "workers")
    one.add_argument("--kinds", nargs="+", choices=kinds, default=kinds, help="what is killed (all three)")
    one.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 30))
    one.add_argument("--processes", type=int, default=os.cpu_count())
    one.set_defaults(run=kill)
    one = parsers.add_parser("fuzz", help="hostile messages, texts and decks break nothing")
    one.add_argument("--times", type=int, default=20, help="factor for the number of examples (20)")
    one.set_defaults(run=fuzz)
    options = parser.parse_args()
    run: Callable[[argparse.Namespace], int] = options.run
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
