"""Metrics: what is published, histogram buckets, and several workers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from sevenroads.server.runtime import metrics


def samples(text: str) -> dict[tuple[str, tuple[str, ...]], float]:
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def rendered() -> dict[tuple[str, tuple[str, ...]], float]:
    body, kind = metrics.render()
    assert kind.startswith("text/plain")
    return samples(body.decode())


def test_counters_count_by_their_labels() -> None:
    key = ("sevenroads_actions_total", ("place",))
    before = rendered().get(key, 0.0)
    metrics.actions.labels("place").inc()
    metrics.actions.labels("place").inc()
    assert rendered()[key] == before + 2


def test_all_declared_metrics_are_published() -> None:
    metrics.refusals.labels("no-line").inc()
    metrics.games_ended.labels("objective").inc()
    metrics.machine_fallbacks.labels("deadline").inc()
    names = {name for name, _ in rendered()}
    for name in (
        "actions_total",
        "refusals_total",
        "games_started_total",
        "games_ended_total",
        "logins_total",
        "slow_clients_dropped_total",
        "bot_fallbacks_total",
        "pushes_total",
        "sockets",
        "rooms",
        "acknowledgement_seconds_bucket",
        "store_seconds_bucket",
        "bot_seconds_bucket",
    ):
        assert f"sevenroads_{name}" in names


def test_known_labels_are_published_from_the_start() -> None:
    assert {("sevenroads_logins_total", (result,)) for result in ("ok", "wrong", "limited", "busy")} <= set(
        rendered()
    )


def test_acknowledgement_buckets_range_from_1_to_250_milliseconds() -> None:
    before = rendered()
    metrics.acknowledgement.observe(0.045)
    after = rendered()
    name = "sevenroads_acknowledgement_seconds_bucket"
    limits = [float(labels[0]) for key, labels in after if key == name]
    assert limits[0] == 0.001
    assert limits[-2:] == [0.25, float("inf")]
    grown = [limit for limit in limits if after[name, (_text(limit),)] > before[name, (_text(limit),)]]
    assert min(grown) == 0.05


def _text(limit: float) -> str:
    return "+Inf" if limit == float("inf") else str(limit)


def test_open_sockets_rise_and_fall() -> None:
    key = ("sevenroads_sockets", ())
    before = rendered()[key]
    with metrics.sockets.track_inprogress():
        assert rendered()[key] == before + 1
    assert rendered()[key] == before


def test_metrics_of_several_workers_are_combined_and_survive_the_death_of_one(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    work = (
        "import sys; from sevenroads.server.runtime import metrics\n"
        "metrics.use_slot(int(sys.argv[1]))\n"
        "metrics.actions.labels('place').inc(3); metrics.sockets.inc(5); metrics.store.observe(0.004)\n"
        "print(flush=True); sys.stdin.readline()"
    )
    show = (
        "import sys; from sevenroads.server.runtime import metrics\n"
        "[metrics.drop_gauges(int(slot)) for slot in sys.argv[1:]]\n"
        "sys.stdout.buffer.write(metrics.render()[0])"
    )

    def shown(*dead: int) -> dict[tuple[str, tuple[str, ...]], float]:
        command = [sys.executable, "-c", show, *map(str, dead)]
        return samples(subprocess.check_output(command, env=environment, text=True))

    def worker(place: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-c", work, str(place)]
        process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert process.stdout is not None
        process.stdout.readline()
        return process

    workers = [worker(0), worker(1)]
    both = shown()
    for process in workers:
        process.communicate(b"\n")
    one = shown(0)
    assert both["sevenroads_actions_total", ("place",)] == one["sevenroads_actions_total", ("place",)] == 6
    assert both["sevenroads_store_seconds_count", ()] == 2
    assert both["sevenroads_sockets", ()] == 10
    assert one["sevenroads_sockets", ()] == 5
    files = len(list(tmp_path.glob("*place*")))
    for _ in range(3):
        worker(0).communicate(b"\n")
        again = shown(0)
    assert again["sevenroads_actions_total", ("place",)] == 6 + 3 * 3
    assert again["sevenroads_store_seconds_count", ()] == 2 + 3
    assert again["sevenroads_sockets", ()] == 5
    assert len(list(tmp_path.glob("*place*"))) == files
