"""The text beside the terminal board: turn and AP, effects, decks, and each side's stock and cards.

The lines are not wrapped; the board decides their width and place.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ..rules.types import TURN_AP, Side
from . import descriptions
from .cells import CONQUERED, SPECIAL
from .palette import QUIET, STRONG, frame_of, ink_of
from .scene import Scene


def middle_lines(scene: Scene) -> Iterator[Text]:
    """The lines that concern both players."""
    layout = scene.layout
    yield Text(descriptions.title(scene), QUIET)
    yield Text.assemble(f"{descriptions.turn(scene)} · ", (descriptions.status(scene), STRONG))
    if scene.outcome is None:
        pips = "●" * layout.ap + "○" * (TURN_AP - layout.ap)
        points = scene.texts.text("ap", {"ap": layout.ap})
        yield Text.assemble((pips, ink_of(scene, layout.side)), f"  {points}")
    if scene.free_actions:
        yield _entry(scene, scene.texts.cli("free-now"), "  ".join(scene.free_actions))
    for effect in descriptions.effects(scene):
        yield Text.assemble(("• ", QUIET), effect)
    if decks := descriptions.decks(scene):
        yield _entry(scene, scene.texts.cli("decks"), decks)
    if discarded := descriptions.discards(scene):
        yield Text(discarded)


def seat_lines(scene: Scene, side: Side) -> Iterator[Text]:
    """A seat: name, conquered roads, stock, and the cards as the viewer sees them."""
    arrow = "▲" if side is scene.bottom else "▼"
    name = Text.assemble((f" {arrow} {descriptions.seat(scene, side)} ", frame_of(scene, side).letter))
    if held := scene.held(side):
        name.append(f"  {CONQUERED} {descriptions.roads(scene, held)}", ink_of(scene, side))
    yield name
    for special in (False, True):
        kinds = [unit.letter for unit in scene.units.values() if unit.special is special]
        if kinds:
            yield _stock(scene.stocks[side.number], kinds, f"{SPECIAL} " if special else "")
    objective = descriptions.objective_text(scene, side)
    if objective is not None:
        yield _entry(scene, scene.texts.cli("objective"), objective)
    if scene.variant.victory_cards:
        seen, hidden = descriptions.hand(scene, side)
        parts = [*seen, scene.texts.cli("cards-hidden", count=hidden)] if hidden else seen
        yield _entry(scene, scene.texts.text("cards-title"), ", ".join(parts) or scene.texts.cli("no-cards"))


def _stock(stock: dict[str, int], kinds: list[str], lead: str) -> Text:
    line = Text(lead)
    for letter in kinds:
        count = stock[letter]
        line.append(letter, STRONG if count else QUIET)
        line.append(f"×{count}", "" if count else QUIET).append("  ")
    return line


def _entry(scene: Scene, label: str, text: str) -> Text:
    return Text.assemble((scene.texts.labelled(label), QUIET), text)
