"""Named points at which a test can have the server killed, to show that nothing is lost there.

`SEVENROADS_FAILPOINT=after-store:17` ends the process with SIGKILL the 17th time it passes that point.
Without the variable a point costs one comparison.
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
    """Say that a named point is passed."""
    global _left
    if point != _armed:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
