"""Positions for the drawing tests: one of every edition, a finished game, and a custom edition."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from sevenroads import Catalog, State


def position(
    roads: str,
    turn: str = "s23:3",
    south: str = "146/sabotage",
    north: str = "246/withdrawal",
    *,
    edition: str = "ardennes",
    discarded: tuple[str, ...] = (),
    effects: str = "-",
) -> State:
    """A whole position; the decks contain all cards that are neither in hand nor discarded."""
    rules = Catalog().variant(edition).ruleset
    gone = Counter([*south.replace("/", ",").split(","), *north.replace("/", ",").split(","), *discarded])
    decks = []
    for cards in ([(card.id, card.count) for card in rules.objectives], rules.victory_cards):
        left = Counter(dict(cards))
        left.subtract({card: gone[card] for card in left})
        decks.append(",".join(left.elements()) or "-")
    return State.parse(f"{edition} {roads} {turn} {south} {north} {'/'.join(decks)} {effects}")


def ardennes(south: str = "146/sabotage", north: str = "246/withdrawal") -> State:
    """Clashes on roads 1 and 5, road 3 conquered by south, 7 by north, north dug in on 4."""
    return position(
        "6TMC|MPT/CM|M/!4TPTPTM|/PS|PS2/1PTK|PPMT1/MP|PTCMT/|GTPCMT2!",
        south=south,
        north=north,
        discarded=("dig-in",),
        effects="dig-in:n4",
    )


def dday() -> State:
    return position("MP|PCPTMT/7TPM|TP/|M/PPA|ST/|TPTPCM5!/TC|PT4/!4TSPTTM|", edition="dday")


def prototype() -> State:
    return position(
        "TPM|TPP/TK|PT/!1TTPTPTM|/|/|MC/|/|GTPCTM2!",
        south="1347x/sabotage",
        north="2346x/-",
        edition="prototype",
    )


def ended() -> State:
    """South has roads 1 and 3, which is its objective."""
    return position("!TTTPTMPM|/|/!PPPCTTTM|/|/|M/|/|", turn="s41:1#s", south="137/sabotage")


EDITIONS: Final = {"ardennes": ardennes, "dday": dday, "prototype": prototype}

OWN_EDITION: Final = """
format = 1
id = "toys"
road_length = 12
mortar_fires = "deployed"
three_roads_win = true
objective_deck = "ardennes"
victory_deck = "ardennes"
name = { en = "Toys & <Bricks>\\u001b[2J\\u0001" }
seats.south.en = "Reds"
seats.north.en = "Blues"
units = [
  { letter = "B", class = "mine", length = 1, count = 4 },
  { letter = "D", class = "tank", length = 3, count = 6, name = { en = "dragon" } },
  { letter = "T", class = "infantry", rank = 1, length = 2, count = 6, name = { en = "tin soldier" } },
  { letter = "Q", class = "infantry", rank = 4, length = 3, count = 1, special = true },
  { letter = "Z", class = "spy", length = 1, count = 1, special = true, arrows = [
    { direction = "right", tile = 1, distance = 2, hits = ["infantry"] }] },
]
"""


def own_edition(folder: Path) -> State:
    """A game of a user's own edition, in which T is an infantry."""
    path = folder / "toys.toml"
    path.write_text(OWN_EDITION, encoding="utf-8")
    state = State.new(str(path), seed=1)
    for action in ("T1", "D1", "Q2", "B3", ".", "D1", "T1", "B1", "Z4", "."):
        state.apply(action)
    return state
