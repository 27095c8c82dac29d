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
from pathlib import Path

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
#: The build for processors before 2013 prefers a small file for these to speed.
SMALL = ("rules.encoding", "players.exact.endings", "players.exact.defence", "envs.batch")
#: The folder beside a module that holds its build for newer processors; `sevenroads.builds` knows it too.
V3 = "x86_64_v3"
CLIENT = Path("src/sevenroads/server/static/index.html")
ARCH = os.environ.get("SEVENROADS_ARCH") or "portable"
X86_64 = platform.machine().lower() in ("x86_64", "amd64")
#: 1980, the earliest date in a zip file: archives must not depend on when and where they were built.
EPOCH = int(os.environ.setdefault("SOURCE_DATE_EPOCH", "315532800"))
#: Translates Cython modules to C, several in one process, because Cython starts slowly: source, target, …
TRANSLATOR = """
import sys
from Cython.Compiler.Main import compile
for source, target in zip(sys.argv[1::2], sys.argv[2::2]):
    if compile(source, language_level=3, include_path=["src"], output_file=target).num_errors:
        sys.exit(1)
"""


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
    # The kernel would lose 7% of its speed with -O2.
    if arch != "x86-64" or name == "rules.kernel":
        return "-O3"
    return "-Os" if name in SMALL else "-O2"


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
    # It writes short rows of bytes, which takes about 5% longer with AVX-512.
    if (name, arch) == ("envs.batch", "native") and X86_64:
        flags.append("-mno-avx512f")
    return Extension(
        f"sevenroads.{target}",
        [f"src/sevenroads/{name.replace('.', '/')}.pyx"],
        depends=sorted(map(str, Path("src").rglob("*.pxd"))),
        extra_compile_args=flags,
        # Before glibc 2.34, the threads of `envs.batch` are in a library of their own.
        extra_link_args=["-Wl,-s", "-pthread"] if sys.platform == "linux" else [],
    )


class BuildModules(build_ext):
    """Compiles on all cores. Generated C stays out of `src/`."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        self.in_source = bool(self.inplace)  # setuptools resets it while it builds
        super().run()

    def build_extensions(self) -> None:
        self.translate([ext for ext in self.extensions if not self.is_kept(ext)])
        super().build_extensions()

    def kept(self, ext: Extension) -> Path:
        """The module in `src/`, from an earlier build."""
        return Path("src", self.get_ext_filename(ext.name))

    def is_kept(self, ext: Extension) -> bool:
        return self.in_source and not newer_group([*ext.sources, *ext.depends], str(self.kept(ext)))

    def c_file(self, source: str) -> Path:
        return Path(self.build_temp, "c", source).with_suffix(".c")

    def build_extension(self, ext: Extension) -> None:
        began = time.monotonic()
        if self.is_kept(ext):
            built = Path(self.get_ext_fullpath(ext.name))
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.kept(ext), built)
            return
        (source,) = ext.sources
        # The objects of two builds get the names of their sources, which must differ.
        copied = Path(self.build_temp, *ext.name.split(".")).with_suffix(".c")
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(self.c_file(source), copied)
        ext.sources = [str(copied)]
        super().build_extension(ext)
        sys.stdout.write(f"  compiled {ext.name} ({time.monotonic() - began:.0f} s)\n")
        sys.stdout.flush()

    def translate(self, extensions: list[Extension]) -> None:
        """Translate Cython modules to C, once for all builds, with one process for each core."""
        began = time.monotonic()
        depends = {source: ext.depends for ext in extensions for source in ext.sources}
        stale = [name for name in depends if newer_group([name, *depends[name]], str(self.c_file(name)))]
        stale.sort(key=lambda name: Path(name).stat().st_size, reverse=True)
        started = []
        for share in (stale[first :: self.parallel] for first in range(min(self.parallel, len(stale)))):
            command = [sys.executable, "-c", TRANSLATOR]
            for name in share:
                self.c_file(name).parent.mkdir(parents=True, exist_ok=True)
                command += [name, str(self.c_file(name))]
            started.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
        # What a process prints without an error are warnings about style.
        told = [process.communicate()[1] for process in started]
        failed = [text for process, text in zip(started, told, strict=True) if process.returncode]
        if failed:
            sys.exit("error: Cython cannot translate the modules\n" + "\n".join(failed))
        if stale:
            sys.stdout.write(f"  translated {len(stale)} modules to C ({time.monotonic() - began:.0f} s)\n")
            sys.stdout.flush()


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
