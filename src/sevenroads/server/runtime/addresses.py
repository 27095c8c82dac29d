"""Which client a connection comes from: the address by which it is limited.

The server knows the address of the peer. If that is a proxy that the operator trusts, a header has the
address of the client. Nothing here decides what a client may do.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

#: Headers that proxies add: the client is then not on this computer.
_PROXY_HEADERS: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")


def client_address(scope: Mapping[str, Any], trusted_proxies: int = 0) -> str:
    """The address by which a client is rate limited: the one that the outermost trusted proxy saw.

    Each proxy appends to X-Forwarded-For, so only as many entries from the right can be trusted as there are
    trusted proxies. An IPv6 address counts as its /64 network, because one household has a whole /64.
    """
    client = scope.get("client")
    peer = client[0] if client else ""
    if trusted_proxies > 0:
        forwarded = ",".join(header_values(scope, b"x-forwarded-for"))
        if forwarded:
            entries = forwarded.rsplit(",", trusted_proxies)
            address = parse_address(entries[max(len(entries) - trusted_proxies, 0)])
            if address is not None:
                return household(address)
    address = parse_address(peer)
    return household(address) if address is not None else peer or "local"


def is_from_this_computer(scope: Mapping[str, Any]) -> bool:
    """Whether the client is on this computer, and not a proxy that asks for somebody else."""
    client = scope.get("client")
    address = parse_address(client[0]) if client else None
    if address is None or any(header_values(scope, name) for name in _PROXY_HEADERS):
        return False
    # A server that listens on :: sees IPv4 clients with mapped IPv6 addresses.
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def household(address: IPv4Address | IPv6Address) -> str:
    """The address as text; an IPv6 address as its /64 network."""
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))


def parse_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address, with or without a port, or None if the text is not one."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return ip_address(text)
    except ValueError:
        return None


def header_values(scope: Mapping[str, Any], name: bytes) -> list[str]:
    """The values of a header, whose name is given in lower case."""
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return [value.decode("latin-1").strip() for key, value in headers if key == name]
