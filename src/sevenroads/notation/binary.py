"""The header of a position in bytes: format version, whose view it is, rules revision, edition and options.

The position itself follows; `rules/packing.pxd` describes its bytes.
"""

from __future__ import annotations

from typing import Final

from ..editions import DEFAULT_CATALOG, Catalog, Variant
from ..rules.errors import InvalidEdition, InvalidNotation
from .variant import read_variant, write_variant

#: In place of a viewer's number: the whole position.
WHOLE: Final = 3
_MAGIC: Final = b"7R"
_VERSION: Final = 1
#: Magic, version, viewer, revision, and the length of the text in two bytes.
_FIXED: Final = len(_MAGIC) + 5


def write_header(variant: Variant, viewer: int = WHOLE) -> bytes:
    """The bytes before those of a position; `viewer` is the number of a view's viewer.

    >>> write_header(DEFAULT_CATALOG.variant("dday"))[-4:]
    b'dday'
    """
    # Kept with the variant, which never changes.
    kept: dict[int, bytes] = variant.__dict__.setdefault("_headers", {})
    header = kept.get(viewer)
    if header is None:
        text = write_variant(variant).encode("ascii")
        header = kept[viewer] = b"%b%c%c%c%c%c%b" % (
            *(_MAGIC, _VERSION, viewer, variant.revision),
            *divmod(len(text), 256),
            text,
        )
    return header


def read_header(data: bytes, catalog: Catalog = DEFAULT_CATALOG) -> tuple[Variant, int, int]:
    """The variant, the viewer's number, and where the bytes of the position begin.

    >>> read_header(write_header(DEFAULT_CATALOG.variant("dday")))[1:]
    (3, 11)
    """
    if len(data) < _FIXED or not data.startswith(_MAGIC):
        raise InvalidNotation("bytes: these are not the bytes of a position: expected those of to_bytes()")
    version, viewer, revision, high, low = data[len(_MAGIC) : _FIXED]
    if version != _VERSION:
        raise InvalidNotation(f"bytes: format version {version}; this version reads {_VERSION}")
    if viewer > WHOLE:
        raise InvalidNotation(f"bytes: viewer {viewer}; expected 0 to {WHOLE}")
    start = _FIXED + high * 256 + low
    text = data[_FIXED:start]
    if len(data) < start or not text.isascii():
        raise InvalidNotation("bytes: edition and options are cut off or not ASCII")
    try:
        catalog = catalog.at_revision(revision)
    except InvalidEdition as error:
        raise InvalidNotation(f"bytes: {error}") from None
    return read_variant(text.decode("ascii"), catalog), viewer, start
