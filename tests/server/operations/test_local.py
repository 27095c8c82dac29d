"""`sevenroads play`: the private server on this computer."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PLAY = [sys.executable, "-m", "sevenroads.cli", "play", "--no-browser"]


def test_the_local_server_starts_once_serves_its_page_and_removes_its_address_file(tmp_path: Path) -> None:
    home = tmp_path / "home"
    surroundings = {**os.environ, "SEVENROADS_HOME": str(home)}
    with subprocess.Popen(PLAY, env=surroundings, stdout=subprocess.PIPE, text=True) as first:
        try:
            assert first.stdout
            address = next(word for word in first.stdout.readline().split() if word.startswith("http"))
            assert address.startswith("http://127.0.0.1:")
            until_up(address)
            with urllib.request.urlopen(f"{address}/", timeout=10) as page:
                assert page.status == 200
                assert page.headers["content-type"].startswith("text/html")
            assert (home / "games.db").is_file()
            second = subprocess.run(
                PLAY, env=surroundings, capture_output=True, text=True, timeout=60, check=True
            )
            assert f"already running at {address}" in second.stdout
        finally:
            first.send_signal(signal.SIGINT)
            first.wait(30)
    assert not (home / "address").exists()


def until_up(address: str) -> None:
    deadline = time.monotonic() + 30
    while True:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
        except OSError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)
        else:
            return
