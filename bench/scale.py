"""How actions per second grow from one to two server processes and servers, and what bounds them.

All set-ups share one PostgreSQL server and the same clients, which keep 64 actions unanswered at any time.
The clients, the servers and PostgreSQL share the processors of this computer, so actions per second show what
this computer can do with all of them. The figure that can be carried over to other computers is the processor
time per action, which the script prints for each kind of process.

With two servers the players are spread as by a proxy: in half of the games one player is at each server. With
"second server idle" all players are at the first server, and the second one only receives messages.
`--broker` adds set-ups with NATS. Set-ups take turns in several rounds; figures are medians.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from load import Generator, start_server
from tools.measure import json_line, machine, parser_for, say, table
from tools.postgres import empty_database, postmaster, query, require_postgres, server_seconds
from tools.processes import busy_seconds, cpu_seconds, kilobytes, stolen_seconds

PORTS = (8793, 8794)
BROKER_PORT = 8795
UNANSWERED = 64
NATS = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


@dataclass(frozen=True)
class SetUp:
    """A number of servers with one database, and where the players are."""

    name: str
    servers: int = 1
    workers: int = 1
    spread: bool = True
    broker: bool = False


SET_UPS = (
    SetUp("one worker"),
    SetUp("two workers", workers=2),
    SetUp("two servers", servers=2),
    SetUp("second server idle", servers=2, spread=False),
)
BROKER_SET_UPS = (
    SetUp("two workers, NATS", workers=2, broker=True),
    SetUp("second server idle, NATS", servers=2, spread=False, broker=True),
)


def options() -> argparse.Namespace:
    parser = parser_for(__doc__)
    parser.add_argument("--broker", action="store_true", help="Measure set-ups with NATS too.")
    parser.add_argument("--games", type=int, help="Number of games (1000).")
    parser.add_argument("--seconds", type=float, help="Seconds for each measurement (15).")
    parser.add_argument("--rounds", type=int, help="Rounds (3).")
    given = parser.parse_args()
    given.games = given.games or (40 if given.quick else 1000)
    given.seconds = given.seconds or (1.0 if given.quick else 15.0)
    given.rounds = given.rounds or (1 if given.quick else 3)
    return given


@contextmanager
def broker() -> Iterator[int]:
    """A NATS server of its own; yields its process id."""
    assert NATS is not None
    process = subprocess.Popen(
        [NATS, "-a", "127.0.0.1", "-p", str(BROKER_PORT)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process.pid
    finally:
        process.kill()
        process.wait()


@contextmanager
def server(database: str, port: int, set_up: SetUp) -> Iterator[int]:
    more = {"SEVENROADS_BROKER": f"nats://127.0.0.1:{BROKER_PORT}"} if set_up.broker else {}
    process = start_server(database, set_up.workers, port=port, **more)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def run(postgres: str, set_up: SetUp, given: argparse.Namespace) -> dict[str, Any]:
    """One set-up in one round, on an empty database."""
    with ExitStack() as stack:
        database = stack.enter_context(empty_database(postgres))
        nats = stack.enter_context(broker()) if set_up.broker else None
        servers = [stack.enter_context(server(database, port, set_up)) for port in PORTS[: set_up.servers]]
        generator = Generator()
        stack.callback(generator.close)
        urls = [f"http://127.0.0.1:{port}" for port in PORTS]
        other = urls[1] if set_up.servers == 2 and set_up.spread else None
        generator.do("open_games", url=urls[0], count=given.games)
        generator.do("connect", url=urls[0], other=other)
        # Warm up: the first actions compile statements and open connections.
        warm = generator.do("saturate", seconds=given.seconds / 5, unanswered=UNANSWERED)
        process = postmaster(postgres)

        def clocks() -> dict[str, float]:
            return {
                "PostgreSQL": server_seconds(process),
                **{f"server {number + 1}": cpu_seconds(pid) for number, pid in enumerate(servers)},
                **({"NATS": cpu_seconds(nats)} if nats is not None else {}),
                "all": busy_seconds(),
                "stolen": stolen_seconds(),
                "wal": float(query(postgres, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")[0][0]),
            }

        before = clocks()
        played = generator.do("saturate", seconds=given.seconds, unanswered=UNANSWERED)
        spent = {name: value - before[name] for name, value in clocks().items()}
        spent["clients"] = played["cpu"] - warm["cpu"]
        return figures(set_up, played, spent) | {
            "memory": sum(map(kilobytes, servers)) / 1024,
            "entry_bytes": _bytes_per_row(database, "entries"),
            "game_bytes": _bytes_per_row(database, "games"),
        }


def figures(set_up: SetUp, played: dict[str, Any], spent: dict[str, float]) -> dict[str, Any]:
    if played["errors"] or not played["answered"]:
        raise SystemExit(
            f"{set_up.name}: {played['answered']} answers, {played['errors']} errors: {played['error']}"
        )
    actions, seconds = played["answered"], played["seconds"]
    kinds = ("server 1", "server 2", "PostgreSQL", "NATS", "clients")
    others = spent["all"] - sum(spent.get(kind, 0.0) for kind in kinds)
    return {
        "rate": actions / seconds,
        "p50": played["p50"],
        "p99": played["p99"],
        "cpu": {kind: spent[kind] / actions * 1000 for kind in kinds if kind in spent},
        "others": max(0.0, others) / seconds,
        "stolen": spent["stolen"] / seconds,
        "wal_bytes": spent["wal"] / actions,
    }


def _bytes_per_row(database: str, name: str) -> float:
    """The size of a row on the disk, with its indexes."""
    query(database, f"VACUUM {name}")
    size = f"pg_total_relation_size('{name}')::float / count(*)"
    return float(query(database, f"SELECT {size} FROM {name}")[0][0])


def medians(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        name: medians([one[name] for one in rounds])
        if isinstance(value, dict)
        else median(one[name] for one in rounds)
        for name, value in rounds[0].items()
    }


def show(given: argparse.Namespace, results: dict[str, dict[str, Any]]) -> None:
    first = next(iter(results.values()))["rate"]
    table(
        f"{given.games:,} games, {UNANSWERED} unanswered actions, {given.rounds} × {given.seconds:.0f} s",
        ("", "actions/s", "growth", "median", "99th percentile", "others' cores", "stolen cores"),
        [
            (
                name,
                f"{one['rate']:,.0f}",
                f"{one['rate'] / first:.2f} ×",
                f"{one['p50']:.0f} ms",
                f"{one['p99']:.0f} ms",
                f"{one['others']:.2f}",
                f"{one['stolen']:.2f}",
            )
            for name, one in results.items()
        ],
    )
    kinds = ("server 1", "server 2", "PostgreSQL", "NATS", "clients")
    table(
        "Processor time per action, ms",
        ("", *kinds, "all"),
        [
            (
                name,
                *(f"{one['cpu'][kind]:.3f}" if kind in one["cpu"] else "" for kind in kinds),
                f"{sum(one['cpu'].values()):.3f}",
            )
            for name, one in results.items()
        ],
    )
    last = next(iter(results.values()))
    say(
        f"An action takes {last['entry_bytes']:.0f} bytes in the database and {last['wal_bytes']:.0f} bytes "
        f"of write-ahead log; a game takes {last['game_bytes']:.0f} bytes besides its actions."
    )
    say("Others' cores: what other programs of this computer used meanwhile.")


def main() -> None:
    given = options()
    postgres = require_postgres()
    if given.broker and NATS is None:
        raise SystemExit("--broker needs nats-server. On Debian or Ubuntu: apt-get install nats-server")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    set_ups = SET_UPS + (BROKER_SET_UPS if given.broker else ())
    every: dict[str, list[dict[str, Any]]] = {one.name: [] for one in set_ups}
    for _ in range(given.rounds):
        for set_up in set_ups:
            every[set_up.name].append(run(postgres, set_up, given))
    results = {name: medians(rounds) for name, rounds in every.items()}
    show(given, results)
    if given.json:
        json_line({"machine": machine(), "games": given.games, "set_ups": results, "rounds": every})


if __name__ == "__main__":
    main()
