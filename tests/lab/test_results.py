"""Results files: a run resumes where it stopped and never mixes match-ups."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevenroads.lab import Arena, MatchUp, Pair, ResultsError, ResultsFile
from sevenroads.rules import RULES_REVISION

from .test_arena import run
from .test_pairs import timeless

MATCH = MatchUp(("level:1", "random"), "ardennes+novictory", 3)


@pytest.fixture(scope="module")
def whole() -> list[Pair]:
    """The pairs of an uninterrupted run."""
    return run(Arena([MATCH], 5, workers=1))


def write(path: Path, pairs: list[Pair]) -> bytes:
    with ResultsFile(path, [MATCH]) as file:
        for pair in pairs:
            file.add(pair)
    return path.read_bytes()


def read(path: Path) -> list[Pair]:
    with ResultsFile(path, [MATCH]) as file:
        return sorted((timeless(pair) for pair in file.pairs), key=lambda pair: pair.pair)


def test_a_run_resumes_after_the_finished_pairs(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"
    assert run(Arena([MATCH], 2, workers=1, out=out)) == whole[:2]
    arena = Arena([MATCH], 5, workers=2, out=out)
    assert run(arena) == whole[2:]
    assert read(out) == whole
    assert arena.standings()[0].pairs == 5


def test_a_finished_run_plays_nothing_and_reports_its_standing(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"
    content = write(out, whole)
    for pairs, workers in ((5, 2), (3, 1)):
        arena = Arena([MATCH], pairs, workers=workers, out=out)
        assert run(arena) == []
        assert arena.standings()[0].pairs == pairs
    assert out.read_bytes() == content


def test_a_missing_pair_is_played(tmp_path: Path, whole: list[Pair]) -> None:
    """Pairs finish out of order, so the file of a killed run may lack one in the middle."""
    out = tmp_path / "pairs.jsonl"
    write(out, [whole[4], whole[0], whole[2]])
    assert run(Arena([MATCH], 5, workers=2, out=out)) == [whole[1], whole[3]]
    assert read(out) == whole


@pytest.mark.parametrize("left", [1, 5, 40, -30, -1])
def test_an_incomplete_last_line_is_played_again(tmp_path: Path, whole: list[Pair], left: int) -> None:
    out = tmp_path / "pairs.jsonl"
    content = write(out, whole)
    start = content.rindex(b"\n", 0, -1) + 1
    out.write_bytes(content[: start + left] if left > 0 else content[:left])
    assert run(Arena([MATCH], 5, workers=1, out=out)) == whole[4:]
    assert read(out) == whole
    assert out.read_bytes().startswith(content[:start])


def test_each_line_is_complete(tmp_path: Path, whole: list[Pair]) -> None:
    lines = write(tmp_path / "pairs.jsonl", whole).decode().splitlines()
    assert len(lines) == 5
    line = json.loads(lines[1])
    assert line["pair"] == 1
    assert line["players"] == ["level:1", "random"]
    assert (line["edition"], line["seed"], line["begins"]) == ("ardennes+novictory", 3, "north")
    assert [game["south"] for game in line["games"]] == ["level:1", "random"]
    assert set(line["games"][0]) >= {"seeds", "scores", "termination", "turns", "seconds", "error"}


@pytest.mark.parametrize(
    "other",
    [
        MatchUp(("random", "level:1"), "ardennes+novictory", 3),
        MatchUp(("level:1", "level:2"), "ardennes+novictory", 3),
        MatchUp(("level:1", "random"), "ardennes", 3),
        MatchUp(("level:1", "random"), "ardennes+novictory", 4),
    ],
)
def test_a_file_of_another_match_up_is_rejected_and_unchanged(
    tmp_path: Path, whole: list[Pair], other: MatchUp
) -> None:
    out = tmp_path / "pairs.jsonl"
    content = write(out, whole)[:-7]
    out.write_bytes(content)
    with pytest.raises(
        ResultsError, match=r"line 1: a pair of another match-up \(level:1 v random, ardennes"
    ):
        Arena([other], 5, out=out).run()
    assert out.read_bytes() == content


def test_a_file_of_another_rules_revision_is_rejected(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"
    out.write_bytes(write(out, whole).replace(f'"rules":{RULES_REVISION}'.encode(), b'"rules":99'))
    with pytest.raises(ResultsError, match="played under rules revision 99"):
        Arena([MATCH], 5, out=out).run()


@pytest.mark.parametrize(
    "content", ["Dear diary", "Dear diary\n", '{"name": "diary"}\n', "\n", "é", "\0\0\n"]
)
def test_a_file_with_other_content_is_rejected_and_unchanged(tmp_path: Path, content: str) -> None:
    out = tmp_path / "diary.txt"
    out.write_text(content, encoding="utf-8")
    with pytest.raises(ResultsError, match=r"diary\.txt, line 1: not a"):
        Arena([MATCH], 5, out=out).run()
    assert out.read_text(encoding="utf-8") == content


def test_a_broken_line_in_the_middle_is_rejected(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"
    lines = write(out, whole).split(b"\n")
    out.write_bytes(b"\n".join([lines[0], lines[1][:50], *lines[2:]]))
    with pytest.raises(ResultsError, match="line 2: not a finished pair"):
        Arena([MATCH], 5, out=out).run()


def test_a_tournament_reuses_the_pairs_of_one_of_its_match_ups(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"
    write(out, whole[:2])
    other = MatchUp(("random", "level:2"), "ardennes+novictory", 3)
    played = run(Arena([MATCH, other], 2, workers=1, out=out))
    assert {pair.match_up for pair in played} == {other}
    with pytest.raises(ResultsError, match="another match-up"):
        Arena([MATCH], 2, out=out).run()


def test_two_runs_cannot_share_a_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    out = tmp_path / "pairs.jsonl"
    with ResultsFile(out, [MATCH]), pytest.raises(ResultsError, match="another run is writing"):
        Arena([MATCH], 1, out=out).run()
    assert len(run(Arena([MATCH], 1, workers=1, out=out))) == 1


def test_an_interrupted_run_keeps_its_finished_pairs(tmp_path: Path, whole: list[Pair]) -> None:
    out = tmp_path / "pairs.jsonl"

    def stop(pair: Pair | None) -> None:
        if pair and pair.pair == 1:
            raise KeyboardInterrupt

    arena = Arena([MATCH], 5, workers=1, out=out)
    with pytest.raises(KeyboardInterrupt):
        arena.run(stop)
    assert arena.standings()[0].pairs == 2
    assert read(out) == whole[:2]
    assert run(Arena([MATCH], 5, workers=1, out=out)) == whole[2:]
