"""The protocol: types of all messages and HTTP answers, their JSON encoding and their schemas.

These are plain data. `tables/presenter.py` decides what a viewer may see before it builds a message; no type
here has a field for another player's secret.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .answers import *  # noqa: F403
from .base import *  # noqa: F403
from .messages import *  # noqa: F403
from .messages import ClientMessage
from .openings import *  # noqa: F403
from .views import *  # noqa: F403

_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_encoder: Final = msgspec.json.Encoder()
encode: Final = _encoder.encode


class Malformed(ValueError):
    """A frame is not a valid client message; the text says what is wrong."""


def decode(frame: str | bytes) -> ClientMessage:
    """Decode a client's frame; raises `Malformed`."""
    try:
        return _decoder.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Malformed(str(error) or "nested too deeply") from None


def schema_components(types: tuple[Any, ...]) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The JSON schemas of types, and the named components that they refer to."""
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
