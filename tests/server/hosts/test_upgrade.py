"""A rolling upgrade: hosts of two versions run side by side, and players lose nothing and play on."""

from __future__ import annotations

import asyncio
import io
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

import sevenroads
from sevenroads.server.store import migrations

from ..client import run
from .cluster import Cluster, Host, cluster
from .next_version import REVISION, UNKNOWN
from .test_hosts import Record, do, playing

ROOT = Path(__file__).parents[3]
NEXT = str(Path(__file__).with_name("next_version.py"))


@pytest.fixture
def hosts() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


async def change_version(host: Host, command: list[str]) -> None:
    """Stop a host as its operator does, and start it with another version."""
    await do(host.stop)
    host.command = command
    await do(host.start)


async def value(at: Cluster, query: str) -> object:
    connection = await asyncpg.connect(at.database)
    try:
        return await connection.fetchval(query)
    finally:
        await connection.close()


def test_the_next_version_and_this_one_run_side_by_side(hosts: Cluster, record_property: Record) -> None:
    async def play() -> None:
        one, two = hosts.hosts
        async with playing(hosts, record_property, "rolling upgrade to a next version") as crowd:
            await change_version(one, one.running(sys.executable, NEXT))
            assert await value(hosts, "SELECT version_num FROM alembic_version") == REVISION
            await crowd.progress(60)
            # The old version starts again on the tables of the new one.
            await do(two.kill)
            await crowd.progress()
            await do(two.start)
            await crowd.progress(60)
            for event in ("newer-tables", "message-undecodable", "worker-of-other-version"):
                while event not in two.events():
                    await asyncio.sleep(0.1)
            # Only the new kind of message is unknown; more fields in the others do no harm.
            unknown = [line for line in two.lines() if line["event"] == "message-undecodable"]
            assert {line["size"] for line in unknown} == {len(UNKNOWN)}
            await change_version(two, two.running(sys.executable, NEXT))
            await crowd.progress()
        for host in hosts.hosts:
            assert "Traceback" not in host.logged()

    run(play())


# ------------------------------------------------------------ the commit before


def git(*words: str) -> bytes:
    return subprocess.run(["git", "-C", str(ROOT), *words], check=True, capture_output=True).stdout


def previous_commit(folder: Path) -> Path:
    """The program as it was one commit ago, with the compiled modules and the client of today."""
    try:
        git("rev-parse", "--verify", "HEAD~1^{commit}")
        archive = git("archive", "HEAD~1", "src")
        compiled = git("diff", "--name-only", "HEAD~1", "--", "src/*.pyx", "src/*.pxd")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no commit before this one in the history of Git")
    if compiled.strip():
        pytest.skip("the compiled modules differ from those of the commit before")
    with tarfile.open(fileobj=io.BytesIO(archive)) as old:
        old.extractall(folder, filter="data")
    package = Path(sevenroads.__file__).parent
    made = folder / "src" / "sevenroads"
    for module in package.rglob("*.so"):
        shutil.copy2(module, made / module.relative_to(package))
    if (package / "server" / "static").exists():
        shutil.copytree(package / "server" / "static", made / "server" / "static", dirs_exist_ok=True)
    return folder / "src"


def test_this_version_and_the_commit_before_run_side_by_side(
    tmp_path: Path, hosts: Cluster, record_property: Record
) -> None:
    source = previous_commit(tmp_path)
    versions = source / "sevenroads/server/store/migrations/versions"
    old_head = max(file.name[:4] for file in versions.glob("0*.py"))
    if old_head < migrations.oldest(migrations.head()):
        pytest.skip("the tables have changed so that the commit before cannot use them")
    run_old = ["/usr/bin/env", f"PYTHONPATH={source}", sys.executable, "-m", "sevenroads.cli", "serve"]

    async def play() -> None:
        two = hosts.hosts[1]
        await do(two.stop)
        async with playing(hosts, record_property, "rolling upgrade from the commit before") as crowd:
            two.command = two.running(*run_old)
            await do(two.start)
            # Its compiled modules are loaded from there.
            assert two.process is not None
            assert str(source) in Path(f"/proc/{two.process.pid}/maps").read_text()
            await crowd.progress(60)
            await change_version(two, two.current_version)
            await crowd.progress()

    run(play())
