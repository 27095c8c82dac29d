"""What honest players notice of an attack on the server's connections, and how much memory it costs.

Four players act and undo at their tables before, during and after each attack. Calm phases and attacks
alternate three times, and the table has the medians. The attackers have a process of their own. The peer is
the same application on uvicorn's own protocol classes, without the limits of `server/transport/`, attacked in
the same run. The attacks are those of `tests/attacks/`. Both servers run with their default settings, without
a proxy.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from tools.measure import json_line, machine, parser_for, table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from attacks import attacks  # noqa: E402
from attacks.measure import Observation, Phase, observe  # noqa: E402

MB = 1_000_000
#: Open files that a server may have, a usual limit.
DESCRIPTORS = 1024
#: Starts the server with uvicorn's own protocol classes.
UNLIMITED = """
import sevenroads.server.serve as serve
limited = serve.configuration
def configuration(app, settings):
    config = limited(app, settings)
    config.http_protocol_class = config.ws_protocol_class = None
    config.http, config.ws = "httptools", "websockets-sansio"
    config.admission.per_address = None
    return config
serve.configuration = configuration
from sevenroads.cli import main
main(["serve"])
"""


@contextmanager
def server(limited: bool) -> Iterator[tuple[int, int]]:
    """A server with default settings; yields its port and process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "sevenroads.cli", "serve"] if limited else ["-c", UNLIMITED]
        process = subprocess.Popen(
            [sys.executable, *command],
            env={
                **os.environ,
                "SEVENROADS_DATABASE": f"sqlite:///{folder}/games.db",
                "SEVENROADS_PORT": "0",
                "SEVENROADS_MACHINE_PROCESSES": "0",
                "SEVENROADS_LOG": "error",
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS)),
        )
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().rsplit(":", 1)[1]), process.pid
        finally:
            process.kill()
            process.wait()


def subjects(quick: bool) -> dict[str, attacks.Attack]:
    """The attacks by name; a few of them if `quick`."""
    chosen = [("pings", 1), ("short texts", 8)] if quick else [(k, n) for k in attacks.FRAMES for n in (1, 8)]
    floods = {f"{kind}, {n} × 1 MB/s": attacks.frames(kind, n, MB) for kind, n in chosen}
    if quick:
        return floods | {"pipelined requests, 15 MB": attacks.pipeline(15 * MB)}
    return floods | {
        "pipelined requests, 15 MB": attacks.pipeline(15 * MB),
        "headers, 40 MB": attacks.headers(40 * MB),
        "trailers, 30 MB": attacks.trailers(30 * MB),
        "chunks of one byte, 30 MB": attacks.chunks(30 * MB),
        "1,100 silent connections": attacks.silent(1100),
        "requests on 8 connections": attacks.requests("/lobby", 8),
        "new sockets, 8 at a time": attacks.reconnects(8),
    }


def main() -> None:
    parser = parser_for(__doc__)
    parser.add_argument(
        "--only", metavar="WORDS", default="", help="Run only the attacks whose name contains these words."
    )
    given = parser.parse_args()
    chosen = {name: attack for name, attack in subjects(given.quick).items() if given.only in name}
    if not chosen:
        parser.error(f"no attack is called {given.only!r}; choose from: {'; '.join(subjects(given.quick))}")
    rounds, seconds, calm = (2, 0.8, 0.6) if given.quick else (3, 5.0, 5.0)
    rows, figures = [], {}
    for name, attack in chosen.items():
        found = {}
        for who in ("ours", "peer"):
            with server(who == "ours") as (port, pid):
                # The peer does not recover within a phase, so that a second one would say nothing.
                found[who] = observe(port, pid, attack, rounds if who == "ours" else 1, seconds, calm)
            rows.append([name if who == "ours" else "", who, *cells(found[who])])
        figures[name] = {who: asdict(one) | {"ratio": one.ratio} for who, one in found.items()}
    table(
        "Honest players during attacks",
        ["attack", "server", "sent, MB", "before", "during", "after", "ratio", "new", "memory, MB"],
        rows,
        "before, during, after: answers per second, median and 99th percentile of the latency in ms; "
        "ratio: 99th percentile during and before; new: new clients served during the attack; "
        "memory: before, peak, after; peer: uvicorn without the limits",
    )
    if given.json:
        json_line({"machine": machine(), "attacks": figures})


def cells(one: Observation) -> list[str]:
    memory = (one.memory_before, one.memory_peak, one.memory_after)
    return [
        f"{one.sent / MB:.0f}",
        *(phase_cell(phase) for phase in (one.before, one.during, one.after)),
        f"{one.ratio:,.1f}",
        f"{one.newcomers:.0%}",
        ", ".join(f"{part / MB:.0f}" for part in memory),
    ]


def phase_cell(phase: Phase) -> str:
    return f"{phase.answers:.0f}, {phase.median:,.1f}, {phase.late:,.1f}"


if __name__ == "__main__":
    main()
