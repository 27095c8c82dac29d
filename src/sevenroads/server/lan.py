"""The local network: this computer's address in it, a port, and a QR code of a link for the terminal."""

from __future__ import annotations

import io
import socket
from typing import Final

import segno

from .runtime.settings import DEFAULT_PORT

#: An address that is reserved for documentation. Nothing is sent to it.
_ELSEWHERE: Final = ("192.0.2.1", 9)


def network_address() -> str | None:
    """This computer's address in its network; `None` if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; it only chooses the address to send from.
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def free_port(address: str) -> int:
    """The server's usual port, so that a link keeps working the next day, or another one if it is taken."""
    for port in (DEFAULT_PORT, 0):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((address, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError(f"{address} has no free port")


def qr_code(link: str) -> str:
    """A QR code in half blocks, with the quiet edge that cameras need."""
    drawn = io.StringIO()
    segno.make_qr(link, error="m").terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")
