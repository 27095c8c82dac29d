"""The SQLite file: its permissions, and the lock that keeps a second server away."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from sevenroads.server.store import sqlite_file

from ..client import ServerProcess, serving


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def files(folder: Path) -> dict[str, int]:
    return {file.name.removeprefix("sevenroads.db"): mode(file) for file in folder.glob("sevenroads.db*")}


def second(database: str, *arguments: str, **extra: str) -> subprocess.CompletedProcess[str]:
    """Run `sevenroads` on a database, on a free port."""
    return subprocess.run(
        [sys.executable, "-m", "sevenroads.cli", *arguments],
        env=os.environ | {"SEVENROADS_DATABASE": database, "SEVENROADS_PORT": "0", **extra},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_only_the_owner_can_read_a_new_database(sqlite: str, tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with serving(sqlite, machine_processes=0) as server:
            assert httpx.post(f"{server.url}/api/guest", json={}).status_code == 200
            assert files(tmp_path) == {"": 0o600, "-wal": 0o600, "-shm": 0o600, "-lock": 0o600}
            assert "database-readable" not in server.logged()
    finally:
        os.umask(before)


def test_an_existing_database_keeps_its_permissions_and_is_reported(sqlite: str, tmp_path: Path) -> None:
    file = tmp_path / "sevenroads.db"
    file.touch(0o644)
    file.chmod(0o644)
    with serving(sqlite, machine_processes=0) as server:
        assert mode(file) == 0o644
        assert "database-readable" in server.logged()
        assert "mode 644" in server.logged()


def test_a_second_server_on_the_same_file_is_refused(sqlite: str, tmp_path: Path) -> None:
    link = tmp_path / "other name.db"
    link.symlink_to(tmp_path / "sevenroads.db")
    with serving(sqlite, machine_processes=0) as server:
        for name in (sqlite, f"sqlite:///{link}"):
            refused = second(name, "serve")
            assert refused.returncode == 1
            assert "another server is using the database" in refused.stderr
            assert "Traceback" not in refused.stderr
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_the_operator_can_work_while_the_server_runs(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, machine_processes=0):
        for arguments in (("users",), ("check",), ("backup", str(tmp_path / "a.backup"))):
            done = second(sqlite, "admin", *arguments)
            assert (done.returncode, done.stderr) == (0, "")


def test_a_killed_server_leaves_no_lock(sqlite: str) -> None:
    server = ServerProcess(sqlite, machine_processes=1)
    try:
        for _ in range(2):
            server.start()
            body = {"name": f"Anna {server.process.pid}", "password": "four horses on a road"}  # type: ignore[union-attr]
            # Other processes of the server, such as the one that hashes, must not keep the lock.
            assert httpx.post(f"{server.url}/api/register", json=body, timeout=30).status_code == 200
            server.kill()
        server.start()
    finally:
        server.stop()
        server.forget_log()


def test_a_file_system_without_locks_is_reported_and_used(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def unsupported(_: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(sqlite_file, "_lock", unsupported)
    with sqlite_file.exclusive(sqlite):
        pass
    assert [record.message for record in caplog.records] == ["database-not-locked"]
