"""Loads the scripts in `web/tools`, which are not part of a package."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from .content import ROOT


def _tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"web_tools_{name}", ROOT / "web" / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


boards = _tool("boards")
