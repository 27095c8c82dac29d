"""What both ends of the engine protocol share: commands, views and answers as lines of words.

This module reads and checks text. It does not search, start programs or keep a game.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import isfinite
from typing import IO, Final

from ...editions import Variant
from ...notation import read_variant, write_variant
from ...rules.kernel import Position
from ...rules.tables import Action
from ...rules.types import SIDES, UNKNOWN, Side
from ...state import State
from ...view import View
from ..search_limit import SearchLimit

#: The version of the protocol; it increases when a line changes its meaning.
PROTOCOL: Final = 1
#: Bytes of the longest line that either end accepts.
LONGEST_LINE: Final = 65_536
TOO_LONG: Final = f"a line has at most {LONGEST_LINE} bytes"
#: Words of a view in notation.
VIEW_WORDS: Final = 7


class ProtocolError(ValueError):
    """A line does not follow the protocol; the message says what was expected."""


@dataclass(frozen=True, slots=True)
class Go:
    """The limits of a search. Without any, the player uses its own."""

    seconds: float | None = None
    nodes: int | None = None
    infinite: bool = False


# ------------------------------------------------------------ reading


def read_lines(stream: IO[bytes]) -> Iterator[bytes | None]:
    """The lines of a stream until it ends; `None` for each line that is too long."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        yield None


def position_or_view(text: str) -> State | View:
    """A position, or a view if the text hides cards."""
    words = text.split(" ")
    hidden = len(words) == VIEW_WORDS and ("#" in words[5] or "?" in words[3] + words[4])
    return View.parse(text) if hidden else State.parse(text)


def read_game(words: Sequence[str]) -> tuple[Variant, Side]:
    """The words of `newgame`: a variant and the side to play."""
    if len(words) != 2:
        raise ProtocolError("newgame: expected a variant and a side, such as: newgame ardennes south")
    if words[1] not in SIDES:
        raise ProtocolError(f"newgame: the side is south or north, not {words[1][:40]!r}")
    return read_variant(words[0]), Side(words[1])


def read_position(words: Sequence[str], variant: Variant, side: Side) -> View:
    """The words of `position`: a view, and the discards if they are not empty or not known."""
    view = _read_view("position", words[:VIEW_WORDS], variant, side)
    rest = words[VIEW_WORDS:]
    if not rest:
        return view
    if len(rest) != 2 or rest[0] != "discards":
        raise ProtocolError("position: after the view, only `discards` and card ids joined by commas")
    return View(view.position, view.viewer, _read_discards(view, rest[1].split(",")))


def _read_discards(view: View, cards: list[str]) -> tuple[str, ...]:
    left = dict(view.variant.ruleset.victory_cards)
    held = [card for held in view.layout.cards for card in held.hand]
    for card in (*(card for card in held if card != UNKNOWN), *cards):
        if left.get(card, 0) < 1:
            raise ProtocolError(f"position: the discards and hands list {card[:40]!r} too often")
        left[card] -= 1
    deck = view.layout.victory_deck
    unseen = (deck if isinstance(deck, int) else len(deck)) + held.count(UNKNOWN)
    if sum(left.values()) != unseen:
        raise ProtocolError(
            f"position: {sum(left.values())} cards are in neither a hand that you see nor the discards, "
            f"but the view hides {unseen}"
        )
    return tuple(sorted(cards))


def read_seen(words: Sequence[str], before: View) -> tuple[Action, View]:
    """The words of `seen`: an action and the view after it, which must follow from the view before."""
    if not words:
        raise ProtocolError("seen: expected an action and the view after it")
    rules = before.variant.rules
    if words[0] not in rules.ids:
        raise ProtocolError(f"seen: {words[0][:40]!r} is no action of {before.variant.name}")
    action = rules.actions[rules.ids[words[0]]]
    after = _read_view("seen", words[1:], before.variant, before.viewer)
    if not _follows(before, action, after):
        raise ProtocolError(f"seen: {action} does not lead from the last view to this one")
    discards = before.discards
    if discards is not None and action.card is not None:
        discards = tuple(sorted((*discards, action.card)))
    return action, View(after.position, after.viewer, discards)


def _read_view(command: str, words: Sequence[str], variant: Variant, viewer: str) -> View:
    if len(words) != VIEW_WORDS:
        raise ProtocolError(f"{command}: a view has {VIEW_WORDS} words, not {len(words)}")
    if words[0] != write_variant(variant):
        raise ProtocolError(
            f"{command}: the game is {write_variant(variant)}; begin another one with newgame first"
        )
    return View.parse(" ".join(words), viewer)


def _follows(before: View, action: Action, after: View) -> bool:
    """Whether an action leads from one view to another, as far as their viewer can know."""
    if before.outcome is not None:
        return False
    state = State.sample(_with_card(before, action), random.Random(0))
    if not state.is_legal(action):
        return False
    state.apply(action)
    found, expected = after.layout, state.view(after.viewer).layout
    if (found.lines, found.conquered) != (expected.lines, expected.conquered):
        return False
    if state.is_over or after.outcome is not None:
        return True  # whether an objective is fulfilled depends on the cards
    sizes = [
        (layout.objective_deck, layout.victory_deck, [len(cards.hand) for cards in layout.cards])
        for layout in (found, expected)
    ]
    public = [(layout.side, layout.turn, layout.ap, layout.effects) for layout in (found, expected)]
    return sizes[0] == sizes[1] and public[0] == public[1]


def _with_card(view: View, action: Action) -> View:
    """The view, with the card that an enemy plays in its hand instead of a hidden one."""
    number, layout = view.side.number, view.layout
    held = layout.cards[number]
    if action.card is None or view.on_turn or UNKNOWN not in held.hand:
        return view
    hand = list(held.hand)
    hand[hand.index(UNKNOWN)] = action.card
    cards = list(layout.cards)
    cards[number] = replace(held, hand=tuple(sorted(hand)))
    shown = Position.from_layout(view.variant.rules, replace(layout, cards=(cards[0], cards[1])))
    return View(shown, view.viewer, view.discards)


def read_go(words: Sequence[str]) -> Go:
    """The words of `go`. What follows `legal` is for bots that do not know the rules."""
    seconds: float | None = None
    nodes: int | None = None
    infinite = False
    remaining = iter(words)
    for word in remaining:
        if word == "legal":
            break
        if word == "infinite":
            infinite = True
        elif word == "seconds":
            seconds = _number(word, next(remaining, ""))
        elif word == "nodes":
            nodes = int(_number(word, next(remaining, ""), whole=True))
        else:
            raise ProtocolError(f"go: expected seconds, nodes, infinite or legal, not {word[:40]!r}")
    if infinite and (seconds, nodes) != (None, None):
        raise ProtocolError("go: infinite takes no seconds and no nodes")
    return Go(seconds, nodes, infinite)


def _number(name: str, text: str, *, whole: bool = False) -> float:
    try:
        number = int(text) if whole else float(text)
        if 0 < number < 2**62 and isfinite(number) and len(text) < 20:
            return number
    except ValueError:
        pass
    raise ProtocolError(f"go: {name} needs a positive {'whole ' if whole else ''}number, not {text[:40]!r}")


# ------------------------------------------------------------ writing


def game_lines(view: View, history: Sequence[tuple[View, Action]], known: int | None) -> Iterator[str]:
    """The lines that tell a bot the game so far; `known` is how many actions it has seen already.

    Without `known`, they begin with the first view of the history.
    """
    views = [*(seen for seen, _ in history), view]
    if known is None:
        first = views[0]
        discards = f" discards {','.join(first.discards)}" if first.discards else ""
        yield f"position {first}{discards}"
        known = 0
    for number in range(known, len(history)):
        yield f"seen {history[number][1]} {views[number + 1]}"


def go_line(limit: SearchLimit, legal: Sequence[Action]) -> str:
    seconds = "" if limit.seconds is None else f" seconds {limit.seconds:.3f}"
    nodes = "" if limit.nodes is None else f" nodes {limit.nodes}"
    return f"go{seconds}{nodes} legal {' '.join(action.text for action in legal)}"


def info_line(
    number: int, win: float, actions: Sequence[Action], simulations: int | None = None, seconds: float = 0.0
) -> str:
    searched = "" if simulations is None else f" simulations {simulations}"
    turn = " ".join(["", "actions", *(action.text for action in actions)]) if actions else ""
    return f"info line {number}{searched} seconds {seconds:.3f} win {win:.4f}{turn}"


def one_line(text: object) -> str:
    """A text without line breaks and other control characters, short enough for one line."""
    plain = "".join(character if character.isprintable() else " " for character in str(text))
    return " ".join(plain.split())[:1000]
