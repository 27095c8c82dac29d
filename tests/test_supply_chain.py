"""Locked packages: pip refuses altered or unlisted ones, and the audit says what it did not check."""

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONSTRAINTS = (ROOT / "constraints.txt").read_text()
LOCK = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, str]:
    """The entry of each locked package with its hashes."""
    lines = re.sub(r"\\\n\s*", "", CONSTRAINTS).splitlines()
    return {normal(line.partition("==")[0]): line for line in lines if not line.startswith("#")}


def test_every_locked_package_has_a_version_and_hashes():
    for name, entry in locked().items():
        assert re.fullmatch(r"[\w.-]+==[\w.]+( ; [^-]+?)?( ?--hash=sha256:[0-9a-f]{64})+", entry), name


def test_every_declared_dependency_is_locked():
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lists = [told["project"]["dependencies"], *told["project"]["optional-dependencies"].values()]
    lists += told["dependency-groups"].values()
    names = {normal(re.match(r"[\w.-]+", line)[0]) for lines in lists for line in lines}
    assert names - {"sevenroads"} <= locked().keys()


def test_lock_files_name_no_host():
    assert "://" not in CONSTRAINTS
    assert not [name for name, package in LOCK.items() if "resolved" in package]


def test_every_npm_package_has_a_hash():
    assert [name for name, package in LOCK.items() if not package.get("integrity")] == [""]


def test_npm_lock_has_the_native_packages_of_every_platform():
    """Without one of them, `npm ci` refuses the lock file on every platform."""
    missing = [
        (name, wanted)
        for name, package in LOCK.items()
        for wanted in package.get("optionalDependencies", {})
        if f"node_modules/{wanted}" not in LOCK and f"{name}/node_modules/{wanted}" not in LOCK
    ]
    assert not missing
    for tool, package in (("rolldown", "@rolldown/binding"), ("lightningcss", "lightningcss")):
        for platform in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"):
            assert f"{package}-{platform}" in LOCK[f"node_modules/{tool}"]["optionalDependencies"]


@pytest.mark.parametrize("file", ["deploy/Dockerfile", "scripts/build-web", "Makefile"])
def test_npm_installs_only_what_the_lock_file_names(file: str):
    calls = re.findall(r"^[^#\n]*\bnpm (install|i|add|update)\b", (ROOT / file).read_text(), re.MULTILINE)
    assert not calls


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A copy of what decides whether `make` runs `npm ci`; all packages are installed."""
    (tmp_path / "scripts").mkdir()
    (tmp_path / "node_modules").mkdir()
    shutil.copy(ROOT / "web/scripts/installed.mjs", tmp_path / "scripts")
    for file in ("package-lock.json", "node_modules/.package-lock.json"):
        shutil.copy(ROOT / "web/package-lock.json", tmp_path / file)
    return tmp_path


def is_installed(web: Path, *options: str) -> bool:
    environment = {"PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}"}
    command = ["node", str(web / "scripts/installed.mjs"), *options]
    return subprocess.run(command, env=environment, check=False).returncode == 0


def change(file: Path, edit: str) -> None:
    found = json.loads(file.read_text())
    package = found["packages"]["node_modules/svelte"]
    if edit == "remove":
        del found["packages"]["node_modules/svelte"]
    elif edit == "add":
        found["packages"]["node_modules/unknown"] = package
    else:
        package["integrity"] = "sha512-other"
    file.write_text(json.dumps(found))


@pytest.mark.parametrize("edit", ["remove", "add", "alter"])
def test_make_installs_npm_packages_again_if_they_differ_from_the_lock(web: Path, edit: str):
    assert is_installed(web)
    change(web / "node_modules/.package-lock.json", edit)
    assert not is_installed(web)


@pytest.mark.parametrize("edit", ["remove", "add", "alter"])
def test_a_build_installs_npm_packages_again_if_they_differ_from_the_lock(web: Path, edit: str):
    assert is_installed(web, "--build")
    change(web / "node_modules/.package-lock.json", edit)
    assert not is_installed(web, "--build")


def test_a_build_does_without_the_linters_and_tests(web: Path):
    file = web / "node_modules/.package-lock.json"
    found = json.loads(file.read_text())
    found["packages"] = {name: one for name, one in found["packages"].items() if not one.get("dev")}
    assert "node_modules/vite" in found["packages"]
    assert "node_modules/eslint" not in found["packages"]
    file.write_text(json.dumps(found))
    assert is_installed(web, "--build")
    assert not is_installed(web)


def test_make_installs_npm_packages_if_there_are_none(web: Path):
    shutil.rmtree(web / "node_modules")
    assert not is_installed(web)
    assert not is_installed(web, "--build")


# pip, as the Makefile calls it


def wheel(folder: Path, name: str, requires: str = "") -> str:
    """Writes a minimal wheel and returns its hash."""
    info = f"{name}-1.0.dist-info"
    path = folder / f"{name}-1.0-py3-none-any.whl"
    files = {
        f"{name}.py": "",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{requires}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for file, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{file},sha256={digest},{len(text)}\n"
    with zipfile.ZipFile(path, "w") as archive:
        for file, text in (files | {f"{info}/RECORD": record}).items():
            archive.writestr(file, text)
    return hashlib.sha256(path.read_bytes()).hexdigest()


def install(folder: Path, constraints: str) -> subprocess.CompletedProcess[str]:
    """Installs the package `outer`, which needs `inner`, with the options of the Makefile."""
    options = re.search(r"^LOCKED := \$\(PIP\) install (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert options
    (folder / "constraints.txt").write_text(constraints)
    command = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "install"]
    command += [
        *options[1].split(),
        "--no-index",
        "--find-links",
        str(folder),
        "--target",
        "installed",
        "outer",
    ]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_pip_installs_only_what_the_constraints_describe(tmp_path: Path):
    outer = f"outer==1.0 --hash=sha256:{wheel(tmp_path, 'outer', 'Requires-Dist: inner')}\n"
    inner = f"inner==1.0 --hash=sha256:{wheel(tmp_path, 'inner')}\n"

    unlisted = install(tmp_path, outer)
    assert unlisted.returncode != 0
    assert "inner" in unlisted.stderr

    altered = install(tmp_path, outer + f"inner==1.0 --hash=sha256:{'0' * 64}\n")
    assert altered.returncode != 0
    assert "DO NOT MATCH THE HASHES" in altered.stderr
    assert not (tmp_path / "installed").exists()

    good = install(tmp_path, outer + inner)
    assert good.returncode == 0, good.stderr
    assert (tmp_path / "installed/inner.py").exists()


@pytest.mark.parametrize("file", ["Makefile", "deploy/Dockerfile", "deploy/README.md", "scripts/build-web"])
def test_every_call_of_pip_checks_hashes_or_downloads_nothing(file: str):
    text = (ROOT / file).read_text().replace("\\\n", " ")
    calls = [
        part
        for line in text.splitlines()
        if not line.lstrip().startswith("#")
        for part in re.split(r"&&|\|", line)
        if re.search(r"(pip|PIP\)|-q) (install|wheel) ", part)
    ]
    assert calls
    for call in calls:
        assert re.search(r"--require-hashes|--no-deps --no-build-isolation|--no-index", call), call


# make audit

CLEAN_PYTHON = {"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}]}
BAD_PYTHON = {
    "dependencies": [
        {"name": "rich", "version": "15.0.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["15.0.1"]}]},
        {"name": "babel", "skip_reason": "not found"},
    ]
}
SKIPPED_PYTHON = {"dependencies": [{"name": "rich", "skip_reason": "Dependency not found on PyPI"}]}
CLEAN_NPM = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 236}}}
BAD_NPM = CLEAN_NPM | {"vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}}
OFFLINE_NPM = {"message": "request to the registry failed", "error": {"summary": "", "detail": ""}}
NO_NETWORK = "import sys; sys.exit('ConnectionError: no route to the vulnerability service')"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what `make audit` needs, with everything installed as far as make can tell."""
    for file in ("Makefile", "constraints.txt", "pyproject.toml", "scripts/bootstrap", "scripts/audit"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    for folder in ("web", "src/sevenroads", ".venv/bin", "stub"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / ".venv/pip").touch()
    (tmp_path / ".venv/supply").touch()
    python = tmp_path / ".venv/bin/python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return tmp_path


def audit(project: Path, python: object, npm: object) -> tuple[int, str]:
    """Runs `make audit` with these reports of pip-audit and npm audit; a string is the code of pip-audit."""
    code = python if isinstance(python, str) else f"print({json.dumps(python)!r})"
    (project / "stub/pip_audit.py").write_text(code)
    (project / "stub/npm.json").write_text(json.dumps(npm))
    stub = project / "stub/npm"
    stub.write_text(f"#!/bin/sh\ncat '{project}/stub/npm.json'\nexit 1\n")
    stub.chmod(0o755)
    environment = {"PATH": f"{project}/stub:{os.environ['PATH']}", "PYTHONPATH": f"{project}/stub"}
    command = ["make", "-s", "audit"]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_audit_succeeds_without_findings(project: Path):
    code, output = audit(project, CLEAN_PYTHON, CLEAN_NPM)
    assert code == 0
    assert output == (
        "pip-audit: 0 findings in 1 packages of constraints.txt\n"
        "npm audit: 0 findings in 236 packages of web/package-lock.json\n"
    )


def test_audit_fails_on_findings(project: Path):
    code, output = audit(project, BAD_PYTHON, CLEAN_NPM)
    assert code != 0
    assert "  rich 15.0.0: PYSEC-1, fixed in 15.0.1\n" in output
    code, output = audit(project, CLEAN_PYTHON, BAD_NPM)
    assert code != 0
    assert "  vite <9: high\n" in output


@pytest.mark.parametrize("python", [NO_NETWORK, SKIPPED_PYTHON])
def test_audit_says_what_it_could_not_check(project: Path, python: object):
    code, output = audit(project, python, OFFLINE_NPM)
    assert code != 0
    first, second = output.splitlines()
    assert first.startswith("pip-audit: NOT CHECKED: constraints.txt (")
    assert second == "npm audit: NOT CHECKED: web/package-lock.json (request to the registry failed)"


def test_audit_with_one_part_checked_names_the_other(project: Path):
    code, output = audit(project, NO_NETWORK, CLEAN_NPM)
    assert code != 0
    assert output == (
        "pip-audit: NOT CHECKED: constraints.txt"
        " (ConnectionError: no route to the vulnerability service)\n"
        "npm audit: 0 findings in 236 packages of web/package-lock.json\n"
    )
