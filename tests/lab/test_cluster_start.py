"""Ray clusters that cannot be started or joined, with a stand-in for Ray."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from sevenroads.lab.cluster import ClusterError, ray_pool


class BrokenRay(ModuleType):
    """A Ray that fails to start."""

    def __init__(self, error: Exception) -> None:
        super().__init__("ray")
        self.error = error
        self.ended = False

    def is_initialized(self) -> bool:
        return False

    def init(self, *_: object, **__: object) -> None:
        raise self.error

    def shutdown(self) -> None:
        self.ended = True


@pytest.mark.parametrize(
    ("address", "error", "message"),
    [
        (
            "local",
            ValueError("no shared\n  memory"),
            "^Can't start a Ray cluster .*: no shared memory$",
        ),
        ("local", Exception(), "on this computer: Exception$"),
        ("auto", ConnectionError("no cluster"), "^Can't connect to the Ray cluster auto: no cluster$"),
    ],
)
def test_a_cluster_that_does_not_start_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, address: str, error: Exception, message: str
) -> None:
    ray = BrokenRay(error)
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(ClusterError, match=message), ray_pool(address, 1):
        pass
    assert ray.ended
