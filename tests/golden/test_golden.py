"""Recorded games replay to the same end for ever; counts and order of legal actions stay pinned."""

import json
from pathlib import Path
from typing import Any

import pytest
from model import Model
from model import perft as model_perft

from sevenroads import RULES_REVISION, State, Termination
from sevenroads.editions import DEFAULT_CATALOG as CATALOG
from sevenroads.game import from_record, to_record
from sevenroads.notation import read_record, write_record
from sevenroads.rules import OLDEST_REVISION
from sevenroads.rules.effects import EFFECTS

HERE = Path(__file__).parent
GAMES = sorted((HERE / "games").glob("*.7r"))
#: The files of counts, each with the revision of the rules that its positions belong to.
COUNTED = {
    "perft.json": 2,
    "perft-mortar-placed.json": 2,
    "perft-revision-3.json": 3,
    "perft-revision-4.json": 4,
}
COUNTS = [
    entry | {"revision": revision}
    for name, revision in COUNTED.items()
    for entry in json.loads((HERE / name).read_text(encoding="utf-8"))
]
MODEL_DEPTH = 2
MODEL_DEEP = 3


def entry_name(entry: dict[str, Any]) -> str:
    rules, _, turn, *_ = entry["position"].split(" ")
    return f"{entry['revision']}-{rules}-{turn}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_recorded_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = from_record(record)
    assert str(match.state) == record.tags["Final"]
    assert write_record(record) == text
    assert write_record(to_record(match)) == text


def test_every_victory_card_has_a_recorded_game_in_which_it_is_played() -> None:
    for card in EFFECTS:
        record = read_record((HERE / "games" / f"card-{card}.7r").read_text(encoding="utf-8"))
        played = [action for turn in record.turns for action in turn.actions]
        assert any(action.partition(":")[0] == f"!{card}" for action in played), card


def test_every_way_a_game_ends_has_a_recorded_game() -> None:
    for termination in Termination:
        if termination is Termination.OTHER:
            continue  # only of a position read without its history
        path = HERE / "games" / f"end-{termination.replace(' ', '-')}.7r"
        assert read_record(path.read_text(encoding="utf-8")).tags["Termination"] == termination


@pytest.mark.parametrize("revision", [2, 3, RULES_REVISION])
def test_at_least_twelve_positions_of_each_edition_are_counted(revision: int) -> None:
    counted = [entry["position"] for entry in COUNTS if entry["revision"] == revision]
    for edition in ("ardennes", "dday", "prototype"):
        assert sum(position.startswith(f"{edition} ") for position in counted) >= 12


def test_recorded_games_of_older_revisions_have_cards_that_are_gone() -> None:
    """They replay only because a game is read with the decks of its own revision."""
    today = {
        card.id
        for edition in ("ardennes", "dday", "prototype")
        for card in CATALOG.variant(edition).ruleset.objectives
    }
    gone = set()
    for path in GAMES:
        match = from_record(read_record(path.read_text(encoding="utf-8")))
        dealt = {cards.objective for cards in match.start.layout().cards} - today
        gone |= {(match.start.variant.edition.id, card) for card in dealt}
    assert {edition for edition, _ in gone} == {"ardennes", "dday", "prototype"}


@pytest.mark.parametrize("entry", COUNTS, ids=entry_name)
def test_counts_and_order_of_legal_actions_are_pinned(entry: dict[str, Any]) -> None:
    state = State.parse(entry["position"], CATALOG.at_revision(entry["revision"]))
    assert " ".join(str(action) for action in state.legal_actions()) == entry["legal"]
    for depth, count in enumerate(entry["counts"], 1):
        assert state.perft(depth) == count


@pytest.mark.parametrize("entry", COUNTS, ids=entry_name)
def test_the_model_counts_the_same_as_deep_as_it_can_go(entry: dict[str, Any]) -> None:
    depth = MODEL_DEEP if int(entry["counts"][MODEL_DEEP - 1]) < 60_000 else MODEL_DEPTH
    for shallower in range(1, depth + 1):
        model = Model.parse(entry["position"], entry["revision"])
        assert model_perft(model, shallower) == entry["counts"][shallower - 1]


def test_every_revision_of_the_rules_has_recorded_games() -> None:
    found = {read_record(path.read_text(encoding="utf-8")).tags["Rules"] for path in GAMES}
    assert found == {str(revision) for revision in range(OLDEST_REVISION, RULES_REVISION + 1)}


@pytest.mark.parametrize("edition", ["ardennes", "dday", "prototype"])
def test_a_recorded_game_shows_a_mortar_that_fires_only_when_placed(edition: str) -> None:
    text = (HERE / "games" / f"mortar-placed-{edition}.7r").read_text(encoding="utf-8")
    match = from_record(read_record(text))
    assert match.start.variant.settings["mortar_fires"] == "placed"
    assert any(step.action.text == "Rl" for step in match.steps)
    redeployed = [
        step.before
        for step in match.steps
        if step.action.kind == "redeploy"
        and step.before.line(step.before.side, step.action.road).units[0] == "R"
        and not step.before.layout().effects.fresh
    ]
    assert redeployed
    for state in redeployed:
        after = state.copy()
        after.apply(next(step.action for step in match.steps if step.before is state))
        assert not after.layout().effects.fresh
