"""R9: objective cards, their clauses, their denied roads, and custom decks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from rules.boards import Table, all_editions, both_seats, with_cards
from sevenroads import InvalidEdition, State

ALL = (1, 2, 3, 4, 5, 6, 7)
THREES = [
    *("125", "135", "136", "137", "146", "147", "157"),
    *("235", "245", "246", "247", "257", "346", "356", "357", "367"),
]

#: The two decks written out: take clauses (how many, of which roads) and denied roads.
RETAIL = {
    **{three: ([(2, tuple(map(int, three)))], ()) for three in THREES},
    "west": ([(2, (1, 2, 3))], (2,)),
    "centre": ([(2, (3, 4, 5))], (3, 4, 5)),
    "east": ([(2, (5, 6, 7))], (6,)),
    "flanks": ([(1, (1, 2)), (1, (6, 7))], ()),
}
PROTOTYPE = {
    f"{four}x": ([(2, tuple(map(int, four))), (1, ALL)], ())
    for four in ("1246", "1267", "1347", "1357", "1457", "2346", "2456", "2467")
}
DECKS = {"ardennes": RETAIL, "dday": RETAIL, "prototype": PROTOTYPE}
CARDS = [(edition, card) for edition in ("ardennes", "prototype") for card in DECKS[edition]]

every_card = pytest.mark.parametrize(("edition", "card"), CARDS)


def fulfilled(card: tuple, held: set[int], enemy: set[int]) -> bool:
    """R9 by brute force: give each demanded road a held one, none twice; deny what is denied."""
    take, deny = card
    demands = [roads for count, roads in take for _ in range(count)]
    if enemy & set(deny):
        return False
    return any(
        all(road in roads for road, roads in zip(chosen, demands, strict=True))
        for chosen in permutations(held, len(demands))
    )


def board(held: set[int], enemy: set[int]) -> dict[int, str]:
    return {**dict.fromkeys(held, "!15T|"), **dict.fromkeys(enemy, "|T15!")}


def holdings(card: tuple) -> Iterator[tuple[set[int], set[int]]]:
    """Two or three own roads, and roads of the enemy as far as the card could care."""
    take, deny = card
    for held in combinations(ALL, 2):
        others = sorted(set(ALL) - set(held))
        yield set(held), set()
        for road in others if deny else others[:1]:
            yield set(held), {road}
    for held in list(combinations(ALL, 3))[:: 1 if len(take) > 1 else 5]:
        yield set(held), set()


@pytest.mark.rule("R9")
@pytest.mark.parametrize("edition", DECKS)
def test_each_edition_has_its_objective_deck(edition):
    state = State.new(edition, seed=1)
    layout = state.layout()
    cards = [layout.cards[0].objective, layout.cards[1].objective, *layout.objective_deck]
    assert sorted(cards) == sorted(DECKS[edition])
    assert len(cards) == (8 if edition == "prototype" else 20)


@pytest.mark.rule("R9", "R7.2")
@both_seats
@every_card
def test_a_card_is_fulfilled_by_its_roads_and_by_nothing_else(seat, edition, card):
    """The last of two or three roads is conquered; the card decides whether that wins.

    From the second seat a third of the boards that win nothing will do.
    """
    clauses = DECKS[edition][card]
    other = next(name for name in ("2346x", "257", "136", "1357x") if name in DECKS[edition] and name != card)
    won = 0
    for number, (held, enemy) in enumerate(holdings(clauses)):
        last = max(held)
        before = held - {last}
        if fulfilled(clauses, before, enemy):
            continue
        expected = ("objective", "south") if fulfilled(clauses, held, enemy) else None
        if seat == "north" and expected is None and number % 3:
            continue
        table = with_cards(
            seat,
            {**board(before, enemy), last: "15P|"},
            edition,
            options="" if edition == "prototype" else "+three_roads_win=off",
            objective=card,
            enemy_objective=other,
        ).play(f"M{last}")
        assert table.outcome == expected, (card, held, enemy)
        won += expected is not None
    assert won, "every card can be fulfilled"


@pytest.mark.rule("R9")
@both_seats
@pytest.mark.parametrize("third", [2, 3, 4, 5, 6])
def test_1347x_needs_two_of_its_roads_and_any_one_other(seat, third):
    """No road counts in two clauses: roads 1 and 7 alone are not enough."""
    two = with_cards(seat, {1: "!15T|", 7: "15P|"}, "prototype", objective="1347x").play("M7")
    assert two.outcome is None
    roads = {1: "!15T|", 7: "!15T|", third: "15P|"}
    three = with_cards(seat, roads, "prototype", objective="1347x").play(f"M{third}")
    assert three.outcome == ("objective", "south")


@pytest.mark.rule("R9")
@both_seats
def test_1347x_is_not_fulfilled_by_one_of_its_roads_and_two_others(seat):
    roads = {1: "!15T|", 2: "!15T|", 5: "15P|"}
    assert with_cards(seat, roads, "prototype", objective="1347x").play("M5").outcome is None


@pytest.mark.rule("R9")
@both_seats
@pytest.mark.parametrize("enemy", ALL)
def test_a_card_that_denies_every_road_is_denied_by_any_road_of_the_enemy(seat, enemy, tmp_path):
    deny = '[[cards]]\nid = "hold"\ntake = [{ count = 2, of = [1, 7] }]\ndeny = [1, 2, 3, 4, 5, 6, 7]\n'
    options = f"+objective_deck={deck_file(tmp_path, 'objectives', deny + ONE)}"
    cards = {"objective": "hold", "enemy_objective": "bridge"}
    roads = {1: "!15T|", 7: "15P|"}
    alone = with_cards(seat, roads, "prototype", options=options, **cards).play("M7")
    assert alone.outcome == ("objective", "south")
    if enemy in (1, 4, 7):
        return
    denied = with_cards(seat, {**roads, enemy: "|T15!"}, "prototype", options=options, **cards).play("M7")
    assert denied.outcome is None


@pytest.mark.rule("R9")
@both_seats
@pytest.mark.parametrize("edition", ["ardennes", "dday"])
@pytest.mark.parametrize(
    ("held", "last", "enemy", "wins"),
    [
        (1, 6, None, True),
        (1, 7, None, True),
        (2, 6, None, True),
        (2, 7, 3, True),
        (1, 2, None, False),
        (6, 7, None, False),
        (1, 6, 4, True),
        (2, 7, 5, True),
    ],
)
def test_flanks_take_one_road_on_each_wing_and_deny_nothing(seat, edition, held, last, enemy, wins):
    roads = {held: "!15T|", last: "15P|"} | ({enemy: "|T15!"} if enemy else {})
    table = with_cards(seat, roads, edition, objective="flanks", enemy_objective="235").play(f"M{last}")
    assert table.outcome == (("objective", "south") if wins else None)


@pytest.mark.rule("R9")
@both_seats
@pytest.mark.parametrize("edition", ["ardennes", "dday"])
@pytest.mark.parametrize(
    ("card", "held", "last", "denying", "others"),
    [("west", 1, 3, (2,), (4, 7)), ("centre", 3, 4, (5,), (1, 2, 6)), ("east", 7, 5, (6,), (1, 4))],
)
def test_a_sector_is_denied_by_the_enemy_on_its_denied_roads_only(
    seat, edition, card, held, last, denying, others
):
    for enemy in (*denying, *others):
        roads = {held: "!15T|", last: "15P|", enemy: "|T15!"}
        table = with_cards(seat, roads, edition, objective=card).play(f"M{last}")
        assert table.outcome == (("objective", "south") if enemy in others else None)


@pytest.mark.rule("R9", "R11")
@both_seats
@all_editions
def test_an_objective_is_known_to_its_owner_alone_until_the_end(seat, edition):
    table = with_cards(seat, {}, edition)
    own, enemy = table.objective("south"), table.objective("north")
    assert table.view("south").split(" ")[3:5] == [f"{own}/-", "?/-"]
    assert table.view("north").split(" ")[3:5] == ["?/-", f"{enemy}/-"]
    roads = {1: "!15T|", 2: "!15T|", 6: "15P|", 4: "15P|"}
    ended = with_cards(seat, roads, edition).play("M4" if edition == "prototype" else "M6")
    assert ended.outcome is not None
    for viewer in ("south", "north", "spectator"):
        assert ended.view(viewer).split(" ")[3:5] == [f"{own}/-", f"{enemy}/-"]


@pytest.mark.rule("R9")
@all_editions
@pytest.mark.parametrize("seed", range(5))
def test_the_starting_player_draws_first(edition, seed):
    """From the same shuffled deck the starting player gets the first card, south or north."""
    south = Table(str(State.new(edition, seed=seed, start="south")))
    north = Table(str(State.new(edition, seed=seed, start="north")))
    assert south.objective("south") == north.objective("north")
    assert south.objective("north") == north.objective("south")
    assert south.objective_deck == north.objective_deck
    assert south.hand("south") == south.hand("north") == "-", "no victory card is dealt"


# ---------------------------------------------------------------- custom decks


def deck_file(tmp_path, kind: str, cards: str, name: str = "own.toml") -> str:
    path = tmp_path / name
    path.write_text(f'format = 1\nkind = "{kind}"\nid = "own"\n{cards}')
    return str(path)


ONE = '[[cards]]\nid = "bridge"\ntake = [{ count = 1, of = [4] }]\n'
TWO = '[[cards]]\nid = "wings"\ntake = [{ count = 1, of = [1, 2] }, { count = 1, of = [2, 3] }]\ndeny = [7]\n'


@pytest.mark.rule("R9.1")
def test_objectives_from_a_file_can_be_played(tmp_path):
    deck = deck_file(tmp_path, "objectives", ONE + TWO)
    assert State.new("ardennes", seed=1, objective_deck=deck).layout().objective_deck == ()
    rules = f"ardennes+objective_deck={deck}"
    table = Table(f"{rules} |/|/|/15P|/|/|/| s9:4 bridge/- wings/- -/- -").play("M4")
    assert table.outcome == ("objective", "south")


@pytest.mark.rule("R9.1", "R9")
@pytest.mark.parametrize(
    ("held", "last", "enemy", "wins"),
    [
        (1, 2, None, True),
        (1, 3, None, True),
        (2, 3, None, True),
        (1, 4, None, False),
        (2, 4, None, False),
        (1, 2, 7, False),
    ],
)
def test_clauses_that_share_a_road_need_distinct_roads(tmp_path, held, last, enemy, wins):
    """One of 1 2 and one of 2 3: road 2 may serve either clause, but only one of them."""
    rules = f"ardennes+objective_deck={deck_file(tmp_path, 'objectives', ONE + TWO)}"
    roads = {held: "!15T|", last: "15P|"} | ({enemy: "|T15!"} if enemy else {})
    field = "/".join(roads.get(road, "|") for road in ALL)
    table = Table(f"{rules} {field} s9:4 wings/- bridge/- -/- -").play(f"M{last}")
    assert table.outcome == (("objective", "south") if wins else None)


@pytest.mark.rule("R9.1")
def test_victory_cards_from_a_file_can_be_played(tmp_path):
    deck = deck_file(tmp_path, "victory", '[[cards]]\nid = "night-march"\ncount = 3\n')
    state = State.new("prototype", seed=1, victory_deck=deck)
    assert state.layout().victory_deck == ("night-march",) * 3
    rules = f"prototype+victory_deck={deck}"
    table = Table(f"{rules} TP|/|/|/|/|/|/| s9:4 1246x/night-march 2467x/- -/- -").play("!night-march", ">1")
    assert table.ap == 3


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("victory", '[[cards]]\nid = "air-raid"\n'),
        ("victory", '[[cards]]\nid = "sabotage"\ncount = 0\n'),
        ("objectives", ONE + TWO.replace("deny", "hold")),
        ("objectives", ONE + TWO.replace("[7]", "[8]")),
        ("objectives", ONE + TWO.replace("count = 1, of = [1, 2]", "count = 3, of = [1, 2]")),
        ("objectives", ONE + TWO.replace("count = 1, of = [1, 2]", "count = 0, of = [1, 2]")),
        ("objectives", ONE + '[[cards]]\nid = "nothing"\n'),
    ],
)
def test_a_deck_with_unknown_clauses_or_effects_is_not_loaded(tmp_path, kind, cards):
    deck = deck_file(tmp_path, kind, cards)
    option = "victory_deck" if kind == "victory" else "objective_deck"
    with pytest.raises(InvalidEdition):
        State.new("ardennes", seed=1, **{option: deck})
