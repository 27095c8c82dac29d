"""A small disk for one test, which the test can fill or make read-only while a server uses it."""

from __future__ import annotations

import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

#: Bytes of the disk.
SIZE = 24 << 20


class Disk:
    """A mounted file system of its own."""

    def __init__(self, image: Path, folder: Path) -> None:
        self.image = image
        self.folder = folder

    def fill(self) -> Path:
        """Write a file that takes all the space that is left; delete it to have the space back."""
        file = self.folder / "ballast"
        with file.open("wb", buffering=0) as ballast:
            for size in (1 << 20, 1 << 12, 1 << 9):
                try:
                    while True:
                        ballast.write(bytes(size))
                except OSError as error:
                    if error.errno != errno.ENOSPC:
                        raise
            os.fsync(ballast.fileno())
        return file

    def make_read_only(self) -> None:
        """Do what the kernel does after a fault of the device: refuse writes, also to files that are open."""
        _run("mount", "-o", "remount,abort", str(self.folder))

    def repair(self) -> None:
        """Check the disk and mount it again, as an operator would. No process may use it."""
        _run("umount", str(self.folder))
        # e2fsck returns 1 after it has corrected something.
        assert subprocess.run(["e2fsck", "-fy", self.image], capture_output=True).returncode in (0, 1)
        _run("mount", "-o", "loop", str(self.image), str(self.folder))


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"{' '.join(command)}: {done.stderr.strip()}")


@contextmanager
def small_disk(where: Path) -> Iterator[Disk]:
    """A new disk. Skips the test where file systems cannot be mounted."""
    image, folder = where / "image", where / "disk"
    folder.mkdir()
    with image.open("wb") as file:
        file.truncate(SIZE)
    try:
        # No space is reserved for root, who may run the tests.
        _run("mkfs.ext4", "-q", "-F", "-m", "0", str(image))
        _run("mount", "-o", "loop", str(image), str(folder))
    except OSError as error:
        pytest.skip(f"no disk of its own for this test: {error}")
    try:
        yield Disk(image, folder)
    finally:
        _run("umount", "--lazy", str(folder))
