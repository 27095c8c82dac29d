"""Positions, actions and game records as text: strict readers, canonical writers."""

from .position import read_layout, split_fields, write_layout
from .record import Record, RecordedTurn, count_actions, read_record, write_record
from .variant import read_variant, write_variant

__all__ = [
    "Record",
    "RecordedTurn",
    "count_actions",
    "read_layout",
    "read_record",
    "read_variant",
    "split_fields",
    "write_layout",
    "write_record",
    "write_variant",
]
