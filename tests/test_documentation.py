"""The documentation agrees with the repository: links, paths, settings, commands and code examples.

The language of a code block says what the tests do with it. `python`: it is run; after `>>>`, its results are
compared. `console`: the commands after `$` are run and their output is compared. `sh`: the commands are run.
`text`: nothing is run, because the block is output, or its commands serve for ever, take minutes or change
the computer.

`tests/server/web/test_documents.py` checks what the pages say about the server's messages and limits.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path

import pytest

from sevenroads.cli import main
from sevenroads.server.runtime import settings

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")),
        *(ROOT / "deploy").glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
    ]
)
PACKAGE = ROOT / "src" / "sevenroads"
#: The folders that a path on a page may start from.
HOMES = [ROOT, ROOT / "src", PACKAGE, PACKAGE / "players", PACKAGE / "server", PACKAGE / "rules"]
#: A path of the repository in code style; a `*` or `…` stands for several.
PATH = re.compile(r"`((?:src|tests|web|bench|docs|scripts|deploy)/[^`\s]*)`")
#: A path inside the package in code style, such as `exact/endings.pyx` or `server/store/database.py`.
MODULE = re.compile(r"`([a-z_]+(?:/[a-z_0-9]+)*/[a-z_0-9]+\.(?:py|pyx|pxd|json))`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")
#: A call of the command line: at the start, behind a prompt, a pipe, a folder or a variable.
COMMAND = re.compile(r"(?:^|[|$] |bin/|[A-Z]=\S+ )sevenroads ([a-z][a-z-]*)([^|#]*)")
#: The first line of the bytes that a commitment hashes; it is not a command.
COMMITMENT = "sevenroads deal 1"
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)


def page_id(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> str:
    """The page without its code blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The targets of a page: explicit ids, and its headings as GitHub names them."""
    text = prose(page)
    found = set(re.findall(r'<a id="([^"]+)"></a>', text))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_link_leads_to_a_file_and_an_anchor_that_exist(page: Path) -> None:
    broken = []
    for link in (first or second for first, second in LINK.findall(prose(page))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_path_named_on_a_page_exists(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return
    text = prose(page)
    missing = [
        path for path in PATH.findall(text) if not _exists(ROOT, path) and not _exists(page.parent, path)
    ]
    missing += [
        path
        for path in MODULE.findall(text)
        if not any(_exists(home, path) for home in (page.parent, *HOMES))
    ]
    assert missing == []


def _exists(folder: Path, path: str) -> bool:
    path = path.split("::")[0].rstrip("/")
    if path.startswith("src/sevenroads/server/static"):
        return True  # written by the build
    if any(sign in path for sign in ("*", "<", "NNNN", "LANGUAGE", "NAME")):
        pattern = re.sub(r"<[^>]+>|NNNN|LANGUAGE|NAME", "*", path)
        return any(folder.glob(pattern))
    return (folder / path).exists()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_name_is_in_the_file_that_a_page_gives_for_it(page: Path) -> None:
    """A page writes `path`: `name` for a class, function or field in a file."""
    missing = []
    for path, name in re.findall(r"`([\w./-]+\.\w+)`: `([\w.]+)`", prose(page)):
        last = re.compile(rf"\b{re.escape(name.rpartition('.')[2])}\b")
        for file in [home / path for home in HOMES if (home / path).is_file()]:
            if not last.search(file.read_text(encoding="utf-8")):
                missing.append(f"{path}: {name}")
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_setting_named_on_a_page_exists(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return
    known = {name for name, _, _ in settings.describe_settings()} | settings.OTHERS
    named = set(re.findall(r"SEVENROADS_[A-Z]+(?:_[A-Z]+)*", page.read_text(encoding="utf-8")))
    assert {name for name in named - known if not name.startswith("SEVENROADS_TEST")} == set()


@cache
def help_text(command: str) -> str:
    """What `sevenroads COMMAND --help` prints; empty if there is no such command."""
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()), pytest.raises(SystemExit):
        main([command, "--help"])
    return out.getvalue()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_command_and_option_named_on_a_page_exists(page: Path) -> None:
    unknown = []
    for line in shell_lines(page):
        for command, rest in COMMAND.findall(line):
            options = re.findall(r" (--[a-z0-9][a-z0-9-]*)", rest)
            if line != COMMITMENT and not all(part in help_text(command) for part in (command, *options)):
                unknown.append(line)
    assert unknown == []


def shell_lines(page: Path) -> list[str]:
    """The lines of code blocks without a language, and the code in the prose."""
    text = page.read_text(encoding="utf-8")
    shells = ("", "console", "sh", "text")
    blocks = [line for kind, block in FENCE.findall(text) if kind in shells for line in block.splitlines()]
    return blocks + re.findall(r"`([^`\n]+)`", prose(page))


def test_every_python_example_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    ran = 0
    for page in PAGES:
        blocks = [
            block for kind, block in FENCE.findall(page.read_text(encoding="utf-8")) if kind == "python"
        ]
        names: dict[str, object] = {}
        for block in blocks:
            if ">>>" in block:
                example = doctest.DocTestParser().get_doctest(block, names, page_id(page), str(page), 0)
                assert (
                    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, clear_globs=False).failed
                    == 0
                )
                names = example.globs
            else:
                exec(compile(block, page_id(page), "exec"), names)
            ran += 1
    assert ran >= 8


def blocks_of(page: Path, *kinds: str) -> list[str]:
    return [block for kind, block in FENCE.findall(page.read_text(encoding="utf-8")) if kind in kinds]


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_block_with_commands_says_whether_it_is_run(page: Path) -> None:
    unmarked = [
        line
        for block in blocks_of(page, "")
        for line in block.splitlines()
        if COMMAND.search(line) and line != COMMITMENT
    ]
    assert unmarked == [], "mark the block as console, sh or text: see the top of this file"


@pytest.mark.parametrize("page", [p for p in PAGES if blocks_of(p, "console", "sh")], ids=page_id)
def test_every_shell_example_runs(page: Path, tmp_path: Path) -> None:
    for name in ("docs", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    for block in blocks_of(page, "sh"):
        for line in block.splitlines():
            run_in_shell(line, tmp_path)
    check = doctest.OutputChecker()
    for block in blocks_of(page, "console"):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, _, expected = example.partition("\n")
            printed = run_in_shell(line, tmp_path)
            flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            assert check.check_output(expected, printed, flags), f"{line}\n{printed}"


def run_in_shell(line: str, folder: Path) -> str:
    """What a command line prints. It must succeed."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "100", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    command = ["bash", "-o", "pipefail", "-c", line]
    ran = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 0, f"{line}\n{ran.stderr}"
    return ran.stdout
