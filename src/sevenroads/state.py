"""The public face of a position: `State` joins kernel, edition and notation in one small class.

>>> s = State.new("ardennes", seed=7)
>>> s.apply("T3")
>>> s.gap(3)
15
>>> s.why_not("x3")
'The enemy has no line on road 3 (R5.1).'
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from .editions import DEFAULT_CATALOG, Catalog, Variant
from .notation import (
    read_layout,
    read_variant,
    split_fields,
    write_layout,
    write_variant,
)
from .rules.errors import IllegalAction, InvalidEdition, InvalidNotation
from .rules.kernel import Position
from .rules.refusal import Refusal, refusal
from .rules.tables import Action
from .rules.types import (
    ROADS,
    SIDES,
    TURN_AP,
    UNKNOWN,
    Cards,
    Layout,
    Line,
    Outcome,
    Side,
    Termination,
)
from .texts import Texts
from .view import View, check_layout

STARTS: Final = ("south", "north", "coin")


class State(Position):
    """A position of the game, to play on.

    Legal actions come in the fixed order of the action space (docs/architecture.md). An action is
    given as an `Action`, as text or as its number. A refused one changes nothing.

    >>> s = State.new("ardennes", seed=7)
    >>> s.apply("T3")
    >>> s.side, s.ap, s.gap(3)
    (<Side.SOUTH: 'south'>, 3, 15)
    >>> State.parse(str(s)) == s
    True
    """

    __slots__ = ()

    @classmethod
    def new(
        cls,
        edition: str = "ardennes",
        *,
        seed: int | None = None,
        start: str = "south",
        first_turn_ap: int = TURN_AP,
        beginner: bool = False,
        catalog: Catalog = DEFAULT_CATALOG,
        **options: Any,
    ) -> State:
        """Set up a game: shuffle, deal an objective each, give the starting player its first turn.

        `edition` is an id, the path of an edition file, or either with options as in notation
        (`ardennes+novictory`). Further keywords are the options of R10: `specials` (True, False or
        letters), `victory_cards`, `objectives`, `road_length`, `mortar_fires`, `three_roads_win`,
        `objective_deck`, `victory_deck` and the edition's own switches. Without a seed the deal is random.
        """
        if start not in STARTS:
            raise InvalidEdition(f"start is {start!r}: expected one of {', '.join(STARTS)}")
        if type(first_turn_ap) is not int or not 0 <= first_turn_ap <= TURN_AP:
            raise InvalidEdition(f"first_turn_ap is {first_turn_ap!r}: expected 0 to {TURN_AP}")
        variant = choose_variant(edition, beginner, options, catalog)
        rng = random.Random(seed) if seed is not None else random.SystemRandom()
        starting = Side(rng.choice(("south", "north")) if start == "coin" else start)
        return cls.from_layout(variant.rules, _deal(variant, rng, starting, first_turn_ap))

    @classmethod
    def parse(cls, text: str, catalog: Catalog = DEFAULT_CATALOG) -> State:
        """Read a whole position in notation. `InvalidNotation` says what is wrong and where.

        >>> State.parse("ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -").turn
        1
        """
        fields = split_fields(text)
        variant = read_variant(fields[0], catalog)
        layout = read_layout(fields)
        if isinstance(layout.objective_deck, int) or any(
            UNKNOWN in (cards.objective, *cards.hand) for cards in layout.cards
        ):
            raise InvalidNotation("cards: some are hidden, so this is a view: read it with View.parse")
        check_layout(variant, layout)
        return cls.from_layout(variant.rules, layout)

    @classmethod
    def sample(cls, view: View, rng: random.Random) -> State:
        """A whole position that looks like `view` to its viewer: unseen cards are dealt at random."""
        return cls.from_layout(view.variant.rules, _fill(view, rng))

    def __str__(self) -> str:
        return f"{write_variant(self.variant)} {write_layout(self.layout())}"

    def __repr__(self) -> str:
        return f"State.parse({str(self)!r})"

    def _repr_svg_(self) -> str:
        """The board for notebooks, as a spectator sees it, since notebooks are shared."""
        return self.view("spectator")._repr_svg_()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (str(self), self.outcome)

    @property
    def variant(self) -> Variant:
        """The edition with its options."""
        owner = self.rules.owner
        assert isinstance(owner, Variant)
        return owner

    def action(self, action: Action | str | int) -> Action:
        """The action of this edition's space that a text or number stands for."""
        number = self.rules.number(action)
        if number < 0 and not isinstance(action, str | Action):
            raise InvalidNotation(f"no action {action}: numbers go from 0 to {len(self.rules.actions) - 1}")
        if number < 0:
            raise InvalidNotation(
                f"{str(action)[:40]!r} is no action of {self.variant.name}: write T3 to place, "
                f">3 to redeploy, <3 to retreat, x3 to attack, {self._shots() or 'nothing'} to fire, "
                "!sabotage:3 to play a card, . to end the turn"
            )
        return self.rules.actions[number]

    def _shots(self) -> str:
        return " or ".join(action.text for action in self.rules.actions if action.kind == "fire")

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Why an action is not legal, as data; `None` if it is."""
        return refusal(self, self.action(action))

    def why_not(self, action: Action | str | int) -> str | None:
        """Why an action is not legal, in a sentence with its rule number; `None` if it is."""
        reason = self.refusal(action)
        return Texts("en").refusal(reason, self.variant) if reason else None

    def refuse(self, action: Action | str | int) -> NoReturn:
        reason = self.refusal(action)
        assert reason is not None
        raise IllegalAction(
            f"{self.action(action)}: {Texts('en').refusal(reason, self.variant)}", reason.rule
        )

    def view(self, viewer: str) -> View:
        """What `south`, `north` or a `spectator` may see (R11)."""
        return View.of(self, viewer)

    def views(self, viewers: Iterable[str]) -> list[View]:
        """The same for several viewers at once."""
        return View.each(self, viewers)


def choose_variant(
    edition: str, beginner: bool, options: dict[str, Any], catalog: Catalog = DEFAULT_CATALOG
) -> Variant:
    """The variant of an edition, or of its notation with options; `options` override those."""
    if not isinstance(edition, str):
        raise InvalidEdition(f"edition is {edition!r}: an id, a path or notation expected")
    name, settled = edition, dict[str, Any]()
    if "+" in edition:
        base = read_variant(edition, catalog)
        name, settled = base.name, dict(base.settings)
        if not base.objectives:
            # Three roads win only because objectives are off; other options may turn them on again.
            del settled["three_roads_win"]
    if beginner:
        preset = catalog.edition(name).file.beginner
        settled["specials"] = preset.specials
        settled["victory_cards"] = preset.victory_cards
    return catalog.variant(name, {**settled, **options})


def _deal(variant: Variant, rng: random.Random, starting: Side, ap: int) -> Layout:
    objectives = [card.id for card in variant.ruleset.objectives for _ in range(card.count)]
    victory = [card for card, count in variant.ruleset.victory_cards for _ in range(count)]
    rng.shuffle(objectives)
    rng.shuffle(victory)
    first, second = (objectives.pop(0), objectives.pop(0)) if objectives else (None, None)
    pair = (Cards(first), Cards(second))
    return Layout(
        lines=((Line(),) * ROADS, (Line(),) * ROADS),
        conquered=(None,) * ROADS,
        side=starting,
        turn=1,
        ap=ap,
        cards=pair if starting is Side.SOUTH else (pair[1], pair[0]),
        objective_deck=tuple(objectives),
        victory_deck=tuple(victory),
    )


def _fill(view: View, rng: random.Random) -> Layout:
    """The view's layout with every unseen card dealt from those that can still be unseen."""
    layout = view.layout
    if not isinstance(layout.objective_deck, int) or not isinstance(layout.victory_deck, int):
        return layout
    rules = view.variant.ruleset
    objectives = Counter({card.id: card.count for card in rules.objectives})
    objectives.subtract(c.objective for c in layout.cards if c.objective not in (None, UNKNOWN))
    victory = Counter(dict(rules.victory_cards))
    victory.subtract(view.discards or ())
    victory.subtract(card for c in layout.cards for card in c.hand if card != UNKNOWN)
    unseen, cards = list(objectives.elements()), list(victory.elements())
    rng.shuffle(unseen)
    rng.shuffle(cards)
    filled = []
    for side, held in zip(SIDES, layout.cards, strict=True):
        objective = held.objective
        if objective == UNKNOWN:
            objective = _unfulfilled(view, side, unseen)
            unseen.remove(objective)
        hand = [cards.pop() if card == UNKNOWN else card for card in held.hand]
        filled.append(Cards(objective, tuple(sorted(hand))))
    return Layout(
        lines=layout.lines,
        conquered=layout.conquered,
        side=layout.side,
        turn=layout.turn,
        ap=layout.ap,
        cards=(filled[0], filled[1]),
        objective_deck=tuple(unseen[: layout.objective_deck]),
        victory_deck=tuple(cards[: layout.victory_deck]),
        effects=layout.effects,
    )


def _unfulfilled(view: View, side: Side, unseen: list[str]) -> str:
    """An objective that a side can hold: it would have won already with one that is fulfilled (R7.2)."""
    fulfilled = view.fulfilled(side)
    for card in unseen:
        if card not in fulfilled:
            return card
    raise InvalidNotation(f"{side}'s cards: its roads fulfil every objective that it could hold (R7.2)")


def _restore(text: str, outcome: Outcome | None) -> State:
    """Unpickle a state, with an outcome that its text does not show."""
    if outcome is None or outcome.termination not in (
        Termination.RESIGNATION,
        Termination.TIME,
        Termination.AGREEMENT,
        Termination.REPETITION,
    ):
        return State.parse(text)
    fields = text.split(" ")
    fields[2] = fields[2].partition("#")[0]
    state = State.parse(" ".join(fields))
    state.finish(outcome)
    return state
