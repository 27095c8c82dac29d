"""The optional parts of the package (extras), and the error for a part that is not installed.

`pyproject.toml` lists the packages of each extra. Import such a package inside `needs`, where it is used, not
at the top of a module that `import sevenroads` loads.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """Packages of an extra are not installed; the message has the command that installs them."""

    def __init__(self, extra: str, module: str | None = None) -> None:
        self.extra = extra
        self.command = install_command(extra)
        super().__init__(f"This needs more packages. Install them with: {self.command}", name=module)


def install_command(extra: str) -> str:
    """The command that installs an extra.

    >>> install_command("play")
    'pip install "sevenroads[play]"'
    """
    return f'pip install "sevenroads[{extra}]"'


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Raise `MissingExtra` if an import in this block fails because a package is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        # A module of our own that is missing is a defect, not a missing package.
        if error.name is None or error.name.partition(".")[0] == "sevenroads":
            raise
        raise MissingExtra(extra, error.name) from error
