"""Turns the program's codes and values into sentences, in the words of the edition.

Other modules decide which code applies; they know no language. `web/src/game/words.ts` is the same for the
browser, and a test compares the sentences of both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..editions import LANGUAGES, Catalog, Edition, Variant
from ..rules.refusal import Refusal

if TYPE_CHECKING:
    from .bundles import Bundles, Word


@cache
def shipped() -> tuple[str, ...]:
    """The shipped editions, which have words of their own in the texts."""
    return tuple(Catalog.editions())


class ReasonLike(Protocol):
    """A reason as `players.analyst.reasons` defines it: units are letters."""

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> Mapping[str, str | int]: ...


class EventLike(Protocol):
    """An event as `game.events` defines it; its fields fill the sentence."""

    @property
    def kind(self) -> str: ...

    @property
    def side(self) -> str: ...

    @property
    def road(self) -> int | None: ...

    @property
    def secret(self) -> str | None: ...


_OTHER: Final = {"south": "north", "north": "south"}
#: The values of an event that its sentence may use.
_EVENT_VALUES: Final = ("road", "unit", "units", "tile", "cost", "target", "card", "turn", "ap")


class Texts:
    """The texts in one language.

    Give the variant in play where you have one: its decks have the names of the cards. An edition alone is
    enough for everything else.
    """

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language is {language!r}: expected one of {', '.join(LANGUAGES)}")
        self.language = language

    @property
    def _bundles(self) -> Bundles:
        from .bundles import bundles

        return bundles(self.language)

    # ------------------------------------------------------------ sentences

    def refusal(self, refusal: Refusal, edition: Edition | Variant) -> str:
        """Why an action is not legal, with the rule's number.

        >>> from sevenroads.editions import Catalog
        >>> Texts("en").refusal(Refusal("no-line", "R5.1", {"road": 3}), Catalog().variant("dday"))
        'You have no line on beachhead 3 (R5.1).'
        """
        sentence = self.game(f"refusal-{refusal.code}", refusal.values, edition)
        return f"{sentence.removesuffix('.')} ({refusal.rule})."

    def reason(self, reason: ReasonLike, edition: Edition | Variant) -> str:
        """Why an action makes sense."""
        return self.game(f"reason-{reason.code}", reason.values, edition)

    def event(self, event: EventLike, edition: Edition | Variant, viewer: str = "spectator") -> str:
        """An event, in words for neither side or, for a player, in the second person."""
        base = f"event-{event.kind}"
        keys = [f"{base}-road", base] if event.road is not None else [base]
        # The side of the last event is the one that acted last. The words are about the winner.
        outcome = getattr(event, "outcome", None)
        about = event.side if event.kind != "game-ended" else outcome.winner if outcome else None
        if viewer != "spectator" and about is not None:
            own = about == viewer
            who = f"{base}-{'you' if own else 'enemy'}"
            keys = [who, base] if event.road is None else [f"{who}-road", who, base]
            if own and event.secret:
                keys.insert(0, f"{base}-secret")
        given = {name: getattr(event, name, None) for name in _EVENT_VALUES}
        values = {name: value for name, value in given.items() if value is not None}
        values["card" if event.kind == "card-drawn" else "objective"] = event.secret or ""
        if event.kind == "card-played":
            values["card"] = given["card"]
        arguments = self.arguments({**values, "side": event.side}, edition)
        found = (self._bundles.find(key, "", arguments) for key in keys)
        return next(text for text in found if text is not None)

    def end(self, termination: str, winner: str | None, edition: Edition | Variant, viewer: str) -> str:
        """The end of a game, for a player or a `spectator`."""
        base = termination.replace(" ", "-")
        form = "side" if viewer == "spectator" else "won" if winner == viewer else "lost"
        form = form if winner else "draw"
        arguments = self.arguments({"side": winner} if winner else {}, edition)
        found = (self._bundles.find(f"end-{name}-{form}", "", arguments) for name in (base, "other"))
        return next((text for text in found if text is not None), "")

    def game(self, key: str, values: Mapping[str, Any], edition: Edition | Variant) -> str:
        """A text of `game.ftl`, whose values are letters, ids and numbers as the rules give them."""
        return self.text(key, self.arguments(values, edition), "game")

    def learning(
        self, key: str, variant: Variant, values: Mapping[str, Any] | None = None, *, file: str = "learning"
    ) -> str:
        """A text for learning (rulebook, examples, reference, lessons, learning), which follows the edition.

        `key` may name an attribute: `R4-2.title`.
        """
        arguments = {**self.arguments(values or {}, variant), **self._edition_arguments(variant)}
        return self.text(key, arguments, file)

    def cli(self, key: str, **values: Any) -> str:
        """A text of the command line, `cli-<key>`, with its values as the message needs them."""
        return self.text(f"cli-{key}", values, "cli")

    def labelled(self, what: str, more: str = "") -> str:
        """`Objective: Conquer roads 1 and 4`, with the language's colon."""
        return self.text("labelled", {"what": what, "more": more})

    def text(self, key: str, values: Mapping[str, Any] | None = None, file: str = "interface") -> str:
        """Any text, with its values as the message needs them; a missing text is shown by its key."""
        name, _, attribute = key.partition(".")
        found = self._bundles.find(name, attribute, values, file)
        return key if found is None else found

    # ------------------------------------------------------------ words

    def unit(self, letter: str, edition: Edition | Variant, form: str = "") -> str:
        """A unit's name, plain or in a form: `many`, `the`, `a`, `your`, …"""
        return self._unit(letter, _edition(edition)).form(form)

    def lane(self, edition: Edition | Variant, form: str = "") -> str:
        return self._lane(edition).form(form)

    def side(self, side: str, edition: Edition | Variant, form: str = "") -> str:
        return self._side(side, edition).form(form)

    def listed(self, items: Sequence[str]) -> str:
        """`1, 3 and 5`."""
        return self._bundles.locale.listed(items)

    def percent(self, share: float) -> str:
        """A share as a whole percentage, as the language writes it."""
        return self._bundles.locale.share(share)

    def units(self, letters: Iterable[str], edition: Edition | Variant) -> str:
        """Units by kind, in the order in which they first come: `2 privates and 1 tank`."""
        line = "".join(letters)
        return self.listed(
            [
                self.text(
                    "list-unit",
                    {"count": line.count(letter), "unit": self._unit(letter, _edition(edition))},
                    "game",
                )
                for letter in dict.fromkeys(line)
            ]
        )

    # ------------------------------------------------------------ arguments

    def arguments(self, values: Mapping[str, Any], edition: Edition | Variant) -> dict[str, Any]:
        """The arguments of a game text: letters and ids become words."""
        from .bundles import Word

        made = dict(values)
        made["lane"] = self._lane(edition)
        for name in ("unit", "enemy", "counter", "filler"):
            if values.get(name):
                made[name] = self._unit(str(values[name]), _edition(edition))
        if "units" in values:
            made["units"] = self.units(values["units"], edition)
        if "left" in values and "unit" in values:
            made["stock"] = self.units(str(values["unit"]) * int(values["left"]), edition)
        if values.get("side"):
            made["side"] = self._side(str(values["side"]), edition)
        for name in ("action", "direction"):
            if name in values:
                made[name] = Word(self._bundles, [f"{name}-{values[name]}"])
        if values.get("card"):
            made["card"] = self._card(str(values["card"]), edition)
        if values.get("objective"):
            made["objective"] = self._objective(str(values["objective"]), edition)
        return made

    def _edition_arguments(self, variant: Variant) -> dict[str, Any]:
        """The arguments that every text for learning gets."""
        edition = variant.edition
        guns = [unit.letter for unit in edition.units if len(unit.arrows) > 1]
        return {
            "edition": variant.name if variant.name in shipped() else "own",
            "lane": self._lane(variant),
            "south": self._side("south", variant),
            "north": self._side("north", variant),
            "gun": self._unit(guns[0] if guns else "K", edition),
            "length": variant.road_length,
            "three": "yes" if variant.three_roads_win else "no",
        }

    def _unit(self, letter: str, edition: Edition) -> Word:
        from .bundles import Word

        own = None
        if any(unit.letter == letter for unit in edition.units):
            name = edition.unit_name(letter, self.language)
            own = name, edition.unit_name(letter, self.language, plural=True)
        return Word(self._bundles, [f"unit-{letter}"], own, "unit-other")

    def _lane(self, edition: Edition | Variant) -> Word:
        from .bundles import Word

        words = _edition(edition)
        own = words.lane_word(self.language), words.lane_word(self.language, plural=True)
        return Word(self._bundles, [f"lane-{name}" for name in _names(edition)], own, "lane-other")

    def _side(self, side: str, edition: Edition | Variant) -> Word:
        from .bundles import Word

        own = _edition(edition).seat_name(side, self.language)
        keys = [f"side-{name}-{seat}" for name in _names(edition) for seat in (side, _OTHER[side])]
        return Word(self._bundles, keys, (own, own), "side-other")

    def _card(self, card: str, edition: Edition | Variant) -> str:
        if isinstance(edition, Variant):
            for entry in edition.victory_deck.file.cards:
                if entry.id == card:
                    return edition.edition.card_text(entry.title, self.language, card)
        return self._bundles.find(f"card-{card}-title") or card

    def _objective(self, objective: str, edition: Edition | Variant) -> str:
        if isinstance(edition, Variant):
            for entry in edition.objective_deck.file.cards:
                if entry.id == objective:
                    return edition.edition.card_text(entry.title, self.language, objective)
        return objective


def _edition(edition: Edition | Variant) -> Edition:
    return edition.edition if isinstance(edition, Variant) else edition


def _names(edition: Edition | Variant) -> Sequence[str]:
    """The editions whose words in the texts may be those of this one: itself, or all for a player's own."""
    name = edition.name if isinstance(edition, Variant) else edition.id
    return [name] if name in shipped() else shipped()
