"""Scripts of the repository as modules, and a limit that several tests know."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
#: Bytes of a wheel with the browser client and both builds of the compiled modules.
LARGEST_WHEEL: Final = 3_000_000


def loaded(path: str) -> Any:
    """A script by its path in the repository. It may import from its folder, and need not end in `.py`."""
    folder = str((ROOT / path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    loader = SourceFileLoader(Path(path).stem.replace("-", "_"), str(ROOT / path))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
