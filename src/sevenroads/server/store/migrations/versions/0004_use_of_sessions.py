"""Store when a session was last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # Nullable, so that a server of the previous version can still open sessions.
    op.add_column("sessions", sa.Column("used", sa.BigInteger(), nullable=True))
