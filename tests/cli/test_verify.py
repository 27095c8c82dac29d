"""`sevenroads verify`: whether the deal of a record matches its commitment."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from sevenroads import Side, State
from sevenroads.cli import main
from sevenroads.game import Match, to_record
from sevenroads.game.commitment import commit
from sevenroads.notation import write_record

SALT = bytes(range(32))
Said = tuple[int, str, str]


def record(**tags: str) -> str:
    start = State.new("ardennes", seed=1)
    match = Match(start, tags={"Commitment": commit(start, SALT), "Salt": SALT.hex()} | tags)
    match.play("T3")
    match.resign(Side.NORTH)
    return write_record(to_record(match))


@pytest.fixture
def fair(tmp_path: Path) -> str:
    path = tmp_path / "fair.7r"
    path.write_text(record(), encoding="utf-8")
    return str(path)


@pytest.fixture
def foul(tmp_path: Path) -> str:
    path = tmp_path / "foul.7r"
    path.write_text(record(Salt=bytes(32).hex()), encoding="utf-8")
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *files: str) -> Said:
    code = main(["verify", *files])
    return code, *capsys.readouterr()


def test_a_matching_deal_is_exit_code_0_and_prints_the_commitment(
    capsys: pytest.CaptureFixture[str], fair: str
) -> None:
    code, out, err = run(capsys, fair)
    assert (code, err) == (0, "")
    promised = commit(State.new("ardennes", seed=1), SALT)
    assert out == f"{fair}: the deal is the one promised by the commitment {promised}\n"


def test_a_deal_that_does_not_match_is_exit_code_1(capsys: pytest.CaptureFixture[str], foul: str) -> None:
    code, out, err = run(capsys, foul)
    assert (code, out) == (1, "")
    assert err.startswith(f"sevenroads: {foul}: the deal is NOT the one promised by the commitment ")
    assert err.count("\n") == 1


def test_a_dash_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(record()))
    code, out, err = run(capsys, "-")
    assert (code, err) == (0, "")
    assert out.startswith("-: the deal is the one promised")


def test_several_files_print_the_valid_ones_and_one_error_line_for_the_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, fair: str, foul: str
) -> None:
    missing = str(tmp_path / "none.7r")
    broken = tmp_path / "broken.7r"
    broken.write_text("no record", encoding="utf-8")
    code, out, err = run(capsys, foul, missing, str(broken), fair)
    assert code == 1
    assert out.startswith(f"{fair}: the deal is the one promised")
    assert out.count("\n") == err.count("\n") == 1
    for part in (f"{foul}: the deal is NOT", f"{missing}: There is no such file", f"{broken}: line 1"):
        assert part in err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (record().replace("Salt", "Pepper"), "the tag Salt is missing"),
        (record().replace("Commitment", "Promise"), "the tag Commitment is missing"),
        (record(Salt="sesame"), "the tag Salt is 'sesame'"),
        (record().replace("1s. T3", "1s. x3"), "turn 1s. x3"),
        ("", "line 1"),
    ],
)
def test_a_record_that_cannot_be_checked_is_exit_code_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    code, out, err = run(capsys, "-")
    assert (code, out) == (1, "")
    assert err.startswith("sevenroads: -: ")
    assert message in err


def test_verify_without_a_file_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["verify"])
    assert left.value.code == 2
    assert "FILE" in capsys.readouterr().err
