"""Which ASGI server needs the least CPU time for our frames: uvicorn or granian.

A bare Starlette application answers each action with frames of the sizes that the game sends
(tools/echo_server.py). The clients of bench/load.py send actions at a steady rate from a second process. The
servers take turns; ratios are relative to uvicorn (websockets-sansio), which Seven Roads uses.
"""

from __future__ import annotations

import time
from typing import Any, Final

from load import PORT, Generator, echo_server, measure
from tools.measure import Figure, arguments, json_line, machine, ratio, table
from tools.processes import kilobytes

OURS: Final = "uvicorn"
KINDS: Final = (OURS, "granian")


def one_round(kind: str, games: int, rate: float, seconds: float) -> dict[str, float]:
    generator = Generator()
    try:
        with echo_server(kind) as server:
            url = f"http://127.0.0.1:{PORT}"
            generator.do("make_echo_games", count=games)
            empty = kilobytes(server.pid)
            connected: float = generator.do("connect", url=url, echo=True)["seconds"]
            time.sleep(0.5)
            kib = (kilobytes(server.pid) - empty) / (2 * games)
            played = measure(generator, server.pid, "play", rate=rate, seconds=seconds)
    finally:
        generator.close()
    if played["errors"] or played["unanswered"]:
        raise SystemExit(f"{kind}: {played['errors']} errors, {played['unanswered']} unanswered")
    return {
        "cpu_ms": played["cpu_ms_per_action"],
        "p50_ms": played["p50"],
        "p99_ms": played["p99"],
        "socket_kib": kib,
        "connect_s": connected,
    }


def main() -> None:
    options = arguments(__doc__)
    rounds, games, rate, seconds = (2, 100, 300.0, 3.0) if options.quick else (5, 1000, 1000.0, 10.0)
    kinds = KINDS
    found: dict[str, list[dict[str, float]]] = {kind: [] for kind in kinds}
    for number in range(rounds):
        for kind in kinds if number % 2 else kinds[::-1]:
            found[kind].append(one_round(kind, games, rate, seconds))
    figures = {
        kind: {name: Figure.of([round_[name] for round_ in rounds_]) for name in rounds_[0]}
        for kind, rounds_ in found.items()
    }
    ratios = {
        kind: ratio([r["cpu_ms"] for r in found[kind]], [r["cpu_ms"] for r in found[OURS]]) for kind in kinds
    }
    table(
        f"{2 * games:,} sockets, {rate:,.0f} actions per second, three frames sent for each; {rounds} rounds",
        ["server", "CPU ms per action", "ratio", "p50 ms", "p99 ms", "KiB per socket", "connect, s"],
        [
            [
                kind,
                figures[kind]["cpu_ms"].text(3),
                ratios[kind].text(),
                figures[kind]["p50_ms"].text(),
                figures[kind]["p99_ms"].text(1),
                figures[kind]["socket_kib"].text(1),
                figures[kind]["connect_s"].text(1),
            ]
            for kind in kinds
        ],
    )
    if options.json:
        report: dict[str, Any] = {
            kind: {**{name: figure.median for name, figure in figures[kind].items()}} for kind in kinds
        }
        json_line(
            {
                "machine": machine(),
                "servers": report,
                "cpu_ratio": {kind: ratios[kind].median for kind in kinds},
            }
        )


if __name__ == "__main__":
    main()
