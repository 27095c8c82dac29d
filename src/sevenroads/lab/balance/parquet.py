"""The games of a study as a Parquet file, written and read with Polars (the extra `study`)."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ...extras import needs
from .games import StudyGame

if TYPE_CHECKING:
    import polars as pl


def as_table(games: Iterable[StudyGame]) -> pl.DataFrame:
    """Games as a Polars data frame: one row for each game, one column for each field of its record."""
    with needs("study"):
        import polars as pl
    # The schema is explicit, because Polars cannot guess the type of a column that is empty so far.
    kinds: dict[str, Any] = {
        "str": pl.String,
        "Side": pl.String,
        "int": pl.Int64,
        "tuple[str, ...]": pl.List(pl.String),
        "tuple[int, ...]": pl.List(pl.Int64),
    }
    schema = {name: kinds[kind.removesuffix(" | None")] for name, kind in StudyGame.__annotations__.items()}
    return pl.DataFrame([msgspec.to_builtins(game) for game in games], schema=schema)


def write_parquet(games: Iterable[StudyGame], path: Path) -> None:
    """Write games as a Parquet file in one step: after a kill it is there whole, or not at all."""
    part = path.with_name(path.name + ".part")
    as_table(games).write_parquet(part)
    part.replace(path)


def read_parquet(path: str | os.PathLike[str]) -> list[StudyGame]:
    """Read the games of a Parquet file."""
    with needs("study"):
        import polars as pl
    return msgspec.convert(pl.read_parquet(Path(path)).to_dicts(), list[StudyGame])
