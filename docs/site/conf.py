"""Configuration of the documentation site, which `make docs` builds with Sphinx.

The source folder is the repository, so that the pages keep their paths and their links to each other. Names
of settings are Sphinx's.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import sevenroads

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "sevenroads"

project = "Seven Roads"
author = "the Seven Roads contributors"
project_copyright = "the Seven Roads contributors, Apache License 2.0"
version = release = sevenroads.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "docs/site/index"
include_patterns = [
    "docs/**",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "deploy/README.md",
    "web/README.md",
]
templates_path = ["templates"]
nitpicky = False
default_role = "code"
# `scripts/docs` checks every link and anchor in the pages that were built; it knows HTML anchors too.
# The lexer of EBNF does not know the whole standard.
suppress_warnings = ["myst.xref_missing", "myst.header", "misc.highlighting_failure"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
# Notebooks are stored with their results; `tests/test_notebooks.py` runs them.
nb_execution_mode = "off"

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Seven Roads {release}"
html_short_title = "Seven Roads"
html_favicon = "../../web/public/icon.svg"
html_static_path: list[str] = []
html_copy_source = False
html_show_sourcelink = False
html_sidebars = {
    "**": [
        "sidebar/scroll-start.html",
        "sidebar/brand.html",
        "sidebar/search.html",
        "versions.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}


def stub_signatures() -> dict[str, tuple[str, str | None]]:
    """The parameters and result of every method of a compiled class, from its stub (`.pyi`)."""
    found: dict[str, tuple[str, str | None]] = {}
    for stub in PACKAGE.rglob("*.pyi"):
        for node in ast.parse(stub.read_text(encoding="utf-8")).body:
            for method in getattr(node, "body", ()) if isinstance(node, ast.ClassDef) else ():
                if isinstance(method, ast.FunctionDef):
                    arguments = method.args
                    arguments.args = arguments.args[1:]
                    result = ast.unparse(method.returns) if method.returns else None
                    found.setdefault(f"{node.name}.{method.name}", (f"({ast.unparse(arguments)})", result))
    return found


STUBS = stub_signatures()
#: The types of methods in compiled classes.
COMPILED = ("cython_function_or_method", "method_descriptor", "builtin_function_or_method")


def add_signature(
    _app: Sphinx,
    kind: str,
    name: str,
    thing: Any,
    _options: object,
    signature: str | None,
    returns: str | None,
) -> tuple[str | None, str | None]:
    """Show a compiled method with the types of its stub; Cython knows only the C types."""
    if kind == "class":
        own = STUBS.get(f"{thing.__name__}.__init__")
        return (own[0], None) if own and "cython" in repr(type(thing.__init__)) else (signature, returns)
    if type(thing).__name__ in COMPILED:
        own = name.split(".")[-2]
        for owner in (own, "Position", "Rules", "Action"):
            if found := STUBS.get(f"{owner}.{name.rpartition('.')[2]}"):
                return found
    return signature, returns


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-signature", add_signature)
