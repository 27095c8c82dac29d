"""The tests speak English, whatever the environment of the person who runs them."""

from __future__ import annotations

import os

for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"
