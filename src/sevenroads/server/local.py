"""`sevenroads play`: a private server on this computer, shown in the browser.

Games are stored in the user's data folder. If the server is already running, a second start opens its page.
With `lan`, other devices in the same network can join; `lan.py` finds the address and draws its QR code.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ..texts import Texts
from .lan import free_port, network_address, qr_code
from .runtime.settings import HOME, Settings, read_settings
from .serve import serve

#: Seconds to wait for the server before opening the browser.
STARTUP_TIMEOUT: Final = 30.0


def data_folder() -> Path:
    """The folder in which this user's games are stored."""
    if chosen := os.environ.get(HOME):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sevenroads"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sevenroads"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "sevenroads"


def play_locally(
    say: Callable[[str], None], *, browser: bool = True, lan: bool = False, texts: Texts | None = None
) -> None:
    """Serve this computer, or with `lan` its network, and open the page; runs until Ctrl-C."""
    texts = texts or Texts()
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "address"
    if (running := _running(note)) is not None:
        if lan and "//127.0.0.1:" in running:
            raise ValueError(texts.cli("lan-running", address=running))
        say(texts.cli("already-running", address=running))
        _open(running, browser)
        return
    settings = _settings_for_network(folder, texts) if lan else _settings(folder)

    def started(address: str) -> None:
        note.write_text(address)
        if lan:
            _invite(say, texts, address)
        else:
            say(texts.cli("running", address=address))
        threading.Thread(target=_open_when_up, args=(address, browser), daemon=True).start()

    try:
        serve(settings, started)
    finally:
        note.unlink(missing_ok=True)


def _invite(say: Callable[[str], None], texts: Texts, address: str) -> None:
    say(texts.cli("lan-link", address=address))
    if (sys.stdout.encoding or "").lower().startswith("utf"):  # others have no half blocks
        say(texts.cli("lan-scan"))
        say(qr_code(address))
    say(texts.cli("lan-safety"))


def _settings(folder: Path) -> Settings:
    # A private server needs no rate limits.
    return read_settings({}, **_quiet(folder), host="127.0.0.1", port=0, limits=False)


def _settings_for_network(folder: Path, texts: Texts) -> Settings:
    """Listens on one address only, answers to no other name, and keeps the rate limits."""
    address = network_address()
    if address is None:
        raise ValueError(texts.cli("lan-none"))
    port = free_port(address)
    return read_settings({}, **_quiet(folder), host=address, port=port, site=f"http://{address}:{port}")


def _quiet(folder: Path) -> dict[str, str]:
    return {"database": f"sqlite:///{folder / 'games.db'}", "log": "error"}


def _running(note: Path) -> str | None:
    try:
        address = note.read_text().strip()
        return address if _is_up(address) else None
    except OSError:
        return None


def _is_up(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False


def _open_when_up(address: str, browser: bool) -> None:
    deadline = time.monotonic() + STARTUP_TIMEOUT
    while time.monotonic() < deadline and not _is_up(address):
        time.sleep(0.05)
    _open(address, browser)


def _open(address: str, browser: bool) -> None:
    if browser:
        webbrowser.open(address)
