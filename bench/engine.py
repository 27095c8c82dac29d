"""Speed of the rules engine compared with OpenSpiel: playouts, Python API, copies, text, instructions.

Playouts: random games in compiled code, under full rules, from one deal. The peer is OpenSpiel's compiled
random rollouts on two of its own games; tools/openspiel.py explains how they are run and how their moves are
counted. Two threads (the kernel releases the GIL) do twice the work of one; two processes show what the
machine can give at that moment, which other jobs may lower.

Python API: legal actions, a random choice and apply until the game is over, with `Action` objects, with
numbers, and the same loop over OpenSpiel's `State`.

Operations: single calls on positions halfway through random games, each timed in a loop over those positions.
The same loop around a `str` method that does nothing is timed too; "net" is the difference. A copy is freed
at once, which is part of its time. Where OpenSpiel has no equal call, the nearest one is used: its text as
the key of a hash table, `deserialize_state`, which replays the moves, and `observation_string` for a view.

The games differ: our actions and the moves of breakthrough or hex differ in rules, in the number of choices
and in the length of games; the tables show both. OpenSpiel's general interface (virtual calls, a vector of
moves, a history) is part of what is measured. OpenSpiel comes as a wheel for any processor of its kind, while
this kernel is by default built for the one at hand. Rates are per second of CPU time, and of wall time beside
it. A ratio above 1 is in our favour, both for rates (ours over theirs) and for costs (theirs over ours).
"""

from __future__ import annotations

import callgrind
from tools import openspiel as peer
from tools.engine_common import FULL, QUICK, Report
from tools.engine_operations import bench_operations, bench_size
from tools.engine_playouts import bench_api, bench_playouts, bench_threads
from tools.measure import arguments, cores, json_line, machine, missing, say


def main() -> None:
    options = arguments(__doc__)
    size = QUICK if options.quick else FULL
    pyspiel = peer.load()
    if pyspiel is None:
        missing("OpenSpiel")
    report: Report = {
        "bench": "engine",
        "quick": options.quick,
        "machine": machine(),
        "figures": {},
        "ratios": {},
    }
    bench_playouts(size, pyspiel, report)
    if cores() > 1:
        bench_threads(size, pyspiel, report)
    else:
        say("Two threads: skipped. This process may use one processor only.")
    bench_api(size, pyspiel, report)
    bench_operations(size, pyspiel, report)
    bench_size(size, pyspiel, report)
    report["callgrind"] = callgrind.measure(options.quick)
    callgrind.show(report["callgrind"])
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
