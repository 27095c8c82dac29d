"""Refusals in English, in the words of the edition. Each sentence says what would have worked."""

from __future__ import annotations

from typing import Final

from ..editions import Edition
from ..rules.refusal import Refusal

_SENTENCES: Final = {
    "game-over": "The game has ended",
    "road-conquered": "{Lane} {road} is conquered and closed",
    "not-in-play": "{Units} are not in play",
    "stock-empty": "No {unit} is left in your stock",
    "special-limit": "At most {limit} of your special units may be on the battlefield",
    "does-not-fit": "The {unit} needs {length} tiles; {lane} {road} has a gap of {gap}",
    "points": "To {action} costs {cost} AP; you have {ap}",
    "blocked-points": "On {lane} {road} you are blocked: the retreat costs {cost} AP; you have {ap}",
    "no-line": "You have no line on {lane} {road}",
    "lone-unit": "Your {unit} on {lane} {road} stands alone: redeploying needs a line of at least two units",
    "no-enemy": "The enemy has no line on {lane} {road}",
    "no-contact": "The leading units on {lane} {road} do not touch: the gap is {gap}",
    "dug-in": "The enemy is dug in on {lane} {road} until its next turn begins",
    "dug-in-already": "Your line on {lane} {road} is dug in already",
    "stronger": "Your {unit} on {lane} {road} cannot attack the {enemy}, which beats it",
    "not-on-a-road": "Your {unit} is not on the battlefield",
    "gun-on-conquered": "Your {unit} stands on {lane} {road}, which is conquered, and no longer acts",
    "not-deployed": "The {unit} fires only in a turn in which it was placed or redeployed",
    "no-road-there": "There is no {lane} where the {direction} arrow of the {unit} on {lane} {road} points",
    "target-conquered": "The {direction} arrow of the {unit} points at {lane} {road}, which is conquered",
    "no-target": "The {direction} arrow of the {unit} meets no unit it hits on {lane} {road}",
    "not-in-hand": "You do not hold the card {card}",
    "no-specials": "No special unit is in play, so {card} has no use",
    "objective-known": "You know the enemy's objective already",
    "no-objectives": "There are no objectives in this game",
    "night-march-in-force": "A night-march is in force already",
    "no-objective-cards": "The objective deck is empty",
}


def word(refusal: Refusal, edition: Edition) -> str:
    """The sentence of a refusal, with its rule number."""
    values: dict[str, object] = dict(refusal.values)
    for key in ("unit", "enemy"):
        if key in values:
            values[key] = edition.unit_name(str(values[key]))
    if "unit" in refusal.values:
        values["Units"] = edition.unit_name(str(refusal.values["unit"]), plural=True).capitalize()
    lane = edition.lane_word()
    sentence = _SENTENCES[refusal.code].format(lane=lane, Lane=lane.capitalize(), **values)
    return f"{sentence} ({refusal.rule})."
