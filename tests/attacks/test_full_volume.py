"""Each attack at full volume, on a server without a proxy and on one behind a proxy. Slow tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import attacks
from .conftest import attacked
from .measure import Observation, observe
from .proxy import PROXIES, proxy

MB = 1_000_000
ATTACKS = {
    **{
        f"{kind} from {sockets}": attacks.frames(kind, sockets, MB)
        for kind in attacks.FRAMES
        for sockets in (1, 8)
    },
    "pipelined requests": attacks.pipeline(15 * MB),
    "headers": attacks.headers(40 * MB),
    "trailers": attacks.trailers(30 * MB),
    "tiny chunks": attacks.chunks(30 * MB),
    "silent connections": attacks.silent(1100),
    "requests": attacks.requests("/lobby", 8),
    "new sockets": attacks.reconnects(8),
}
#: Milliseconds by which the latency may rise anyway: other programs use the processors too. Without limits
#: it rises to seconds.
MEDIAN_TOLERANCE = 50
LATE_TOLERANCE = 400


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_players_do_not_notice_an_attack(tmp_path: Path, name: str) -> None:
    with attacked(tmp_path, descriptors=1024) as target:
        seen = observe(target.port, target.pid, ATTACKS[name], 2, 10.0, 5.0)
    check(seen)


@pytest.mark.slow
@pytest.mark.parametrize("kind", PROXIES)
@pytest.mark.parametrize("name", ATTACKS)
def test_players_behind_a_proxy_do_not_notice_an_attack(tmp_path: Path, name: str, kind: str) -> None:
    with (
        attacked(tmp_path, descriptors=1024, proxies=1) as target,
        proxy(tmp_path, target.port, kind) as port,
    ):
        seen = observe(port, target.pid, ATTACKS[name], 2, 10.0, 5.0)
    check(seen)


def check(seen: Observation) -> None:
    assert seen.refused == 0
    assert seen.newcomers > 0.9
    assert seen.during.answers > seen.before.answers / 2
    assert seen.during.median < 3 * seen.before.median + MEDIAN_TOLERANCE
    assert seen.during.late < 3 * seen.before.late + LATE_TOLERANCE
    assert seen.memory_peak - seen.memory_before < 25 * MB
    assert seen.memory_after - seen.memory_before < 20 * MB
