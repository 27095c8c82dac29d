"""The API reference (`docs/api/`) has every public name, and every public name has an example that runs."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[1] / "docs" / "api"
MODULES = (
    "sevenroads",
    "sevenroads.game",
    "sevenroads.players",
    "sevenroads.notation",
    "sevenroads.render",
    "sevenroads.envs.batch",
    "sevenroads.envs.gymnasium",
    "sevenroads.envs.openspiel",
    "sevenroads.envs.pettingzoo",
)
NAMES = [f"{module}.{name}" for module in MODULES for name in sorted(importlib.import_module(module).__all__)]


def object_of(name: str) -> object:
    module, _, last = name.rpartition(".")
    return getattr(importlib.import_module(module), last)


def entries() -> list[str]:
    """The names that the pages document."""
    text = "".join(page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.rst")))
    return re.findall(r"^\.\. auto(?:class|exception|function|data):: (\S+)$", text, re.MULTILINE)


def test_the_reference_has_every_public_name_once() -> None:
    assert sorted(entries()) == sorted(NAMES)


#: Constants and type aliases have no docstring of their own.
DESCRIBED = [name for name in NAMES if inspect.isclass(object_of(name)) or inspect.isroutine(object_of(name))]


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_public_name_has_an_example_that_runs(name: str) -> None:
    thing = object_of(name)
    text = inspect.getdoc(thing) or ""
    assert len(text.splitlines()[0]) > 10
    module = inspect.getmodule(thing)
    names = dict(vars(module)) if module else {}
    example = doctest.DocTestParser().get_doctest(text, names, name, None, None)
    assert example.examples, f"{name} has no example"
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    assert runner.run(example).failed == 0
