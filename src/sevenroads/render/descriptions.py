"""Descriptions of a position in English: turn, result, cards, effects, and the whole position.

The words come from the edition. Edition and deck files may be written by anyone, so all names pass `clean`
before they are shown.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from ..editions import say
from ..rules.types import ROADS, SIDES, UNKNOWN, Side, Termination
from .scene import Scene

_HOW: Final = {
    Termination.OBJECTIVE: "by fulfilling the objective",
    Termination.THREE_ROADS: "with three {lanes}",
    Termination.TURN_LIMIT: "turn limit",
    Termination.NOBODY_CAN_WIN: "nobody can win any more",
    Termination.RESIGNATION: "by resignation",
    Termination.TIME: "on time",
    Termination.AGREEMENT: "by agreement",
    Termination.REPETITION: "the same position for the third time",
    Termination.OTHER: "",
}


def clean(text: str) -> str:
    """Text without control characters and characters that XML forbids.

    >>> clean("tank" + chr(27) + "[2J")
    'tank[2J'
    """
    return "".join(c for c in text if c.isprintable())


def title(scene: Scene) -> str:
    edition = scene.variant.edition
    return clean(say(edition.name, "en", edition.id))


def seat(scene: Scene, side: Side) -> str:
    return clean(scene.variant.edition.seat_name(side))


def lane(scene: Scene, count: int = 1) -> str:
    return clean(scene.variant.edition.lane_word(plural=count != 1))


def unit(scene: Scene, letter: str) -> str:
    return clean(scene.variant.edition.unit_name(letter))


def roads(scene: Scene, numbers: tuple[int, ...]) -> str:
    """`road 3`, `roads 3 and 5`."""
    return f"{lane(scene, len(numbers))} {_listed([str(number) for number in numbers])}"


def turn(scene: Scene) -> str:
    return f"Turn {scene.layout.turn}"


def status(scene: Scene) -> str:
    """Who is to act, or how the game ended."""
    outcome = scene.outcome
    if outcome is None:
        return f"{seat(scene, scene.layout.side)} to act"
    how = _HOW[outcome.termination].format(lanes=lane(scene, 3))
    if outcome.winner is None:
        return f"Draw: {how}" if how else "Draw"
    return f"{seat(scene, outcome.winner)} won {how}".rstrip()


def objective_title(scene: Scene, side: Side) -> str | None:
    """The short name of an objective; `hidden` if the viewer may not see it, `None` without objectives."""
    return _objective(scene, side, short=True)


def objective_text(scene: Scene, side: Side) -> str | None:
    """The text of an objective; `hidden` if the viewer may not see it, `None` without objectives."""
    return _objective(scene, side, short=False)


def _objective(scene: Scene, side: Side, short: bool) -> str | None:
    held = scene.layout.cards[side.number].objective
    if held is None:
        return None
    for card in scene.variant.objective_deck.file.cards:
        if card.id == held:
            edition = scene.variant.edition
            title = edition.card_text(card.title, otherwise=card.id)
            return clean(title if short else edition.card_text(card.text, otherwise=title))
    return "hidden"


def targets(scene: Scene, side: Side) -> frozenset[int]:
    """The roads an open objective asks a side to take."""
    held = scene.layout.cards[side.number].objective
    for card in scene.variant.ruleset.objectives:
        if card.id == held:
            return frozenset[int]().union(*(clause.roads for clause in card.take))
    return frozenset()


def hand(scene: Scene, side: Side) -> tuple[tuple[str, ...], int]:
    """The titles of the victory cards the viewer sees, and how many more are hidden."""
    cards = scene.layout.cards[side.number].hand
    seen = tuple(card_title(scene, card) for card in cards if card != UNKNOWN)
    return seen, len(cards) - len(seen)


def card_title(scene: Scene, effect: str) -> str:
    for card in scene.variant.victory_deck.file.cards:
        if card.id == effect:
            return clean(scene.variant.edition.card_text(card.title, otherwise=effect))
    return clean(effect)


def discards(scene: Scene) -> str | None:
    """The discarded cards; `None` if they are unknown, empty if there are none."""
    if scene.discards is None:
        return None
    counts = Counter(card_title(scene, card) for card in scene.discards)
    return ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in counts.items())


def decks(scene: Scene) -> str:
    layout = scene.layout
    sizes = [
        len(deck) if isinstance(deck, tuple) else deck
        for deck in (layout.objective_deck, layout.victory_deck)
    ]
    parts = []
    if scene.variant.objectives:
        parts.append(f"{sizes[0]} objective")
    if scene.variant.victory_cards:
        parts.append(f"{sizes[1]} victory")
    return ", ".join(parts)


def effects(scene: Scene) -> list[str]:
    """The active effects, one sentence each."""
    found, now = scene.layout.effects, scene.layout.side
    said = [
        f"{seat(scene, side)} dug in on {roads(scene, tuple(dug))}"
        for side in SIDES
        if (dug := [road for road in range(1, ROADS + 1) if scene.dug_in(side, road)])
    ]
    for side in SIDES:
        name, place = seat(scene, side), side.number
        if found.supply_cut[place]:
            said.append(f"{name}: {found.supply_cut[place]} AP fewer next turn")
        if found.second_front[place]:
            said.append(f"{name}: up to {1 + found.second_front[place]} special units")
        if found.intelligence[place]:
            said.append(f"{name} know the enemy's objective")
    if found.night_march:
        said.append(f"{seat(scene, now)}: redeploying costs 1 AP")
    if found.fresh:
        gun = next((u for u in scene.units.values() if u.fires_only_when_deployed), None)
        said.append(f"{seat(scene, now)}: the {unit(scene, gun.letter) if gun else 'gun'} may fire")
    return said


def describe(scene: Scene) -> str:
    """The whole position in sentences, for screen readers."""
    said = [f"{turn(scene)}. {status(scene)}."]
    if scene.outcome is None:
        said[0] = f"{turn(scene)}, {status(scene)} with {scene.layout.ap} AP left."
    said += [_describe_road(scene, road) for road in range(1, ROADS + 1)]
    for side in SIDES:
        left = [
            f"{count} {clean(scene.variant.edition.unit_name(letter, plural=count > 1))}"
            for letter, count in scene.stocks[side.number].items()
            if count
        ]
        said.append(f"Stock of the {seat(scene, side)}: {_listed(left) or 'empty'}.")
    said += [f"{effect}." for effect in effects(scene)]
    return " ".join(said)


def _describe_road(scene: Scene, road: int) -> str:
    where = f"{lane(scene).capitalize()} {road}"
    lines = [
        f"{seat(scene, side)} {', '.join(unit(scene, letter) for letter in found.units)}"
        for side in SIDES
        if (found := scene.line(side, road)).units
    ]
    conqueror = scene.conqueror(road)
    if conqueror is not None:
        return f"{where}, conquered: {lines[0]}."
    if not lines:
        return f"{where}: empty."
    blocked = [p for p in scene.pieces if p.road == road and p.blocked]
    front = "in contact" if scene.contact(road) else f"gap {scene.gaps[road - 1]}"
    for piece in blocked:
        front += f", the {unit(scene, piece.unit.letter)} of the {seat(scene, piece.side)} blocked"
    return f"{where}, rear to front: {'; '.join(lines)}; {front}."


def _listed(parts: list[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"
