"""The table of card effects (R8), and what must have as many effects as it: the kernel and the machine."""

import re
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import fields
from pathlib import Path

import pytest

import sevenroads
from sevenroads.rules.effects import CARD_EFFECTS, EFFECTS, LASTING_EFFECTS, OTHER_EFFECTS, ROAD_EFFECTS
from sevenroads.rules.types import Effects

PACKAGE = Path(sevenroads.__file__).parent
BOARD = Path("rules/core/board.pxd")
EVALUATOR = Path("players/judging/evaluator.pyx")


@pytest.mark.rule("R8")
def test_effects_that_need_a_road_come_first():
    assert EFFECTS == ROAD_EFFECTS + OTHER_EFFECTS


@pytest.mark.rule("R8")
def test_the_kernel_numbers_the_effects_in_the_order_of_the_table():
    enum = (PACKAGE / BOARD).read_text().partition("cdef enum Effect:")[2].partition("EFFECT_COUNT")[0]
    numbered = [name.lower().replace("_", "-") for name in re.findall(r"\bE_([A-Z_]+)", enum)]
    assert tuple(numbered) == EFFECTS


@pytest.mark.rule("R8")
def test_a_position_has_a_field_for_each_effect_that_lasts():
    assert {f.name for f in fields(Effects)} == {effect.field for effect in LASTING_EFFECTS} | {"fresh"}


@pytest.mark.rule("R8")
def test_no_two_effects_have_the_same_name():
    assert len({effect.name for effect in CARD_EFFECTS}) == len(CARD_EFFECTS)


@pytest.fixture
def copy(tmp_path):
    """The compiled modules' sources, to be changed."""
    shutil.copytree(
        PACKAGE,
        tmp_path / "sevenroads",
        ignore=shutil.ignore_patterns("*.so", "*.c", "server", "__pycache__"),
    )
    return tmp_path / "sevenroads"


def compile_evaluator(package: Path) -> str:
    """What the C compiler has to say about the machine's evaluator."""
    cython = [sys.executable, "-m", "cython", "-3", str(EVALUATOR)]
    subprocess.run(cython, cwd=package, check=True, capture_output=True)
    include = f"-I{sysconfig.get_paths()['include']}"
    compiler = ["cc", "-fsyntax-only", "-w", include, str(EVALUATOR.with_suffix(".c"))]
    return subprocess.run(compiler, cwd=package, check=False, capture_output=True, text=True).stderr


@pytest.mark.rule("R8")
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize(
    ("eleventh", "message"), [("", ""), ("    E_AIR_RAID\n", "one feature for each card effect")]
)
def test_an_eleventh_effect_without_an_action_feature_fails_the_build(copy, eleventh, message):
    board = (copy / BOARD).read_text()
    (copy / BOARD).write_text(board.replace("    EFFECT_COUNT\n", f"{eleventh}    EFFECT_COUNT\n", 1))
    said = compile_evaluator(copy)
    assert message in said if message else not said
