"""The peer of bench/load.py: a bare Starlette application that answers with frames of the same sizes.

For each action it sends back what the server sends: an acknowledgement and one update for each of two
players. It has no game, no database and no second socket. Usage: echo_server.py PORT SERVER, where SERVER is
uvicorn or granian.
"""

from __future__ import annotations

import sys

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ACK = '{"type":"ack","id":"a1","table":"abcdefghijkl","seq":1}'
UPDATE = '{"type":"update","padding":"' + "x" * 1400 + '"}'


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.receive_text()
            await socket.send_text(ACK)
            await socket.send_text(UPDATE)
            await socket.send_text(UPDATE)
    except WebSocketDisconnect:
        return


app = Starlette(routes=[WebSocketRoute("/api/socket", echo)])


def main() -> None:
    port, server = int(sys.argv[1]), sys.argv[2]
    if server == "granian":
        from granian import Granian
        from granian.constants import Interfaces

        Granian(
            "echo_server:app",
            port=port,
            interface=Interfaces.ASGI,
            websockets=True,
            backlog=4096,
            log_enabled=False,
        ).serve()
        return
    import uvicorn

    uvicorn.run(
        app,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        backlog=4096,
    )


if __name__ == "__main__":
    main()
