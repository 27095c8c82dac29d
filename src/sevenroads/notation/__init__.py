"""Positions, actions, refusals and game records as text: strict readers, canonical writers."""

from .position import read_layout, split_fields, write_layout
from .record import Record, RecordedTurn, read_record, write_record
from .variant import read_variant, write_variant
from .wording import word

__all__ = [
    "Record",
    "RecordedTurn",
    "read_layout",
    "read_record",
    "read_variant",
    "split_fields",
    "word",
    "write_layout",
    "write_record",
    "write_variant",
]
