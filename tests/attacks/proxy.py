"""A reverse proxy in front of a server, which passes the address of the client on: HAProxy or nginx."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from . import raw

DEPLOY = Path(__file__).parents[2] / "deploy"
HAPROXY = """
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
    bind 127.0.0.1:{listening}
    default_backend back
backend back
    server one 127.0.0.1:{port}
"""
NGINX = """
user root;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 4000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def _haproxy(folder: Path, listening: int, port: int) -> list[str]:
    file = folder / "haproxy.cfg"
    file.write_text(HAPROXY.format(listening=listening, port=port))
    return ["-db", "-q", "-f", str(file)]


def _nginx(folder: Path, listening: int, port: int) -> list[str]:
    """The shipped configuration, without TLS and its redirection, at other addresses."""
    site = (DEPLOY / "nginx.conf").read_text()
    for pattern, replacement in (
        (r"server \{\n    listen 80;.*?\n\}\n", ""),
        (r"\n *ssl_certificate[^;]*;", ""),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{listening};"),
        (r"server 127\.0\.0\.1:8707;", f"server 127.0.0.1:{port};"),
    ):
        site, count = re.subn(pattern, replacement, site, flags=re.DOTALL)
        assert count, f"deploy/nginx.conf has no {pattern}"
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, site=site))
    return ["-g", "daemon off;", "-e", str(folder / "nginx.log"), "-c", str(file)]


#: The arguments of each proxy for a folder, the port at which it listens and the port of the server.
PROXIES: dict[str, Callable[[Path, int, int], list[str]]] = {"haproxy": _haproxy, "nginx": _nginx}


@contextmanager
def proxy(folder: Path, port: int, kind: str = "haproxy") -> Iterator[int]:
    """A proxy for the server at `port`; yields its own port. Skips the test if the proxy is not installed."""
    program = shutil.which(kind, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip(f"no {kind}: run scripts/find-test-tools, or apt-get install {kind}")
    listening = _free_port()
    log = folder / f"{kind}-output.log"
    with log.open("wb") as output:
        command = [program, *PROXIES[kind](folder, listening, port)]
        process = subprocess.Popen(command, stdout=output, stderr=output)
    try:
        _wait_until_it_answers(listening, process, log)
        yield listening
    finally:
        process.terminate()
        process.wait(10)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


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
