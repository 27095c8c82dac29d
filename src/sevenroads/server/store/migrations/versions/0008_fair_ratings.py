"""Store how much each rated game counted, and who aborts rated games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_IDENTITY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    # Nullable, so that a server of the previous version can still end rated games.
    for column in (
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("opponent", sa.BigInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=True),
        sa.Column("weight", sa.Float(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
    ):
        op.add_column("rating_changes", column)
    op.execute(
        "UPDATE rating_changes SET"
        " at = (SELECT ended FROM games WHERE games.id = rating_changes.game_id),"
        " person = (SELECT COALESCE(owner, id) FROM users WHERE users.id = rating_changes.user_id),"
        " opponent = (SELECT COALESCE(users.owner, users.id) FROM games JOIN users"
        " ON users.id = CASE WHEN games.south = rating_changes.user_id THEN games.north ELSE games.south END"
        " WHERE games.id = rating_changes.game_id)"
    )
    op.create_index("ix_rating_changes_person_opponent_at", "rating_changes", ["person", "opponent", "at"])
    op.create_table(
        "aborts",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("user_id", _IDENTITY, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_aborts_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_aborts_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name="pk_aborts"),
    )
    op.create_index("ix_aborts_user_id_at", "aborts", ["user_id", "at"])
