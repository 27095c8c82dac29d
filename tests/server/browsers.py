"""A browser that has subscribed to web push, and its push service, which keeps the messages it gets."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A subscribed browser and its push service."""

    address: str = ""
    status: int = 201
    location: str = ""
    stall: bool = False
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    released: threading.Event = field(default_factory=threading.Event)
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"0123456789abcdef"

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": to_text(point), "auth": to_text(self.secret)}
        return {"endpoint": f"{self.address}/push/1", "keys": keys}

    def decrypted(self, body: bytes) -> Any:
        return json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        )


def claims_of(headers: dict[str, str], public_key: str) -> Any:
    """The claims of a message's sender; raises unless they are signed with this key."""
    scheme, _, parameters = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = from_text(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(parts["k"]))
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(from_text(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    return claims


@contextmanager
def subscribed_browser() -> Iterator[Browser]:
    browser = Browser()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            browser.requests.append((self.path, headers, body))
            if browser.stall:
                browser.released.wait(5)
            self.send_response(browser.status)
            if browser.location:
                self.send_header("location", browser.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *values: object) -> None:
            pass

    class Service(ThreadingHTTPServer):
        request_queue_size = 64

    with Service(("127.0.0.1", 0), Receiver) as server:
        browser.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield browser
        browser.released.set()
        server.shutdown()
        thread.join()
