"""VAPID keys and a helper that waits for push messages, for the tests of turn alerts."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sevenroads.server import wire
from sevenroads.server.people.push import make_keys

from ..browsers import Browser

SUBJECT = "mailto:club@example.org"
PRIVATE, PUBLIC = make_keys()
PUSH = {"push_key": PRIVATE, "push_subject": SUBJECT}
DAYS = wire.ClockSettings("days", days=2)
#: Seconds after which an alert would have arrived.
QUIET = 0.3


async def received(browser: Browser, count: int) -> list[Any]:
    """The messages that the browser received; waits for `count` and checks that no more arrive."""
    deadline = time.monotonic() + 10
    while len(browser.requests) < count and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    await asyncio.sleep(QUIET)
    messages = [browser.decrypted(body) for _, _, body in browser.requests]
    assert len(messages) == count
    return messages
