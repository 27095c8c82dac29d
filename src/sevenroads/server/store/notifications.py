"""How a transaction tells the other workers about a change when it is committed.

PostgreSQL's NOTIFY does it, inside the transaction. If the database has a broker, the messages wait in the
connection's outbox, and the database publishes them after the commit. The payload is text that the sender has
encoded; `workers/messages.py` says what it means.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, text

from .database import outbox_of, run_compiled

CHANNEL: Final = "sevenroads"
_NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


def send_notification(connection: Connection, payload: str) -> None:
    """Notify the other workers when this transaction is committed; does nothing on SQLite, which has none."""
    outbox = outbox_of(connection)
    if outbox is not None:
        outbox.append(payload)
    elif connection.dialect.name == "postgresql":
        run_compiled(connection, _NOTIFY, {"channel": CHANNEL, "payload": payload})
