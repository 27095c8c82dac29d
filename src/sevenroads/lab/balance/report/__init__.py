"""The report of a study: `report.md` with its plots, and `report.html`, which needs no other file.

- `groups`: the measurements of each variant, with names. `wording`: numbers as text.
- `summary`: overview, comparison and findings. `sections`: the tables of one variant. `plots`: its drawings.
- `document`: sections as Markdown, HTML and plain text.

The texts are for game designers.
"""

from __future__ import annotations

from typing import Final

from ....rules.types import TURN_AP
from ..statistics import FAIR
from ..study import Study
from .document import Code, Section, as_html, as_markdown, as_text, figures
from .groups import reports_of
from .sections import group_sections
from .summary import summary
from .wording import count

__all__ = ["as_text", "write_report"]

PLOTS: Final = "plots"
READING: Final = f"""\
- **Points** are the share of the points that a side won: a win is 1 point, a draw half a point. 50% is even.
- An **interval** is a 95% interval: the more games, the narrower.
- **Fair** means {100 * FAIR[0]:.0f}% to {100 * FAIR[1]:.0f}%. The verdict is *too strong* or *too weak* if
  the interval lies outside this band, *fair* if it lies inside, and otherwise *not decided*: play more games.
- A table with many rows needs a stricter test, or chance alone would make some rows look unfair. Its verdicts
  use wider intervals, so that all of them together are right with 95% (Bonferroni).
- All results are those of the player named above. Stronger or weaker players may get others."""


def write_report(study: Study) -> list[Section]:
    """Write the report into the directory of the study, and return its summary."""
    groups = reports_of(study)
    short = summary(groups)
    sections = [_title(study), *short]
    for number, group in enumerate(groups, 1):
        sections += group_sections(group, f"{number}")
    sections.append(_repeat(study))
    folder = study.folder / PLOTS
    folder.mkdir(exist_ok=True)
    for figure in figures(sections):
        (folder / f"{figure.name}.svg").write_text(figure.svg, encoding="utf-8")
    (study.folder / "report.md").write_text(as_markdown(sections, PLOTS), encoding="utf-8")
    (study.folder / "report.html").write_text(as_html(sections), encoding="utf-8")
    return short


def _title(study: Study) -> Section:
    settings = study.settings
    players = " and ".join(f"`{player}`" for player in settings.players)
    paired = (
        " Each deal is played twice, with the same cards; only the starting player changes."
        if settings.paired
        else " The seats take turns to start."
    )
    played = f"{count(len(study.games))} games, {count(settings.games)} for each variant and player."
    first = "".join(f" The first turn has {ap} AP." for ap in settings.first_turn_ap if ap != TURN_AP)
    if len(settings.first_turn_ap) > 1:
        first = " The number of AP in the first turn is compared too."
    text = f"{played} Both sides are played by {players}.{first}{paired}"
    return Section("Balance report", 1, [text, READING])


def _repeat(study: Study) -> Section:
    settings = study.settings
    words = [
        "sevenroads balance",
        *settings.variants,
        f"--games {settings.games}",
        *(f"--player {player}" for player in settings.players),
        *(f"--first-turn-ap {ap}" for ap in settings.first_turn_ap if settings.first_turn_ap != (TURN_AP,)),
        f"--seed {settings.seed}",
    ]
    if settings.paired:
        words.append("--paired")
    text = "This command plays the same games again. They do not depend on the number of workers."
    return Section("Repeat", 2, [text, Code(f"{' '.join(words)} --out DIRECTORY")])
