"""Web push: tells a player's browser, through its push service, that it is their turn.

Encrypts a message for one subscription, signs it with the server's VAPID key and delivers it. A
browser names the address to deliver to, so that address is not trusted: it must be https and lie in
the public internet. Whom to tell what, and when to try again, is decided elsewhere.
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

#: A push service takes 4,096 bytes; encryption adds about a hundred.
LONGEST_MESSAGE: Final = 3_000

_LONGEST_ENDPOINT: Final = 2_048
_TOKEN_SECONDS: Final = 12 * 60 * 60
_AT_ONCE: Final = 16
_AT_ONE_HOST: Final = 6


class RefusedEndpoint(ValueError):
    """The address of a subscription is none that the server will write to."""


def make_keys() -> tuple[str, str]:
    """A new VAPID key: the private part for the settings, and the public part that belongs to it."""
    key = ec.generate_private_key(ec.SECP256R1())
    return _to_text(key.private_numbers().private_value.to_bytes(32, "big")), _public_text(key)


def check_subscription(subscription: Mapping[str, Any], allow_local: bool = False) -> None:
    """Raise ValueError, with a sentence, unless a message could be sent to this subscription."""
    _checked_url(subscription.get("endpoint"), allow_local)
    keys = subscription.get("keys")
    if not isinstance(keys, Mapping):
        raise ValueError("A subscription needs its keys.")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _from_text(keys.get("p256dh")))
        secret = _from_text(keys.get("auth"))
    except ValueError:
        raise ValueError("The keys of the subscription cannot be read.") from None
    if len(secret) != 16:
        raise ValueError("The secret of the subscription must have 16 bytes.")


class Pusher:
    """Sends messages in the name of one VAPID key.

    `subject` is where the push service finds the people behind the server, as a mailto: or https:
    address. `allow_local` is for tests: it allows endpoints on this machine and without https.
    """

    def __init__(
        self, private_key: str, subject: str, *, timeout: float = 10.0, allow_local: bool = False
    ) -> None:
        key = _private_key(private_key)
        if not subject.startswith(("mailto:", "https://")):
            raise ValueError("the subject of web push is a mailto: or https: address")
        self._vapid = Vapid(key)
        self._subject = subject
        self._timeout = aiohttp.ClientTimeout(total=timeout)
        self._allow_local = allow_local
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        #: What a browser needs as `applicationServerKey` to subscribe.
        self.public_key: Final = _public_text(key)

    def check(self, subscription: Mapping[str, Any]) -> None:
        """Raise ValueError, with a sentence, unless a message could be sent to this subscription."""
        check_subscription(subscription, self._allow_local)

    async def send(self, subscription: Mapping[str, Any], message: Mapping[str, Any], ttl: int) -> Sent:
        """Hand the message to the push service, which keeps it for `ttl` seconds.

        "gone" means that the subscription has ended and can be forgotten; "failed" may be tried again.
        """
        content = json.dumps(message, separators=(",", ":")).encode()
        if len(content) > LONGEST_MESSAGE:
            raise ValueError(f"a pushed message has at most {LONGEST_MESSAGE} bytes, not {len(content)}")
        host = None
        try:
            self.check(subscription)
            url = _checked_url(subscription["endpoint"], self._allow_local)
            host = url.raw_host
            # One service that does not answer must not take all places.
            at_host = self._hosts.setdefault(str(host), asyncio.Semaphore(_AT_ONE_HOST))
            async with at_host, self._places:
                body, authorization = await asyncio.to_thread(self._seal, subscription, content, url)
                status = await self._post(url, body, authorization, ttl)
        # Whatever a stranger's endpoint, name server or certificate does must not harm the game.
        except Exception as error:
            log("push-failed", level=logging.WARNING, endpoint_host=host, error=error)
            return "failed"
        result = _meaning(status)
        if result == "failed":
            log("push-failed", level=logging.WARNING, endpoint_host=host, status=status)
        return result

    def _seal(self, subscription: Mapping[str, Any], content: bytes, url: URL) -> tuple[bytes, str]:
        """The encrypted message, and the signature that it comes from us."""
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
            # A redirect could lead to where the endpoint itself was not allowed to.
            session.post(url, data=body, headers=headers, allow_redirects=False) as response,
        ):
            return response.status


class _PublicResolver(aiohttp.ThreadedResolver):
    """Finds only addresses in the public internet.

    The connection is made to the addresses that were checked here, so a name server cannot give one
    answer to the check and another to the connection.
    """

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        results = await super().resolve(host, port, family)
        if not all(is_public(result["host"]) for result in results):
            raise RefusedEndpoint("The endpoint of the subscription lies in a private network.")
        return results


def is_public(address: str) -> bool:
    """Whether an address lies in the public internet and not, in any disguise, in our own network."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, IPv6Address):
        # Gateways would carry these to the IPv4 address inside.
        if parsed.ipv4_mapped or parsed.sixtofour or parsed.teredo:
            return False
        # Private networks of old, which count as global below.
        if parsed.is_site_local:
            return False
    return parsed.is_global and not (parsed.is_multicast or parsed.is_reserved or parsed.is_private)


def _checked_url(endpoint: object, allow_local: bool) -> URL:
    if not isinstance(endpoint, str) or not 0 < len(endpoint) <= _LONGEST_ENDPOINT:
        raise RefusedEndpoint("A subscription needs an endpoint.")
    try:
        url = URL(endpoint)
        host = url.raw_host
    except ValueError:
        host = None
    if not host or url.user is not None or url.password is not None:
        raise RefusedEndpoint("The endpoint of the subscription is no address of a push service.")
    if allow_local:
        return url
    if url.scheme != "https":
        raise RefusedEndpoint("The endpoint of the subscription must begin with https.")
    # Push services have names. A bare number would be connected to without asking the resolver.
    if ":" in host or host.rstrip(".").rpartition(".")[2].isdigit():
        raise RefusedEndpoint("The endpoint of the subscription must have a name, not a number.")
    return url


def _meaning(status: int) -> Sent:
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
        f"{PREFIX}PUSH_KEY: the private VAPID key cannot be read: 32 bytes in url-safe base64 expected, "
        "as sevenroads admin make-push-keys prints them"
    )


def _public_text(key: ec.EllipticCurvePrivateKey) -> str:
    return _to_text(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_text(text: object) -> bytes:
    if not isinstance(text, str):
        raise ValueError("a key is a text in base64")
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("a key is a text in base64") from None
