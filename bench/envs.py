"""Speed of the learning environments compared with Pgx, OpenSpiel and PettingZoo.

Batched steps: random legal actions in many games at once, games that end are dealt again, and every step
writes the observation and the mask of legal actions. `BatchEnv` does one step in each call. Pgx is
measured with one compiled call for each step and with many steps in one call (`jax.lax.scan`). Both run in
a process that may use one core, and then in one that may use two; XLA and `BatchEnv` use the threads that
they have. Rates are per second of CPU time and core; on two cores also by the clock, which needs a computer
that does nothing else. The CPU time favours programs whose threads wait for each other: it counts two cores
as if both had always been busy. The games differ: an observation of ours has 2,896 bytes, one of connect_four
84; the table shows the bytes beside the rates.

Single calls: bytes, mask and observation of one position, with OpenSpiel's nearest calls. Frameworks: one
game stepped through PettingZoo and OpenSpiel.
"""

from __future__ import annotations

import multiprocessing

import frameworks
from tools import envs_batched, envs_calls
from tools.engine_common import Report
from tools.measure import arguments, cores, json_line, machine, say


def main() -> None:
    options = arguments(__doc__)
    report: Report = {
        "bench": "envs",
        "quick": options.quick,
        "machine": machine(),
        "figures": {},
        "ratios": {},
    }
    # Each number of cores has its own process, because JAX counts them when it starts.
    for number in (1, 2):
        if number > cores():
            say(f"{number} cores: skipped. This process may use {cores()} only.")
            continue
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            measured = pool.apply(envs_batched.measure, (number, options.quick))
        envs_batched.show(number, measured, report)
    envs_calls.bench_calls(options.quick, report)
    frameworks.bench_frameworks(3 if options.quick else 7, 2_000 if options.quick else 20_000, report)
    if options.json:
        json_line(report)


if __name__ == "__main__":
    main()
