"""How many live games one server can carry: latency, memory, restart, a flood of logins.

Clients are real sockets in a second process. The peer is a bare Starlette application that answers each
action with frames of the same sizes, served by the same uvicorn, in the same run. Full: 2,000 games, 4,000
sockets, 500 actions per second for 5 minutes. The login flood and the restart are measured several times.

The server acknowledges an action once it is on disk, so the script also measures how long a plain 4 KiB write
with fsync takes meanwhile. It writes to the temporary folder, where the SQLite file is too; PostgreSQL may
use another disk. These probes add up to 20 flushes per second.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import Any

from tools.measure import json_line, machine, table
from tools.processes import cpu_seconds, family, kilobytes, stolen_seconds

TOOLS = Path(__file__).parent / "tools"
PORT = 8790
#: Tables at which a client acts as soon as the killed server answers again.
SAMPLE = 100
#: How often the flood and the restart are measured.
FLOODS = 5
RESTARTS = 3
#: Seconds between two test writes to the disk.
PROBE = 0.05


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="Do less work, in under 45 seconds.")
    parser.add_argument("--json", action="store_true", help="Print a JSON object as the last line.")
    parser.add_argument("--games", type=int, help="Number of games (2000).")
    parser.add_argument("--rate", type=float, help="Actions per second (500).")
    parser.add_argument("--seconds", type=float, help="Duration (300).")
    parser.add_argument("--database", help="A PostgreSQL address (a temporary SQLite file).")
    parser.add_argument("--workers", type=int, default=1, help="Server workers (1).")
    given = parser.parse_args()
    given.games = given.games or (100 if given.quick else 2000)
    given.rate = given.rate or (100.0 if given.quick else 500.0)
    given.seconds = given.seconds or (5.0 if given.quick else 300.0)
    return given


class Generator:
    """The process with the clients."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(TOOLS / "load_generator.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, step: str, **details: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"step": step, **details}) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        if "failed" in answer:
            raise SystemExit(f"{step}: {answer['failed']}")
        return answer

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    while process.poll() is None:
        try:
            urllib.request.urlopen(url, timeout=2).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("the server did not start")


def start_server(
    database: str, workers: int, limits: str = "off", port: int = PORT, **more: str
) -> subprocess.Popen[bytes]:
    environment = {
        **os.environ,
        "SEVENROADS_DATABASE": database,
        "SEVENROADS_PORT": str(port),
        "SEVENROADS_WORKERS": str(workers),
        "SEVENROADS_LIMITS": limits,
        "SEVENROADS_LOG": "warning",
        # Write bytecode, as an installed server does, whatever the environment says.
        "PYTHONDONTWRITEBYTECODE": "",
        **more,
    }
    command = [sys.executable, "-m", "sevenroads.cli", "serve"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    wait_for(f"http://127.0.0.1:{port}/healthz", process)
    return process


@contextmanager
def echo_server(kind: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, str(TOOLS / "echo_server.py"), str(PORT), kind], cwd=TOOLS)
    try:
        wait_for(f"http://127.0.0.1:{PORT}/", process)
        yield process
    finally:
        kill_all(process)


class Disk:
    """A thread that measures how long a write of 4 KiB with `fsync` takes while the server runs."""

    def __init__(self, folder: str) -> None:
        self._file = open(Path(folder) / "probe", "wb", buffering=0)  # noqa: SIM115
        self._taken: list[float] = []
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            began = time.perf_counter()
            self._file.seek(0)
            self._file.write(bytes(4096))
            os.fsync(self._file.fileno())
            self._taken.append((time.perf_counter() - began) * 1000)
            time.sleep(PROBE)

    def forget(self) -> None:
        self._taken.clear()

    def figures(self) -> dict[str, float]:
        taken = sorted(self._taken)
        return {"p50": taken[len(taken) // 2], "p99": taken[len(taken) * 99 // 100], "max": taken[-1]}


def kill_all(process: subprocess.Popen[bytes]) -> None:
    """Kill a server and its workers."""
    for one in family(process.pid):
        with suppress(ProcessLookupError):  # some exit with their server
            os.kill(one, signal.SIGKILL)
    process.wait()


def measure(
    generator: Generator, process: int, step: str, disk: Disk | None = None, **details: Any
) -> dict[str, Any]:
    """Run a step; add the server's CPU time per action, the stolen share of a core and the disk latency."""
    if disk is not None:
        disk.forget()
    before, stolen = cpu_seconds(process), stolen_seconds()
    result = generator.do(step, **details)
    spent = cpu_seconds(process) - before
    result["stolen"] = (stolen_seconds() - stolen) / result["seconds"]
    result["cpu_ms_per_action"] = spent / max(1, result["answered"]) * 1000
    result["cores"] = spent / result["seconds"]
    if disk is not None:
        result["disk"] = disk.figures()
    return result


def run(given: argparse.Namespace, database: str, disk: Disk) -> dict[str, Any]:
    url = f"http://127.0.0.1:{PORT}"
    generator = Generator()
    server = start_server(database, given.workers)
    figures: dict[str, Any] = {}
    try:
        figures["opening"] = generator.do("open_games", url=url, count=given.games)["seconds"]
        empty = kilobytes(server.pid)
        figures["idle_connect"] = generator.do("connect", url=url, watch=False)["seconds"]
        time.sleep(1)
        figures["idle_kib"] = (kilobytes(server.pid) - empty) / (2 * given.games)
        generator.do("close")
        time.sleep(1)
        figures["connect"] = generator.do("connect", url=url)["seconds"]
        figures["watching_kib"] = (kilobytes(server.pid) - empty) / (2 * given.games)
        figures["play"] = measure(generator, server.pid, "play", disk, rate=given.rate, seconds=given.seconds)
        figures["flood"] = flood(given, generator, disk, server.pid, url)
        rounds = []
        for _ in range(1 if given.quick else RESTARTS):
            rounds.append(restart(given, generator, server, database, url))
            server = rounds[-1].pop("process")
        figures["restart"] = {
            "rounds": rounds,
            **{name: median(one[name] for one in rounds) for name in ("up", "playable", "back")},
        }
        generator.do("close")
    finally:
        server.terminate()
        server.wait()
    with echo_server("uvicorn") as echo:
        generator.do("connect", url=url, echo=True)
        short = min(given.seconds, 30.0)
        figures["echo"] = measure(generator, echo.pid, "play", disk, rate=given.rate, seconds=short)
    generator.close()
    figures["ratio"] = {
        name: figures["play"][name] / figures["echo"][name] for name in ("p50", "p99", "cpu_ms_per_action")
    }
    return figures


def flood(
    given: argparse.Namespace, generator: Generator, disk: Disk, process: int, url: str
) -> dict[str, Any]:
    """Play without and with a flood of logins in alternation; the ratio is the median over the rounds."""
    rounds = []
    for _ in range(1 if given.quick else FLOODS):
        seconds = min(given.seconds, 10.0)
        before = measure(generator, process, "play", disk, rate=given.rate, seconds=seconds)
        during = measure(
            generator, process, "flood", disk, url=url, logins=50, rate=given.rate, seconds=seconds
        )
        rounds.append({"before": before, "during": during, "ratio": during["p99"] / before["p99"]})
    return {
        "rounds": rounds,
        "ratio": median(one["ratio"] for one in rounds),
        **{name: median(one[name]["p99"] for one in rounds) for name in ("before", "during")},
    }


def restart(
    given: argparse.Namespace, generator: Generator, server: subprocess.Popen[bytes], database: str, url: str
) -> dict[str, Any]:
    """Kill the server during all games; measure the time until it answers, acknowledges actions, and has all
    clients back.
    """
    kill_all(server)
    generator.do("drop_sockets")
    began = time.perf_counter()
    process = start_server(database, given.workers)
    up = time.perf_counter() - began
    reconnected = generator.do("act_on_new_sockets", url=url, sample=SAMPLE)
    playable = time.perf_counter() - began
    back = generator.do("connect", url=url, at_once=True)
    after = generator.do("play", rate=given.rate, seconds=min(given.seconds, 5.0))
    return {
        "up": up,
        "playable": playable,
        "tables": reconnected["tables"],
        "acted": reconnected["acted"],
        "back": back["seconds"],
        "tries": back["tries"],
        "after": after,
        "process": process,
    }


def _ratios(flooded: dict[str, Any]) -> str:
    """The ratios of all rounds, lowest first."""
    return ", ".join(f"{one:.1f}" for one in sorted(one["ratio"] for one in flooded["rounds"]))


def _middle_and_worst(played: dict[str, Any]) -> tuple[float, float]:
    windows = played["p99_by_window"]
    return median(windows), max(windows)


def show(given: argparse.Namespace, figures: dict[str, Any]) -> None:
    kind = "PostgreSQL" if given.database else "SQLite"
    title = (
        f"{given.games:,} games, {2 * given.games:,} sockets, {given.rate:.0f} actions per second for "
        f"{given.seconds:.0f} s; {kind}, {given.workers} worker(s)"
    )
    table(title, ("", "Seven Roads", "bare echo", "ratio"), _latency_rows(figures))
    table("", ("", "measured"), _other_rows(2 * given.games, figures))


def _latency_rows(figures: dict[str, Any]) -> list[tuple[str, ...]]:
    play, echo, ratio = figures["play"], figures["echo"], figures["ratio"]
    return [
        ("actions answered", f"{play['answered']:,}", f"{echo['answered']:,}", ""),
        ("latency, median", f"{play['p50']:.1f} ms", f"{echo['p50']:.1f} ms", f"{ratio['p50']:.1f} ×"),
        (
            "latency, 99th percentile",
            f"{play['p99']:.1f} ms",
            f"{echo['p99']:.1f} ms",
            f"{ratio['p99']:.1f} ×",
        ),
        (
            "99th percentile of each 10 s: median, worst",
            "{:.1f}, {:.1f} ms".format(*_middle_and_worst(play)),
            "{:.1f}, {:.1f} ms".format(*_middle_and_worst(echo)),
            f"{_middle_and_worst(play)[0] / _middle_and_worst(echo)[0]:.1f} ×",
        ),
        ("slowest", f"{play['max']:.0f} ms", f"{echo['max']:.0f} ms", ""),
        (
            "plain disk write meanwhile: median, 99th percentile, slowest",
            *("{p50:.1f}, {p99:.1f}, {max:.0f} ms".format(**one["disk"]) for one in (play, echo)),
            "",
        ),
        (
            "CPU time per action",
            f"{play['cpu_ms_per_action']:.2f} ms",
            f"{echo['cpu_ms_per_action']:.2f} ms",
            f"{ratio['cpu_ms_per_action']:.1f} ×",
        ),
        ("cores stolen by other virtual machines", f"{play['stolen']:.2f}", f"{echo['stolen']:.2f}", ""),
        ("errors", str(play["errors"] + play["unanswered"]), str(echo["errors"]), ""),
    ]


def _other_rows(clients: int, figures: dict[str, Any]) -> list[tuple[str, str]]:
    flooded, back = figures["flood"], figures["restart"]
    last = back["rounds"][-1]
    return [
        ("memory per idle socket", f"{figures['idle_kib']:.1f} KiB"),
        ("memory per socket at a table, with its share of the game", f"{figures['watching_kib']:.1f} KiB"),
        (
            f"99th percentile before a flood of 50 wrong logins per second, {len(flooded['rounds'])} rounds",
            f"{flooded['before']:.1f} ms",
        ),
        ("99th percentile during the flood", f"{flooded['during']:.1f} ms"),
        ("ratio of the median round; of each round", f"{flooded['ratio']:.2f} ×; {_ratios(flooded)}"),
        (
            f"time until the server answers after SIGKILL (median of {len(back['rounds'])})",
            f"{back['up']:.2f} s",
        ),
        (
            f"time until {last['acted']} of {last['tables']} tables have acknowledged an action",
            f"{back['playable']:.2f} s",
        ),
        (
            f"time until {clients:,} clients have reconnected to their tables ({last['tries']:,} attempts)",
            f"{back['back']:.1f} s",
        ),
        ("99th percentile after that, errors", f"{last['after']['p99']:.1f} ms, {last['after']['errors']}"),
    ]


def main() -> None:
    given = options()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    with tempfile.TemporaryDirectory(prefix="sevenroads-load-") as folder:
        figures = run(given, given.database or f"sqlite:///{folder}/load.db", Disk(folder))
    show(given, figures)
    if given.json:
        json_line({"machine": machine(), "games": given.games, "rate": given.rate, **figures})


if __name__ == "__main__":
    main()
