"""Opening books: canonical turns, mirror images, and pages that agree with the games."""

from __future__ import annotations

import random

import pytest

from sevenroads import IllegalAction
from sevenroads.lab.openings.games import OpeningGame, RecordedTurn
from sevenroads.lab.openings.tree import LEAST_GAMES, MOST_BYTES, grow_book, write_book
from sevenroads.players.openings import (
    NotInBook,
    OpeningBook,
    TurnNotInBook,
    opening_book,
    opening_books,
)
from sevenroads.players.openings.book import objective_kind, read_book, score_interval
from sevenroads.players.openings.mirror import Mirror, mirrored_deck
from sevenroads.players.openings.turns import (
    after_turn,
    bare_start,
    in_order,
    position_key,
    read_turn,
    write_turn,
)
from sevenroads.state import choose_variant

EDITIONS = ("ardennes", "dday", "prototype")


def mirror_of(edition: str) -> Mirror:
    variant = choose_variant(edition)
    return Mirror(variant, mirrored_deck(variant.ruleset.objectives))


def game(
    number: int,
    *turns: str,
    objectives: tuple[str, str] = ("125", "246"),
    points: float = 1.0,
    drawn: int = 0,
) -> OpeningGame:
    """A game with these first turns; the first `drawn` of them were drawn."""
    recorded = tuple(RecordedTurn(text, 0.6, n < drawn) for n, text in enumerate(turns))
    return OpeningGame(number, "ardennes", "p", 1, 2, objectives, recorded, points, "objective", 20)


def book(*games: OpeningGame) -> OpeningBook:
    return read_book(write_book(grow_book(games)))


# ------------------------------------------------------------ turns


def test_orders_of_the_same_actions_are_one_turn() -> None:
    start = bare_start("ardennes")
    orders = ["T3 P4 T3 M4", "P4 M4 T3 T3", "T3 T3 P4 M4", "P4 T3 M4 T3"]
    assert {write_turn(in_order(start, read_turn(text))) for text in orders} == {"T3 T3 P4 M4"}
    assert len({position_key(after_turn(start, read_turn(text))) for text in orders}) == 1


def test_an_order_that_matters_makes_another_turn() -> None:
    start = bare_start("ardennes")
    assert in_order(start, ("M3", "T3")) == ("M3", "T3")
    one, other = (position_key(after_turn(start, turn)) for turn in (("M3", "T3"), ("T3", "M3")))
    assert one != other


def test_a_turn_without_actions_is_a_full_stop() -> None:
    assert read_turn(".") == read_turn("") == ()
    assert read_turn("T3 .") == ("T3",)
    assert write_turn(()) == "."
    assert after_turn(bare_start("dday"), ()).turn == 2


def test_two_turns_in_one_text_are_refused() -> None:
    with pytest.raises(IllegalAction):
        after_turn(bare_start("ardennes"), ("T3", ".", "T4"))


# ------------------------------------------------------------ mirror images


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_mirror_every_turn_without_a_one_sided_unit(edition: str) -> None:
    """Plays random turns and their mirror images, and compares the positions after each."""
    mirror, rng = mirror_of(edition), random.Random(5)
    for _ in range(20):
        state = image = bare_start(edition)
        for _ in range(8):
            actions = []
            trial = state.copy()
            while trial.turn == state.turn and not trial.is_over:
                action = rng.choice([a for a in trial.legal_actions() if a.unit != "R"])
                trial.apply(action)
                actions.append(action.text)
            if trial.is_over:
                break
            turned = mirror.turn(actions[:-1])
            assert turned is not None
            state, image = after_turn(state, actions[:-1]), after_turn(image, turned)
            assert mirror.key(position_key(state)) == position_key(image)
            assert mirror.key(position_key(image)) == position_key(state)


def test_a_mortar_has_no_mirror_image() -> None:
    mirror = mirror_of("ardennes")
    assert mirror.turn(("R3", "T3")) is None
    assert mirror.key(position_key(after_turn(bare_start("ardennes"), ("R3",)))) is None
    assert mirror_of("ardennes+nospecials").turn(("T3",)) == ("T5",)


def test_objectives_are_mirrored_by_their_roads_not_by_their_names() -> None:
    mirror = mirror_of("ardennes")
    assert [mirror.objective(card) for card in ("125", "147", "west", "flanks")] == [
        "367",
        "147",
        "east",
        "flanks",
    ]


def test_a_deck_that_is_not_its_own_mirror_image_forbids_mirroring() -> None:
    variant = choose_variant("ardennes")
    lopsided = [card for card in variant.ruleset.objectives if card.id != "west"]
    assert mirrored_deck(lopsided) is None
    assert Mirror(variant, None).turn(("T3",)) is None


def test_kinds_of_objectives_follow_from_their_clauses() -> None:
    decks = [choose_variant(edition).ruleset.objectives for edition in ("ardennes", "prototype")]
    kinds = {card.id: objective_kind(card) for deck in decks for card in deck}
    assert (kinds["125"], kinds["west"], kinds["1347x"]) == ("choice", "deny", "choice")


# ------------------------------------------------------------ pages


def test_a_turn_and_its_mirror_image_are_one_row_and_both_can_be_entered() -> None:
    made = book(*[game(n, "T1 T1 P3" if n % 2 else "P5 T7 T7", "C2") for n in range(6)])
    (row,) = made.page().turns
    assert (row.text, row.games, row.mirrored, row.more) == ("T1 T1 P3", 6, True, True)
    left, right = made.page(["T1 P3 T1"]), made.page(["T7 T7 P5"])
    assert left.path == (("T1", "T1", "P3"),)
    assert left.games == right.games == 6
    # Half of the second turns were played on the mirrored board.
    assert {turn.text for turn in left.turns} == {"C2", "C6"} == {turn.text for turn in right.turns}


def test_an_objective_breaks_the_symmetry_of_the_start() -> None:
    games = [game(n, "T1 T1 P3", objectives=("125", "246")) for n in range(3)]
    games += [game(n, "T7 T7 P5", objectives=("367", "246"), points=0) for n in range(3, 6)]
    games += [game(n, "T7 T7 P5", objectives=("125", "246"), points=0.5) for n in range(6, 8)]
    made = book(*games)
    assert made.page().games == 8
    page = made.page((), ["125"])
    assert [(turn.text, turn.games, turn.points) for turn in page.turns] == [
        ("T1 T1 P3", 6, 0.5),
        ("P5 T7 T7", 2, 0.5),
    ]
    assert not any(turn.mirrored for turn in page.turns)
    mirrored = made.page((), ["367"])
    assert [(turn.text, turn.games) for turn in mirrored.turns] == [("P5 T7 T7", 6), ("T1 T1 P3", 2)]


def test_a_symmetric_objective_keeps_mirror_images_in_one_row() -> None:
    made = book(*[game(n, "T1" if n % 2 else "T7", objectives=("147", "246")) for n in range(6)])
    (row,) = made.page((), ["147"]).turns
    assert (row.text, row.games, row.mirrored) == ("T1", 6, True)


def test_a_turn_that_is_its_own_mirror_image_counts_every_game_once() -> None:
    made = book(*[game(n, "T4 P4", objectives=("125", "246")) for n in range(4)])
    (row,) = made.page().turns
    assert (row.games, row.mirrored, row.share) == (4, False, 1.0)
    (row,) = made.page((), ["367"]).turns
    assert row.games == 4


def test_points_and_objectives_are_those_of_the_side_to_move() -> None:
    games = [game(n, "T4", "P2", points=1.0 if n < 3 else 0.0, objectives=("147", "246")) for n in range(4)]
    made = book(*games)
    assert made.page().turns[0].points == 0.75
    (reply,) = made.page(["T4"]).turns
    assert (reply.points, dict(reply.objectives)) == (0.25, {"246": 4})
    assert made.page(["T4"], ["147"]).turns == ()


def test_shares_count_only_turns_that_the_player_chose() -> None:
    chosen = [game(n, "T4") for n in range(3)]
    drawn = [game(n, "P4", drawn=1) for n in range(3, 9)]
    turns = book(*chosen, *drawn).page().turns
    assert [(turn.text, turn.share, turn.games) for turn in turns] == [("T4", 1.0, 3), ("P4", 0.0, 6)]


def test_a_mirrored_game_leaves_the_book_with_its_mortar() -> None:
    made = book(
        *[game(n, "T1", "R2") for n in range(3)],
        *[game(n, "T7", "R2") for n in range(3, 6)],
    )
    assert made.page().turns[0].games == 6
    assert [(turn.text, turn.games) for turn in made.page(["T1"]).turns] == [("R2", 3)]


def test_rare_turns_are_pruned_and_counted_as_others() -> None:
    games = [game(n, "T4", "P4") for n in range(LEAST_GAMES)] + [game(90, "P2"), game(91, "C2")]
    page = book(*games).page()
    assert [turn.text for turn in page.turns] == ["T4"]
    assert (page.games, page.others) == (LEAST_GAMES + 2, 2)
    assert page.other_share == pytest.approx(2 / (LEAST_GAMES + 2))


def test_a_book_does_not_depend_on_the_order_of_its_games() -> None:
    games = [game(n, *turns) for n, turns in enumerate([("T1", "P2"), ("T7", "P6"), ("T2",)] * 4)]
    assert write_book(grow_book(games)) == write_book(grow_book(games[::-1]))


def test_illegal_and_missing_turns_are_told_apart() -> None:
    made = book(*[game(n, "T4") for n in range(3)])
    with pytest.raises(IllegalAction):
        made.page(["x4"])
    with pytest.raises(TurnNotInBook, match=r"Turn 2 \(T3\) is not in the book\.") as caught:
        made.page(["T4", "T3"])
    assert caught.value.number == 2
    with pytest.raises(NotInBook):
        opening_book("nowhere")


def test_followed_counts_the_turns_that_are_in_the_book() -> None:
    made = book(*[game(n, "T4", "P2", "C1") for n in range(3)])
    assert made.followed([("T4",), ("P6",), ("C7",), ("T1",)]) == 3
    assert made.followed([("T4",), ("P2",), ("C7",)]) == 2
    assert made.followed([("M4",)]) == made.followed([("x4",)]) == made.followed([]) == 0


def test_the_interval_of_a_few_games_stays_between_0_and_1() -> None:
    for points, games in ((0, 3), (3, 3), (1.5, 3), (500, 1000)):
        low, high = score_interval(points, games)
        assert 0 <= low <= points / games <= high <= 1


# ------------------------------------------------------------ the books of the package


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_turn_of_a_shipped_book_is_legal_and_its_pages_add_up(edition: str) -> None:
    assert edition in opening_books()
    made = opening_book(edition)
    assert len(write_book(made.file)) <= MOST_BYTES
    start = made.page()
    assert start.games == made.file.games
    assert start.turns[0].more
    seen = set()
    waiting: list[list[str]] = [[]]
    while waiting:
        path = waiting.pop()
        page = made.page(path)
        key = position_key(page.state)
        if key in seen:
            continue
        seen.add(key)
        assert page.games == page.others + sum(turn.games for turn in page.turns)
        assert sum(turn.share for turn in page.turns) + page.other_share == pytest.approx(1, abs=0.01)
        for turn in page.turns:
            assert 0 <= turn.low <= turn.points <= turn.high <= 1
            if turn.more:
                waiting.append([*path, turn.text])
        assert page.state.turn <= made.file.depth
    assert len(seen) >= len(made.file.positions)
