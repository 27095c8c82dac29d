"""Generates an AsyncAPI 3.0 document for the socket from the message types."""

from __future__ import annotations

import inspect
from typing import Any, get_args

import msgspec

from .. import wire


def asyncapi() -> dict[str, Any]:
    """The document: one channel with the messages that clients send and receive."""
    sent, received = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    _, schemas = wire.schema_components((*sent, *received))
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Seven Roads socket",
            "version": str(wire.PROTOCOL),
            "description": "JSON messages in text frames; a client's frame has at most 4096 bytes. "
            "The field `type` names the kind of a message.",
        },
        "channels": {
            "socket": {
                "address": "/api/socket",
                "messages": {_tag(kind): {"$ref": f"#/components/messages/{kind.__name__}"} for kind in sent}
                | {
                    f"server-{_tag(kind)}": {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kind in received
                },
            }
        },
        "operations": {
            # AsyncAPI takes the server's side: the server receives what clients send.
            "receive": _operation("receive", [_tag(kind) for kind in sent]),
            "send": _operation("send", [f"server-{_tag(kind)}" for kind in received]),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*sent, *received)},
            "schemas": schemas,
        },
    }


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in names],
    }


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    message: dict[str, Any] = {
        "name": _tag(kind),
        "payload": {"$ref": f"#/components/schemas/{kind.__name__}"},
    }
    if kind.__doc__:
        message["summary"] = inspect.cleandoc(kind.__doc__).partition("\n")[0]
    return message


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)
