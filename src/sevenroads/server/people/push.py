"""Web push: encrypts a message for one subscription, signs it with the VAPID key and delivers it.

The browser chooses the address to deliver to, so the server does not trust it: it must be https and on the
public internet. `alerts` decides what is sent, to whom and when. Nothing is retried.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import logging
import socket
import time
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, Literal, TypeAlias
from weakref import WeakValueDictionary

import aiohttp
from aiohttp.abc import ResolveResult
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pywebpush import Vapid, WebPusher  # type: ignore[import-untyped]
from yarl import URL

from ..runtime.logs import log
from ..runtime.settings import PREFIX

Sent: TypeAlias = Literal["sent", "gone", "failed"]

#: Push services accept 4,096 bytes; encryption adds about a hundred.
MAX_MESSAGE: Final = 3_000

_MAX_ENDPOINT_LENGTH: Final = 2_048
_TOKEN_SECONDS: Final = 12 * 60 * 60
_MAX_CONCURRENT: Final = 16
_MAX_PER_HOST: Final = 6


class RejectedEndpoint(ValueError):
    """The server will not connect to the endpoint of this subscription."""


def make_keys() -> tuple[str, str]:
    """Create a VAPID key pair; returns the private key for the settings and the public key."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _to_text(key.private_numbers().private_value.to_bytes(32, "big")), _public_text(key)


def check_subscription(subscription: Mapping[str, Any], allow_local: bool = False) -> None:
    """Raise ValueError if no message could be sent to this subscription."""
    _checked_url(subscription.get("endpoint"), allow_local)
    keys = subscription.get("keys")
    if not isinstance(keys, Mapping):
        raise ValueError("The subscription has no keys.")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _from_text(keys.get("p256dh")))
        secret = _from_text(keys.get("auth"))
    except ValueError:
        raise ValueError("The keys of the subscription are not valid.") from None
    if len(secret) != 16:
        raise ValueError("The auth secret of the subscription must have 16 bytes.")


class Pusher:
    """Sends messages signed with one VAPID key.

    `subject` is a mailto: or https: URL at which push services can contact the operator. `allow_local` is
    for tests: it allows endpoints on this computer and without https.
    """

    def __init__(
        self, private_key: str, subject: str, *, timeout: float = 10.0, allow_local: bool = False
    ) -> None:
        key = _private_key(private_key)
        if not subject.startswith(("mailto:", "https://")):
            raise ValueError(f"{PREFIX}PUSH_SUBJECT must be a mailto: or https: URL")
        self._vapid = Vapid(key)
        self._subject = subject
        self._timeout = aiohttp.ClientTimeout(total=timeout)
        self._allow_local = allow_local
        self._concurrency = asyncio.Semaphore(_MAX_CONCURRENT)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        #: The `applicationServerKey` that a browser needs to subscribe.
        self.public_key: Final = _public_text(key)

    def check(self, subscription: Mapping[str, Any]) -> None:
        """Raise ValueError if no message could be sent to this subscription."""
        check_subscription(subscription, self._allow_local)

    async def send(self, subscription: Mapping[str, Any], message: Mapping[str, Any], ttl: int) -> Sent:
        """Hand the message to the push service, which keeps it for `ttl` seconds.

        Returns "gone" if the subscription has ended and should be deleted, "failed" for any other error.
        """
        content = json.dumps(message, separators=(",", ":")).encode()
        if len(content) > MAX_MESSAGE:
            raise ValueError(f"a push message may have at most {MAX_MESSAGE} bytes, not {len(content)}")
        host = None
        try:
            self.check(subscription)
            url = _checked_url(subscription["endpoint"], self._allow_local)
            host = url.raw_host
            # One push service that does not answer must not use up all connections.
            at_host = self._hosts.setdefault(str(host), asyncio.Semaphore(_MAX_PER_HOST))
            async with at_host, self._concurrency:
                body, authorization = await asyncio.to_thread(self._encrypt, subscription, content, url)
                status = await self._post(url, body, authorization, ttl)
        # A foreign endpoint, name server or certificate may fail in any way; the game must go on.
        except Exception as error:
            log("push-failed", level=logging.WARNING, endpoint_host=host, error=error)
            return "failed"
        result = _result_of(status)
        if result == "failed":
            log("push-failed", level=logging.WARNING, endpoint_host=host, status=status)
        return result

    def _encrypt(self, subscription: Mapping[str, Any], content: bytes, url: URL) -> tuple[bytes, str]:
        """The encrypted body and the VAPID `Authorization` header."""
        body: bytes = WebPusher(subscription).encode(content)["body"]
        claims = {
            "aud": str(url.origin()),
            "sub": self._subject,
            "exp": int(time.time()) + _TOKEN_SECONDS,
        }
        authorization: str = self._vapid.sign(claims)["Authorization"]
        return body, authorization

    async def _post(self, url: URL, body: bytes, authorization: str, ttl: int) -> int:
        headers = {
            "Authorization": authorization,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Urgency": "normal",
        }
        resolver = aiohttp.ThreadedResolver() if self._allow_local else _PublicResolver()
        connector = aiohttp.TCPConnector(resolver=resolver)
        async with (
            aiohttp.ClientSession(connector=connector, timeout=self._timeout) as session,
            # A redirect could lead to an address that is not allowed as an endpoint.
            session.post(url, data=body, headers=headers, allow_redirects=False) as response,
        ):
            return response.status


class _PublicResolver(aiohttp.ThreadedResolver):
    """Resolves only to addresses in the public internet.

    The connection uses the addresses checked here, so a name server cannot give one answer to the check and
    another to the connection.
    """

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        results = await super().resolve(host, port, family)
        if not all(is_public(result["host"]) for result in results):
            raise RejectedEndpoint("The endpoint of the subscription is in a private network.")
        return results


def is_public(address: str) -> bool:
    """Whether an IP address is in the public internet, also when it wraps an IPv4 address."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address):
        # Gateways would forward these to the embedded IPv4 address.
        if parsed.ipv4_mapped or parsed.sixtofour or parsed.teredo:
            return False
        # The deprecated site-local range; Python counts it as global.
        if parsed.is_site_local:
            return False
    return parsed.is_global and not (parsed.is_multicast or parsed.is_reserved or parsed.is_private)


def _checked_url(endpoint: object, allow_local: bool) -> URL:
    if not isinstance(endpoint, str) or not 0 < len(endpoint) <= _MAX_ENDPOINT_LENGTH:
        raise RejectedEndpoint("The subscription has no valid endpoint.")
    try:
        url = URL(endpoint)
        host = url.raw_host
    except ValueError:
        host = None
    if not host or url.user is not None or url.password is not None:
        raise RejectedEndpoint("The endpoint of the subscription is not the URL of a push service.")
    if allow_local:
        return url
    if url.scheme != "https":
        raise RejectedEndpoint("The endpoint of the subscription must use https.")
    # Push services have host names. An IP address would bypass the resolver's check.
    if ":" in host or host.rstrip(".").rpartition(".")[2].isdigit():
        raise RejectedEndpoint("The endpoint of the subscription must have a host name, not an IP address.")
    return url


def _result_of(status: int) -> Sent:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in (404, 410) else "failed"


def _private_key(text: str) -> ec.EllipticCurvePrivateKey:
    try:
        number = _from_text(text)
        if len(number) == 32:
            return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
    except ValueError:
        pass
    raise ValueError(
        f"{PREFIX}PUSH_KEY is not a private VAPID key: expected 32 bytes in URL-safe base64, as printed by "
        "`sevenroads admin make-push-keys`"
    )


def _public_text(key: ec.EllipticCurvePrivateKey) -> str:
    return _to_text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_text(text: object) -> bytes:
    if not isinstance(text, str):
        raise ValueError("expected a base64 string")
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("expected a base64 string") from None
