"""The server is killed while people play: nothing that was acknowledged is lost, nothing happens twice.

The normal run kills each kind a few times. The 200 cycles of each are in the slow set: `pytest -m slow`.
"""

from __future__ import annotations

import os

import pytest

from ..killing import Report, kill_servers, kill_workers

FEW = 12
FEW_WORKERS = 3
MANY = 200
SEED = int(os.environ.get("SEVENROADS_TEST_SEED", "1"))


def expect(report: Report, kills: int) -> None:
    """Check that the run was meaningful: enough commands and kills took place."""
    assert report["kills"] == kills
    # Some servers die before they answer anything, but most do not.
    assert int(report["acknowledged"]) >= kills
    assert int(report["entries"]) >= int(report["acknowledged"])


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    expect(kill_servers(database, FEW, SEED), FEW)


def test_nothing_acknowledged_is_lost_when_one_of_two_workers_is_killed(postgres: str) -> None:
    expect(kill_workers(postgres, FEW_WORKERS, SEED), FEW_WORKERS)


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
def test_nothing_acknowledged_is_lost_in_two_hundred_kills(database: str) -> None:
    expect(kill_servers(database, MANY, SEED + 1), MANY)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_in_two_hundred_kills_of_a_worker(postgres: str) -> None:
    expect(kill_workers(postgres, MANY, SEED + 1), MANY)
