"""Failpoints: named places in the code at which a test can kill the server, to check that nothing is lost.

`SEVENROADS_FAILPOINT=after-store:17` sends SIGKILL to the process the 17th time it reaches that point.
Without the variable a failpoint costs one comparison.
"""

from __future__ import annotations

import os
import signal
from typing import Final

from .settings import FAILPOINT

POINTS: Final = ("before-store", "after-store", "after-publish")


def _read() -> tuple[str, int]:
    name, _, count = os.environ.get(FAILPOINT, "").partition(":")
    return name, int(count or 1)


_armed, _left = _read()


def passing(point: str) -> None:
    """Mark a failpoint, and kill the process if this one is armed and its count is reached."""
    global _left
    if point != _armed:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
