"""Alembic's entry point: runs migrations on the given connection, inside the caller's transaction."""

from __future__ import annotations

from alembic import context

from sevenroads.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
context.run_migrations()
