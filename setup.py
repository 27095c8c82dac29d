"""Builds the compiled modules and checks the package. Everything else about it is in pyproject.toml.

Environment variables (docs/packaging.md explains them):

- `SEVENROADS_ARCH`: the processor to build for. `portable` (the default) runs on every processor of the
  platform; on x86-64 it also builds the modules for x86-64-v3, and the program chooses. `native` is for this
  machine only. Any other value is one for `-march`. Only a portable build has the plain version number.
- `SEVENROADS_WITHOUT_CLIENT`: build a wheel although the browser client is missing.
- `SEVENROADS_REPOSITORY`: the public address of the repository, for links and pictures on a package index.
- `SOURCE_DATE_EPOCH`: the date of the files in the archives, in seconds since 1970.
"""

import gzip
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections import defaultdict
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.modified import newer_group

MODULES = (
    "builds.processor",
    "rules.tables",
    "rules.kernel",
    "rules.encoding",
    "players.judging.evaluator",
    "players.judging.net",
    "players.search.tree",
    "players.exact.endings",
    "players.exact.defence",
    "envs.batch",
)
#: These exist once in a wheel: the first chooses the build, the second runs only when a ruleset is loaded.
ONCE = MODULES[:2]
#: The folder beside a module that holds its build for newer processors; `sevenroads.builds` knows it too.
V3 = "x86_64_v3"
CLIENT = Path("src/sevenroads/server/static/index.html")
ARCH = os.environ.get("SEVENROADS_ARCH") or "portable"
X86_64 = platform.machine().lower() in ("x86_64", "amd64")
#: 1980, the earliest date in a zip file: archives must not depend on when and where they were built.
EPOCH = int(os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800"))
#: One lock for each source.
TRANSLATING: defaultdict[str, Lock] = defaultdict(Lock)


def extensions() -> list[Extension]:
    if ARCH != "portable":
        return [extension(name, ARCH, name) for name in MODULES]
    found = [extension(name, "x86-64" if X86_64 else "portable", name) for name in MODULES]
    if X86_64:
        for name in MODULES[len(ONCE) :]:
            package, _, module = name.rpartition(".")
            found.append(extension(name, "x86-64-v3", f"{package}.{V3}.{module}"))
    return found


def optimization(name: str, arch: str) -> str:
    """-O3, unless a smaller file is worth more than the speed."""
    if name in ONCE:
        return "-Os"
    # The build for processors before 2013. The kernel would lose 7% of its speed with -O2.
    return "-O2" if arch == "x86-64" and name != "rules.kernel" else "-O3"


def extension(name: str, arch: str, target: str) -> Extension:
    # Random play chooses its actions unpredictably: a chain of tests is guessed better than a jump table.
    flags = [
        optimization(name, arch),
        "-fno-jump-tables",
        "-fno-strict-aliasing",
        "-g0",
        "-Wno-enum-compare",
    ]
    # Nothing in C throws, and only the module's own function need be visible: smaller files.
    flags += ["-fno-asynchronous-unwind-tables", "-fvisibility=hidden"]
    # Without this the compiled code would contain the path of the folder it was built in.
    flags += [f"-ffile-prefix-map={Path.cwd()}=.", f'-DSEVENROADS_BUILD="{arch}"']
    if arch != "portable":
        flags.append("-mcpu=native" if (sys.platform, arch) == ("darwin", "native") else f"-march={arch}")
    return Extension(
        f"sevenroads.{target}",
        [f"src/sevenroads/{name.replace('.', '/')}.pyx"],
        depends=sorted(map(str, Path("src").rglob("*.pxd"))),
        extra_compile_args=flags,
        # Before glibc 2.34, the threads of `envs.batch` are in a library of their own.
        extra_link_args=["-Wl,-s", "-pthread"] if sys.platform == "linux" else [],
    )


class BuildModules(build_ext):
    """Compiles on all cores, each module from Cython to machine code. Generated C stays out of `src/`."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        self.in_source = bool(self.inplace)  # setuptools resets it while it builds
        super().run()

    def build_extension(self, ext: Extension) -> None:
        began = time.monotonic()
        (source,) = ext.sources
        built = Path(self.get_ext_fullpath(ext.name))
        kept = Path("src", self.get_ext_filename(ext.name))
        if self.in_source and not newer_group([source, *ext.depends], str(kept)):
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(kept, built)
            return
        # The objects of two builds get the names of their sources, which must differ.
        copied = Path(self.build_temp, *ext.name.split(".")).with_suffix(".c")
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(self.translate(source, ext.depends), copied)
        ext.sources = [str(copied)]
        super().build_extension(ext)
        sys.stdout.write(f"  compiled {ext.name} ({time.monotonic() - began:.0f} s)\n")
        sys.stdout.flush()

    def translate(self, source: str, depends: list[str]) -> Path:
        """Translate a Cython module to C, once for all builds."""
        with TRANSLATING[source]:
            target = Path(self.build_temp, "c", source).with_suffix(".c")
            if newer_group([source, *depends], str(target)):
                target.parent.mkdir(parents=True, exist_ok=True)
                command = [sys.executable, "-m", "cython", "-3", "-I", "src", source, "-o", str(target)]
                done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
                if done.returncode != 0:  # otherwise it has printed only warnings about style
                    sys.exit(f"error: Cython cannot translate {source}\n{done.stderr}")
            return target


class BuildPackage(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            check_client()
        super().run()


class SourceArchive(sdist):
    """A source archive that contains the built client and is the same wherever it was built."""

    def run(self) -> None:
        check_client()
        super().run()

    def make_archive(self, base_name, format, root_dir=None, base_dir=None, owner=None, group=None):  # noqa: A002
        name = f"{base_name}.tar.gz"
        with (
            open(name, "wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=EPOCH) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for path in sorted(Path(base_dir).rglob("*")):
                archive.add(path, recursive=False, filter=without_traces)
        return name


def without_traces(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """The member without what depends on the machine: owner, date and permissions of the builder."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = EPOCH
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


def check_client() -> None:
    if not CLIENT.exists() and not os.environ.get("SEVENROADS_WITHOUT_CLIENT"):
        sys.exit(
            f"error: the browser client is missing ({CLIENT}). Build it with `make web`, or set "
            "SEVENROADS_WITHOUT_CLIENT=1 for a package without the game in the browser."
        )


def description(version: str) -> str:
    """The README for a package index, where relative links lead nowhere.

    With `SEVENROADS_REPOSITORY` they become absolute. Without it, links become plain text and pictures are
    left out.
    """
    text = Path("README.md").read_text(encoding="utf-8")
    link = re.compile(r"\[([^\]]+)\]\((?![a-z]+:|#)([^)]+)\)")
    if base := os.environ.get("SEVENROADS_REPOSITORY", "").rstrip("/"):
        text = re.sub(r'(src|srcset)="(?![a-z]+:)', rf'\1="{base}/raw/v{version}/', text)
        return link.sub(rf"[\1]({base}/blob/v{version}/\2)", text)
    text = re.sub(r"<(picture|p)>.*?</\1>\n*", "", text, flags=re.DOTALL)
    return link.sub(r"\1", text)


def addresses() -> dict[str, str]:
    base = os.environ.get("SEVENROADS_REPOSITORY", "").rstrip("/")
    paths = {
        "Homepage": "",
        "Source": "",
        "Documentation": "/tree/main/docs",
        "Issues": "/issues",
        "Changelog": "/blob/main/CHANGELOG.md",
    }
    return {name: base + path for name, path in paths.items()} if base else {}


VERSION = re.search(r'__version__ = "(.+)"', Path("src/sevenroads/__init__.py").read_text())[1]
LABEL = "" if ARCH == "portable" else "+" + re.sub(r"[^a-z0-9]+", ".", ARCH.lower())

setup(
    version=VERSION + LABEL,
    long_description=description(VERSION),
    long_description_content_type="text/markdown",
    project_urls=addresses(),
    ext_modules=extensions(),
    # Builds for different processors must not find each other's files.
    options={"build": {"build_base": f"build/{ARCH}"}},
    cmdclass={"build_ext": BuildModules, "build_py": BuildPackage, "sdist": SourceArchive},
)
