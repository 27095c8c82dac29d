"""The games of a study as a Parquet file, written and read with Polars (the extra `study`)."""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ...extras import needs
from ..resumable import write_whole
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
    """Write games as a Parquet file."""
    data = BytesIO()
    as_table(games).write_parquet(data)
    write_whole(path, data.getvalue())


def read_parquet(path: str | os.PathLike[str]) -> list[StudyGame]:
    """Read the games of a Parquet file. Raises a `ValueError` if it has something else."""
    with needs("study"):
        import polars as pl
    try:
        return msgspec.convert(pl.read_parquet(Path(path)).to_dicts(), list[StudyGame])
    except (pl.exceptions.PolarsError, msgspec.ValidationError) as error:
        raise ValueError(f"{path}: not the games of a study: {error}") from None
