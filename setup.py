"""Builds the compiled kernel. Everything else about the package is in pyproject.toml.

`SEVENROADS_ARCH` chooses the processor to build for: `native` (the default, for a build that stays
on this machine), or a value for `-march` such as `x86-64-v3` for a wheel that travels.
"""

import os
import platform

from Cython.Build import cythonize
from setuptools import Extension, setup

arch = os.environ.get("SEVENROADS_ARCH", "native")
# Random play chooses its actions unpredictably: a chain of tests is guessed better than a jump table.
flags = ["-O3", "-fno-jump-tables", "-fno-strict-aliasing", f"-march={arch}"]
if platform.system() == "Darwin" and arch == "native":
    flags[-1] = "-mcpu=native"

setup(
    ext_modules=cythonize(
        [
            Extension(
                f"sevenroads.{name}",
                [f"src/sevenroads/{name.replace('.', '/')}.pyx"],
                extra_compile_args=flags,
            )
            for name in (
                "rules.tables",
                "rules.kernel",
                "players.judging.evaluator",
                "players.search.tree",
                "players.exact.endings",
                "players.exact.defence",
            )
        ],
        language_level=3,
    )
)
