"""Positions, actions and game records as text, and the header of positions in bytes: strict readers,
canonical writers."""

from .binary import WHOLE, read_header, write_header
from .position import read_layout, split_fields, write_layout
from .record import Record, RecordedTurn, count_actions, read_record, write_record
from .variant import read_variant, write_variant

__all__ = [
    "WHOLE",
    "Record",
    "RecordedTurn",
    "count_actions",
    "read_header",
    "read_layout",
    "read_record",
    "read_variant",
    "split_fields",
    "write_header",
    "write_layout",
    "write_record",
    "write_variant",
]
