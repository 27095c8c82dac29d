"""The client's examples and tactics: played by the engine in every edition, a sentence for every step."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from sevenroads import State
from sevenroads.editions import Catalog
from sevenroads.view import View

from .content import ROOT, load
from .tools import boards

EXAMPLES: Final[list[dict[str, Any]]] = load("examples.json")
STRUCTURE: Final[dict[str, Any]] = load("rulebook.json")
BOARDS: Final = [
    (example["id"], edition, board)
    for example in EXAMPLES
    for edition, board in example["editions"].items()
    if "?" not in board["position"]
]
TEXTS: Final = ROOT / "src" / "sevenroads" / "texts" / "en"
#: The words that each edition has and the others lack.
WORDS: Final = {
    "ardennes": {"road", "command tank"},
    "dday": {"beachhead", "artillery"},
    "prototype": {"street", "axis", "command tank"},
}


class Word(str):
    """A word with forms, as the host passes it to a text."""

    forms: dict[str, str]


def messages(name: str) -> dict[str, ast.Message]:
    """The messages of an English file of texts."""
    body = parse((TEXTS / name).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def bundle_of(*names: str) -> FluentBundle:
    functions = {
        "FORM": lambda word, form: word.forms[form],
        "CAPITAL": lambda text: text[:1].upper() + text[1:],
    }
    bundle = FluentBundle(["en"], functions=functions, use_isolating=False)
    for name in names:
        bundle.add_resource(FluentResource((TEXTS / name).read_text(encoding="utf-8")))
    return bundle


BUNDLE: Final = bundle_of("game.ftl", "examples.ftl")
MESSAGES: Final = messages("examples.ftl")


def key_of(name: str) -> str:
    return name if name.startswith("tactic-") else f"example-{name}"


def word(key: str) -> Word:
    message = BUNDLE.get_message(key)
    found = Word(BUNDLE.format_pattern(message.value)[0])
    found.forms = {form: BUNDLE.format_pattern(text)[0] for form, text in message.attributes.items()}
    return found


def rendered(name: str, edition: str) -> dict[str, str]:
    """The caption (under "") and the attributes of an example as a reader of an edition sees them."""
    arguments = {
        "edition": edition,
        "lane": word(f"lane-{edition}"),
        "south": word(f"side-{edition}-south"),
        "north": word(f"side-{edition}-north"),
        "gun": word("unit-A" if edition == "dday" else "unit-K"),
        "length": 18,
        "three": "no" if edition == "prototype" else "yes",
    }
    message = BUNDLE.get_message(key_of(name))
    found = {}
    for part, pattern in {"": message.value, **message.attributes}.items():
        text, errors = BUNDLE.format_pattern(pattern, arguments)
        assert not errors, (name, part, errors)
        found[part] = str(text)
    return found


def board_of(name: str, edition: str = "ardennes") -> dict[str, Any]:
    found: dict[str, Any] = next(e for e in EXAMPLES if e["id"] == name)["editions"][edition]
    return found


def entries() -> list[dict[str, Any]]:
    return [entry for chapter in STRUCTURE["chapters"] for entry in (chapter, *chapter["rules"])]


def test_the_examples_are_up_to_date() -> None:
    assert boards.filled_examples() == boards.EXAMPLES.read_text(encoding="utf-8")


def test_every_example_has_a_place_in_the_rulebook_and_existing_rules() -> None:
    names = [example["id"] for example in EXAMPLES]
    assert len(set(names)) == len(names)
    rules = {entry["id"] for entry in entries()}
    shown = {name for entry in entries() for name in entry.get("examples", ())}
    tactics = [tactic["example"] for tactic in STRUCTURE["tactics"]]
    assert tactics == [f"tactic-{tactic['id']}" for tactic in STRUCTURE["tactics"]]
    assert shown | set(tactics) == set(names)
    for part in (*EXAMPLES, *STRUCTURE["tactics"]):
        assert part["rules"]
        assert set(part["rules"]) <= rules


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_every_step_has_a_sentence_and_no_sentence_is_without_a_step(example: dict[str, Any]) -> None:
    parts = {attribute.id.name for attribute in MESSAGES[key_of(example["id"])].attributes}
    for board in example["editions"].values():
        steps = {f"step{number}" for number in range(1, len(board["actions"]) + 1)}
        assert parts - {"step0"} == {"title"} | steps


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_you_are_south_and_to_move(example: dict[str, Any]) -> None:
    """An example that another side begins names the sides."""
    for edition, board in example["editions"].items():
        text = " ".join(rendered(example["id"], edition).values())
        if re.search(r"\b[Yy]our?\b", text):
            assert board["position"].split(" ")[2].startswith("s")


def test_every_text_belongs_to_an_example() -> None:
    assert MESSAGES.keys() == {key_of(example["id"]) for example in EXAMPLES}


@pytest.mark.parametrize("edition", WORDS)
def test_the_texts_use_the_words_of_the_edition(edition: str) -> None:
    others = {word for words in WORDS.values() for word in words} - WORDS[edition]
    foreign = re.compile(rf"\b(?:{'|'.join(sorted(others))})s?\b", re.IGNORECASE)
    used = set()
    for example in EXAMPLES:
        if edition not in example["editions"]:
            continue
        for part, text in rendered(example["id"], edition).items():
            assert text.strip(), (example["id"], part)
            assert not foreign.search(text), (example["id"], part, text)
            assert not re.search(r"[{}!]|  |\bdefeat", text), (example["id"], part, text)
            assert (text[-1] in ".?") is (part != "title"), (example["id"], part, text)
            used |= {name for name in WORDS[edition] if name in text.lower()}
    assert used == WORDS[edition]


@pytest.mark.parametrize(("name", "edition", "board"), BOARDS)
def test_a_text_names_roads_of_its_board(name: str, edition: str, board: dict[str, Any]) -> None:
    lane = word(f"lane-{edition}")
    for part, text in rendered(name, edition).items():
        for number in re.findall(rf"\b{lane} (\d)", text):
            roads = board["position"].split(" ")[1].split("/")
            named = int(number) in board["roads"] or roads[int(number) - 1] != "|" or number in "17"
            played = number in "".join(board["actions"])
            assert named or played, (part, text)


@pytest.mark.parametrize(("name", "edition", "board"), BOARDS)
def test_an_example_plays_as_written(name: str, edition: str, board: dict[str, Any]) -> None:
    assert board["position"].replace("+", " ").split(" ")[0] == edition
    state = State.parse(board["position"])
    frames = [str(state)]
    for action in board["actions"]:
        assert action in [legal.text for legal in state.legal_actions()]
        state.apply(action)
        frames.append(str(state))
    assert frames == board["frames"]
    assert frames[0] == board["position"]
    assert len(board["events"]) == len(board["actions"])
    for refused in board.get("refused", ()):
        reason = State.parse(frames[refused["after"]]).refusal(refused["action"])
        assert reason is not None
        assert BUNDLE.has_message(f"refusal-{reason.code}")
        assert (reason.code, reason.rule, dict(reason.values)) == (
            refused["code"],
            refused["rule"],
            refused["values"],
        )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_an_example_has_the_same_steps_in_all_its_editions(example: dict[str, Any]) -> None:
    assert example["editions"].keys() <= set(Catalog.editions())
    found = list(example["editions"].values())
    assert len({len(board["actions"]) for board in found}) == 1
    refused = [[(r["after"], r["code"]) for r in board.get("refused", ())] for board in found]
    assert all(one == refused[0] for one in refused)


def test_examples_belong_to_the_editions_that_have_their_units_and_cards() -> None:
    editions = {example["id"]: tuple(example["editions"]) for example in EXAMPLES}
    retail = ("ardennes", "dday")
    apart = {
        "first-turn": retail,
        "first-turn-streets": ("prototype",),
        "command-tank": ("ardennes", "prototype"),
        "artillery": ("dday",),
        "three-roads": retail,
        "nobody-can-win": ("prototype",),
        "card-night-march": retail,
        "card-new-orders": retail,
        "deny": retail,
        "night-march-twice": retail,
    }
    assert {name: found for name, found in editions.items() if len(found) < 3} == apart


def test_examples_that_are_views_can_be_parsed() -> None:
    views = [
        board["position"]
        for example in EXAMPLES
        for board in example["editions"].values()
        if "?" in board["position"]
    ]
    assert len(views) == 3
    assert all(str(View.parse(view)) == view for view in views)


@pytest.mark.parametrize(
    ("name", "edition", "end"),
    [
        ("first-turn", "ardennes", "|/|/P|/TM|/T|/|/| n2:4"),
        ("first-turn-streets", "prototype", "|/|/|/|TP/|TP/|/| s2:4"),
        ("opening", "ardennes", "|/|/T|PT/PPMPPT|MPT/T|TPTP3/PMTP|P/| n7:4"),
        ("sweep", "ardennes", "|/|/|/|/TPS|T4/|/| s9:1"),
        ("stops-at-equal", "prototype", "TTTTP|P/|/|/|/|/|/| s9:3"),
        ("mine-mine", "ardennes", "TTTT|PP/|/|/|/|/|/| s9:3"),
        ("mine-blocks", "prototype", "|/|/|T/|/!3TPPPPMT|/|/| s11:2"),
        ("command-tank", "ardennes", "|/|/|TTT/TTK|PPTC/|MTTTM/|/!3TTTPPP| n10:4"),
        ("command-tank", "prototype", "|/|/|TTT/TTK|PPTC/|MTTTM/|/!3TTTPPP| n10:4"),
        ("artillery", "dday", "|TTT/|/|/TTA|PPTC/|/|/!3TTTPPP| n10:4"),
        ("mortar", "ardennes", "|/|/|RTT/|TTTTT3!/TTT|/|/| n9:3"),
        ("private-private", "ardennes", "TTTT|P/|/|/|/|/|/| n9:3"),
        ("corporal", "ardennes", "TT|CTTM/|/|/|/|/|/| n9:3"),
        ("mortar-clash", "dday", "|/|P/|/|/|/|/| n10:3"),
        ("longest-four", "ardennes", "GTTT|/|/|/|/|/|/| s1:0"),
        ("opening-points", "ardennes", "|/|/|/3PT|/|/|/| s1:0"),
    ],
)
def test_the_worked_examples_end_as_the_rules_print_them(name: str, edition: str, end: str) -> None:
    assert " ".join(board_of(name, edition)["frames"][-1].split(" ")[1:3]) == end


@pytest.mark.parametrize(
    ("name", "edition", "unit"),
    [("command-tank", "ardennes", "K"), ("command-tank", "prototype", "K"), ("artillery", "dday", "A")],
)
def test_the_unit_with_two_arrows_is_placed_with_the_last_point_while_a_card_is_held(
    name: str, edition: str, unit: str
) -> None:
    board = board_of(name, edition)
    before, placed = State.parse(board["frames"][0]), State.parse(board["frames"][1])
    assert board["actions"][:2] == [f"{unit}4", f"{unit}l"]
    assert (before.ap, placed.ap) == (1, 0)
    assert board["position"].split(" ")[1].split("/")[6].startswith("!"), "south holds road 7"
    assert "/dig-in " in board["position"]
    assert {"x4", ".", f"{unit}l"} <= {action.text for action in placed.legal_actions()}, "attack or block"
    assert f"{unit}r" in [refused["action"] for refused in board["refused"]]


@pytest.mark.parametrize(
    ("name", "winner"),
    [("three-roads", "south"), ("by-objective", "south"), ("last-turn", None), ("nobody-can-win", None)],
)
def test_an_example_of_an_end_ends_the_game(name: str, winner: str | None) -> None:
    for board in next(e for e in EXAMPLES if e["id"] == name)["editions"].values():
        state = State.parse(board["position"])
        for action in board["actions"]:
            assert not state.is_over
            state.apply(action)
        assert state.outcome is not None
        assert state.outcome.winner == winner
