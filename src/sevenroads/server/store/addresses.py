"""Network addresses of registered accounts, as keyed hashes: they tell which accounts share an address.

The hashes are kept for `KEPT_DAYS` after their last use. The key is random and belongs to the database, so
hashes of two servers cannot be compared. A backup does not contain it.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from sqlalchemy import Connection, delete, select, update

from ...game.clock import DAY
from ..runtime.logs import log
from . import schema, server_state
from .database import Database, insert_unless_there
from .schema import addresses

KEPT_DAYS: Final = 7
#: Milliseconds after which a further use of an address is noted.
NOTED_EVERY: Final = DAY // 24
#: Noted uses that a worker remembers, so that it does not write them again.
REMEMBERED: Final = 10_000
_KEY: Final = "address-key"
_HASH_LENGTH: Final = 32


class AddressBook:
    """Hashes addresses with the key of a database, and notes which account uses which address."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key: bytes | None = None
        #: By account and hash: when this worker last noted the use.
        self._noted: dict[tuple[int, str], int] = {}

    async def hash(self, address: str) -> str:
        if self._key is None:
            self._key = bytes.fromhex(await self._database.write(_read_or_create_key))
        return hmac.digest(self._key, address.encode(), "sha256").hex()[:_HASH_LENGTH]

    async def note(self, user_id: int, address: str, now: int) -> None:
        """Store that an account uses an address, once an hour. A failure is only logged."""
        try:
            use = user_id, await self.hash(address)
            if now - self._noted.get(use, -NOTED_EVERY) < NOTED_EVERY:
                return
            await self._database.write(lambda connection: note_use(connection, *use, now))
        except Exception as error:
            # A request that only reads must not fail because the disk is full.
            log("noting-address-failed", error=error)
            return
        self._noted.pop(use, None)
        self._noted[use] = now
        if len(self._noted) > REMEMBERED:
            del self._noted[next(iter(self._noted))]


def _read_or_create_key(connection: Connection) -> str:
    if (value := server_state.read(connection, _KEY)) is None:
        key = {"name": _KEY, "value": secrets.token_hex(32)}
        insert_unless_there(connection, schema.server_state, key)
        value = server_state.read(connection, _KEY)
    assert value is not None
    return value


def note_use(connection: Connection, user_id: int, address: str, now: int) -> None:
    """Store that an account uses an address now; `address` is a hash."""
    same = [addresses.c.user_id == user_id, addresses.c.address == address]
    if not connection.execute(update(addresses).where(*same).values(at=now)).rowcount:
        insert_unless_there(connection, addresses, {"user_id": user_id, "address": address, "at": now})


def accounts_at(connection: Connection, address: str, now: int, most: int) -> list[int]:
    """The accounts that used an address in the last days, the latest first; at most so many."""
    found = (
        select(addresses.c.user_id)
        .where(addresses.c.address == address, addresses.c.at > now - KEPT_DAYS * DAY)
        .order_by(addresses.c.at.desc())
        .limit(most)
    )
    return list(connection.execute(found).scalars())


def by_account(connection: Connection, now: int) -> dict[int, set[str]]:
    """The hashed addresses that each account used in the last days."""
    found: dict[int, set[str]] = {}
    recent = select(addresses.c.user_id, addresses.c.address).where(addresses.c.at > now - KEPT_DAYS * DAY)
    for row in connection.execute(recent):
        found.setdefault(row.user_id, set()).add(row.address)
    return found


def delete_old(connection: Connection, now: int) -> None:
    connection.execute(delete(addresses).where(addresses.c.at <= now - KEPT_DAYS * DAY))


def delete_of(connection: Connection, ids: list[int]) -> None:
    """Forget the addresses of deleted accounts."""
    connection.execute(delete(addresses).where(addresses.c.user_id.in_(ids)))
