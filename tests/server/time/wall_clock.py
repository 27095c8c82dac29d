"""A wall clock of its own for one program, which the test can set at any time: libfaketime."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ..client import Api


class WallClock:
    """Differs from the real clock by the seconds in a file. Uptimes are not changed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.set(0)

    def set(self, seconds: int) -> None:
        # Renamed, so that nobody reads half a number.
        new = self.file.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.chmod(0o644)
        new.replace(self.file)

    def environment(self) -> dict[str, str]:
        """The variables of a program that gets this clock."""
        return {
            "LD_PRELOAD": libfaketime(),
            "FAKETIME_TIMESTAMP_FILE": str(self.file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }


def libfaketime() -> str:
    """The path of libfaketime; skips the test without it."""
    for folder in ("/usr/lib", "/usr/local/lib"):
        for found in sorted(Path(folder).glob("**/faketime/libfaketime.so.1")):
            return str(found)
    pytest.skip("no libfaketime: run scripts/find-test-tools, or apt-get install faketime")


async def time_left(person: Api, table: str, seat: str) -> float:
    """The seconds that the player to act has left, as a client works them out."""
    async with person.socket() as socket:
        now = json.loads(socket.raw[0])["now"]
        clock: dict[str, Any] = (await socket.watch(table))["moment"]["clock"]
        assert clock["running"] == seat
        return float(clock[seat] - max(0, now - clock["at"])) / 1000
