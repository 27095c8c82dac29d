"""`sevenroads serve` as the next version might be: with more tables, and with messages unknown to this one.

It adds a migration with a table and a column, a field to every message and to every entry in a message, and a
new kind of message that it sends with every heartbeat. Everything else is the real server.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection

from sevenroads.cli.__main__ import main
from sevenroads.server.store import migrations
from sevenroads.server.store.notifications import send_notification
from sevenroads.server.tables import commands
from sevenroads.server.workers import messages, presence

REVISION = "9000"
UNKNOWN = '["later", 1, 2]'
MIGRATION = f'''
import sqlalchemy as sa
from alembic import op

revision = "{REVISION}"
down_revision = "{migrations.head()}"

def upgrade():
    op.create_table("later", sa.Column("id", sa.Text(), primary_key=True))
    op.add_column("games", sa.Column("later", sa.Integer(), server_default="7", nullable=False))
    op.add_column("entries", sa.Column("later", sa.Text(), nullable=True))
'''


def add_migration(folder: Path) -> None:
    (folder / f"{REVISION}_later.py").write_text(MIGRATION)
    known, config = migrations.known(), migrations.config

    def with_later(connection: Connection) -> Any:
        made = config(connection)
        places = (Path(migrations.__file__).parent / "versions", folder)
        made.set_main_option("version_locations", os.pathsep.join(map(str, places)))
        made.set_main_option("path_separator", "os")
        return made

    migrations.known = lambda: [*known, REVISION]
    migrations.config = with_later


def change_messages() -> None:
    encode, heartbeat = messages.encode, presence.Presence.heartbeat

    def encode_later(message: messages.WorkerMessage) -> str:
        fields = msgspec.json.decode(encode(message))
        if fields[0] == "entry":
            fields[3].append("later")
        return msgspec.json.encode([*fields, {"later": True}]).decode()

    async def send_more(self: presence.Presence) -> None:
        await heartbeat(self)
        await self._database.write(lambda connection: send_notification(connection, UNKNOWN))

    messages.encode = encode_later
    commands.encode = encode_later  # type: ignore[attr-defined]
    presence.VERSION += 1  # type: ignore[misc, attr-defined]
    presence.Presence.heartbeat = send_more  # type: ignore[method-assign]


if __name__ == "__main__":
    change_messages()
    with tempfile.TemporaryDirectory() as folder:
        add_migration(Path(folder))
        sys.exit(main(["serve"]))
