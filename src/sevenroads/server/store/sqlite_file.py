"""The file of a SQLite database: who can read it, and which server uses it.

The file is created for its owner only; SQLite gives its `-wal` and `-shm` files the same permissions. While a
server runs, it holds a lock on a file next to the database, so that a second server cannot start. The kernel
releases the lock when the process ends, however it ends. The admin commands do not need the lock.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from ..runtime.logs import log
from ..runtime.settings import PREFIX

#: Appended to the name of the database file.
LOCK_SUFFIX: Final = "-lock"


class InUse(ValueError):
    """Another server uses the database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"another server is using the database {path}: stop it first, or choose another file with "
            f"{PREFIX}DATABASE"
        )


def file_of(url: str) -> Path | None:
    """The file of a SQLite URL; None for a database in memory."""
    name = make_url(url).database
    return None if not name or name == ":memory:" or name.startswith("file:") else Path(name)


def create_private(url: str) -> None:
    """Create the file for its owner only, unless it exists. An empty file is an empty database."""
    path = file_of(url)
    if path is not None:
        # SQLite reports other errors, such as a missing folder, itself.
        with suppress(OSError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def warn_if_readable(url: str) -> None:
    """Log a warning if others can read the database: it contains password hashes and hidden cards."""
    path = file_of(url)
    if path is None or sys.platform == "win32":
        return
    for suffix in ("", "-wal", "-shm"):
        file = path.with_name(path.name + suffix)
        with suppress(FileNotFoundError):
            mode = file.stat().st_mode & 0o777
            if mode & 0o077:
                log(
                    "database-readable",
                    level=logging.WARNING,
                    path=str(file),
                    detail=f"Other users may have access (mode {mode:03o}). Change it with chmod 600.",
                )


@contextmanager
def exclusive(url: str) -> Iterator[None]:
    """Keep other servers from using the database; raises `InUse` if one already does."""
    path = file_of(url)
    if path is None or not path.parent.is_dir():
        yield  # SQLite reports a missing folder
        return
    # The real path, so that two names of the same file have the same lock.
    path = path.resolve()
    handle = os.open(path.with_name(path.name + LOCK_SUFFIX), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            raise InUse(path) from None
        except OSError as error:
            # Some network file systems have no locks.
            log("database-not-locked", level=logging.WARNING, reason=error.strerror or "")
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":

    def _lock(handle: int) -> None:
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:

    def _lock(handle: int) -> None:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
