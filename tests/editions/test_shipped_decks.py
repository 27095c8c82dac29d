"""The four shipped decks hold exactly the cards of docs/rules.md."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from sevenroads import Catalog, State
from sevenroads.editions import DEFAULT_CATALOG, ObjectiveDeck, VictoryDeck
from sevenroads.rules.effects import EFFECTS, ROAD_EFFECTS

from .rules_page import Row, codes, roads, table

BOTH = pytest.mark.parametrize("deck", ["ardennes", "prototype"])

Clauses = list[tuple[int, frozenset[int]]]
Meaning = tuple[Clauses, frozenset[int]]


def objectives(deck: str) -> ObjectiveDeck:
    return DEFAULT_CATALOG.objective_deck(deck).file


def victory(deck: str) -> VictoryDeck:
    return DEFAULT_CATALOG.victory_deck(deck).file


def take_clauses(text: str, card: str) -> Clauses:
    """The clauses which a cell of R9 tells in words."""
    if text.startswith("any 2 of the roads in the name"):
        named: Clauses = [(2, frozenset(map(int, card.removesuffix("x"))))]
        return [*named, (1, roads("all seven"))] if "any 1 other" in text else named
    return [(int(part[0]), roads(part.partition("of")[2])) for part in text.split(", and ")]


def objective_rows(deck: str) -> list[Row]:
    return table("id", "`ardennes` and `dday`, 20 cards" if deck == "ardennes" else "`prototype`, 8 cards")


@BOTH
def test_the_objective_cards_are_those_of_r9(deck: str) -> None:
    expected: dict[str, Meaning] = {
        card: (take_clauses(row["take"], card), roads(row["deny"]))
        for row in objective_rows(deck)
        for card in codes(row["id"])
    }
    held: dict[str, Meaning] = {
        card.id: ([(clause.count, frozenset(clause.of)) for clause in card.take], frozenset(card.deny))
        for card in objectives(deck).cards
    }
    assert held == expected


@pytest.mark.parametrize(("deck", "cards"), [("ardennes", 20), ("prototype", 8)])
def test_there_is_one_of_each_objective_card(deck: str, cards: int) -> None:
    assert [card.count for card in objectives(deck).cards] == [1] * cards


@BOTH
def test_every_objective_card_has_its_mirror_image_in_the_deck(deck: str) -> None:
    """South's road r is north's road 8 - r: with mirror images neither seat draws better cards."""

    def meanings(mirrored: bool) -> list[str]:
        def roads(of: Iterable[int]) -> list[int]:
            return sorted(8 - road if mirrored else road for road in of)

        return sorted(
            f"{sorted((clause.count, roads(clause.of)) for clause in card.take)} {roads(card.deny)}"
            for card in objectives(deck).cards
        )

    assert meanings(False) == meanings(True)


@BOTH
def test_the_victory_cards_are_those_of_r8(deck: str) -> None:
    rows = table("id", "R8 Victory cards")
    marked = [codes(row["id"])[0] for row in rows if r"\*" in row["id"]]
    every = [codes(row["id"])[0] for row in rows]
    assert set(every) == set(EFFECTS)
    expected = dict.fromkeys(every, 2) if deck == "ardennes" else dict.fromkeys(marked, 1)
    assert {card.id: card.count for card in victory(deck).cards} == expected


@pytest.mark.parametrize(("deck", "cards"), [("ardennes", 20), ("prototype", 8)])
def test_a_victory_deck_has_as_many_cards_as_r8_says(deck: str, cards: int) -> None:
    assert sum(count for _, count in victory(deck).counts()) == cards


def test_the_cards_that_need_a_road_are_those_of_r8() -> None:
    rows = table("id", "R8 Victory cards")
    needing = {codes(row["id"])[0] for row in rows if row["needs a road"] == "yes"}
    assert needing == set(ROAD_EFFECTS)
    texts = set(State.new("ardennes").rules.ids)
    for card in EFFECTS:
        assert (f"!{card}:1" in texts) is (card in needing)
        assert (f"!{card}" in texts) is (card not in needing)


@pytest.mark.parametrize(
    ("edition", "objective_cards", "victory_cards"),
    [("ardennes", 20, 20), ("dday", 20, 20), ("prototype", 8, 8)],
)
def test_a_new_game_deals_one_objective_each_and_leaves_the_rest_in_the_decks(
    edition: str, objective_cards: int, victory_cards: int
) -> None:
    layout = State.new(edition, seed=3).layout()
    assert not isinstance(layout.objective_deck, int)
    assert not isinstance(layout.victory_deck, int)
    dealt = [cards.objective for cards in layout.cards] + list(layout.objective_deck)
    assert len(dealt) == len(set(dealt)) == objective_cards
    assert len(layout.victory_deck) == victory_cards
    assert [cards.hand for cards in layout.cards] == [(), ()]


@BOTH
def test_a_deck_knows_its_kind_and_its_id(deck: str) -> None:
    assert (objectives(deck).kind, objectives(deck).id) == ("objectives", deck)
    assert (victory(deck).kind, victory(deck).id) == ("victory", deck)


@pytest.mark.parametrize(("kind", "noun"), [("objective_deck", "objective"), ("victory_deck", "victory")])
def test_exactly_two_decks_of_each_kind_are_shipped(kind: str, noun: str) -> None:
    said = f"unknown {noun} deck 'none': expected one of ardennes, prototype, or"
    with pytest.raises(ValueError, match=said):
        getattr(Catalog(), kind)("none")


def test_every_edition_says_that_its_cards_were_made_for_this_project() -> None:
    for edition in Catalog.editions():
        about = DEFAULT_CATALOG.edition(edition).file.about
        assert "made for this project" in about["en"]
