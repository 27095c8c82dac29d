"""Descriptions of a position in the scene's language: turn, result, cards, effects, and the whole position.

The words come from the edition. Edition and deck files may be written by anyone, so all names pass `clean`
before they are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ..editions import say
from ..rules.types import ROADS, SIDES, UNKNOWN, Side
from .scene import Scene

#: Texts use no-break spaces, which do not count as printable.
_SPACES: Final = "\u00a0\u202f"


def clean(text: str) -> str:
    """Text without control characters and characters that XML forbids.

    >>> clean("tank" + chr(27) + "[2J")
    'tank[2J'
    """
    return "".join(c for c in text if c.isprintable() or c in _SPACES)


def title(scene: Scene) -> str:
    edition = scene.variant.edition
    return clean(say(edition.name, scene.texts.language, edition.id))


def seat(scene: Scene, side: Side) -> str:
    return clean(scene.texts.side(side, scene.variant))


def lane(scene: Scene, count: int = 1) -> str:
    return clean(scene.texts.lane(scene.variant, "" if count == 1 else "many"))


def unit(scene: Scene, letter: str) -> str:
    return clean(scene.texts.unit(letter, scene.variant))


def roads(scene: Scene, numbers: tuple[int, ...]) -> str:
    """`road 3`, `roads 3 and 5`."""
    return f"{lane(scene, len(numbers))} {scene.texts.listed([str(number) for number in numbers])}"


def turn(scene: Scene) -> str:
    return scene.texts.text("turn", {"turn": scene.layout.turn})


def status(scene: Scene) -> str:
    """Who is to play, or how the game ended."""
    outcome = scene.outcome
    if outcome is None:
        return clean(scene.texts.text("status-side", _arguments(scene, side=scene.layout.side)))
    return _phrase(scene.texts.end(outcome.termination, outcome.winner, scene.variant, "spectator"))


def heading(scene: Scene) -> str:
    return scene.texts.labelled(title(scene), f"{turn(scene)}, {status(scene)}")


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
    edition, language = scene.variant.edition, scene.texts.language
    for card in scene.variant.objective_deck.file.cards:
        if card.id == held:
            title = edition.card_text(card.title, language, card.id)
            return clean(title if short else edition.card_text(card.text, language, title))
    return scene.texts.cli("objective-hidden")


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
            return clean(scene.variant.edition.card_text(card.title, scene.texts.language, effect))
    return clean(effect)


def discards(scene: Scene) -> str | None:
    """The discarded cards, with a label; `None` if there are none or they are unknown."""
    if not scene.discards:
        return None
    counts = Counter(card_title(scene, card) for card in scene.discards)
    cards = ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in counts.items())
    return scene.texts.text("deck-discards", {"cards": cards})


def decks(scene: Scene) -> str:
    layout = scene.layout
    objectives, victory = (
        len(deck) if isinstance(deck, tuple) else deck
        for deck in (layout.objective_deck, layout.victory_deck)
    )
    parts = []
    if scene.variant.objectives:
        parts.append(scene.texts.cli("objective-cards", count=objectives))
    if scene.variant.victory_cards:
        parts.append(scene.texts.text("cards-count", {"count": victory}))
    return ", ".join(parts)


def effects(scene: Scene) -> list[str]:
    """The active effects, without full stops."""
    return [_phrase(clean(effect)) for effect in _effects(scene)]


def _effects(scene: Scene) -> Iterator[str]:
    found = scene.layout.effects

    def effect(name: str, **values: object) -> str:
        return scene.texts.game(f"effect-{name}", values, scene.variant)

    dug = [(side, road) for side in SIDES for road in range(1, ROADS + 1) if scene.dug_in(side, road)]
    yield from (effect("dig-in", side=side, road=road) for side, road in dug)
    for side in SIDES:
        if found.supply_cut[side.number]:
            yield effect("supply-cut", side=side, ap=found.supply_cut[side.number])
        if found.second_front[side.number]:
            yield effect("second-front", side=side, limit=1 + found.second_front[side.number])
        if found.intelligence[side.number]:
            yield effect("intelligence", side=side)
    if found.night_march:
        yield effect("night-march")
    if found.fresh:
        yield effect("fresh")


def describe(scene: Scene) -> str:
    """The whole position in sentences, for screen readers."""
    said = [f"{turn(scene)}. {status(scene)}."]
    if scene.outcome is None:
        said.append(f"{scene.texts.text('ap-left', {'ap': scene.layout.ap})}.")
    said += [sentence for road in range(1, ROADS + 1) for sentence in _describe_road(scene, road)]
    for side in SIDES:
        stock = scene.stocks[side.number].items()
        units = scene.texts.units("".join(letter * count for letter, count in stock), scene.variant)
        said.append(
            scene.texts.cli("stock" if units else "stock-empty", **_arguments(scene, side=side), units=units)
        )
    said += [f"{effect}." for effect in effects(scene)]
    return clean(" ".join(said))


def _describe_road(scene: Scene, road: int) -> Iterator[str]:
    def sentence(name: str, **values: Any) -> str:
        names = values.pop("names", "")
        arguments = {**_arguments(scene, road=road, **values), "names": names}
        return scene.texts.text(f"describe-{name}", arguments, "game")

    conqueror = scene.conqueror(road)
    if conqueror is None:
        yield sentence("road", gap=scene.gaps[road - 1])
    else:
        yield sentence("conquered", side=conqueror)
    for side in SIDES:
        if letters := scene.line(side, road).units:
            names = ", ".join(unit(scene, letter) for letter in letters)
            yield sentence("line", side=side, names=names)
    if conqueror is None and scene.contact(road):
        yield sentence("contact")
    for piece in scene.pieces:
        if piece.road == road and piece.blocked:
            yield scene.texts.cli("blocked", **_arguments(scene, side=piece.side, unit=piece.unit.letter))


def _arguments(scene: Scene, **values: Any) -> dict[str, Any]:
    return scene.texts.arguments(values, scene.variant)


def _phrase(sentence: str) -> str:
    """A sentence without its full stop."""
    return sentence.removesuffix(".")
