"""Balance studies: games that depend only on their task, runs that resume, data, measurements and reports."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

from sevenroads import Side, State
from sevenroads.lab.balance import Study, StudyError, StudyGame, StudySettings
from sevenroads.lab.balance.games import Task, play_study_game, start_of
from sevenroads.lab.balance.measures import Measures
from sevenroads.lab.balance.parquet import read_parquet
from sevenroads.lab.balance.report import write_report
from sevenroads.lab.balance.study import GamesFile

SMALL = StudySettings(("ardennes", "dday+novictory"), ("level:1",), games=6, seed=4)
SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="no signals to other processes there")


def game(
    number: int, variant: str = "ardennes", *, player: str = "level:1", paired: bool = False
) -> StudyGame:
    return play_study_game(Task(number, variant, player, 3, paired))


def lines(folder: Path) -> list[StudyGame]:
    with GamesFile(folder / "games.jsonl", SMALL.groups) as file:
        return file.entries


def in_order(games: list[StudyGame]) -> list[StudyGame]:
    return sorted(games, key=lambda game: (game.variant, game.player, game.game))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory of a study that was never interrupted."""
    folder = tmp_path_factory.mktemp("balance") / "study"
    Study.begin(folder, SMALL).run(workers=1)
    return folder


# ---------------------------------------------------------------- one game


def test_a_game_depends_only_on_its_task() -> None:
    first = game(5, player="search:nodes=4,megabytes=8")
    game(6)
    assert game(5, player="search:nodes=4,megabytes=8") == first
    assert game(7) != game(5)


def test_the_seats_take_turns_to_start() -> None:
    starts = [start_of(Task(number, "ardennes", "random", 1))[1].side for number in range(4)]
    assert starts == ["south", "north", "south", "north"]


@pytest.mark.parametrize("variant", ["ardennes", "prototype+noobjectives", "dday+novictory"])
def test_a_pair_differs_only_in_who_starts(variant: str) -> None:
    (deal, first), (same, second) = (start_of(Task(n, variant, "random", 1, True)) for n in (6, 7))
    (other, _) = start_of(Task(8, variant, "random", 1, True))
    assert deal == same != other
    assert (first.side, second.side) == ("south", "north")
    one, two = first.layout(), second.layout()
    assert (one.cards, one.objective_deck, one.victory_deck) == (
        two.cards,
        two.objective_deck,
        two.victory_deck,
    )


@pytest.mark.parametrize("variant", ["ardennes", "dday", "prototype"])
def test_the_record_agrees_with_the_end_of_the_game(variant: str) -> None:
    for number in range(6):
        found = game(number, variant, player="level:3")
        _, start = start_of(Task(number, variant, "level:3", 3))
        deck = start.layout().victory_deck
        assert not isinstance(deck, int)
        roads = len(found.south_roads) + len(found.north_roads)
        drawn = [*found.south_drawn, *found.north_drawn] + ([found.final_draw] if found.final_draw else [])
        assert sorted(drawn) == sorted(deck[: len(drawn)])
        rest = {"s": iter(found.south_drawn), "n": iter(found.north_drawn)}
        in_order_of_deck = tuple(next(rest[side]) for side in found.draw_order)
        assert in_order_of_deck == deck[: len(in_order_of_deck)]
        assert len(in_order_of_deck) == len(found.south_drawn) + len(found.north_drawn)
        assert len(drawn) == min(roads, len(deck))
        assert sorted(found.south_drawn) == sorted(found.south_played + found.south_held)
        assert sorted(found.north_drawn) == sorted(found.north_played + found.north_held)
        assert found.south_objective == start.layout().cards[0].objective
        if "new-orders" not in found.south_played:
            assert found.south_last_objective == found.south_objective
        assert (found.winner is None) == (found.termination in ("repetition", "nobody can win", "turn limit"))
        assert set(found.south_specials + found.north_specials) <= set(start.variant.specials)
        spent = len([word for word in found.first_turn.split() if word[0].isupper() and word[1].isdigit()])
        assert found.first_turn_ap_spent >= spent


def test_passed_turns_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Waiting:
        name = "waiting"

        def choose(self, view: object, history: object = ()) -> object:
            return State.new("ardennes").action(".")

    monkeypatch.setattr("sevenroads.lab.balance.games.player_from_spec", lambda *_: Waiting())
    found = game(1)
    assert (found.winner, found.termination, found.turns) == (None, "repetition", 5)
    assert (found.south_passes, found.north_passes, found.opening_passes) == (2, 2, 4)
    assert (found.first_turn, found.first_turn_ap_spent) == ("", 0)
    measures = Measures([found])
    assert measures.never_opened.value == measures.both_first_passed.value == 1.0


def test_the_effect_of_a_card_is_measured_against_sides_that_could_have_drawn_it() -> None:
    """South draws two of three cards and wins with `a`. Sides that have `a` already are no comparison."""
    games = [
        msgspec.structs.replace(
            game(0),
            deal=number,
            winner=Side.SOUTH if "a" in deck[:2] else Side.NORTH,
            south_drawn=deck[:2],
            north_drawn=deck[2:],
            draw_order="ssn",
        )
        for number, deck in enumerate(permutations("abc"))
    ]
    effect = next(card.effect for card in Measures(games).victory_cards if card.label == "a")
    first, second = 1 - 1 / 2, 1 - 0  # as the first card, the other one may still bring `a`
    assert effect.value == pytest.approx((4 / 3 * first + 1 * second) / (4 / 3 + 1))


def test_a_study_compares_numbers_of_ap_in_the_first_turn(tmp_path: Path) -> None:
    """Games with the same number have the same deal; the report names both groups."""
    settings = StudySettings(("ardennes",), ("level:1",), games=2, seed=4, paired=True, first_turn_ap=(4, 2))
    study = Study.begin(tmp_path, settings)
    study.run(workers=1)
    assert [(game.first_turn_ap, game.game) for game in study.games] == [(4, 0), (4, 1), (2, 0), (2, 1)]
    assert len({game.deal for game in study.games}) == 1
    assert max(game.first_turn_ap_spent for game in study.games[2:]) == 2
    assert read_parquet(tmp_path / "games.parquet") == study.games
    write_report(study)
    report = (tmp_path / "report.md").read_text()
    assert "`ardennes`, 2 AP in the first turn" in report
    assert "--first-turn-ap 4 --first-turn-ap 2" in report


# ---------------------------------------------------------------- runs and data


def test_the_parquet_file_equals_the_lines(finished: Path) -> None:
    games = read_parquet(finished / "games.parquet")
    assert len(games) == 12
    assert in_order(games) == in_order(lines(finished))
    assert [game.game for game in games[:6]] == list(range(6))


def test_the_number_of_workers_does_not_change_the_data(finished: Path, tmp_path: Path) -> None:
    Study.begin(tmp_path, SMALL).run(workers=2)
    assert (tmp_path / "games.parquet").read_bytes() == (finished / "games.parquet").read_bytes()


def test_a_study_can_grow_and_plays_nothing_twice(finished: Path, tmp_path: Path) -> None:
    smaller = StudySettings(SMALL.variants, SMALL.players, games=2, seed=SMALL.seed)
    Study.begin(tmp_path, smaller).run(workers=1)
    seen: list[int] = []
    Study.begin(tmp_path, SMALL).run(workers=1, watch=seen.append)
    assert seen == [4, *range(5, 13)]
    assert (tmp_path / "games.parquet").read_bytes() == (finished / "games.parquet").read_bytes()
    again = Study.begin(tmp_path, smaller)
    again.run(workers=1)
    assert len(again.games) == 4
    assert len(lines(tmp_path)) == 12


@SIGNALS
def test_a_study_killed_at_any_moment_resumes_with_the_same_data(finished: Path, tmp_path: Path) -> None:
    """Each run is killed soon after it has stored something."""
    rng = random.Random(7)
    folder = tmp_path / "killed"
    arguments = ["--games", "6", "--player", "level:1", "--seed", "4", "--workers", "2", "--out", str(folder)]
    command = [sys.executable, "-m", "sevenroads.cli", "balance", *SMALL.variants, *arguments]
    file = folder / "games.jsonl"
    for _ in range(2):
        before = file.stat().st_size if file.exists() else 0
        run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while run.poll() is None and (file.stat().st_size if file.exists() else 0) == before:
            time.sleep(0.002)
        time.sleep(rng.random() * 0.02)
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
    with file.open("ab") as cut:
        cut.write(b'{"game":5,"variant":"ard')
    subprocess.run(command, check=True, capture_output=True)
    assert (folder / "games.parquet").read_bytes() == (finished / "games.parquet").read_bytes()
    assert len(file.read_text().splitlines()) == 12


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"variants": ("ardennes",)},
            "holds another study: variants ardennes, dday.novictory .not ardennes.",
        ),
        ({"players": ("level:2",)}, "holds another study: players level:1 .not level:2."),
        ({"seed": 5}, "holds another study: seed 4 .not 5."),
        ({"paired": True}, "holds another study: paired False .not True."),
        ({"first_turn_ap": (3,)}, "holds another study: first_turn_ap 4 .not 3."),
    ],
)
def test_the_directory_of_another_study_is_refused(
    finished: Path, changed: dict[str, object], message: str
) -> None:
    settings = {"variants": SMALL.variants, "players": SMALL.players, "games": 6, "seed": 4, **changed}
    with pytest.raises(StudyError, match=message):
        Study.begin(finished, StudySettings(**settings))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        (StudySettings(()), "at least one variant"),
        (StudySettings(("ardennes",), games=0), "1 or more"),
        (StudySettings(("ardennes",), first_turn_ap=(4, 5)), "The first turn has 0 to 4 AP, not 5"),
        (StudySettings(("ardennes",), games=3, paired=True), "even number"),
        (StudySettings(("nowhere",)), "unknown edition"),
        (StudySettings(("ardennes",), ("genius",)), "unknown player"),
    ],
)
def test_wrong_settings_are_refused_before_the_first_game(
    settings: StudySettings, message: str, tmp_path: Path
) -> None:
    with pytest.raises(ValueError, match=message):
        Study.begin(tmp_path / "new", settings)
    assert not (tmp_path / "new").exists()
