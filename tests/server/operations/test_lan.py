"""`sevenroads play --lan`: a link and a QR code for other devices in the same network."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno

from sevenroads.editions import LANGUAGES
from sevenroads.server import lan, local
from sevenroads.texts import Texts

from .test_local import until_up

PLAY = [sys.executable, "-m", "sevenroads.cli", "play", "--no-browser"]
ADDRESS = lan.network_address()
needs_network = pytest.mark.skipif(ADDRESS is None, reason="this computer is in no network")


@contextmanager
def playing(home: Path, *options: str) -> Iterator[list[str]]:
    """The lines that `sevenroads play` prints, up to the first one with a full stop at its end."""
    surroundings = {**os.environ, "SEVENROADS_HOME": str(home), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [*PLAY, *options], env=surroundings, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout
            lines: list[str] = []
            while not lines or not lines[-1].endswith(("saved.", "saved)")):
                lines.append(process.stdout.readline().rstrip("\n"))
                assert lines[-1] or process.poll() is None
            yield lines
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def status(url: str, host: str | None = None) -> int:
    request = urllib.request.Request(url, headers={"Host": host} if host else {})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


@needs_network
def test_the_page_is_served_at_the_address_in_the_network_and_nowhere_else(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan") as lines:
        address = next(word for word in lines[0].split() if word.startswith("http"))
        assert address.rpartition(":")[0] == f"http://{ADDRESS}"
        until_up(address)
        assert status(f"{address}/") == 200
        assert status(f"{address}/", host="evil.example.org") == 421
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=5)
        assert lines[1:-1] == [Texts("en").cli("lan-scan"), *lan.qr_code(address).split("\n")]
        assert lines[-1] == Texts("en").cli("lan-safety")


def test_a_server_for_this_computer_alone_is_not_opened_to_the_network(tmp_path: Path) -> None:
    with playing(tmp_path) as lines:
        address = re.search(r"http://\S+", lines[0])
        assert address
        until_up(address[0])
        surroundings = {**os.environ, "SEVENROADS_HOME": str(tmp_path)}
        second = subprocess.run(
            [*PLAY, "--lan"], env=surroundings, capture_output=True, text=True, timeout=60, check=False
        )
        assert second.returncode == 1
        assert second.stderr == f"sevenroads: {Texts('en').cli('lan-running', address=address[0])}\n"


def test_without_a_network_the_command_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENROADS_HOME", str(tmp_path))
    monkeypatch.setattr(local, "network_address", lambda: None)
    for language in LANGUAGES:
        with pytest.raises(ValueError, match="--lan"):
            local.play_locally(print, lan=True, texts=Texts(language))


def test_the_network_keeps_the_rate_limits_and_this_computer_has_none(tmp_path: Path) -> None:
    assert not local._settings(tmp_path).limits
    if ADDRESS is not None:
        settings = local._settings_for_network(tmp_path, Texts())
        assert settings.limits
        assert settings.site == f"http://{ADDRESS}:{settings.port}"


def test_a_taken_port_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(lan, "DEFAULT_PORT", port)
        assert lan.free_port("127.0.0.1") != port
    assert lan.free_port("127.0.0.1") == port


def test_the_qr_code_contains_the_link() -> None:
    """The drawn blocks are the modules of the code: light is drawn, because terminals are dark."""
    link = "http://192.168.1.20:8707"
    modules = [list(row) for row in segno.make_qr(link, error="m").matrix_iter(border=2)]
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    drawn: list[list[int]] = []
    for line in lan.qr_code(link).split("\n"):
        plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
        drawn += [[halves[block][half] for block in plain] for half in (0, 1)]
    assert drawn[: len(modules)] == [[int(bool(cell)) for cell in row] for row in modules]
