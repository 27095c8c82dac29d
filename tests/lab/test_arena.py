"""The arena: results that do not depend on the number of workers, standings, tests and forfeits."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenroads.lab import Arena, ArenaError, Game, MatchUp, Pair, SequentialTest, Standing
from sevenroads.lab.arena import Contest
from sevenroads.lab.report import as_data, forfeits_text, full_text, one_line
from sevenroads.rules import RULES_REVISION
from sevenroads.rules.types import Side

from .entrants import make
from .test_pairs import timeless

SWIFT = MatchUp(("level:1", "search:nodes=4"), "ardennes+novictory", 5)


def run(arena: Arena) -> list[Pair]:
    """The pairs of a run in order, without times."""
    played: list[Pair] = []
    arena.run(lambda pair: played.append(pair) if pair else None)
    return sorted((timeless(pair) for pair in played), key=lambda pair: (pair.players, pair.pair))


def invented(number: int, score: float) -> Pair:
    """A pair of a and b with a given score, without playing it."""
    first = min(score, 1.0)
    games = [
        Game(south, (1, 2), (points, 1 - points), "objective", 10, 40, (0.5, 0.25))
        for south, points in (("a", first), ("b", score - first))
    ]
    return Pair(number, ("a", "b"), "ardennes", 0, RULES_REVISION, 0, Side.SOUTH, (games[0], games[1]))


def test_the_number_of_workers_makes_no_difference() -> None:
    match_ups = [SWIFT, MatchUp(("random", "level:2"), "dday", 5)]
    alone = run(Arena(match_ups, 2, workers=1))
    assert [pair.pair for pair in alone] == [0, 1, 0, 1]
    assert run(Arena(match_ups, 2, workers=3)) == alone


def test_the_number_of_workers_makes_no_difference_to_when_a_test_stops() -> None:
    test = SequentialTest(0, 200)
    match_up = MatchUp(("southpaw", "pacifist"), "ardennes+novictory")
    standings = []
    for workers in (1, 3):
        arena = Arena([match_up], None, test=test, workers=workers, make=make)
        arena.run()
        standings.append(arena.standings()[0])
    assert [standing.verdict for standing in standings] == ["elo1"] * 2
    assert standings[0].counts == standings[1].counts
    assert standings[0].uncounted == 0


def test_a_test_counts_pairs_in_order_even_if_later_ones_finish_first() -> None:
    """Four won pairs would decide the test, but the first pair has not finished."""
    test = SequentialTest(0, 400)
    assert test.verdict((0, 0, 0, 0, 3)) is None
    assert test.verdict((0, 0, 0, 0, 4)) == "elo1"
    contest = Contest(MatchUp(("a", "b")), None, test)
    for number in (1, 2, 3, 4, 5):
        contest.add(invented(number, 2.0))
    assert contest.standing().pairs == 0
    assert contest.standing().uncounted == 5
    assert not contest.done
    contest.add(invented(0, 2.0))
    standing = contest.standing()
    assert (standing.verdict, standing.pairs, standing.uncounted) == ("elo1", 4, 2)
    assert contest.done


def test_an_undecided_test_stops_at_the_last_pair() -> None:
    contest = Contest(MatchUp(("a", "b")), 2, SequentialTest(0, 5))
    contest.add(invented(0, 1.0))
    assert not contest.done
    contest.add(invented(1, 1.0))
    assert contest.done
    assert contest.verdict is None
    assert "not decided" in full_text(contest.standing())


def standing_of(*scores: float, test: SequentialTest | None = None) -> Standing:
    contest = Contest(MatchUp(("a", "b")), len(scores), test)
    for number, score in enumerate(scores):
        contest.add(invented(number, score))
    return contest.standing()


def test_a_standing_counts_games_points_and_pair_scores() -> None:
    standing = standing_of(0.0, 0.5, 1.0, 1.0, 1.5, 2.0, 2.0)
    assert standing.counts == (1, 1, 2, 1, 2)
    assert (standing.wins, standing.draws, standing.losses) == (7, 2, 5)
    assert standing.points == (8.0, 6.0)
    assert (standing.pairs, standing.games) == (7, 14)
    assert standing.seconds == (7.0, 3.5)
    assert standing.terminations == {"objective": 14}
    assert standing.pairs_left() == 0


def test_a_standing_is_described_as_text() -> None:
    text = full_text(standing_of(2.0, 1.0, 1.5, test=SequentialTest(0, 20)))
    assert text.splitlines()[0] == "a v b, ardennes, seed 0"
    assert "  points      4.5 to 1.5, 75.0 %" in text
    assert "  pair scores 0 x 0, 0 x ½, 1 x 1, 1 x 1½, 1 x 2" in text
    # Mean ¾, each score once, so variance 1/8: 3/2 · 0.02875 · (1.5 - 1.02875) · 8.
    assert "+0 or +20 Elo: not decided, LLR +0.16 (-2.94 to 2.94)" in text


def test_a_progress_line_is_complete() -> None:
    line = one_line(standing_of(2.0, 2.0, test=SequentialTest(0, 20)))
    assert line.startswith("2/2 pairs  +4 =0 -0  100.0 %  0-0-0-0-2  Elo over ")
    assert line.endswith("(all points won)  LLR +0.20 (-2.94 to 2.94)")
    fresh = Contest(MatchUp(("a", "b")), None, SequentialTest(0, 20)).standing()
    assert one_line(fresh) == "0/open pairs  +0 =0 -0  -  0-0-0-0-0  Elo -  LLR +0.00 (-2.94 to 2.94)"


def test_the_pairs_left_are_known_or_estimated_from_the_ratio() -> None:
    fixed = Contest(MatchUp(("a", "b")), 10, None)
    tested = Contest(MatchUp(("a", "b")), None, SequentialTest(0, 20))
    assert (fixed.standing().pairs_left(), tested.standing().pairs_left()) == (10, None)
    for number in range(2):
        fixed.add(invented(number, 2.0))
        tested.add(invented(number, 2.0))
    assert fixed.standing().pairs_left() == 8
    # Two pairs gave 0.20105 of 2.94444.
    assert tested.standing().pairs_left() == pytest.approx(2 * (2.94444 / 0.20105 - 1), abs=0.01)


def test_forfeits_are_printed_with_their_traceback() -> None:
    arena = Arena([MatchUp(("thrower", "pacifist"))], 2, workers=2, make=make)
    arena.run()
    standing = arena.standings()[0]
    assert standing.forfeits == (4, 0)
    assert standing.points == (0, 4)
    assert standing.terminations == {"forfeit": 4}
    text = forfeits_text([standing])
    assert text.startswith("thrower forfeited 4 games:\nTraceback (most recent call last):")
    assert text.endswith("RuntimeError: the board is on the floor")
    assert "4 forfeited" in one_line(standing)
    assert "forfeits    4 and 0" in full_text(standing)
    (error,) = as_data([standing], [], False)["match_ups"][0]["errors"]
    assert (error["player"], error["times"]) == ("thrower", 4)


def test_without_forfeits_nothing_is_printed() -> None:
    assert forfeits_text([standing_of(1.0)]) == ""


def test_an_unknown_player_is_rejected_before_the_first_game(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    with pytest.raises(ValueError, match="unknown player 'napoleon'"):
        Arena([MatchUp(("random", "napoleon"))], 1, out=out)
    with pytest.raises(ValueError, match="waterloo"):
        Arena([MatchUp(("random", "random"), "waterloo")], 1, out=out)
    assert not out.exists()


@pytest.mark.parametrize(
    ("pairs", "workers", "message"),
    [(0, 1, "pairs must be 1 or more"), (1, 0, "workers must be 1 or more"), (None, 1, "number of pairs")],
)
def test_an_invalid_arena_is_rejected(pairs: int | None, workers: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Arena([MatchUp(("random", "random"))], pairs, workers=workers)
    with pytest.raises(ArenaError, match="no match-up"):
        Arena([], 1)
