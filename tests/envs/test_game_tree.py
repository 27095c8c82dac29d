"""The game tree plays by the rules, remembers what each player saw, and can deal unseen cards again."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace

import pytest

from sevenroads import State, Termination
from sevenroads.envs.game_tree import CHANCE, TERMINAL, GameTree, Node
from sevenroads.envs.resampling import resample
from sevenroads.game import Match
from sevenroads.notation import read_variant
from sevenroads.rules.types import SIDES, Side

from .walks import next_number, random_tree, walk

SEEDS = range(10)


def tree_of(variant: str, starting: Side = Side.SOUTH) -> GameTree:
    return GameTree(read_variant(variant), starting, 4)


def played(tree: GameTree, *words: str) -> Node:
    """The node that actions and outcomes lead to."""
    node = tree.root()
    for word in " ".join(words).split():
        node.apply(tree.outcomes[word] if node.current == CHANCE else tree.rules.ids[word])
    return node


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_in_the_tree_is_a_match_with_the_same_cards(seed: int) -> None:
    rng = random.Random(seed)
    tree = random_tree(rng)
    *_, (last, history) = walk(tree, rng)
    assert last.position is not None
    match = Match(_dealt(tree, history))
    for word in last.seen[0].split():
        if word[0] not in "=+@":
            match.advance(word)
    assert match.outcome == last.position.outcome
    assert _without_order(str(match.state)) == _without_order(str(last.position))


def _dealt(tree: GameTree, history: list[int]) -> State:
    """The start of a match whose decks have the cards of a history on top."""
    node = tree.root()
    drawn: dict[str, list[str]] = {"=": [], "+": []}
    start: State | None = None
    for number in history:
        if start is None and node.position is not None:
            start = node.position.copy()
        if node.current == CHANCE and node.position is not None:
            word = tree.draws[number]
            drawn[word[0]].append(word[1:])
        node.apply(number)
    assert start is not None
    layout = start.layout()
    assert isinstance(layout.objective_deck, tuple)
    assert isinstance(layout.victory_deck, tuple)
    return State.from_layout(
        tree.rules,
        replace(
            layout,
            objective_deck=_on_top(layout.objective_deck, drawn["="]),
            victory_deck=_on_top(layout.victory_deck, drawn["+"]),
        ),
    )


def _on_top(deck: tuple[str, ...], drawn: list[str]) -> tuple[str, ...]:
    left = list(deck)
    first = [card for card in drawn if card in left and not left.remove(card)]  # type: ignore[func-returns-value]
    return (*first, *left)


def _without_order(text: str) -> list[str]:
    fields = text.split(" ")
    return [*fields[:5], *fields[6:], *(",".join(sorted(d.split(","))) for d in fields[5].split("/"))]


def test_the_starting_player_is_dealt_an_objective_first() -> None:
    node = played(tree_of("ardennes", Side.NORTH), "=146 =246")
    assert node.seen == (" =? =246", " =146 =?")
    assert node.current == 1
    assert node.position is not None
    assert [cards.objective for cards in node.position.layout().cards] == ["246", "146"]


def test_without_objectives_the_game_begins_with_the_first_turn() -> None:
    node = tree_of("ardennes+noobjectives").root()
    assert node.current == 0
    assert node.seen == ("", "")


CONQUEST = "=157 =346 T1 T1 T1 . . T1"


def test_a_conquest_draws_a_card_that_only_its_player_sees() -> None:
    node = played(tree_of("ardennes+road_length=12"), CONQUEST)
    assert node.current == CHANCE
    assert node.position is not None
    assert node.position.conqueror(1) is None
    assert [chance for _, chance in node.chances()] == [0.1] * 10
    node.apply(node.tree.outcomes["+sabotage"])
    assert node.current == 0
    assert node.seen[0].endswith(" T1 +sabotage")
    assert node.seen[1].endswith(" T1 +?")
    assert node.position.layout().cards[0].hand == ("sabotage",)


def test_a_drawn_card_is_gone_from_the_deck() -> None:
    node = played(tree_of("ardennes+road_length=12"), CONQUEST, "+sabotage . . G2 T2 T2 M2")
    chances = {node.tree.draws[number]: chance for number, chance in node.chances()}
    assert chances["+sabotage"] == pytest.approx(1 / 19)
    assert sum(chances.values()) == pytest.approx(1)


def test_without_victory_cards_a_conquest_draws_nothing() -> None:
    node = played(tree_of("ardennes+novictory+road_length=12"), CONQUEST)
    assert node.current == 0


def test_intelligence_shows_the_objective_to_its_player_alone() -> None:
    node = played(tree_of("ardennes+road_length=12"), CONQUEST, "+intelligence !intelligence")
    assert node.seen[0].endswith(" +intelligence !intelligence @346")
    assert node.seen[1].endswith(" +? !intelligence")


def test_new_orders_draw_an_objective_that_only_its_player_sees() -> None:
    node = played(tree_of("ardennes+road_length=12"), CONQUEST, "+new-orders !new-orders")
    drawable = {node.tree.draws[number] for number, _ in node.chances()}
    assert node.current == CHANCE
    assert len(drawable) == 18
    assert not drawable & {"=157", "=346"}
    node.apply(node.tree.outcomes["=137"])
    assert node.seen[0].endswith(" !new-orders =137")
    assert node.seen[1].endswith(" !new-orders =?")
    assert node.position is not None
    assert node.position.layout().cards[0].objective == "137"


def test_the_third_repetition_is_a_draw() -> None:
    node = played(tree_of("ardennes"), "=146 =246", ". " * 3)
    assert node.current != TERMINAL
    node.apply(node.tree.rules.ids["."])
    assert node.current == TERMINAL
    assert node.position is not None
    assert node.position.outcome is not None
    assert node.position.outcome.termination is Termination.REPETITION


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copied_or_pickled_node_goes_on_like_the_original(seed: int) -> None:
    rng = random.Random(seed)
    tree = random_tree(rng)
    for node, _ in walk(tree, rng):
        if rng.random() < 0.95 or node.current == TERMINAL:
            continue
        number = next_number(node, rng)
        twins = [node.copy(), pickle.loads(pickle.dumps(node))]
        node.apply(number)
        for twin in twins:
            twin.apply(number)
            assert (twin.seen, twin.current, str(twin.position)) == (
                node.seen,
                node.current,
                str(node.position),
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_resampled_game_looks_the_same_to_the_player(seed: int) -> None:
    rng = random.Random(seed)
    tree = random_tree(rng)
    others = 0
    for node, history in walk(tree, rng):
        if node.current == TERMINAL or rng.random() < 0.95:
            continue
        for player in range(2):
            found = resample(tree, node.seen[player], player, rng)
            twin = tree.root()
            for number in found:
                twin.apply(number)
            assert twin.seen[player] == node.seen[player]
            assert twin.current == node.current
            others += found != history
            if node.position is not None:
                assert twin.position is not None
                assert twin.position.view(SIDES[player]) == node.position.view(SIDES[player])
    assert others or not tree.objectives


def test_all_unseen_objectives_are_dealt_sooner_or_later() -> None:
    node = played(tree_of("ardennes"), "=146 =246 T1")
    rng = random.Random(1)
    dealt = {resample(node.tree, node.seen[0], 0, rng)[1] for _ in range(400)}
    assert len(dealt) == 19
    assert node.tree.outcomes["=146"] not in dealt


def test_an_objective_that_would_have_won_is_never_dealt() -> None:
    node = played(tree_of("ardennes+novictory+road_length=12"), "=157 =346 G1 T1 T1 M1 . .", "T3 T3 T3 T3 .")
    rng = random.Random(1)
    dealt = {resample(node.tree, node.seen[1], 1, rng)[0] for _ in range(400)}
    lost = {"=135", "=136", "=137", "=west", "=346"}
    assert {node.tree.draws[number] for number in dealt} == set(node.tree.draws) - lost
