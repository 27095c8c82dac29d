"""Chooses which build of the compiled modules is loaded, and says which one it is.

A wheel for x86-64 contains two: one for every processor, and one for those with AVX2, BMI2 and FMA
(`x86-64-v3`), in folders beside the modules of the first. Other packages contain one. The choice is made at
import. `SEVENROADS_BUILD` forces it, and `sevenroads --version` prints it.
"""

from __future__ import annotations

import os
from collections.abc import MutableSequence
from typing import Final

from .processor import BASE, RUNS_V3

#: The environment variable that forces a build.
VARIABLE: Final = "SEVENROADS_BUILD"
V3: Final = "x86-64-v3"
#: The folder of the build for x86-64-v3 in each package with compiled modules; `setup.py` knows it too.
_FOLDER: Final = "x86_64_v3"


def available() -> list[str]:
    """The builds in this installation, the slowest first."""
    beside = os.path.join(os.path.dirname(__file__), os.pardir, "rules", _FOLDER)
    return [BASE, V3] if BASE == "x86-64" and os.path.isdir(beside) else [BASE]


def choose(forced: str | None, builds: list[str], runs_v3: bool) -> str:
    """The fastest of the builds that this processor can run, or the forced one."""
    if forced and forced not in builds:
        raise ImportError(f"{VARIABLE} is {forced!r}: this installation has {' and '.join(builds)}.")
    if forced == V3 and not runs_v3:
        raise ImportError(f"{VARIABLE} is {V3}, but this processor lacks AVX2, BMI2 or FMA.")
    return forced or (V3 if V3 in builds and runs_v3 else BASE)


#: The build that this process uses.
CHOSEN: Final = choose(os.environ.get(VARIABLE), available(), RUNS_V3)


def use(path: MutableSequence[str]) -> None:
    """Let a package load its compiled modules from the chosen build: `use(__path__)` in its `__init__`."""
    if CHOSEN == V3 != BASE:
        path.insert(0, os.path.join(path[0], _FOLDER))
