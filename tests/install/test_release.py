"""Releases and containers, as far as they can be checked here: files agree, steps run, scripts refuse."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
import yaml

from .scripts import LARGEST_WHEEL, ROOT, loaded

DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


# ---------------------------------------------------------------- the release


@pytest.mark.parametrize(
    ("tag", "changelog", "problem"),
    [
        ("v1.2.0", "# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- New.\n", None),
        ("v1.2.1", "## 1.2.0 (2026-12-01)\n\n- New.\n", "expected the tag v1.2.0"),
        ("v1.2.0", "## 1.2.0 (not yet released)\n\n- New.\n", "gives no date for 1.2.0"),
        ("v1.2.0", "## 1.2.0 (2026-12-01)\n\n## 1.1.0 (2026-11-01)\n\n- Old.\n", "lists nothing for 1.2.0"),
        ("v1.2.0", "## 1.1.0 (2026-11-01)\n\n- Old.\n", "has no section for 1.2.0"),
    ],
)
def test_tag_version_and_changelog_must_agree(tag: str, changelog: str, problem: str | None) -> None:
    found = loaded("scripts/check-release").problems(tag, '__version__ = "1.2.0"\n', changelog)
    assert len(found) == (problem is not None)
    assert problem is None or problem in found[0]


def test_the_version_has_a_section_in_the_changelog() -> None:
    source = (ROOT / "src/sevenroads/__init__.py").read_text()
    changelog = (ROOT / "CHANGELOG.md").read_text()
    version = re.search('__version__ = "(.+)"', source)
    assert version
    found = loaded("scripts/check-release").problems(f"v{version[1]}", source, changelog)
    assert not found or "gives no date" in found[0]


def test_the_workflow_publishes_tags_only_and_without_a_password() -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())
    jobs = workflow["jobs"]
    assert workflow["permissions"] == {"contents": "read"}
    assert [name for name, job in jobs.items() if "id-token" in job.get("permissions", {})] == ["publish"]
    steps = jobs["publish"]["steps"]
    (publish,) = [step for step in steps if "gh-action-pypi-publish" in step.get("uses", "")]
    assert publish["if"] == "github.ref_type == 'tag'"
    assert publish["with"] == {"attestations": True}
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text()
    called = "\n".join(step.get("run", "") for job in jobs.values() for step in job["steps"])
    targets = set(re.findall(r"make ([\w./]+)", called))
    assert targets == {"test", "sdist", ".venv/release"}
    makefile = (ROOT / "Makefile").read_text()
    assert all(re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE) for target in targets)
    assert 'scripts/check-release "$GITHUB_REF_NAME"' in called
    assert f"-size +{LARGEST_WHEEL - 1}c" in called


def test_wheels_are_built_for_every_classified_version_of_python() -> None:
    built = set(re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"]))
    classified = set(re.findall(r":: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"])))
    assert built == classified == {"11", "12", "13", "14"}


# ---------------------------------------------------------------- the container


def instructions(stage: int) -> list[str]:
    """The instructions of a stage of the Dockerfile, one per line."""
    lines = "\n".join(line for line in DOCKERFILE.splitlines() if not line.startswith("#"))
    stages = re.split(r"^(?=FROM )", lines.replace("\\\n", " "), flags=re.MULTILINE)[1:]
    return [line for line in stages[stage].splitlines() if line.strip()]


def test_the_stage_of_the_client_has_every_file_that_the_client_reads() -> None:
    copied = [line.split()[1:-1] for line in instructions(0) if line.startswith("COPY ")]
    sources = [Path(name) for names in copied for name in names]
    config = (ROOT / "web/vite.config.ts").read_text()
    folders = re.findall(r'"\.\./(src/[\w/]+)"', re.search(r"allow: \[(.+?)\]", config, re.DOTALL)[1])
    assert folders
    for folder in folders:
        assert [name for name in sources if name.is_relative_to(folder) or Path(folder).is_relative_to(name)]
    for name in sources:
        assert (ROOT / name).exists(), name


def test_the_ignore_file_lets_every_copied_file_through() -> None:
    allowed = re.findall(r"^!(.+)$", (ROOT / "deploy/Dockerfile.dockerignore").read_text(), re.MULTILINE)
    for stage in (0, 1):
        for line in instructions(stage):
            if line.startswith("COPY ") and "--from" not in line:
                for name in line.split()[1:-1]:
                    assert [entry for entry in allowed if Path(name).is_relative_to(entry)], name


def arch_for(target: str, chosen: str) -> subprocess.CompletedProcess[str]:
    """Runs the step of the Dockerfile that chooses the processor, with a pip that prints the choice."""
    (step,) = [line for line in instructions(1) if "TARGETARCH}" in line]
    pip = 'pip() { echo "$SEVENROADS_ARCH"; };'
    environment = {"PATH": "/usr/bin:/bin", "TARGETARCH": target, "ARCH": chosen}
    command = ["sh", "-c", f"{pip} {step.removeprefix('RUN ')}"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("target", "chosen", "arch"),
    [
        ("amd64", "", "portable"),
        ("arm64", "", "portable"),
        ("amd64", "native", "native"),
        ("riscv64", "", None),
        ("riscv64", "rv64gc", "rv64gc"),
    ],
)
def test_the_target_of_the_image_chooses_the_processor(target: str, chosen: str, arch: str | None) -> None:
    done = arch_for(target, chosen)
    assert (done.returncode == 0) == (arch is not None), done.stderr
    assert done.stdout.strip() == (arch or "")
    assert arch is not None or "riscv64" in done.stderr


class Healthy(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        pass


def test_the_health_check_asks_the_port_of_the_server() -> None:
    (line,) = [line for line in instructions(2) if line.startswith("HEALTHCHECK")]
    command = yaml.safe_load(line[line.index("[") :])
    assert command[:2] == ["python", "-c"]
    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        checks = [
            subprocess.run(
                [sys.executable, *command[1:]],
                env={"SEVENROADS_PORT": str(port)},
                capture_output=True,
                check=False,
            ).returncode
            for port in (server.server_port, 1)
        ]
        server.shutdown()
    assert checks == [0, 1]


def test_compose_passes_processor_and_port_on() -> None:
    services = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]
    server = services["server"]
    assert server["build"]["args"] == {"ARCH": "${ARCH:-}"}
    port = "${PORT:-8707}"
    assert server["environment"]["SEVENROADS_PORT"] == port
    assert server["expose"] == [port]
    assert services["caddy"]["environment"]["SERVER"] == f"server:{port}"


def test_the_image_installs_what_its_requirements_download() -> None:
    text = DOCKERFILE + (ROOT / "deploy/README.md").read_text()
    downloaded = re.findall(r"scripts/requirements ([\w ]+?) >", text)
    installed = re.findall(r'"sevenroads\[([\w,]+)\]"', text)
    assert len(downloaded) == len(installed) == 2
    assert {tuple(names.split()) for names in downloaded} == {tuple(n.split(",")) for n in installed}
