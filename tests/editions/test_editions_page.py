"""docs/editions.md shows the example files as they are and quotes the program's messages word for word."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sevenroads.cli import main

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "editions.md").read_text(encoding="utf-8")
EXAMPLES = sorted((DOCS / "examples").glob("*.toml"))

#: A mistake in an example file: the file, a text in it, and what replaces it.
MISTAKES = [
    ("my-objectives.toml", "deny = [1, 2, 3]", "forbid = [1, 2, 3]"),
    ("my-objectives.toml", "of = [2, 6]", "of = [2, 8]"),
    ("my-objectives.toml", "of = [1, 7] }", "of = [4] }"),
    ("my-objectives.toml", 'id = "35"', 'id = "26"'),
    ("my-objectives.toml", "Conquer {lane} 4", "Conquer {road} 4"),
    ("my-victory.toml", 'id = "withdrawal"', 'id = "airstrike"'),
    ("my-victory.toml", "format = 1", "format = 2"),
    ("my-victory.toml", "count = 4", "count = 16"),
    ("my-edition.toml", "road_length = 14", "road_length = 20"),
    ("my-edition.toml", "road_length = 14", "road_length = "),
    ("my-edition.toml", 'class = "tank"', 'class = "boat"'),
    ("my-edition.toml", "rank = 1\n", ""),
    ("my-edition.toml", "arrows = [", "sweep = 0\narrows = ["),
    ("my-edition.toml", "count = 1\nspecial = true\narrows", "count = 2\nspecial = true\narrows"),
    ("my-edition.toml", "tile = 2", "tile = 4"),
    ("my-edition.toml", 'id = "my-edition"\n', ""),
    ("my-edition.toml", 'nl = ["brug", "bruggen"]', 'de = ["Brücke", "Brücken"]'),
    ("my-edition.toml", "my-victory.toml", "cards.toml"),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_page_shows_each_example_file_as_it_is(example: Path) -> None:
    assert f"```toml\n{example.read_text(encoding='utf-8')}```" in PAGE


@pytest.mark.parametrize(("name", "old", "new"), MISTAKES, ids=[new or old for _, old, new in MISTAKES])
def test_the_page_quotes_the_message_about_a_mistake(
    name: str,
    old: str,
    new: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for example in EXAMPLES:
        shutil.copy(example, tmp_path)
    text = (tmp_path / name).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["deck", "check", name]) == 1
    assert capsys.readouterr().err.strip().removeprefix("sevenroads: ") in PAGE


@pytest.mark.parametrize("reference", ["ardenes", "my house.toml"])
def test_the_page_quotes_the_message_about_a_wrong_reference(
    reference: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", reference]) == 1
    assert capsys.readouterr().err.strip().removeprefix("sevenroads: ") in PAGE
