"""Checks that a layout could be part of a game, before `Position.from_layout` builds it.

A position need not be reachable, but it must be possible. The checks accept whole positions and views; in
a view, hidden cards are only counted.
"""

from __future__ import annotations

from collections import Counter

from .effects import LASTING_EFFECTS, CardEffect, InForce
from .errors import ImpossiblePosition
from .types import ROADS, SIDES, TURN_AP, TURN_LIMIT, UNKNOWN, Effects, FiresWhen, Layout, Ruleset, Side


def check_possible(rules: Ruleset, layout: Layout) -> None:
    """Raise `ImpossiblePosition` with what is wrong and in which field."""
    lengths = {unit.letter: unit.length for unit in rules.in_play}
    for road in range(1, ROADS + 1):
        _check_road(rules.road_length, lengths, layout, road)
    for side in SIDES:
        _check_army(rules, layout, side)
    _check_turn(rules, layout)
    _check_objectives(rules, layout)
    _check_victory_cards(rules, layout)
    _check_effects(rules, layout)


def _check_road(road_length: int, lengths: dict[str, int], layout: Layout, road: int) -> None:
    where = f"road {road}"
    lines = [layout.lines[side.number][road - 1] for side in SIDES]
    for side, line in zip(SIDES, lines, strict=True):
        for letter in line.units:
            if letter not in lengths:
                raise ImpossiblePosition(
                    f"{letter} is no unit in play: these are {''.join(lengths)}",
                    where,
                )
        if line.distance and not line.units:
            raise ImpossiblePosition(f"{side} has a distance of {line.distance} but no line", where)
    reach = [line.distance + sum(lengths[letter] for letter in line.units) for line in lines]
    if sum(reach) > road_length:
        raise ImpossiblePosition(f"the lines need {sum(reach)} tiles of {road_length} (R1.6)", where)
    conqueror = layout.conquered[road - 1]
    for side, line in zip(SIDES, lines, strict=True):
        flush = bool(line.units) and reach[side.number] == road_length
        if flush and conqueror is not side:
            raise ImpossiblePosition(
                f"{side}'s line is flush with the far edge, so the road is conquered: mark it with ! (R7.1)",
                where,
            )
        if conqueror is side and not flush:
            raise ImpossiblePosition(
                f"marked as conquered by {side}, whose line is not flush with the far edge (R7.1)",
                where,
            )


def _check_army(rules: Ruleset, layout: Layout, side: Side) -> None:
    standing = Counter(letter for line in layout.lines[side.number] for letter in line.units)
    for unit in rules.in_play:
        if standing[unit.letter] > unit.count:
            raise ImpossiblePosition(
                f"{side} has {standing[unit.letter]} {unit.letter} on the roads, its army {unit.count} (R2)",
                "roads",
            )
    specials = sum(standing[unit.letter] for unit in rules.in_play if unit.special)
    limit = 1 + layout.effects.second_front[side.number]
    if specials > limit:
        raise ImpossiblePosition(
            f"{side} has {specials} special units on the roads; the limit is {limit} (R2.4)",
            "roads",
        )


def _check_turn(rules: Ruleset, layout: Layout) -> None:
    if not 1 <= layout.turn <= TURN_LIMIT:
        raise ImpossiblePosition(f"turn {layout.turn}: turns go from 1 to {TURN_LIMIT} (R7.3)", "turn")
    most = TURN_AP + rules.bonus
    if not 0 <= layout.ap <= most:
        raise ImpossiblePosition(f"{layout.ap} AP: at most {most} are possible here (R3.1, R8)", "turn")


def _check_objectives(rules: Ruleset, layout: Layout) -> None:
    deck = Counter({card.id: card.count for card in rules.objectives})
    held = [cards.objective for cards in layout.cards]
    for side, objective in zip(SIDES, held, strict=True):
        where = f"{side}'s cards"
        if not deck and objective is not None:
            raise ImpossiblePosition(f"{objective!r}, but objectives are off: write - (R10)", where)
        if deck and objective is None:
            raise ImpossiblePosition("no objective, but objectives are on (R9)", where)
        if objective not in (None, UNKNOWN) and objective not in deck:
            raise ImpossiblePosition(
                f"unknown objective {objective!r}: the deck has {', '.join(deck)}", where
            )
    seen = [objective for objective in held if objective is not None]
    _check_deck("objective", deck, seen, layout.objective_deck)


def _check_victory_cards(rules: Ruleset, layout: Layout) -> None:
    deck = Counter(dict(rules.victory_cards))
    for side, cards in zip(SIDES, layout.cards, strict=True):
        for card in cards.hand:
            if card != UNKNOWN and card not in deck:
                raise ImpossiblePosition(
                    f"victory card {card!r} is not in the deck, which has {', '.join(deck) or 'none'}",
                    f"{side}'s cards",
                )
    hands = [card for cards in layout.cards for card in cards.hand]
    _check_deck("victory", deck, hands, layout.victory_deck)


def _check_deck(what: str, deck: Counter[str], held: list[str], rest: tuple[str, ...] | int) -> None:
    """No card may be listed more often than the deck has it."""
    listed = [*held, *(() if isinstance(rest, int) else rest)]
    unseen = rest if isinstance(rest, int) else 0
    for card, number in Counter(listed).items():
        if card != UNKNOWN and card not in deck:
            raise ImpossiblePosition(
                f"unknown {what} card {card!r}: the deck has {', '.join(deck) or 'none'}", "decks"
            )
        if card != UNKNOWN and number > deck[card]:
            raise ImpossiblePosition(
                f"{what} card {card!r} is listed {number} times; the deck has {deck[card]}", "decks"
            )
    if len(listed) + unseen > deck.total():
        raise ImpossiblePosition(f"{len(listed) + unseen} {what} cards; the deck has {deck.total()}", "decks")


def _check_effects(rules: Ruleset, layout: Layout) -> None:
    effects = layout.effects
    for effect in LASTING_EFFECTS:
        played, most = _cards_played(effect, effects), rules.victory_count(effect.name)
        if played > most:
            raise ImpossiblePosition(
                f"{effect.name} is in force {played} times; the victory deck has {most} (R8)", "effects"
            )
    for _, road in effects.dig_in:
        if layout.conquered[road - 1] is not None:
            raise ImpossiblePosition(f"dig-in on road {road}, which is conquered (R8.1)", "effects")
    if any(cut % 2 for cut in effects.supply_cut):
        raise ImpossiblePosition("a supply-cut takes 2 AP, so the amount must be even (R8)", "effects")
    if effects.supply_cut[layout.side.number]:
        raise ImpossiblePosition(
            f"supply-cut of {layout.side}, whose turn has begun: it ended then (R8)", "effects"
        )
    if any(effects.second_front) and not any(unit.special for unit in rules.in_play):
        raise ImpossiblePosition("second-front, but no special unit is in play (R8.1)", "effects")
    if any(effects.intelligence) and not rules.objectives:
        raise ImpossiblePosition("intelligence, but objectives are off (R8.1)", "effects")
    if effects.fresh:
        _check_fresh(rules, layout)


def _cards_played(effect: CardEffect, effects: Effects) -> int:
    """How many cards it took at least to bring an effect in force."""
    value = getattr(effects, effect.field)
    if effect.in_force is InForce.ROADS:
        return len(value)
    return int(value) if effect.in_force is InForce.TURN else -(-sum(value) // effect.amount)


def _check_fresh(rules: Ruleset, layout: Layout) -> None:
    bound = [unit.letter for unit in rules.in_play if unit.fires_when is not FiresWhen.ALWAYS]
    if not bound:
        raise ImpossiblePosition("fresh, but every unit in play fires in any turn (R6.4)", "effects")
    standing = any(
        bound[0] in line.units and layout.conquered[road] is None
        for road, line in enumerate(layout.lines[layout.side.number])
    )
    if not standing:
        raise ImpossiblePosition(
            f"fresh, but {layout.side} has no {bound[0]} on a road that is not conquered (R6.4)",
            "effects",
        )
