"""The messages of the server: what clients may send, what they are sent, and their schema.

Everything here is plain data. What a viewer may see is decided before a message is made (`present.py`);
these types have no field for a secret that is not the viewer's own or open to all.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .answers import *  # noqa: F403
from .base import *  # noqa: F403
from .messages import *  # noqa: F403
from .messages import ClientMessage
from .views import *  # noqa: F403

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()
encode: Final = _encoder.encode


class Malformed(ValueError):
    """A frame that is no message of a client; the text says where."""


def decode(frame: str | bytes) -> ClientMessage:
    """Read a client's frame."""
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed(str(error) or "nested too deeply") from None


def schema_components(types: tuple[Any, ...]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """JSON schemas of types, and the named components they refer to."""
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
