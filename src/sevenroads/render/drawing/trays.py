"""Draws the trays of the two seats (name, flags, cards, stock, action points) and the footer.

Cards that the scene does not show are drawn face down.
"""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

from ...rules.types import TURN_AP, Side, Unit
from .. import descriptions
from .brush import Brush
from .markup import number, shorten, tag, text_width, words
from .measures import WIDTH
from .pieces import insignia
from .print import chip
from .roads import draw_flag

TRAY = 88.0
FOOTER = 38.0
_PITCH = 56.0
_STOCK_ROOM = 504.0
_CARD = 20.0


def draw_tray(brush: Brush, side: Side) -> str:
    """A seat's tray; its top left corner is at (0, 0)."""
    colours, scene = brush.colours, brush.scene
    acting = scene.outcome is None and scene.layout.side is side
    parts = [
        tag("rect", width=WIDTH, height=TRAY, rx=9, fill=colours["tray-edge"]),
        tag("rect", x=1.5, y=1.5, width=WIDTH - 3, height=TRAY - 3, rx=7.5, fill=colours["tray"]),
        _heading(brush, side),
        _stock(brush, side),
    ]
    if acting:
        parts.append(_points(brush, side))
    return tag("g", *parts, class_="tray", data_side=side.value)


def _heading(brush: Brush, side: Side) -> str:
    scene, colours, livery = brush.scene, brush.colours, brush.livery(side)
    name = descriptions.seat(scene, side)
    shown = shorten(name, 16, 190)
    parts = [
        tag("circle", cx=24, cy=21, r=10.5, fill=livery["flag"]),
        insignia(brush, side, 24, 21.2, 6, livery["print"]),
        words(shown, 42, 26.5, 16, fill=colours["text"], font_weight=700),
    ]
    x = 42 + text_width(shown, 17.5) + 18
    for road in scene.held(side):
        parts.append(draw_flag(brush, side, x, 12))
        parts.append(words(str(road), x + 25, 26, 12.5, fill=colours["text"], font_weight=600))
        x += 42
    return "".join(parts) + _cards(brush, side, x)


def _cards(brush: Brush, side: Side, leftmost: float) -> str:
    """The objective and the hand, from right to left. A number counts the cards that do not fit."""
    scene = brush.scene
    seen, hidden = descriptions.hand(scene, side)
    objective = descriptions.objective_title(scene, side)
    cards = [_Card(title, False) for title in seen] + [_Card(None, False)] * hidden
    if objective is not None:
        known = bool(descriptions.targets(scene, side))
        cards.insert(0, _Card(objective if known else None, True))
    drawn: list[str] = []
    right = WIDTH - 14.0
    for k, card in enumerate(cards):
        if right - card.width < leftmost + 30:
            rest = f"+{len(cards) - k}"
            drawn.append(words(rest, right, 26, 12, fill=brush.colours["quiet"], text_anchor="end"))
            break
        drawn.append(_draw_card(brush, card, right - card.width))
        right -= card.width + 6
    return "".join(drawn)


@dataclass(frozen=True, slots=True)
class _Card:
    """A card to draw. `title` is `None` if the card is face down."""

    title: str | None
    objective: bool

    @property
    def width(self) -> float:
        if self.title is None:
            return 15
        return text_width(self.title, 11.5) + (32 if self.objective else 16)


def _draw_card(brush: Brush, card: _Card, x: float) -> str:
    colours, width = brush.colours, card.width
    ink = colours["paper"] if card.title is None else colours["paper-ink"]
    rim = {"stroke": colours["paper-edge"]} if card.title is not None else {}
    fill = colours["card-back"] if card.title is None else colours["paper"]
    parts = [tag("rect", x=x, y=11, width=width, height=_CARD, rx=2.5, fill=fill, **rim)]
    if card.objective:
        ring = {"cx": x + (7.5 if card.title is None else 14), "cy": 11 + _CARD / 2}
        parts.append(tag("circle", **ring, r=4.4, fill="none", stroke=ink, stroke_width=1.3))
        parts.append(tag("circle", **ring, r=1.6, fill=ink))
    if card.title is None:
        back = tag(
            "rect",
            x=x + 2,
            y=13,
            width=width - 4,
            height=_CARD - 4,
            rx=1.2,
            fill="none",
            stroke=ink,
            stroke_opacity=0.5,
            stroke_width=0.9,
        )
        return tag("g", *parts, back, class_="card-back")
    middle = x + width / 2 + (8 if card.objective else 0)
    parts.append(words(card.title, middle, 25, 11.5, fill=ink, text_anchor="middle"))
    return tag("g", *parts, class_="card")


def _stock(brush: Brush, side: Side) -> str:
    """The units in stock: a chip and a number for each kind."""
    scene = brush.scene
    pitch = min(_PITCH, _STOCK_ROOM / max(len(scene.units), 1))
    parts = []
    for k, unit in enumerate(scene.units.values()):
        count = scene.stocks[side.number][unit.letter]
        x = 12 + k * pitch
        scale = pitch / _PITCH
        chip = _chip(brush, side, unit) + words(
            str(count), 40, 26, 16, fill=brush.colours["text"], font_weight=600
        )
        parts.append(
            tag(
                "g",
                tag("title", escape(scene.texts.labelled(descriptions.unit(scene, unit.letter), str(count)))),
                chip,
                class_="stock",
                data_unit=unit.letter,
                data_count=str(count),
                opacity=None if count else 0.32,
                transform=f"translate({number(x)} 42) scale({number(scale)})",
            )
        )
    return "".join(parts)


def _chip(brush: Brush, side: Side, unit: Unit) -> str:
    parts = chip(unit, brush.sign(unit), brush.wears_star(side), lengths=False, pieces=brush.pieces)
    return tag("g", brush.paint(parts, side), transform=f"scale({number(36 / 44)})")


def _points(brush: Brush, side: Side) -> str:
    """Action points as pips in rows of four; spent ones are empty."""
    left = brush.scene.layout.ap
    colour = brush.livery(side)["flag"]
    x, total = WIDTH - 62, max(TURN_AP, left)
    pips = [
        tag(
            "circle",
            cx=x + (k % 4) * 15,
            cy=(62 if total <= 4 else 54) + (k // 4) * 15,
            r=5,
            fill=colour if k < left else "none",
            stroke=colour,
            stroke_width=1.6,
            class_="pip" if k < left else "spent",
        )
        for k in range(total)
    ]
    return tag("g", tag("title", brush.scene.texts.text("ap", {"ap": left})), *pips)


def draw_footer(brush: Brush) -> str:
    """Turn and status, and below them active effects, deck sizes and discards."""
    scene, colours = brush.scene, brush.colours
    head = f"{descriptions.turn(scene)} · {descriptions.status(scene)}"
    notes = descriptions.effects(scene)
    if decks := descriptions.decks(scene):
        notes.append(scene.texts.labelled(scene.texts.cli("decks"), decks))
    if discarded := descriptions.discards(scene):
        notes.append(discarded)
    return words(head, 4, 15, 14, fill=colours["text"], font_weight=600) + words(
        shorten(" · ".join(notes), 11.5, WIDTH - 8), 4, 33, 11.5, fill=colours["quiet"]
    )
