"""The database schema. Times are integer milliseconds since 1970, UTC.

A game consists of its start position and its log, `entries`. The other columns of `games` are derived from
them, so that queries can find a game without replaying it. Tokens and passwords are stored as hashes only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: An auto-incrementing BIGINT; SQLite increments only INTEGER columns.
Identity: Final = BigInteger().with_variant(Integer(), "sqlite")

users: Final = Table(
    "users",
    metadata,
    Column("id", Identity, primary_key=True),
    Column("name", Text, nullable=False),
    # The name in the form for comparison; NULL for guests, whose names need not be unique.
    Column("name_key", Text, unique=True),
    Column("kind", Text, nullable=False),  # guest, user, bot, gone
    Column("password", Text),
    Column("owner", Identity, ForeignKey("users.id")),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # cookie, bearer
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, index=True),  # NULL: never
    Column("used", BigInteger),  # about when it was last used; NULL: not since it was created
)

addresses: Final = Table(
    "addresses",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("address", Text, primary_key=True, index=True),  # a keyed hash of a network address
    Column("at", BigInteger, nullable=False, index=True),  # about when the account last used it
)


games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("variant", Text, nullable=False),  # edition with options, as in notation
    Column("edition", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, ended, aborted, cancelled
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("invite_hash", Text),
    Column("creator", Identity, ForeignKey("users.id"), nullable=False),
    Column("south", Identity, ForeignKey("users.id")),
    Column("north", Identity, ForeignKey("users.id")),
    Column("south_level", Integer),
    Column("north_level", Integer),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("start", Text),  # the complete position after the deal
    Column("salt", Text),
    Column("commitment", Text),
    Column("rules", Integer, nullable=False),
    Column("seq", Integer, nullable=False, server_default=text("0")),
    Column("turn", Integer, nullable=False, server_default=text("0")),
    Column("side", Text),  # the side to act
    Column("acting", Identity, ForeignKey("users.id")),  # the person to act
    Column(
        "machine", Boolean, nullable=False, server_default=text("false")
    ),  # the machine must act or answer
    Column("deadline", BigInteger),
    Column("moved", BigInteger),
    Column("result", Text),
    Column("termination", Text),
    Column("rematch", Text, ForeignKey("games.id")),
    Index("ix_games_public_status_created", "public", "status", "created"),
    Index("ix_games_south_ended", "south", "ended"),
    Index("ix_games_north_ended", "north", "ended"),
    Index("ix_games_status_deadline", "status", "deadline"),
    Index("ix_games_acting", "acting"),
    Index("ix_games_machine_moved", "machine", "moved"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Text, nullable=False),
    Column("action", Text),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),  # user and command id; a repeated command has no second effect
    UniqueConstraint("game_id", "command"),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Identity, primary_key=True),
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("user_id", Identity, ForeignKey("users.id"), nullable=False),
    Column("room", Text, nullable=False),  # players, spectators
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", Text),
    UniqueConstraint("game_id", "command"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("edition", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

rating_changes: Final = Table(
    "rating_changes",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    # The people who played: the account itself, or the owner of a bot, also after the bot was deleted.
    Column("person", BigInteger),
    Column("opponent", BigInteger),
    Column("at", BigInteger),  # the end of the game
    Column("weight", Float),  # how much the game counted, from 0 to 1; NULL: 1
    Column("reason", Text),  # why it counted less than a whole game: early, repeated
    Index("ix_rating_changes_person_opponent_at", "person", "opponent", "at"),
)

aborts: Final = Table(
    "aborts",
    metadata,
    # A rated game that a player called off while the other player was there.
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_aborts_user_id_at", "user_id", "at"),
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("subscription", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The browser's session; when it ends, the subscription is deleted with it.
    Column(
        "session", Text, ForeignKey("sessions.token_hash", ondelete="CASCADE"), nullable=False, index=True
    ),
)

#: Lessons, puzzles, ladder and medals of an account.
progress: Final = Table(
    "progress",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("data", JSON, nullable=False),  # a `wire.PlayerProgress`
    Column("at", BigInteger, nullable=False),
)

#: The rating of an account in puzzles; there is no row before its first attempt.
puzzle_players: Final = Table(
    "puzzle_players",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: The ratings of puzzles that accounts have attempted; the others have the rating of the puzzle file.
puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)

#: The first attempt of an account at each puzzle, the only one that counts.
puzzle_attempts: Final = Table(
    "puzzle_attempts",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

files: Final = Table(
    "files",
    metadata,
    Column("name", Text, primary_key=True),  # a hash of its content
    Column("kind", Text, nullable=False),  # edition, objectives, victory
    Column("text", Text, nullable=False),
    Column("user_id", Identity, ForeignKey("users.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: What the servers of this database have to agree on; not part of a backup.
server_state: Final = Table(
    "server_state",
    metadata,
    Column("name", Text, primary_key=True),  # address-key; clock: a `StoredTime` as JSON; oldest: a revision
    Column("value", Text, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("id", Identity, primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("muted_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("user_id", "muted_id"),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Identity, primary_key=True),
    Column("reporter", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("reported", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("reason", Text, nullable=False),  # chat, cheating, rating, stalling, name, other
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),  # when the operator dealt with it
    UniqueConstraint("reporter", "reported", "game_id"),
)

# The chat at the table when the report was made: the last lines that the reporter could read.
report_lines: Final = Table(
    "report_lines",
    metadata,
    Column("report_id", Identity, ForeignKey("reports.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("room", Text, nullable=False),  # players, spectators
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("user_id", Identity, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),  # chat: may not chat; ban: may not sign in
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # NULL: until it is lifted
)
