"""Refusals and reasons in English, in the words of the edition.

A refusal's sentence says why an action is not legal, a reason's sentence why an action makes sense.
This module turns a code and its values into a sentence; other modules decide which code applies.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from ..editions import Edition
from ..rules.refusal import Refusal

_SENTENCES: Final = {
    "game-over": "The game has ended",
    "road-conquered": "{Lane} {road} is conquered and closed",
    "not-in-play": "{Units} are not in play",
    "stock-empty": "No {unit} is left in your stock",
    "special-limit": "At most {limit} of your special units may be on the battlefield",
    "does-not-fit": "The {unit} needs {length} tiles; {lane} {road} has a gap of {gap}",
    "points": "It costs {cost} AP to {action}; you have {ap}",
    "blocked-points": "You are blocked on {lane} {road}, so the retreat costs {cost} AP; you have {ap}",
    "no-line": "You have no line on {lane} {road}",
    "lone-unit": "Your {unit} is alone on {lane} {road}: only a line of two or more units can redeploy",
    "no-enemy": "The enemy has no line on {lane} {road}",
    "no-contact": "The leading units on {lane} {road} do not touch: the gap is {gap}",
    "dug-in": "The enemy is dug in on {lane} {road} until its next turn begins",
    "dug-in-already": "Your line on {lane} {road} is already dug in",
    "stronger": "Your {unit} on {lane} {road} cannot attack the {enemy}, which beats it",
    "not-on-a-road": "Your {unit} is not on the battlefield",
    "gun-on-conquered": "Your {unit} is on {lane} {road}, which is conquered, so it can no longer act",
    "not-deployed": "The {unit} fires only in a turn in which it was placed or redeployed",
    "no-road-there": "The {direction} arrow of the {unit} on {lane} {road} points off the battlefield",
    "target-conquered": "The {direction} arrow of the {unit} points at {lane} {road}, which is conquered",
    "no-target": "The {direction} arrow of the {unit} points at no unit it can hit on {lane} {road}",
    "not-in-hand": "You do not have the card {card} in your hand",
    "no-specials": "This game has no special units, so {card} has no effect",
    "objective-known": "You already know the enemy's objective",
    "no-objectives": "This game is played without objectives",
    "night-march-in-force": "A night-march is already in force",
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


# ---------------------------------------------------------------- why an action makes sense

REASONS: Final = {
    "wins-by-objective": "You fulfil your objective and win",
    "wins-by-roads": "You conquer your third {lane} and win",
    "conquers": "You conquer {lane} {road}",
    "conquers-wanted": "You conquer {lane} {road}, which counts for your objective",
    "stops-win": "The enemy can no longer win next turn",
    "stops-possible-win": "The enemy could have won next turn with {count} of the objectives it may hold",
    "threatens-win": "You can win next turn if the enemy does not stop you",
    "defends": "The enemy can no longer conquer {lane} {road} next turn",
    "defends-denied": "You keep the enemy off {lane} {road}, as your objective demands",
    "threatens": "You can conquer {lane} {road} next turn",
    "threatens-wanted": "You can conquer {lane} {road}, which your objective names, next turn",
    "leaves": "The enemy can conquer {lane} {road} next turn",
    "leaves-win": "The enemy can win next turn",
    "leaves-possible-win": "The enemy can win next turn with {count} of the objectives it may hold",
    "sweeps": "Your {unit} removes {units} on {lane} {road}",
    "fires": "Your {unit} fires and removes {units} on {lane} {road}",
    "trades": "Your {unit} on {lane} {road} and the {enemy} in front of it both go back to stock",
    "blocks": "Your {unit} blocks the {enemy} on {lane} {road}",
    "threatens-sweep": "Your {unit} on {lane} {road} can remove {units}",
    "closes-door": "Your {unit} is in the enemy's way on {lane} {road}, where you had no line",
    "prepares": "You get closer on {lane} {road}, which your objective names: the gap is now {gap}",
    "advances": "Your line on {lane} {road} advances: the gap is now {gap}",
    "keeps": "You keep {stock} in stock against the {enemies} that lead {count} enemy lines",
    "saves-units": "Your {unit} moves to the front on {lane} {road} without using your stock",
    "frees": "Your {unit} leaves {lane} {road}, where it was blocked",
    "frees-special": "Your {unit} goes back to stock, so you may place another special unit",
    "withdraws": "Your {unit} leaves {lane} {road} and goes back to your stock",
    "wedges": "Your {unit} stays on {lane} {road} to the end and still counts as your special unit",
    "exposes": "The enemy can remove your {units} on {lane} {road} next turn",
    "wastes": "You lose {ap} AP that you could still use",
    "card-reinforcements": "You have {ap} AP this turn",
    "card-forced-march": "Your {unit} moves to the front on {lane} {road}, which saves you {ap} AP",
    "card-withdrawal": "Your {unit} retreats from {lane} {road}, which saves you {ap} AP",
    "card-sabotage": "The {enemy} leading on {lane} {road} goes back to the enemy's stock",
    "card-dig-in": "The enemy cannot remove your units on {lane} {road} before your next turn",
    "card-dig-in-saves": "The enemy could have removed your {units} on {lane} {road}; now it cannot",
    "card-supply-cut": "The enemy begins its next turn with {ap} AP",
    "card-second-front": "You may have {limit} special units on the battlefield",
    "card-intelligence": "You learn which objective you have to stop",
    "card-night-march": "Redeploying costs you 1 AP this turn; it can help {count} of your lines",
    "card-new-orders": "Your objective still needs {needed}; another may need fewer",
    "card-new-orders-lost": "Your objective can no longer be fulfilled, so you lose nothing",
}


class ReasonLike(Protocol):
    """A reason as `players.analyst.reasons` defines it: units are letters."""

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> Mapping[str, str | int]: ...


def word_reason(reason: ReasonLike, edition: Edition) -> str:
    """The sentence of a reason."""
    given = reason.values
    lane, lanes = edition.lane_word(), edition.lane_word(plural=True)
    values: dict[str, object] = {"lane": lane, **given}
    for key in ("unit", "enemy"):
        if key in given:
            values[key] = edition.unit_name(str(given[key]))
    if "enemy" in given:
        values["enemies"] = edition.unit_name(str(given["enemy"]), plural=True)
    if "units" in given:
        values["units"] = _listed(str(given["units"]), edition)
    if "left" in given and "unit" in given:
        values["stock"] = _listed(str(given["unit"]) * int(given["left"]), edition)
    if "count" in given:
        values["needed"] = _counted(given["count"], lane, lanes)
    return REASONS[reason.code].format(**values) + "."


def _counted(count: str | int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def _listed(letters: Iterable[str], edition: Edition) -> str:
    """Units by kind: `2 privates and 1 tank`, in the order in which they first come."""
    units = "".join(letters)
    kinds = [
        _counted(units.count(letter), edition.unit_name(letter), edition.unit_name(letter, plural=True))
        for letter in dict.fromkeys(units)
    ]
    return " and ".join(filter(None, (", ".join(kinds[:-1]), *kinds[-1:])))
