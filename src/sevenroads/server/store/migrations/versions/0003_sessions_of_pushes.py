"""Tie each push subscription to the browser's session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("pushes") as table:
        table.add_column(sa.Column("session", sa.Text(), nullable=True))
    # The session of a subscription was not stored before. Assume the account's most recent one.
    op.execute(
        "UPDATE pushes SET session = (SELECT token_hash FROM sessions"
        " WHERE sessions.user_id = pushes.user_id ORDER BY expires DESC, token_hash LIMIT 1)"
    )
    op.execute("DELETE FROM pushes WHERE session IS NULL")
    with op.batch_alter_table("pushes") as table:
        table.alter_column("session", existing_type=sa.Text(), nullable=False)
        table.create_foreign_key(
            "fk_pushes_session", "sessions", ["session"], ["token_hash"], ondelete="CASCADE"
        )
        table.create_index("ix_pushes_session", ["session"])
