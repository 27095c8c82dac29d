"""A reverse proxy (HAProxy) in front of a server, which passes the address of the client on."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from . import raw

CONFIGURATION = """
global
    maxconn 4000
defaults
    mode http
    option forwardfor
    timeout connect 5s
    timeout http-request 10s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
frontend front
    bind fd@{listening}
    default_backend back
backend back
    server one 127.0.0.1:{port}
"""


@contextmanager
def proxy(folder: Path, port: int) -> Iterator[int]:
    """A proxy for the server at `port`; yields its own port. Skips the test if there is no HAProxy."""
    program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip("no HAProxy: run scripts/find-test-tools, or apt-get install haproxy")
    with socket.create_server(("127.0.0.1", 0), backlog=1024) as listening:
        file = folder / "haproxy.cfg"
        file.write_text(CONFIGURATION.format(listening=listening.fileno(), port=port))
        with (folder / "haproxy.log").open("wb") as log:
            process = subprocess.Popen(
                [program, "-db", "-q", "-f", str(file)],
                pass_fds=[listening.fileno()],
                stdout=log,
                stderr=log,
            )
        try:
            _wait_until_it_answers(listening.getsockname()[1], process, folder / "haproxy.log")
            yield listening.getsockname()[1]
        finally:
            process.kill()
            process.wait()


def _wait_until_it_answers(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            if raw.api(port, "GET", "/healthz", timeout=2.0)[0] == 200:
                return
        except (OSError, ValueError):
            pass
        time.sleep(0.05)
    raise TimeoutError(log.read_text())
