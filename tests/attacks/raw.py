"""A client made of plain sockets: sends any bytes, and reads HTTP answers and WebSocket frames.

It shares no code with the server, so that a mistake in a library both would use cannot hide.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from typing import Any

TEXT, PING, PONG, CONTINUATION = 1, 9, 10, 0


def connect(port: int, source: str = "127.0.0.1", timeout: float = 10.0) -> socket.socket:
    """A connection from the address `source`, which counts as a client of its own."""
    return socket.create_connection(("127.0.0.1", port), timeout, source_address=(source, 0))


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def read_answer(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    """Read one HTTP answer: status, headers in lower case, body. Status 0 if the server closed first."""
    data = b""
    while b"\r\n\r\n" not in data:
        more = _receive(connection)
        if not more:
            return 0, {}, data
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    missing = int(headers.get("content-length", "0")) - len(body)
    while missing > 0:
        more = _receive(connection)
        if not more:
            break
        body += more
        missing -= len(more)
    return int(first.split()[1]), headers, body


def read_to_end(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection or the socket's timeout passes."""
    data = b""
    while more := _receive(connection):
        data += more
    return data


def _receive(connection: socket.socket) -> bytes:
    try:
        return connection.recv(65536)
    except (ConnectionError, TimeoutError):
        return b""


def is_closed(connection: socket.socket, seconds: float = 2.0) -> bool:
    """Whether the server closes the connection within `seconds`; reads and drops what it sends."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked WebSocket frame."""
    mask = b"\x00\x00\x00\x00"
    first = (0x80 if final else 0) | opcode
    if len(payload) < 126:
        return struct.pack("!BB", first, 0x80 | len(payload)) + mask + payload
    return struct.pack("!BBH", first, 0x80 | 126, len(payload)) + mask + payload


class WebSocket:
    """A WebSocket client that sends and reads JSON texts."""

    def __init__(self, port: int, source: str = "127.0.0.1", cookie: str = "") -> None:
        self.socket = connect(port, source)
        key = base64.b64encode(os.urandom(16)).decode()
        headers = [
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Origin: http://127.0.0.1:{port}",
        ]
        if cookie:
            headers.append(f"Cookie: {cookie}")
        self.socket.sendall(request("GET", "/api/socket", *headers, host=f"127.0.0.1:{port}"))
        self._data = b""
        head = self._until(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._data:
            more = self.socket.recv(65536)
            assert more, "the server closed the connection"
            self._data += more
        head, _, self._data = self._data.partition(mark)
        return head

    def _take(self, size: int) -> bytes:
        while len(self._data) < size:
            more = self.socket.recv(65536)
            if not more:
                raise ConnectionError("the server closed the connection")
            self._data += more
        taken, self._data = self._data[:size], self._data[size:]
        return taken

    def send(self, message: dict[str, Any]) -> None:
        self.socket.sendall(frame(TEXT, json.dumps(message).encode()))

    def read(self) -> tuple[int, bytes]:
        """The next frame: its opcode and payload."""
        first, length = self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 15, self._take(length)

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types. Answers pings on the way."""
        while True:
            opcode, payload = self.read()
            if opcode == PING:
                self.socket.sendall(frame(PONG, payload))
            elif opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                if message["type"] in types:
                    return message

    def close(self) -> None:
        self.socket.close()


def api(
    port: int,
    method: str,
    path: str,
    body: object = None,
    source: str = "127.0.0.1",
    cookie: str = "",
    timeout: float = 30.0,
) -> tuple[int, dict[str, str], Any]:
    """One request to the API on a connection of its own; returns status, headers and the parsed body."""
    headers = ["Connection: close", f"Origin: http://127.0.0.1:{port}"]
    if cookie:
        headers.append(f"Cookie: {cookie}")
    with connect(port, source, timeout) as connection:
        data = json.dumps(body).encode() if body is not None else b""
        connection.sendall(request(method, path, *headers, body=data, host=f"127.0.0.1:{port}"))
        status, found, answer = read_answer(connection)
    return status, found, json.loads(answer) if answer else None
