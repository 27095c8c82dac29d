"""Fair cards: what a commitment binds, when it can be checked, and that the salt waits for the end."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from sevenroads import InvalidNotation, Side, State
from sevenroads.game import Match, to_record, view_record
from sevenroads.game.commitment import check, commit, new_salt
from sevenroads.notation import Record, read_record, write_record
from sevenroads.view import VIEWERS

from .positions import play, won_by_objective

SALT = bytes(range(32))


def promised(seed: int = 1) -> Match:
    """A match as a server would set it up: the commitment is open, the salt kept back."""
    start = State.new("ardennes", seed=seed)
    return Match(start, tags={"South": "Ada", "Commitment": commit(start, SALT)})


def ended() -> Match:
    match = play(promised(), "T3 . P4")
    match.resign(Side.NORTH)
    match.tags["Salt"] = SALT.hex()
    return match


def with_tags(match: Match, **tags: str | None) -> Record:
    record = to_record(match)
    record.tags = {name: value for name, value in (record.tags | tags).items() if value is not None}
    return record


# ---------------------------------------------------------------- the hash


def test_a_commitment_is_the_hash_of_the_version_the_salt_and_the_whole_position() -> None:
    start = State.new("ardennes", seed=1)
    written = b"sevenroads deal 1\n" + SALT + str(start).encode()
    assert commit(start, SALT) == commit(str(start), SALT) == hashlib.sha256(written).hexdigest()


def test_another_card_another_order_another_salt_or_another_start_is_another_commitment() -> None:
    start = State.new("ardennes", seed=1)
    layout = start.layout()
    assert isinstance(layout.victory_deck, tuple)
    turned = replace(layout, victory_deck=layout.victory_deck[::-1])
    after = start.copy()
    after.apply("T3")
    others = [State.from_layout(start.rules, turned), State.new("ardennes", seed=2), after]
    found = {commit(state, SALT) for state in (start, *others)} | {commit(start, bytes(32))}
    assert len(found) == 5


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_a_salt_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="a salt has 32 bytes"):
        commit(State.new("ardennes", seed=1), bytes(size))


def test_no_salt_is_used_twice() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_cannot_be_committed_to(viewer: str) -> None:
    with pytest.raises(ValueError, match="not to a view"):
        commit(str(State.new("ardennes", seed=1).view(viewer)), SALT)


# ---------------------------------------------------------------- checking


def test_the_deal_of_an_honest_record_fits() -> None:
    verdict = check(read_record(write_record(to_record(ended()))))
    assert verdict.fits is True
    assert commit(State.new("ardennes", seed=1), SALT) in verdict.said


def test_a_changed_deal_does_not_fit() -> None:
    record = with_tags(ended(), Start=str(State.new("ardennes", seed=2)))
    verdict = check(record)
    assert verdict.fits is False
    assert "NOT" in verdict.said


def test_a_changed_salt_does_not_fit() -> None:
    assert check(with_tags(ended(), Salt=bytes(32).hex())).fits is False


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        ({"Commitment": None}, "the tag Commitment is missing: no promise"),
        ({"Commitment": None, "Salt": None}, "the tag Commitment is missing"),
        ({"Salt": None}, "the tag Salt is missing: ask the dealer"),
        ({"Salt": "00ff"}, "the tag Salt is '00ff': 64 digits"),
        ({"Salt": SALT.hex().upper()}, "64 digits of 0-9 and a-f expected"),
        ({"Commitment": ""}, "the tag Commitment is ''"),
    ],
)
def test_what_is_missing_is_named(tags: dict[str, str | None], said: str) -> None:
    verdict = check(with_tags(ended(), **tags))
    assert verdict.fits is None
    assert said in verdict.said


def test_a_game_that_is_still_being_played_cannot_be_checked_yet() -> None:
    verdict = check(to_record(play(promised(), "T3 .")))
    assert verdict.fits is None
    assert verdict.said == "the tag Salt is missing: it is published when the game has ended"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_record_of_one_viewer_cannot_be_checked(viewer: str) -> None:
    verdict = check(view_record(play(promised(), "T3 ."), viewer))
    assert verdict.fits is None
    assert "Start hides cards" in verdict.said


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    record = to_record(ended())
    record.turns[0].items.append("x7")
    with pytest.raises(InvalidNotation, match="x7"):
        check(record)


# ---------------------------------------------------------------- what each viewer learns


@pytest.mark.parametrize("viewer", VIEWERS)
def test_while_the_game_is_on_the_commitment_is_open_and_the_salt_never_is(viewer: str) -> None:
    match = play(promised(), "T3 . P4")
    match.tags["Salt"] = SALT.hex()  # as a careless server would
    record = view_record(match, viewer)
    assert record.tags["Commitment"] == match.tags["Commitment"]
    assert "Salt" not in record.tags
    assert SALT.hex() not in write_record(record)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_after_the_end_everyone_can_check(viewer: str) -> None:
    assert check(view_record(ended(), viewer)).fits is True


def test_a_game_that_began_in_the_middle_can_be_promised_too() -> None:
    match = won_by_objective()
    match.tags.update(Commitment=commit(match.start, SALT), Salt=SALT.hex())
    assert check(to_record(match)).fits is True
