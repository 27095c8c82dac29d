"""The wheel and the source archive: complete, small, reproducible, and playable in an empty environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urljoin

import httpx
import pytest
from server.client import Api, run

from sevenroads import __version__

from .scripts import LARGEST_WHEEL

ROOT = Path(__file__).parents[2]
V3 = "x86_64_v3"
X86_64 = os.uname().machine == "x86_64"


def copy_of_the_sources(folder: Path) -> Path:
    """What the archives are made from, without anything that was compiled."""
    unwanted = shutil.ignore_patterns("*.so", "*.c", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    return folder


def called(*command: str | Path, cwd: Path, **environment: str) -> str:
    """The output of a program, which must succeed."""
    given = {**os.environ, **environment}
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build_source(folder: Path) -> Path:
    called(sys.executable, "-m", "build", "--no-isolation", "--sdist", cwd=folder)
    (archive,) = (folder / "dist").glob("*.tar.gz")
    return archive


def build_wheel(folder: Path) -> Path:
    # The compilers would starve the servers that are tested at the same time.
    called("nice", "-n", "10", "scripts/build-wheel", cwd=folder)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


#: These exist once in a wheel: one chooses the build, and the other runs only when a ruleset is loaded.
ONCE = ("builds.processor", "rules.tables")


def compiled_modules() -> list[str]:
    """The modules that setup.py compiles twice."""
    names = re.search(r"^MODULES = \((.+?)^\)", (ROOT / "setup.py").read_text(), re.DOTALL | re.MULTILINE)
    assert names
    return [name for name in re.findall(r'"([\w.]+)"', names[1]) if name not in ONCE]


# ---------------------------------------------------------------- what is inside


def check_source(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = [name.partition("/")[2] for name in opened.getnames()]
    assert not [name for name in names if name.startswith("tests") or name.endswith((".c", ".so", ".pyc"))]
    missing = {"setup.py", "README.md", "src/sevenroads/rules/kernel.pyx"} - set(names)
    assert not missing
    assert "src/sevenroads/server/static/index.html" in names


def check_wheel(wheel: Path) -> None:
    assert re.fullmatch(rf"sevenroads-{__version__}-cp3\d+-cp3\d+-manylinux[\w.]+\.whl", wheel.name)
    assert wheel.stat().st_size < LARGEST_WHEEL
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
        metadata = opened.read(f"sevenroads-{__version__}.dist-info/METADATA").decode()
    assert not [name for name in names if name.endswith((".c", ".pyx", ".pyc"))]
    assert "sevenroads/server/static/index.html" in names
    for module in compiled_modules():
        package, _, name = module.replace(".", "/").rpartition("/")
        for folder in (package, f"{package}/{V3}") if X86_64 else (package,):
            assert [file for file in names if file.startswith(f"sevenroads/{folder}/{name}.cpython")], module
    assert re.findall("^Requires-Dist: (.+)$", metadata, re.MULTILINE)[0].startswith("msgspec")
    assert not [line for line in metadata.splitlines() if re.search(r"\]\((?!https?:|#)", line)]


# ---------------------------------------------------------------- an empty environment


class Installed:
    """A virtual environment in which only the package and its extra `play` are installed."""

    def __init__(self, folder: Path, archive: Path, path: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.home = folder / "home"
        self.empty = folder / "empty"
        self.empty.mkdir()
        self.surroundings = {"PATH": f"{self.bin}{path}", "HOME": str(self.home), "LANG": "C.UTF-8"}
        venv.create(folder / "venv", with_pip=True)
        pip = [str(self.bin / "python"), "-m", "pip", "--disable-pip-version-check", "-q", "install"]
        # Settings of the user's pip, such as a mirror, are in the environment or in the home folder.
        given = {**os.environ, "PATH": self.surroundings["PATH"]}
        command = [*pip, f"{archive}[play]"]
        done = subprocess.run(command, cwd=self.empty, env=given, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def call(self, *command: str, **environment: str) -> str:
        program, *arguments = command
        given = self.surroundings | environment
        done = subprocess.run(
            [str(self.bin / program), *arguments], cwd=self.empty, env=given, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def playing(self) -> Iterator[str]:
        """The address of a running `sevenroads play`."""
        command = [str(self.bin / "sevenroads"), "play", "--no-browser"]
        with subprocess.Popen(
            command, cwd=self.empty, env=self.surroundings, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout
                yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
            finally:
                process.terminate()


def check_page(address: str) -> None:
    """The first page has a board, and everything that it loads is there."""
    with httpx.Client(base_url=address, timeout=20) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "<svg" in page.text
        assets = set(re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text))
        scripts = [name for name in assets if name.endswith(".js")]
        assert len(scripts) >= 1
        for script in scripts:
            loaded = client.get(script).text
            assets |= {urljoin(script, name) for name in re.findall(r'"\./([\w.-]+\.(?:js|css))"', loaded)}
        for asset in assets:
            assert client.get(asset).status_code == 200, asset


async def play_the_machine(address: str) -> None:
    """Two turns against the machine: it plays its own in between."""
    person = Api(address)
    opened = await person.post("/api/tables", {"opponent": "machine", "level": 1, "side": "south"})
    table = opened["table"]["id"]
    turns = 0
    async with person.socket() as socket:
        moment = (await socket.watch(table))["moment"]
        while turns < 2:
            if moment["position"]["side"] == "south":
                for action in (moment["legal"][0], "."):
                    answer = await socket.command("act", table, moment["seq"], action=action)
                    assert answer["type"] == "ack", answer
                    while moment["seq"] < answer["seq"]:
                        update = socket.last
                        if update is None or update["moment"]["seq"] <= moment["seq"]:
                            update = await socket.until("update")
                        moment = update["moment"]
                turns += 1
            else:
                moment = (await socket.until("update", timeout=30))["moment"]


def check_installation(installed: Installed, wheel: bool) -> None:
    version = installed.call("sevenroads", "--version")
    assert version.startswith(f"sevenroads {__version__} (")
    with installed.playing() as address:
        check_page(address)
        run(play_the_machine(address))
    if not (wheel and X86_64):
        return
    modules = [f"sevenroads.{name}" for name in compiled_modules()]
    # Without loading them: some need packages of another extra.
    program = f"from importlib.util import find_spec\nfor name in {modules!r}: print(find_spec(name).origin)"
    for build, folder in (("x86-64", False), ("x86-64-v3", True)):
        files = installed.call("python", "-c", program, SEVENROADS_BUILD=build).split()
        assert {V3 in file for file in files} == {folder}, (build, files)
        assert f"({build} build)" in installed.call("sevenroads", "--version", SEVENROADS_BUILD=build)
        position = installed.call("sevenroads", "new", "--seed", "7", SEVENROADS_BUILD=build).strip()
        assert installed.call("sevenroads", "hint", position, "--nodes", "50", SEVENROADS_BUILD=build)


def test_the_wheel_is_complete_and_plays_in_an_empty_environment_without_a_compiler(
    tmp_path: Path, record_property: pytest.RecordProperty
) -> None:
    sources = copy_of_the_sources(tmp_path / "sources")
    check_source(build_source(sources))
    wheel = build_wheel(sources)
    check_wheel(wheel)
    installed = Installed(tmp_path, wheel, path="")
    assert shutil.which("cc", path=installed.surroundings["PATH"]) is None
    check_installation(installed, wheel=True)
    record_property("measured", f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB")


@pytest.mark.slow
def test_the_source_archive_plays_in_an_empty_environment_with_a_compiler(tmp_path: Path) -> None:
    archive = build_source(copy_of_the_sources(tmp_path / "sources"))
    installed = Installed(tmp_path, archive, path=f":{os.environ['PATH']}")
    check_installation(installed, wheel=True)


@pytest.mark.slow
def test_archives_from_two_folders_are_the_same(tmp_path: Path) -> None:
    built = []
    for name in ("here", "a-folder-with-a-longer-name"):
        sources = copy_of_the_sources(tmp_path / name)
        built.append((build_source(sources).read_bytes(), build_wheel(sources).read_bytes()))
    assert built[0] == built[1]


# ---------------------------------------------------------------- refusals and names


def test_source_archives_from_two_folders_are_the_same(tmp_path: Path) -> None:
    built = [build_source(copy_of_the_sources(tmp_path / name)).read_bytes() for name in ("a", "folder-b")]
    assert built[0] == built[1]


def metadata(folder: Path, **environment: str) -> str:
    """The metadata of a wheel, without building one."""
    with TemporaryDirectory() as written:
        code = f"import setuptools.build_meta as b; b.prepare_metadata_for_build_wheel({written!r})"
        called(sys.executable, "-c", code, cwd=folder, **environment)
        (found,) = Path(written).glob("*/METADATA")
        return found.read_text()


def test_only_a_portable_build_has_the_plain_version(tmp_path: Path) -> None:
    folder = copy_of_the_sources(tmp_path / "sources")
    versions = {
        arch: re.search("^Version: (.+)$", metadata(folder, SEVENROADS_ARCH=arch), re.MULTILINE)[1]
        for arch in ("", "portable", "native", "x86-64-v2")
    }
    assert versions == {
        "": __version__,
        "portable": __version__,
        "native": f"{__version__}+native",
        "x86-64-v2": f"{__version__}+x86.64.v2",
    }


def test_links_and_pictures_of_the_package_page_lead_to_the_repository(tmp_path: Path) -> None:
    folder = copy_of_the_sources(tmp_path / "sources")
    base = "https://example.org/owner/sevenroads"
    text = metadata(folder, SEVENROADS_REPOSITORY=base)
    pictures = re.findall(r'(?:src|srcset)="([^"]+)"', text)
    assert pictures
    for picture in pictures:
        assert picture.startswith(f"{base}/raw/v{__version__}/")
        assert (ROOT / picture.removeprefix(f"{base}/raw/v{__version__}/")).is_file()
    assert f"({base}/blob/v{__version__}/docs/rules.md)" in text
    for name in ("Homepage", "Source", "Documentation", "Issues", "Changelog"):
        assert f"Project-URL: {name}, {base}" in text
    assert not re.search(r"\]\((?!https?:|#)", text)
    plain = metadata(folder)
    assert "<img" not in plain
    assert not re.search(r"\]\((?!https?:|#)", plain)


@pytest.mark.parametrize("kind", ["--sdist", "--wheel"])
def test_a_build_without_the_client_fails_unless_asked_for(tmp_path: Path, kind: str) -> None:
    folder = copy_of_the_sources(tmp_path / "sources")
    shutil.rmtree(folder / "src/sevenroads/server/static")
    command = [sys.executable, "-m", "build", "--no-isolation", kind]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode != 0
    assert "the browser client is missing" in done.stdout + done.stderr
    assert not list(folder.glob("dist/*"))
    if kind == "--sdist":
        called(*command, cwd=folder, SEVENROADS_WITHOUT_CLIENT="1")
        assert list(folder.glob("dist/*.tar.gz"))


def test_every_compiled_module_is_built_and_chosen() -> None:
    """A wheel tests this too, but this test says at once what is missing."""
    package = ROOT / "src/sevenroads"
    sources = [path.relative_to(package).with_suffix("") for path in package.rglob("*.pyx")]
    assert sorted([*compiled_modules(), *ONCE]) == sorted(".".join(source.parts) for source in sources)
    for module in compiled_modules():
        folder = package.joinpath(*module.split(".")[:-1])
        assert "builds.use(__path__)" in (folder / "__init__.py").read_text(), module


def test_the_version_has_one_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]
    places = [
        path
        for path in (
            *ROOT.glob("*.toml"),
            *ROOT.glob("*.py"),
            *(ROOT / "src").rglob("*.py"),
            ROOT / "Makefile",
        )
        if f'"{__version__}"' in path.read_text(encoding="utf-8")
    ]
    assert places == [ROOT / "src/sevenroads/__init__.py"]
