"""Measurements and reports of balance studies: what they find, and what they say."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sevenroads.lab.balance import Study, StudyGame, StudySettings
from sevenroads.lab.balance.games import Task, play_study_game
from sevenroads.lab.balance.measures import Measures
from sevenroads.lab.balance.report import as_text, write_report
from sevenroads.lab.balance.report.document import Code, Figure, Section, Table, as_html, as_markdown
from sevenroads.rules.types import SIDES, Side

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
UNFAIR = """
format = 1
kind = "objectives"
id = "unfair"

[[cards]]
id = "gift"
count = 4
take = [{ count = 1, of = [1, 2, 3, 4, 5, 6, 7] }]
title = { en = "A gift" }

[[cards]]
id = "labour"
count = 4
take = [{ count = 3, of = [1, 4, 7] }]
deny = [1, 2, 3, 4, 5, 6, 7]
"""
#: A finished game, from which the tests make others.
GAME = play_study_game(Task(0, "ardennes", "level:1", 1))


def altered(**changes: object) -> StudyGame:
    fields = {name: getattr(GAME, name) for name in GAME.__struct_fields__}
    cards = {name: () for name in fields if name.endswith(("_drawn", "_held", "_played"))}
    return StudyGame(**{**fields, **cards, "draw_order": "", "final_draw": None, **changes})


@pytest.fixture(scope="module")
def unfair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of two edition files of a user; one deck has a card that wins too easily."""
    folder = tmp_path_factory.mktemp("unfair")
    (folder / "cards.toml").write_text(UNFAIR)
    text = (EXAMPLES / "my-edition.toml").read_text(encoding="utf-8")
    (folder / "mine.toml").write_text(text.replace("my-objectives.toml", "cards.toml"), encoding="utf-8")
    for name in ("my-victory.toml", "my-objectives.toml"):
        (folder / name).write_text((EXAMPLES / name).read_text(encoding="utf-8"), encoding="utf-8")
    variants = (f"{folder}/mine.toml", f"{folder}/mine.toml+objective_deck={folder}/my-objectives.toml")
    study = Study.begin(folder / "study", StudySettings(variants, ("level:2",), games=60, paired=True))
    study.run(workers=1)
    (folder / "summary.txt").write_text(as_text(write_report(study)), encoding="utf-8")
    return folder


def test_a_card_that_wins_too_easily_is_found_in_an_edition_file_of_a_user(unfair: Path) -> None:
    summary = (unfair / "summary.txt").read_text(encoding="utf-8")
    assert re.search(r"Objective cards that are too strong: A gift \(gift\) \d+\.\d%\.", summary)
    assert re.search(r"Objective cards that are too weak: labour \d+\.\d%\.", summary)
    other = next(line for line in summary.splitlines() if line.startswith("- ") and "my-objectives" in line)
    assert "too strong" not in other


def test_two_decks_are_compared_in_one_study(unfair: Path) -> None:
    page = (unfair / "study" / "report.md").read_text(encoding="utf-8")
    assert "## Comparison" in page
    assert re.search(r"\| won by objective \| [+-]\d+\.\d \([+-]\d+\.\d to [+-]\d+\.\d\) \|", page)
    assert "Each deal is played twice, with the same cards; only the starting player changes." in page
    assert "| A gift (`gift`) |" in page
    assert "south (Blues)" in page


def test_the_report_has_its_plots_and_the_html_page_needs_no_other_file(unfair: Path) -> None:
    folder = unfair / "study"
    links = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (folder / "report.md").read_text(encoding="utf-8"))
    assert len(links) == 7
    for link in links:
        ElementTree.parse(folder / link)
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 7
    assert not re.search(r"(src|href)=", page)
    assert "**" not in page
    assert "`" not in page


def test_the_report_can_be_written_again_from_the_parquet_file_alone(unfair: Path) -> None:
    folder = unfair / "study"
    before = (folder / "report.md").read_text(encoding="utf-8")
    lines = folder / "games.jsonl"
    kept = lines.read_bytes()
    lines.unlink()
    try:
        (folder / "report.md").unlink()
        study = Study.existing(folder)
        study.load()
        write_report(study)
    finally:
        lines.write_bytes(kept)
    assert (folder / "report.md").read_text(encoding="utf-8") == before


def test_a_changed_edition_file_is_another_study(unfair: Path) -> None:
    settings = Study.existing(unfair / "study").settings
    cards = unfair / "cards.toml"
    cards.write_text(UNFAIR.replace("count = 3", "count = 2"))
    try:
        with pytest.raises(ValueError, match="The rules or cards have changed since"):
            Study.begin(unfair / "study", settings)
    finally:
        cards.write_text(UNFAIR)
    Study.begin(unfair / "study", settings)


# ---------------------------------------------------------------- measurements


def test_points_are_those_of_the_side_that_is_measured() -> None:
    games = [
        altered(game=n, deal=n, starts=SIDES[n % 2], winner=(Side.SOUTH, Side.SOUTH, None, Side.NORTH)[n])
        for n in range(4)
    ]
    measures = Measures(games)
    # South starts and wins; north starts and loses; south starts and draws; north starts and wins.
    assert measures.starting.points.value == (1 + 0 + 0.5 + 1) / 4
    assert measures.south.points.value == (1 + 1 + 0.5 + 0) / 4
    assert measures.starting_from(Side.SOUTH).points.value == 0.75
    assert measures.starting.won == 0.5
    assert measures.drawn.value == 0.25


def test_objectives_are_measured_as_they_were_dealt() -> None:
    games = [
        altered(
            deal=n, winner=Side.SOUTH, termination="objective", south_objective="13", north_objective="26"
        )
        for n in range(3)
    ]
    cards = {row.label: row for row in Measures(games).objectives}
    assert (cards["13"].points.value, cards["26"].points.value) == (1.0, 0.0)
    assert (cards["13"].fulfilled, cards["26"].fulfilled) == (1.0, 0.0)


def test_a_victory_card_is_compared_with_others_that_came_as_early() -> None:
    games = []
    for n in range(40):
        # A first card `sabotage` always wins, `dig-in` never; second cards are drawn by winners only.
        games.append(
            altered(deal=2 * n, winner=Side.SOUTH, south_drawn=("sabotage", "dig-in"), draw_order="ss")
        )
        games.append(altered(deal=2 * n + 1, winner=Side.NORTH, south_drawn=("dig-in",), draw_order="s"))
    cards = {card.label: card for card in Measures(games).victory_cards}
    assert cards["sabotage"].effect.value == pytest.approx(1)
    assert cards["sabotage"].verdict == "too strong"
    assert cards["dig-in"].effect.value == pytest.approx(-1)
    assert cards["dig-in"].drawn.points.value == 0.5


def test_endings_lengths_and_special_units() -> None:
    games = [
        altered(deal=1, termination="objective", turns=10, south_specials="G", north_specials=""),
        altered(deal=2, termination="three roads", turns=30, south_specials="GY", north_specials="G"),
    ]
    measures = Measures(games)
    assert [(row.kind, row.share.value, row.turns) for row in measures.endings] == [
        ("objective", 0.5, 10),
        ("three roads", 0.5, 30),
    ]
    assert (measures.turns, measures.turn_counts(20)) == (20, {1: 1, 21: 1})
    assert [(row.label, used.value) for row, used in measures.specials] == [("G", 0.75), ("Y", 0.25)]


# ---------------------------------------------------------------- documents


def test_one_document_becomes_markdown_html_and_text() -> None:
    sections = [
        Section(
            "A `title`",
            1,
            [
                "- **one**\n- *two* < 3",
                Table(("card", "points"), [["`13`", "50%"]]),
                Figure("plot", "<svg/>\n", "A plot"),
                Code("sevenroads --version"),
            ],
        )
    ]
    markdown = as_markdown(sections, "plots")
    assert "| card | points |\n| --- | --- |\n| `13` | 50% |" in markdown
    assert "![A plot](plots/plot.svg)" in markdown
    assert "```text\nsevenroads --version\n```" in markdown
    html = as_html(sections)
    assert "<li><b>one</b></li>\n<li><i>two</i> &lt; 3</li>" in html
    assert "<td><code>13</code></td>" in html
    assert as_text(sections) == (
        "A title\n\n- one\n- two < 3\n\n  card  points\n  13    50%\n\nsevenroads --version"
    )
