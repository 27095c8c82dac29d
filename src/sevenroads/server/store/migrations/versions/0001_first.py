"""The initial schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Identity = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", Identity, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("owner", Identity, nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_users_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("name_key", name="uq_users_name_key"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("invite_hash", sa.Text(), nullable=True),
        sa.Column("creator", Identity, nullable=False),
        sa.Column("south", Identity, nullable=True),
        sa.Column("north", Identity, nullable=True),
        sa.Column("south_level", sa.Integer(), nullable=True),
        sa.Column("north_level", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("start", sa.Text(), nullable=True),
        sa.Column("salt", sa.Text(), nullable=True),
        sa.Column("commitment", sa.Text(), nullable=True),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("turn", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("side", sa.Text(), nullable=True),
        sa.Column("acting", Identity, nullable=True),
        sa.Column("machine", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("moved", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("termination", sa.Text(), nullable=True),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["acting"], ["users.id"], name="fk_games_acting"),
        sa.ForeignKeyConstraint(["creator"], ["users.id"], name="fk_games_creator"),
        sa.ForeignKeyConstraint(["north"], ["users.id"], name="fk_games_north"),
        sa.ForeignKeyConstraint(["rematch"], ["games.id"], name="fk_games_rematch"),
        sa.ForeignKeyConstraint(["south"], ["users.id"], name="fk_games_south"),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_acting", "games", ["acting"], unique=False)
    op.create_index("ix_games_machine_moved", "games", ["machine", "moved"], unique=False)
    op.create_index("ix_games_north_ended", "games", ["north", "ended"], unique=False)
    op.create_index("ix_games_public_status_created", "games", ["public", "status", "created"], unique=False)
    op.create_index("ix_games_south_ended", "games", ["south", "ended"], unique=False)
    op.create_index("ix_games_status_deadline", "games", ["status", "deadline"], unique=False)
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("user_id", Identity, nullable=False),
        sa.Column("subscription", sa.JSON(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_pushes_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name="pk_pushes"),
    )
    op.create_index("ix_pushes_user_id", "pushes", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user_id", Identity, nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("volatility", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_ratings_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "edition", name="pk_ratings"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("user_id", Identity, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_expires", "sessions", ["expires"], unique=False)
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", Identity, nullable=False),
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("user_id", Identity, nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_chat_game_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_chat_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.UniqueConstraint("game_id", "command", name="uq_chat_game_id_command"),
    )
    op.create_table(
        "entries",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_entries_game_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name="pk_entries"),
        sa.UniqueConstraint("game_id", "command", name="uq_entries_game_id_command"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("game_id", sa.Text(), nullable=False),
        sa.Column("user_id", Identity, nullable=False),
        sa.Column("before", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_rating_changes_game_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_rating_changes_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_rating_changes"),
    )
