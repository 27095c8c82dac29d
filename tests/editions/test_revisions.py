"""Games are read with the editions and decks of their own revision of the rules."""

from __future__ import annotations

import pytest

from sevenroads import RULES_REVISION, Catalog, InvalidEdition, InvalidNotation, State, View
from sevenroads.editions import revisions
from sevenroads.game import Match, from_record, to_record
from sevenroads.notation import read_record, write_record
from sevenroads.rules import OLDEST_REVISION

PLACED = "ardennes+mortar_fires=placed"


def test_a_catalog_belongs_to_the_current_revision_unless_told_otherwise() -> None:
    catalog = Catalog()
    assert catalog.variant("ardennes").revision == RULES_REVISION
    assert catalog.at_revision(RULES_REVISION) is catalog
    old = catalog.at_revision(OLDEST_REVISION)
    assert old is catalog.at_revision(OLDEST_REVISION)
    assert old.variant("ardennes").revision == OLDEST_REVISION
    assert old.at_revision(RULES_REVISION) is catalog


@pytest.mark.parametrize("revision", [OLDEST_REVISION - 1, RULES_REVISION + 1, -1])
def test_an_unknown_revision_is_refused(revision: int) -> None:
    known = f"revision {OLDEST_REVISION} to revision {RULES_REVISION}"
    said = f"unknown revision {revision} of the rules: .* {known}"
    with pytest.raises(InvalidEdition, match=said):
        Catalog().at_revision(revision)


def test_the_catalogs_of_all_revisions_know_the_registered_files() -> None:
    catalog = Catalog(files=False)
    catalog.register("deck.toml", revisions.shipped_files("victory", RULES_REVISION)["ardennes"].read_bytes())
    for revision in range(OLDEST_REVISION, RULES_REVISION + 1):
        assert catalog.at_revision(revision).variant("dday", {"victory_deck": "deck.toml"})
        with pytest.raises(InvalidEdition, match="only ids are allowed"):
            catalog.at_revision(revision).variant("other.toml")


def test_the_first_revision_does_not_have_a_mortar_that_must_be_placed() -> None:
    second = Catalog().at_revision(2)
    start = State.new(PLACED, seed=1, catalog=second)
    assert State.parse(str(start), second) == start
    with pytest.raises(
        InvalidEdition, match="mortar_fires is 'placed': revision 1 of the rules does not have"
    ):
        Catalog().at_revision(1).variant("ardennes", {"mortar_fires": "placed"})
    text = write_record(to_record(Match(start)))
    assert '[Rules "2"]' in text
    with pytest.raises(InvalidNotation, match="revision 1 of the rules does not have this value"):
        from_record(read_record(text.replace('[Rules "2"]', '[Rules "1"]')))


def test_a_record_keeps_the_revision_it_was_played_with() -> None:
    old = Match(State.new("ardennes", seed=1, catalog=Catalog().at_revision(1)))
    old.play("T3")
    text = write_record(to_record(old))
    assert '[Rules "1"]' in text
    again = from_record(read_record(text))
    assert again.start.variant.revision == 1
    assert write_record(to_record(again)) == text
    new = write_record(to_record(Match(State.new("ardennes", seed=1))))
    assert f'[Rules "{RULES_REVISION}"]' in new


# ---------------------------------------------------------------- decks that revision 3 changed

#: Cards that revision 3 removed, by edition.
GONE = {"ardennes": ("13", "blitz"), "dday": ("13", "blitz"), "prototype": ("17x", "24h")}


@pytest.mark.parametrize("edition", GONE)
def test_an_older_game_is_read_with_the_deck_it_was_dealt_from(edition: str) -> None:
    catalog = Catalog()
    old, new = (
        {card.id for card in catalog.at_revision(revision).variant(edition).ruleset.objectives}
        for revision in (2, 3)
    )
    assert old == {card.id for card in catalog.at_revision(1).variant(edition).ruleset.objectives}
    assert set(GONE[edition]) <= old - new
    match = Match(State.deal(catalog.at_revision(2).variant(edition), objectives=GONE[edition]))
    match.play("T3")
    text = write_record(to_record(match))
    again = from_record(read_record(text), catalog)
    assert str(again.state) == str(match.state)
    assert write_record(to_record(again)) == text
    newer = text.replace('[Rules "2"]', '[Rules "3"]')
    with pytest.raises(InvalidNotation, match=f"unknown objective '{GONE[edition][0]}'"):
        from_record(read_record(newer), catalog)


@pytest.mark.parametrize("edition", GONE)
def test_a_position_with_a_card_of_an_older_revision_says_where_to_find_its_game(edition: str) -> None:
    old = State.deal(Catalog().at_revision(2).variant(edition), objectives=GONE[edition])
    card = GONE[edition][0]
    message = (
        f"unknown objective '{card}': revision {RULES_REVISION} .* no longer has this card. Open the game"
    )
    with pytest.raises(InvalidNotation, match=message):
        State.parse(str(old))
    with pytest.raises(InvalidNotation, match=message):
        View.parse(str(old.view("south")), "south")


@pytest.mark.parametrize("edition", GONE)
def test_bytes_of_an_older_position_are_read_with_its_decks(edition: str) -> None:
    old = State.deal(Catalog().at_revision(2).variant(edition), objectives=GONE[edition])
    again = State.from_bytes(old.to_bytes())
    assert (str(again), again.variant.revision) == (str(old), 2)


def test_the_old_copy_of_a_deck_is_no_deck_of_its_own() -> None:
    for revision in range(OLDEST_REVISION, RULES_REVISION + 1):
        assert list(revisions.shipped_files("objectives", revision)) == ["ardennes", "prototype"]
        assert list(revisions.shipped_files("victory", revision)) == ["ardennes", "prototype"]
        assert list(revisions.shipped_files("", revision)) == ["ardennes", "dday", "prototype"]
