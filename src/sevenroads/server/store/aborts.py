"""Rated games that players called off. Each function runs in the transaction of its connection."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, func, insert, select

from .schema import aborts


def add(connection: Connection, game_id: str, user_id: int, now: int) -> None:
    connection.execute(insert(aborts), {"game_id": game_id, "user_id": user_id, "at": now})


def count(connection: Connection, ids: Collection[int], since: int) -> dict[int, int]:
    """How many rated games each account has called off after a time; accounts without any are left out."""
    if not ids:
        return {}
    found = (
        select(aborts.c.user_id, func.count().label("number"))
        .where(aborts.c.user_id.in_(ids), aborts.c.at > since)
        .group_by(aborts.c.user_id)
    )
    return {row.user_id: row.number for row in connection.execute(found)}
