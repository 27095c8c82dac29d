"""Tables for hashed addresses of accounts, muted players, reports, chat bans and bans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_IDENTITY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _key(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}"
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("user_id", _IDENTITY, nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _key("addresses", "user_id", "users"),
        sa.PrimaryKeyConstraint("user_id", "address", name="pk_addresses"),
    )
    op.create_index("ix_addresses_address", "addresses", ["address"])
    op.create_index("ix_addresses_at", "addresses", ["at"])
    op.create_table(
        "mutes",
        sa.Column("id", _IDENTITY, nullable=False),
        sa.Column("user_id", _IDENTITY, nullable=False),
        sa.Column("muted_id", _IDENTITY, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _key("mutes", "user_id", "users"),
        _key("mutes", "muted_id", "users"),
        sa.PrimaryKeyConstraint("id", name="pk_mutes"),
        sa.UniqueConstraint("user_id", "muted_id", name="uq_mutes_user_id_muted_id"),
    )
    op.create_index("ix_mutes_muted_id", "mutes", ["muted_id"])
    _create_reports()
    op.create_table(
        "sanctions",
        sa.Column("user_id", _IDENTITY, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        _key("sanctions", "user_id", "users"),
        sa.PrimaryKeyConstraint("user_id", "kind", name="pk_sanctions"),
    )


def _create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", _IDENTITY, nullable=False),
        sa.Column("reporter", _IDENTITY, nullable=False),
        sa.Column("reported", _IDENTITY, nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        _key("reports", "reporter", "users"),
        _key("reports", "reported", "users"),
        _key("reports", "game_id", "games"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("reporter", "reported", "game_id", name="uq_reports_reporter_reported_game_id"),
    )
    op.create_index("ix_reports_reported", "reports", ["reported"])
    op.create_table(
        "report_lines",
        sa.Column("report_id", _IDENTITY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", _IDENTITY, nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        _key("report_lines", "report_id", "reports"),
        _key("report_lines", "user_id", "users"),
        sa.PrimaryKeyConstraint("report_id", "number", name="pk_report_lines"),
    )
    op.create_index("ix_report_lines_user_id", "report_lines", ["user_id"])
