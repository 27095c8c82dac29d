from typing import Final

#: `native`, `x86-64`, another value of `-march`, or `portable` on platforms with one portable build.
BASE: Final[str]
RUNS_V3: Final[bool]
