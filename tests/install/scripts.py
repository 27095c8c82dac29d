"""Scripts of the repository as modules."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]


def loaded(path: str) -> Any:
    """The script at this path in the repository; it need not end in `.py`."""
    loader = SourceFileLoader(Path(path).stem.replace("-", "_"), str(ROOT / path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
