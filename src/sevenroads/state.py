"""The public face of a position: `State` joins kernel, edition and notation in one small class.

>>> s = State.new("ardennes", seed=7)
>>> s.apply("T3")
>>> s.gap(3)
15
>>> s.why_not("x3")
'The enemy has no line on road 3 (R5.1).'
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from .editions import DEFAULT_CATALOG, Catalog, Variant
from .notation import (
    WHOLE,
    read_header,
    read_layout,
    read_variant,
    split_fields,
    write_header,
    write_layout,
    write_variant,
)
from .rules import encoding
from .rules.errors import IllegalAction, InvalidEdition, InvalidNotation
from .rules.kernel import Position
from .rules.observations import ObservationSpec, spec_of
from .rules.refusal import Refusal, refusal
from .rules.tables import Action
from .rules.types import (
    ROADS,
    SIDES,
    TURN_AP,
    TURN_LIMIT,
    UNKNOWN,
    Cards,
    Layout,
    Line,
    Side,
)
from .texts import Texts
from .view import View, checked_position, explain_impossible, same_position, viewer_number

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
        edition: str | Variant = "ardennes",
        *,
        seed: int | None = None,
        start: str = "south",
        first_turn_ap: int = TURN_AP,
        beginner: bool = False,
        catalog: Catalog = DEFAULT_CATALOG,
        **options: Any,
    ) -> State:
        """Set up a game: shuffle, deal an objective each, give the starting player its first turn.

        `edition` is an id, the path of an edition file, either with options as in notation
        (`ardennes+novictory`), or a variant. Further keywords are the options of R10: `specials` (True, False
        or letters), `victory_cards`, `objectives`, `road_length`, `mortar_fires`, `three_roads_win`,
        `objective_deck`, `victory_deck` and the edition's own switches. Without a seed the deal is random.
        """
        if start not in STARTS:
            raise InvalidEdition(f"start is {start!r}: expected one of {', '.join(STARTS)}")
        _check_ap(first_turn_ap)
        variant = choose_variant(edition, beginner, options, catalog)
        rng = random.Random(seed) if seed is not None else random.SystemRandom()
        starting = Side(rng.choice(("south", "north")) if start == "coin" else start)
        return cls.from_layout(variant.rules, _deal(variant, rng, starting, first_turn_ap))

    @classmethod
    def deal(
        cls,
        edition: str | Variant = "ardennes",
        *,
        objectives: tuple[str, str] | None = None,
        objective_deck: Sequence[str] | None = None,
        victory_deck: Sequence[str] | None = None,
        start: str = "south",
        first_turn_ap: int = TURN_AP,
        catalog: Catalog = DEFAULT_CATALOG,
    ) -> State:
        """Set up a game from given cards: south's and north's objective, and both decks, top card first.

        A deck that is not given has its remaining cards in the order of the deck file; so does a game whose
        draws are chance events (`draws`). `edition` is a variant, or a text as in notation.

        >>> str(State.deal("ardennes+novictory", objectives=("137", "246"), objective_deck=["west"]))
        'ardennes+novictory |/|/|/|/|/|/| s1:4 137/- 246/- west/- -'
        """
        variant = choose_variant(edition, catalog=catalog)
        if start not in SIDES:
            raise InvalidEdition(f"start is {start!r}: expected one of {', '.join(SIDES)}")
        _check_ap(first_turn_ap)
        south, north = objectives or (None, None)
        layout = _opening(
            (Cards(south), Cards(north)),
            tuple(_without(_cards(variant)[0], (south, north)) if objective_deck is None else objective_deck),
            tuple(_cards(variant)[1] if victory_deck is None else victory_deck),
            Side(start),
            first_turn_ap,
        )
        return checked_position(cls, variant, layout)

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
        return checked_position(cls, variant, layout)

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview, catalog: Catalog = DEFAULT_CATALOG) -> State:
        """Read a position that `to_bytes` wrote. `InvalidNotation` says what is wrong.

        >>> State.from_bytes(State.new("dday", seed=1).to_bytes()) == State.new("dday", seed=1)
        True
        """
        data = bytes(data)
        variant, viewer, start = read_header(data, catalog)
        if viewer != WHOLE:
            raise InvalidNotation(
                "bytes: some cards are hidden, so this is a view: read it with View.from_bytes"
            )
        state, fault = encoding.unpack(cls, variant.rules, data, start)
        if fault is None and not state.is_view:
            return state
        if fault == "":
            explain_impossible(variant, state.layout())
        raise InvalidNotation(f"bytes: {fault or 'hidden cards in a whole position'}")

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
        return isinstance(other, State) and same_position(self, other)

    def __hash__(self) -> int:
        """Equal for equal states. A state that is a key of a dictionary must not be played on."""
        return encoding.hash_board(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return State.from_bytes, (self.to_bytes(),)

    def to_bytes(self) -> bytes:
        """The position with edition, options and rules revision, in one canonical binary form.

        It also keeps how a game ended, which the text does not show. Read it with `from_bytes`.
        """
        return write_header(self.variant) + encoding.pack(self)

    @property
    def variant(self) -> Variant:
        """The edition with its options."""
        owner = self.rules.owner
        assert isinstance(owner, Variant)
        return owner

    @property
    def num_actions(self) -> int:
        """The size of the action space: actions are numbered from 0 to `num_actions` - 1."""
        return len(self.rules.actions)

    @property
    def max_game_actions(self) -> int:
        """No game has more actions than this, from the deal to its end.

        >>> State.new("ardennes", seed=1).max_game_actions
        3628
        """
        # A game ends with turn 400 at the latest (R7.3), so at most 400 turns end. They bring at most 4 AP
        # each, and Victory cards their points. Every action costs at least 1 AP, except the end of a turn, a
        # card, an attack and a shot. An attack or a shot removes at least one unit from the roads, and each
        # unit came there by a placement, which costs 1 AP. So each AP stands for at most two actions.
        ruleset = self.rules.ruleset
        points = TURN_LIMIT * TURN_AP + ruleset.bonus
        return TURN_LIMIT + 2 * points + sum(count for _, count in ruleset.victory_cards)

    def legal_mask(self, out: Any = None) -> Any:
        """The legal actions as one byte for each action of the space: 1 if it is legal.

        `out` is any writable buffer of `num_actions` bytes, such as a NumPy array of `uint8`; it is filled
        and returned. Without it the result is a new `bytearray`. The mask shows which cards the side to move
        can play, so it is for that side alone.

        >>> State.new("ardennes", seed=1).legal_mask()[121]
        1
        """
        return encoding.legal_mask(self, out)

    def observe(self, side: str, out: Any = None) -> Any:
        """What a side sees, as numbers from its own seat; `observation_spec` tells what they mean.

        `side` may also be `spectator`, who sits with south and sees no cards. `out` is any writable buffer of
        `observation_spec(variant).size` bytes; it is filled and returned. Without it the result is a new
        `bytearray`.

        >>> state = State.new("ardennes", seed=1)
        >>> state.observe("south")[observation_spec("ardennes")["ap"].start]
        4
        """
        return encoding.observe(self, viewer_number(side), out)

    def draws(self, action: Action | str | int) -> list[tuple[str, float]]:
        """The cards that an action may draw, with their probabilities; empty if it draws no card.

        The order of the decks is unknown to everyone (R8.2), so every card of the deck is equally likely,
        whatever order this state holds. An objective that `new-orders` put under the deck comes last.
        """
        return encoding.draws(self, action)

    def apply_with_draw(self, action: Action | str | int, card: str) -> None:
        """Play an action that draws a card, and let it draw this one of `draws(action)`."""
        encoding.apply_with_draw(self, action, card)

    def repetition_key(self) -> bytes:
        """What R7.3 compares at the start of a turn: equal for positions that repeat each other."""
        return encoding.repetition_key(self)

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
    edition: str | Variant,
    beginner: bool = False,
    options: Mapping[str, Any] | None = None,
    catalog: Catalog = DEFAULT_CATALOG,
) -> Variant:
    """The variant of an edition, or of its notation with options; `options` override those."""
    options = options or {}
    if not isinstance(edition, str | Variant):
        raise InvalidEdition(f"edition is {edition!r}: an id, a path, notation or a variant expected")
    if isinstance(edition, Variant) and not beginner and not options:
        return edition
    name, settled = str(edition), dict[str, Any]()
    if isinstance(edition, Variant) or "+" in edition:
        base = edition if isinstance(edition, Variant) else read_variant(edition, catalog)
        name, settled = base.name, dict(base.settings)
        if not base.objectives:
            # Three roads win only because objectives are off; other options may turn them on again.
            del settled["three_roads_win"]
    if beginner:
        preset = catalog.edition(name).file.beginner
        settled["specials"] = preset.specials
        settled["victory_cards"] = preset.victory_cards
    return catalog.variant(name, {**settled, **options})


def observation_spec(edition: str | Variant, catalog: Catalog = DEFAULT_CATALOG) -> ObservationSpec:
    """The names, shapes and meanings of what `State.observe` writes for an edition, and its version.

    >>> observation_spec("ardennes").planes
    (22, 7, 18)
    """
    variant = choose_variant(edition, catalog=catalog)
    return spec_of(variant.rules)


def objective_draws(
    edition: str | Variant, taken: Sequence[str] = (), catalog: Catalog = DEFAULT_CATALOG
) -> list[tuple[str, float]]:
    """The objectives that a player may draw before the first turn (R9), with their probabilities.

    `taken` are those already drawn: the starting player draws first. Empty if objectives are off. With both
    cards, `State.deal` sets up the game.

    >>> len(objective_draws("ardennes", taken=["137"]))
    19
    """
    variant = choose_variant(edition, catalog=catalog)
    left = _without(_cards(variant)[0], taken)
    return [(card, left.count(card) / len(left)) for card in dict.fromkeys(left)]


def _check_ap(first_turn_ap: int) -> None:
    if type(first_turn_ap) is not int or not 0 <= first_turn_ap <= TURN_AP:
        raise InvalidEdition(f"first_turn_ap is {first_turn_ap!r}: expected 0 to {TURN_AP}")


def _deal(variant: Variant, rng: random.Random, starting: Side, ap: int) -> Layout:
    objectives, victory = _cards(variant)
    rng.shuffle(objectives)
    rng.shuffle(victory)
    first, second = (objectives.pop(0), objectives.pop(0)) if objectives else (None, None)
    pair = (Cards(first), Cards(second))
    return _opening(
        pair if starting is Side.SOUTH else (pair[1], pair[0]),
        tuple(objectives),
        tuple(victory),
        starting,
        ap,
    )


def _cards(variant: Variant) -> tuple[list[str], list[str]]:
    """All cards of both decks, in the order of the deck files."""
    return (
        [card.id for card in variant.ruleset.objectives for _ in range(card.count)],
        [card for card, count in variant.ruleset.victory_cards for _ in range(count)],
    )


def _without(cards: list[str], taken: Iterable[str | None]) -> list[str]:
    """The cards without those taken. A taken card that is missing is ignored: the whole deal is checked."""
    for card in taken:
        if card in cards:
            cards.remove(card)
    return cards


def _opening(
    cards: tuple[Cards, Cards],
    objective_deck: tuple[str, ...],
    victory_deck: tuple[str, ...],
    starting: Side,
    ap: int,
) -> Layout:
    """The empty battlefield before the first turn."""
    return Layout(
        lines=((Line(),) * ROADS, (Line(),) * ROADS),
        conquered=(None,) * ROADS,
        side=starting,
        turn=1,
        ap=ap,
        cards=cards,
        objective_deck=objective_deck,
        victory_deck=victory_deck,
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
    for objective, held in zip(_objectives(view, unseen), layout.cards, strict=True):
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


def _objectives(view: View, unseen: list[str]) -> list[str | None]:
    """The objective of each side: the one that is seen, or one taken from `unseen` that the side can hold.

    A side would have won already with an objective that its roads fulfil (R7.2). Both objectives are chosen
    together: the first card that fits one side may be the only one that fits the other.
    """
    hidden = [side for side in SIDES if view.layout.cards[side.number].objective == UNKNOWN]
    fulfilled = [view.fulfilled(side) for side in hidden]
    for chosen in itertools.permutations(unseen, len(hidden)):
        if not any(card in won for card, won in zip(chosen, fulfilled, strict=True)):
            break
    else:
        raise InvalidNotation("cards: the conquered roads fulfil every objective that may be hidden (R7.2)")
    for card in chosen:
        unseen.remove(card)
    dealt = iter(chosen)
    return [next(dealt) if cards.objective == UNKNOWN else cards.objective for cards in view.layout.cards]
